import SourceText
import SwiftSource
import Testing

/// Static variables whose value is another one after an assignment.
@Suite struct AssignmentTests {
  @Test(
    "Every form of an assignment counts, also at the top of a file",
    arguments: [
      "A.a = 8", "func f() { A.a = 8 }", "func f() { A.a += 8 }", "A.a[0] = 8", "func f() { A.a.b.c = 8 }",
      "func f() { (A.a, other) = (1, 2) }", "func f() { change(&A.a) }", "let x = { A.a = 8 }",
      "extension A { static func f() { a = 8 } }", "extension A { func f() { Self.a = 8 } }",
      "class B { init() { A.a = 8 } }",
    ])
  func assigned(_ other: String) throws {
    let probe = try EvaluatedProbe("A.a", "static var a: CGFloat = 4", others: [other])
    #expect(probe.cause == "A.a is assigned again at 1.swift:1")
  }

  @Test(
    "What only looks like one changes nothing",
    arguments: [
      "func f() { let (a, b) = pair }", "func f() { var (a, b) = pair }", "func f() { make().a = 8 }",
      "a = 8", "func f() { let a = 8 }", "let b: A.a = 8", "func f() { var a = 1; a = 8 }",
      "func f() { A.a == 8 }", "func f() -> A.a { }", "struct B { var a = 4; mutating func f() { a = 8 } }",
      "enum E: Int { case a = 8 }", "func f() { B.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u.v.a = 8 }",
      "func f() { A.a & 8 }", "let b = A.a, c = 8", "func f(a: Int = 8) { }",
    ])
  func unassigned(_ other: String) throws {
    let probe = try EvaluatedProbe("A.a", "static var a: CGFloat = 4", others: [other])
    #expect(probe.number == 4)
  }

  @Test("A type that is nested too deeply still sees the names outside of all types")
  func deepTypes() throws {
    let nested =
      (0..<24).map { "enum T\($0) { " }.joined() + "static func f() { top = 8 }" + String(repeating: " }", count: 24)
    let probe = try EvaluatedProbe("top", others: ["var top: CGFloat = 4", nested])
    #expect(probe.cause == "top is assigned again at 2.swift:1")
  }
}
