import AuditCommand
import TestSupport
import Testing

/// A first palpable.json from nothing but token files, which then audits as it is.
@Suite struct InitTests {
  static let light = """
    { "$type": "color",
      "page": { "$value": "#ffffff" }, "surface": { "$value": "#f1f5f9" },
      "text": { "strong": { "$value": "#0f172a" }, "faint": { "$value": "#94a3b8" } },
      "primary": { "$value": "#2563eb" }, "on-primary": { "$value": "#ffffff" } }
    """

  @Test func writesAFileThatAuditsWithoutChange() throws {
    let dark = Self.light.replacing("#ffffff", with: "#0b1220").replacing("#f1f5f9", with: "#10172a")
    let folder = try TemporaryFolder(["light.tokens.json": Self.light, "dark.tokens.json": dark, "notes.txt": "hello"])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed)
    #expect(
      result.output == """
        2 files: Design Tokens Format Module 2025.10
        6 tokens in 2 modes: light, dark
        5 pairings by name, 2 surfaces
        palpable.json is written; now run: palpable audit .

        """)
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(text.contains(#"{ "path": "dark.tokens.json", "mode": "dark" },"#))
    #expect(text.contains(#"{ "text": "on-primary", "on": "primary" },"#))
    #expect(text.contains(#"{ "text": ["text.strong", "text.faint"], "on": ["page", "surface"] },"#))
    #expect(text.contains(#""surfaces": ["page", "surface"],"#))
    let audit = palpable("audit", "--no-reports", in: folder)
    #expect(audit.exitCode == .failed)
    #expect(audit.output.contains("text.faint on page"))
  }

  @Test func leavesAFileThatIsThere() throws {
    let folder = try TemporaryFolder(["light.tokens.json": Self.light, "palpable.json": "{}"])
    let result = palpable("init", in: folder)
    #expect(result.status == "palpable.json: is there already and is left as it is; move it away first\n")
    #expect(result.exitCode == .impossible)
    #expect(try folder.bytes(of: "palpable.json") == Array("{}".utf8))
  }

  @Test func saysThatThereIsNothing() throws {
    let folder = try TemporaryFolder(["notes.txt": "hello"])
    #expect(
      palpable("init", in: folder).status
        == ".: holds no palpable.json and no token file; add one, or give the path of a token file\n")
    #expect(palpable("init", "gone", in: folder).status == "gone: there is no such file or folder; check the path\n")
  }
}
