import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Edits change the value and not a byte around it, whatever the document looks like.
@Suite struct EditingChangeTests {
  static let documents: [EditedDocument] = [
    EditedDocument(
      format: DTCGFormat.self, path: "a.tokens.json",
      text: """
        {
          "color" : {
            "$type":"color",
        \t"page":   { "$value" :  {"colorSpace":"srgb" ,"components":[1 ,1,  1],"hex" : "#ffffff"} , "$description": "white #fff {color.page}" },
            "ink": {
              "$value": {
                "colorSpace": "srgb",
                "components": [
                  0.5,
                  0.25,
                  0.125
                ],
                "alpha": 0.5
              }
            },
            "\\u0061b": { "$value": "#ABC" }, "\u{65E5}\u{672C} <b>&\\"": {"$value":"rgb(1, 2, 3)"},
            "link": { "$value": "{color.ink}" },
            "deep": { "er": { "$root": { "$value": "#12345678" }, "est": { "$value": "#123456" } } }
          },
          "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
        }

        """),
    EditedDocument(
      format: DTCGFormat.self, path: "b.json",
      text:
        ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"##
    ),
    EditedDocument(
      format: DTCGStrictFormat.self, path: "strict.tokens.json",
      text: """
        {
        	"a": {
        		"$type": "color",
        		"$value": { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 1, "hex": "#1a334d" }
        	},
        	"b": { "$type": "color", "$value": "{a}" }
        }
        """),
    EditedDocument(
      format: CSSFormat.self, path: "a.css",
      text: """
        /* --ink: #000; */
        :root {
          --ink : #102030 ; /* ink */
          --paper:#FFF;--a\\.b:rgb( 1 , 2,3 )!important;
          --side: light-dark( #fff , #000 );
          --alias: var(--ink); --gap: 4px;
          --fallback: var(--missing, #abc)
        }
        @media (prefers-color-scheme: dark) { :root { --ink: rgb(1 2 3); --paper:#000 } }
        .card { --ink: #0a0a0a }

        """, mayHaveMark: false),
    EditedDocument(
      format: CSSFormat.self, path: "b.css", text: ":root{--a:#fff}.dark{--a:#000}", mayHaveMark: false),
    EditedDocument(
      format: CSSFormat.self, path: "c.css",
      text: ":root {\n  --brand: 222 47% 11%;\n  --c: oklch(50% 0.1 20);\n}\na { color: hsl(var(--brand) / .5) }\n",
      isExact: false, mayHaveMark: false),
    EditedDocument(
      format: AssetCatalogFormat.self, path: "A.xcassets/Ink.colorset/Contents.json",
      text: """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0xE3",
                  "green" : "0x1a",
                  "red" : "0x00"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
              "color" : { "color-space" : "srgb", "components" : { "alpha" : "0.500", "blue" : "0.125", "green" : "0.250", "red" : "0.500" } },
              "idiom" : "universal"
            },
            {
              "appearances" : [{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],
              "color" : {"color-space":"srgb","components":{"red":"12","green":"34","blue":"56","alpha":"255"}},
              "idiom" : "universal"
            }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """),
    EditedDocument(
      format: AssetCatalogFormat.self, path: "A.xcassets/P3.colorset/Contents.json",
      text:
        ##"{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":0.5,"green":"0.5","blue":"0.25","alpha":1}}}]}"##,
      isExact: false),
    EditedDocument(
      format: SwiftTokensFormat.self, path: "Colors.swift",
      text: """
        import SwiftUI
        // static let ink = Color(hex: 0x000000)
        public enum Colors {
          /// "ink" { unbalanced
          public static let ink = Color(hex: 0x102030)  ; static let paper=Color( red:1/255 , green : 2 / 255.0,blue:3.0/255 )
          static let `default`: UIColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
          static let page = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 0, alpha: 1) : .white }
          static let pair = Color.adaptive(light: "#fff", dark: 0x112233)
          static let tuple = Color.adaptive(
            lightRGB: (red: 10 / 255.0, green: 20 / 255.0, blue: 30 / 255.0, opacity: 1.0000), /* dark */
            darkRGB: (red: 1 / 255.0, green: 2 / 255.0, blue: 3 / 255.0, opacity: 1.0000)
          )
          static let literal: UIColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
          static let link = Colors.ink
          static let gap: CGFloat = 4
        }

        """, mayHaveMark: false),
  ]

  @Test(arguments: documents) func changes(document: EditedDocument) throws {
    let count = try checkChanges(of: document)
    #expect(count >= LongTests.some(writtenColors, 2).count * document.variants.count)
  }

  /// All values of a document at once, each with a color of its own.
  @Test(arguments: documents) func allAtOnce(document: EditedDocument) throws {
    for file in document.variants {
      let before = try readValues(document.format, file)
      var edits: [ColorEdit] = []
      var wanted: [Int: Color] = [:]
      for (position, entry) in before.enumerated() {
        guard let old = literalColor(entry.value) else { continue }
        let color = writtenColors[position % writtenColors.count].withAlpha(old.alpha)
        wanted[position] = color
        edits.append(ColorEdit(token: entry.token, color: color, old: old, place: .literal(entry.value.location)))
      }
      let bytes = try document.format.edited(file, edits.reversed())
      #expect(bytes == (try document.format.edited(file, edits)))
      let after = try readValues(document.format, SourceFile(path: file.path, bytes: bytes))
      for (position, color) in wanted {
        expectSame(literalColor(after[position].value), color, isExact: document.isExact)
      }
      let ends = file.bytes.count { $0 == 0x0D }
      #expect(bytes.count { $0 == 0x0D } == ends)
    }
  }

  /// What is written over itself stays byte for byte, where its digits say all there is.
  @Test func sameColor() throws {
    for document in Self.documents where document.isExact {
      let file = document.variants[1]
      for entry in try readValues(document.format, file) {
        guard let old = literalColor(entry.value), old.css.hasPrefix("rgb"), entry.value.text != ".white" else {
          continue
        }
        let edit = ColorEdit(token: entry.token, color: old, old: old, place: .literal(entry.value.location))
        #expect(try document.format.edited(file, [edit]) == file.bytes, "\(entry.token) \(entry.value.text)")
      }
    }
  }

  /// Generated sources in three tiers, in the shape of ELEVATE's: every primitive has a light and a dark color.
  @Test func threeTiers() throws {
    let file = SourceFile(path: "ElevatePrimitives.swift", bytes: Array(ThreeTierFixture.primitives().utf8))
    let before = try readValues(SwiftTokensFormat.self, file)
    #expect(before.count == ThreeTierFixture.families.count * ThreeTierFixture.shades.count * 2)
    let colors = before.indices.map { Color(red: UInt8($0), green: UInt8(255 - $0), blue: UInt8($0 * 3 % 256)) }
    let edits = zip(before, colors).map { entry, color in
      ColorEdit(
        token: entry.token, color: color, old: literalColor(entry.value), place: .literal(entry.value.location))
    }
    let bytes = try SwiftTokensFormat.edited(file, edits)
    let after = try readValues(SwiftTokensFormat.self, SourceFile(path: file.path, bytes: bytes))
    for (entry, color) in zip(after, colors) { expectSame(literalColor(entry.value), color) }
    // Only digits differ.
    let rest = { (bytes: [UInt8]) in bytes.filter { !(0x30...0x39).contains($0) } }
    #expect(rest(bytes) == rest(file.bytes))
  }

  @Test func refusals() throws {
    let root = ":root { --a: #fff; --b: \(""); --x: #000; "
    func css(_ value: String) throws -> String? { try obstacle(CSSFormat.self, "a.css", root + "--c: \(value) }", "c") }
    #expect(
      try css("color-mix(in srgb, var(--a), var(--x))")
        == "its value is an expression with color-mix(), which can't be edited")
    #expect(try css("rgb(from #fff r g b / 20%)") == "its value is an expression with rgb(), which can't be edited")
    #expect(try css("rgb(calc(1 + 1) 2 3)") == "its value is an expression with rgb(), which can't be edited")
    func json(_ value: String) throws -> String? {
      try obstacle(
        DTCGFormat.self, "a.tokens.json",
        ##"{"o":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"c":{"$type":"color",\##(value)}}"##,
        "c")
    }
    #expect(try json(##""$value":{"$ref":"#/o/$value"}"##) == nil)
    #expect(
      try json(##""$value":{"colorSpace":"srgb","components":[{"$ref":"#/o/$value/components/0"},0,0]}"##)
        == "its value is a color with referenced parts, which can't be edited")
    #expect(
      try json(##""$value":"#fff","alpha":0.5"##)
        == "its value is a color with a separate alpha, which can't be edited")
    func swift(_ value: String, mode: String? = nil) throws -> String? {
      try obstacle(SwiftTokensFormat.self, "a.swift", "enum C { static let c: Color = \(value) }", "C.c", mode: mode)
    }
    #expect(try swift("Color(hex: 1193046)") == "its value is a color in decimal digits, which can't be edited")
    #expect(
      try swift("Color(red: 1.0 - 0.5, green: 0, blue: 0)")
        == "its value is a computed expression, which can't be edited")
    #expect(
      try swift("Color(red: 1e-1, green: 0, blue: 0)")
        == "its value is a computed expression, which can't be edited")
    #expect(
      try swift("Color.adaptive(light: .white, dark: .black)", mode: "light")
        == "its value is a name, which can't be edited")
  }

  /// A place of another document, or of an older state of this one, is refused or at least never writes outside the document.
  @Test func placesElsewhere() throws {
    for document in Self.documents {
      let file = document.variants[0]
      for entry in try readValues(document.format, file).prefix(4) {
        guard let old = literalColor(entry.value) else { continue }
        let edit = ColorEdit(token: entry.token, color: .black, old: old, place: .literal(entry.value.location))
        for cut in stride(from: 0, to: file.bytes.count, by: 7) {
          let other = SourceFile(path: file.path, bytes: Array(file.bytes.prefix(cut)))
          _ = document.format.obstacle(to: edit, in: other)
        }
        let shifted = SourceFile(path: file.path, bytes: [0x20] + file.bytes)
        if document.format != CSSFormat.self { #expect(document.format.obstacle(to: edit, in: shifted) != nil) }
        #expect(throws: EditError.overlapping) { try document.format.edited(file, [edit, edit]) }
      }
    }
  }
}
