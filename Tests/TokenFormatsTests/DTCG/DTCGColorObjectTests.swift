import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct DTCGColorObjectTests {
  private func color(_ json: String) throws -> Color? {
    if case .color(let color)? = try value("color", json) { color } else { nil }
  }

  /// The fourteen color spaces of the format's schema (values/color.json).
  static let spaces: [(name: String, space: ColorSpace, components: [Double])] = [
    ("srgb", .srgb, [1, 0.5, 0]), ("srgb-linear", .srgbLinear, [0.1, 0.2, 1]), ("hsl", .hsl, [359.9, 100, 50]),
    ("hwb", .hwb, [0, 0, 100]), ("lab", .lab, [62, -160, 160]), ("lch", .lch, [100, 230, 30]),
    ("oklab", .oklab, [1, -0.4, 0.4]),
    ("oklch", .oklch, [0.62, 0.21, 259]), ("display-p3", .displayP3, [0, 1, 0]), ("a98-rgb", .a98RGB, [0, 0, 0]),
    ("prophoto-rgb", .proPhotoRGB, [0.5, 0.5, 0.5]), ("rec2020", .rec2020, [1, 1, 1]),
    ("xyz-d65", .xyzD65, [0.2, 0.3, 0.4]),
    ("xyz-d50", .xyzD50, [0.2, 0.3, 0.4]),
  ]

  @Test(arguments: spaces) func readsEverySpace(_ name: String, _ space: ColorSpace, _ components: [Double]) throws {
    let text = components.map { "\($0)" }.joined(separator: ",")
    let color = try #require(try color(#"{"colorSpace":"\#(name)","components":[\#(text)]}"#))
    #expect(color == Color(space, components[0], components[1], components[2]))
    #expect(color.isOpaque)
  }

  @Test(arguments: ["hsv", "sRGB", "xyz", "p3", "display-p3-linear", "", "rgb", "srgb ", "cmyk"])
  func otherSpacesAreNoneOfTheFormat(_ name: String) {
    guard
      case .unknownColorSpace(name, _, "t", let place)? = fault(
        in: "color", #"{"colorSpace":"\#(name)","components":[0,0,0]}"#)
    else {
      Issue.record("\(name) was read")
      return
    }
    let start = offset(of: "color") + #"{"colorSpace":"#.utf8.count
    #expect(place.byteRange == start..<start + name.utf8.count + 2)
  }

  @Test func alphaAndNone() throws {
    let half = try #require(try color(#"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5}"#))
    #expect(half.alpha == 0.5)
    #expect(try color(#"{"colorSpace":"srgb","components":[0,0,0],"alpha":0}"#)?.alpha == 0)
    let gray = try #require(try color(#"{"colorSpace":"oklch","components":[0.5,0,"none"]}"#))
    #expect(gray.missing == .third && gray.components == [0.5, 0, 0])
    #expect(
      try color(#"{"colorSpace":"lab","components":["none","none","none"]}"#)?.missing == [.first, .second, .third])
  }

  /// Bounds of the schema: 0 to 1, 0 to 100, and no negative chroma. Hues go round and are not bounded here.
  static let outside: [(space: String, components: String, index: Int, value: Double, allowed: String)] = [
    ("srgb", "1.01,0,0", 1, 1.01, "0 to 1"), ("srgb", "0,-0.01,0", 2, -0.01, "0 to 1"),
    ("srgb", "100,116,139", 1, 100, "0 to 1"),
    ("srgb-linear", "0,0,2", 3, 2, "0 to 1"), ("display-p3", "0,255,0", 2, 255, "0 to 1"),
    ("a98-rgb", "0,0,1.5", 3, 1.5, "0 to 1"),
    ("prophoto-rgb", "-1,0,0", 1, -1, "0 to 1"), ("rec2020", "0,0,9", 3, 9, "0 to 1"),
    ("xyz-d65", "0,1.1,0", 2, 1.1, "0 to 1"),
    ("xyz-d50", "0,1.1,0", 2, 1.1, "0 to 1"), ("hsl", "0,101,0", 2, 101, "0 to 100"),
    ("hsl", "0,0,-1", 3, -1, "0 to 100"),
    ("hwb", "0,0,150", 3, 150, "0 to 100"), ("lab", "101,0,0", 1, 101, "0 to 100"),
    ("lch", "-1,0,0", 1, -1, "0 to 100"),
    ("lch", "50,-1,0", 2, -1, "at least 0"), ("oklab", "62,0,0", 1, 62, "0 to 1"),
    ("oklch", "62,0.2,0", 1, 62, "0 to 1"),
    ("oklch", "0.5,-0.1,0", 2, -0.1, "at least 0"),
  ]

  @Test(arguments: outside)
  func componentsHaveRanges(_ space: String, _ components: String, _ index: Int, _ value: Double, _ allowed: String) {
    guard
      case .outOfRange("component \(index) of \(space)", value, allowed, "t", let place)? = fault(
        in: "color", #"{"colorSpace":"\#(space)","components":[\#(components)]}"#)
    else {
      Issue.record("\(space) \(components) was read")
      return
    }
    let before = components.split(separator: ",").prefix(index - 1).reduce(0) { $0 + $1.utf8.count + 1 }
    #expect(
      place.byteRange.lowerBound == offset(of: "color") + #"{"colorSpace":"","components":["#.utf8.count
        + space.utf8.count + before)
  }

  /// Colors as text come from older files; they are read and noticed.
  @Test(arguments: [
    ("#64748b", "#64748b"), ("#F0A", "#ff00aa"), ("#ff000080", "#ff000080"), ("rgb(255, 0, 0)", "#ff0000"),
    ("white", "#ffffff"),
    ("hsl(120 100% 50%)", "#00ff00"),
  ])
  func colorsAsTextAreNoticed(_ text: String, _ hex: String) throws {
    let result = try imported(#"{"t":{"$type":"color","$value":"\#(text)"}}"#)
    let value = try #require(result.tokens["t"]?.values.first?.value)
    guard case .literal(.color(let color)) = value.content else {
      Issue.record("no color")
      return
    }
    #expect(color.hex == hex)
    #expect(value.text == text)
    #expect(result.notices.count == 1)
    #expect(result.notices.first?.location?.byteRange == 31..<33 + text.utf8.count)
  }

  @Test(arguments: ["", "#12345", "64748b", "#ggg", "blu", "rgb(1,2", "rgb(a,b,c)", "\\u0000", "#ff\\u0301f"])
  func textsThatAreNoColorSaySo(_ text: String) {
    guard case .badColor(_, _, _, "t", let place)? = fault(in: "color", "\"\(text)\"") else {
      Issue.record("\(text) was read")
      return
    }
    #expect(place.byteRange == 31..<33 + text.utf8.count)
  }

  static let faults: [(json: String, error: FormatError)] = [
    ("12", .unexpected(expected: "a color object", found: "a number", token: "t", place(1, 32, 31..<33))),
    ("[0,0,0]", .unexpected(expected: "a color object", found: "an array", token: "t", place(1, 32, 31..<38))),
    ("{}", .missingProperty("colorSpace", token: "t", place(1, 32, 31..<33))),
    (#"{"colorSpace":"srgb"}"#, .missingProperty("components", token: "t", place(1, 32, 31..<52))),
    (
      #"{"colorSpace":7}"#,
      .unexpected(expected: "a color space name", found: "a number", token: "t", place(1, 46, 45..<46))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0]}"#,
      .unexpected(expected: "three components", found: "an array", token: "t", place(1, 66, 65..<70))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0,"0"]}"#,
      .unexpected(expected: "a number or \"none\"", found: "a string", token: "t", place(1, 71, 70..<73))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0,0],"alpha":50}"#,
      .outOfRange(name: "alpha", value: 50, allowed: "0 to 1", token: "t", place(1, 82, 81..<83))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0,0],"alpha":"x"}"#,
      .unexpected(expected: "a number from 0 to 1", found: "a string", token: "t", place(1, 82, 81..<84))
    ),
    (
      #"{"colorspace":"srgb","components":[0,0,0]}"#,
      .unknownProperty("colorspace", token: "t", suggestion: "colorSpace", place(1, 33, 32..<44))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0,0],"hex":1}"#,
      .unexpected(expected: "a six-digit hex color", found: "a number", token: "t", place(1, 80, 79..<80))
    ),
    (
      #"{"colorSpace":"srgb","components":[0,0,0],"hex":"000000"}"#,
      .badColor("000000", expected: "#", offset: 0, token: "t", place(1, 80, 79..<87))
    ),
    (
      #"{"colorSpace":"srgb-lineal","components":[0,0,0]}"#,
      .unknownColorSpace("srgb-lineal", suggestion: "srgb-linear", token: "t", place(1, 46, 45..<58))
    ),
  ]

  @Test(arguments: faults) func faultsHaveTheirPlace(_ json: String, _ error: FormatError) {
    #expect(fault(in: "color", json) == error)
  }

  @Test func theHexFallbackMustBeTheColor() throws {
    func notices(_ space: String, _ components: String, _ hex: String) throws -> [String] {
      try imported(
        #"{"t":{"$type":"color","$value":{"colorSpace":"\#(space)","components":\#(components),"hex":"\#(hex)","alpha":0.5}}}"#
      ).notices.map(\.message)
    }
    // 0x64 = 100, 0x74 = 116, 0x8b = 139.
    let slate = "[0.39215686,0.45490196,0.54509804]"
    #expect(try notices("srgb", slate, "#64748b").isEmpty)
    #expect(try notices("srgb", slate, "#64748B").isEmpty)
    #expect(try notices("srgb", slate, "#64748c").count == 1)
    #expect(try notices("srgb", slate, "#64748c").first?.contains("#64748c") == true)
    #expect(try notices("srgb", "[1,1,1]", "#fff").count == 1)
    #expect(try notices("srgb", slate, "#64748b80").count == 1)
    // Outside sRGB the fallback is an approximation.
    #expect(try notices("display-p3", "[1,0,0]", "#123456").isEmpty)
    let result = try imported(
      ##"{"t":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000001"}}}"##)
    #expect(result.notices.first?.location == place(1, 80, 79..<88))
    #expect(result.tokens["t"]?.values.first?.value.text == "#000000")
  }
}
