import Audit
import Testing

/// The controls that a UIKit view hides as one accessibility element, however they are added.
@Suite struct ElementSubviewTests {
  @Test(
    "Controls that nothing reaches",
    arguments: [
      (
        "",
        "lazy var box: UIView = { let v = UIView(); v.addSubview(edit); v.addSubview(share); v.isAccessibilityElement = true; return v }()",
        ""
      ),
      ("stack?.addArrangedSubview(edit)\nstack?.addArrangedSubview(share)\nisAccessibilityElement = true", "", ""),
      ("makeStack().addSubview(edit)\nmakeStack().addSubview(share)\nisAccessibilityElement = true", "", ""),
      (
        "let add = addSubview\nadd(edit)\nshow(UIStackView(arrangedSubviews: [edit, share]))\nisAccessibilityElement = true",
        "", ""
      ),
      (
        "addSubview(edit)\ncontentView.addSubview(share)\nisAccessibilityElement = true\nif let edit { }\nif let share { }",
        "", ""
      ),
      (
        "addSubview(edit)\naddSubview(more)\nisAccessibilityElement = true",
        "let more = { return UIView() }\n@IBOutlet var x = UIButton()\n@IBOutlet weak var out: UIButton!", ""
      ),
      ("addSubview(edit)\nisAccessibilityElement = true", "@IBOutlet weak var out: UIButton!", "UIView"),
    ])
  func hidden(_ body: String, _ members: String, _ base: String) throws {
    #expect(try Self.outcomes("nested-accessibility-element", body, members: members, other: base) == [.failed])
  }

  @Test(
    "Views of others, and views that are no controls",
    arguments: [
      ("addSubview(edit)\ncontentView.addSubview(share)\npage.stack.isAccessibilityElement = true", ""),
      ("makeStack().addSubview(edit)\nmakeStack().addSubview(share)\nbox.isAccessibilityElement = true", ""),
      (
        "addSubview(title)\naddSubview(more)\nisAccessibilityElement = true",
        "let more = { let v = UIView(); let w = UIButton(); return v }()\nlet other = { make() }()"
      ),
    ])
  func reachable(_ body: String, _ members: String) throws {
    #expect(try Self.outcomes("nested-accessibility-element", body, members: members) == [])
  }

  private static func outcomes(
    _ rule: String, _ body: String, members: String = "", other base: String = ""
  ) throws -> [Outcome] {
    let row = """
      import UIKit
      final class Row: \(base.isEmpty ? "UITableViewCell" : base) {
        let edit = UIButton()
        let share = { let button = RoundButton(); return button }()
        let title = UILabel()
        \(members)
        func setUp() {
          \(body)
        }
      }
      final class RoundButton: UIButton {}
      """
    return try AuditedCode.findings(rule, in: ["View.swift": row]).map(\.outcome)
  }
}
