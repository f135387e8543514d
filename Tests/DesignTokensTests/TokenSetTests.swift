import ColorScience
import DesignTokens
import Testing

@Suite struct TokenSetTests {
  @Test func keepsTheOrderOfFirstAppearance() {
    var tokens = set(named: ["b", "a", "c"])
    tokens.insert(token("a", literal(2), mode: "dark"))
    #expect(tokens.tokens.map(\.path) == ["b", "a", "c"])
    #expect(tokens["a"]?.values.map(\.mode) == [nil, "dark"])
    #expect(tokens.contains("b") && !tokens.contains("d"))
    #expect(tokens["d"] == nil)
  }

  @Test func laterValuesReplaceEarlierOnesOfTheSameMode() {
    var tokens = TokenSet()
    #expect(tokens.insert(token("a", literal(1, line: 1), mode: "light")) == nil)
    #expect(tokens.insert(token("a", literal(2, line: 2))) == nil)
    #expect(tokens.insert(token("a", literal(3, line: 3), mode: "light")) == literal(1, line: 1))
    #expect(tokens.insert(token("a", literal(4, line: 4))) == literal(2, line: 2))
    #expect(tokens["a"]?.value(in: "light") == literal(3, line: 3))
    #expect(tokens["a"]?.value(in: nil) == literal(4, line: 4))
    #expect(tokens["a"]?.value(in: "dark") == nil)
    #expect(tokens["a"]?.location == place(3))
    #expect(tokens.tokens.count == 1)
  }

  @Test func aTokenMayBringSeveralValues() {
    var addition = token("a", literal(5), mode: "dark")
    addition.values += token("a", literal(6), mode: "light").values
    var tokens = set([token("a", literal(1), mode: "light")])
    #expect(tokens.insert(addition) == literal(1))
    #expect(tokens["a"]?.values.map(\.mode) == ["light", "dark"])
    #expect(tokens["a"]?.value(in: "light") == literal(6))
  }

  @Test func tiersThatAreAssignedTakeThePlaceOfThoseOfTheSource() {
    var tokens = set(named: ["c"])
    for path in ["a", "b"] as [TokenPath] {
      tokens.insert(Token(path: path, type: nil, tier: .alias, value: literal(1)))
    }
    tokens.assignTiers(["a": .component, "c": .primitive, "d": .primitive])
    #expect(tokens.tokens.map(\.tier) == [.primitive, .component, .alias])
    #expect(tokens.tokens.map(\.path) == ["c", "a", "b"])
  }

  @Test func valuesWithoutAModeAreGivenOne() {
    let tokens = set([token("a", literal(1)), token("b", literal(2), mode: "dark"), token("c", literal(3))])
    let assigned = tokens.assigned(to: "light")
    #expect(assigned.tokens.map { $0.values[0].mode } == ["light", "dark", "light"])
    #expect(assigned["a"]?.value(in: "light") == literal(1))
    #expect(tokens["a"]?.value(in: "light") == nil)
    #expect(assigned.namedModes == ["light", "dark"])
    #expect(tokens.namedModes == ["dark"])
  }

  @Test func namesLikeOneAnotherStayApart() {
    let tokens = set(named: ["\u{E9}", "e\u{301}", "K", "\u{212A}", "a", "A"])
    #expect(tokens.tokens.count == 6)
    #expect(tokens["\u{E9}"]?.path == TokenPath("\u{E9}"))
    #expect(tokens["e\u{301}"]?.path == TokenPath("e\u{301}"))
  }

  @Test func nearestPath() {
    let tokens = set(named: ["color.ink", "color.inkwell", "space.4"])
    #expect(tokens.nearestPath(to: "color.imk") == "color.ink")
    #expect(tokens.nearestPath(to: "shadow.card.large") == nil)
    #expect(TokenSet().nearestPath(to: "a") == nil)
  }

  @Test func pathsMatchingAPattern() throws {
    let tokens = set(named: ["color.b", "color.a", "space.a"])
    #expect(tokens.paths(matching: try PathPattern("color.*")) == ["color.b", "color.a"])
    #expect(tokens.paths(matching: try PathPattern("color.a")) == ["color.a"])
    #expect(tokens.paths(matching: try PathPattern("color.c")).isEmpty)
    #expect(tokens.paths(matching: try PathPattern("{x}.a")) == ["color.a", "space.a"])
  }

  @Test func manyTokensAreTakenInInTime() {
    var tokens = TokenSet()
    for index in 0..<20_000 { tokens.insert(token(TokenPath("group.t\(index)"), literal(Double(index)))) }
    #expect(tokens["group.t19999"]?.values[0].value == literal(19_999))
  }

  @Test(arguments: [(16.0, Dimension.Unit.px, 16.0), (1, .rem, 16), (0.875, .rem, 14), (-2, .px, -2), (0, .rem, 0)])
  func lengthsInPoints(_ value: Double, _ unit: Dimension.Unit, _ points: Double) {
    #expect(Dimension(value, unit).points == points)
  }
}
