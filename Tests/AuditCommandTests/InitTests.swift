import Audit
import AuditSession
import TestSupport
import Testing

@testable import AuditCommand

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
        2 files: Design Tokens Format Module 2025.10 (light.tokens.json, dark.tokens.json)
        1 file not read: no tokens found (notes.txt)
        6 tokens in 2 modes: light, dark
        5 pairings by name, 2 surfaces
        Created palpable.json. Next, run: palpable audit .

        """)
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(text.contains("  \"$schema\": \"\(AuditSession.configurationSchema)\",\n  \"name\": "))
    #expect(text.contains(#"{ "path": "dark.tokens.json", "mode": "dark" },"#))
    #expect(text.contains(#"{ "text": "on-primary", "on": "primary" },"#))
    #expect(text.contains(#"{ "text": ["text.strong", "text.faint"], "on": ["page", "surface"] },"#))
    #expect(text.contains(#""surfaces": ["page", "surface"],"#))
    let audit = palpable("audit", "--no-reports", in: folder)
    #expect(audit.exitCode == .failed)
    #expect(audit.output.contains("    text.faint (light), 2 findings: Too light as text."))
  }

  /// The URL is that of a file of the repository, at the tag of the version that wrote it.
  @Test func theSchemaIsAFileOfTheRepository() throws {
    let url = AuditSession.configurationSchema
    let root = "https://raw.githubusercontent.com/OWNER/Palpable/v\(AuditReport.Tool.palpable.version)/"
    #expect(url.hasPrefix(root))
    #expect(try packageText(String(url.dropFirst(root.count))).contains("\"title\": \"palpable.json, version 1\""))
    // SchemaStore gets the same file.
    #expect(try packageText(".ci/packages.py").contains("Sources/AuditSession/AuditSession.docc\"\n"))
  }

  @Test func leavesAFileThatIsThere() throws {
    let folder = try TemporaryFolder(["light.tokens.json": Self.light, "palpable.json": "{}"])
    let result = palpable("init", in: folder)
    #expect(result.status == "palpable.json: already exists; move or delete it first\n")
    #expect(result.exitCode == .impossible)
    #expect(try folder.bytes(of: "palpable.json") == Array("{}".utf8))
  }

  @Test func saysThatThereIsNothing() throws {
    let folder = try TemporaryFolder(["notes.txt": "hello"])
    #expect(
      palpable("init", in: folder).status
        == ".: no palpable.json and no token files found; add one, or pass the path of a token file\n")
    #expect(palpable("init", "gone", in: folder).status == "gone: file or folder not found; check the path\n")
  }

  private static func entry(_ level: String, _ rest: String = "") -> String {
    #"{ "idiom": "universal"\#(rest), "color": { "color-space": "srgb", "components": { "red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000" } } }"#
  }

  /// Folders that can be paired by name; what is written audits without an error.
  @Test(arguments: [
    ["t.tokens.json": light, "color.json": ##"{ "a": { "value": "#fff" } }"##, "More.JSON": light],
    ["themes/light/a.json": light, "themes/dark/a.json": light.replacing("#0f172a", with: "#ffffff")],
    ["a.css": ":root { --text: #000; --page: #fff } .dark { --text: #fff; --page: #000 }", "logo.png": ""],
    [
      "A.xcassets/text.colorset/Contents.json":
        "{ \"colors\": [\(entry("0")), \(entry("0.800", #", "display-gamut": "display-P3""#))] }",
      "A.xcassets/page.colorset/Contents.json": "{ \"colors\": [\(entry("1.000"))] }",
    ],
    [
      "x.resolver.json": ##"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "s/light.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##, "s/light.json": light, "s/dark.json": light,
    ],
  ])
  func whatItWritesCanBeAudited(_ files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    let before = palpable("audit", "--no-reports", in: folder)
    #expect(before.exitCode != .impossible, "\(before.status)")
    // A configuration that names the files must not see other modes than the folder does.
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    try folder.remove("palpable.json")
    let bare = palpable("audit", ".", "--no-reports", "--format", "json", in: folder)
    try folder.write(text, to: "palpable.json")
    #expect(bare.exitCode == before.exitCode)
  }

  @Test func saysWhatItSkips() throws {
    let folder = try TemporaryFolder([
      "t.tokens.json": Self.light, "color.json": ##"{ "a": "#fff", "b": "#000", "n": 1 }"##,
      "b.json": ##"{ "a": "#fff", "b": "#000", "n": 1 }"##, "More.JSON": Self.light, "package.json": "{}",
      "notes.txt": "hello",
    ])
    let lines = palpable("init", in: folder).output.split(separator: "\n").prefix(5).map { String($0) }
    #expect(
      Set(lines) == [
        "1 file: Design Tokens Format Module 2025.10 (t.tokens.json)",
        "2 files not read: unsupported format \"JSON color list\"; "
          + "convert the colors to DTCG 2025.10 or CSS custom properties (b.json, color.json)",
        "1 file not read: the file extension has capital letters; rename it in lowercase (More.JSON)",
        "1 file not read: unknown token format (package.json)", "1 file not read: no tokens found (notes.txt)",
      ])
  }

  @Test func saysHowColorsAreUsedAndWhichAreLeft() throws {
    let folder = try TemporaryFolder([
      "t.css":
        ":root { --text: #000; --surface: #fff; --border: #ddd; --logo: #f60; --raw: #123; --input-border: var(--raw) }"
    ])
    let output = palpable("init", in: folder).output
    #expect(output.contains("3 pairings by name (1 text, 1 component, 1 decorative), 0 surfaces\n"))
    #expect(output.contains("\n1 color without a pairing: logo\n"))
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(text.contains(#"{ "decorative": "border", "on": "surface" },"#))
    #expect(text.contains(#"{ "component": "input.border", "on": "surface" },"#))
    #expect(palpable("audit", "--no-reports", in: folder).exitCode != .impossible)
  }

  /// A file that contradicts another one, or that names an unknown token, is left out, and the rest is audited.
  @Test(arguments: [
    (
      ["a.css": ":root { --text: #000; --page: #fff }", "b.css": ":root { --text: #111 }"],
      "1 file not read: text conflicts with its value in a.css (b.css)\n"
        + "This file has other values for the same names and isn't audited: give each brand a folder and a palpable.json "
        + "of its own, and audit all with palpable fleet\n"
    ),
    (
      ["a.tokens.json": light, "b.tokens.json": #"{ "$type": "color", "edge": { "$value": "{gone}" } }"#],
      "1 file not read: an alias in it names the unknown token {gone} (b.tokens.json)\n"
    ),
    (
      [
        "a.tokens.json": light, "b.tokens.json": #"{ "$type": "color", "edge": { "$value": "{gone}" } }"#,
        "x.resolver.json": ##"""
        { "version": "2025.10",
          "sets": { "s": { "sources": [{ "$ref": "a.tokens.json" }, { "$ref": "b.tokens.json" }] } },
          "resolutionOrder": [{ "$ref": "#/sets/s" }] }
        """##,
      ],
      "1 file not read: an alias in b.tokens.json names the unknown token {gone} (x.resolver.json)\n"
    ),
  ])
  func leavesOutWhatCannotBeReadTogether(_ files: [String: String], _ line: String) throws {
    let folder = try TemporaryFolder(files)
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.output.contains(line), "\(result.output)")
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(!text.contains("\"b."))
    let audit = palpable("audit", "--no-reports", in: folder)
    #expect(audit.exitCode != .impossible, "\(audit.status)")
  }

  /// An invalid file is a fault to correct: leaving it out would hide its colors.
  @Test func leavesOutNoInvalidFile() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json": Self.light, "b.tokens.json": ##"{ "a": { "$value": "#zzz", "$type": "color" } }"##,
    ])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .impossible)
    let advice = "To leave the file out, add --exclude b.tokens.json\n"
    #expect(result.status.hasPrefix("b.tokens.json:1:") && result.status.hasSuffix(advice), "\(result.status)")
    #expect(palpable("init", "--exclude", "b.tokens.json", in: folder).exitCode == .passed)
  }

  /// The path in the advice is that of a pattern; one that a shell would read otherwise is left to the user.
  @Test(arguments: [("ui", "b.tokens.json"), ("ui/", "b.tokens.json"), ("ui", "b (1).tokens.json")])
  func invalidFilesInAFolder(_ folder: String, _ name: String) throws {
    let files = try TemporaryFolder(["ui/\(name)": ##"{ "a": { "$value": "#zzz", "$type": "color" } }"##])
    let status = palpable("init", folder, in: files).status
    let advice = "To leave the file out, add --exclude \(name)\n"
    #expect(status.hasSuffix(advice) == (name == "b.tokens.json") && status.contains(name), "\(status)")
  }

  /// Folders without anything to pair, or without a supported format.
  @Test(arguments: [
    (
      ["t.tokens.json": #"{ "gap": { "$type": "number", "$value": 4 } }"#, "b.sass": "$a: 1"],
      ".: no color tokens found, so no palpable.json was created; add color tokens\n"
        + "b.sass: unsupported format \"Sass (indented syntax)\"; convert the file to SCSS, or audit the compiled CSS\n"
    ),
    (
      ["color.json": ##"{ "a": "#CCC", "b": "#000", "n": 1 }"##],
      "color.json: unsupported format \"JSON color list\"; "
        + "convert the colors to DTCG 2025.10 or CSS custom properties\n"
    ),
  ])
  func writesNothingThatCannotBeAudited(_ files: [String: String], _ sentence: String) throws {
    let folder = try TemporaryFolder(files)
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status == sentence)
    #expect(throws: (any Error).self) { try folder.bytes(of: "palpable.json") }
  }

  /// Names that imply nothing get no file that can't be audited, but an example, and a matrix.
  @Test func colorsWithoutAPairingGetAnExampleAndAMatrix() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/AccentColor.colorset/Contents.json": "{ \"colors\": [\(Self.entry("0.200"))] }",
      "b.csv": "c1,#0f172a\nc2,#ffffff\n",
    ])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.output.contains("b.csv"))
    #expect(
      result.status
        == ".: no name says which color is on which, so no palpable.json was created; declare \"pairings\" in one. "
        + "palpable init . --dry-run prints an example, and palpable matrix . shows every combination\n")
    #expect(throws: (any Error).self) { try folder.bytes(of: "palpable.json") }
    let text = palpable("init", "--dry-run", in: folder).output
    try folder.write(text, to: "palpable.json")
    #expect(text.contains(#"    // { "text": "c2", "on": "c1" },"#))
    let audit = palpable("audit", "--no-reports", in: folder)
    #expect(audit.exitCode == .impossible)
    #expect(audit.output.contains("3 colors: "))
    #expect(
      audit.status.hasSuffix(
        """
        Nothing was gated, so this is neither a pass nor a failure (exit code 2). The matrix shows which colors can be text on which.
        Next, declare which color is on which in palpable.json:
          "pairings": [{ "text": "c2", "on": "c1" }]

        """), "\(audit.status)")
    try folder.write(text.replacing("    // { ", with: "    { "), to: "palpable.json")
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  @Test func everyFileIsNamedWithItsFormatOrAReason() throws {
    var files = [
      "a.css": ":root { --text: #000; --page: #fff }", "b.css": ":root { --gap: 4px }", ".c.css": ":root { --x: #000 }",
      "readme.md": "x",
    ]
    for number in 1...12 { files["docs/\(number).md"] = "x" }
    let folder = try TemporaryFolder(files)
    let lines = palpable("init", "--exclude", "b.*", in: folder).output.split(separator: "\n").prefix(4)
    #expect(
      lines == [
        "1 file: CSS custom properties (a.css)", "13 files not read: no tokens found (docs/: 12, readme.md)",
        "1 file not read: left out (b.css)", "1 file not read: hidden; remove the leading dot to read (.c.css)",
      ])
  }

  @Test func patternsChooseFilesAndAPrefixTokens() throws {
    let folder = try TemporaryFolder([
      "a/x.css": ":root { --brand-text: #000; --brand-page: #fff; --text: #111; --page: #eee }",
      "b/y.css": ":root { --text: #fff; --page: #000 }",
    ])
    let result = palpable("init", "--include", "a/**", "--prefix", "brand", "--dry-run", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(
      result.output.contains(#"{ "text": "brand.text", "on": "brand.page" }"#)
        && !result.output.contains(#""text": "text""#))
    #expect(result.status.contains("1 file not read: left out (b/y.css)\n"))
    #expect(result.status.hasSuffix("Nothing was written because of --dry-run\n"))
    #expect(throws: (any Error).self) { try folder.bytes(of: "palpable.json") }
    #expect(
      palpable("init", "--include", "c/*", in: folder).status == "./c/*: file or folder not found; check the path\n")
    #expect(
      palpable("init", "--include", "a/**", "--prefix", "x", in: folder).status
        == ".: no palpable.json was created, because its audit can't run: no token path starts with \"x\"\n")
    #expect(
      palpable("init", "--exclude", "{a", in: folder).status
        == "palpable: invalid value \"{a\" for --exclude; missing \"}\"\n")
  }

  @Test func aDialogAsksAboutFormatsAndPairings() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --text: #000; --page: #fff; --c1: #00f }", "b.csv": "c2,#ffffff\nc3,#0f172a\n",
    ])
    let answers = Answers(["", "n", "y", "nothing", "c1", "page", ""])
    var environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    environment.ask = { answers.next($0) }
    let result = Palpable.run(["init", "--interactive"], in: environment)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(
      answers.questions == [
        "Use CSS custom properties (a.css)? [Y/n] ", "Use color list (b.csv)? [Y/n] ",
        "Keep the 1 pairing that names imply? [Y/n] ",
        "Text colors of another pairing (a name or pattern; Enter if there are none): ",
        "\"nothing\" matches no color token; enter another name or pattern: ", "Their backgrounds: ",
        "Text colors of another pairing (a name or pattern; Enter if there are none): ",
      ])
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(text.contains(#"{ "text": ["text", "c1"], "on": "page" }"#) && !text.contains("b.csv"))
    #expect(
      palpable("init", "--interactive", in: folder).status
        == "palpable: init needs a terminal for --interactive; see palpable init --help\n")
  }

  /// Answers in their order, and the questions that were asked.
  private final class Answers: @unchecked Sendable {
    private var rest: ArraySlice<String>
    private(set) var questions: [String] = []
    init(_ answers: [String]) { rest = answers[...] }
    func next(_ question: String) -> String? {
      questions.append(question)
      return rest.popFirst()
    }
  }

  @Test func proposesNoModesThatACatalogDoesNotName() throws {
    let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
    let folder = try TemporaryFolder([
      "A.xcassets/text.colorset/Contents.json": "{ \"colors\": [\(Self.entry("0")), \(Self.entry("1.000", dark))] }",
      "A.xcassets/page.colorset/Contents.json": "{ \"colors\": [\(Self.entry("1.000"))] }",
    ])
    #expect(palpable("init", in: folder).output.contains("2 tokens in 2 modes: light, dark\n"))
  }
}
