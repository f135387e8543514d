import Audit
import Testing

@Suite("UIKit controls that take a value") struct UIKitFieldTests {
  private func found(_ body: String, members: String = "", other: String = "") throws -> [Outcome] {
    try AuditedCode.inMethod("empty-control-label", body, members: members, other: other)
  }

  @Test("Without a name") func nameless() throws {
    for name in ["UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper"] {
      #expect(try found("let field = \(name)()\nfield.delegate = self\naddSubview(field)") == [.failed], "\(name)")
    }
    #expect(
      try found("addSubview(field)", members: "private let field: UITextField = .init(frame: .zero)") == [.failed])
    #expect(
      try found(
        "", members: "let field: UITextView = { let view = UITextView(); view.textColor = .label; return view }()") == [
          .failed
        ])
    #expect(try found("field.placeholder = \"\"", members: "let field = UITextField()") == [.failed])
  }

  @Test("With a name") func named() throws {
    let field = "let field = UITextField()"
    for name in ["placeholder", "accessibilityLabel", "accessibilityLabelledBy", "attributedPlaceholder"] {
      #expect(try found("field.\(name) = title", members: field) == [], "\(name)")
    }
    #expect(try found("", members: "let field = UITextField().then { $0.placeholder = \"Name\" }") == [])
    #expect(
      try found("name(field)", members: field, other: "func name(_ view: UIView) { view.accessibilityLabel = text }")
        == [])
    #expect(try found("", members: field, other: "func f(_ card: Card) { card.field.placeholder = text }") == [])
    #expect(try found("field.setStyle(.name)", members: field) == [])
    #expect(
      try found(
        "", members: "let field = Field()",
        other: "final class Field: UITextField { override var placeholder: String? { didSet { } } }") == [])
  }

  @Test("Initializers and structures that aren't UIKit's") func initializers() throws {
    let own = "extension UITextField { convenience init(prompt: String) { self.init(); placeholder = prompt } }"
    #expect(try found("addSubview(UITextField(prompt: text))", other: own) == [])
    let classes = "class TextField: UITextField {}\nenum Form { struct TextField {}\nlet name: TextField = .init() }"
    #expect(try found("", other: classes) == [])
    // A property that isn't called can't be followed.
    #expect(try found("addSubview(field)", members: "lazy var field = UITextField().withoutMask") == [])
  }

  @Test("Without a value that people change") func off() throws {
    let view = "let field = UITextView()"
    #expect(try found("field.isEditable = false", members: view) == [])
    #expect(try found("field.isUserInteractionEnabled = false", members: view) == [])
    #expect(try found("field.isScrollEnabled = false", members: view) == [])
    #expect(try found("field.isAccessibilityElement = false", members: view) == [])
    #expect(try found("cell.accessoryView = toggle", members: "let toggle = UISwitch()") == [])
    #expect(
      try found(
        "addSubview(field)", members: "let field = Note()",
        other: "class Note: UITextView { func f() { isEditable = false } }") == [])
    #expect(
      try found("fix(field)", members: view, other: "func fix(_ view: UITextView) { view.isEditable = false }") == [])
    // A measure, and a field that only opens the keyboard.
    #expect(try found("let text = UITextView()\ntext.text = value\nheight = text.contentSize.height") == [])
    #expect(
      try found("let key = UITextField()\naddSubview(key)\nkey.becomeFirstResponder()\nkey.removeFromSuperview()") == []
    )
    #expect(try found("addSubview(hiddenField)", members: "let hiddenField = UITextField()") == [])
  }
}
