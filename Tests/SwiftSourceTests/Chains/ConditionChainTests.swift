import SourceText
import SwiftSource
import Testing

/// The braces after a condition are a body and no closure of what the condition calls.
@Suite struct ConditionChainTests {
  @Test(arguments: [
    "if #available(iOS 26, *) { a.b() }", "guard #available(iOS 26, *) else { return a.b() }", "if c() { a.b() }",
    "if x, #unavailable(iOS 17) { a.b() }",
  ])
  func bodiesAreNoClosures(_ statement: String) throws {
    let source = SourceFile(path: "A.swift", bytes: Array("func f() { g { \(statement) } }".utf8))
    let chains = SwiftOutline(source).chains().chains
    let inner = try #require(chains.first { $0.path.first == "a" })
    #expect(inner.parent.map { chains[$0].name } == "g")
  }
}
