import SourceText
import SwiftSource
import Testing

/// Where the statements of a closure start.
@Suite struct ClosureStartTests {
  @Test(arguments: [
    ("{ a in b }", "b"), ("{ (a: B, c: [D]?) -> E in f }", "f"), ("{ [weak self] in g }", "g"), ("{ h() }", "h"),
    ("{ i, j in k }", "k"), ("{ a.b(c) { d in e } }", "a"),
  ])
  func followsTheParameters(_ text: String, _ first: String) throws {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let body = try #require(outline.group(at: 0))
    #expect(outline.text(outline.closureStart(of: body)) == first)
  }
}
