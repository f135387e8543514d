import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// Values as Tokens Studio has them: a length is a text, a line height a share, a shadow has x, y, and a type.
@Suite struct StudioWrittenValueTests {
  typealias Values = CompositeValueTests

  private static func written(_ type: TokenType?, _ content: AuthoredValue.Content) throws -> (Conversion, text: String)
  {
    var builder = try Values.base()
    try builder.color("base.pale", "#00000080")
    builder.add("it", type, content)
    let conversion = try TokensStudioWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.json")
    return (conversion, conversion.text().filter { !$0.isWhitespace })
  }

  private static func shadow(_ more: KeyValuePairs<String, AuthoredValue.Content> = [:]) -> AuthoredValue.Content {
    var parts: [TokenValue.Part] = []
    for (name, content) in [
      ("offsetX", Values.px(1)), ("offsetY", Values.px(2)), ("blur", Values.px(4)), ("color", .alias("base.ink")),
    ] + more.map({ ($0.key, $0.value) }) {
      parts.append(TokenValue.Part(name, TokenBuilder.authored(content)))
    }
    return .literal(.composite(parts))
  }

  private static func typography(_ more: KeyValuePairs<String, AuthoredValue.Content>) -> AuthoredValue.Content {
    let common: [(String, AuthoredValue.Content)] = [
      ("fontFamily", .alias("base.families")), ("fontSize", Values.px(16)), ("fontWeight", Values.number(400)),
    ]
    return .literal(
      .composite((common + more.map { ($0.key, $0.value) }).map { TokenValue.Part($0.0, TokenBuilder.authored($0.1)) }))
  }

  private static let layer = #""x":"1px","y":"2px","blur":"4px","color":"{base.ink}""#
  private static let font = #""fontFamily":"{base.families}","fontSize":"16px","fontWeight":"400""#

  static let kept: [(TokenType?, AuthoredValue.Content, type: String, value: String)] = [
    (.shadow, shadow(), "boxShadow", #"{\#(layer),"type":"dropShadow"}"#),
    (.shadow, shadow(["inset": Values.words("inset")]), "boxShadow", #"{\#(layer),"type":"innerShadow"}"#),
    (
      .shadow, Values.list(shadow(), shadow()), "boxShadow",
      #"[{\#(layer),"type":"dropShadow"},{\#(layer),"type":"dropShadow"}]"#
    ),
    (.typography, typography(["lineHeight": Values.number(1.5)]), "typography", #"{\#(font),"lineHeight":"150%"}"#),
    (
      .typography, typography(["lineHeight": Values.px(20), "letterSpacing": Values.px(1)]), "typography",
      #"{\#(font),"letterSpacing":"1px","lineHeight":"20px"}"#
    ),
    (.fontFamily, Values.words("Inter"), "fontFamilies", #""Inter""#),
    (.fontFamily, Values.list(Values.words("Inter"), Values.words("serif")), "fontFamilies", #"["Inter","serif"]"#),
    (.fontWeight, Values.number(1), "fontWeights", #""1""#),
    (nil, Values.px(4), "dimension", #""4px""#),
    (.color, .translucentAlias("base.ink", alpha: 0.5), "color", #""rgba({base.ink},0.5)""#),
    // An alpha would replace that of the other color.
    (.color, .translucentAlias("base.pale", alpha: 0.5), "color", ##""#00000040""##),
  ]

  @Test(arguments: kept)
  func aValueHasThePartsOfItsType(type: TokenType?, content: AuthoredValue.Content, name: String, value: String) throws
  {
    let (conversion, text) = try Self.written(type, content)
    #expect(text.contains(#""it":{"$type":"\#(name)","$value":\#(value)}"#), "\(text)")
    #expect(conversion.documents.count == 1)
  }

  /// A reference in words, numbers beyond their limits, and parts that are missing or that the format doesn't have.
  static let leftOut: [(TokenType?, AuthoredValue.Content)] = [
    (.fontFamily, Values.words("{base.ink}")), (.fontFamily, Values.list(Values.words("Inter"), Values.number(1))),
    (.fontFamily, Values.list()), (.fontWeight, Values.number(0)), (.fontWeight, Values.number(1001)),
    (.shadow, Values.list()), (.shadow, Values.list(shadow(), Values.px(1))),
    (.shadow, Values.parts(["offsetX": Values.px(1), "offsetY": Values.px(2), "blur": Values.px(4)])),
    (.shadow, shadow(["inset": Values.words("outset")])), (.shadow, shadow(["angle": Values.number(1)])),
    (.border, Values.parts(["color": .alias("base.ink"), "width": Values.px(1)])),
    (.border, shadow(["inset": Values.words("inset")])),
    (.typography, typography(["lineHeight": Values.words("normal")])),
    (.typography, typography(["textCase": Values.words("none")])), (.color, Values.px(4)),
    (.color, .undecidable("a program decides")),
  ]

  @Test(arguments: leftOut) func otherValuesAreLeftOut(type: TokenType?, content: AuthoredValue.Content) throws {
    let (conversion, text) = try Self.written(type, content)
    #expect(!text.contains(#""it""#), "\(text)")
    #expect(conversion.losses.count == 1)
  }
}
