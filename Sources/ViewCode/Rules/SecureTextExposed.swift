import Audit
import SwiftSource

/// A rule that forbids the text of secure fields in accessibility labels, values, and hints.
public struct SecureTextExposed: Rule {
  public static let descriptor = RuleDescriptor(
    id: "secure-text-exposed",
    title: "Accessibility texts must not contain the text of a secure field",
    description: """
      Checks accessibility labels, values, and hints on a SecureField, and on a view with a SecureField inside, also in properties and functions of the \
      same type. Reports a text that is or contains the bound text. In UIKit, checks labels, values, and hints that code sets to the text of a field \
      whose isSecureTextEntry is true.
      """,
    rationale: "VoiceOver reads the password aloud, and braille displays show it.",
    knownLimits: [
      "Skips texts from functions and properties, and a text that a condition on anything but the text itself chooses.",
      "Skips fields in custom views, and UIKit fields whose isSecureTextEntry changes, because their text may be visible.",
    ],
    requirement: .init(
      "Apple, SwiftUI: SecureField, whose text is private",
      url: "https://developer.apple.com/documentation/swiftui/securefield"),
    isPlatformGuidance: true, level: .warning, since: .version02,
    passing: [
      .view(
        "Whether there is a text",
        #"SecureField("Password", text: $password).accessibilityValue(password.isEmpty ? "Empty" : "Filled")"#,
        members: #"@State private var password = """#),
      .view(
        "The number of characters",
        #"SecureField("PIN", text: $pin).accessibilityValue("\(pin.count) digits")"#,
        members: "@Binding var pin: String"),
      .method(
        "A UIKit field with a label",
        #"passwordField.isSecureTextEntry = true; passwordField.accessibilityLabel = "Password""#),
    ],
    inapplicable: [
      .view(
        "A text field",
        #"TextField("Name", text: $name).accessibilityValue(name)"#, members: "@Binding var name: String"),
      .view(
        "A condition on another value",
        #"VStack { SecureField("Password", text: $password) }.accessibilityValue(isVisible ? password : "")"#,
        members: "@Binding var password: String"),
      .view(
        "A field beside the view",
        #"VStack { SecureField("Password", text: $password); Meter(password).accessibilityValue(password) }"#,
        members: "@Binding var password: String"),
      .method(
        "A field that can be revealed",
        """
        passwordField.isSecureTextEntry = true
        passwordField.isSecureTextEntry.toggle()
        preview.accessibilityValue = passwordField.text
        """),
    ],
    failing: [
      .view(
        "The value of the field",
        #"SecureField("Password", text: $password)./*!*/accessibilityValue(password)"#,
        members: "@Binding var password: String"),
      .view(
        "The value of a view around two kinds of fields",
        """
        HStack { if isSecure { SecureField(title, text: $text) } else { TextField(title, text: $text) } }
          .accessibilityElement(children: .contain)
          ./*!*/accessibilityValue(text.isEmpty ? "Empty" : text)
        """, members: "@Binding var text: String"),
      .view(
        "A text with the password in it",
        #"SecureField("Password", text: $form.password)./*!*/accessibilityLabel("Password \(form.password)")"#,
        members: "@State private var form = Form()"),
      RuleExample(
        "A field in a property",
        code: """
          struct Login: View {
            @Binding var password: String
            var body: some View { VStack { field }./*!*/accessibilityValue(Text(password)) }
            private var field: some View { SecureField("Password", text: $password) }
          }
          """),
      .method(
        "The text of a UIKit field",
        """
        passwordField.isSecureTextEntry = true
        /*!*/summary.accessibilityLabel = passwordField.text ?? ""
        """),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The text doesn't contain the secure text.
    case secret
    /// The text contains the secure text.
    case exposed
  }

  private static let members: Set<String> = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    let isExposed: Bool?
    if let modifier = subject.modifier {
      isExposed = modifier.exposesSecureText(Self.members)
    } else if Self.members.contains(subject.name), subject.chain.source.path.count > 1, subject.arguments == nil {
      isExposed = subject.chain.exposesSecureEntry
    } else {
      return nil
    }
    return isExposed.map { $0 ? Judgement(.failed, .exposed) : Judgement(.passed, .secret) }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    switch judgement.reason {
    case .secret: Words("doesn't contain the text of the secure field")
    case .exposed:
      Words(
        "contains the text of a secure field, which VoiceOver reads aloud",
        remedy: "remove it, or state only whether the field has text")
    }
  }
}
