import SourceText
import Testing

@testable import SwiftSource

/// What a chain starts from, what is called on it, and what it stands in.
@Suite struct ChainTests {
  private func chains(_ body: String) -> [SwiftChain] { outline(body).chains().chains }

  private func outline(_ body: String) -> SwiftOutline {
    let text = "struct A: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    return SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  }

  /// A chain as `base modifier modifier`, with its depth before it.
  private func sketch(_ body: String) -> [String] {
    let all = chains(body)
    return all.map { chain in
      var depth = ""
      var parent = chain.parent
      while let next = parent {
        depth += "-"
        parent = all[next].parent
      }
      let base =
        (chain.isImplicit ? "." : "") + chain.path.joined(separator: ".") + (chain.arguments == nil ? "" : "()")
      return depth
        + ([base] + chain.modifiers.map { $0.name + ($0.arguments == nil ? "?" : "") }).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("Color.white", ["Color.white"]),
    ("Color.white.opacity(0.5)", ["Color.white opacity", "-"]),
    ("Color(white: 0.5)", ["Color()", "-"]),
    ("Font.system(size: 12).bold()", ["Font.system() bold", "-"]),
    ("Font.body.bold()", ["Font.body bold"]),
    ("content.background(.white)", ["content background", "-.white"]),
    ("self.frame(height: height)", ["self frame", "-height"]),
    ("self.content.frame().padding()", ["self.content frame padding"]),
    ("Tokens.colors(for: .primary).text", ["Tokens.colors() text?", "-.primary"]),
    ("A.B.C.d", ["A.B.C.d"]),
    ("colors[0].opacity(x)", ["colors opacity", "-x"]),
    ("#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)", ["#colorLiteral()", "-", "-", "-", "-"]),
  ])
  func startsAndModifiers(_ body: String, _ expected: [String]) { #expect(sketch(body) == expected) }

  @Test func closuresAndArgumentsHoldChains() {
    #expect(
      sketch(
        """
        HStack(spacing: 4) {
          if isOn, let title { Text(title).font(.body) } else { Image("a") }
          ForEach(items, id: \\.self) { item in Row(item) }
          Button { act() } label: { Text("x") }
        }
        .background(isOn ? Color.red : .blue)
        """) == [
          "HStack() background", "-", "-isOn", "-Text() font", "--title", "--.body", "-Image()", "--",
          "-ForEach()", "--items", "--Row()", "---item", "-Button()", "--act()", "--Text()", "---", "-isOn",
          "-Color.red", "-.blue",
        ])
  }

  @Test func rolesSayWhereAChainStands() throws {
    let (all, ends, _, _) = outline("Button(action: act) { Text(\"x\") }.overlay(alignment: .top) { Dot() }").chains()
    #expect(all.map(\.name) == ["Button", "act", "Text", "", "top", "Dot"])
    #expect(all[1].role == .init(kind: .argument, modifier: nil, label: "action"))
    #expect(all[2].role == .init(kind: .closure, modifier: nil, label: nil))
    #expect(all[4].role == .init(kind: .argument, modifier: 0, label: "alignment"))
    #expect(all[5].role == .init(kind: .closure, modifier: 0, label: nil))
    #expect(ends[0] == 6 && ends[2] == 4)
  }

  @Test func patternsTypesAndAttributesHoldNone() {
    #expect(
      sketch(
        """
        switch scheme {
        case .dark: Color.black
        default: EmptyView()
        }
        let tint: Color = .red
        @State var other = Blue.x as Color
        """) == ["scheme", "Color.black", "EmptyView()", ".red", "Blue.x"])
  }

  @Test func aConditionTakesNoTrailingClosure() {
    #expect(
      sketch("if isOn { Text(a) }\nfor item in items { Row(item) }") == [
        "isOn", "Text()", "-a", "items", "Row()", "-item",
      ])
  }

  @Test func whatIsNotUnderstoodHidesNothing() {
    #expect(sketch("x = \\Foo.bar ~> %% Color.red\nText(\"a\").frame(height: @@)").contains("Color.red"))
    #expect(sketch("let a = { (b: Int) -> Color in Color.red }").contains("Color.red"))
  }

  @Test func defaultsOfParametersAreChains() {
    let text =
      "struct A {\n  init(tint: Color = .red, size: CGFloat = Spacing.a) { self.tint = tint }\n  let c = Color.blue\n}"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    #expect(
      outline.chains().chains.map(\.path) == [
        ["red"], ["Spacing", "a"], ["self", "tint"], ["tint"], ["Color", "blue"],
      ])
  }

  @Test func bindingsAreThoseOfBodies() {
    let text = "func f() {\n  let height: CGFloat = 4 * 5\n  var other = 2\n  if let height { }\n}"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let bindings = outline.chains().bindings
    #expect(bindings.map(\.name) == ["height", "other", "height"])
    #expect(bindings.map(\.isConstant) == [true, false, true])
    #expect(bindings[0].value.flatMap { outline.expression(in: $0).constant()?.value } == 20)
    #expect(bindings[2].value == nil)
  }

  /// Closures in closures cost no more than their tokens; parentheses in parentheses are bounded.
  @Test(arguments: ["V { ", "f(", "[", "a.b(c: { "])
  func deepNestingEnds(_ opening: String) {
    let closing = opening.reversed().compactMap { ["{": "}", "(": ")", "[": "]"][$0] }.joined()
    let body = String(repeating: opening, count: 5_000) + "x" + String(repeating: closing, count: 5_000)
    #expect(chains(body).count <= 5_001)
  }
}
