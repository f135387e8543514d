import Audit
import DesignTokens
import Testing

@Suite struct SubjectPatternTests {
  static func pairing(_ foreground: String, _ background: String, _ backdrops: String...) -> SubjectName {
    .pairing(
      foreground: TokenPath(foreground), background: TokenPath(background), backdrops: backdrops.map { TokenPath($0) },
      usage: .text, textStyle: nil)
  }

  static let subjects: [SubjectName] = [
    pairing("color.ink", "color.page"), pairing("color.ink", "color.veil", "color.page"), .token("color.ink"),
    .counterpart("color.ink", source: "web", other: "--ink"), .badge("info"), .textStyle("body"),
    .control("Outline button"), .container("Card"),
  ]

  @Test(arguments: subjects)
  func theTextOfASubjectMatchesIt(_ subject: SubjectName) throws {
    guard subject.kind == .counterpart else {
      #expect(try SubjectPattern(subject.description).matches(subject))
      let others = Self.subjects.filter { $0.description != subject.description }
      for other in others where !(subject.description == "color.ink" && other.tokens == ["color.ink"]) {
        #expect(!(try SubjectPattern(subject.description).matches(other)))
      }
      return
    }
    #expect(try SubjectPattern("color.ink").matches(subject))
  }

  @Test(arguments: [
    ("code BadgeView.*", true), ("code BadgeView.body", true), ("code BadgeView", false), ("code **.body", true),
    ("code BadgeView.swift:**", true), ("code BadgeView.swift:BadgeView.*", true), ("code Card.swift:**", false),
    ("code Sources/Map/BadgeView.swift:BadgeView.body", true), ("code Sources/**", true), ("code Map/**", false),
    ("BadgeView.body", false), ("badge BadgeView.body", false),
  ])
  func viewCodeIsNamedByDeclarationOrFile(_ text: String, _ matches: Bool) throws {
    let subject = SubjectName.code(
      file: "Sources/Map/BadgeView.swift", declaration: "BadgeView.body", text: "Text(title)", occurrence: 0)
    #expect(try SubjectPattern(text).matches(subject) == matches)
  }

  @Test func wildcardsStayWithinTheirPart() throws {
    let pattern = try SubjectPattern("color.border-soft on **")
    #expect(pattern.matches(Self.pairing("color.border-soft", "color.page")))
    #expect(pattern.matches(Self.pairing("color.border-soft", "color.page on color.page")))
    #expect(!pattern.matches(Self.pairing("color.border-soft on x", "color.page")))
    #expect(!pattern.matches(Self.pairing("color.body", "color.border-soft on color.page")))
    #expect(!pattern.matches(Self.pairing("color.border-soft", "color.page", "color.base")))
    #expect(!pattern.matches(.token("color.border-soft on color.page")))
    #expect(try SubjectPattern("color.* on page").matches(Self.pairing("color.ink", "page")))
    #expect(!(try SubjectPattern("color.* on page").matches(Self.pairing("color.ink.soft", "page"))))
    #expect(!(try SubjectPattern("badge *").matches(.token("badge info"))))
    #expect(!(try SubjectPattern("**").matches(.badge("info"))))
  }

  @Test func namesThatLookLikePatternsAreMatchedByTheirParts() throws {
    let subject = Self.pairing("text on brand", "brand")
    #expect(!(try SubjectPattern("text on brand on brand").matches(subject)))
    #expect(try SubjectPattern(foreground: "text on brand", background: "brand").matches(subject))
    #expect(try SubjectPattern(token: "badge info").matches(.token("badge info")))
  }

  @Test func wildcardsAloneAreUnbounded() throws {
    for text in ["**", "*", "** on **", "* on **", "*.* on **", "badge *", "control **"] {
      #expect(try SubjectPattern(text).isUnbounded, "\(text)")
    }
    for text in ["ink on **", "** on page", "a*", "badge i*"] { #expect(!(try SubjectPattern(text).isUnbounded)) }
  }

  @Test func whatIsNoPatternIsSaid() {
    #expect(throws: SubjectPattern.SyntaxError.emptyPart) { try SubjectPattern("") }
    #expect(throws: SubjectPattern.SyntaxError.emptyPart) { try SubjectPattern("ink on ") }
    #expect(throws: SubjectPattern.SyntaxError.binding("tone")) { try SubjectPattern("a.{tone} on b") }
    #expect(throws: SubjectPattern.SyntaxError.part(.unclosedBinding)) { try SubjectPattern("a.{tone on b") }
  }
}
