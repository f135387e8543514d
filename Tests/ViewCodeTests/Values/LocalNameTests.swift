import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// A local name hides a property of its name where it is visible, and nowhere else.
@Suite struct LocalNameTests {
  /// The value of `gap` in the frame of the text `t`; the property of that name is 8.
  private func gap(_ members: String) throws -> CodeValue {
    let view = "struct A: View {\nlet gap: CGFloat = 8\n\(members)\n}"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(view.utf8)))
    let code = ViewCode([outline], tokens: TokenSet())
    let frame = try #require(code.modifiers.first { $0.name == "frame" })
    return frame.chain.value(of: try #require(frame.argument("height")))
  }

  private static let text = "Text(t).frame(height: gap)"
  private static let runTime = CodeValue.unknown("gap is set at run time")

  @Test(arguments: [
    "func row(gap: CGFloat) -> some View { TEXT }", "func row(_ gap: CGFloat) -> some View { TEXT }",
    "func row(with gap: CGFloat, _ b: [Int: Int] = [1: 2]) -> some View { TEXT }",
    "func row(\n  a: Int,\n  gap: CGFloat\n) -> some View {\n TEXT\n}", "init(gap: CGFloat) { TEXT }",
    "var body: some View { ForEach(a) { gap in TEXT } }", "var body: some View { ForEach(a) { gap, _ in TEXT } }",
    "var body: some View { ForEach(a) { (gap: CGFloat) in TEXT } }",
    "var body: some View { ForEach(a) { (b, gap) -> Text in TEXT } }",
    "var body: some View { ForEach(a) { gap -> Text in TEXT } }",
    "var body: some View { ForEach(a) { [b] gap in TEXT } }",
    "var body: some View { ForEach(a) { @Sendable (gap: CGFloat) in TEXT } }",
    "var body: some View { for gap in gaps { TEXT } }", "var body: some View { for (i, gap) in gaps { TEXT } }",
    "var body: some View { for case let gap? in gaps { TEXT } }", "var body: some View { if let gap { TEXT } }",
    "var body: some View { if let gap = other, isOn { TEXT } }",
    "var body: some View { if isOn,\n let gap: CGFloat = other\n { TEXT } }",
    "var body: some View { while let gap = next() { TEXT } }",
    "var body: some View {\n guard let gap else { return Text(a) }\n TEXT }",
    "var body: some View { do { try a() } catch let gap { TEXT } }",
    "var body: some View { switch a { case .b(let gap): TEXT\n default: Text(a) } }",
    "var body: some View { switch a { case let .b(x: gap, _): TEXT\n default: Text(a) } }",
    "var body: some View { if case .some(let gap) = a { TEXT } }",
    "var body: some View {\n let (gap, b) = pair\n TEXT }",
    "var body: some View {\n let gap: CGFloat\n if isOn { gap = 4 } else { gap = 20 }\n TEXT }",
    "var body: some View {\n func row(gap: CGFloat) -> some View { TEXT }\n return row(gap: 4) }",
    "var body: some View {\n if\n isOn,\n let gap = preferred\n {\n TEXT } }",
    "var body: some View {\n while\n let gap = next()\n {\n TEXT } }",
    "var body: some View {\n if isOn\n , let gap = preferred\n {\n TEXT } }",
    "var body: some View {\n guard\n let gap = preferred\n else { return Text(a) }\n TEXT }",
    "let row: (CGFloat) -> AnyView = { gap in TEXT }", "var body: some View {\n row = { (gap: CGFloat) in TEXT } }",
    "var body: some View { isOn ? { gap in TEXT } : { gap in a } }",
    "var body: some View {\n func row(gap: CGFloat)\n -> some View { TEXT }\n row(gap: 1) }",
    "var body: some View {\n func row<T>(gap: CGFloat, b: T) -> some View\n where T: View { TEXT }\n row(gap: 1) }",
    "var body: some View { do { try a() } catch Failure.small(let gap) { TEXT } }",
    "var body: some View { for gap: CGFloat in gaps { TEXT } }",
    "var body: some View { ForEach(a) { [gap = CGFloat(12)] in TEXT } }",
    "var body: some View { ForEach(a) { (b, (gap, c)) in TEXT } }",
    "var a: Int = 1 { willSet(gap) { TEXT } }",
    "var body: some View { switch a { case .b(let gap): TEXT; case .c: Text(a) } }",
  ])
  func aNameWithoutAValueIsUnknown(_ members: String) throws {
    #expect(try gap(members.replacing("TEXT", with: Self.text)) == Self.runTime)
  }

  @Test(arguments: [
    "func row(gap other: CGFloat) -> some View { TEXT }", "func row(gap: CGFloat) { }\nvar body: some View { TEXT }",
    "var body: some View { ForEach(a) { gap in Text(gap) }\n TEXT }",
    "var body: some View { ForEach(a) { (b: gap) in TEXT } }",
    "var body: some View {\n if let gap { Text(gap) } else { TEXT } }",
    "var body: some View {\n for gap in gaps { a(gap) }\n TEXT }",
    "var body: some View {\n Group { let gap = 20.0\n Text(gap) }\n TEXT }",
    "var body: some View {\n do { let gap = 20.0\n a(gap) }\n TEXT }",
    "var body: some View { switch a { case .b(let gap): Text(gap)\n case .c: TEXT } }",
    "var body: some View { switch a { case .gap: TEXT\n default: Text(a) } }",
    "var body: some View { ForEach(a) { gap in Text(t).frame(height: self.gap) } }",
    "var body: some View { switch a { case .b:\n let gap = 20.0\n Text(gap)\n case .c: TEXT } }",
    "var body: some View { switch a { case .b:\n let gap = 20.0\n Text(gap)\n default: TEXT } }",
    "var body: some View { switch a { case .b(let gap): Text(gap); case .c: TEXT } }",
    "var body: some View { ForEach(a) { for gap in gaps { b(gap) }\n TEXT } }",
  ])
  func outsideOfItsScopeThePropertyIsMeant(_ members: String) throws {
    #expect(try gap(members.replacing("TEXT", with: Self.text)) == .number(8))
  }

  @Test(arguments: [
    ("let gap = 20.0\n TEXT", CodeValue.number(20)), ("let a = 1, gap: CGFloat = 20\n TEXT", .number(20)),
    ("let gap = 20.0, a = 1\n TEXT", .number(20)), ("let gap = 20.0\n Group { let gap = 30.0\n TEXT }", .number(30)),
    ("let gap = 20.0\n Group { let gap = 30.0\n Text(gap) }\n TEXT", .number(20)),
    ("let gap = 20.0\n if isOn { TEXT }", .number(20)), ("var gap = 20.0\n TEXT", .unknown("gap may change")),
    ("var gap: CGFloat { 20 }\n TEXT", .unknown("gap may change")),
    ("let gap = b.gap\n TEXT", .unknown("b.gap isn't a constant in the source")),
    (
      "#if DEBUG\n let gap = 20.0\n #else\n let gap = 30.0\n #endif\n TEXT",
      .unknown("gap is declared in a branch of #if")
    ),
    ("#if os(macOS)\n let gap = 20.0\n #endif\n TEXT", .unknown("gap is declared in a branch of #if")),
    ("repeat { a() } while b; let gap = 20.0\n TEXT", .number(20)),
    ("repeat { a() } while b\n let gap = 20.0\n TEXT", .number(20)),
    ("switch a { case .b:\n let gap = 20.0\n TEXT\n default: Text(a) }", .number(20)),
    ("if isOn { let gap = 20.0\n TEXT }", .number(20)), ("ForEach(gap) { gap in let gap = 20.0\n TEXT }", .number(20)),
    ("if let b, case .c = b { let gap = 20.0\n TEXT }", .number(20)),
  ])
  func theNearestConstantDecides(_ body: String, _ expected: CodeValue) throws {
    let members = "var body: some View {\n \(body.replacing("TEXT", with: Self.text))\n}"
    #expect(try gap(members) == expected)
  }

  @Test func membersOfALocalNameAreUnknown() throws {
    let members = """
      enum Spacing { static let gap: CGFloat = 4 }
      func row(Spacing: Layout) -> some View { Text(t).frame(height: Spacing.gap) }
      """
    #expect(try gap(members) == .unknown("Spacing.gap is set at run time"))
  }
}
