import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// Values of many parts as DTCG 2025.10 has them: chapter 9 tells the parts of each type, and what may stand in them.
@Suite struct CompositeValueTests {
  typealias Content = AuthoredValue.Content

  static func px(_ value: Double) -> Content { .literal(.dimension(Dimension(value, .px))) }
  static func words(_ text: String) -> Content { .literal(.text(text)) }
  static func number(_ value: Double) -> Content { .literal(.number(value)) }
  static func list(_ contents: Content...) -> Content { .literal(.list(contents.map(TokenBuilder.authored))) }
  static func parts(_ parts: KeyValuePairs<String, Content>) -> Content {
    .literal(.composite(parts.map { TokenValue.Part($0.key, TokenBuilder.authored($0.value)) }))
  }
  static let black = Content.literal(.color(.black))
  static let ease = Content.literal(.cubicBezier([0.25, 0.5, 0.75, 1]))
  static let second = Content.literal(.duration(milliseconds: 1000))

  static let layer = parts([
    "offsetX": px(1), "offsetY": px(2), "blur": px(4), "spread": px(0), "color": .alias("base.ink"),
    "inset": words("inset"),
  ])
  static let stop = parts(["color": .alias("base.ink"), "position": number(0.5)])

  /// The tokens that the values refer to.
  static func base() throws -> TokenBuilder {
    var builder = TokenBuilder()
    try builder.color("base.ink", "#000")
    builder.add("base.families", .fontFamily, list(words("Helvetica"), words("serif")))
    return builder
  }

  static func written(_ type: TokenType?, _ content: Content) throws -> (Conversion, text: String) {
    var builder = try base()
    builder.add("it", type, content)
    let conversion = try DTCGWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.json")
    return (conversion, conversion.text().filter { !$0.isWhitespace })
  }

  static let kept: [(TokenType, Content, String)] = [
    (.strokeStyle, words("dashed"), #""dashed""#),
    (
      .strokeStyle, parts(["dashArray": list(px(4), px(2)), "lineCap": words("round")]),
      #"{"dashArray":[{"value":4,"unit":"px"},{"value":2,"unit":"px"}],"lineCap":"round"}"#
    ),
    (.fontFamily, words("Inter"), #""Inter""#),
    (.fontFamily, list(words("Inter"), words("serif")), #"["Inter","serif"]"#),
    // A list of families holds no alias, so that what it comes to stands there.
    (.fontFamily, list(words("Inter"), .alias("base.families")), #"["Inter","Helvetica","serif"]"#),
    (.fontWeight, number(400), "400"), (.fontWeight, .literal(.fontWeight(1000)), "1000"),
    (
      .shadow, list(layer),
      #"[{"color":"{base.ink}","offsetX":{"value":1,"unit":"px"},"offsetY":{"value":2,"unit":"px"},"blur":{"value":4,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}]"#
    ),
    (.gradient, list(stop), #"[{"color":"{base.ink}","position":0.5}]"#),
    (
      .border, parts(["style": words("solid"), "width": px(1), "color": .alias("base.ink")]),
      #"{"color":"{base.ink}","width":{"value":1,"unit":"px"},"style":"solid"}"#
    ),
    (
      .transition, parts(["duration": second, "timingFunction": ease]),
      #"{"duration":{"value":1000,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.25,0.5,0.75,1]}"#
    ),
  ]

  @Test(arguments: kept) func aValueHasThePartsOfItsType(type: TokenType, content: Content, text: String) throws {
    let (conversion, written) = try Self.written(type, content)
    #expect(written.contains(#""it":{"$type":"\#(type.rawValue)","$value":\#(text)"#), "\(written)")
    #expect(conversion.losses.isEmpty)
  }

  /// What stands in no type of the format: other words, parts that are missing or unknown, numbers beyond their limits.
  static let leftOut: [(TokenType, Content)] = [
    (.strokeStyle, words("wavy")), (.strokeStyle, parts(["dashArray": list(px(4)), "lineCap": words("pointed")])),
    (.strokeStyle, parts(["dashArray": list(black), "lineCap": words("round")])),
    (.strokeStyle, parts(["lineCap": words("round")])),
    (.fontFamily, words("{base.families}")), (.fontFamily, list(words("Inter"), number(1))),
    (.number, list(number(1))), (.number, parts([:])), (.number, number(.infinity)), (.number, px(1)),
    (.dimension, px(.infinity)), (.dimension, black), (.duration, number(1)), (.color, number(1)),
    (.fontWeight, number(0)), (.fontWeight, .literal(.fontWeight(1001))), (.number, .literal(.fontWeight(400))),
    (.cubicBezier, .literal(.cubicBezier([1.5, 0, 0, 1]))), (.cubicBezier, second),
    (.border, parts(["color": black, "width": px(1)])),
    (.border, parts(["color": black, "width": px(1), "style": words("wavy")])),
    (.shadow, parts(["color": black, "offsetX": px(0), "offsetY": px(0), "blur": px(0), "glow": px(1)])),
    (.transition, parts(["duration": second])), (.gradient, list(parts(["color": black]))),
  ]

  @Test(arguments: leftOut) func aValueThatTheFormatDoesNotHaveIsNamed(type: TokenType, content: Content) throws {
    let (conversion, written) = try Self.written(type, content)
    #expect(!written.contains(#""it""#), "\(written)")
    #expect(
      conversion.losses == [
        "tokens of the type \(type.rawValue) are omitted; they lack values or parts that the format requires (1): it"
      ])
  }

  @Test func wordsOfNoTypeAreLeftOut() throws {
    let (conversion, _) = try Self.written(nil, Self.words("solid"))
    #expect(
      conversion.losses == [
        "tokens of the type untyped text are omitted; they lack values or parts that the format requires (1): it"
      ])
  }

  @Test func aPartThatIsAddedIsNamed() throws {
    let (conversion, _) = try Self.written(
      .transition, Self.parts(["duration": Self.second, "timingFunction": Self.ease]))
    #expect(
      conversion.notes.map(\.sentence) == [
        "tokens gain required parts with neutral values (1): it (delay)"
      ])
  }

  /// A value that tells its type by itself gives it to a token that names none.
  @Test(arguments: [
    (black, "color"), (px(4), "dimension"), (second, "duration"), (number(4), "number"), (ease, "cubicBezier"),
    (.literal(.fontWeight(400)), "fontWeight"),
  ])
  func aValueGivesItsType(content: Content, type: String) throws {
    let (conversion, written) = try Self.written(nil, content)
    #expect(written.contains(#""it":{"$type":"\#(type)","$value":"#), "\(written)")
    #expect(conversion.losses.isEmpty)
  }

  @Test func valuesOfManyPartsAreReadBack() throws {
    var builder = try Self.base()
    for (position, (type, content, _)) in Self.kept.enumerated() where position != 4 && position != 5 {
      builder.add(TokenPath("it.t\(position)"), type, content)
    }
    let target = Target(writer: DTCGWriter.self, name: "a.json")
    let (conversion, back) = try target.trip(builder.tokens, [Mode("light")])
    #expect(back.differences.isEmpty)
    #expect(back.count == builder.tokens.tokens.count && conversion.losses.isEmpty)
  }

  /// The format wants a hue from 0 to below 360.
  @Test(arguments: [(400.0, "40"), (-30, "330"), (360, "0"), (-720, "0"), (-1e-20, "0"), (359.5, "359.5")])
  func aHueIsTurned(hue: Double, text: String) throws {
    var builder = TokenBuilder()
    builder.add("it", .color, .literal(.color(Color(.oklch, 0.5, 0.125, hue))))
    let target = Target(writer: DTCGWriter.self, name: "a.json")
    let (conversion, back) = try target.trip(builder.tokens, [Mode("light")])
    #expect(conversion.text().contains("[0.5, 0.125, \(text)]"), "\(conversion.text())")
    #expect(back.differences.isEmpty)
  }

  @Test func anAlphaThatIsNoneIsWrittenAsZero() throws {
    var builder = TokenBuilder()
    try builder.color("it", "oklch(0.5 0.125 20 / none)")
    let conversion = try DTCGWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.json")
    #expect(conversion.losses == ["color alphas with the value none are written as 0 (1): it"])
    let sheet = try CSSWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.css")
    #expect(sheet.text() == ":root {\n  --it: oklch(0.5 0.125 20 / none);\n}\n")
  }
}
