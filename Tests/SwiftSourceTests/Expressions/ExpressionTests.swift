import SwiftSource
import Testing

/// What expressions are, and what constants are worth.
@Suite struct ExpressionTests {
  static func expression(_ text: String) -> SwiftExpression {
    let outline = outline("let x = " + text)
    return outline.expression(in: outline.declarations[0].value ?? 0..<0)
  }

  /// A form of an expression that a person can read.
  static func form(_ expression: SwiftExpression) -> String {
    func list(_ arguments: [SwiftExpression.Argument]) -> String {
      arguments.map { ($0.label.map { $0 + ": " } ?? "") + form($0.value) }.joined(separator: ", ")
    }
    switch expression.kind {
    case .number(let value, let isInteger): return isInteger ? "\(Int(value))" : "\(value)"
    case .string(let text): return text.map { "'\($0)'" } ?? "'?'"
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .name(let name): return name
    case .implicitMember(let name): return "." + name
    case .member(let base, let name): return "\(form(base)).\(name)"
    case .call(let callee, let arguments): return "\(form(callee))(\(list(arguments)))"
    case .element(let base, let arguments): return "\(form(base))[\(list(arguments))]"
    case .tuple(let parts): return "(\(list(parts)))"
    case .array(let parts): return "[\(list(parts))]"
    case .closure: return "{}"
    case .macro(let name, let arguments): return "#\(name)(\(list(arguments)))"
    case .prefix(let sign, let value): return "\(sign)\(form(value))"
    case .unwrapped(let value): return "\(form(value))!"
    case .binary(let sign, let left, let right): return "<\(form(left)) \(sign) \(form(right))>"
    case .ternary(let condition, let value, let otherwise):
      return "<\(form(condition)) ? \(form(value)) : \(form(otherwise))>"
    case .cast(let value, _): return "\(form(value)) as"
    case .effect(let value): return "try \(form(value))"
    case .other: return "other"
    }
  }

  @Test(
    arguments: [
      ("Color(hex: \"#fff\")", "Color(hex: '#fff')"),
      ("Color.adaptive(light: A.b, dark: .clear)", "Color.adaptive(light: A.b, dark: .clear)"),
      ("a + b * c - d / 2", "<<a + <b * c>> - <d / 2>>"),
      ("a == .dark ? b : c ? d : e", "<<a == .dark> ? b : <c ? d : e>>"),
      ("UIColor { $0.x == .dark ? .a : .b }", "UIColor({})"),
      ("UIColor(name: nil) { t in .a }", "UIColor(name: nil, {})"),
      ("f { 1 } onEnd: { 2 }", "f({}, onEnd: {})"),
      ("UIColor(named: \"x\")!.cgColor", "UIColor(named: 'x')!.cgColor"),
      ("a?.b ?? c", "<a!.b ?? c>"),
      ("Array<Int>(repeating: 0, count: 1)", "Array(repeating: 0, count: 1)"),
      ("-1.5e1", "-15.0"), ("!a && b", "<!a && b>"), ("x as CGFloat", "x as"),
      ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
      ("(red: 0.5, 2)", "(red: 0.5, 2)"), ("[1, 2][0]", "[1, 2][0]"), ("try! f()", "try f()"),
      ("#\"a\\nb\"#", "'a\\nb'"), ("\"a\\u{41}\\n\"", "'aA\n'"), ("\"\\(x)\"", "'?'"),
      ("pair.0", "pair.0"), ("a <<< b", "other"), ("if a { b } else { c }", "other"),
    ])
  func forms(_ text: String, _ expected: String) { #expect(Self.form(Self.expression(text)) == expected) }

  @Test(
    arguments: [
      ("25.0 / 255", 25.0 / 255), ("0x1F", 31), ("0b101 + 0o17", 20), ("1_000 * 2", 2000), ("-(3 - 5) * 4", 8),
      ("CGFloat(8) / 16", 0.5), ("Double(1) + .pi", 1 + Double.pi), ("max(4, 2 * 3, 5)", 6), ("7 % 4", 3),
      ("0x1.8p3", 12), ("2 + 3 * 4 - 6 / 4", 12.5), ("1e2", 100), ("10 as CGFloat", 10),
    ] as [(String, Double)])
  func arithmetic(_ text: String, _ value: Double) { #expect(Self.expression(text).constant()?.value == value) }

  @Test(
    arguments: [
      ("a\n? b\n: c", "<a ? b : c>"), ("f([2] { 3 })", "f(other)"), ("Box<[Int], Int?, Int>(1)", "Box(1)"),
      ("Box<Int>.make(1)", "Box.make(1)"), ("a<b>c", "<<a < b> > c>"), ("a<b", "<a < b>"), ("x as? Kit.Color", "x as"),
      ("x as! Color", "x as"),
    ])
  func formsInOneWay(_ text: String, _ form: String) { #expect(Self.form(Self.expression(text)) == form) }

  @Test func integersDivideAsSwiftDoes() {
    #expect(Self.expression("7 / 2").constant(truncating: true)?.value == 3)
    #expect(Self.expression("-7 / 2").constant(truncating: true)?.value == -3)
    #expect(Self.expression("7.0 / 2").constant(truncating: true)?.value == 3.5)
    #expect(Self.expression("Int(3.9) + 1").constant()?.value == 4)
    #expect(Self.expression("7 / 2").constant()?.value == 3.5)
    #expect(Self.expression("CGFloat(7 / 2)").constant()?.value == 3)
    #expect(Self.expression("7 / 2 * 1.0").constant(truncating: true)?.value == 3.5)
    #expect(Self.expression("n / 2").constant { _ in SwiftConstant(7, isInteger: true) }?.value == 3)
  }

  @Test(arguments: [
    "1 / 0", "a + 1", "1e400", "f(2)", "5 % 0", "\"1\"", "1 == 1", ".infinity", "min(1)", "CGFloat(x: 1)",
  ])
  func noConstants(_ text: String) { #expect(Self.expression(text).constant() == nil) }

  @Test func nestingAndRowsAreBounded() {
    for text in [
      String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000),
      "a" + String(repeating: ".b()", count: 5_000), "1" + String(repeating: " + 1", count: 5_000),
      String(repeating: "a ? b : ", count: 5_000) + "c", String(repeating: "- ", count: 5_000) + "1",
      String(repeating: "f(x: ", count: 5_000) + "1" + String(repeating: ")", count: 5_000),
    ] {
      #expect(Self.expression(text).constant() == nil)
    }
  }
}
