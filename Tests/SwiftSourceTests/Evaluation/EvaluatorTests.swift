import SourceText
import SwiftSource
import Testing

/// Values followed through names, with the arithmetic of Swift.
@Suite struct EvaluatorTests {
  /// The value of an expression in the body of `A.probe`, after the members of `A`, and its cause in words.
  private func value(
    of expression: String, _ members: String = "", others: [String] = [], isStatic: Bool = false
  ) throws -> (value: SwiftValue, cause: String?) {
    let text = "struct A {\n\(members)\n\(isStatic ? "static " : "")var probe: CGFloat { \(expression) }\n}"
    let outlines = ([text] + others).enumerated().map {
      SwiftOutline(SourceFile(path: "\($0.offset).swift", bytes: Array($0.element.utf8)))
    }
    let symbols = SwiftSymbols(outlines)
    let bindings = outlines[0].chains().bindings
    let evaluator = SwiftEvaluator(
      symbols, SwiftAssignments(symbols),
      bindings: { scope, name in
        scope.file == 0 ? bindings.filter { $0.declaration == scope.declaration && $0.name == name } : []
      })
    let probe = try #require(outlines[0].declarations.firstIndex { $0.name == "probe" })
    let body = try #require(outlines[0].declarations[probe].body)
    let statement = try #require(outlines[0].statements(in: body).last)
    let value = evaluator.value(
      of: outlines[0].expression(in: statement), at: symbols.scope(of: probe, in: 0))
    if case .unknown(let cause) = value { return (value, cause.words(in: symbols)) }
    return (value, nil)
  }

  @Test(
    "Numbers are those of Swift",
    arguments: [
      ("7 / 2", "", 3.5), ("CGFloat(7 / 2)", "", 3), ("CGFloat(a / 2)", "let a = 7", 3),
      ("CGFloat(a)", "let a = 7 / 2", 3), ("CGFloat(a)", "let a: Int = 7 / 2", 3),
      ("CGFloat(a)", "typealias Count = Int\nlet a: Count = 7 / 2", 3), ("a", "let a = 7 / 2 * 1.0", 3.5),
      ("a", "let a = 1.0 + 7 / 2", 4.5), ("a", "let a: CGFloat = 7 / 2", 3.5), ("a", "var a: CGFloat { 7 / 2 }", 3.5),
      ("CGFloat(a)", "var a: Int { return 7 / 2 }", 3), ("CGFloat(a % 4)", "let a = 7", 3),
      ("CGFloat(a)", "let a: UInt8 = 7 / 2", 3), ("max(7 / 2, 1.0)", "", 3.5), ("CGFloat(min(7 / 2, 9))", "", 3),
      ("a", "@Wrapper let a = -7 / 2.0", -3.5), ("a", "let a = (1 as Double) / 2", 0.5),
      ("CGFloat(a)", "let a = (7 as Int) / 2", 3), ("a", "let a = 7 / 2 as CGFloat", 3.5),
      ("CGFloat(a)", "let a = 7 / 2 as Int", 3), ("a", "let a = b as Double\nlet b = 7.5", 7.5),
      ("a", "let a = 3 * (7.0 / 2 as Double)", 10.5), ("CGFloat(a)", "let a: Int = .init(7.9)", 7),
    ])
  func numbers(_ expression: String, _ members: String, _ number: Double) throws {
    #expect(try value(of: expression, members).value.constant?.value == number)
  }

  @Test(
    "Names are followed as Swift scopes them",
    arguments: [
      ("a", "var a: CGFloat { get { 20 } set { } }", SwiftValue.number(.init(20, isInteger: false))),
      ("a", "var a: CGFloat { guard isOn else { return 20 }\nreturn 44 }", .oneOf([20, 44])),
      ("a", "var a: CGFloat { let b = 8.0\nreturn b }", .number(.init(8, isInteger: false))),
      ("a", "var a: CGFloat { scheme == .dark ? 8 : 8 }", .number(.init(8, isInteger: false))),
      ("a", "let a: Step = .small", .number(.init(4, isInteger: false))),
      ("A.a", "static let a = 1.5\nlet other = 2.5", .number(.init(1.5, isInteger: false))),
      ("a", "@ScaledMetric var a = 7 / 2", .scaled(3.5)), ("a", "let a = \"text\"", .text("text")),
      ("a", "let a: CGFloat = .infinity", .unbounded),
      ("a", "#if COMPACT\nvar a: CGFloat { 4 }\n#else\nvar a: CGFloat { 8 }\n#endif", .oneOf([4, 8])),
      ("top", "", .number(.init(12, isInteger: false))),
    ])
  func names(_ expression: String, _ members: String, _ expected: SwiftValue) throws {
    let other = "struct Step { static let small: Double = 4 }\nvar top: CGFloat = 12"
    #expect(try value(of: expression, members, others: [other]).value == expected)
  }

  @Test("A name in a static context is a static member")
  func staticContext() throws {
    let members = "static let size = 2.5\nlet size = 1.5"
    #expect(try value(of: "size", members, isStatic: true).value == .number(.init(2.5, isInteger: false)))
  }

  @Test(
    "The type of a local name counts",
    arguments: [("let h: CGFloat = 7 / 2\nreturn h", 3.5), ("let h = 7 / 2\nreturn CGFloat(h)", 3)])
  func localNames(_ body: String, _ number: Double) throws {
    let text = "struct A { func probe() -> CGFloat { \(body) } }"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let symbols = SwiftSymbols([outline])
    let found = outline.chains()
    let evaluator = SwiftEvaluator(
      symbols, SwiftAssignments(symbols), bindings: { _, name in found.bindings.filter { $0.name == name } })
    let probe = try #require(outline.declarations.firstIndex { $0.name == "probe" })
    let body = try #require(outline.declarations[probe].body)
    let statement = try #require(outline.statements(in: body).last)
    let result = outline.expression(in: statement.lowerBound + 1..<statement.upperBound)
    #expect(evaluator.value(of: result, at: symbols.scope(of: probe, in: 0)).constant?.value == number)
  }

  @Test(
    "An unknown value has a cause",
    arguments: [
      ("a", "var a: CGFloat = 4", "a may change"), ("a", "let a: CGFloat", "a has no value in the source"),
      ("A.a", "static var a: CGFloat = 4\nfunc f() { A.a = 8 }", "A.a is assigned again at 0.swift:3"),
      ("a", "var a: CGFloat { isOn ? 4 : .infinity }", "the value has two possible types"),
      ("a * 2", "let a: CGFloat = .infinity", "a is unbounded"), ("a(1)", "", "a(1) is computed at run time"),
      ("P.a", "protocol P { static var a: CGFloat { get } }", "P.a has no value in the source"),
      ("b", "", "b isn't a constant in the source"),
      (
        "a", "var a: CGFloat { switch x { case .b(let c): c\ndefault: 4 } }\nlet c: CGFloat = 9",
        "a has no value in the source"
      ),
      ("Twice.a", "", "Twice.a is declared more than once: 1.swift:1 and 2.swift:1"),
      ("a", "let a = b, b = a", "a is defined through too many names"),
    ])
  func causes(_ expression: String, _ members: String, _ cause: String) throws {
    let twice = "enum Twice { static let a = 4 }"
    #expect(try value(of: expression, members, others: [twice, "enum Twice { static let a = 5 }"]).cause == cause)
  }

  @Test("A row of names has a limit")
  func rows() throws {
    func row(_ count: Int) -> String {
      (1...count).map { "static let a\($0): CGFloat = a\($0 - 1) + a\($0 - 1) - a\($0 - 1)" }.joined(separator: "\n")
    }
    let first = "static let a0: CGFloat = 4\n"
    #expect(try value(of: "A.a40", first + row(40)).value.constant?.value == 4)
    #expect(try value(of: "A.a60", first + row(60)).cause?.hasSuffix("is defined through too many names") == true)
  }

  @Test(
    "Nested expressions in a row of names don't exhaust the stack", arguments: ["-(%)", "max(%, 0)", "(x ? % : 4)"])
  func nestedRows(_ form: String) throws {
    let parts = form.split(separator: "%")
    func nested(_ inner: String) -> String {
      String(repeating: String(parts[0]), count: 14) + inner + String(repeating: String(parts[1]), count: 14)
    }
    let row = (1...48).map { "static let a\($0): CGFloat = \(nested("a\($0 - 1)"))" }.joined(separator: "\n")
    let value = try value(of: "A.a48", "static let a0: CGFloat = 4\n\(row)")
    #expect(value.value.constant?.value == 4 || value.cause?.hasSuffix("is defined through too many names") == true)
  }
}
