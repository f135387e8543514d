import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct RecognitionTests {
  static let documents: [(path: String, text: String, isDTCG: Bool)] = [
    ("a.tokens", "", true), ("a.tokens.json", "", true), ("x/y/a.tokens.json", "not json", true),
    ("a.json", #"{"t":{"$value":1}}"#, true),
    ("a.json", #"{"$type":"color"}"#, true), ("a.json", "{}", false), ("a.json", "", false),
    ("a.json", #"{"value":1,"type":"color"}"#, false),
    ("a.json", ##" [{"$type":"color","$value":"#fff"}]"##, false),
    ("a.json", "$value", false), ("a.txt", #"{"t":{"$value":1}}"#, false), ("tokens", "{}", false),
    ("a.tokens.txt", "{}", false),
    ("package.json", #"{"name":"x"}"#, false), ("a.JSON", #"{"$value":1}"#, false), ("a.json", "{\"$valu", false),
    ("a.tokens.json\u{301}", "{}", false),
  ]

  @Test(arguments: documents) func isRecognized(_ path: String, _ text: String, _ isDTCG: Bool) {
    let document = SourceFile(path: path, bytes: Array(text.utf8))
    #expect(DTCGFormat.recognizes(document) == isDTCG)
    if isDTCG { #expect(TokenFormats.format(of: document) == DTCGFormat.self) }
  }

  @Test func aJSONFileThatNobodyRecognizesIsTakenForDTCG() {
    #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.json", bytes: [])) == DTCGFormat.self)
    #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.css", bytes: [])) == CSSFormat.self)
    #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.swift", bytes: [])) == SwiftTokensFormat.self)
    #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.txt", bytes: [])) == nil)
  }

  @Test func formatsSayWhatTheyAre() {
    #expect(DTCGFormat.format.id == "dtcg")
    #expect(DTCGFormat.format.specification.hasPrefix("https://www.designtokens.org/tr/2025.10/"))
    let ids = TokenFormats.all.map { $0.format.id }
    #expect(Set(ids).count == ids.count)
    #expect(TokenFormats.all.allSatisfy { !$0.format.title.isEmpty })
  }

  /// Bytes that no format can read are never a crash, whichever format is asked.
  @Test(
    arguments: [
      [], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array("{\"$value".utf8), Array("null".utf8), Array("\"$value\"".utf8),
    ] as [[UInt8]])
  func everyFormatEndsOnAnyBytes(_ bytes: [UInt8]) {
    for format in TokenFormats.all {
      let document = SourceFile(path: "a.json", bytes: bytes)
      _ = format.recognizes(document)
      let tokens = try? format.tokens(from: [document], library: EmptyLibrary())
      // Style sheets and Swift source are read as far as they go; a JSON document is whole or nothing.
      #expect(tokens?.tokens.tokens.isEmpty ?? true)
      if format.format.id.hasPrefix("dtcg") { #expect(tokens == nil, "\(format.format.id)") }
    }
  }

  @Test func severalDocumentsComeTogether() throws {
    func document(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
    let imported = try DTCGFormat.tokens(
      from: [
        document("a.json", #"{"$type":"number","x":{"$value":1},"y":{"$value":2}}"#),
        document("b.json", #"{"$type":"number","y":{"$value":3},"z":{"$value":4}}"#),
      ], library: EmptyLibrary())
    #expect(imported.tokens.tokens.map(\.path) == ["x", "y", "z"])
    #expect(imported.tokens["y"]?.values.map(\.value.content) == [.literal(.number(3))])
    #expect(imported.notices.count == 1)
    #expect(imported.notices.first?.location?.path == "b.json")
  }
}
