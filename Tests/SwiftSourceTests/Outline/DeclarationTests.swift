import SwiftSource
import Testing

/// What is declared, where, in what and with what value.
@Suite struct DeclarationTests {
  /// Each declaration as `kind name [in parent] [: type] [= value] [{ body }]`.
  static func lines(_ text: String) -> [String] {
    let outline = outline(text)
    func source(_ range: Range<Int>) -> String {
      String(decoding: outline.source.bytes[outline.bytes(of: range)], as: UTF8.self)
    }
    return outline.declarations.map { declaration in
      var line = "\(declaration.modifiers.contains(.static) ? "static " : "")\(declaration.kind) \(declaration.name)"
      if let parent = declaration.parent { line += " in \(outline.declarations[parent].name)" }
      if let type = declaration.type { line += " : \(source(type))" }
      if let types = declaration.inheritance { line += " : \(source(types))" }
      if let value = declaration.value { line += " = \(source(value))" }
      if let body = declaration.body, !declaration.hasMembers { line += " { \(source(body)) }" }
      return line
    }
  }

  @Test func nestedTypesAndMembers() {
    let text = """
      @available(iOS 15, *) public struct Tokens: P, Q where T: R {
        public enum Blue { public static let _600 = Color(red: 1,
            green: 2)
          static let `default`: CGFloat = 4; static let next = 5
        }
        static var text: Color { Blue._600.opacity(0.5) }
        private(set) var size: Int = 3 { didSet { f() } }
        let a = 1, b: Dictionary<String, Int> = [:], c = Pair<A, B>()
        init() {}
        class func make() -> Color { .red }
        func plain<T>(_ x: T = { 1 }()) throws -> Int
        case one(Int), two = "x"
      }
      extension A.B: Sendable { typealias C = D.E }
      """
    #expect(
      Self.lines(text) == [
        "struct Tokens : P, Q", "enum Blue in Tokens",
        "static constant _600 in Blue = Color(red: 1,\n      green: 2)",
        "static constant default in Blue : CGFloat = 4", "static constant next in Blue = 5",
        "static variable text in Tokens : Color { Blue._600.opacity(0.5) }",
        "variable size in Tokens : Int = 3 { didSet { f() } }", "constant a in Tokens = 1",
        "constant b in Tokens : Dictionary<String, Int> = [:]", "constant c in Tokens = Pair<A, B>()",
        "initializer init in Tokens {  }", "static function make in Tokens : Color { .red }",
        "function plain in Tokens : Int", "enumCase one in Tokens", "enumCase two in Tokens = \"x\"",
        "extension A.B : Sendable", "typealias C in A.B = D.E",
      ])
  }

  @Test func valuesGoOnOverLines() {
    let text = """
      enum A {
        static let a = x
          .opacity(0.5)
          + 3
        static let b =
          y
        static let c = dark
          ? p
          : q
        static let d = UIColor { traits in
          return .red
        }
        static let e: Int? = nil
        static let f = -1
        @objc static let g = 2
        indirect case h
      }
      """
    let values = outline(text).declarations.filter { $0.kind == .constant }.map { declaration in
      declaration.value.map { range in range.count } ?? 0
    }
    #expect(values == [8, 1, 5, 8, 1, 2, 1])
    #expect(outline(text).declarations.map(\.name) == ["A", "a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func conditionsHoldDeclarations() {
    let outline = outline(
      """
      #if os(iOS)
      enum A {
        static let a = 1
      #if DEBUG && swift(>=6)
        static let b = 1
      #elseif B
        static let c = 1
      #else
        static let d = 1
      #endif
        static let e = 1
      }
      #endif
      enum F {}
      """)
    let conditions = outline.declarations.map { declaration in
      declaration.branch.map { branch in
        outline.branches[branch].condition.map {
          String(decoding: outline.source.bytes[outline.bytes(of: $0)], as: UTF8.self)
        } ?? "else"
      } ?? "-"
    }
    #expect(conditions == ["os(iOS)", "os(iOS)", "DEBUG && swift(>=6)", "B", "else", "os(iOS)", "-"])
    #expect(outline.branches.map(\.first) == [0, 1, 1, 1])
    #expect(outline.branches.map(\.parent) == [nil, 0, 0, 0])
  }

  @Test func bodiesAreNotLookedInto() {
    let outline = outline(
      "func f() { enum Hidden { static let x = 1 } }\nlet y = { let z = 1 }()\nFoo.bar { let w = 2 }\nenum E {}")
    #expect(outline.declarations.map(\.name) == ["f", "y", "E"])
  }

  @Test func statements() {
    let outline = outline("func f() { let a = 1; g()\n  .h()\n  if x { y } else { z }\n  return a\n    + 2 }")
    let body = outline.declarations[0].body
    let statements = body.map(outline.statements) ?? []
    #expect(
      statements.map { String(decoding: outline.source.bytes[outline.bytes(of: $0)], as: UTF8.self) } == [
        "let a = 1", "g()\n  .h()", "if x { y } else { z }", "return a\n    + 2",
      ])
  }
}
