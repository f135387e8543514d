import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// GIMP palettes: names, alpha, and lines that aren't colors.
@Suite struct GIMPPaletteTests {
  private func read(_ text: String) throws(FormatError) -> Imported {
    try GIMPPaletteFormat.tokens(from: SourceFile(path: "a.gpl", bytes: Array(text.utf8)))
  }

  @Test func linesAreColorsWithNames() throws {
    let imported = try read(
      "\u{FEFF}GIMP Palette\r\nName: Brand\r\nColumns: 4\r\n#\r\n255 255 255\twhite\r\n  0  16 255   Blue/Deep 500\r\n\r\n"
    )
    #expect(imported.tokens.tokens.map(\.path) == ["white", "Blue.Deep 500"])
    let blue = try #require(imported.tokens["Blue.Deep 500"])
    #expect(blue.values[0].value.content == .literal(.color(Color(red: 0, green: 16, blue: 255))))
    #expect(blue.values[0].value.text == "#0010ff")
    #expect((blue.location.line, blue.location.column, blue.location.endColumn) == (6, 3, 12))
    #expect(imported.notices.isEmpty)
  }

  @Test func colorsWithoutANameAreNamedAfterTheirValueAndRepeatedNamesAreNumbered() throws {
    let imported = try read("GIMP Palette\n1 2 3\n1 2 3 Untitled\n4 5 6 a\n7 8 9 a\n7 8 9 a\n")
    #expect(imported.tokens.tokens.map(\.path) == ["#010203", "#010203 2", "a", "a 2", "a 3"])
    #expect(
      imported.notices.map(\.message) == [
        "2 colors have no name, so they are named after the value", "3 colors repeat a name, so a number is added",
      ])
  }

  @Test func alphaIsTheFourthNumber() throws {
    let imported = try read("GIMP Palette\nChannels: RGBA\n255 0 0 51 red\n")
    #expect(
      imported.tokens["red"]?.values[0].value.content
        == .literal(.color(Color(red: 255, green: 0, blue: 0, alpha: 0.2))))
  }

  /// Braces and asterisks are characters of aliases and patterns.
  @Test func namesHaveNoCharactersOfPatterns() throws {
    #expect(try read("GIMP Palette\n1 2 3 a{b}*c..d\n").tokens.tokens.map(\.path) == ["a-b--c.d"])
  }

  @Test(arguments: [
    ("GIMP Palette\n1 2 x", 2, 5, "three numbers from 0 to 255", "\"x\""),
    ("GIMP Palette\n1 2 256 x", 2, 5, "three numbers from 0 to 255", "\"256\""),
    ("GIMP Palette\n1 2", 2, 4, "three numbers from 0 to 255", "the end of the line"),
    ("GIMP Palette\nChannels: RGBA\n1 2 3 a", 3, 7, "four numbers from 0 to 255", "\"a\""),
    ("GIMP\n", 1, 1, "\"GIMP Palette\" on the first line", "another text"),
  ])
  func faultsHaveTheirPlace(_ text: String, _ line: Int, _ column: Int, _ expected: String, _ found: String) throws {
    let error = try #require(throws: FormatError.self) { try read(text) }
    guard case .unexpected(let wanted, let what, nil, let place) = error else { Issue.record("\(error)"); return }
    #expect(wanted == expected && what == found)
    #expect((place.line, place.column) == (line, column))
  }
}
