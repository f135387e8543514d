import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

@Suite struct DTCGHostileInputTests {
  @Test(arguments: [
    "<script>alert(1)</script>", "\u{202E}evil", "a\u{0}b", "\u{FEFF}", "//a", "constructor", "__proto__", "a b", " ",
    "#", "'", "%s%n", "e\u{301}", "\u{301}", "日本語", "👩\u{200D}👩\u{200D}👧", "a\nb", "::warning::x", "*", "**", "C:\\x",
    "a$b", "value",
    String(repeating: "a", count: 1024),
  ])
  func hostileNamesSurvive(_ name: String) throws {
    var quoted = ""
    JSONText.string(name).write(to: &quoted)
    // Scalar by scalar: a quote and the combining mark after it are one `Character`.
    let escaped = String(quoted.unicodeScalars.dropFirst().dropLast())
    let tokens = try imported(
      #"{\#(quoted):{\#(quoted):{"$type":"number","$value":1},"b":{"$value":"{\#(escaped).x}"}}}"#
    ).tokens
    let path = try #require(tokens.tokens.first?.path)
    #expect(path.description.utf8.elementsEqual("\(name).\(name)".utf8))
    #expect(tokens[TokenPath(segments: [name, name])]?.values[0].value.content == .literal(.number(1)))
    #expect(tokens.tokens[1].values[0].value.content == .alias(TokenPath("\(name).x")))
  }

  @Test func namesThatLookAlikeStayApart() throws {
    let tokens = try imported(
      #"{"$type":"number","\u00E9":{"$value":1},"e\u0301":{"$value":2},"K":{"$value":3},"\u212A":{"$value":4}}"#
    ).tokens
    #expect(tokens.tokens.count == 4)
    #expect(tokens["\u{E9}"]?.values[0].value.content == .literal(.number(1)))
    #expect(tokens["e\u{301}"]?.values[0].value.content == .literal(.number(2)))
  }

  @Test func namesOver1024BytesAreRefused() {
    guard case .text(.nameTooLong(limit: 1024, _))? = fault(in: "{\"" + String(repeating: "a", count: 1025) + "\":{}}")
    else {
      Issue.record("read")
      return
    }
  }

  @Test func manyTokensInOneChain() throws {
    let count = LongTests.count(500, long: 10_000)
    let links = (0..<count - 1).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }.joined(separator: ",")
    let tokens = try imported("{\(links),\"t\(count - 1)\":{\"$type\":\"number\",\"$value\":7}}").tokens
    #expect(tokens.tokens.count == count)
    let resolver = TokenResolver(tokens: tokens, modes: [Mode("light")])
    #expect(try resolver.resolve(TokenPath("t\(count - 101)"), in: "light").value == .value(.number(7)))
    guard
      case .chainTooLong("t0", 100, let place)? = #expect(
        throws: ResolutionError.self, performing: { try resolver.resolve("t0", in: "light") })
    else {
      Issue.record("another error")
      return
    }
    #expect(place.path == "t.json")
  }

  @Test func tokensAreBounded() {
    #expect(DTCGFormat.tokenLimit == 200_000)
  }
}
