import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Every notation of a color that Swift source holds.
@Suite struct SwiftColorTests {
  /// The notation and what it shows. The hexadecimal values are by hand: 0.5 is 127.5 and rounds to 128 = 80.
  static let notations: [(String, String)] = [
    ("Color(hex: \"#1e293b\")", "#1e293b"), ("Color(hex: \"1E293B\")", "#1e293b"), ("Color(hex: \"#abc\")", "#aabbcc"),
    ("Color(hex: \"0x1e293b\")", "#1e293b"), ("Color(hex: \"#1e293b80\")", "#1e293b80"),
    ("Color(hex: \"#abcd\")", "#aabbccdd"), ("Color(hexValue: 0x1E293B)", "#1e293b"),
    ("Color(hex: 0x1E29_3B)", "#1e293b"),
    ("Color(0x1E293B)", "#1e293b"), ("UIColor(rgb: 0x00000A)", "#00000a"), ("UIColor(argb: 0x801E293B)", "#1e293b80"),
    ("Color(rgba: 0x1E293B80)", "#1e293b80"), ("Color(hex: 0x1E293B, alpha: 0.5)", "#1e293b80"),
    ("Color(hex: 0x1E293B, opacity: 1 / 2)", "#1e293b80"), ("Color(hex: \"#fff\").opacity(0.2)", "#ffffff33"),
    ("Color(red: 1, green: 0.5, blue: 0)", "#ff8000"),
    ("Color(red: 25.0 / 255, green: 40/255, blue: 0x40 / 255)", "#192840"),
    ("Color(red: 1, green: 0, blue: 0, opacity: 0.5)", "#ff000080"),
    ("SwiftUI.Color(red: 0, green: 0, blue: 1)", "#0000ff"),
    ("Color.init(red: 0, green: 0, blue: 1)", "#0000ff"), ("UIColor(red: 0, green: 1, blue: 0, alpha: 1)", "#00ff00"),
    ("UIColor(red: 30, green: 41, blue: 59)", "#1e293b"), ("UIColor(r: 30, g: 41, b: 59, a: 1)", "#1e293b"),
    ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)", "#336699"),
    ("Color(.displayP3, red: 1, green: 1, blue: 1, opacity: 1)", "display-p3 #ffffff"),
    ("UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 0.5)", "display-p3 #00000080"),
    ("Color(.sRGBLinear, white: 1, opacity: 1)", "srgb-linear #ffffff"),
    ("Color(white: 0.2)", "#333333"), ("UIColor(white: 1, alpha: 0.4)", "#ffffff66"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "hsv #ff0000"),
    ("UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.4, alpha: 1)", "hsv #006600"),
    ("Color.white", "#ffffff"), ("UIColor.black", "#000000"), ("Color.clear", "#00000000"),
    ("UIColor.red", "#ff0000"), ("Color.black.opacity(0.4).opacity(0.5)", "#00000033"),
    ("UIColor.black.withAlphaComponent(0.4).withAlphaComponent(0.2)", "#00000033"),
    ("Color(UIColor.white)", "#ffffff"), ("Color(uiColor: .black)", "#000000"),
    ("Color(UIColor(white: 0.2, alpha: 1))", "#333333"),
    ("UIColor(Color(hex: 0x102030)).cgColor", "#102030"), ("(Color.white)", "#ffffff"),
    ("{ Color.white }()", "#ffffff"),
    ("#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"), ("UIColor(hex: \"#fff\")!", "#ffffff"),
    ("UIColor.white as UIColor", "#ffffff"),
  ]

  @Test(arguments: notations) func notation(_ notation: String, _ shown: String) throws {
    let imported = try readSwift("enum Theme { static let a = \(notation) }")
    #expect(imported.shown("Theme.a") == shown)
    #expect(imported.tokens.tokens[0].type == .color)
    let value = imported.tokens.tokens[0].values[0].value
    // The innermost expression that is the value: `.black` for `Color(uiColor: .black)`.
    let range = value.location.byteRange
    #expect(range.lowerBound >= 28 && range.upperBound <= 28 + notation.utf8.count)
    #expect(notation.contains(value.text) && value.text.utf8.count == range.count)
  }

  @Test func impliedTypes() throws {
    let imported = try readSwift(
      """
      enum Theme {
        static let a: Color = .white
        static let b: UIColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
        static let c: Color? = .init(hex: "#123456")
        static var d: Color { .black }
        static var e: Color { get { return Color(white: 1) } }
        static let f: Color = .f2
      }
      extension Color { static let f2 = Color(hex: 0x010203) }
      """)
    #expect(
      ["a", "b", "c", "d", "e", "f"].map { imported.shown("Theme.\($0)") } == [
        "#ffffff", "#ff0000", "#123456", "#000000", "#ffffff", "#010203",
      ])
  }

  /// `UIColor(.x)` takes a `Color`, and `Color(.x)` a `UIColor`.
  @Test func implicitMembersOfOtherColorTypes() throws {
    let imported = try readSwift(
      """
      extension Color { static let brand = Color(hex: 0x010203) }
      extension UIColor {
        static let brand = UIColor(.brand)
        static let system: UIColor = .init(.brand)
      }
      extension NSColor { static let brand = NSColor(.brand).withAlphaComponent(0.2) }
      extension UIColor { static let own = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      extension Color { static let own = Color(hex: 0xFF0000) }
      enum Theme {
        static let a = Color(nsColor: .red)
        static let b = UIColor { traits in traits.userInterfaceStyle == .dark ? .own : .own }
        static let c = UIColor(dynamicProvider: { _ in .own })
      }
      """)
    #expect(imported.shown("Theme.b") == "#0000ff" && imported.shown("Theme.c") == "#0000ff")
    #expect(imported.shown("UIColor.brand") == "#010203")
    #expect(imported.shown("UIColor.system") == "#010203")
    #expect(imported.shown("NSColor.brand") == "#01020333")
    #expect(
      imported.shown("Theme.a") == "? NSColor.red is a system or asset color, and no source file contains its value")
  }

  @Test(
    arguments: [
      ("Color(\"Brand\")", "\"Brand\" of an asset catalog"), ("UIColor(named: \"Brand\")!", "asset catalog"),
      ("Color(\"Brand\", bundle: .module)", "asset catalog"), ("Color(.brand)", "UIColor.brand"),
      ("Color(uiColor: .label)", "UIColor.label is a system or asset color"),
      ("Color.accentColor", "Color.accentColor"),
      ("Color.blue", "Color.blue is a system or asset color"), ("Color(red: x, green: 0, blue: 0)", "components"),
      ("Color(hex: code)", "digits"), ("Color(hex: \"#12\")", "isn't a hexadecimal color"),
      ("Color(hex: \"\\(x)\")", "interpolated"),
      ("Color(hex: 0x1FFFFFFFF)", "isn't a hexadecimal color"), ("Color.white.opacity(x)", "opacity"),
      ("flag ? Color.white : Color.black", "its value depends on flag"), ("Color.make(1)", "returned by Color.make"),
      ("Color(calibratedRed: 1, green: 0, blue: 0, alpha: 1)", "color space"),
      ("Color(.extended, red: 1, green: 0, blue: 0)", "color space"),
      ("Color(designSystemColor: .text)", "initializer"), ("Color()", "its color has no value"),
      ("UIColor { traits in traits.isFancy ? .white : .black }", "its value depends on traits.isFancy"),
      ("Color(red: 1, green: 0, blue: 0, mood: 3)", "mood"), ("UIColor { _ in compute() }", "returned by compute"),
    ])
  func whatCannotBeTold(_ notation: String, _ reason: String) throws {
    let imported = try readSwift("enum Theme { static let a = \(notation) }")
    let shown = imported.shown("Theme.a")
    #expect(shown.utf8.first == UInt8(ascii: "?") && shown.contains(reason), "\(shown)")
  }

  @Test func assumptionsAreNoticed() throws {
    let notices = try readSwift(
      "enum A { static let a = Color(hex: 0x11223344)\n static let b = UIColor(red: 30, green: 40, blue: 50) }"
    ).notices
    #expect(
      notices.map(\.message) == [
        "the last two of eight hexadecimal digits are read as alpha (RRGGBBAA)",
        "whole components over 1 are read as 0 to 255",
      ])
    #expect(notices.map { $0.location?.line } == [1, 2])
  }

  /// The bytes of every value, put where a value stands, give the value again.
  @Test func rangesReadBackAsTheirValues() throws {
    let text =
      "enum Theme {\n"
      + Self.notations.enumerated().map { "  static let v\($0.offset) = \($0.element.0)" }.joined(separator: "\n")
      + "\n"
      + "  static let d = Color.adaptive(lightRGB: (red: 0.1, green: 0.2, blue: 0.3, opacity: 1), dark: \"#abcdef\")\n"
      + "  static let e = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x123456) }\n}"
    let imported = try readSwift(text)
    let bytes = Array(text.utf8)
    #expect(imported.tokens.tokens.count == Self.notations.count + 2)
    for token in imported.tokens.tokens {
      for value in token.values {
        let own = String(decoding: bytes[value.value.location.byteRange], as: UTF8.self)
        let again = try readSwift("enum Theme { static let x: Color = .of(light: \(own), dark: \(own)) }")
        #expect(again.tokens["Theme.x"]?.values[1].value.content == value.value.content, "\(own)")
      }
    }
  }
}
