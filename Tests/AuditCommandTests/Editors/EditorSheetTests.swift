import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What an editor shows of a style sheet with two modes: ratios by the formula of WCAG 2.2, with two decimals, cut off.
@Suite struct EditorSheetTests {
  private static let sheet = """
    :root { --ink: #767676; --paper: #ffffff; --unused: #123456; --button: var(--ink); }
    @media (prefers-color-scheme: dark) { :root { --ink: #777777; --paper: #000000; } }

    """
  private static let contract = """
    { "name": "Sheet", "tokens": ["theme.css"],
      "pairings": [{ "text": "button", "on": "paper" }, { "component": "ink", "on": "paper" }] }

    """

  private let folder = try! TemporaryFolder(["theme.css": sheet, "palpable.json": contract])

  private func client() throws -> EditorClient {
    let client = try EditorClient(folder.path)
    client.open("theme.css", Self.sheet)
    client.open("palpable.json", Self.contract)
    return client
  }

  /// Returns the position at the end of a text in a file.
  private static func position(after text: String, in file: String) -> String {
    let end = file.firstRange(of: text)?.upperBound ?? file.endIndex
    let before = file[..<end].split(separator: "\n", omittingEmptySubsequences: false)
    return #""position":{"line":\#(before.count - 1),"character":\#(before.last?.count ?? 0)}"#
  }

  private func hover(_ name: String, after text: String) throws -> String? {
    let file = name == "theme.css" ? Self.sheet : Self.contract
    return try client().result("hover", name, Self.position(after: text, in: file))["contents"]?["value"]?.string
  }

  private func completions(_ sheet: String, after text: String) throws -> [String] {
    let client = try client()
    client.change("theme.css", sheet)
    let items = try client.result("completion", "theme.css", Self.position(after: text, in: sheet))["items"]
    return (items?.elements ?? []).compactMap { $0["label"]?.string }
  }

  /// A value without a mode holds in every mode in which its token has no other.
  @Test func aValueShowsThePairingsOfItsModes() throws {
    #expect(
      try hover("theme.css", after: "--button: var") == """
        **`button`** `var(--ink)`

        - `button` on `paper` (text, light): **4.54:1**; requires 4.5:1, passes
        - `button` on `paper` (text, dark): **4.68:1**; requires 4.5:1, passes
        """)
    let base = try hover("theme.css", after: ":root { --ink: #76") ?? ""
    #expect(base.hasPrefix("**`ink`** `#767676`\n\n"))
    #expect(base.contains("\n- `button` on `paper` (text, light): **4.54:1**; requires 4.5:1, passes\n"))
    #expect(base.contains("\n- `ink` on `paper` (component, light): **4.54:1**; requires 3:1, passes"))
    // The dark mode has another value of the token.
    #expect(!base.contains("dark"))
  }

  @Test func aValueOfOneModeShowsItsPairings() throws {
    #expect(
      try hover("theme.css", after: "--ink: #777") == """
        **`ink`** `#777777` (dark)

        - `button` on `paper` (text, dark): **4.68:1**; requires 4.5:1, passes
        - `ink` on `paper` (component, dark): **4.68:1**; requires 3:1, passes
        """)
  }

  @Test func aColorWithoutAPairingSaysSo() throws {
    #expect(try hover("theme.css", after: "#1234") == "**`unused`** `#123456`\n\nNot used in any pairing.")
    #expect(try hover("theme.css", after: ":root") == nil)
  }

  @Test func aDeclaredPairingShowsItsModes() throws {
    #expect(
      try hover("palpable.json", after: "\"text\": \"but") == """
        - `button` on `paper` (text, light): **4.54:1**; requires 4.5:1, passes
        - `button` on `paper` (text, dark): **4.68:1**; requires 4.5:1, passes
        """)
    #expect(try hover("palpable.json", after: "\"name\"") == nil)
  }

  @Test func hintsNameTheModes() throws {
    let all = #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}"#
    let hints = try client().result("inlayHint", "palpable.json", all).elements ?? []
    #expect(
      hints.compactMap { $0["label"]?.string }
        == ["✓ 4.54:1 light, ✓ 4.68:1 dark", "✓ 4.54:1 light, ✓ 4.68:1 dark"])
    let none = #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":9}}"#
    #expect(try client().result("inlayHint", "palpable.json", none).elements?.isEmpty == true)
  }

  /// Black on black fails in the dark mode, and what passes in the light one comes after it.
  @Test func theWorstPairingComesFirst() throws {
    let client = try client()
    let failing = Self.sheet.replacing("--ink: #777777", with: "--ink: #000000")
    client.change("theme.css", failing)
    let text = try client.result("hover", "theme.css", Self.position(after: "--button: var", in: failing))
    let lines = (text["contents"]?["value"]?.string ?? "").split(separator: "\n").dropFirst()
    #expect(lines.count == 2 && lines.first?.contains("(text, dark): **1") == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; requires 4.5:1, fails") == true, "\(lines)")
    #expect(lines.last?.hasSuffix("; requires 4.5:1, passes") == true, "\(lines)")
  }

  /// Names as a sheet writes them, that start with what is typed.
  @Test func variablesAreCompletedInVar() throws {
    let sheet = Self.sheet.replacing("var(--ink)", with: "var(--")
    #expect(try completions(sheet, after: "var(--") == ["--ink", "--paper", "--unused", "--button"])
    #expect(try completions(Self.sheet, after: "var(--in") == ["--ink"])
    #expect(try completions(Self.sheet, after: "var(") == ["--ink", "--paper", "--unused", "--button"])
    #expect(try completions(Self.sheet, after: ":root { --in").isEmpty)
    #expect(try completions(Self.sheet, after: "var(--ink)").isEmpty)
    #expect(try completions(sheet.replacing("var(--", with: "var(--Ü_9"), after: "var(--Ü_9").isEmpty)
  }
}
