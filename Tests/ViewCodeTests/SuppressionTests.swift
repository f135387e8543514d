import DesignTokens
import SourceText
import SwiftSource
import Testing

@testable import Audit
@testable import ViewCode

/// How comments are read that hold findings back.
@Suite struct SuppressionTests {
  private func read(_ source: String) -> [Suppression] {
    let outline = SwiftOutline(SourceFile(path: "View.swift", bytes: Array(source.utf8)))
    return CodeFile(ReleasedSource(outline), tokens: TokenSet(), below: "").suppressions
  }

  @Test func aCommentNamesRulesAReasonAndALine() throws {
    let source = "\n// palpable:disable:next custom-shadow, fixed-font - a map - with its own look\n"
    let suppression = try #require(read(source).first)
    #expect(suppression.rules == ["custom-shadow", "fixed-font"])
    #expect(suppression.reason == "a map - with its own look")
    #expect(suppression.line == 3 && suppression.declaration.line == 2 && suppression.fault == nil)
  }

  @Test func thisIsTheLineOfTheComment() {
    #expect(read("a() // palpable:disable:this r - because").map(\.line) == [1])
    #expect(read("\r\n// palpable:disable:next r - because\r\n").map(\.line) == [3])
    #expect(read("\r\n// palpable:disable:next r - because\r\n").map(\.reason) == ["because"])
  }

  @Test(arguments: [
    ("// palpable:disable:next r - because", [String]()), ("//palpable:disable:next r - because", []),
    ("//\tpalpable:disable:next\tr\t-\tbecause  ", []),
  ])
  func spacesDoNotMatter(_ comment: String, _ none: [String]) throws {
    let suppression = try #require(read(comment).first)
    #expect(suppression.rules == ["r"] && suppression.reason == "because" && suppression.fault == nil)
  }

  @Test(arguments: [
    "/// palpable:disable:next r - because", "/* palpable:disable:next r - because */", "// the palpable:disable:next",
    "let a = \"// palpable:disable:next r - because\"", "let a = \"\"\"\n// palpable:disable:next r - because\n\"\"\"",
    "// palpable: what it says", "// Palpable:disable:next r - because",
    "let a = \"\\(b /* // palpable:disable:next r - because */)\"",
  ])
  func everythingElseIsNone(_ source: String) { #expect(read(source).isEmpty) }

  @Test(arguments: [
    ("disable r - because", Suppression.Fault.unknownVerb("disable")),
    ("disable:next:all r - b", .unknownVerb("disable:next:all")),
    ("enable r - because", .unknownVerb("enable")), ("disable:next - because", .noRule), ("disable:next", .noRule),
    ("disable:next , - because", .noRule), ("disable:next r", .noReason), ("disable:next r -", .noReason),
    ("disable:next r - ", .noReason), ("disable:next r - ...", .noReason), ("disable:next r - \u{2026}", .noReason),
    ("disable:next r - \u{200B}\u{202E}", .noReason),
  ])
  func whatCannotBeFollowedSaysWhy(_ words: String, _ fault: Suppression.Fault) {
    #expect(read("// palpable:\(words)").map(\.fault) == [fault])
  }

  @Test func aReasonInAnyScriptIsOne() {
    #expect(read("// palpable:disable:next r - 地図").map(\.fault) == [nil])
    #expect(read("// palpable:disable:next r-x - a").map(\.rules) == [["r-x"]])
  }

  @Test func aLongCommentHoldsNothingBack() {
    let long = String(repeating: "x", count: Suppression.longest)
    let found = read("// palpable:disable:next r - \(long)")
    #expect(found.map(\.fault) == [.tooLong] && found.map(\.rules) == [[]] && found[0].text.utf8.count <= 40)
  }

  @Test func theInnermostDeclarationIsNamed() {
    let source = """
      // 0
      struct A {
        // 1
        var body: some View {
          // 2
          Text("a")
        }
        struct B { /* 3 */ }
      }
      // 4
      """
    let file = CodeFile(
      ReleasedSource(SwiftOutline(SourceFile(path: "A.swift", bytes: Array(source.utf8)))), tokens: TokenSet(),
      below: "")
    let names = (0...4).map { number -> String in
      let bytes = Array("\(number)".utf8)
      let offset = Array(source.utf8).firstIndex(of: bytes[0]) ?? 0
      return file.declaration(at: offset)
    }
    #expect(names == ["", "A", "A.body", "A.B", ""])
  }
}
