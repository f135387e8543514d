import Audit
import Testing

/// Numbers of tokens in view code, and the colors of the system in each mode.
@Suite struct TokenNumberTests {
  private static let tokens = """
    { "Spacing": {
        "small": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
        "rem": { "$type": "dimension", "$value": { "value": 3, "unit": "rem" } },
        "ratio": { "$type": "number", "$value": 30 }, "large": { "$type": "number", "$value": 48 },
        "alias": { "$type": "dimension", "$value": "{Spacing.small}" },
        "ink": { "$type": "color", "$value": "#000000" },
        "slow": { "$type": "duration", "$value": { "value": 2000, "unit": "ms" } },
        "fast": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } },
      "page": { "$type": "color", "$value": "#ffffff" } }
    """

  private func findings(_ rule: String, _ body: String, modes: String = "") throws -> [Finding] {
    try AuditedCode.findings(
      rule,
      in: [
        "palpable.json": """
        { "tokens": ["tokens.json"], "code": ["*.swift"]\(modes), "rules": { "animation-limits": "warning" } }
        """,
        "tokens.json": Self.tokens,
        "View.swift": "import SwiftUI\nstruct A: View {\nvar body: some View {\n\(body)\n}\n}",
      ])
  }

  /// The name of a token, and the width that a frame has by it; nil for one of 44 pt or more.
  @Test(arguments: [
    ("Spacing.small", 20.0), ("Spacing.alias", 20), ("Spacing.ratio", 30), ("Spacing.large", nil), ("Spacing.rem", nil),
  ])
  func widths(_ name: String, _ width: Double?) throws {
    let found = try findings("small-target", "Button { go() } label: { Text(t).frame(width: \(name), height: 44) }")
    #expect(found.map(\.measured) == (width.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Spacing.ink", "Spacing.ink isn't a number"), ("Spacing.none", "Spacing.none isn't a constant in the source"),
  ])
  func noNumbers(_ name: String, _ cause: String) throws {
    let found = try findings("small-target", "Button { go() } label: { Text(t).frame(width: \(name), height: 44) }")
    #expect(found.map(\.outcome) == [.cantTell] && found.first?.cause == cause)
  }

  @Test func durationsAreMilliseconds() throws {
    func measured(_ name: String) throws -> [Double?] {
      try findings("animation-limits", "Text(t).animation(.linear(duration: \(name)), value: n)").map(\.measured)
    }
    #expect(try measured("Spacing.slow") == [2000])
    #expect(try measured("Spacing.fast") == [])
  }

  private static let modes = """
    , "modes": [{ "name": "light" }, { "name": "dark", "scheme": "dark", "base": "light" },
      { "name": "strong", "contrast": "increased", "base": "light" }]
    """

  /// A text, a background, and the mode with the lowest contrast if that is too low.
  @Test(arguments: [
    ("Color(.label)", "Color(.systemBackground)", nil), ("Color(.label)", "Color.white", "dark"),
    ("Color(.label)", "Color.black", "light"),
    // #f2f2f7, and #ebebf0 with increased contrast.
    ("Color(white: 0.43)", "Color(.secondarySystemBackground)", "dark"), ("Color.black", "Color(.darkText)", "light"),
  ])
  func systemColors(_ text: String, _ background: String, _ mode: String?) throws {
    let body = "Text(t).foregroundColor(\(text)).background(\(background))"
    let found = try findings("code-contrast", body, modes: Self.modes)
    #expect(found.count == (mode == nil ? 0 : 1))
    if let mode { #expect(found.first?.message.contains(" in \(mode);") == true) }
  }

  @Test func increasedContrastHasItsOwnBackgrounds() throws {
    func modes(_ name: String, _ contrast: String) -> String {
      #", "modes": [{ "name": "\#(name)", "contrast": "\#(contrast)" }]"#
    }
    let body = "Text(t).foregroundColor(Color(white: 0.43)).background(Color(.secondarySystemBackground))"
    #expect(try findings("code-contrast", body, modes: modes("light", "standard")).isEmpty)
    let found = try findings("code-contrast", body, modes: modes("strong", "increased"))
    #expect(found.map(\.outcome) == [.failed])
  }
}
