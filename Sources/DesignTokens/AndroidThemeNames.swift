import SourceText

/// The attributes of Android's own themes: their texts are on the backgrounds of windows, and on Material's surface.
///
/// Source: `R.attr` of the Android API, which defines `textColorPrimary` and the others for the text of a window.
struct AndroidThemeNames {
  let proposals: [PairingInference.Proposal]

  private static let texts: Set<String> = [
    "textColor", "textColorPrimary", "textColorSecondary", "textColorTertiary", "textColorHint", "textColorLink",
  ]
  private static let backgrounds: Set<String> = ["windowBackground", "colorBackground"]

  /// Creates the pairings of a theme.
  init(_ names: [RoleName], _ paths: [TokenPath]) {
    var fronts: [Int] = []
    var backs: [Int] = []
    for name in names where name.isOfTheme {
      let segments = paths[name.index].segments
      guard let last = segments.last else { continue }
      // The window of a translucent theme shows what is behind it.
      if last == "windowBackground", wordsOf(name.space).contains(where: { $0 == "translucent" || $0 == "transparent" })
      {
        continue
      }
      let isOwn = segments.dropLast().last == "android"
      if isOwn, AndroidThemeNames.texts.contains(last) { fronts.append(name.index) }
      if isOwn && AndroidThemeNames.backgrounds.contains(last) || last == "colorSurface" { backs.append(name.index) }
    }
    proposals = fronts.flatMap { front in
      backs.map { PairingInference.Proposal(foreground: front, background: $0, usage: .text) }
    }
  }
}
