import DesignTokens
import Testing

/// Names that are canonically equivalent and not the same bytes.
@Suite struct EquivalentNameTests {
  @Test func equivalentNamesAreNoticedWithBothPlaces() {
    let tokens = set([
      token("caf\u{E9}", literal(1, line: 2)), token("tea", literal(1, line: 3)),
      token("cafe\u{301}", literal(1, line: 4)),
    ])
    let notices = tokens.equivalentNameNotices
    #expect(notices.count == 1)
    #expect(notices.first?.location == place(4))
    #expect(
      notices.first?.message
        == "cafe\u{301} (U+0065) has the same characters as caf\u{E9} (U+00E9) at t.json:2 but different code points; they are separate tokens"
    )
  }

  /// Unicode data: the Kelvin sign, the Angstrom sign and the Greek question mark are canonically equivalent to plain letters and signs.
  @Test(arguments: [
    ("K", "\u{212A}"), ("\u{C5}", "\u{212B}"), ("a;", "a\u{37E}"), ("a\u{301}\u{323}", "a\u{323}\u{301}"),
  ])
  func signsThatAreLettersAreNoticed(_ first: String, _ second: String) {
    #expect(set(named: [first, second]).equivalentNameNotices.count == 1)
    #expect(set(named: [first]).equivalentNameNotices.isEmpty)
  }

  @Test(arguments: [("a", "A"), ("\u{FB01}", "fi"), ("\u{430}", "a"), ("a", "a\u{200B}"), ("1", "\u{FF11}")])
  func namesThatOnlyLookAlikeAreNone(_ first: String, _ second: String) {
    #expect(set(named: [first, second]).equivalentNameNotices.isEmpty)
  }

  @Test func manyTwinsAreCounted() {
    let names = (0..<100).flatMap { ["\($0)\u{E9}", "\($0)e\u{301}"] }
    let notices = set(named: names).equivalentNameNotices
    #expect(notices.count == 21)
    #expect(notices.last?.message == "80 more names have the same characters as another name")
  }
}
