import SourceText
import SwiftSource
import Testing

/// What becomes of a value: assigned, returned, or a part of a condition.
@Suite struct ValuePlaceTests {
  /// The place of the first `X` of a source: `name`, `name: Type`, `result` or `other`.
  private func place(_ text: String) throws -> String {
    let outline = SwiftOutline(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    let token = try #require(outline.tokens.indices.first { outline.isToken($0, "X") })
    switch outline.place(ofValueAt: token) {
    case .result: return "result"
    case .other: return "other"
    case .assigned(let equals):
      let (name, type) = outline.assignee(before: equals)
      guard let type else { return name ?? "none" }
      return "\(name ?? "none"): \(String(decoding: outline.source.bytes[outline.bytes(of: type)], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("view.layer.color = X", "color"), ("a()\nlabel?.color = isOn ? Y : X", "color"), ("list[0].color = (X)", "color"),
    ("case .a: view.color = X", "color"), ("case a: view.color = X", "color"), ("default: color = X", "color"),
    ("let color: Color = X", "color: Color"), ("var colors: [Tone: Color]? = [.a: X]", "colors: [Tone: Color]?"),
    ("func f(_ color: Color = X) {}", "color: Color"), ("func f(a: Int, color: Color? = X) {}", "color: Color?"),
    ("let color = X", "color"), ("color = a ??\n  X", "color"),
    ("return X", "result"), ("f()\nX", "result"), ("{ X }", "result"), ("case .a: X", "result"),
    ("case .a:\n  X", "result"), ("return isOn ? Y : X", "result"), ("a = 1; X", "result"), ("f { }\nX", "result"),
    ("return [Y, X]", "result"), ("return f(1) ?? X", "result"),
    ("f { a in X }", "result"), ("f { (a: A) -> B in\n a ? Y : X }", "result"), ("if X { }", "other"),
    ("for a in [X] { }", "other"), ("switch X { }", "other"), ("guard X else { }", "other"),
  ])
  func isKnown(_ text: String, _ expected: String) throws {
    let found = try place(text)
    #expect(found == expected, "\(text)")
  }

  @Test("The way back is bounded")
  func bounded() throws {
    #expect(try place("let a: A = [" + String(repeating: "1, ", count: 100_000) + "X]") == "other")
  }
}
