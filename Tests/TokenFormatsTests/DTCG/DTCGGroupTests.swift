import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct DTCGGroupTests {
  @Test func tokensKeepTheOrderOfTheFile() throws {
    let tokens = try imported(
      #"{"z":{"$type":"number","b":{"$value":1},"a":{"$value":2}},"y":{"$value":3,"$type":"number"}}"#
    ).tokens
    #expect(tokens.tokens.map(\.path) == ["z.b", "z.a", "y"])
    #expect(tokens.tokens.map { $0.values.map(\.mode) } == [[nil], [nil], [nil]])
  }

  @Test func typesAreInheritedAndReplaced() throws {
    let tokens = try imported(
      #"""
      {"$type":"number","a":{"$value":1},
       "g":{"$type":"fontWeight","b":{"$value":400},"h":{"c":{"$value":"bold"},"d":{"$type":"fontFamily","$value":"bold"}}},
       "e":{"$value":2}}
      """#
    ).tokens
    #expect(tokens.tokens.map(\.type) == [.number, .fontWeight, .fontWeight, .fontFamily, .number])
    #expect(tokens["g.h.c"]?.values[0].value.content == .literal(.fontWeight(700)))
    #expect(tokens["g.h.d"]?.values[0].value.content == .literal(.text("bold")))
  }

  @Test func everyTypeOfTheFormatIsKnown() {
    let names = [
      "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
      "transition", "shadow",
      "gradient", "typography",
    ]
    #expect(TokenType.allCases.map(\.rawValue) == names)
    for name in names { #expect(fault(in: #"{"$type":"\#(name)","t":{"$value":"{a}"}}"#) == nil) }
  }

  @Test func aliasesNeedNoType() throws {
    let tokens = try imported(#"{"a":{"$value":"{b.c-d.$root}"},"n":{"$type":"number","x":{"$value":"{é.日}"}}}"#).tokens
    #expect(tokens["a"]?.type == nil)
    #expect(tokens["a"]?.values[0].value.content == .alias("b.c-d.$root"))
    #expect(tokens["a"]?.values[0].value.text == "{b.c-d.$root}")
    #expect(tokens["n.x"]?.type == .number)
    #expect(tokens["n.x"]?.values[0].value.content == .alias("é.日"))
  }

  @Test(arguments: ["{}", "{", "{a", "{a}b", "{{a}}", "{a}{b}", "{a}}", "{{a}"])
  func brokenAliases(_ text: String) {
    #expect(
      fault(in: "color", "\"\(text)\"")
        == .unexpected(
          expected: "an alias such as {group.token}", found: text, token: "t", place(1, 32, 31..<33 + text.utf8.count)))
  }

  @Test func aRootTokenStandsBesideItsGroup() throws {
    let tokens = try imported(
      #"{"color":{"$type":"number","accent":{"$root":{"$value":1},"light":{"$value":2}}},"a":{"$value":"{color.accent.$root}"}}"#
    ).tokens
    #expect(tokens.tokens.map(\.path) == ["color.accent.$root", "color.accent.light", "a"])
    #expect(tokens["color.accent.$root"]?.type == .number)
    #expect(!tokens.contains("color.accent"))
    let resolver = TokenResolver(tokens: tokens, modes: [Mode("light")])
    #expect(try resolver.resolve("a", in: "light").value == .value(.number(1)))
  }

  @Test func deprecationIsInheritedAndOverridden() throws {
    let tokens = try imported(
      #"""
      {"$type":"number","a":{"$value":1},
       "old":{"$deprecated":"use new","b":{"$value":1},"c":{"$deprecated":false,"$value":1},"d":{"$deprecated":"gone","$value":1},
              "g":{"$deprecated":false,"e":{"$value":1}}},
       "f":{"$deprecated":true,"$value":1}}
      """#
    ).tokens
    #expect(tokens.tokens.map(\.deprecation) == [nil, "use new", nil, "gone", nil, "deprecated"])
  }

  @Test func descriptionsAreKeptAndExtensionsPassedOver() throws {
    let tokens = try imported(
      #"""
      {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$description":"all","$extensions":{"x":{"$value":"no"}},
       "t":{"$type":"number","$value":1,"$description":"one é","$extensions":{"com.figma":{"a":[1,{"$value":2}]}}},
       "g":{"$extensions":{},"$description":"","u":{"$type":"number","$value":2}}}
      """#
    ).tokens
    #expect(tokens.tokens.map(\.path) == ["t", "g.u"])
    #expect(tokens.tokens.map(\.description) == ["one é", nil])
  }

  @Test(arguments: ["{}", #"{"g":{}}"#, #"{"g":{"h":{"$type":"color"}}}"#]) func groupsMayBeEmpty(_ text: String) throws
  {
    #expect(try imported(text).tokens.tokens.isEmpty)
  }

  // MARK: Faults

  static let faults: [(text: String, error: FormatError)] = [
    (
      "[1]",
      .unexpected(expected: "an object with groups and tokens", found: "an array", token: nil, place(1, 1, 0..<3))
    ),
    (" null", .unexpected(expected: "an object with groups and tokens", found: "null", token: nil, place(1, 2, 1..<5))),
    ("{\"a\":1}", .unexpected(expected: "a group or a token", found: "a number", token: "a", place(1, 6, 5..<6))),
    (
      "{\"g\":{\n\"a\":\"x\"}}",
      .unexpected(expected: "a group or a token", found: "a string", token: "g.a", place(2, 5, 11..<14))
    ),
    ("{\"a.b\":{}}", .badName("a.b", place(1, 2, 1..<6))), ("{\"\":{}}", .badName("", place(1, 2, 1..<3))),
    ("{\"a{\":{}}", .badName("a{", place(1, 2, 1..<5))), ("{\n\"}\":{}}", .badName("}", place(2, 1, 2..<5))),
    ("{\"a\":{\"$value\":1}}", .missingType("a", place(1, 16, 15..<16))),
    ("{\"g\":{\"$root\":{\"$value\":1}}}", .missingType("g.$root", place(1, 25, 24..<25))),
    ("{\"g\":{\"$root\":1}}", .missingProperty("$value", token: "g.$root", place(1, 15, 14..<15))),
    (
      "{\"$type\":\"colour\"}", .unknownType("colour", token: nil, suggestion: "color", place(1, 10, 9..<17))
    ),
    ("{\"$type\":1}", .unexpected(expected: "a type name", found: "a number", token: nil, place(1, 10, 9..<10))),
    (
      "{\"a\":{\"$deprecated\":1}}",
      .unexpected(expected: "true, false, or a reason", found: "a number", token: "a", place(1, 21, 20..<21))
    ),
    (
      "{\"$description\":[]}",
      .unexpected(expected: "a quoted description", found: "an array", token: nil, place(1, 17, 16..<18))
    ),
    ("{\"$values\":1}", .unknownProperty("$values", token: nil, suggestion: nil, place(1, 2, 1..<10))),
    ("{\"g\":{\"$typ\":\"color\"}}", .unknownProperty("$typ", token: "g", suggestion: "$type", place(1, 7, 6..<12))),
    ("{\"g\":{\"$schema\":\"x\"}}", .unknownProperty("$schema", token: "g", suggestion: nil, place(1, 7, 6..<15))),
    (
      "{\"a\":{\"$value\":1,\"$descripton\":\"x\"}}",
      .unknownProperty("$descripton", token: "a", suggestion: "$description", place(1, 18, 17..<30))
    ),
    ("{\"a\":{\"$value\":1,\"b\":{}}}", .tokenWithChildren("a", child: "b", place(1, 18, 17..<20))),
    (
      "{\"a\":{\"b\":{\"$value\":2},\n\"$type\":\"number\",\"$value\":1}}",
      .tokenWithChildren("a", child: "b", place(1, 7, 6..<9))
    ),
    ("{\"a\":{},}", .text(.trailingCommaNotAllowed(place(1, 8, 7..<8)))),
    ("{\n// x\n}", .text(.commentNotAllowed(place(2, 1, 2..<4)))),
    (
      "{\"a\":{},\"a\":{}}", .text(.duplicateName("a", first: place(1, 2, 1..<4), place(1, 9, 8..<11)))
    ),
    ("", .text(.unexpected(found: nil, expected: "a value", place(1, 1, 0..<0)))),
  ]

  @Test(arguments: faults) func faultsHaveTheirContentAndPlace(_ text: String, _ error: FormatError) {
    #expect(fault(in: text) == error)
  }

  @Test func groupsAreAsDeepAsTheReaderGoes() throws {
    // The token is an object too: 99 groups around it make 100 levels and the root one more than allowed.
    func nested(_ groups: Int) -> String {
      String(repeating: "{\"g\":", count: groups) + "{\"$type\":\"number\",\"$value\":1}"
        + String(repeating: "}", count: groups)
    }
    #expect(try imported(nested(99)).tokens.tokens.first?.path.segments.count == 99)
    guard case .text(.tooDeep(limit: 100, _))? = fault(in: nested(100)) else {
      Issue.record("read")
      return
    }
  }
}
