import Testing
import Typesetting

@Suite struct LabelWidthTests {
  @Test func estimatesFollowTheLetters() {
    let narrow = LabelWidth(of: "fill in").ems
    let wide = LabelWidth(of: "WWW").ems
    #expect(narrow.most < 7 * 0.4 && wide.least > 3 * 0.8)
    // Helvetica: H 722, e 556, l 222, l 222, o 556.
    #expect(abs(LabelWidth(of: "Hello").ems.least - 2.278 * 0.9) < 1e-12)
    #expect(abs(LabelWidth(of: "Hello").ems.most - 2.278 * 1.2) < 1e-12)
  }

  /// Average widths of English text over Arial's, from the capsize metrics collection; bold adds 8 %.
  @Test func facesLieWithinTheSpread() {
    let arial = 904.0 / 2048
    for face in [853.0 / 2048, 911.0 / 2048, 1344.0 / 2816] {
      #expect(face / arial >= LabelWidth.faces.least && face * 1.08 / arial <= LabelWidth.faces.most)
    }
  }

  @Test func aNumberOfCharactersIsCoarser() {
    for text in ["Save changes", "Anti-inflammatory", "View all 12 studies", "Illness", "Growth hormone"] {
      let byLetters = LabelWidth(of: text).ems
      let byNumber = LabelWidth(characters: text.count).ems
      #expect(byNumber.least <= byLetters.least * 1.2 && byNumber.most >= byLetters.most)
    }
    #expect(LabelWidth(characters: -1).ems == Estimate(exactly: 0))
  }

  @Test func otherScriptsCountByScalar() {
    #expect(LabelWidth(of: "設定").ems == Estimate(exactly: 2))
    #expect(LabelWidth(of: "e\u{301}").ems == LabelWidth(of: "e").ems)
    #expect(LabelWidth(of: "é").ems == Estimate(least: 0.25, most: 1))
    #expect(LabelWidth(of: "").ems == Estimate(exactly: 0))
  }

  @Test func aMeasuredWidthIsExact() {
    let label = LabelWidth(measured: 68, atSize: 17)
    #expect(label.width(atSize: 34) == Estimate(exactly: 136))
  }

  @Test func longestWordIsTheOneThatCannotBreak() throws {
    let label = LabelWidth(of: "a Metabolic b")
    #expect(try #require(label.longestWord) == LabelWidth(of: "Metabolic").ems)
  }
}
