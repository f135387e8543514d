import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import Audit
@testable import ReportWriters

/// Matrices of colors with modes, translucent and unknown colors, and more colors than a table shows.
@Suite struct ColorMatrixTests {
  /// White in both modes, an ink that is missing in the dark mode, a half black veil, and tokens without a color.
  private func report(isPassingOnly: Bool = false, unknown: Int = 1) throws -> ColorMatrixReport {
    var system = DesignSystem(name: "m", tokens: TokenSet(), modes: [Mode("light"), Mode("dark")])
    for mode in ["light", "dark"] {
      system.insert("c.white", .literal(.color(.white)), mode: mode)
      system.insert("c.veil", .literal(.color(Color.black.withAlpha(0.5))), mode: mode)
    }
    system.insert("c.ink.of-the-late-evening", .literal(.color(.black)))
    for index in 0..<unknown { system.insert("c.gone\(index)", .undecidable("it is computed")) }
    let paths = ["c.white", "c.veil", "c.ink.of-the-late-evening"] + (0..<unknown).map { "c.gone\($0)" }
    let matrix = ColorMatrix(
      (paths + ["missing"]).map { TokenPath($0) }, of: system.tokens, modes: system.modes, shownModes: system.modes)
    return ColorMatrixReport(matrix, title: "<Brand>", required: 4.5, usage: "text", isPassingOnly: isPassingOnly)
  }

  private func node(_ json: JSONText) throws -> JSONNode {
    var text = ""
    json.write(to: &text)
    return try readJSON(SourceFile(path: "m", bytes: Array(text.utf8)))
  }

  /// Half black on white has (1 + 0.05) / (0.214 + 0.05), about 3.97:1, which is not enough for text.
  @Test func eachGroupOfModesHasItsTable() throws {
    let report = try report()
    #expect(report.matrix.entries.map(\.name) == ["c.white", "c.veil", "c.ink.of-the-late-evening"])
    #expect(report.matrix.backgrounds == [0, 2] && report.matrix.undetermined == ["c.gone0"])
    #expect(report.matrix.tables.map { $0.modes.map(\.name) } == [["light"], ["dark"]])
    #expect(report.shortNames == ["white", "veil", "ink.of-the-late-evening"])
    let text = report.console(TerminalStyle(isOn: false))
    #expect(text.hasPrefix("<Brand>, light\n3 colors: 2 of 4 combinations reach 4.5:1 for text\n"))
    #expect(text.contains("\n<Brand>, dark\n3 colors: 0 of 1 combination reaches 4.5:1 for text\n"))
    #expect(text.contains("2 #00000080 veil") && text.contains("3 #000000 …-the-late-evening"))
    #expect(text.contains("3 ? …-the-late-evening"))
    #expect(
      text.hasSuffix(
        "\n1 color can't be determined: c.gone0\n1 translucent color can only be text, on the opaque colors\n"))
  }

  @Test(arguments: [
    (0, nil), (1, "1 color can't be determined: c.gone0"),
    (3, "3 colors can't be determined: c.gone0, c.gone1, c.gone2"),
    (5, "5 colors can't be determined: c.gone0, c.gone1, c.gone2, and 2 more"),
  ])
  func unknownColorsAreNamed(_ count: Int, _ line: String?) throws {
    #expect(try report(unknown: count).remarks.first { $0.contains("determined") } == line)
  }

  /// A combination that isn't known in a mode has no ratio, and is no passing one.
  @Test func dataHasEveryCombination() throws {
    let rows = try report().csv.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.count == 8 && rows.allSatisfy { $0.count == 8 })
    #expect(
      rows[0] == ["light", "c.veil", "#00000080", "c.white", "#ffffff", "3.97", "AA large text and non-text", "false"])
    #expect(rows[1].suffix(3) == ["21.00", "AAA text", "true"])
    #expect(rows[5] == ["dark", "c.ink.of-the-late-evening", "", "c.white", "#ffffff", "", "", ""])
    let root = try node(try report().json)
    #expect(root["undetermined"]?.elements?.map(\.string) == ["c.gone0"] && root["omitted"]?.number == 0)
    let dark = try #require(root["tables"]?.elements?.last)
    #expect(dark["colors"]?.elements?.map { $0["color"]?.string } == ["#ffffff", "#00000080", nil])
    #expect(dark["combinations"]?.elements?.map { $0["passes"]?.boolean } == [false, nil, nil, nil])
    #expect(dark["combinations"]?.elements?.map { $0["ratio"]?.number == nil } == [false, true, true, true])
  }

  @Test func onlyPassingCombinationsAreListed() throws {
    let report = try report(isPassingOnly: true)
    #expect(report.csv.split(separator: "\n").count == 3)
    let text = report.console(TerminalStyle(isOn: false))
    #expect(text.contains("\non white (#ffffff): ink.of-the-late-evening 21.0\n"))
    #expect(text.contains("\non ink.of-the-late-evening (#000000): white 21.0\n"))
    #expect(text.contains("\non white (#ffffff): no color\n"))
    let combinations = try node(report.json)["tables"]?.elements?.map { $0["combinations"]?.elements?.count }
    #expect(combinations == [2, 0])
  }

  @Test func thePageHasATableForEachGroup() throws {
    let page = try report().html
    #expect(
      page.contains("<h1>&lt;Brand&gt;</h1>") && page.contains("<h2>light</h2>") && page.contains("<h2>dark</h2>"))
    let tokens = try HTMLTokens(page)
    #expect(tokens.texts.contains("light: 3 colors: 2 of 4 combinations reach 4.5:1 for text."))
    #expect(tokens.texts.contains("1 color can't be determined: c.gone0.") && tokens.texts.contains("undetermined"))
    #expect(tokens.texts.filter { $0 == " passes" }.count == 2 && tokens.texts.filter { $0 == " fails" }.count == 3)
    let passing = try HTMLTokens(try report(isPassingOnly: true).html)
    #expect(passing.texts.filter { $0 == " passes" }.count == 2 && !passing.texts.contains(" fails"))
  }

  private func greens(_ count: Int) -> ColorMatrix {
    var system = DesignSystem(name: "m", tokens: TokenSet(), modes: [Mode("light")])
    let paths = (0..<count).map { index -> TokenPath in
      // The first is opaque, and the others can only be text.
      let color = Color(red: UInt8(index / 256), green: UInt8(index % 256), blue: 0)
      system.insert("t\(index)", .literal(.color(index == 0 || count < 100 ? color : color.withAlpha(0.5))))
      return TokenPath("t\(index)")
    }
    return ColorMatrix(paths, of: system.tokens, modes: system.modes, shownModes: system.modes)
  }

  /// Above 500 colors, the others are counted; above 40, a terminal lists what passes.
  @Test func manyColorsAreLimited() throws {
    let many = greens(503)
    #expect(many.entries.count == 500 && many.omittedCount == 3)
    let report = ColorMatrixReport(many, title: "m", required: 3, usage: "large text", isPassingOnly: false)
    #expect(report.remarks.last == "3 more colors aren't measured; choose fewer with --filter")
    #expect(report.console(TerminalStyle(isOn: false)).contains("\non t0 (#000000): "))
    let (few, more) = (greens(40), greens(41))
    func text(_ matrix: ColorMatrix) -> String {
      ColorMatrixReport(matrix, title: "m", required: 3, usage: "large text", isPassingOnly: false)
        .console(TerminalStyle(isOn: false))
    }
    #expect(
      text(few).contains("Text down, backgrounds across.") && text(more).contains("\non t40 (#002800): no color\n"))
    // Black has the lowest luminance, and the last green the highest.
    #expect(more.mostDifferent.map { Set([$0.text, $0.background]) } == ["t0", "t40"])
    #expect(ColorMatrix([], of: TokenSet(), modes: [Mode("light")], shownModes: []).mostDifferent == nil)
  }

  /// A color outside sRGB can't be hexadecimal.
  @Test func aWideColorIsInItsOwnNotation() {
    #expect(Color(.displayP3, 0, 1, 0).matrixText.hasPrefix("color(display-p3 0 1 0"))
    #expect(Color(.displayP3, 0.5, 0.5, 0.5).matrixText == "#808080")
  }
}
