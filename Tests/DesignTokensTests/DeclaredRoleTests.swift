import DesignTokens
import Testing

/// Uses that authors declare, such as scopes of Figma, and colors that are the same in all modes.
@Suite struct DeclaredRoleTests {
  private static func pairings(_ colors: KeyValuePairs<String, ColorRole?>) -> [String] {
    PairingInference(paths: colors.map { TokenPath($0.key) }, roles: colors.map(\.value)).pairings().map {
      "\($0.foreground) on \($0.background) (\($0.usage.rawValue))"
    }
  }

  @Test func aDeclaredUseCountsMoreThanAName() {
    let found = Self.pairings(["copy": .text, "icon": .surface, "background.x": .effect, "glow": .icon])
    #expect(found == ["copy on icon (text)"])
  }

  @Test func withoutADeclarationTheNameCounts() {
    #expect(Self.pairings(["text": nil, "background": nil]) == ["text on background (text)"])
  }

  /// A state in the group of backgrounds doesn't make its neutral colors colors with a meaning.
  @Test func neutralBackgroundsStayPlainBesideStates() {
    let found = Self.pairings([
      "text.neutral.primary": .text, "container.neutral.primary": .surface, "container.neutral.secondary": .surface,
      "container.hover.hover": .surface,
    ])
    #expect(found.contains("text.neutral.primary on container.neutral.primary (text)"))
    #expect(found.contains("text.neutral.primary on container.neutral.secondary (text)"))
  }

  @Test func fixedWhiteIsOnFillsWithAMeaning() {
    let found = Self.pairings([
      "text.primary": nil, "text.danger": nil, "text.white-fixed": nil, "background.page": nil,
      "background.danger": nil,
    ])
    #expect(
      found == [
        "text.primary on background.page (text)", "text.danger on background.page (text)",
        "text.white-fixed on background.danger (text)",
      ])
  }
}
