import DesignTokens
import SourceText
import TestSupport
import Testing

@Suite struct TokenResolverTests {
  private func number(_ resolution: Resolution) -> Double? {
    if case .value(.number(let number)) = resolution.value { number } else { nil }
  }

  @Test func followsAliasesAndKeepsEveryStep() throws {
    let tokens = set([
      token("a", alias("b", line: 1)), token("b", alias("c", line: 2)), token("c", literal(7, line: 3)),
    ])
    let resolution = try TokenResolver(tokens: tokens, modes: [Mode("light")]).resolve("a", in: "light")
    #expect(number(resolution) == 7)
    #expect(resolution.chain.map(\.path) == ["a", "b", "c"])
    #expect(resolution.chain.map(\.mode) == [nil, nil, nil])
    #expect(resolution.chain.map(\.text) == ["{b}", "{c}", "7.0"])
    #expect(resolution.chain.map(\.location) == [place(1), place(2), place(3)])
  }

  @Test func anAliasIsLookedUpInTheModeThatWasAskedFor() throws {
    let tokens = set([
      token("text", alias("ink")), token("ink", literal(1), mode: "light"), token("ink", literal(2), mode: "dark"),
      token("swap", alias("ink"), mode: "light"), token("swap", alias("paper"), mode: "dark"),
      token("paper", literal(3), mode: "light"), token("paper", literal(4), mode: "dark"),
    ])
    let resolver = TokenResolver(tokens: tokens, modes: lightAndDark)
    #expect(number(try resolver.resolve("text", in: "light")) == 1)
    #expect(number(try resolver.resolve("text", in: "dark")) == 2)
    #expect(number(try resolver.resolve("swap", in: "light")) == 1)
    #expect(number(try resolver.resolve("swap", in: "dark")) == 4)
    #expect(try resolver.resolve("text", in: "dark").chain.map(\.mode) == [nil, "dark"])
  }

  static let fallbacks: [(name: TokenPath, mode: String, value: Double, isFallback: Bool)] = [
    ("both", "light", 1, false), ("both", "dark", 2, false), ("onlyLight", "light", 3, false),
    ("onlyLight", "dark", 3, true),
    ("onlyDark", "dark", 4, false), ("unmoded", "light", 5, false), ("unmoded", "dark", 5, true),
    ("mixed", "light", 6, false),
    ("mixed", "dark", 7, false), ("toBoth", "light", 1, false), ("toBoth", "dark", 2, false),
    ("toLight", "dark", 3, true),
    ("toUnmoded", "light", 5, false), ("toUnmoded", "dark", 5, true), ("darkAliasToLight", "dark", 3, false),
    ("lightBesideUnmoded", "light", 8, false), ("lightBesideUnmoded", "dark", 8, true),
  ]

  @Test(arguments: fallbacks)
  func marksWhatTheModeHasNoValueFor(_ path: TokenPath, _ mode: String, _ value: Double, _ isFallback: Bool) throws {
    let tokens = set([
      token("both", literal(1), mode: "light"), token("both", literal(2), mode: "dark"),
      token("onlyLight", literal(3), mode: "light"),
      token("onlyDark", literal(4), mode: "dark"), token("unmoded", literal(5)), token("mixed", literal(6)),
      token("mixed", literal(7), mode: "dark"), token("toBoth", alias("both")), token("toLight", alias("onlyLight")),
      token("toUnmoded", alias("unmoded")), token("darkAliasToLight", literal(9), mode: "light"),
      token("darkAliasToLight", alias("onlyLight"), mode: "dark"), token("lightBesideUnmoded", literal(9)),
      token("lightBesideUnmoded", literal(8), mode: "light"),
    ])
    let resolution = try TokenResolver(tokens: tokens, modes: lightAndDark).resolve(path, in: mode)
    #expect(number(resolution) == value)
    #expect(resolution.isFallback == isFallback)
  }

  @Test func basesAreFollowedInOrder() throws {
    let modes = [Mode("light"), Mode("dark", base: "light"), Mode("dark-hc", base: "dark")]
    let tokens = set([
      token("a", literal(1), mode: "light"), token("a", literal(2), mode: "dark"),
      token("b", literal(3), mode: "light"),
      token("c", literal(4)), token("d", literal(5), mode: "dark-hc"),
    ])
    let resolver = TokenResolver(tokens: tokens, modes: modes)
    #expect(number(try resolver.resolve("a", in: "dark-hc")) == 2)
    #expect(try resolver.resolve("a", in: "dark-hc").chain[0].mode == "dark")
    #expect(number(try resolver.resolve("b", in: "dark-hc")) == 3)
    #expect(try resolver.resolve("c", in: "dark-hc").isFallback)
    #expect(try !resolver.resolve("d", in: "dark-hc").isFallback)
    #expect(throws: ResolutionError.noValue("d", mode: "dark", place(1))) { try resolver.resolve("d", in: "dark") }
  }

  @Test func basesThatLeadNowhereEnd() throws {
    let modes = [Mode("a", base: "b"), Mode("b", base: "a"), Mode("c", base: "c"), Mode("d", base: "none")]
    let tokens = set([token("x", literal(1), mode: "b"), token("y", literal(2), mode: "z")])
    let resolver = TokenResolver(tokens: tokens, modes: modes)
    #expect(number(try resolver.resolve("x", in: "a")) == 1)
    for mode in ["a", "b", "c", "d"] {
      #expect(throws: ResolutionError.noValue("y", mode: mode, place(1))) { try resolver.resolve("y", in: mode) }
    }
  }

  @Test func aModeWithoutBaseHasNoFallback() {
    let tokens = set([token("x", literal(1), mode: "light"), token("a", alias("x", line: 2))])
    let resolver = TokenResolver(tokens: tokens, modes: [Mode("light"), Mode("dark")])
    #expect(throws: ResolutionError.noValue("x", mode: "dark", place(1))) { try resolver.resolve("x", in: "dark") }
    #expect(throws: ResolutionError.noValue("x", mode: "dark", place(1))) { try resolver.resolve("a", in: "dark") }
    #expect(resolver.aliasErrors().isEmpty)
  }

  @Test func whatCannotBeKnownComesThrough() throws {
    let unknown = AuthoredValue(.undecidable("a run-time color"), text: "Color(.label)", at: place(4))
    let tokens = set([token("a", alias("b")), token("b", unknown)])
    let resolution = try TokenResolver(tokens: tokens, modes: lightAndDark).resolve("a", in: "light")
    #expect(resolution.value == .undecidable("a run-time color"))
    #expect(resolution.color == nil)
    #expect(resolution.chain.last?.text == "Color(.label)")
  }

  // MARK: Errors

  @Test(arguments: 1...5) func circlesAreReportedWithTheirWholePath(_ length: Int) {
    let tokens = set(
      (0..<length).map { token(TokenPath("c\($0)"), alias(TokenPath("c\(($0 + 1) % length)"), line: $0 + 1)) })
    let resolver = TokenResolver(tokens: tokens, modes: [Mode("light")])
    for start in 0..<length {
      let path = (0...length).map { TokenPath("c\((start + $0) % length)") }
      // The alias that closes the circle stands in the token before the start.
      let closing = place((start + length - 1) % length + 1)
      #expect(throws: ResolutionError.cycle(path, closing)) {
        try resolver.resolve(TokenPath("c\(start)"), in: "light")
      }
    }
    #expect(resolver.aliasErrors().count == length)
  }

  @Test func aFaultIsReportedWhereItArises() {
    let circle = (0..<200).map { token(TokenPath("c\($0)"), alias(TokenPath("c\(($0 + 1) % 200)"), line: $0 + 1)) }
    let users = (0..<50).map { token(TokenPath("u\($0)"), alias(TokenPath("c\($0)"), line: 300)) }
    let dangling = [token("a", alias("b", line: 400)), token("b", alias("nothing", line: 401))]
    let resolver = TokenResolver(tokens: set(circle + users + dangling), modes: lightAndDark)
    #expect(
      resolver.aliasErrors() == [
        .chainTooLong("c0", limit: 100, place(101)), .unknownToken("nothing", suggestion: nil, place(401)),
      ])
  }

  @Test func theWayIntoACircleIsNotPartOfIt() {
    let tokens = set([
      token("in", alias("way", line: 1)), token("way", alias("a", line: 2)), token("a", alias("b", line: 3)),
      token("b", alias("a", line: 4)),
    ])
    let resolver = TokenResolver(tokens: tokens, modes: [Mode("light")])
    #expect(throws: ResolutionError.cycle(["a", "b", "a"], place(4))) { try resolver.resolve("in", in: "light") }
  }

  @Test func aCircleInOneModeOnly() throws {
    let tokens = set([
      token("a", literal(1), mode: "light"), token("a", alias("b", line: 2), mode: "dark"),
      token("b", alias("a", line: 3)),
    ])
    let resolver = TokenResolver(tokens: tokens, modes: lightAndDark)
    #expect(number(try resolver.resolve("b", in: "light")) == 1)
    #expect(throws: ResolutionError.cycle(["b", "a", "b"], place(2))) { try resolver.resolve("b", in: "dark") }
    #expect(resolver.aliasErrors() == [.cycle(["a", "b", "a"], place(3)), .cycle(["b", "a", "b"], place(2))])
  }

  @Test func danglingAliasesSayWhereAndWhatWasMeant() {
    let tokens = set([
      token("color.inkwell", literal(1)), token("a", alias("color.inkwel", line: 12)),
      token("b", alias("nothing.like.it", line: 13)),
    ])
    let resolver = TokenResolver(tokens: tokens, modes: lightAndDark)
    #expect(throws: ResolutionError.unknownToken("color.inkwel", suggestion: "color.inkwell", place(12))) {
      try resolver.resolve("a", in: "light")
    }
    #expect(throws: ResolutionError.unknownToken("color.inkwell ", suggestion: "color.inkwell", nil)) {
      try resolver.resolve("color.inkwell ", in: "light")
    }
    #expect(
      resolver.aliasErrors() == [
        .unknownToken("color.inkwel", suggestion: "color.inkwell", place(12)),
        .unknownToken("nothing.like.it", suggestion: nil, place(13)),
      ])
  }

  /// A limit of 100 aliases in a row: 100 are followed, 101 are not, wherever the first one stands.
  @Test func chainsAreFollowedTo100Aliases() throws {
    #expect(TokenResolver.longestChain == 100)
    func chain(of aliases: Int) -> TokenResolver {
      let links = (0..<aliases).map { token(TokenPath("t\($0)"), alias(TokenPath("t\($0 + 1)"), line: $0 + 1)) }
      return TokenResolver(tokens: set(links + [token(TokenPath("t\(aliases)"), literal(9))]), modes: [Mode("light")])
    }
    let longest = try chain(of: 100).resolve("t0", in: "light")
    #expect(number(longest) == 9)
    #expect(longest.chain.count == 101)
    #expect(throws: ResolutionError.chainTooLong("t0", limit: 100, place(101))) {
      try chain(of: 101).resolve("t0", in: "light")
    }
    #expect(try chain(of: 101).resolve("t1", in: "light").chain.count == 101)
    #expect(try chain(of: 99).resolve(alias("t0"), in: "light") == .value(.number(9)))
    #expect(throws: ResolutionError.self) { try chain(of: 100).resolve(alias("t0"), in: "light") }
    #expect(chain(of: 100).aliasErrors() == [])
    // The tokens before the first one that is too far away have the same fault.
    #expect(chain(of: 150).aliasErrors() == [.chainTooLong("t49", limit: 100, place(150))])
  }

  @Test func partsOfCompositesAreChecked() {
    let parts: [TokenValue.Part] = [
      .init("fontSize", alias("missing", line: 5)), .init("fontWeight", literal(400)),
      .init("color", AuthoredValue(.literal(.list([alias("gone", line: 6)])), text: "[]", at: place(6))),
    ]
    let composite = AuthoredValue(.literal(.composite(parts)), text: "{}", at: place(4))
    let resolver = TokenResolver(tokens: set([token("t", composite)]), modes: lightAndDark)
    #expect(
      resolver.aliasErrors() == [
        .unknownToken("missing", suggestion: nil, place(5)), .unknownToken("gone", suggestion: nil, place(6)),
      ])
  }

  @Test func aGoodSetHasNoErrors() {
    let tokens = set([
      token("a", alias("b")), token("b", literal(1), mode: "light"), token("c", alias("b"), mode: "dark"),
    ])
    #expect(TokenResolver(tokens: tokens, modes: lightAndDark).aliasErrors().isEmpty)
  }
}
