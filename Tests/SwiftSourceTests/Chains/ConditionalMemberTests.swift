import SourceText
import SwiftSource
import Testing

/// Members behind `#if` in the middle of a chain.
@Suite struct ConditionalMemberTests {
  private func outline(_ body: String) -> SwiftOutline {
    SwiftOutline(SourceFile(path: "A.swift", bytes: Array("func f() {\n\(body)\n}".utf8)))
  }

  @Test(arguments: [
    ("Text(a)\n#if os(iOS)\n.b()\n#endif\n.c()", ["b", "c"]), ("Text(a)\n#if os(macOS)\n.b()\n#endif\n.c()", ["c"]),
    ("Text(a)\n#if os(macOS)\n.b()\n#else\n.d()\n.e()\n#endif\n.c()", ["d", "e", "c"]),
    ("Text(a)\n#if os(iOS)\n.b()\n#elseif BETA\n.d()\n#else\n.e()\n#endif", ["b"]),
    ("Text(a)\n#if BETA\n.b()\n#elseif DEBUG\n.d()\n#else\n.e()\n#endif", ["b", "e"]),
    ("Text(a)\n#if os(iOS)\n.b()\n#if BETA\n.d()\n#endif\n#endif\n.c()", ["b", "d", "c"]),
    ("Text(a)\n#if DEBUG\n#endif\n.c()", ["c"]),
    ("Text(a)\n#if os(iOS)\n#if BETA\n.d()\n#endif\n.b()\n#endif\n.c()", ["d", "b", "c"]),
    ("Text(a)\n#if os(iOS)\n#if BETA\nText(b)\n#endif\n.b()\n#endif\n.c()", []),
    // A branch that isn't only members ends the chain.
    ("Text(a)\n#if BETA\n.b()\n#else\nText(d)\n#endif", []), ("Text(a)\n#if BETA\n.b()\nText(d)\n#endif", []),
    ("Text(a)\n#if BETA\n.b()", []),
  ])
  func members(_ body: String, _ names: [String]) throws {
    let chains = outline(body).chains().chains
    let first = try #require(chains.first)
    #expect(first.name == "Text" && first.modifiers.map(\.name) == names)
  }

  @Test func statementsGoOnAfterTheLastDirective() throws {
    let outline = outline("Text(a)\n#if os(iOS)\n.b()\n#endif\n.c()\nText(d)")
    let body = try #require(outline.declarations.first?.body)
    #expect(outline.statements(in: body).count == 2)
    #expect(outline.chains().chains.map(\.name).filter { $0 == "Text" }.count == 2)
  }

  @Test func aBranchForAnotherPlatformIsStillRead() {
    let chains = outline("Text(a)\n#if os(macOS)\n.b(Color.red)\n#endif\n.c()").chains().chains
    #expect(chains.contains { $0.name == "b" && $0.isImplicit && $0.parent == nil })
    #expect(chains.contains { $0.path == ["Color", "red"] })
  }

  @Test func modifiersStartAtTheirPoint() throws {
    let outline = outline("Text(a)\n#if BETA\n.b(1)\n#endif\n.c")
    let chain = try #require(outline.chains().chains.first)
    #expect(chain.modifiers.map { outline.text($0.tokens.lowerBound) } == [".", "."])
    #expect(chain.modifiers.map(\.isConditional) == [true, false])
  }

  @Test func whatOnlyHelpsDoesNotCountInOneBranch() throws {
    let outline = outline("Text(a)\n#if BETA\n.b()\n.d()\n#endif\n.b()")
    let chain = try #require(outline.chains(withoutConditional: { $0 == "b" }).chains.first)
    #expect(chain.modifiers.map(\.name) == ["d", "b"])
  }

  @Test func membersInArgumentsAreReadOnce() {
    let chains = outline("c(Text(a)\n#if os(macOS)\n.b()\n#endif\n)").chains().chains
    #expect(chains.filter { $0.name == "b" }.count == 1)
  }
}
