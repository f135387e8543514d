import DesignTokens
import Testing

/// What is reported of many faults, and of values inside values.
@Suite struct ResolverLimitTests {
  /// A hundred unknown names get a suggestion, and all are reported.
  @Test func suggestionsAreBounded() throws {
    let users = (0..<150).map { token(TokenPath("u\($0)"), alias(TokenPath("group\($0).inkwel"), line: $0 + 2)) }
    let known = (0..<150).map { token(TokenPath("group\($0).inkwell"), literal(1)) }
    let errors = TokenResolver(tokens: set(known + users), modes: [Mode("light")]).aliasErrors()
    let suggestions = errors.map { error -> TokenPath? in
      if case .unknownToken(_, let suggestion, _) = error { suggestion } else { nil }
    }
    #expect(suggestions.prefix(100) == (0..<100).map { TokenPath("group\($0).inkwell") }[...])
    #expect(suggestions.dropFirst(100) == Array(repeating: nil, count: 50)[...])
  }

  /// Names that are too long to be compared, so that only the number of errors counts.
  @Test func errorsAreBounded() {
    let long = String(repeating: "u", count: 200)
    let users = (0..<1100).map { token(TokenPath("\(long)\($0)"), alias(TokenPath("gone\($0)"), line: $0 + 2)) }
    #expect(TokenResolver(tokens: set(users), modes: [Mode("light")]).aliasErrors().count == 1000)
  }

  /// The values in a list are checked in the default mode; without modes there is none.
  @Test func valuesInAList() {
    let list = AuthoredValue(
      .literal(.list([alias("gone", line: 3), alias("night", line: 4)])), text: "", at: place(2))
    let tokens = set([token("a", list), token("night", literal(1), mode: "dark")])
    #expect(
      TokenResolver(tokens: tokens, modes: lightAndDark).aliasErrors() == [
        .unknownToken("gone", suggestion: nil, place(3))
      ])
    #expect(TokenResolver(tokens: tokens, modes: []).aliasErrors().isEmpty)
  }

  /// A segment that is partly open in a pattern is like no name, and like itself.
  @Test func aPatternThatIsPartlyOpen() {
    let names = set(named: ["Action.fill_danger", "Action.text_danger"])
    #expect(names.nearestPath(to: "Acton.text_{tone}") == nil)
    #expect(names.nearestPath(to: "Action.text*") == nil)
  }

  /// Twenty pairs of names have a notice each.
  @Test(arguments: [(20, nil), (21, "1 more name has the same characters as another name")])
  func twinsAreCounted(_ count: Int, _ last: String?) {
    let names = (0..<count).flatMap { ["\($0)\u{E9}", "\($0)e\u{301}"] }
    let notices = set(named: names).equivalentNameNotices
    #expect(notices.count == 20 + (last == nil ? 0 : 1))
    #expect(notices.last { $0.location == nil }?.message == last)
  }

  /// What is equal is one element of a set.
  @Test func equalValuesAreOne() {
    let pairings = [Pairing.Usage.text, .text, .graphic].map {
      Pairing(foreground: "a", background: "b", backdrops: ["c"], usage: $0, origin: .declared)
    }
    #expect(Set(pairings).count == 2)
    #expect(Set(pairings.map(\.identity)).count == 2)
    #expect(Set([Mode("light"), Mode("light"), Mode("light", scheme: .dark)]).count == 2)
  }

  @Test func aBindingNamesSomething() throws {
    #expect(try !PathPattern("{tone}").namesNothing)
    #expect(try PathPattern("*.**").namesNothing)
  }

  /// A token that both patterns spell is on itself; a binding that no pattern has makes nothing inactive.
  @Test func aTemplateWithOnePatternTwice() throws {
    let tokens = set(named: ["B.a", "B.b"])
    let pattern = try PathPattern("B.{t}")
    var template = PairingTemplate(usage: .text, foregrounds: [pattern], backgrounds: [pattern])
    template.inactive = ["other": ["a"]]
    let found = template.expanded(over: tokens).pairings
    #expect(found.map { "\($0.foreground) on \($0.background) \($0.usage)" } == ["B.a on B.a text", "B.b on B.b text"])
    // Of two lists for one binding the last one counts.
    template.listed = [("t", ["a"]), ("t", ["b"])]
    #expect(template.expanded(over: tokens).pairings.contains { $0.foreground == "B.b" })
  }
}
