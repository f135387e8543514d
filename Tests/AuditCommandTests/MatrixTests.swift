import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable matrix`: which colors can be text on which.
@Suite struct MatrixTests {
  /// #64748b has 4.7588 on white, and #0f172a 17.85.
  @Test func aBrandListIsAnsweredInOneCommand() throws {
    let folder = try TemporaryFolder()
    let result = palpable("matrix", "white: #ffffff", "ink #0f172a", "#64748b", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.status == "")
    #expect(
      result.output == """
        Colors from the command line
        3 colors: 4 of 6 combinations reach 4.5:1 for text

        Text down, backgrounds across.
                           1      2      3\("  ")
        1 #ffffff white    -   17.8++  4.7+\(" ")
        2 #0f172a ink   17.8++    -    3.7~\(" ")
        3 #64748b        4.7+   3.7~     - \(" ")

        ++ 7:1 (AAA text), + 4.5:1 (AA text), ~ 3:1 (AA large text and non-text)

        """)
  }

  @Test func passingCombinationsAreLists() throws {
    let folder = try TemporaryFolder(["brand.csv": "name,hex\nwhite,#ffffff\nink,#0f172a\nmuted,#94a3b8\n"])
    let result = palpable("matrix", "brand.csv", "--passing", "--level", "aaa", in: folder)
    #expect(
      result.output == """
        brand
        3 colors: 2 of 6 combinations reach 7:1 for text

        on white (#ffffff): ink 17.8
        on ink (#0f172a): white 17.8
        on muted (#94a3b8): no color

        """)
  }

  @Test func modesWithOtherColorsHaveTheirTable() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --text: #000; --page: #fff; --ink: #000 } .dark { --text: #fff; --page: #000; --ink: #fff }"
    ])
    let result = palpable("matrix", ".", "--format", "csv", in: folder)
    #expect(
      result.output == """
        modes,text,textColor,background,backgroundColor,ratio,level,passes
        light,page,#ffffff,text; ink,#000000,21.00,AAA text,true
        light,text; ink,#000000,page,#ffffff,21.00,AAA text,true
        dark,page,#000000,text; ink,#ffffff,21.00,AAA text,true
        dark,text; ink,#ffffff,page,#000000,21.00,AAA text,true

        """)
    let dark = palpable(
      "matrix", ".", "--mode", "dark", "--filter", "page", "--filter", "text", "--format", "json", in: folder)
    let root = try readJSON(SourceFile(path: "out", bytes: Array(dark.output.utf8)))
    #expect(root["tables"]?.elements?.count == 1)
    #expect(root["tables"]?.elements?.first?["combinations"]?.elements?.first?["ratio"]?.number == 21)
  }

  @Test func thePageIsPaintedAndEscaped() throws {
    let folder = try TemporaryFolder()
    let result = palpable("matrix", "<b> #ffffff", "#000000", "--format", "html=out/m.html", in: folder)
    #expect(result.exitCode == .passed && result.output == "")
    let page = String(decoding: try folder.bytes(of: "out/m.html"), as: UTF8.self)
    #expect(page.contains("--f:#000000;--b:#ffffff") && page.contains("&lt;b&gt;") && !page.contains("<b>"))
  }

  @Test func cellsArePaintedInColorsThatTheTerminalHas() throws {
    let folder = try TemporaryFolder()
    let result = palpable("matrix", "#ffffff", "#000000", in: folder, showsColor: true)
    #expect(result.output.contains("\u{1B}[38;2;0;0;0;48;2;255;255;255m21.0++\u{1B}[0m"))
  }

  @Test func standardInputIsAList() throws {
    var environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    environment.standardInput = { Array("ink,#0f172a\npaper,#ffffff80\nsky #7fdbff\n".utf8) }
    let result = Palpable.run(["matrix", "-", "--format", "csv"], in: environment)
    #expect(result.output.contains("\nlight,paper,#ffffff80,ink,#0f172a,"))
    #expect(!result.output.contains(",paper,#ffffff80,ink,#0f172a,,"))
    environment.standardInput = { Array("ink,#0f172a\nsky\n".utf8) }
    #expect(
      Palpable.run(["matrix", "-"], in: environment).status
        == "standard input:2:1: expected a color such as #64748b, with or without a name, found \"sky\"\n")
  }

  @Test(arguments: [
    (["#fff", "bleu"], "palpable: invalid color \"bleu\": expected a color name at character 1\n"),
    (["#fff", "#12345g"], "palpable: invalid color \"#12345g\": expected a hexadecimal digit at character 7\n"),
    (["#fff", "a.json"], "palpable: unexpected argument \"a.json\" for matrix; see palpable matrix --help\n"),
    (["gone.json"], "gone.json: file or folder not found; check the path\n"),
    (["a.tokens.json"], "palpable: matrix needs known colors, and a has none; see palpable matrix --help\n"),
    (
      ["#fff", "#000", "--filter", "x"],
      "palpable: --filter x matches no token; use a token path, with * within a segment or ** across segments\n"
    ),
  ])
  func wrongOperandsAreSaid(_ arguments: [String], _ sentence: String) throws {
    let folder = try TemporaryFolder(["a.tokens.json": #"{ "gap": { "$type": "number", "$value": 4 } }"#])
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(["matrix"] + arguments, in: environment)
    #expect(result.status == sentence)
    #expect(result.exitCode == .impossible && result.output == "")
  }

  @Test func anAuditWithoutPairingsShowsTheMatrixAndTheNextStep() throws {
    let folder = try TemporaryFolder(["brand.csv": "c1,#0f172a\nc2,#ffffff\n"])
    let result = palpable("audit", "brand.csv", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.output.hasPrefix("brand\n2 colors: 2 of 2 combinations reach 4.5:1 for text\n"))
    #expect(
      result.status == """
        brand.csv: nothing to audit: no enabled rule applies, and no pairing for the gate could be inferred from names; declare pairings in palpable.json
        Nothing was gated, so this is neither a pass nor a failure (exit code 2). The matrix shows which colors can be text on which.
        Next, declare which color is on which in a palpable.json next to the file:
          { "tokens": ["brand.csv"], "pairings": [{ "text": "c2", "on": "c1" }] }

        """)
    #expect(throws: (any Error).self) { try folder.bytes(of: "Reports/brand/report.html") }
    let json = palpable("audit", "brand.csv", "--no-reports", "--format", "json", in: folder)
    #expect(json.exitCode == .impossible && json.output == "")
    #expect(palpable("audit", ".", in: folder).status.hasSuffix("Next, run: palpable init .\n"))
  }
}
