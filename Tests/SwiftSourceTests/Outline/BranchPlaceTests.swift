import SourceText
import SwiftSource
import Testing

/// The assignment that a branch of `if` or `switch` gives a value to, and the rest of what places and values are.
@Suite struct BranchPlaceTests {
  /// The name that the branch around the first `X` gives a value to; nil if there is none.
  private func assignee(_ text: String) throws -> String? {
    let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    let token = try #require(outline.tokens.indices.first { outline.isToken($0, "X") })
    return outline.assignment(ofBranchAround: token).flatMap { outline.assignee(before: $0).name }
  }

  @Test(arguments: [
    ("let color = if isOn { X } else { Y }", "color"), ("let color = if isOn { Y } else { X }", "color"),
    ("let color = if isOn { Y } else if isOff { X } else { Z }", "color"),
    ("color = switch tone { case .a: X\ndefault: Y }", "color"),
    ("let color = if is(a, { b }) { X } else { Y }", "color"),
    ("if isOn { X }", nil), ("f { X }", nil), ("a; if isOn { X }", nil), ("a = b\nif isOn { X }", nil),
    ("f { } if isOn { X }", nil), ("{ if isOn { X } }", nil), ("a b { X }", nil), ("return if isOn { X }", nil),
  ])
  func assignments(_ text: String, _ name: String?) throws { #expect(try assignee(text) == name) }

  @Test("The way back to an assignment is bounded")
  func bounded() throws {
    let many = String(repeating: "a, ", count: 1_000)
    #expect(try assignee("let color = if isOn { f(\(many)1); X }") == nil)
    #expect(try assignee("let color = if isOn(\(many)1) { X } else { Y }") == nil)
    #expect(try assignee("let color = if isOn(\(String(repeating: "a, ", count: 20))1) { X } else { Y }") == "color")
    func left(_ text: String) throws -> String? {
      let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
      let equals = try #require(outline.tokens.indices.last { outline.isToken($0, "=") })
      return outline.assignee(before: equals).name
    }
    #expect(try left("list[\(many)1] = X") == nil)
    #expect(try left("list[1] = X") == "list")
    #expect(try left("a" + String(repeating: ".b", count: 1_000) + " = X") == "b")
  }

  /// The names of a tuple pattern with their values.
  @Test(arguments: [
    ("let (a, b) = (x: 1, y: 2)", ["a = 1", "b = 2"]), ("let (a, b) = (1, 2)", ["a = 1", "b = 2"]),
    ("let (a, b) = (1, 2, 3)", ["a = (1, 2, 3)", "b = (1, 2, 3)"]), ("let (a, _) = pair", ["a = pair"]),
    ("let (a, (b, c)) = (1, (2, 3))", ["a = 1", "b = 2", "c = 3"]),
    ("let (a, b): (Int, Int) = (f(1, 2), 3)", ["a = f(1, 2)", "b = 3"]),
  ])
  func tuples(_ text: String, _ expected: [String]) {
    let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    let found = outline.declarations.map { declaration in
      let value = declaration.value.map { String(decoding: outline.source.bytes[outline.bytes(of: $0)], as: UTF8.self) }
      return declaration.name + (value.map { " = " + $0 } ?? "")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("let a = Color.ink\n#if DEBUG\n.opacity(0.5)\n#endif", "#if DEBUG"),
    ("let a = Color.ink\n#if DEBUG\nlet b = 1\n#endif", nil),
    ("let a = Color.ink", nil), ("let a: Color", nil), ("let a = Color.ink\n#if DEBUG", nil),
  ])
  func membersBehindConditions(_ text: String, _ condition: String?) throws {
    let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    #expect(outline.conditionalMembers(after: try #require(outline.declarations.first)) == condition)
  }

  @Test("The first token of a file continues nothing")
  func firstToken() {
    let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(".a\n.b".utf8)))
    #expect(!outline.continues(0) && outline.continues(2))
  }
}
