import Audit
import SwiftSource

/// A rule that requires controls to be reachable although a UIKit view around them is one accessibility element.
public struct NestedAccessibilityElement: Rule {
  public static let descriptor = RuleDescriptor(
    id: "nested-accessibility-element",
    title: "UIKit accessibility elements must not contain controls",
    description: """
      Checks isAccessibilityElement = true of a UIKit view, table cell, or collection cell, with controls that the same type adds to it or connects as \
      outlets. Passes if the type, an extension of it, or a superclass has custom actions, accessibilityActivate, or accessibilityElements.
      """,
    rationale:
      "Everything inside an accessibility element is unreachable with VoiceOver, Voice Control, and Switch Control.",
    knownLimits: [
      "Skips one control in a view that isn't a cell, and one button in a cell with the button trait, because a double tap may reach it.",
      "Skips controls that code hides, disables, or removes from assistive technologies, and types for which other files set custom actions.",
      "Doesn't check controls that other types, storyboards without outlets, or helpers add, or elements set under a condition.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning, since: .version02,
    passing: [
      cell(
        "Custom actions",
        "isAccessibilityElement = true; contentView.addSubview(edit); contentView.addSubview(share)",
        members: "override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { actions } set { } }"),
      cell(
        "An activation",
        "isAccessibilityElement = true; contentView.addSubview(edit); contentView.addSubview(share)",
        members: "override func accessibilityActivate() -> Bool { open(); return true }"),
    ],
    inapplicable: [
      cell("No control", "isAccessibilityElement = true; contentView.addSubview(title)"),
      cell(
        "One button with its role", "isAccessibilityElement = true; accessibilityTraits = .button; addSubview(edit)"),
      cell("A condition", "isAccessibilityElement = !isEditing; contentView.addSubview(edit); addSubview(share)"),
      cell(
        "A label as an element", "title.isAccessibilityElement = true; addSubview(edit); addSubview(share)"),
      cell(
        "Controls that are hidden on purpose",
        """
        isAccessibilityElement = true
        addSubview(edit); addSubview(share)
        edit.isAccessibilityElement = false; share.isAccessibilityElement = false
        """),
    ],
    failing: [
      cell("Two buttons in a cell", "/*!*/isAccessibilityElement = true; addSubview(edit); addSubview(share)"),
      cell("A switch in a cell", "/*!*/self.isAccessibilityElement = true; contentView.addSubview(toggle)"),
      cell(
        "Controls in a stack",
        """
        let stack = UIStackView(arrangedSubviews: [edit, share])
        addSubview(stack)
        /*!*/stack.isAccessibilityElement = true
        """),
      cell(
        "Outlets", "/*!*/isAccessibilityElement = true",
        members: "@IBOutlet private weak var like: UIButton!\n@IBOutlet private weak var more: UIButton!"),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The element offers actions.
    case hasAction
    /// Nothing offers the actions of the controls.
    case unreachable
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let group = UIKitElementGroup(subject), !group.controls.isEmpty else { return nil }
    if group.offersActions { return Judgement(.passed, .hasAction) }
    return group.mayOfferActions ? nil : Judgement(.failed, .unreachable)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    switch judgement.reason {
    case .hasAction: return Words("the element offers actions")
    case .unreachable:
      let names = UIKitElementGroup(subject)?.controls ?? []
      return Words(
        "makes \(ResultText.list(names)) unreachable for assistive technologies",
        remedy:
          "set isAccessibilityElement only on the views inside, or offer each action in accessibilityCustomActions")
    }
  }

  private static func cell(_ caption: String, _ body: String, members: String = "") -> RuleExample {
    RuleExample(
      caption,
      code: """
        final class SampleCell: UITableViewCell {
          let title = UILabel()
          let edit = UIButton(type: .system)
          let share = UIButton(type: .system)
          let toggle = UISwitch()
          \(members)
          func setUp() {
            \(body)
          }
        }
        """)
  }
}
