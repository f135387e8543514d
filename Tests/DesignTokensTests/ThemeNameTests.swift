import DesignTokens
import Testing

/// Names whose last words are those of a theme, and sets with a degree of their own.
@Suite struct ThemeNameTests {
  private static func pairings(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { "\($0.foreground) on \($0.background)" })
  }

  private static let themes = ["Light", "Dark", "ExtraDark", "ClassicLight", "Indigo", "Rosé"]

  @Test func colorsArePairedInTheirThemeOnly() {
    let stems = ["text01", "text02", "ui01", "ui02", "icon01", "icon02"]
    let found = Self.pairings(stems.flatMap { stem in Self.themes.map { stem + $0 } })
    let expected = Self.themes.flatMap { theme in
      ["text01", "text02", "icon01", "icon02"].flatMap { front in
        ["ui01", "ui02"].map { "\(front)\(theme) on \($0)\(theme)" }
      }
    }
    #expect(found == Set(expected))
  }

  @Test func aMeaningAtTheEndIsntATheme() {
    let meanings = ["Danger", "Success", "Info"]
    let paths = ["text", "icon", "bg", "border", "link", "fill"].flatMap { stem in meanings.map { stem + $0 } }
    for pair in Self.pairings(paths + ["text", "bg"]) where pair.hasPrefix("text on ") { #expect(pair == "text on bg") }
  }

  @Test func theStepsOfTwoRampsArentThemes() {
    let paths = ["light", "dark", "danger"].flatMap { ramp in (1...9).map { "\(ramp)-\($0)00" } }
    let found = Self.pairings(paths + ["light", "dark", "danger", "success"])
    #expect(found.contains("danger-800 on danger-100"))
  }

  @Test func aSetWithADegreeInFrontHasItsOwnBackgrounds() {
    let stems = ["Text01", "Text02", "Ui01", "Ui02"]
    let found = Self.pairings(["primary", "secondary"].flatMap { degree in stems.map { degree + $0 } })
    let expected = ["primary", "secondary"].flatMap { degree in
      ["Text01", "Text02"].flatMap { text in ["Ui01", "Ui02"].map { "\(degree)\(text) on \(degree)\($0)" } }
    }
    #expect(found == Set(expected))
  }

  @Test func cardsAreThePageOfAStyleSheetWithoutOne() {
    let parts = ["card", "popover", "primary", "muted"]
    let found = Self.pairings(parts.flatMap { [$0, "\($0)-foreground"] } + ["input", "ring"])
    #expect(
      found.isSuperset(of: ["card-foreground on card", "muted-foreground on card", "input on card", "ring on card"]))
  }

  @Test func textsAreOnWhiteWhereNothingIsCalledABackground() {
    let found = Self.pairings(["AppColors.body", "AppColors.offWhite", "AppColors.black", "AppColors.accent1"])
    #expect(
      found == [
        "AppColors.body on AppColors.offWhite", "AppColors.black on AppColors.offWhite",
        "AppColors.offWhite on AppColors.black",
      ])
    #expect(Self.pairings(["white", "black", "blue", "red"]).isEmpty)
  }
}
