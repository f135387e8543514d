import Audit
import AuditSession
import TestSupport
import Testing

/// UIKit views that are one accessibility element, and the controls that they hide.
@Suite struct ElementGroupTests {
  private func outcomes(
    _ body: String, members: String = "", base: String = "UITableViewCell", other: String = ""
  ) throws -> [Outcome] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "code": ["*.swift"] }"#,
      "Other.swift": "import UIKit\n" + other,
      "View.swift": """
      import UIKit
      final class Row: \(base) {
        let edit = UIButton()
        let share: UIButton = {
          let button = RoundButton()
          return button
        }()
        private lazy var toggle = UISwitch()
        let title = UILabel()
        \(members)
        func setUp() {
          \(body)
        }
      }
      final class RoundButton: UIButton {}
      """,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "nested-accessibility-element" }.map(\.outcome)
  }

  private static let two = "addSubview(edit)\ncontentView.addSubview(share)\n"

  @Test(
    "Controls that nothing reaches",
    arguments: [
      two + "isAccessibilityElement = true", two + "self.isAccessibilityElement = true",
      two + "contentView.isAccessibilityElement = true",
      "isAccessibilityElement = true\ncontentView.addSubview(toggle)",
      "isAccessibilityElement = true\nself.addSubview(self.edit)\nstack.addArrangedSubview(share)",
      "let stack = UIStackView(arrangedSubviews: [title, edit, share])\nisAccessibilityElement = true",
      "let box = UIView()\nbox.addSubview(edit)\nbox.addSubview(share)\nbox.isAccessibilityElement = true",
      "stack.addArrangedSubview(edit)\nstack.addArrangedSubview(share)\nbox.addSubview(stack)\nbox.isAccessibilityElement = true",
      "isAccessibilityElement = true\naddSubviews([edit, share])",
    ])
  func unreachable(_ body: String) throws { #expect(try outcomes(body) == [.failed]) }

  @Test(
    "Elements without hidden controls, and those that aren't sure",
    arguments: [
      two, two + "title.isAccessibilityElement = true", two + "isAccessibilityElement = false",
      two + "isAccessibilityElement = isGrouped",
      two + "isAccessibilityElement = true\nisAccessibilityElement = false",
      two + "isAccessibilityElement = true\nedit.isEnabled = false\nshare.isHidden = true",
      "isAccessibilityElement = true\naddSubview(title)", "isAccessibilityElement = true\nsuperview.addSubview(toggle)",
      "isAccessibilityElement = true\naccessibilityTraits = .button\naddSubview(edit)",
      "box.addSubview(edit)\nother.addSubview(share)\nbox.isAccessibilityElement = true",
      two + "let view = UIView().then { $0.isAccessibilityElement = true }",
    ])
  func reachable(_ body: String) throws { #expect(try outcomes(body).isEmpty) }

  @Test func actionsOfTheTypeAndAround() throws {
    let body = Self.two + "isAccessibilityElement = true"
    let activation = "func accessibilityActivate() -> Bool { true }"
    #expect(try outcomes(body, base: "Base", other: "class Base: UITableViewCell { override \(activation) }").isEmpty)
    #expect(try outcomes(body, other: "extension Row { override \(activation) }").isEmpty)
    #expect(try outcomes(body, other: "extension Line { override \(activation) }") == [.failed])
    let table = "func cell(_ row: Row) { row.accessibilityCustomActions = actions }"
    #expect(try outcomes(body, other: table).isEmpty)
    #expect(try outcomes(body, base: "Base", other: "class Base: UITableViewCell { }") == [.failed])
    // Classes of controls and unknown classes take their own touches.
    #expect(try outcomes(body, base: "UIControl").isEmpty)
    #expect(try outcomes(body, base: "ThirdPartyCell").isEmpty)
  }

  @Test func oneControlInAView() throws {
    let body = "isAccessibilityElement = true\naddSubview(edit)"
    #expect(try outcomes(body, base: "UIView").isEmpty)
    #expect(try outcomes(body) == [.failed])
    #expect(try outcomes(body + "\naddSubview(share)", base: "UIView") == [.failed])
  }
}
