import Audit
import SwiftSource

/// A rule that requires accessibility labels to be words for people, without what VoiceOver says by itself.
public struct LabelWording: Rule {
  public static let descriptor = RuleDescriptor(
    id: "label-wording",
    title: "Accessibility labels must not repeat the role or be file names",
    description: """
      Checks literal texts in accessibilityLabel and accessibilityHint, in both branches of ?:. Reports a label of a control whose last word is its \
      role, such as "Close button"; a label that looks like a file or symbol name; and a hint that starts with a gesture, such as "Double tap to open".
      """,
    rationale:
      "VoiceOver adds the role and the gesture by itself, so people hear both twice, and they hear file names letter by letter.",
    knownLimits: ["Checks English words only.", "Doesn't check constants and localized texts."],
    requirement: .init(
      "Apple, Writing great accessibility labels", url: "https://developer.apple.com/videos/play/wwdc2019/254/"),
    isPlatformGuidance: true, level: .warning, since: .version02,
    passing: [
      .view("An action", #"Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel("Close")"#),
      .view("A result as a hint", #"Text(name).accessibilityHint("Opens the profile")"#),
    ],
    inapplicable: [
      .view("A computed label", "Text(name).accessibilityLabel(name)"), .view("No label", "Text(name)"),
    ],
    failing: [
      .view(
        "The role", #"Button(action: close) { Image(systemName: "xmark") }./*!*/accessibilityLabel("Close button")"#),
      .view("A symbol name", #"Image(systemName: "cart.badge.plus")./*!*/accessibilityLabel("cart.badge.plus")"#),
      .view("A file name", #"Image("a")./*!*/accessibilityLabel("ic_close_24")"#),
      .view(
        "A gesture in one branch", #"Text(name)./*!*/accessibilityHint(isOn ? "Selected" : "Double tap to select")"#,
        members: "let isOn: Bool"),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Nothing is wrong with the words.
    case plain
    /// The last word is the role.
    case role
    /// The label is a file or symbol name.
    case fileName
    /// The hint starts with a gesture.
    case gesture
  }

  private static let roles: Set<String> = ["button", "link", "toggle", "switch", "slider"]
  private static let gestures = ["double tap", "double-tap", "tap to", "tap and", "swipe", "press ", "click "]

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.name == "accessibilityLabel" || subject.name == "accessibilityHint" else { return nil }
    let texts = subject.literalTexts
    guard !texts.isEmpty else { return nil }
    if subject.name == "accessibilityHint" {
      let isGesture = texts.contains { text in Self.gestures.contains { text.lowercased().utf8.starts(with: $0.utf8) } }
      return isGesture ? Judgement(.failed, .gesture, level: .note) : Judgement(.passed, .plain)
    }
    if texts.contains(where: isFileName) { return Judgement(.failed, .fileName) }
    guard let role = roleOfChain(subject), texts.contains(where: { endsWithRole($0, role) }) else {
      return Judgement(.passed, .plain)
    }
    return Judgement(.failed, .role)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .plain: Words("the words are plain")
    case .role:
      Words("label ends with the role, which VoiceOver adds by itself", remedy: "remove the last word")
    case .fileName: Words("label looks like a file or symbol name", remedy: "write what it means in words")
    case .gesture:
      Words("hint starts with a gesture, which VoiceOver says by itself", remedy: "describe the result of the action")
    }
  }

  private func roleOfChain(_ subject: CodeModifier) -> String? {
    guard let name = subject.chain.viewName else { return nil }
    return switch name {
    case "Button", "Menu": "button"
    case "Link", "NavigationLink": "link"
    case "Toggle": "switch"
    case "Slider": "slider"
    default: nil
    }
  }

  private func endsWithRole(_ text: String, _ role: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    let roles: Set<String> = role == "switch" ? ["switch", "toggle"] : role == "link" ? ["link", "button"] : [role]
    // "Radio button" and similar are names of things.
    return roles.contains(String(last)) && words[words.count - 2] != "radio"
  }

  /// Whether a text is `ic_close_24`, `photo.png`, or `cart.badge.plus`.
  private func isFileName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, !bytes.contains(UInt8(ascii: " ")) else { return false }
    let lower = text.lowercased()
    if [".png", ".svg", ".pdf", ".jpg"].contains(where: { lower.hasSuffix($0) }) { return true }
    // A key of a localized text, such as "login_title", is no name of a file; only those with a common prefix count.
    if ["ic_", "icon_", "img_", "btn_"].contains(where: { lower.utf8.starts(with: $0.utf8) }) { return true }
    let parts = lower.split(separator: ".")
    return text == lower && parts.count > 1
      && (["fill", "circle", "badge", "slash"].contains { word in parts.dropFirst().contains { $0 == word } })
  }
}
