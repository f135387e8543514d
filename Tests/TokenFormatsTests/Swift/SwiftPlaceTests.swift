import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Places of Swift sources: expressions around colors, initializers of other types, and why nothing is written.
@Suite struct SwiftPlaceTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)
  static let vivid = Color(.displayP3, 1, 0, 0)

  static func source(_ value: String) -> String { "enum C {\n  static let ink: Color = \(value) // ink\n}\n" }

  static func place(_ value: String, rest: String = "") -> EditedPlace {
    EditedPlace(SwiftTokensFormat.self, source(value) + rest, value, path: "a.swift")
  }

  static let bytes = "red: 1 / 255, green: 2 / 255, blue: 3 / 255"
  static let inkBytes = "red: 11 / 255, green: 18 / 255, blue: 192 / 255"
  static let half = "red: 0.5, green: 0.5, blue: 0.5"
  static let ones = "red: 1.0, green: 1.0, blue: 1.0"

  static let kept: [(String, Color, String)] = [
    ("(Color(hex: 0x123456))", ink, "(Color(hex: 0x0B12C0))"), ("Color((0x123456))", ink, "Color((0x0B12C0))"),
    ("Color.init(\(bytes))", ink, "Color.init(\(inkBytes))"), (".init(\(bytes))", ink, ".init(\(inkBytes))"),
    ("SwiftUI.Color(\(bytes))", ink, "SwiftUI.Color(\(inkBytes))"),
    ("Color(.displayP3, \(half))", .white, "Color(.displayP3, \(ones))"),
    ("Color(Color.RGBColorSpace.sRGB, \(half))", .white, "Color(Color.RGBColorSpace.sRGB, \(ones))"),
    (
      "UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)", vivid,
      "UIColor(displayP3Red: 1.0, green: 0.0, blue: 0.0, alpha: 1)"
    ),
    ("UIColor(\(half), alpha: 1).cgColor", .white, "UIColor(\(ones), alpha: 1).cgColor"),
    ("UIColor(\(half), alpha: 1)!", .white, "UIColor(\(ones), alpha: 1)!"),
    ("UIColor(\(half), alpha: 1) as UIColor", .white, "UIColor(\(ones), alpha: 1) as UIColor"),
    // White has no hue, so that of the old color stays.
    (
      "Color(hue: 0.5, saturation: 0.5, brightness: 0.5)", .white, "Color(hue: 0.5, saturation: 0.0, brightness: 1.0)"
    ),
    (
      "UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5)", .white.withAlpha(0.25),
      "UIColor(hue: 0.5, saturation: 0.0, brightness: 1.0, alpha: 0.25)"
    ),
    ("Color(argb: 0xFF123456)", ink, "Color(argb: 0xFF0B12C0)"),
    ("Color(argb: 0x80123456)", ink.withAlpha(64 / 255.0), "Color(argb: 0x400B12C0)"),
    ("Color(hex: 0x123456, opacity: 0.5)", ink.withAlpha(0.25), "Color(hex: 0x0B12C0, opacity: 0.25)"),
    // Numbers up to 255 without a division.
    ("Color(r: 10, g: 20, b: 30)", ink, "Color(r: 11, g: 18, b: 192)"),
    // The names of the platform have no digits: components take their place, with what the initializer of the type calls an opacity.
    (
      "UIColor.white", ink.withAlpha(0.5), "UIColor(\(inkBytes), alpha: 0.5)"
    ),
    (".white", vivid, "Color(.displayP3, red: 1.0, green: 0.0, blue: 0.0)"),
    ("UIColor.white", vivid, "UIColor(displayP3Red: 1.0, green: 0.0, blue: 0.0, alpha: 1)"),
    ("Color.white", ink.withAlpha(0.5), "Color(\(inkBytes), opacity: 0.5)"),
  ]

  @Test(arguments: kept) func notations(old: String, color: Color, new: String) throws {
    #expect(try Self.place(old).text(color) == Self.source(new))
  }

  static let computed = notEdited("a computed expression")

  static let refused: [(String, Color, String)] = [
    ("-ink", .black, computed), ("{ $0 }", .black, computed), ("make(1, 2, 3)", .black, computed),
    ("Color()", .black, computed), ("Color(red: 1, green: 2)", .black, computed),
    ("Color(red: 1, green: 0, blue: 0, glow: 1)", .black, computed), ("Color(x: 1, y: 0, z: 0)", .black, computed),
    ("Color(red: 1 / 256, green: 0, blue: 0)", .black, computed),
    ("Color(hex: 0x123456, alpha: half)", .black, computed),
    ("Color(hex: 0x123456, 1, 2)", .black, computed),
    ("Color(.sRGB)", .black, notEdited("a name")),
    ("Color(hex: 0x12)", .black, notEdited("digits in an unsupported form")),
    ("Color(hex: 0xFFF)", .black, notEdited("digits in an unsupported form")),
    ("Color(hex: 0x12345678, alpha: 0.5)", .black, notEdited("a color with two opacities")),
    // Six digits of a number have no place for an opacity, and no digits one for a color outside of sRGB.
    ("Color(hex: 0x123456)", .black.withAlpha(0.5), isNotHeld), ("Color(hex: 0x123456)", vivid, isNotHeld),
    ("(red: 0.5, green: 0.5, blue: 0.5)", .black.withAlpha(0.5), isNotHeld),
    ("UIColor.white", Color(.rec2020, 0, 1, 0), isNotHeld), ("CGColor.white", .black, isNotHeld),
    ("Color.white.opacity(0.5)", .black, notEdited("a color with its own opacity")),
    (
      String(repeating: "(", count: 12) + "0x123456" + String(repeating: ")", count: 12), .black,
      notEdited("a deeply nested expression")
    ),
  ]

  @Test(arguments: refused) func whatIsNotEdited(value: String, color: Color, reason: String) {
    #expect(Self.place(value).reason(color) == reason)
  }

  /// A color of one byte each is no count up to 255 when it reads `1, 0, 1`: that is magenta.
  @Test func countsThatWouldReadAsFractions() throws {
    let text = try Self.place("Color(red: 10, green: 20, blue: 30)").text(Color(red: 1, green: 0, blue: 1))
    #expect(text == Self.source("Color(red: 1 / 255, green: 0 / 255, blue: 1 / 255)"))
  }

  /// A color made of a name of its own type is a model for itself, and two may be models for each other.
  @Test(arguments: [
    ("Color(Color.white)", ""), ("Color(UIColor.white)", "enum D { static let a = UIColor(Color.white) }\n"),
  ])
  func modelsThatStandForThemselves(value: String, rest: String) throws {
    let inner = value.contains("UI") ? "UIColor(\(Self.inkBytes), alpha: 1)" : "Color(\(Self.inkBytes))"
    let text = try Self.place(value, rest: rest).text(Self.ink)
    #expect(text == Self.source("Color(\(inner))") + rest)
  }

  /// Underscores stay where there are as many digits as before.
  @Test func groupedDigits() throws {
    #expect(Self.place("Color(\"#12_34_56\")").reason() == nil)
    let text = try Self.place(#"Color(hex: "12_34_56")"#).text(Self.ink.withAlpha(0x80 / 255.0))
    #expect(text == Self.source(#"Color(hex: "0B12C080")"#))
  }

  // MARK: In place of a name

  static func detached(_ text: String, _ piece: String, _ color: Color = ink) throws(EditError) -> String {
    let place = EditedPlace(SwiftTokensFormat.self, text, piece, path: "a.swift")
    let edit = ColorEdit(token: "it", color: color, place: .alias(place.place))
    return String(decoding: try SwiftTokensFormat.edited(place.file, [edit]), as: UTF8.self)
  }

  @Test func namesOfTokens() throws {
    #expect(
      try Self.detached("enum C { static let a: UIColor = D.b }", "D.b")
        == "enum C { static let a: UIColor = UIColor(\(Self.inkBytes), alpha: 1) }")
    #expect(throws: EditError.notALiteral("an alias whose type isn't declared in its file")) {
      try Self.detached("enum C { static let a = D.b }", "D.b")
    }
    // Two types of colors in the file, and nothing that tells which one is meant.
    #expect(throws: EditError.notALiteral("an alias whose type isn't declared in its file")) {
      try Self.detached(
        "enum C { static let a = D.b; static let c = Color(hex: 0x123456); static let d = UIColor(hex: 0x123456) }",
        "D.b")
    }
    #expect(throws: EditError.notALiteral("a computed expression")) {
      try Self.detached("enum C { static let a = make(1) }", "make(1)")
    }
  }

  /// In the closure of `UIColor { … }` a name without a type is one of `UIColor`, unless another type of colors stands there.
  @Test func namesInAClosure() throws {
    let text = "enum C { static let a = UIColor { traits in traits.isDark ? .black : .white } }"
    let place = EditedPlace(SwiftTokensFormat.self, text, ".white", path: "a.swift")
    #expect(
      try place.text(Self.ink) == text.replacing(".white", with: "UIColor(\(Self.inkBytes), alpha: 1)"))
    let mixed = "enum C { static let a = UIColor { traits in UIColor(Color.red == .white) } }"
    #expect(EditedPlace(SwiftTokensFormat.self, mixed, ".white", path: "a.swift").reason() == notEdited("a name"))
  }
}
