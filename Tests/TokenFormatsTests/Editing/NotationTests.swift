import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// The notation of the old value is that of the new one; the expected texts are written by hand.
@Suite struct NotationTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)
  static let gray = Color(red: 0xAA, green: 0xBB, blue: 0xCC)
  static let white = Color.white

  static let css: [(String, Color, String)] = [
    ("#123456", ink, "#0b12c0"), ("#ABCDEF", ink, "#0B12C0"), ("#fff", gray, "#abc"), ("#FFF", gray, "#ABC"),
    ("#fff", ink, "#0b12c0"), ("#ffff", gray, "#abcf"), ("#ffff", ink, "#0b12c0ff"),
    ("#12345680", ink.withAlpha(128 / 255.0), "#0b12c080"),
    ("#123456", ink.withAlpha(128 / 255.0), "#0b12c080"), ("#fff", gray.withAlpha(0x66 / 255.0), "#abc6"),
    ("white", ink, "#0b12c0"), ("transparent", ink, "#0b12c0"),
    ("rgb(1, 2, 3)", ink, "rgb(11, 18, 192)"), ("rgb(1 2 3)", ink, "rgb(11 18 192)"),
    ("RGB( 1,2 ,3 )", ink, "RGB( 11,18 ,192 )"),
    ("rgba(1, 2, 3, 0.5)", ink.withAlpha(0.5), "rgba(11, 18, 192, 0.5)"),
    ("rgba(1,2,3,.5)", ink.withAlpha(0.25), "rgba(11,18,192,.25)"),
    ("rgb(1 2 3 / 50%)", ink.withAlpha(0.5), "rgb(11 18 192 / 50%)"),
    ("rgb(1, 2, 3)", ink.withAlpha(0.5), "rgb(11, 18, 192, 0.5)"),
    ("rgb(1 2 3)", ink.withAlpha(0.5), "rgb(11 18 192 / 0.5)"),
    ("rgb(1, /* g */ 2, 3)", ink, "rgb(11, /* g */ 18, 192)"),
    ("rgb(0%, 0%, 0%)", white, "rgb(100%, 100%, 100%)"), ("hsl(10 20% 30%)", white, "hsl(10 0% 100%)"),
    ("hsl(10deg, 20%, 30%)", Color(red: 255, green: 0, blue: 0), "hsl(0deg, 100%, 50%)"),
    ("hsl(0.1turn 20% 30%)", Color(red: 0, green: 255, blue: 255), "hsl(0.5turn 100% 50%)"),
    ("oklch(62.8% 0.258 29.2)", white, "oklch(100% 0 29.2)"), ("oklch(none 0 0)", white, "oklch(1 0 0)"),
    ("color(srgb 0.5 0.5 0.5)", white, "color(srgb 1 1 1)"),
    ("color(srgb .5 .5 .5)", Color(red: 51, green: 51, blue: 51), "color(srgb .2 .2 .2)"),
    ("hwb(0 0% 0%)", Color(red: 0, green: 0, blue: 0), "hwb(0 0% 100%)"),
  ]

  @Test(arguments: css) func inStyleSheets(old: String, color: Color, new: String) throws {
    let text = try editedText(CSSFormat.self, "a.css", ":root { --ink: \(old); }", "ink", color)
    #expect(text == ":root { --ink: \(new); }")
  }

  /// A text with a quote in it is the same text in JSON.
  @Test(arguments: css.filter { !$0.0.contains("/*") }) func asTextInJSON(old: String, color: Color, new: String) throws
  {
    let text = try editedText(
      DTCGFormat.self, "a.tokens.json", ##"{"ink":{"$type":"color","$value":"\##(old)"}}"##, "ink", color)
    #expect(text == ##"{"ink":{"$type":"color","$value":"\##(new)"}}"##)
  }

  static let objects: [(String, Color, String)] = [
    (
      ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }"##, Color(red: 0, green: 51, blue: 255),
      ##"{ "colorSpace": "srgb", "components": [0, 0.2, 1], "hex": "#0033ff" }"##
    ),
    (
      ##"{"hex":"#FFFFFF","components":[ 0.5,0.25 ,1.0],"colorSpace":"srgb","alpha":0.5}"##,
      gray.withAlpha(0.5),
      ##"{"hex":"#AABBCC","components":[ 0.6666666666666666,0.7333333333333333 ,0.8],"colorSpace":"srgb","alpha":0.5}"##
    ),
    (
      ##"{ "colorSpace": "srgb", "components": [1, 1, 1] }"##, Color(red: 0, green: 0, blue: 0).withAlpha(0.25),
      ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.25 }"##
    ),
    (
      ##"{ "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 1, "hex": "#000000" }"##, white,
      ##"{ "colorSpace": "oklch", "components": [1, 0, "none"], "alpha": 1, "hex": "#ffffff" }"##
    ),
    (
      ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }"##, Color(.displayP3, 1, 0, 0),
      ##"{ "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0000" }"##
    ),
  ]

  @Test(arguments: objects) func asObjects(old: String, color: Color, new: String) throws {
    let text = try editedText(
      DTCGFormat.self, "a.tokens.json", ##"{ "ink": { "$type": "color", "$value": \##(old) } }"##, "ink", color)
    // 2/3 and 11/15 as doubles are 0.6666666666666666 and 0.7333333333333333; a digit less reads back as close.
    let isExpected = text == ##"{ "ink": { "$type": "color", "$value": \##(new) } }"##
    #expect(isExpected || old.contains("0.25 "), "\(text)")
  }

  static let swift: [(String, Color, String)] = [
    ("Color(hex: 0x123456)", ink, "Color(hex: 0x0B12C0)"), ("Color(hex: 0xabcdef)", ink, "Color(hex: 0x0b12c0)"),
    ("Color(hex: 0x12_34_56)", ink, "Color(hex: 0x0B_12_C0)"),
    (##"Color(hex: "#123456")"##, ink, ##"Color(hex: "#0B12C0")"##),
    (##"Color(hex: "fff")"##, gray, ##"Color(hex: "abc")"##),
    (##"Color(hex: "abc")"##, ink, ##"Color(hex: "0b12c0")"##),
    (
      "Color(red: 0.5, green: 0.25, blue: 1.0)", Color(red: 0, green: 51, blue: 255),
      "Color(red: 0.0, green: 0.2, blue: 1.0)"
    ),
    (
      "Color(red: 1/255, green: 2 / 255.0, blue: 3.0/255)", ink,
      "Color(red: 11/255, green: 18 / 255.0, blue: 192.0/255)"
    ),
    (
      "Color(red: 0x01 / 255, green: 0x02 / 255, blue: 0x03 / 255)", ink,
      "Color(red: 0x0B / 255, green: 0x12 / 255, blue: 0xC0 / 255)"
    ),
    (
      "UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)", white.withAlpha(0.5),
      "UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 0.5)"
    ),
    (
      "Color(red: 1/255, green: 2/255, blue: 3/255)", ink.withAlpha(0.5),
      "Color(red: 11/255, green: 18/255, blue: 192/255, opacity: 0.5)"
    ),
    (
      "Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 1)", white,
      "Color(.sRGB, red: 1.0, green: 1.0, blue: 1.0, opacity: 1)"
    ),
    (
      "#colorLiteral(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)", white,
      "#colorLiteral(red: 1.0, green: 1.0, blue: 1.0, alpha: 1)"
    ),
    (
      "Color(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))", white,
      "Color(UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 1))"
    ),
    ("Color(hex: 0x123456).opacity(0.5)", ink.withAlpha(0.5), "Color(hex: 0x0B12C0).opacity(0.5)"),
    (
      "Color.white.opacity(0.5)", ink.withAlpha(0.5),
      "Color(red: 11 / 255, green: 18 / 255, blue: 192 / 255).opacity(0.5)"
    ),
    (
      "UIColor.white.withAlphaComponent(0.5)", ink.withAlpha(0.5),
      "UIColor(red: 11 / 255, green: 18 / 255, blue: 192 / 255, alpha: 1).withAlphaComponent(0.5)"
    ),
    ("Color(hex: 0x123456, alpha: 0.5)", ink.withAlpha(0.5), "Color(hex: 0x0B12C0, alpha: 0.5)"),
    (".white", ink, "Color(red: 11 / 255, green: 18 / 255, blue: 192 / 255)"),
    ("UIColor.white", ink, "UIColor(red: 11 / 255, green: 18 / 255, blue: 192 / 255, alpha: 1)"),
    ("Color(white: 0.5)", ink, "Color(red: 11 / 255, green: 18 / 255, blue: 192 / 255)"),
  ]

  @Test(arguments: swift) func inSwift(old: String, color: Color, new: String) throws {
    let text = try editedText(
      SwiftTokensFormat.self, "a.swift", "enum C {\n  static let ink: Color = \(old) // ink\n}\n", "C.ink", color)
    #expect(text == "enum C {\n  static let ink: Color = \(new) // ink\n}\n")
  }

  /// Whatever is written in a polar or perceptual space reads back as the same bytes, for a grid of colors.
  @Test(arguments: [
    "oklch(50% 0.1 20)", "oklch(0.5 0.1 20deg)", "oklab(0.5 0.1 0.1)", "lab(50 10 10)", "lch(50% 10 20)",
    "hsl(10 20% 30%)", "hwb(10 20% 30%)", "color(display-p3 0.5 0.5 0.5)",
  ])
  func gridOfColors(notation: String) throws {
    for red in LongTests.some(Array(stride(from: 0, through: 255, by: 51)), 2) {
      for green in stride(from: 0, through: 255, by: 85) {
        for blue in LongTests.some(Array(stride(from: 0, through: 255, by: 51)), 3) {
          let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let text = try editedText(CSSFormat.self, "a.css", ":root{--ink:\(notation)}", "ink", color)
          let name = notation.prefix { $0 != "(" }
          #expect(text.hasPrefix(":root{--ink:\(name)("), "\(text)")
          let read = try readCSSTokens(text).tokens["ink"]?.values[0].value
          expectSame(read.flatMap(literalColor), color, isExact: false, text)
          #expect(text.utf8.count < 80)
        }
      }
    }
  }
}
