import Audit
import AuditSession
import TestSupport
import Testing

/// Tiers in view code: which token the component has instead.
@Suite struct PrimitiveTokenInViewTests {
  private static let tokens = """
    enum Primitives { static let blue = Color(red: 0, green: 0, blue: 1), gray = Color(white: 0.5) }
    enum BrandAliases { static let action = Primitives.blue, muted = Primitives.gray }
    enum ButtonComponentTokens { static let fill = BrandAliases.action }
    enum IconButtonComponentTokens { static let fill = BrandAliases.action, ring = fill }
    enum TabBarComponentTokens { static let ink = BrandAliases.muted }
    """

  private func findings(_ source: String, _ rules: String = "{}") throws -> [Finding] {
    let folder = try TemporaryFolder([
      "palpable.json":
        #"{ "tokens": ["tokens.json", "Tokens.swift"], "code": ["View.swift", "Tokens.swift"], "rules": \#(rules) }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "Tokens.swift": PrimitiveTokenInViewTests.tokens,
      "View.swift": source,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "primitive-token-in-view" }
  }

  @Test(
    "The component is the one whose name the view's ends with, the longest of several",
    arguments: [
      ("BrandButton", "use ButtonComponentTokens.fill"),
      ("BrandIconButton", "use IconButtonComponentTokens.fill or IconButtonComponentTokens.ring"),
      ("ButtonStyleView", "use ButtonComponentTokens.fill"), ("ButtonGroup", nil), ("Buttons", nil), ("Card", nil),
      ("TabBar", nil),
    ] as [(String, String?)])
  func component(_ view: String, _ remedy: String?) throws {
    let source = "struct \(view): View { var body: some View { Rectangle().fill(BrandAliases.action) } }"
    let findings = try findings(source)
    #expect(findings.map(\.remedy) == (remedy.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.level == .note })
  }

  @Test("Extensions and types in types belong to the same component")
  func nested() throws {
    let source = """
      extension Kit.BrandButton { struct Face: View { var body: some View { Rectangle().fill(BrandAliases.action) } } }
      extension TabBar { func ink() -> Color { Primitives.gray } }
      """
    #expect(
      try findings(source).map(\.message) == [
        "uses the primitive Primitives.gray; a component token resolves to it: "
          + "TabBarComponentTokens.ink → BrandAliases.muted → Primitives.gray",
        "uses the alias BrandAliases.action; the component has a token for it: "
          + "ButtonComponentTokens.fill → BrandAliases.action",
      ])
  }

  @Test("The level of aliases is an option; off passes them")
  func aliases() throws {
    let source = "struct BrandButton: View { var body: some View { Rectangle().fill(BrandAliases.action) } }"
    func levels(_ rules: String) throws -> [Level] { try findings(source, rules).map(\.level) }
    #expect(try levels(#"{ "primitive-token-in-view": { "aliases": "warning" } }"#) == [.warning])
    #expect(try levels(#"{ "primitive-token-in-view": { "aliases": "error" } }"#) == [.warning])
    #expect(try levels(#"{ "primitive-token-in-view": { "aliases": "off" } }"#) == [])
  }

  @Test("A primitive without a token of the component names an alias; one without both asks for a name")
  func others() throws {
    let source = """
      struct Card: View { let ink = Primitives.gray.opacity(0.5)
      var body: some View { Text(t).foregroundColor(ink).background(Primitives.blue) } }
      """
    #expect(
      try findings(source).map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.remedy ?? "")" }
        == [
          "1:31 use BrandAliases.muted if it fits the purpose", "2:63 use BrandAliases.action if it fits the purpose",
        ])
  }
}
