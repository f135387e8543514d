import Audit
import AuditSession
import TestSupport
import Testing

/// Classes of false alarms, and of missed findings, that a ninth pool of unseen code bases showed, and the true findings next to them.
@Suite struct NinthPoolClassTests {
  private func outcomes(_ rule: String, _ source: String) throws -> [Outcome] {
    let folder = try TemporaryFolder(["palpable.json": #"{ "code": ["."] }"#, "View.swift": source])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }.map(\.outcome).filter { $0 == .failed || $0 == .cantTell }
  }

  private func inBody(_ rule: String, _ body: String, _ members: String = "", after: String = "") throws -> [Outcome] {
    try outcomes(
      rule, "import SwiftUI\nstruct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(after)")
  }

  // MARK: Fonts

  @Test("The system sets the font of tab items and menus")
  func fontsOfSystem() throws {
    let text = "Text(title).font(.system(size: 10)).lineLimit(1)"
    #expect(try inBody("fixed-font", "Home().tabItem { Image(name); \(text) }").isEmpty)
    #expect(try inBody("fixed-font", "Menu(\"Sort\") { Button { sort() } label: { \(text) } }").isEmpty)
    #expect(try inBody("text-clipping", "Menu(\"Sort\") { Button { sort() } label: { Text(a).lineLimit(1) } }").isEmpty)
    #expect(try inBody("text-clipping", "Home().tabItem { Text(a).lineLimit(1) }").isEmpty)
    // The label of a menu is on the screen, and a menu of these sources is laid out by its code.
    #expect(try inBody("fixed-font", "Menu { items } label: { \(text) }") == [.failed])
    // So is the preview of a menu, and what a modifier of these sources shows.
    #expect(try inBody("fixed-font", "photo.contextMenu { items } preview: { \(text) }") == [.failed])
    let alert = "extension View { func alert<C: View>(isShown: Bool, content: () -> C) -> some View { content() } }"
    #expect(try inBody("fixed-font", "Home().alert(isShown: isShown) { \(text) }", after: alert) == [.failed])
    let menu = "struct Menu<Content: View>: View { var content: () -> Content; var body: some View { content() } }"
    #expect(try inBody("text-clipping", "Menu { Text(a).lineLimit(1) }", after: menu) == [.failed])
  }

  @Test("Functions of generated font constants make fixed fonts")
  func generatedFonts() throws {
    func outcomes(_ body: String) throws -> [Outcome] {
      try self.outcomes(
        "fixed-font",
        """
        import UIKit
        struct FontConvertible { let name: String
          func font(size: CGFloat) -> UIFont { \(body) } }
        enum FontFamily { static let bold = FontConvertible(name: "Inter-Bold") }
        final class A: UIView { func load() { label.font = FontFamily.bold.font(size: 16) } }
        """)
    }
    #expect(try outcomes("return UIFont(font: self, size: size)!").contains(.failed))
    #expect(try outcomes("UIFontMetrics.default.scaledFont(for: UIFont(font: self, size: size)!)").isEmpty)
    #expect(try outcomes("return scaled(UIFont(font: self, size: size)!)").allSatisfy { $0 != .failed })
    #expect(try outcomes("return UIFont(font: self, size: size)!.dynamic").allSatisfy { $0 != .failed })
    #expect(
      try inBody(
        "fixed-font", "Text(a).font(Inter.bold.font(size: 12))",
        after: "enum Inter: String { case bold; func font(size: CGFloat) -> Font { .custom(rawValue, size: size) } }"
      ).isEmpty)
    // Without its function, nothing is known about it.
    #expect(
      try self.outcomes(
        "fixed-font", "final class A: UIView { func load() { label.font = FontFamily.bold.font(size: 16) } }"
      ).isEmpty)
    #expect(
      try inBody(
        "fixed-font", "Text(a).font(size: 16)",
        after: "extension View { func font(size: CGFloat) -> some View { self } }"
      ).isEmpty)
  }

  // MARK: Levels

  @Test("An older ruleset keeps the level of colors that adapt")
  func adaptiveColors() throws {
    func levels(_ settings: String) throws -> [Level] {
      let folder = try TemporaryFolder([
        "palpable.json": #"{ "code": ["."], \#(settings) }"#,
        "View.swift": "struct Page: View { var body: some View { Text(a).foregroundStyle(.red) } }",
      ])
      let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
      return report.findings.filter { $0.rule == "hardcoded-color" }.map(\.level)
    }
    let rule = #""rules": { "hardcoded-color": { "level": "error" } }"#
    #expect(try levels(#""ruleset": "0.1""#) == [.warning])
    #expect(try levels(#""ruleset": "0.1", \#(rule)"#) == [.error])
    #expect(try levels(#""ruleset": "0.2", \#(rule)"#) == [.note])
    let own = #""rules": { "hardcoded-color": { "level": "error", "adaptive": "note" } }"#
    #expect(try levels(#""ruleset": "0.1", \#(own)"#) == [.note])
  }

  // MARK: Text

  @Test("Text that another view replaces at the accessibility sizes")
  func replacedText() throws {
    let size = "@Environment(\\.dynamicTypeSize) var dynamicTypeSize"
    let (line, other) = ("Text(a).lineLimit(1)", "Text(a)")
    func outcomes(_ condition: String, _ first: String, _ second: String) throws -> [Outcome] {
      try inBody("text-clipping", "VStack { if \(condition) { \(first) } else { \(second) } }", size)
    }
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize", other, line).isEmpty)
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize || isWide", other, line).isEmpty)
    #expect(try outcomes("dynamicTypeSize >= .accessibility1", other, line).isEmpty)
    #expect(try outcomes("!dynamicTypeSize.isAccessibilitySize", line, other).isEmpty)
    #expect(try outcomes("!dynamicTypeSize.isAccessibilitySize, isWide", line, other).isEmpty)
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize", "HStack { \(other) }", "HStack { \(line) }").isEmpty)
    // The line is shown at the largest sizes, or may be.
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize", line, other) == [.failed])
    #expect(try outcomes("!dynamicTypeSize.isAccessibilitySize", other, line) == [.failed])
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize && isWide", other, line) == [.failed])
    #expect(try outcomes("!dynamicTypeSize.isAccessibilitySize || isWide", line, other) == [.failed])
    #expect(try outcomes("dynamicTypeSize.isAccessibilitySize, isWide", other, line) == [.failed])
    #expect(try outcomes("isWide", other, line) == [.failed])
    for condition in [
      "dynamicTypeSize >= .accessibility3", "dynamicTypeSize > .accessibility1",
      "dynamicTypeSize.isAccessibilitySize == false",
      "shows(dynamicTypeSize.isAccessibilitySize)", "(dynamicTypeSize.isAccessibilitySize ? a : true)",
    ] {
      #expect(try outcomes(condition, other, line) == [.failed], "\(condition)")
    }
    #expect(try outcomes("dynamicTypeSize > .xxxLarge", other, line).isEmpty)
  }

  @Test("One line of a font whose size other code passes may not grow")
  func unknownSizes() throws {
    func outcomes(_ font: String, _ member: String) throws -> [Outcome] {
      try inBody("text-clipping", "HStack { Text(a).font(\(font)).lineLimit(1) }", member)
    }
    #expect(try outcomes(".system(size: size, weight: .bold)", "var size: CGFloat") == [.cantTell])
    #expect(try outcomes(".system(size: size)", "@ScaledMetric var size = 13.0") == [.failed])
    #expect(try outcomes(".system(size: size)", "let size = 13.0").isEmpty)
    #expect(try outcomes("theme.title", "var theme: Theme") == [.failed])
  }

  @Test("A height that only the other sizes have")
  func replacedHeights() throws {
    func outcomes(_ height: Int) throws -> [Outcome] {
      let body = "VStack { if size.isAccessibilitySize { Text(a) } else { Text(a).frame(height: \(height)) } }"
      return try inBody("text-clipping", body, "@Environment(\\.dynamicTypeSize) var size")
    }
    // A line of body needs about 28 pt at xxxLarge, and 63 pt at accessibility5.
    #expect(try outcomes(40).isEmpty)
    #expect(try outcomes(20) == [.failed])
  }

  // MARK: Taps

  @Test("A modifier that adds a role on a condition")
  func conditionalRoles() throws {
    let rule = "tap-gesture-on-view"
    let tap = "Card().onTapGesture { open() }"
    #expect(
      try inBody(rule, "\(tap).ifApply(isOpen) { $0.accessibilityAction(named: title) { open() } }") == [.cantTell])
    #expect(try inBody(rule, "\(tap).if(isOpen) { view in view.accessibilityAddTraits(.isButton) }") == [.cantTell])
    #expect(try inBody(rule, "\(tap).if(isOpen) { view in view.padding(4) }") == [.failed])
    #expect(try inBody(rule, "\(tap).sheet { content.accessibilityAddTraits(.isButton) }") == [.failed])
    #expect(try inBody(rule, "\(tap).overlay { Badge().accessibilityAddTraits(.isButton) }") == [.failed])
  }

  // MARK: Names

  @Test("A style that can't be read may name a button")
  func styledButtons() throws {
    func outcomes(
      _ call: String, _ others: String = "", creation: String = "UIButton()"
    ) throws -> [Outcome] {
      try self.outcomes(
        "empty-control-label",
        """
        import UIKit
        final class A: UIView { func load() {
          let button = \(creation)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          \(call)
          addSubview(button)
        } }
        \(others)
        """)
    }
    #expect(try outcomes("", creation: "UIButton(label: text, height: 40)").isEmpty)
    #expect(try outcomes("", creation: "UIButton(frame: .zero)") == [.failed])
    #expect(try outcomes("", creation: "UIButton(type: .custom)") == [.failed])
    #expect(try outcomes("button.customize(theme.button)").isEmpty)
    #expect(
      try outcomes("button.customize(theme.button)", "extension UIButton { func customize(_ a: None) {} }").isEmpty)
    #expect(
      try outcomes(
        "button.customize(theme.button)",
        "class Row: UIView { func customize(_ a: Theme) { backgroundColor = a.color } }"
      ).isEmpty)
    #expect(
      try outcomes(
        "button.customize(theme.button)", "extension UIView { func customize(_ a: Theme) { alpha = a.alpha } }"
      ) == [.failed])
    #expect(try outcomes("button.setContentHuggingPriority(.required, for: .vertical)") == [.failed])
    #expect(try outcomes("button.addConstraint(width)") == [.failed])
    #expect(try outcomes("button.edgesToSuperview(insets: .zero)") == [.failed])
    #expect(try outcomes("button.anchor(top: topAnchor, left: leftAnchor)") == [.failed])
    #expect(try outcomes("observation = button.observe(key) { _, _ in }") == [.failed])
    func made(_ body: String) -> String { "extension UIButton { convenience init(radius: CGFloat) { \(body) } }" }
    #expect(
      try outcomes("", made("self.init(type: .custom); alpha = radius"), creation: "UIButton(radius: 8)") == [.failed])
    #expect(
      try outcomes("", made("self.init(type: .custom); setTitle(text, for: .normal)"), creation: "UIButton(radius: 8)")
        .isEmpty)
    #expect(try outcomes("button.autoPinEdge(toSuperviewEdge: .top)") == [.failed])
  }

  // MARK: Names of controls

  @Test("A closure that is told about changes of a slider is no label")
  func closuresOfSliders() throws {
    func slider(_ closure: String) throws -> [Outcome] {
      try inBody("empty-control-label", "VStack { Slider(value: $volume, in: 0...1) \(closure) }")
    }
    #expect(try slider("{ editing in isEditing = editing }") == [.failed])
    #expect(try slider("{ isEditing = $0 }") == [.failed])
    #expect(try slider("{ _ in save() }") == [.failed])
    #expect(try slider("{ Text(\"Volume\") }").isEmpty)
    #expect(try slider("{ Text(names.map { $0.text }.joined()) }").isEmpty)
    #expect(try slider("{ [names] in Text(names[0]) }").isEmpty)
    #expect(try slider("{ Text(\"Volume\") } onEditingChanged: { _ in save() }").isEmpty)
  }
}
