import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Numbers and tokens followed through names.
@Suite struct CodeValueTests {
  private func code(_ texts: [String: String], tokens: TokenSet = TokenSet()) -> ViewCode {
    ViewCode(texts.map { SwiftOutline(SourceFile(path: $0.key, bytes: Array($0.value.utf8))) }, tokens: tokens)
  }

  /// The height of the only frame.
  private func height(_ members: String, _ argument: String, others: [String: String] = [:]) throws -> CodeValue {
    let view = "struct A: View {\n\(members)\nvar body: some View { Text(t).frame(height: \(argument)) }\n}"
    let code = code(others.merging(["A.swift": view]) { $1 })
    let frame = try #require(code.modifiers.first { $0.name == "frame" })
    return frame.chain.value(of: try #require(frame.argument("height")))
  }

  @Test(arguments: [
    ("", "20", CodeValue.number(20)), ("", "2 * (8 + 2)", .number(20)), ("", "CGFloat(20)", .number(20)),
    ("", ".infinity", .unbounded), ("", "CGFloat.infinity", .unbounded),
    ("", "isOn ? 20 : 32", .oneOf([20, 32])), ("", "a ? 20 : b ? 44 : 32", .oneOf([20, 32, 44])),
    ("", "isOn ? 20 : 20", .number(20)),
    ("let size: CGFloat = 20", "size", .number(20)), ("let size: CGFloat = 20", "self.size", .number(20)),
    ("let size: CGFloat = 20", "size + 4", .number(24)),
    ("private static let size: CGFloat = 20", "Self.size", .number(20)),
    ("var size: CGFloat { 20 }", "size", .number(20)),
    ("@ScaledMetric var size: CGFloat = 20", "size", .scaled(20)),
    ("@ScaledMetric(relativeTo: .body) private var size = 20.0", "size * 2", .scaled(40)),
    ("var size: CGFloat = 20", "size", .unknown("size may change")),
    ("let size: CGFloat", "size", .unknown("size has no value in the source")),
    ("let config: Config", "config.height", .unknown("config.height isn't a constant in the source")),
    (
      "var size: CGFloat { switch kind { case .small: 36\ncase .medium, .large: return 44 } }", "size",
      .oneOf([36, 44])
    ),
    ("var size: CGFloat { if isOn { return 20 } else if b { 20 } else { 32 } }", "size", .oneOf([20, 32])),
    ("var size: CGFloat { if isOn { return 20 } }", "size", .unknown("size has no value in the source")),
    (
      "var size: CGFloat { switch kind { case .small: 36\ndefault: other } }", "size",
      .unknown("other isn't a constant in the source")
    ),
    ("", "height(for: x)", .unknown("height(for: x) is computed at run time")),
    ("let a = b\nlet b = a", "a", .unknown("a is defined through too many names")),
  ])
  func followed(_ members: String, _ argument: String, _ expected: CodeValue) throws {
    #expect(try height(members, argument) == expected)
  }

  @Test func throughConstantsOfOtherFiles() throws {
    let spacing = [
      "Spacing.swift": "enum Spacing {\n  static let space1: CGFloat = 4\n  static let space5 = space1 * 5\n}"
    ]
    #expect(try height("", "Spacing.space5", others: spacing) == .number(20))
    let twice = spacing.merging(["More.swift": "enum Spacing { static let space5 = 3 }"]) { $1 }
    #expect(
      try height("", "Spacing.space5", others: twice)
        == .unknown("Spacing.space5 is declared more than once: More.swift:1 and Spacing.swift:3"))
    let own = spacing.merging(["More.swift": "private enum Spacing { static let space5 = 3 }"]) { $1 }
    #expect(try height("", "Spacing.space5", others: own) == .number(20))
    #expect(
      try height(
        "", "Spacing.space5",
        others: [
          "0.swift":
            "#if COMPACT\nenum Spacing { static let space5 = 3 }\n#else\nenum Spacing { static let space5 = 4 }\n#endif"
        ]) == .oneOf([3, 4]))
  }

  /// Each of 60 names stands for the one before it twice: 2 to the 60 ways.
  @Test func namesThatDoubleEnd() throws {
    let names = (1..<60).map { "static let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    let doubling = ["X.swift": "enum X { static let a0 = 1\n\(names)\n}"]
    #expect(try height("", "X.a59", others: doubling).reason?.hasSuffix("is defined through too many names") == true)
    #expect(try height("", "X.a14", others: doubling) == .number(16_384))
  }

  @Test func throughConstantsOfTheBody() throws {
    let text = "struct A { func a() -> some View { let h = 20\nreturn Text(t).frame(height: h) } }"
    let frame = try #require(code(["A.swift": text]).modifiers.first)
    #expect(frame.chain.value(of: try #require(frame.argument("height"))) == .number(20))
  }

  @Test func previewsAreLeftOutAndCounted() {
    let code = code([
      "A.swift":
        "struct P: PreviewProvider { static var previews: some View { Text(\"a\") } }\n#Preview { Text(\"b\") }\nlet x = Text(\"c\")"
    ])
    #expect(code.chains.count { $0.name == "Text" } == 1 && code.files.map(\.skipped.previews) == [2])
  }

  @Test func subjectsSurviveLinesAndTellTheirTwinsApart() throws {
    let before = code(["A.swift": "struct A { var body: some View { VStack { Color.red\nColor.red.opacity(0.5) } } }"])
    let after = code([
      "A.swift":
        "import SwiftUI\n\n\nstruct A { var body: some View { VStack { Color.red\n\nColor.red.opacity(0.5) } } }"
    ])
    let names = before.chains.map(\.subjectName.description)
    #expect(names == after.chains.map(\.subjectName.description))
    #expect(Array(names.prefix(3)) == ["VStack in A.body", "Color.red in A.body", "Color.red in A.body (2)"])
    #expect(before.modifiers.map(\.subjectName.description) == ["Color.red.opacity(0.5) in A.body (2)"])
  }
}
