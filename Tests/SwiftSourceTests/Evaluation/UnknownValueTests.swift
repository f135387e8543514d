import SourceText
import SwiftSource
import Testing

/// Why values are unknown, and the rest of what values may be.
@Suite struct UnknownValueTests {
  @Test(
    "The cause names what is in the way",
    arguments: [
      ("Q.a", "", "Q.a refers to different types: 1.swift:2 and 1.swift:4"),
      ("let a = 1\nlet a = 2\na", "", "a is declared more than once"),
      ("a", "@Clamped var a: CGFloat = 4", "the property wrapper @Clamped may change the value of a"),
      ("a", "@Kit.Clamped var a: CGFloat = 4", "the property wrapper @Clamped may change the value of a"),
      ("a + b + c + d", choices, "d has several values"),
      ("a", "let a: CGFloat = .small", ".small is computed at run time"),
      ("P.a", "", "P.a is declared more than once: 2.swift:1 and 3.swift:1"),
      ("Mixed.a", "", "Mixed.a is declared more than once: 2.swift:2 and 3.swift:2"),
      ("many", "", "many is declared more than once: 4.swift:1, 5.swift:1, 6.swift:1, and 2 more"),
      ("Value.a", "enum Value { static let b = 1 }", "Value.a isn't a constant in the source"),
    ])
  func causes(_ body: String, _ members: String, _ cause: String) throws {
    let probe = try EvaluatedProbe(body, members, others: Self.others)
    #expect(probe.cause == cause)
  }

  private static let choices = ["a", "b", "c", "d"].map { "var \($0): CGFloat { isOn ? 1 : 2 }" }.joined(
    separator: "\n")

  private static let others =
    [
      "#if BRAND\ntypealias Q = X\n#else\ntypealias Q = Y\n#endif\nenum X { static let a = 1 }\nenum Y { static let a = 2 }\n"
        + "@propertyWrapper struct Clamped { var wrappedValue: CGFloat }",
      "protocol P { static var a: CGFloat { get } }\nenum Mixed { static let a = 4 }",
      "protocol P { static var a: CGFloat { get } }\nenum Mixed { @Clamped static var a = 4 }",
    ] + (0..<5).map { "let many = \($0)" }

  @Test(
    "Numbers that several declarations or forms agree on",
    arguments: [
      ("both", "", 12.0), ("isOn ? 4 : 4.0", "", 4), ("top", "", 12), ("P.a", "", 3),
      ("self.gap", "", 6), ("a", "let a: CGFloat = flag ? 2 : CGFloat(2)", 2),
    ])
  func agreement(_ body: String, _ members: String, _ number: Double) throws {
    let first = "let both = 12\nvar top: CGFloat { 12 }\nprotocol P { static var a: CGFloat { get } }"
    let second = """
      let both = 12
      extension P { static var a: CGFloat { 3 } }
      extension A { var gap: CGFloat { 6 } }
      class B { var side: CGFloat { 4 } }
      class C: B { override var side: CGFloat { 5 } }
      """
    #expect(try EvaluatedProbe(body, members, others: [first, second]).number == number)
  }

  @Test("Three parts with two numbers each give every sum")
  func sums() throws {
    #expect(try EvaluatedProbe("a + b + c", Self.choices).value == .oneOf([3, 4, 5, 6]))
  }

  @Test("A text is no number of a calculation")
  func text() throws {
    #expect(try EvaluatedProbe("a * 2", "let a = \"two\"").cause != nil)
  }

  @Test(
    "A scaled value has its value at the default size",
    arguments: [
      ("@ScaledMetric var a = isOn ? 8 : 12", SwiftValue.scaled(8)),
      ("@ScaledMetric var a: CGFloat = .infinity", .unbounded),
      ("@ScaledMetric var a: CGFloat = b\n@ScaledMetric var b: CGFloat = 4", .scaled(4)),
    ])
  func scaled(_ members: String, _ expected: SwiftValue) throws {
    #expect(try EvaluatedProbe("a", members).value == expected)
  }

  @Test("Declarations of other platforms alone leave each value possible")
  func otherPlatforms() throws {
    let members = "#if os(macOS)\nstatic let a: CGFloat = 4\n#elseif os(tvOS)\nstatic let a: CGFloat = 5\n#endif"
    #expect(try EvaluatedProbe("A.a", members).value == .oneOf([4, 5]))
  }

  @Test("A token has a value where no member of these sources has its name")
  func tokens() throws {
    let tokens: ([String]) -> SwiftValue? = { name in
      name.last == "small" ? .number(SwiftConstant(4, isInteger: false)) : nil
    }
    let size = "struct Size { let small: CGFloat = 9 }"
    #expect(try EvaluatedProbe("Spacing.small * 2", external: tokens).number == 8)
    #expect(try EvaluatedProbe("size.small", "let size: Size", others: [size], external: tokens).number == 9)
  }

  @Test("A quote of a long expression is cut")
  func longQuotes() throws {
    let name = String(repeating: "a", count: 300)
    let cause = try #require(try EvaluatedProbe("make(\(name), \(name))").cause)
    #expect(cause.hasPrefix("make(aaa") && cause.hasSuffix("a… is computed at run time") && cause.count < 150)
  }

  @Test("Causes of tokens")
  func tokenCauses() {
    let symbols = SwiftSymbols([])
    #expect(SwiftUnknown.notANumber("color.ink").words(in: symbols) == "color.ink isn't a number")
    #expect(SwiftUnknown.noTokenValue("space.s").words(in: symbols) == "the value of space.s is unknown")
  }
}
