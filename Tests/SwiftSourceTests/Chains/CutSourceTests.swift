import SourceText
import SwiftSource
import Testing

/// Source that is cut off, or that no compiler accepts, still has chains and names within its tokens.
@Suite struct CutSourceTests {
  /// Reads everything of a source, and returns what is not within its tokens.
  private func faults(_ text: String) -> [String] {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let count = outline.tokens.count
    let (chains, ends, bindings, _) = outline.chains()
    var faults = outline.printed == Array(text.utf8) && ends.count == chains.count ? [] : ["bytes"]
    for (index, chain) in chains.enumerated() {
      if chain.expression.tokens.upperBound > count { faults.append("tokens of \(chain.path)") }
      if ends[index] <= index || ends[index] > chains.count { faults.append("end of \(chain.path)") }
      if let parent = chain.parent, parent >= index || ends[parent] < ends[index] {
        faults.append("parent of \(chain.path)")
      }
    }
    for binding in bindings {
      if binding.name.isEmpty || binding.visible.upperBound > count { faults.append("visibility of \(binding.name)") }
      if let value = binding.value, value.upperBound > count { faults.append("value of \(binding.name)") }
    }
    for token in max(0, count - 4)..<count - 1 {
      _ = outline.place(ofValueAt: token)
      if let equals = outline.assignment(ofBranchAround: token), !outline.isToken(equals, "=") {
        faults.append("equals")
      }
    }
    return faults
  }

  private static let statements = """
    let (a, b) = pair, c: Int = 4, d = e { f(1) }
    var total: [Int: String] = [:] { didSet { g() } }
    if let h, let i: Int = j, case .k(let l, m: _) = n { o.p { q in r } } else if s { t() } else { u() }
    guard let (v, w) = x else { return }
    for (y, z) in list where y > 1 { print(z) }
    for case let aa? in bb { cc() }
    while let dd = ee() { ff() }
    repeat { gg() } while hh
    switch ii { case .jj(let kk) where kk > 1: ll(); case mm: break
    @unknown default: nn() }
    do { try oo() } catch let pp as Failure { qq() }
    @available(iOS 16, *) func rr<T: Box<Int>>(_ ss: T, tt: Int = 1) -> some View where T: P { uu(ss) }
    struct Inner { let vv = 1 }
    extension Inner { }
    let ww = { [weak self, xx = yy] (zz: Int) async throws -> Int in zz + 1 }
    _ = \\.path.to, #selector(go), /regex/, x as? Kit.Color, y is Z
    #if DEBUG
    aaa.bbb()
    #endif
    ccc.ddd(eee: 1) { fff } ggg: { hhh }.iii
    """

  @Test("A body that ends after any token")
  func cutBodies() {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(Self.statements.utf8)))
    for token in outline.tokens {
      let text = String(decoding: outline.source.bytes[..<token.range.upperBound], as: UTF8.self)
      #expect(faults("func f() {\n\(text)") == [])
    }
  }

  @Test("A body without one of its tokens")
  func missingTokens() {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(Self.statements.utf8)))
    for token in outline.tokens {
      var bytes = outline.source.bytes
      bytes.removeSubrange(token.range)
      #expect(faults("func f() {\n\(String(decoding: bytes, as: UTF8.self))\n}") == [])
    }
  }

  @Test(
    "Statements that no compiler accepts hide nothing after them",
    arguments: [
      "let", "let 1", "let a = 1, 2", "if a; b", "for x; y", "for { }", "if a is { b }", "func f { }", "catch", "case",
      "let a: = 1", "if let", "if let { }", "guard", "extension", "{ inout a in b }", "{ self in b }", "switch", "@",
      "#",
      "#sourceLocation(file: \"a\", line: 1)", "a.b.", "while", "init", "`", "let (a", "f(", "\\",
    ])
  func wrongStatements(_ statement: String) {
    #expect(faults("func f() {\n\(statement)\n}") == [])
    let text = "func f() {\n\(statement)\n}\n}\nfunc g() { last.call() }"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    #expect(outline.chains().chains.contains { $0.path.first == "last" })
  }

  @Test("A condition of very many tokens has no body")
  func longConditions() {
    #expect(faults("func f() {\nif " + String(repeating: "a + ", count: 1_500) + "b { c() }\n}") == [])
  }
}
