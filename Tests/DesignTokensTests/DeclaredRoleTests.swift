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
    let found = Self.pairings(["neutral.primary": .text, "neutral.base": .surface, "background.page": .effect])
    #expect(found == ["neutral.primary on neutral.base (text)"])
    #expect(Self.pairings(["neutral.primary": nil, "neutral.base": nil]).isEmpty)
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
      "text.primary": nil, "text.danger": nil, "text.static-light": nil, "background.page": nil,
      "background.danger": nil,
    ])
    #expect(
      found == [
        "text.primary on background.page (text)", "text.danger on background.page (text)",
        "text.static-light on background.danger (text)",
      ])
  }
}
