import Audit
import SwiftSource

/// A rule that requires a title or an accessibility label for controls that take a title.
public struct EmptyControlLabel: Rule {
  public static let descriptor = RuleDescriptor(
    id: "empty-control-label",
    title: "Controls must have a title or an accessibility label",
    description: """
      Checks Toggle, Picker, Stepper, DatePicker, ColorPicker, TextField, SecureField, Slider, and TextEditor. Reports an empty title, and a Slider \
      or TextEditor without a label. A title hidden by .labelsHidden() still names the control, and so do accessibilityLabel, LabeledContent, and an \
      accessibility element around the control. A segmented picker without a title is a note, because its segments have names. Also reports UIKit \
      buttons that code creates without a title, an image, or a label, such as invisible buttons over labels, and text fields, text views, switches, sliders, \
      and steppers without a label or a placeholder.
      """,
    rationale:
      "VoiceOver announces only the kind of control, such as \"switch button, off\", and Voice Control has no name for it.",
    knownLimits: [
      "Skips controls in the closure of a custom view, and a control that is a whole view body, because others may name them.",
      "Doesn't check titles from constants and properties.",
      "Skips UIKit controls with views inside, and those that a helper, a style, an initializer, a caller, or another type may name.",
      "Skips text views that aren't editable, and controls in a type that sets an accessory view, whose text names them.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning, since: .version02,
    passing: [
      .view("A hidden title", #"VStack { Toggle("Alerts", isOn: $isOn).labelsHidden() }"#),
      .view(
        "An accessibility label",
        #"VStack { TextField("", text: $mail, prompt: Text("Mail")).accessibilityLabel("Mail") }"#),
      .method(
        "A UIKit field with a placeholder",
        #"let mail = UITextField(); mail.placeholder = "Mail"; view.addSubview(mail)"#),
    ],
    inapplicable: [
      .view("Named by LabeledContent", #"LabeledContent("Mail") { TextField("", text: $mail) }"#),
      .view("In a custom view", #"FieldRow(title: "Mail") { TextField("", text: $mail) }"#),
      .view("A whole view", "TextEditor(text: $note)"),
    ],
    failing: [
      .view("An empty title", #"HStack { Text("Alerts"); /*!*/Toggle("", isOn: $isOn).labelsHidden() }"#),
      .view("A slider without a label", "VStack { /*!*/Slider(value: $volume, in: 0...1) }"),
      .view("An editor without a label", "VStack { Text(title); /*!*/TextEditor(text: $note) }"),
      .method(
        "An invisible UIKit button over a label",
        """
        let next = /*!*/UIButton()
        next.setTitle("", for: .normal)
        next.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        view.addSubview(next)
        """),
      .method("A UIKit switch beside a label", "let alerts = /*!*/UISwitch(); stack.addArrangedSubview(alerts)"),
      .view("An empty accessibility label", #"HStack { /*!*/Toggle("", isOn: $isOn).accessibilityLabel("") }"#),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// A title or an accessibility label names the control.
    case named
    /// The title is empty.
    case emptyTitle
    /// There is no label.
    case noLabel
    /// A UIKit button has no title and no image.
    case emptyButton
    /// A UIKit control that takes a value has no label.
    case namelessField
  }

  private static let titled: Set<String> = [
    "Toggle", "Picker", "Stepper", "DatePicker", "ColorPicker", "TextField", "SecureField",
  ]
  private static let labeled: Set<String> = ["Slider", "TextEditor"]
  /// The views that don't name their content.
  private static let silent: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "List", "Form", "Section",
    "ScrollView", "Grid", "GridRow", "NavigationStack", "NavigationView", "GeometryReader", "ViewThatFits",
  ]

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    if subject.createdControl != nil { return subject.isBareUIKitButton ? Judgement(.failed, .emptyButton) : nil }
    if subject.createdField != nil {
      return subject.isNamedUIKitField.map { $0 ? Judgement(.passed, .named) : Judgement(.failed, .namelessField) }
    }
    guard let name = subject.viewName, Self.titled.contains(name) || Self.labeled.contains(name),
      subject.isPlatformView, let parent = subject.parent, subject.source.role.kind == .closure,
      subject.source.role.modifier == nil, !subject.isHiddenFromAccessibility, !subject.isCombinedForAccessibility,
      subject.modifiers("accessibilityLabeledPair").isEmpty, subject.modifiers("labelStyle").isEmpty,
      ([parent] + parent.ancestors).allSatisfy({ $0.viewName.map(Self.silent.contains) ?? false }),
      !subject.isShownNowhere
    else { return nil }
    if subject.isLabelledForAccessibility == true { return Judgement(.passed, .named) }
    if Self.labeled.contains(name) {
      return subject.hasLabelClosure ? Judgement(.passed, .named) : Judgement(.failed, .noLabel)
    }
    guard let title = subject.source.arguments?.first, title.label == nil else { return nil }
    guard case .string(let text) = title.value.unparenthesized.kind else { return Judgement(.passed, .named) }
    // A text with interpolations isn't empty.
    guard text?.allSatisfy({ $0 == " " }) ?? false else { return Judgement(.passed, .named) }
    return Judgement(.failed, .emptyTitle, level: subject.showsSegments ? .note : nil)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    switch judgement.reason {
    case .named: Words("has a title or an accessibility label")
    case .emptyTitle:
      Words("title is empty, so the control has no name", remedy: "write the title, and hide it with .labelsHidden()")
    case .noLabel: Words("has no label, so the control has no name", remedy: "add .accessibilityLabel(\"…\")")
    case .namelessField:
      Words("has no label, so the control has no name", remedy: "set accessibilityLabel")
    case .emptyButton:
      Words("no title, image, or label is set, so the button has no name", remedy: UnlabelledImageButton.uiKitRemedy)
    }
  }
}

extension CodeChain {
  /// Whether a picker shows its choices as segments, each of which has a name of its own.
  fileprivate var showsSegments: Bool {
    guard viewName == "Picker", let style = nearest("pickerStyle")?.argument(nil) else { return false }
    return expression(style).mentions(["segmented", "SegmentedPickerStyle", "palette"])
  }
}
