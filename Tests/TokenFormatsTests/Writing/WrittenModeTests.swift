import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// Modes, names and remarks in what is written, and what is refused.
@Suite struct WrittenModeTests {
  static let light = [Mode("light")]

  static func twoColors(_ modes: [String?]) throws -> TokenSet {
    var builder = TokenBuilder()
    for (position, mode) in modes.enumerated() { try builder.color("a.b", "#00000\(position)", mode: mode) }
    return builder.tokens
  }

  @Test(arguments: Target.all) func nothingToWriteIsRefused(_ target: Target) {
    #expect(throws: ConversionError.nothingToWrite(format: target.writer.format.title)) {
      try target.writer.documents(of: TokenSet(), modes: Self.light, named: target.name)
    }
  }

  /// Five names, and how many more there are.
  @Test func manyNamesAreCounted() throws {
    var builder = TokenBuilder()
    try builder.color("a", "#000")
    for index in 1...7 { builder.add(TokenPath("gap\(index)"), .dimension, .literal(.dimension(Dimension(1, .px)))) }
    let conversion = try AssetCatalogWriter.documents(of: builder.tokens, modes: Self.light, named: "A")
    #expect(
      conversion.losses == [
        "tokens of the type dimension are omitted; a color set can contain only colors (7): gap1, gap2, gap3, gap4, gap5, and 2 more"
      ])
    #expect(conversion.documents[0].path == "A.xcassets/Contents.json")
  }

  /// Of two modes that are dark, the one called so is meant, whichever comes first.
  @Test func theModeThatIsCalledByItsLookIsMeant() throws {
    let modes = [Mode("light"), Mode("dark-dimmed", base: "light"), Mode("dark", base: "light")]
    let tokens = try Self.twoColors([nil, "dark-dimmed", "dark"])
    let conversion = try CSSWriter.documents(of: tokens, modes: modes, named: "a.css")
    #expect(conversion.text().contains("--a-b: #000002;") && !conversion.text().contains("#000001"))
    #expect(conversion.losses.count == 1 && conversion.losses[0].hasSuffix("(1): dark-dimmed"))
  }

  /// Dark with more contrast would match the entry of more contrast as well as the dark entry.
  @Test func moreContrastInTheLightLeavesTheDarkAlone() throws {
    let modes = [Mode("light"), Mode("dark", base: "light"), Mode("light-high-contrast", base: "light")]
    let tokens = try Self.twoColors([nil, "dark", "light-high-contrast"])
    let target = Target(writer: AssetCatalogWriter.self, name: "A.xcassets")
    let (conversion, back) = try target.trip(tokens, modes)
    #expect(back.differences.isEmpty && conversion.losses.isEmpty)
    let read = TokenResolver(tokens: back.imported.tokens, modes: back.imported.modes)
    #expect(try read.resolve("a.b", in: "dark-high-contrast").color?.hex == "#000001")
  }

  /// With nothing but more contrast there is nothing to tell apart.
  @Test(arguments: [("light-high-contrast", false), ("dark-high-contrast", true)])
  func aLoneModeOfMoreContrastHasNoCondition(_ name: String, _ isDark: Bool) throws {
    let conversion = try CSSWriter.documents(of: try Self.twoColors([nil]), modes: [Mode(name)], named: "a.css")
    #expect(
      conversion.text() == ":root {\n\(isDark ? "  color-scheme: dark;\n" : "")  --a-b: #000000;\n}\n")
  }

  /// Some file systems take `Dark` and `dark` for one name.
  @Test func namesOfFilesDifferInMoreThanCase() throws {
    let modes = [Mode("light"), Mode("Dark", base: "light"), Mode("dark", base: "light")]
    let conversion = try DTCGWriter.documents(
      of: try Self.twoColors([nil, "Dark", "dark"]), modes: modes, named: "a.json")
    #expect(
      conversion.documents.map(\.path) == [
        "a.json", "a.base.tokens.json", "a.dark.tokens.json", "a.dark-2.tokens.json",
      ])
  }

  @Test func aNameWithoutAnEndingGetsOne() throws {
    let one = try DTCGWriter.documents(of: try Self.twoColors([nil]), modes: Self.light, named: "brand")
    #expect(one.documents.map(\.path) == ["brand.tokens.json"])
    let two = try DTCGWriter.documents(
      of: try Self.twoColors([nil, "dark"]), modes: Array(fourModes.prefix(2)), named: "brand")
    #expect(
      two.documents.map(\.path) == ["brand.resolver.json", "brand.base.tokens.json", "brand.dark.tokens.json"])
    let bare = try DTCGWriter.documents(
      of: try Self.twoColors([nil, "dark"]), modes: Array(fourModes.prefix(2)), named: ".json")
    #expect(bare.documents.map(\.path) == [".json", "tokens.base.tokens.json", "tokens.dark.tokens.json"])
  }

  /// Modes that are based on each other have no first one; every one is written with its own values.
  @Test func modesInACircle() throws {
    let modes = [Mode("light"), Mode("dim", base: "dark"), Mode("dark", base: "dim")]
    let conversion = try DTCGWriter.documents(
      of: try Self.twoColors([nil, "dim", "dark"]), modes: modes, named: "a.json")
    #expect(conversion.text("a.dim.tokens.json").contains("#000001"))
    #expect(conversion.text("a.dark.tokens.json").contains("#000002"))
  }

  @Test func aDeprecationIsSaid() throws {
    var builder = TokenBuilder()
    builder.add("a.b", .color, .literal(.color(.black)), deprecation: "use a.c")
    builder.add("a.c", .color, .literal(.color(.black)), deprecation: "deprecated")
    func text(_ writer: any TokenWriter.Type, _ name: String) throws -> String {
      try writer.documents(of: builder.tokens, modes: Self.light, named: name).text()
    }
    let json = try text(DTCGWriter.self, "a.json")
    #expect(json.contains(#""$deprecated": "use a.c""#) && json.contains(#""$deprecated": true"#))
    let sheet = try text(CSSWriter.self, "a.css")
    #expect(sheet.contains("Deprecated: use a.c") && sheet.contains("Deprecated."))
    let swift = try text(SwiftWriter.self, "A.swift")
    #expect(swift.contains(#"@available(*, deprecated, message: "use a.c")"#))
    #expect(swift.contains("@available(*, deprecated)\n"))
  }

  /// CSS has neither hue, saturation and value nor linear Display P3.
  @Test func colorsOfSpacesThatCSSLacks() throws {
    var builder = TokenBuilder()
    builder.add("a", .color, .literal(.color(Color(.hsv, 120, 100, 100))))
    builder.add("b", .color, .literal(.color(Color(.displayP3Linear, 0, 0.25, 0))))
    let (conversion, back) = try Target(writer: CSSWriter.self, name: "a.css").trip(builder.tokens, Self.light)
    #expect(conversion.text().contains("--a: #00ff00;") && conversion.text().contains("--b: color(display-p3 0 0.5"))
    #expect(back.differences.isEmpty)
  }

  /// A property of CSS has one value; a shadow of parts and a list of lengths are none of those that are read back.
  @Test func valuesOfPartsAreNoneOfCSS() throws {
    var builder = TokenBuilder()
    try builder.color("a", "#000")
    builder.add("b", .border, CompositeValueTests.parts(["color": CompositeValueTests.black]))
    builder.add("c", .fontFamily, CompositeValueTests.list(CompositeValueTests.px(1)))
    let conversion = try CSSWriter.documents(of: builder.tokens, modes: Self.light, named: "a.css")
    #expect(conversion.text() == ":root {\n  --a: #000000;\n}\n")
    let named = conversion.losses.joined()
    #expect(named.contains("border") && named.contains("fontFamily"))
  }

  @Test func namesInSwift() throws {
    var builder = TokenBuilder()
    try builder.color("a.dark.ink", "#000")
    try builder.color("a.\u{663}ink", "#000")
    let conversion = try SwiftWriter.documents(of: builder.tokens, modes: Self.light, named: "A.swift")
    // An enum `dark` would hold the dark values of `a`; no identifier starts with a digit, of whatever script.
    #expect(conversion.names["a.dark.ink"] == "a.darkGroup.ink")
    #expect(conversion.names["a.\u{663}ink"] == "a._\u{663}ink")
    #expect(try Target.all[3].trip(builder.tokens, Self.light).back.differences.isEmpty)
  }

  @Test func namesThatSwiftCannotHave() throws {
    var deep = TokenBuilder()
    try deep.color(TokenPath(segments: (0..<200).map { "g\($0)" }), "#000")
    #expect {
      try SwiftWriter.documents(of: deep.tokens, modes: Self.light, named: "A.swift")
    } throws: { error in
      guard case ConversionError.unwritableName(_, let reason) = error else { return false }
      return reason.hasPrefix("enums nested deeper than ") && reason.hasSuffix(" levels aren't read")
    }
    // A time is told by its name, which is that of a group here.
    var clash = TokenBuilder()
    clash.add("a.ink", .duration, .literal(.duration(milliseconds: 8)))
    try clash.color("a.inkDuration.y", "#000")
    #expect(throws: ConversionError.nameClash("a.ink", "a.inkDuration.y", name: "a.inkDuration")) {
      try SwiftWriter.documents(of: clash.tokens, modes: Self.light, named: "A.swift")
    }
  }
}
