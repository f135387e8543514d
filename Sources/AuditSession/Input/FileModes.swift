import DesignTokens
import SourceText

/// Groups of unordered token files by the mode that their names suggest.
struct FileModes {
  /// The positions of the files of one mode; the mode is nil if their names suggest none.
  struct Group {
    let mode: Mode?
    var positions: [Int]
  }

  /// Returns the groups: files without a mode first, then light before dark, standard before increased contrast, and standard
  /// before reduced transparency.
  ///
  /// Files that all suggest one mode stay one group without a mode: a single `dark.json` isn't a second appearance.
  static func groups(_ paths: [String]) -> [Group] {
    var groups: [Group] = []
    for (position, path) in paths.enumerated() {
      let mode = mode(of: path)
      if let index = groups.firstIndex(where: { $0.mode == mode }) {
        groups[index].positions.append(position)
      } else {
        groups.append(Group(mode: mode, positions: [position]))
      }
    }
    guard groups.count > 1 else { return [Group(mode: nil, positions: Array(paths.indices))] }
    return groups.sorted { rank($0.mode) < rank($1.mode) }
  }

  /// Returns the mode that a path suggests; its own name takes precedence over its folders. Nil if there is none.
  static func mode(of path: String) -> Mode? {
    var scheme: Mode.Scheme?
    var (isIncreased, isReduced) = (false, false)
    for name in normalized(path).reversed() {
      guard let guess = Mode(guessedFrom: name) else { continue }
      if guess.contrast == .increased { isIncreased = true }
      if guess.transparency == .reduced { isReduced = true }
      // A darkroom.json isn't about a dark mode, but themes.darkBlue is.
      let words = wordsOf(name)
      let isDark = guess.scheme == .dark && words.contains(where: FileModes.darkWords.contains)
      let speaksOfScheme = isDark || words.contains("light")
      if scheme == nil, speaksOfScheme { scheme = guess.scheme }
    }
    guard scheme != nil || isIncreased || isReduced else { return nil }
    return Mode(
      guessedFrom: (scheme ?? .light).rawValue + (isIncreased ? "-high-contrast" : "")
        + (isReduced ? "-reduced-transparency" : ""))
  }

  private static let darkWords: Set<String> = [
    "dark", "night", "darkmode", "nightmode", "darktheme", "darkhc", "darkcontrast",
  ]

  /// Returns the suggested modes in order, each based on its base mode, or on another known mode if its base is missing.
  static func modes(_ spoken: [Mode], beside others: [Mode]) -> [Mode] {
    let modes = spoken.sorted { rank($0) < rank($1) }
    let names = (modes + others).map(\.name)
    return modes.map { mode in
      let base = mode.base.map { names.contains($0) ? $0 : names.first { $0 != mode.name } } ?? nil
      return Mode(
        mode.name, scheme: mode.scheme, contrast: mode.contrast, transparency: mode.transparency, base: base)
    }
  }

  private static func rank(_ mode: Mode?) -> Int {
    guard let mode else { return -1 }
    return (mode.transparency == .reduced ? 4 : 0) + (mode.contrast == .increased ? 2 : 0)
      + (mode.scheme == .dark ? 1 : 0)
  }
}
