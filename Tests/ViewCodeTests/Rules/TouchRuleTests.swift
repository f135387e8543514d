import Audit
import AuditSession
import TestSupport
import Testing

/// Findings of the rules about touch that examples do not show: other files, other words, other levels.
@Suite struct TouchRuleTests {
  private func findings(_ rule: String, _ body: String, other: String = "", rules: String = "") throws -> [Finding] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"], "rules": { \#(rules) } }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##, "Other.swift": other,
      "View.swift": "struct A: View {\nvar body: some View {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }
  }

  @Test func theMeasuredSideIsTheSmallest() throws {
    let other = "enum ButtonComponentTokens { static let height_s: CGFloat = 32 }"
    let body = "Button(action: a) { Image(b).frame(width: 40, height: ButtonComponentTokens.height_s) }"
    let finding = try #require(try findings("small-target", body, other: other).first)
    #expect(
      finding.measured == 32 && finding.required == 44 && finding.unit == .points)
    #expect(finding.message == "touch target is only 40 pt wide and 32 pt high; requires 44 pt")
    #expect(finding.level == .warning && finding.location?.line == 3)
  }

  @Test func theMinimumIsAnOption() throws {
    let body = "Button(action: a) { Image(b).frame(width: 40, height: 40) }"
    #expect(try findings("small-target", body, rules: #""small-target": { "minimum": 40 }"#).isEmpty)
    #expect(try findings("small-target", body, rules: #""small-target": { "minimum": 40.5 }"#).count == 1)
    let stack = "HStack(spacing: 4) { Button(a) { }; Button(b) { } }"
    #expect(try findings("tight-spacing", stack, rules: #""tight-spacing": { "minimum": 4 }"#).isEmpty)
    #expect(try findings("tight-spacing", stack).first?.measured == 4)
  }

  @Test(
    "Frames that concern nobody's finger",
    arguments: [
      "Button(action: a) { Text(b).frame(maxWidth: .infinity) }", "Text(a).frame(height: 20)",
      "Image(a).frame(height: 20).onTapGesture { open() }.allowsHitTesting(false)", "Button(a) { }.padding(2)",
      "NavigationLink(destination: a) { b }.frame(width: 0, height: 0).hidden()",
      "Button(a) { }.frame(height: 1).opacity(0)",
      "button.frame.onTapGesture { open() }", "x.frame(height: 20).gesture(DragGesture())",
    ])
  func nothingToSay(_ body: String) throws { #expect(try findings("small-target", body).isEmpty) }

  @Test func whatCannotBeToldCounts() throws {
    let finding = try #require(
      try findings("small-target", "Button(action: a) { Text(b).frame(height: sizeConfig.height) }").first)
    #expect(finding.outcome == .cantTell && finding.cause == "sizeConfig.height isn't a constant in the source")
    let settled = "Button(action: a) { Text(b).frame(height: sizeConfig.height).frame(minHeight: 44) }"
    #expect(try findings("small-target", settled).isEmpty)
  }

  @Test func theReplacementIsNamed() throws {
    let body = "Card().onTapGesture { open() }"
    let plain = try #require(try findings("tap-gesture-on-view", body).first?.remedy)
    #expect(plain == "use a Button, or add .accessibilityAddTraits(.isButton)")
    let rules = #""tap-gesture-on-view": { "replacement": "scrollFriendlyTap" }"#
    let named = try #require(try findings("tap-gesture-on-view", body, rules: rules).first?.remedy)
    #expect(named == "use a Button or .scrollFriendlyTap, or add .accessibilityAddTraits(.isButton)")
    #expect(throws: (any Error).self) {
      try findings("tap-gesture-on-view", body, rules: #""tap-gesture-on-view": { "replacement": "a<b>" }"#)
    }
  }

  @Test(
    "Taps that are told, or no business of the rule",
    arguments: [
      "Card().onTapGesture { open() }.accessibility(addTraits: .isButton)",
      "Card().accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton).onTapGesture { open() }",
      "Card().onTapGesture { open() }.accessibilityRepresentation { Button(a) { } }",
      "Card().scrollFriendlyTap { }.accessibilityAddTraits(.isButton)",
      "Button(action: a) { Text(b).onTapGesture { open() } }", "TextField(a, text: $b).onTapGesture { open() }",
      "Card().gesture(DragGesture())", "VStack { Card().onTapGesture { open() } }.accessibilityHidden(true)",
    ])
  func toldTaps(_ body: String) throws { #expect(try findings("tap-gesture-on-view", body).isEmpty) }

  @Test func aGroupThatContainsIsNoElement() throws {
    let body =
      "VStack { Card().onTapGesture { open() } }.accessibilityElement(children: .contain).accessibilityAddTraits(.isButton)"
    #expect(try findings("tap-gesture-on-view", body).count == 1)
  }

  @Test func symbolsAreWarningsAndOtherImagesErrors() throws {
    let rule = "unlabelled-image-button"
    #expect(try findings(rule, "Button(action: a) { Image(systemName: \"xmark\") }").first?.level == .warning)
    #expect(try findings(rule, "Button(action: a) { Image(\"close\") }").first?.level == .error)
    #expect(
      try findings(rule, "Button(action: a) { Image(systemName: \"x\"); Image(\"close\") }").first?.level == .error)
  }

  @Test(
    "Controls that have a name, or of which nobody can tell",
    arguments: [
      "Button(action: a) { Image(b) }.accessibility(label: Text(c))", "Button(action: a) { icon }",
      "HStack { Button(action: a) { Image(b) }; Text(c) }.accessibilityElement(children: .combine)",
      "Button(action: a) { Image(b).onTapGesture { open() }; Text(c) }",
      "HStack { Image(a); Text(b) }.onTapGesture { open() }",
      "Menu { Image(a) } label: { Text(b) }", "Button { Image(a) }",
    ])
  func namedControls(_ body: String) throws { #expect(try findings("unlabelled-image-button", body).isEmpty) }

  @Test func iconsAreOffUnlessAsked() throws {
    let body = "HStack { Image(systemName: a).font(.system(size: 24)); Text(b) }"
    #expect(try findings("large-icon", body).isEmpty)
    #expect(try findings("large-icon", body, rules: #""large-icon": "warning""#).first?.measured == 24)
  }
}
