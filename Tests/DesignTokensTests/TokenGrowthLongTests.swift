import DesignTokens
import TestSupport
import Testing

/// Aliases, paths and patterns in seconds of the processor: a bound fails where time grows with the square.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct TokenGrowthLongTests {
  /// One misspelled name shows in every token that leads to it; it is looked up once, and reported once.
  @Test func oneDanglingAliasBelowThousandsOfTokensIsOneError() {
    let leaves = (0..<2000).map { token(TokenPath("color.group.token-\($0)"), alias("color.base")) }
    let tokens = set(leaves + [token("color.base", alias("color.bsae", line: 3))])
    let time = processorSeconds(below: 5) {
      #expect(
        TokenResolver(tokens: tokens, modes: lightAndDark).aliasErrors()
          == [.unknownToken("color.bsae", suggestion: "color.base", place(3))])
    }
    #expect(time < 5)
  }

  @Test func thousandsOfDanglingAliasesAreReportedInTime() {
    let dangling = (0..<2000).map {
      token(TokenPath("color.group.token-\($0)"), alias(TokenPath("color.group.tokem-\($0)"), line: $0))
    }
    let tokens = set(dangling)
    let time = processorSeconds(below: 10) {
      #expect(TokenResolver(tokens: tokens, modes: lightAndDark).aliasErrors().count == 1000)
    }
    #expect(time < 10)
  }

  /// `String` takes tens of seconds to hash such a name, since it normalizes it.
  @Test func namesOfCombiningMarksAreQuick() {
    let marks = combiningMarks(100_000)
    let time = processorSeconds(below: 3) {
      var tokens = TokenSet()
      for index in 0..<10 { tokens.insert(token(TokenPath("\(index)\(marks)"), literal(1))) }
      #expect(tokens.contains(TokenPath("7\(marks)")))
      #expect(tokens.nearestPath(to: TokenPath("x\(marks)")) == nil)
      #expect(TokenPath("a.\(marks).b").segments.count == 3)
      #expect(TokenPath(marks) < TokenPath(marks + "a"))
    }
    #expect(time < 3)
  }

  static let hostile: [(name: String, pattern: String, path: String, matches: Bool)] = [
    ("stars and letters", String(repeating: "*a", count: 31) + "b", String(repeating: "a", count: 1000), false),
    ("stars and letters, matching", String(repeating: "*a", count: 31), String(repeating: "a", count: 1000), true),
    ("double stars", String(repeating: "**a", count: 31) + "b", String(repeating: "a", count: 1000), false),
    ("stars in a row", String(repeating: "*", count: 100_000), String(repeating: "a", count: 1000), true),
    (
      "stars in a row, then a letter", String(repeating: "*", count: 100_001) + "b",
      String(repeating: "a", count: 1000), false
    ),
    ("stars between dots", String(repeating: "*.", count: 31), String(repeating: ".", count: 1000), false),
    ("long path", "**b", String(repeating: "a.", count: 50_000), false),
    ("long literal", String(repeating: "a", count: 100_000), String(repeating: "a", count: 99_999), false),
  ]

  @Test(arguments: hostile)
  func hostilePatternsAreQuick(_ name: String, _ text: String, _ path: String, _ matches: Bool) throws {
    let pattern = try PathPattern(text)
    let time = processorSeconds(below: 5) { #expect(pattern.matches(path) == matches) }
    #expect(time < 5)
  }

  @Test func hostileBindingsAreQuick() throws {
    let names = (0..<31).map { "{b\($0)}-" }.joined()
    let pattern = try PathPattern(names + "x")
    let time = processorSeconds(below: 5) { #expect(!pattern.matches(String(repeating: "-", count: 1000))) }
    #expect(time < 5)
    #expect(throws: PathPattern.SyntaxError.tooManyParts(limit: 64)) {
      try PathPattern(String(repeating: "*a", count: 33))
    }
    #expect(throws: PathPattern.SyntaxError.unclosedBinding) { try PathPattern(String(repeating: "{", count: 100_000)) }
  }
}
