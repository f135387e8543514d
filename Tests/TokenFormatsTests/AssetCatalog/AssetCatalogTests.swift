import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Color sets of Xcode: notations, spaces, appearances, idioms, gamuts, namespaces, and what is not a color.
@Suite struct AssetCatalogTests {
  /// One slot, as Xcode writes it.
  static func slot(
    _ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"", space: String = "srgb",
    appearances: [(String, String)] = [], idiom: String = "universal", gamut: String? = nil
  ) -> String {
    let list = appearances.map { "{ \"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\" }" }.joined(separator: ", ")
    let appearance = appearances.isEmpty ? "" : "\"appearances\": [\(list)], "
    let display = gamut.map { "\"display-gamut\": \"\($0)\", " } ?? ""
    return """
      { \(appearance)\(display)"color": { "color-space": "\(space)", "components": { "alpha": \(alpha), "blue": \(blue), "green": \(green), "red": \(red) } }, "idiom": "\(idiom)" }
      """
  }

  static func gray(_ level: String, space: String = "gray-gamma-22") -> String {
    "{ \"color\": { \"color-space\": \"\(space)\", \"components\": { \"alpha\": \"1.000\", \"white\": \(level) } }, \"idiom\": \"universal\" }"
  }

  static func contents(_ slots: [String]) -> String {
    "{ \"colors\": [\(slots.joined(separator: ", "))], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
  }

  static func read(_ files: [(path: String, text: String)]) throws(FormatError) -> Imported {
    try AssetCatalogFormat.tokens(
      from: files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }, library: DTCGDocuments())
  }

  static func one(_ slots: [String]) throws(FormatError) -> Imported {
    try read([("A.xcassets/Ink.colorset/Contents.json", contents(slots))])
  }

  static func error(_ text: String) -> FormatError? {
    do throws(FormatError) {
      _ = try read([("A.xcassets/Ink.colorset/Contents.json", text)])
      return nil
    } catch { return error }
  }

  /// A text with a point is 0 to 1, `0x` and whole numbers are 255ths, and JSON numbers are 0 to 1 (actool; Apple's reference).
  static let notations: [(String, Double)] = [
    ("\"0.500\"", 0.5), ("\"1.000\"", 1), ("\"1.\"", 1), ("\"0xFF\"", 1), ("\"0x80\"", 128.0 / 255),
    ("\"0x0a\"", 10.0 / 255),
    ("\"255\"", 1), ("\"128\"", 128.0 / 255), ("\"1\"", 1.0 / 255), ("\"0\"", 0), ("1", 1), ("0.25", 0.25), ("0", 0),
  ]

  @Test(arguments: notations)
  func componentsHaveThreeNotations(_ text: String, _ value: Double) throws {
    let color = try #require(try Self.one([Self.slot(text, "\"0.0\"", "0", alpha: text)]).color("Ink"))
    #expect(color == Color(.srgb, value, 0, 0, alpha: value))
  }

  @Test(arguments: [
    "\"\"", "\"0x\"", "\"0xGG\"", "\"nan\"", "\"1e3\"", "\"+1\"", "\" 1\"", "\"1.2.3\"", "null", "true", "[]",
  ])
  func otherComponentsAreErrors(_ text: String) {
    if case .unexpected = Self.error(Self.contents([Self.slot(text, "0", "0")])) {} else { Issue.record() }
  }

  @Test(arguments: ["\"2.0\"", "\"256\"", "\"0x100\"", "1.5", "-0.1", "\"-1\""])
  func onlyExtendedSpacesLeaveTheRange(_ text: String) throws {
    for space in ["srgb", "display-p3"] {
      if case .outOfRange("red", _, _, _, _) = Self.error(Self.contents([Self.slot(text, "0", "0", space: space)])) {
      } else {
        Issue.record()
      }
    }
    for space in ["extended-srgb", "extended-linear-srgb"] {
      _ = try Self.one([Self.slot(text, "0", "0", space: space)])
    }
  }

  @Test(arguments: [("\"dark\"", "\"dark\""), ("true", "a boolean"), ("[]", "an array")])
  func aComponentThatIsNoNumberIsNamed(_ text: String, _ name: String) throws {
    let error = Self.error(Self.contents([Self.slot(text, "0", "0")]))
    guard case .unexpected(let expected, let found, _, _)? = error else {
      Issue.record()
      return
    }
    #expect(expected == #"a number or a string such as "0xFF", "255", or "1.000""#)
    #expect(found == name)
  }

  @Test func allSixSpacesAreRead() throws {
    func color(_ slot: String) throws -> Color? { try Self.one([slot]).color("Ink") }
    #expect(try color(Self.slot("0.5", "0.25", "1", space: "srgb")) == Color(.srgb, 0.5, 0.25, 1))
    #expect(try color(Self.slot("0.5", "0.25", "1", space: "display-p3")) == Color(.displayP3, 0.5, 0.25, 1))
    #expect(try color(Self.slot("1.5", "-0.25", "1", space: "extended-srgb")) == Color(.srgb, 1.5, -0.25, 1))
    #expect(
      try color(Self.slot("1.5", "-0.25", "1", space: "extended-linear-srgb")) == Color(.srgbLinear, 1.5, -0.25, 1))
    for space in ["gray-gamma-22", "extended-gray"] {
      // 0.5 to the power of 2.2, by hand.
      let light = try #require(try color(Self.gray("0.5", space: space))).relativeLuminance
      #expect(abs(light - 0.21763764082403) < 1e-12)
      #expect(try color(Self.gray("1", space: space))?.hex == "#ffffff")
      #expect(try color(Self.gray("0", space: space))?.hex == "#000000")
    }
    if case .unknownColorSpace("srgbb", "srgb", _, _) = Self.error(
      Self.contents([Self.slot("0", "0", "0", space: "srgbb")]))
    {
    } else {
      Issue.record()
    }
  }

  @Test func appearancesAreModes() throws {
    let dark = ("luminosity", "dark")
    let high = ("contrast", "high")
    let read = try Self.one([
      Self.slot("0", "0", "0"), Self.slot("1", "0", "0", appearances: [dark]),
      Self.slot("0", "1", "0", appearances: [high]), Self.slot("0", "0", "1", appearances: [high, dark]),
      Self.slot("1", "1", "1", appearances: [("luminosity", "light")]),
    ])
    #expect(read.modes.map(\.name) == ["light", "dark", "light-high-contrast", "dark-high-contrast"])
    #expect(read.modes.map(\.base) == [nil, "light", "light", "dark"])
    #expect(read.modes.map { read.color("Ink", in: $0.name)?.hex } == ["#ffffff", "#ff0000", "#00ff00", "#0000ff"])
    #expect(
      read.tokens["Ink"]?.values.map(\.mode) == [nil, "dark", "light-high-contrast", "dark-high-contrast", "light"])
  }

  @Test func aMissingAppearanceIsAFallback() throws {
    let high = [("contrast", "high"), ("luminosity", "dark")]
    let read = try Self.read([
      (
        "A.xcassets/Ink.colorset/Contents.json",
        Self.contents([Self.slot("0", "0", "0"), Self.slot("1", "0", "0", appearances: [("luminosity", "dark")])])
      ),
      (
        "A.xcassets/Paper.colorset/Contents.json",
        Self.contents([Self.slot("1", "1", "1"), Self.slot("0", "0", "0", appearances: high)])
      ),
    ])
    let resolver = TokenResolver(tokens: read.tokens, modes: read.modes)
    #expect(try !resolver.resolve("Ink", in: "light").isFallback)
    #expect(try !resolver.resolve("Ink", in: "dark").isFallback)
    let shown = try resolver.resolve("Ink", in: "dark-high-contrast")
    #expect(shown.isFallback && shown.color?.hex == "#ff0000")
  }

  @Test func anotherAppearanceIsAModeOfItsOwn() throws {
    let read = try Self.one([
      Self.slot("0", "0", "0"), Self.slot("1", "0", "0", appearances: [("luminosity", "tinted")]),
    ])
    #expect(read.tokens["Ink"]?.values.map(\.mode) == [nil, "luminosity-tinted"])
    #expect(read.notices.count == 1)
  }

  @Test func devicesThatDifferAreModesOfTheirOwn() throws {
    let read = try Self.one([
      Self.slot("0", "0", "0", idiom: "ipad"), Self.slot("1", "0", "0"), Self.slot("1", "0", "0", idiom: "mac"),
    ])
    #expect(read.tokens.tokens.map(\.path) == ["Ink"])
    #expect(read.modes.map(\.name) == ["light", "light-ipad"])
    #expect(read.color("Ink")?.hex == "#ff0000")
    #expect(read.color("Ink", in: "light-ipad")?.hex == "#000000")
    #expect(read.notices.count == 1)
    #expect(try Self.one([Self.slot("0", "0", "0", idiom: "mac")]).modes.map(\.name) == ["light"])
  }

  @Test func bothGamutsCount() throws {
    let read = try Self.one([
      Self.slot("1", "0", "0", gamut: "sRGB"), Self.slot("1", "0", "0", space: "display-p3", gamut: "display-P3"),
    ])
    #expect(read.color("Ink", in: "light") == Color(.srgb, 1, 0, 0))
    #expect(read.color("Ink", in: "light-p3") == Color(.displayP3, 1, 0, 0))
    #expect(read.notices.count == 1)
  }

  @Test func systemColorsAndEmptySlotsCannotBeTold() throws {
    let reference =
      "{ \"color\": { \"platform\": \"ios\", \"reference\": \"systemBackgroundColor\" }, \"idiom\": \"universal\" }"
    let system = try Self.one([reference])
    #expect(
      system.content("Ink")
        == .undecidable("systemBackgroundColor of the platform ios is a system color with no published value"))
    let empty = try Self.one(["{ \"idiom\": \"universal\" }"])
    #expect(empty.content("Ink") == .undecidable("its color set has no color; the system chooses one"))
    let half = try Self.one([
      Self.slot("0", "0", "0"),
      "{ \"idiom\": \"universal\", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }] }",
    ])
    #expect(half.tokens["Ink"]?.values.map(\.mode) == [nil])
    #expect(half.notices.map(\.message) == ["a color set entry has no color"])
  }

  @Test func foldersAreGroupsWhereTheyProvideANamespace() throws {
    let ink = Self.contents([Self.slot("0", "0", "0")])
    let space = "{ \"info\": { \"version\": 1 }, \"properties\": { \"provides-namespace\": true } }"
    let documents = DTCGDocuments(files: ["A.xcassets/Far/Contents.json": space])
    let files = [
      ("A.xcassets/Brand/Contents.json", space), ("A.xcassets/Brand/Plain/x.y z.colorset/Contents.json", ink),
      ("A.xcassets/Plain/Ink.colorset/Contents.json", ink), ("A.xcassets/Far/Ink.colorset/Contents.json", ink),
    ]
    let read = try AssetCatalogFormat.tokens(
      from: files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, library: documents)
    #expect(read.tokens.tokens.map(\.path) == ["Brand.x.y z", "Ink", "Far.Ink"])
  }

  @Test func repeatedNamesAreKeptApart() throws {
    let read = try Self.read([
      ("App/Assets.xcassets/Ink.colorset/Contents.json", Self.contents([Self.slot("0", "0", "0")])),
      ("Widget/Assets.xcassets/Old/Ink.colorset/Contents.json", Self.contents([Self.slot("1", "1", "1")])),
      ("Widget/Assets.xcassets/Paper.colorset/Contents.json", Self.contents([Self.slot("1", "1", "1")])),
    ])
    #expect(read.tokens.tokens.map(\.path) == ["App/Assets.Ink", "Widget/Assets/Old.Ink", "Paper"])
    #expect(read.notices.count == 2)
  }

  @Test func twoColorsForOneAppearanceAreAnError() throws {
    #expect(throws: FormatError.self) { try Self.one([Self.slot("0", "0", "0"), Self.slot("1", "1", "1")]) }
    let read = try Self.one([Self.slot("0", "0", "0"), Self.slot("0", "0", "0")])
    #expect(read.color("Ink")?.hex == "#000000")
    #expect(read.notices.count == 1)
  }

  @Test func onlyColorSetsAndNamespacesAreRecognized() {
    func isRecognized(_ path: String, _ text: String = "{}") -> Bool {
      AssetCatalogFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(isRecognized("A.xcassets/Ink.colorset/Contents.json"))
    #expect(isRecognized("Ink.colorset/Contents.json"))
    #expect(isRecognized("A.xcassets/F/Contents.json", "{ \"properties\": { \"provides-namespace\": true } }"))
    #expect(!isRecognized("A.xcassets/Contents.json"))
    #expect(!isRecognized("A.xcassets/I.imageset/Contents.json"))
    #expect(!isRecognized("F/Contents.json", "{ \"provides-namespace\": true }"))
  }

  @Test func theRangeOfEachValueReadsAsTheValue() throws {
    let text = Self.contents([
      Self.slot("\"0x12\"", "0.5", "\"7\""),
      Self.slot("1", "0", "0", space: "display-p3", appearances: [("luminosity", "dark")]),
    ])
    let read = try Self.read([("Ink.colorset/Contents.json", text)])
    let bytes = Array(text.utf8)
    for value in try #require(read.tokens["Ink"]).values {
      let slice = String(decoding: bytes[value.value.location.byteRange], as: UTF8.self)
      let again = try Self.one(["{ \"color\": \(slice), \"idiom\": \"universal\" }"])
      #expect(again.content("Ink") == value.value.content)
    }
  }

  @Test func brokenSetsAreErrorsAndNeverACrash() throws {
    for wrong in [
      "[]", "{}", "{ \"colors\": [] }", "{ \"colors\": [1] }", "{ \"colors\": [{ \"color\": 1 }] }",
      "{ \"colors\": [{ \"color\": { \"color-space\": \"srgb\" } }] }", "{ \"colors\": [{ \"appearances\": 1 }] }",
      "{ \"colors\": [{ \"appearances\": [{}] }] }", "{ \"colors\": [{ \"idiom\": 1 }] }",
    ] {
      #expect(Self.error(wrong) != nil, "\(wrong)")
    }
    let bytes = Array(Self.contents([Self.slot("\"0x12\"", "0.5", "\"7\""), Self.gray("0.25")]).utf8)
    for count in 0..<bytes.count { #expect(Self.error(String(decoding: bytes[..<count], as: UTF8.self)) != nil) }
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      var copy = bytes
      copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      _ = try? AssetCatalogFormat.tokens(from: SourceFile(path: "Ink.colorset/Contents.json", bytes: copy))
    }
  }
}
