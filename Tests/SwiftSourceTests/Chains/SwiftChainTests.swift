import SwiftSource
import Testing

/// What a chain starts from and what is called on it.
@Suite struct SwiftChainTests {
  /// Each chain as what it starts from, a full stop before it when the place tells the type, then its modifiers.
  private func lines(_ body: String) -> [String] {
    outline("func body() {\n\(body)\n}").chains().chains.map { chain in
      let base = (chain.isImplicit ? "." : "") + chain.path.joined(separator: ".")
      return ([base + (chain.arguments == nil ? "" : "()")] + chain.modifiers.map(\.name)).joined(separator: " ")
    }
  }

  @Test(
    "A full stop in front stays, with and without arguments",
    arguments: [
      (".white", [".white"]), (".system(size: 12)", [".system()"]), (".system(size: 12).bold()", [".system() bold"]),
      ("Font.system(size: 12)", ["Font.system()"]), ("a.font(.custom(b, size: 12))", ["a font", ".custom()", "b"]),
      ("a.font = .systemFont(ofSize: 12)", ["a.font", ".systemFont()"]), ("a(b)", ["a()", "b"]),
      (".spring { a() }", [".spring()", "a()"]), (".white.opacity(c)", [".white opacity", "c"]),
    ] as [(String, [String])])
  func implicitMembers(_ body: String, _ expected: [String]) {
    #expect(lines(body).filter { !$0.isEmpty } == expected)
  }
}
