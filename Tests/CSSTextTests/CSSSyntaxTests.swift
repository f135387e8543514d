import ColorScience
import SourceText
import Testing

@testable import CSSText

/// Rare tokens of CSS Syntax 3, and functions of CSS Values 4.
@Suite struct CSSSyntaxTests {
  /// Addresses without quotes (section 4.3.6): which are none, and where they end.
  @Test(arguments: [
    ("url(a\u{1}b)", [CSSTokenKind.badURL]), ("url(a\u{7F}b)", [.badURL]), ("url(a'b)", [.badURL]),
    ("url(a(b)", [.badURL]), ("url(a\\\nb)", [.badURL]), ("url(a b\\)c)d", [.badURL, .identifier]),
    ("url(a\"b", [.badURL]), ("url(a\\)b)c", [.url, .identifier]), ("url(a b", [.badURL]), ("url(a  ", [.url]),
    ("url(a\u{0}b)", [.url]), ("url(a b\\", [.badURL]),
  ])
  func addresses(_ text: String, _ kinds: [CSSTokenKind]) {
    var tokenizer = CSSTokenizer(Array(text.utf8))
    var found: [CSSTokenKind] = []
    while true {
      let token = tokenizer.next()
      if token.kind == .end { break }
      found.append(token.kind)
    }
    #expect(found == kinds)
  }

  @Test func anEscapeInAnAddress() {
    let bytes = Array("url(a\\)b\\41 )".utf8)
    var tokenizer = CSSTokenizer(bytes)
    #expect(tokenizer.next().content(in: bytes) == "a)bA")
  }

  @Test(arguments: [
    ("calc(1px 2px)", CSSCalculationError.Fault.noOperator, 9), ("min(1px 2px)", .noOperator, 8),
    ("calc(1 +", .noNumber, 8), ("calc((1 2))", .noOperator, 8), ("calc(1 - )", .noNumber, 9),
    ("calc(1px * )", .noNumber, 11), ("abs(1, 2)", .unknownFunction("abs"), 9),
  ])
  func faults(_ text: String, _ fault: CSSCalculationError.Fault, _ offset: Int) {
    let bytes = Array(text.utf8)
    #expect(throws: CSSCalculationError(fault: fault, offset: offset)) {
      try CSSQuantity(calculating: bytes, bytes.indices, rem: 16)
    }
  }

  /// Functions whose result is a number with or without a unit.
  @Test(arguments: [
    ("calc(", true), ("MAX(", true), ("round(", true), ("mod(", true), ("rem(", true), ("sign(", true), ("rgb(", false),
    ("round", false), ("rotate(", false),
  ])
  func mathFunctions(_ text: String, _ isMath: Bool) {
    let bytes = Array(text.utf8)
    var tokenizer = CSSTokenizer(bytes)
    #expect(tokenizer.next().isMathFunction(in: bytes) == isMath)
  }

  @Test(arguments: [
    ("-->", "a color name"), ("url(a)", "a color function"), ("url(a b)", "a color function"), ("", "a color"),
  ])
  func whatIsNoColor(_ text: String, _ expected: String) {
    do throws(ColorSyntaxError) {
      _ = try Color(css: text)
      Issue.record("\(text) is read")
    } catch { #expect(error.expected == expected && error.offset == 0) }
  }

  /// Section 5.5.3: a rule that begins like a declaration of a custom property is a lost declaration.
  @Test(arguments: [
    ("--x :hover{a:b}", true), ("--x/**/ :hover{a:b}", true), ("--x a:hover{a:b}", false), ("-x :hover{a:b}", false),
  ])
  func rulesThatStartLikeDeclarations(_ text: String, _ isLost: Bool) throws {
    let sheet = try readCSS(SourceFile(path: "a.css", bytes: Array(text.utf8)))
    #expect(sheet.rules.map(\.isDropped) == [isLost])
    #expect(sheet.faults.map(\.kind) == (isLost ? [.badPrelude] : []))
  }
}
