import DesignTokens
import SourceText
import Testing
import TokenFormats

/// What every format promises, whichever it is; a new format needs a sample here.
@Suite struct FormatContractTests {
  /// A document of a format, the token it holds, and the value as it is written.
  struct Sample: CustomTestStringConvertible, Sendable {
    let format: String
    let path: String
    let text: String
    let token: String
    let written: String
    var testDescription: String { format }

    var document: SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
  }

  static let samples = [
    Sample(
      format: "dtcg", path: "a.tokens.json",
      text: "{\r\n  \"color\": { \"$type\": \"color\", \"ink\": { \"$value\": \"#123456\" } }\r\n}", token: "color.ink",
      written: "\"#123456\""),
    Sample(
      format: "dtcg-strict", path: "a.tokens.json",
      text: "{ \"a\": { \"$type\": \"number\",\n\"$value\": 12.5 } }", token: "a", written: "12.5"),
    Sample(
      format: "dtcg-resolver", path: "a.resolver.json",
      text: """
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }],
          "sets": { "base": { "sources": [{ "size": { "$type": "number", "$value": 7 } }] } } }
        """, token: "size", written: "7"),
    Sample(
      format: "figma", path: "v.json",
      text: """
        { "variableCollections": { "c": { "name": "c", "modes": [{ "modeId": "m", "name": "m" }] } },
          "variables": { "v": { "name": "ink", "variableCollectionId": "c", "resolvedType": "COLOR",
            "valuesByMode": { "m": { "r": 0, "g": 0.5, "b": 1 } } } } }
        """, token: "ink", written: #"{ "r": 0, "g": 0.5, "b": 1 }"#),
    Sample(
      format: "tokens-studio", path: "a.json",
      text: ##"{ "core": { "ink": { "$type": "color",\##n"$value": "#123456" } }, "$themes": [] }"##, token: "ink",
      written: "\"#123456\""),
    Sample(
      format: "spectrum", path: "a.json",
      text: ##"{ "blue": { "$schema": "https://x/spectrum-tokens/color.json",\##n"value": "rgb(1, 2, 3)" } }"##,
      token: "blue", written: #""rgb(1, 2, 3)""#),
    Sample(
      format: "style-dictionary", path: "a.json5",
      text: "// x\n{ color: { red: { value: '#f00', }, }, }", token: "color.red", written: "'#f00'"),
    Sample(
      format: "xcassets", path: "App.xcassets/Ink.colorset/Contents.json",
      text: """
        { "colors": [{ "idiom": "universal",
          "color": { "color-space": "srgb", "components": { "red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000" } } }],
          "info": { "author": "xcode", "version": 1 } }
        """, token: "Ink",
      written: """
        { "color-space": "srgb", "components": { "red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000" } }
        """),
    Sample(
      format: "css", path: "a.css", text: "/* x */\n:root {\n  --color-ink: #123456;\n}\n", token: "color.ink",
      written: "#123456"),
    Sample(
      format: "scss", path: "_a.scss", text: "// x\n$ink: #123456 !default;\r\n", token: "ink", written: "#123456"),
    Sample(
      format: "tailwind", path: "tailwind.config.js",
      text: "module.exports = {\r\n  theme: { colors: { ink: '#123456' } } }", token: "colors.ink", written: "'#123456'"
    ),
    Sample(
      format: "shadcn", path: "zinc.json", text: "{ \"cssVars\": { \"light\": {\r\n \"ink\": \"#123456\" } } }",
      token: "ink",
      written: "\"#123456\""),
    Sample(
      format: "design-md", path: "DESIGN.md", text: "---\r\ncolors:\r\n  ink: '#123456' # x\r\n---\r\n# Ink\r\n",
      token: "colors.ink", written: "'#123456'"),
    Sample(
      format: "color-module", path: "colors.js", text: "export default {\n  ink: '#123456', paper: `#fff` }",
      token: "ink",
      written: "'#123456'"),
    Sample(
      format: "swift", path: "Tokens.swift", text: "enum Space {\n  static let one: CGFloat = 4.0\n}\n",
      token: "Space.one",
      written: "4.0"),
    Sample(
      format: "material-theme", path: "a.json",
      text: "{ \"seed\": \"\", \"schemes\": { \"light\": {\n\"primary\": \"#123456\" } } }", token: "primary",
      written: "\"#123456\""),
    Sample(
      format: "compose", path: "Color.kt",
      text: "import androidx.compose.ui.graphics.Color\n// x\nval Ink = Color(0xFF123456)\n", token: "Ink",
      written: "Color(0xFF123456)"),
    Sample(
      format: "android", path: "res/values/colors.xml",
      text: "<resources>\r\n  <color name=\"ink\"> #123456 </color>\n</resources>", token: "ink", written: "#123456"),
    Sample(
      format: "gimp-palette", path: "a.gpl", text: "GIMP Palette\r\nName: x\r\n# c\r\n 18  52 86\tink\r\n",
      token: "ink",
      written: "18  52 86"),
    // Half of a component has only bytes that are ASCII, so the document is a text.
    Sample(
      format: "ase", path: "a.ase",
      text: "ASEF\0\u{1}\0\0\0\0\0\u{1}\0\u{1}\0\0\0\u{18}\0\u{2}\0a\0\0RGB ?\0\0\0?\0\0\0\0\0\0\0\0\u{2}", token: "a",
      written: "RGB ?\0\0\0?\0\0\0\0\0\0\0"),
    Sample(
      format: "aco", path: "a.aco",
      text: "\0\u{2}\0\u{1}\0\0\u{12}\u{12}\u{34}\u{34}\u{56}\u{56}\0\0\0\0\0\u{2}\0a\0\0", token: "a",
      written: "\0\0\u{12}\u{12}\u{34}\u{34}\u{56}\u{56}\0\0"),
    Sample(
      format: "flutter", path: "a.dart",
      text: "import 'dart:ui';\nabstract class AppColors {\n  static const Color ink = Color(0xFF123456);\n}\n",
      token: "AppColors.ink", written: "Color(0xFF123456)"),
    Sample(
      format: "color-list", path: "a.csv", text: "name,hex\n\"ink\", #123456\nsky,#7FDBFF\n", token: "ink",
      written: "#123456"),
  ]

  private func format(_ id: String) throws -> any TokenFormat.Type {
    try #require(TokenFormats.all.first { $0.format.id == id })
  }

  @Test func everyFormatHasASample() {
    let formats = TokenFormats.all.map { $0.format.id }
    #expect(Set(Self.samples.map(\.format)) == Set(formats), "add a sample to FormatContractTests.samples")
  }

  @Test(arguments: samples)
  func recognizesItsOwn(_ sample: Sample) throws {
    // The strict level is a matter of choice, not of content.
    let expected = sample.format == "dtcg-strict" ? "dtcg" : sample.format
    #expect(TokenFormats.format(of: sample.document)?.format.id == expected)
  }

  @Test(arguments: samples)
  func theByteRangeOfAValueReadsAsTheValue(_ sample: Sample) throws {
    let imported = try format(sample.format).tokens(from: sample.document)
    let token = try #require(imported.tokens[TokenPath(sample.token)])
    let place = token.location
    #expect(String(decoding: Array(sample.text.utf8)[place.byteRange], as: UTF8.self) == sample.written)
    #expect(place.path == sample.path)
    let before = sample.text.utf8.prefix(place.byteRange.lowerBound)
    #expect(place.line == before.count { $0 == UInt8(ascii: "\n") } + 1)
    #expect(place.column == before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1)
  }

  @Test(arguments: samples)
  func cutAnywhereItEndsInOrder(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let format = try format(sample.format)
    for end in bytes.indices {
      let document = SourceFile(path: sample.path, bytes: Array(bytes[..<end]))
      _ = format.recognizes(document)
      guard let imported = try? format.tokens(from: document) else { continue }
      for token in imported.tokens.tokens { #expect(token.location.byteRange.upperBound <= end) }
    }
  }

  @Test(arguments: samples)
  func changedAnywhereItEndsInOrder(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let format = try format(sample.format)
    for index in bytes.indices {
      for other: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x7D, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = other
        _ = try? format.tokens(from: SourceFile(path: sample.path, bytes: changed))
      }
    }
  }

  @Test(arguments: samples)
  func theSameBytesGiveTheSameTokens(_ sample: Sample) throws {
    let format = try format(sample.format)
    let first = try format.tokens(from: sample.document)
    let second = try format.tokens(from: sample.document)
    #expect(first.tokens.tokens.map(\.path) == second.tokens.tokens.map(\.path))
    #expect(first.tokens.tokens.flatMap(\.values).map(\.value) == second.tokens.tokens.flatMap(\.values).map(\.value))
    #expect(first.notices == second.notices)
  }
}
