import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Values for modes in documents that hold several: entries of color sets, declarations in the rules of a mode.
@Suite struct ModeAdditionTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)

  /// The document with a dark value for a token that shows its base value there, what the siblings are found out as a caller does.
  static func added(
    _ format: any ColorEditing.Type, _ path: String, _ text: String, _ token: TokenPath, mode: String = "dark"
  ) throws -> String {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let values = try readValues(format, file)
    let base = try #require(values.first { $0.token == token }).value.location
    let siblings = values.filter { $0.mode == mode }.map(\.value.location)
    var order: [TokenPath] = []
    for value in values where !order.contains(value.token) { order.append(value.token) }
    let missing = MissingValue(mode: mode, isOnlyMode: false, base: base, siblings: siblings, order: order)
    let bytes = try format.edited(file, [ColorEdit(token: token, color: ink, place: .missing(missing))])
    let after = try readValues(format, SourceFile(path: path, bytes: bytes))
    for value in values {
      let now = after.first { $0.token == value.token && $0.mode == value.mode }
      #expect(now?.value.content == value.value.content, "\(value.token)")
    }
    #expect(after.count == values.count + 1)
    expectSame(after.first { $0.token == token && $0.mode == mode }.flatMap { literalColor($0.value) }, ink)
    return String(decoding: bytes, as: UTF8.self)
  }

  static let sheet = """
    :root {
      --page: #FFF;
      --ink: rgb(1, 2, 3);
      --body: #222;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page : #000; /* night */
        --body: #ddd
      }
    }

    """

  @Test func inTheRuleOfTheMode() throws {
    let night = "    --page : #000; /* night */\n"
    let expected = Self.sheet.replacing(night, with: night + "    --ink : rgb(11, 18, 192);\n")
    #expect(try Self.added(CSSFormat.self, "a.css", Self.sheet, "ink") == expected)
    let ends = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    #expect(try Self.added(CSSFormat.self, "a.css", ends(Self.sheet), "ink") == ends(expected))
  }

  @Test func afterTheLastDeclaration() throws {
    let sheet = Self.sheet.replacing("--body: #222;", with: "--body: #222; --last: #333;")
    let expected = sheet.replacing("--body: #ddd\n", with: "--body: #ddd;\n    --last: #0b12c0\n")
    #expect(try Self.added(CSSFormat.self, "a.css", sheet, "last") == expected)
    #expect(
      try Self.added(CSSFormat.self, "b.css", ":root{--a:#fff;--b:#ABCDEF}.dark{--a:#000}", "b")
        == ":root{--a:#fff;--b:#ABCDEF}.dark{--a:#000;--b:#0B12C0}")
  }

  /// A style sheet whose modes stand in light-dark() has no rule for one of them.
  @Test func noRule() throws {
    for text in [":root { --a: light-dark(#fff, #000); --b: #fff }", ":root { --b: #fff }"] {
      #expect(throws: EditError.noPlace("no rule in the style sheet sets values for dark only")) {
        try Self.added(CSSFormat.self, "a.css", text, "b")
      }
    }
  }

  static let colorSet = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0xE3",
              "green" : "0x1A",
              "red" : "0x00"
            }
          },
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  static let darkEntry = """
    ,
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0xC0",
              "green" : "0x12",
              "red" : "0x0B"
            }
          },
          "idiom" : "universal"
        }
    """

  @Test func entryOfAColorSet() throws {
    let path = "A.xcassets/Ink.colorset/Contents.json"
    let expected = Self.colorSet.replacing("    }\n  ],", with: "    }\(Self.darkEntry)\n  ],")
    #expect(try Self.added(AssetCatalogFormat.self, path, Self.colorSet, "Ink") == expected)
    let ends = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    #expect(try Self.added(AssetCatalogFormat.self, path, ends(Self.colorSet), "Ink") == ends(expected))
    let line =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x01","green":"0x02","blue":"0x03","alpha":"1.000"}}}]}"#
    let entry =
      #",{"appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x0B","green":"0x12","blue":"0xC0","alpha":"1.000"}}}"#
    let new = try Self.added(AssetCatalogFormat.self, path, line, "Ink", mode: "dark-high-contrast")
    #expect(new == line.dropLast(2) + entry + "]}" || new == line.dropLast(2) + ", " + entry.dropFirst() + "]}")
    #expect(throws: EditError.noPlace("ocean isn't a known color set appearance")) {
      try Self.added(AssetCatalogFormat.self, path, line, "Ink", mode: "ocean")
    }
  }

  /// A slot for the appearance that holds no color is filled.
  @Test func emptySlot() throws {
    let slot = #"{"idiom":"universal","appearances":[{"value":"dark","appearance":"luminosity"}]}"#
    let color = { (red: String) in
      #""color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0x12","blue":"0xC0","alpha":"1.000"}}"#
    }
    let base = #"{"idiom":"universal",\#(color("0x0A"))}"#
    let filled = slot.dropLast() + "," + color("0x0B") + "}"
    #expect(
      try Self.added(
        AssetCatalogFormat.self, "A.xcassets/Ink.colorset/Contents.json", #"{"colors":[\#(base),\#(slot)]}"#, "Ink")
        == #"{"colors":[\#(base),\#(filled)]}"#)
  }

  @Test func constantOfSwift() throws {
    #expect(throws: EditError.noPlace("a Swift constant has one value unless its source distinguishes appearances")) {
      try Self.added(SwiftTokensFormat.self, "a.swift", "enum C { static let ink = Color(hex: 0x112233) }", "C.ink")
    }
  }

  /// An alias gives way to a color, written as the others of the document are.
  @Test func detached() throws {
    let css = ":root { --a: #FFF; --b: var(--a); }"
    #expect(try editedText(CSSFormat.self, "a.css", css, "b", Self.ink) == ":root { --a: #FFF; --b: #0B12C0; }")
    let group = { (value: String) in ##"{ "$type": "color", "a": { "$value": "#FFF" }, "b": { \##(value) } }"## }
    let expected = group(##""$value": "#0B12C0""##)
    for alias in [##""$value": "{a}""##, ##""$value": { "$ref": "#/a" }"##, ##""$ref": "#/a""##] {
      let new = try editedText(DTCGFormat.self, "a.tokens.json", group(alias), "b", Self.ink)
      #expect(new == expected)
    }
    let swift = "enum C {\n  static let a = Color(hex: 0xFFFFFF)\n  static let b: Color = a\n  static let c = C.a\n}\n"
    #expect(
      try editedText(SwiftTokensFormat.self, "a.swift", swift, "C.b", Self.ink)
        == swift.replacing("b: Color = a", with: "b: Color = Color(hex: 0x0B12C0)"))
    #expect(
      try editedText(SwiftTokensFormat.self, "a.swift", swift, "C.c", Self.ink)
        == swift.replacing("c = C.a", with: "c = Color(hex: 0x0B12C0)"))
  }
}
