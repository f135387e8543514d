import DesignTokens
import Testing

@testable import Audit

/// Names that were made to pass for other names: no waiver and no accepted debt is widened by them.
@Suite struct HostileNameTests {
  static func pairing(_ foreground: String, _ background: String, _ backdrops: String..., style: String? = nil)
    -> SubjectName
  {
    .pairing(
      foreground: TokenPath(foreground), background: TokenPath(background), backdrops: backdrops.map { TokenPath($0) },
      usage: .text, textStyle: style)
  }

  /// What a waiver on `color.muted on color.page` is not about.
  static let others: [SubjectName] = [
    pairing("color.muted on color.page", "x"), pairing("x", "color.muted on color.page"),
    pairing("color.muted", "color.page on x"), pairing("color.muted on x", "color.page"),
    pairing("color.muted", "color.page", "x"), pairing("color.muted\n", "color.page"),
    pairing("color.muted\u{301}", "color.page"), pairing("color.muted\u{200D}", "color.page"),
    pairing("color.muted", "color.page\u{FE0F}"), pairing("color.muted ", "color.page"),
    pairing("Color.muted", "color.page"), pairing("color.muted", "color.page*"), pairing("color.*", "color.page"),
    pairing("color.muted\0", "color.page"), pairing("color", "muted on color.page"),
    .token("color.muted on color.page"), .badge("color.muted on color.page"), .control("color.muted on color.page"),
    .textStyle("color.muted on color.page"), .container("color.muted on color.page"),
    .waiver(of: "contrast-minimum", on: "color.muted on color.page"),
  ]

  @Test(arguments: others)
  func aWaiverIsAboutItsOwnNamesAlone(_ subject: SubjectName) throws {
    #expect(!(try SubjectPattern("color.muted on color.page").matches(subject)))
  }

  /// U+00E9 and "e" with U+0301 are canonically equivalent, and `==` of strings holds them for the same.
  @Test func equivalentSpellingsAreOtherNames() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    for (pattern, name) in [(composed, decomposed), (decomposed, composed)] {
      #expect(!(try SubjectPattern(pattern + " on page").matches(Self.pairing(name, "page"))))
      #expect(!(try SubjectPattern("badge " + pattern).matches(.badge(name))))
      #expect(!(try SubjectPattern("control " + pattern).matches(.control(name))))
      #expect(try SubjectPattern("badge " + pattern).matches(.badge(pattern)))
      #expect(
        SubjectName.badge(pattern) != .badge(name) && SubjectName.token(TokenPath(pattern)) != .token(TokenPath(name)))
      #expect(Set([SubjectName.control(pattern), .control(name), .control(pattern), .badge(pattern)]).count == 3)
    }
    // Signs that `==` holds for ASCII ones: the Greek question mark, the grave accent, the Kelvin sign.
    for (pattern, name) in [("a;b", "a\u{37E}b"), ("a`b", "a\u{1FEF}b"), ("K", "\u{212A}")] {
      #expect(!(try SubjectPattern(token: pattern).matches(.token(TokenPath(name)))))
    }
  }

  @Test func wildcardsDoNotLeaveTheirSegment() throws {
    let pattern = try SubjectPattern("color.*-soft on page")
    #expect(pattern.matches(Self.pairing("color.border-soft", "page")))
    #expect(pattern.matches(Self.pairing("color.-soft", "page")))
    #expect(!pattern.matches(Self.pairing("color.brand.border-soft", "page")))
    #expect(!pattern.matches(Self.pairing("color.border-soft on page", "page")))
    #expect(!pattern.matches(Self.pairing("color.border-soft\u{301}", "page")))
  }

  /// Every subject has a fingerprint of its own, whatever signs its names hold.
  @Test func noTwoSubjectsHaveOneFingerprint() {
    let subjects =
      Self.others + [
        Self.pairing("color.muted", "color.page"), Self.pairing("a", "b", "c"), Self.pairing("a", "b/c"),
        Self.pairing("a/b", "c"), Self.pairing("a", "b%2Fc"), Self.pairing("a", "b", style: "c"),
        Self.pairing("a", "b", "style:c"), Self.pairing("a", "b", "backdrop:style:c"),
        Self.pairing("a", "b", "backdrop:backdrop:style:c"), Self.pairing("a", "b", "x", style: "c"),
        Self.pairing("a", "b", "x", "style:c"), .token("a"), .badge("a"), .control("a"), .container("a"),
        .textStyle("a"), .badge("caf\u{E9}"), .badge("cafe\u{301}"), .badge("a/b"), .badge("a%2Fb"),
        .counterpart("a", source: "b", other: "c"), .counterpart("a", source: "b/c", other: ""),
        .waiver(of: "a", on: "b"), .baselineEntry("a"),
      ]
    let fingerprints = subjects.map { Array(Finding.fingerprint(rule: "r", mode: nil, subject: $0).utf8) }
    #expect(Set(fingerprints).count == subjects.count)
  }
}
