import DesignTokens
import Testing

/// Names of which several sets exist: for light and dark, for themes, and in copies in other formats.
@Suite struct NamePartsTests {
  private static func words(_ paths: [String], _ families: [Int] = []) -> Set<String> {
    let inference = PairingInference(paths: paths.map { TokenPath($0) }, roles: [], families: families)
    return Set(inference.pairings().map { "\($0.foreground) on \($0.background)" })
  }

  private static let set = ["text.primary", "text.muted", "background.primary", "background.raised"]

  /// Whatever says light or dark, a text is only on the backgrounds of its own set, and on all of them.
  @Test(arguments: [
    ("light.", "dark."), ("color.light.", "color.dark."), ("ColorsLight.", "ColorsDark."), ("Colors.", "ColorsDark."),
    ("LightTheme.", "DarkTheme."), ("day.", "night."),
  ])
  func schemesStayApart(_ first: String, _ second: String) {
    let found = Self.words((Self.set.map { first + $0 }) + Self.set.map { second + $0 })
    let expected = [first, second].flatMap { scheme in
      ["text.primary", "text.muted"].flatMap { text in
        ["background.primary", "background.raised"].map { "\(scheme)\(text) on \(scheme)\($0)" }
      }
    }
    #expect(found == Set(expected))
  }

  /// A few names for day and night stay apart, beside older names for light and dark and names for neither.
  @Test func namesForDayAndNightStayApart() {
    let stems = ["text-primary", "text-muted", "background-base"]
    let schemes = stems.flatMap { stem in ["day", "night"].map { "\(stem)-\($0)" } }
    let older = stems.flatMap { stem in ["light", "dark"].map { "\(stem)-\($0)-color" } }
    let found = Self.words(
      schemes + older + ["brand", "font-size", "card-background", "line-height", "gold", "silver"])
    #expect(found.contains("text-primary-night on background-base-night"))
    #expect(found.contains("text-muted-light-color on background-base-light-color"))
    let words = ["day", "night", "light", "dark"]
    for pairing in found {
      let own = words.filter { word in pairing.contains("-\(word)") }
      #expect(own.count == 1, "\(pairing)")
    }
  }

  /// Brands whose word is anywhere in nearly all names stay apart, and each has the pairings that it has alone.
  @Test(arguments: ["color.acme.", "acme-", "color-acme-", "brands.acme."])
  func brandsStayApart(_ prefix: String) {
    let names = ["text-primary", "text-muted", "background-page", "background-raised", "border", "icon"]
    let other =
      String(prefix.split(separator: "acme", maxSplits: 1, omittingEmptySubsequences: false)[0]) + "umbra"
      + String(prefix.split(separator: "acme", maxSplits: 1, omittingEmptySubsequences: false)[1])
    let found = Self.words([prefix, other].flatMap { brand in names.map { brand + $0 } })
    let alone = Self.words(names)
    #expect(found.count == alone.count * 2 && alone.count > 5)
    #expect(!found.contains { $0.contains("acme") && $0.contains("umbra") })
  }

  /// A group of a nested selector only replaces colors of the outer one.
  @Test func aGroupThatReplacesColorsIsNotPaired() {
    let all = ["text", "text-muted", "page", "border", "icon", "link", "surface", "card"]
    let found = Self.words(all.map { "app." + $0 } + ["app-menu-hover.text", "app-menu-hover.icon"])
    #expect(found.contains("app.text on app.page"))
    #expect(!found.contains { $0.contains("app-menu-hover") })
  }

  /// `light.red` and `dark.red` are hues, so the colors of the system don't belong to a scheme.
  @Test func huesAreNoSchemes() {
    let names = ["background", "foreground", "muted", "muted-foreground", "card", "card-foreground", "input"]
    let hues = ["red", "green", "blue"].flatMap { ["light.\($0)", "dark.\($0)"] }
    #expect(Self.words(names) == Self.words(names + hues))
  }

  /// A theme of one scheme isn't on the colors that follow the scheme.
  @Test func aDarkThemeIsNotOnTheColorsOfTheSystem() {
    let names = ["background", "surface", "text", "md_theme_dark_onBackground", "md_theme_dark_background"]
    let found = Self.words(names)
    #expect(found.contains("text on background"))
    #expect(!found.contains("md_theme_dark_onBackground on background"))
  }

  /// Classes with the same names, such as one for each brand; a class of a component is none of them.
  @Test func classesWithTheSameNamesStayApart() {
    let names = ["textPrimary", "textMuted", "textInverse", "backgroundPrimary", "backgroundRaised", "borderPrimary"]
    let found = Self.words(["Acme.", "Umbra."].flatMap { brand in names.map { brand + $0 } })
    #expect(found.contains("Acme.textPrimary on Acme.backgroundRaised"))
    #expect(found.contains("Umbra.textMuted on Umbra.backgroundPrimary"))
    let crossed = found.filter { $0.contains("Acme") && $0.contains("Umbra") }
    #expect(crossed.isEmpty)
  }

  /// Classes with the names of shadcn, of which only one has the word of a background, have its pairings each.
  @Test func classesOfAConventionHaveItsPairings() {
    let names = ["background", "foreground", "card", "cardForeground", "muted", "mutedForeground", "border", "input"]
    let found = Self.words(["ZincScheme.", "SlateScheme."].flatMap { scheme in names.map { scheme + $0 } })
    #expect(found.contains("ZincScheme.mutedForeground on ZincScheme.background"))
    #expect(found.contains("SlateScheme.input on SlateScheme.background"))
    #expect(!found.contains { $0.contains("Zinc") && $0.contains("Slate") })
  }

  /// A source and its copies in other formats: the separators and the names of the classes differ.
  @Test func copiesStayApart() {
    let source = ["color.text.primary", "color.background.primary", "color.border.primary"]
    let style = ["color-text-primary", "color-background-primary", "color-border-primary"]
    let code = ["Tokens.colorTextPrimary", "Tokens.colorBackgroundPrimary", "Tokens.colorBorderPrimary"]
    let resource = ["color_text_primary", "color_background_primary", "color_border_primary"]
    let all = [source, style, code, resource]
    let found = Self.words(
      all.flatMap { $0 }, all.enumerated().flatMap { index, names in names.map { _ in index } })
    let expected = all.flatMap { ["\($0[0]) on \($0[1])", "\($0[2]) on \($0[1])"] }
    #expect(found == Set(expected))
  }

  /// Formats without a name in common are one system: the text in the code is on the background in the style sheet.
  @Test func formatsThatShareNoNameAreOneSystem() {
    #expect(
      Self.words(["Colors.textPrimary", "page-background"], [1, 0]) == ["Colors.textPrimary on page-background"])
  }

  /// What only one family has is still not on a background that its own family repeats.
  @Test func aColorIsNotOnTheBackgroundOfAnotherFamily() {
    let found = Self.words(["text", "page", "surface-text-muted", "page-color"], [0, 0, 1, 1])
    #expect(!found.contains("surface-text-muted on page"))
    #expect(!found.contains("text on page-color"))
  }
}
