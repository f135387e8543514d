import DesignTokens
import SourceText
import SwiftSource
import Testing

@testable import ViewCode

/// The code of a view with a body.
func chains(_ body: String, members: String = "") -> [CodeChain] {
  let text = "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
  let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  return ViewCode([outline], tokens: TokenSet()).chains
}

/// What takes touches, by the order of modifiers and by nesting, as SwiftUI lays views out.
@Suite struct CodeTargetTests {
  private func side(
    _ body: String, _ side: KeyPath<CodeSize, CodeViewSize> & Sendable = \.height, members: String = ""
  ) throws -> CodeTarget.Side {
    let chain = try #require(chains(body, members: members).first { $0.control != nil })
    return try #require(chain.target).side(side, minimum: 44)
  }

  @Test(
    "The height of what takes touches",
    arguments: [
      // Of a button its label counts, whatever is around the button.
      ("Button(action: a) { Image(x).frame(height: 20) }", .small(20)),
      ("Button(action: a) { Image(x).frame(height: 20) }.frame(height: 44)", .small(20)),
      ("Button(action: a) { Image(x).frame(height: 20) }.frame(height: 44).contentShape(Rectangle())", .small(20)),
      ("Button(action: a) { Image(x).frame(height: 44) }.frame(height: 20)", .enough(44)),
      ("Button { a() } label: { Image(x).frame(height: 20).padding(.vertical, 12) }", .enough(44)),
      ("Button { a() } label: { Image(x).frame(height: 20).padding(12) }", .enough(44)),
      ("Button { a() } label: { Image(x).frame(height: 20).padding([.top, .leading], 12) }", .small(32)),
      ("Button { a() } label: { Image(x).frame(height: 20).padding() }", .enough(52)),
      (
        "Button { a() } label: { Image(x).frame(height: 20).padding(EdgeInsets(top: 4, leading: 0, bottom: 6, trailing: 0)) }",
        .small(30)
      ),
      ("Button { a() } label: { Image(x).frame(height: 20).frame(minHeight: 44) }", .enough(44)),
      ("Button(\"OK\") { a() }.frame(height: 30)", .small(30)),
      ("Button(\"OK\") { a() }.frame(height: 30).frame(height: 60)", .small(30)),
      ("Button(\"OK\") { a() }", .free),
      ("Button(\"OK\") { a() }.frame(maxHeight: .infinity)", .free),
      ("Button { a() } label: { Color.red }.frame(height: 50)", .enough(50)),
      ("Button { a() } label: { Text(x).frame(maxHeight: .infinity) }.frame(height: 50)", .enough(50)),
      ("Button { a() } label: { Text(x).frame(maxHeight: 40) }", .small(40)),
      ("Button { a() } label: { Text(x).frame(minHeight: 30, maxHeight: 36) }", .small(36)),
      ("Button { a() } label: { Text(x).frame(minHeight: nil) }", .free),
      // A gesture counts what is before it, or the last content shape.
      ("x.frame(height: 32).contentShape(Rectangle()).frame(minHeight: 44).onTapGesture { }", .small(32)),
      ("x.frame(height: 32).frame(minHeight: 44).contentShape(Rectangle()).onTapGesture { }", .enough(44)),
      ("x.frame(height: 32).contentShape(.hoverEffect, Rectangle()).frame(height: 44).onTapGesture { }", .enough(44)),
      ("x.frame(height: 32).contentShape(.interaction, Rectangle()).frame(height: 44).onTapGesture { }", .small(32)),
      ("x.frame(height: 32).contentShape(Circle()).frame(height: 44).background(.red).onTapGesture { }", .enough(44)),
      ("x.frame(height: 32).contentShape(Circle()).frame(height: 44).background(.clear).onTapGesture { }", .small(32)),
      ("x.frame(height: 24).contentShape(Rectangle().inset(by: -10)).onTapGesture { }", .enough(44)),
      ("x.frame(height: 24).contentShape(Rectangle().inset(by: -9)).onTapGesture { }", .small(42)),
      ("x.frame(height: 24).onTapGesture { }.frame(height: 44)", .small(24)),
      ("x.frame(height: 24).gesture(TapGesture().onEnded { })", .small(24)),
      ("x.frame(height: 24).onLongPressGesture { }", .small(24)),
      ("Circle().onTapGesture { }.frame(height: 24)", .small(24)),
      ("Circle().onTapGesture { }.frame(height: 48)", .enough(48)),
      // Stacks.
      (
        "Button { a() } label: { VStack(spacing: 4) { Image(x).frame(height: 16); Image(y).frame(height: 16) } }",
        .small(36)
      ),
      (
        "Button { a() } label: { VStack(spacing: 12) { Image(x).frame(height: 16); Image(y).frame(height: 16) } }",
        .enough(44)
      ),
      ("Button { a() } label: { HStack { Image(x).frame(height: 16); Text(y) } }", .free),
      ("Button { a() } label: { ZStack { Circle().frame(height: 36); Image(x) } }", .small(36)),
      ("Button { a() } label: { ZStack { Circle().frame(height: 36); icon } }", .free),
      ("Button { a() } label: { if b { Image(x).frame(height: 20) } else { Image(y).frame(height: 44) } }", .small(20)),
      // Controls of the platform.
      ("Toggle(isOn: $a) { }.frame(height: 20)", .small(20)), ("Slider(value: $a).frame(height: 60)", .enough(60)),
      ("ElevateButton(a).frame(height: 20)", .small(20)),
    ] as [(String, CodeTarget.Side)])
  func heights(_ body: String, _ expected: CodeTarget.Side) throws { #expect(try side(body) == expected) }

  @Test func widthsAddUpAlongARow() throws {
    let label = "Button { a() } label: { HStack(spacing: 4) { Image(x).frame(width: 16); Image(y).frame(width: 16) } }"
    #expect(try side(label, \.width) == .small(36))
    #expect(try side("Button { a() } label: { x.frame(width: 20).padding(.horizontal, 4) }", \.width) == .small(28))
  }

  @Test(
    "What nobody can tell is said",
    arguments: [
      "Button { a() } label: { Text(x).frame(height: config.height) }",
      "Button { a() } label: { Text(x).frame(height: 20).padding(config.padding) }",
      "Button { a() } label: { Text(x).frame(minHeight: 30) }", "Button(\"OK\") { a() }.frame(height: 44)",
      "Button { a() } label: { Text(x).frame(height: 20) }.buttonStyle(.bordered)",
      "VStack { Button { a() } label: { Text(x).frame(height: 20) } }.buttonStyle(OwnStyle())",
      "x.onTapGesture { }.frame(height: 44)", "x.contentShape(Path(rect)).frame(height: 44).onTapGesture { }",
    ])
  func open(_ body: String) throws {
    guard case .open(let reason) = try side(body) else {
      Issue.record("\(try side(body))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func aPlainStyleLeavesTheLabelAsItIs() throws {
    let button = "Button { a() } label: { Text(x).frame(height: 20) }"
    #expect(try side(button + ".buttonStyle(.plain)") == .small(20))
    #expect(try side(button + ".buttonStyle(PlainButtonStyle())") == .small(20))
    #expect(try side("VStack { \(button).buttonStyle(.plain) }.buttonStyle(.bordered)") == .small(20))
  }

  @Test func valuesAreFollowed() throws {
    #expect(try side("x.frame(height: h).onTapGesture { }", members: "let h: CGFloat = max(44, 32)") == .enough(44))
    #expect(try side("x.frame(height: b ? 32 : 48).onTapGesture { }") == .small(32))
    #expect(try side("x.frame(height: h).onTapGesture { }", members: "@ScaledMetric var h = 40.0") == .small(40))
  }

  @Test func theLabelOfAButtonStyleIsATarget() throws {
    func style(_ name: String) throws -> CodeControl? {
      let text =
        "struct S: \(name) { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
      let outline = SwiftOutline(SourceFile(path: "S.swift", bytes: Array(text.utf8)))
      return try #require(ViewCode([outline], tokens: TokenSet()).chains.first).control
    }
    #expect(try style("ButtonStyle") == .styledLabel && style("LabelStyle") == nil)
  }

  @Test(
    "What the system lays out",
    arguments: [
      ("List { ForEach(a) { Button(b) { c() } } }", true), ("List { Button(b) { c() }.buttonStyle(.plain) }", false),
      ("List { HStack { Button(b) { c() } } }", false), ("VStack { Button(b) { c() } }", false),
      ("x.toolbar { Button(b) { c() } }", true), ("ToolbarItem { HStack { Button(b) { c() } } }", true),
      ("Menu { Button(b) { c() } } label: { x }", true), ("x.sheet { Button(b) { c() } }", false),
    ] as [(String, Bool)])
  func places(_ body: String, _ expected: Bool) throws {
    let button = try #require(chains(body).first { $0.viewName == "Button" })
    #expect(button.isLaidOutBySystem == expected)
  }
}
