import Audit
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// The lines that a patch of one value replaces, and the reasons that there are none.
@Suite struct ColorPlaceTests {
  /// Returns the place of each value of a token.
  private static func places(
    _ token: TokenPath, _ files: [String: String], paths: [String] = ["."], below root: String = ""
  ) throws -> [ColorSource.Place] {
    let fixture = try RepairFixture(files, paths: paths, below: root)
    let documents = try fixture.session.tokenDocuments()
    return try #require(documents.tokens[token]).values.map { documents.place(of: token, $0.mode, $0.value) }
  }

  private static func reasons(
    _ token: TokenPath, _ files: [String: String], paths: [String] = ["."], below root: String = ""
  ) throws -> [String?] {
    try places(token, files, paths: paths, below: root).map { if case .none(let reason) = $0 { reason } else { nil } }
  }

  private static func texts(_ token: TokenPath, _ name: String, _ text: String) throws -> [ColorSource.Text] {
    try places(token, [name: text]).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The parts of the lines make the lines again.
  @Test(
    arguments: [
      ("a.css", ":root {\n  --ink: #000; --paper: #fff }", "ink", ["#000"], ColorSource.Notation.css),
      (
        "a.css", ":root { color-scheme: light dark; --ink: light-dark(#111, #eee); --paper: #fff }", "ink",
        ["#111", "#eee"], .css
      ),
      ("a.css", ":root { --paper: #fff;\n--ink:\trgb(1 2\n3) }\n", "ink", ["rgb(1 2\n3)"], .css),
      (
        "a.tokens.json", "{ \"ink\": { \"$type\": \"color\",\n \"$value\" : \"#000\" } }", "ink", ["\"#000\""],
        .hexString
      ),
      (
        "a.tokens.json",
        "{ \"ink\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\",\n\"components\": [0, 0, 0] } } }\n",
        "ink", ["{ \"colorSpace\": \"srgb\",\n\"components\": [0, 0, 0] }"], .object
      ),
    ] as [(String, String, TokenPath, [String], ColorSource.Notation)])
  func aValueHasItsLines(
    _ name: String, _ text: String, _ token: TokenPath, _ values: [String], _ notation: ColorSource.Notation
  ) throws {
    let places = try Self.texts(token, name, text)
    #expect(places.map(\.value) == values)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in places {
      #expect(place.path == name && place.notation == notation)
      let own = (place.before + place.value + place.after).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(Array(lines[(place.line - 1)..<(place.line - 1 + own.count)]) == own)
      #expect(place.endsFile == (place.line - 1 + own.count == lines.count))
    }
  }

  private static let long = String(repeating: "x", count: 1_001)

  @Test(arguments: [
    (["ä.css": ":root { --ink: #000 }"], "its file name has special characters"),
    (["a\"b.css": ":root { --ink: #000 }"], "its file name has special characters"),
    (["a.css": ":root { --ink: #000; /*\(long)*/ }"], "its line is too long"),
    (["a.css": "/*\(long)*/ :root { --ink: #000 }"], "its line is too long"),
    (["a.css": "\u{FEFF}:root { --ink: #000 }"], "its line isn't plain UTF-8"),
    (["a.css": ":root { --ink: /* black */ #000 }"], "its notation can't be replaced by a hexadecimal color"),
    (
      ["a.tokens.json": ##"{ "$type": "color", "ink": { "$value": "{black}" }, "black": { "$value": "#000" } }"##],
      "its notation can't be replaced by a hexadecimal color"
    ),
  ])
  func aPatchHasItsLimits(_ files: [String: String], _ reason: String) throws {
    #expect(try Self.reasons("ink", files) == [reason])
  }

  /// A mark at the start of the file is only on its first line.
  @Test func theLineBehindAMarkIsPlain() throws {
    #expect(try Self.texts("ink", "a.css", "\u{FEFF}:root {\n--ink: #000 }").map(\.before) == ["--ink: "])
  }

  @Test func whatIsElsewhereOrTwiceHasNoPlace() throws {
    let sheet = ":root { --ink: #000; --paper: #fff }"
    #expect(
      try Self.reasons(
        "ink", ["out/a.css": sheet, "work/b.css": ":root { --line: #888 }"], paths: ["b.css", "../out/a.css"],
        below: "/work") == ["the file that defines its value is unknown"])
    let twice = sheet + "\n@media (prefers-color-scheme: dark) { :root { --ink: #eee } }\n.dark { --ink: #eee }"
    #expect(try Self.reasons("ink", ["a.css": twice]) == [nil, "its value is written in two places"])
  }

  /// Only an alias that is written once can name another token.
  @Test func anAliasIsRepointedIfItIsWrittenOnce() throws {
    let sheet = """
      :root { --ink: #000; --paper: #fff; --text: var(--ink); --link: var(--ink) }
      @media (prefers-color-scheme: dark) { :root { --text: var(--paper) } }
      .dark { --text: var(--paper) }
      """
    let fixture = try RepairFixture(["a.css": sheet])
    let documents = try fixture.session.tokenDocuments()
    #expect(documents.obstacle(toRepointing: "link", for: nil, to: "paper") == nil)
    #expect(documents.obstacle(toRepointing: "ink", for: nil, to: "paper") == "its value isn't an alias")
    #expect(documents.obstacle(toRepointing: "link", for: "dark", to: "paper") == "it defines no value there")
    #expect(documents.obstacle(toRepointing: "none", for: nil, to: "paper") == "it defines no value there")
    #expect(documents.obstacle(toRepointing: "text", for: "dark", to: "ink") == "its alias is written in two places")
    #expect(documents.obstacle(toAdding: "ink", for: "dark", naming: "paper") == nil)
    #expect(documents.obstacle(toAdding: "text", for: "dark", naming: nil) == "it already has a value there")
  }

  @Test func someFormatsAreReadAlone() throws {
    let fixture = try RepairFixture(["a.csv": "ink,#000\npaper,#fff\n"])
    let documents = try fixture.session.tokenDocuments()
    let obstacle = documents.obstacle(toChanging: "ink", for: nil) ?? ""
    #expect(obstacle == "color list can't be edited", "\(obstacle)")
    #expect(documents.rounded([.black], of: "ink", for: nil).isEmpty)
    #expect(documents.rounded([.black], of: "none", for: nil).isEmpty)
  }

  /// Rounding to 8 bits is no difference, and another opacity is one.
  @Test func aColorIsReadBackAsItWasMeant() {
    let gray = Color(.srgb, 0.5, 0.5, 0.5)
    #expect(gray.isWritten(as: Color(.srgb, 128 / 255, 128 / 255, 128 / 255)))
    #expect(!gray.isWritten(as: Color(.srgb, 0.5, 0.5, 0.52)))
    #expect(!gray.isWritten(as: gray.withAlpha(0.99)))
    #expect(gray.withAlpha(0.5).isWritten(as: gray.withAlpha(128 / 255)))
  }
}
