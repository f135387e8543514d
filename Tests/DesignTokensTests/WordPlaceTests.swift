import DesignTokens
import Testing

/// Words that tell parts of a system apart, or say nothing, wherever they are in a name.
@Suite struct WordPlaceTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  /// `page.primary` is the page if every page has a degree; beside `background`, `background.primary` is a fill.
  @Test func primaryIsTheFirstDegreeOfPages() {
    let pages = ["page.primary", "page.faint", "surface.primary", "surface.faint"].map { "color." + $0 }
    let found = Self.words(["color.foreground.strong"] + pages)
    #expect(found == Set(pages.map { "color.foreground.strong on \($0)" }))
    #expect(Self.words(["text", "background", "background.primary"]) == ["text on background"])
  }

  private static let parts =
    ["text_primary", "text_secondary", "icon_primary", "border_primary", "layer_1", "layer_2"]
    + ["text_accent", "icon_accent", "text_warning", "icon_warning", "border_accent", "layer_3"]

  /// `app_private_text` beside `app_text`: a second set of colors.
  @Test func aWordInsideNamesCanTellSetsApart() {
    let found = Self.words(Self.parts.flatMap { ["app_\($0)", "app_private_\($0)"] })
    #expect(found.contains("app_text_primary on app_layer_1"))
    #expect(found.contains("app_private_text_primary on app_private_layer_1"))
    let mixed = found.filter { pair in
      let ends = pair.split(separator: " ").filter { $0.hasPrefix("app_") }
      return ends.count { $0.hasPrefix("app_private_") } == 1
    }
    #expect(mixed.isEmpty, "\(mixed)")
  }

  /// A word that only some names have is that of a component.
  @Test func aWordInFewNamesIsAComponent() {
    let found = Self.words(["app_text", "app_page", "app_widget_text", "app_widget_background"])
    #expect(found.contains("app_widget_text on app_widget_background"))
  }

  /// The attributes of themes don't hide that all other names begin with the name of the product.
  @Test func theNameOfAProductIsFoundBesideThemes() {
    let themes = ["LightTheme", "DarkTheme"].flatMap { theme in
      ["textPrimary", "textSecondary", "layer1", "layer2", "iconPrimary", "borderPrimary"].map { "\(theme).\($0)" }
    }
    let found = Self.words(Self.parts.map { "fx_mobile_\($0)" } + themes)
    #expect(found.contains("fx_mobile_text_secondary on fx_mobile_layer_1"), "\(found)")
  }

  @Test func onColorCanBeOneWord() {
    let found = Self.words(["text.oncolor", "text.primary", "background", "fill.danger.strong"])
    #expect(!found.contains("text.oncolor on background"), "\(found)")
  }
}
