import Audit
import SwiftSource

/// A rule that requires the accessibility label of a control to contain its visible title.
public struct LabelInName: Rule {
  public static let descriptor = RuleDescriptor(
    id: "label-in-name",
    title: "Accessibility labels must contain the visible title",
    description: """
      Checks controls, and texts in the label of a control, that show one literal text and have a literal accessibilityLabel. Compares words without \
      case, punctuation, and endings. With ?:, every title must be in one of the labels. Passes if accessibilityInputLabels contains the title. Also \
      checks UIKit buttons created in code, whose titles and accessibilityLabel are literal texts.
      """,
    rationale:
      "People who use Voice Control say what they see, and the control doesn't respond if its name is another one.",
    knownLimits: [
      "Skips titles and labels that look like keys of localized texts, such as \"login.title\", and computed texts.",
      "Skips titles with digits, symbols without words, and words that may be abbreviations.",
      "Skips controls with several texts or an accessibilityValue, controls in menus and alerts, and watchOS.",
      "Skips UIKit buttons with attributed titles, spoken names for Voice Control, or titles and labels that other code may set.",
      "Accepts a title at any position of the label, although a label should start with it.",
    ],
    requirement: .init("WCAG 2.2, 2.5.3 Label in Name, level A", url: "https://www.w3.org/TR/WCAG22/#label-in-name"),
    criteria: ["2.5.3"], level: .warning, since: .version02,
    passing: [
      .view("A label that starts with the title", #"Button("Send") { send() }.accessibilityLabel("Send message")"#),
      .view(
        "Both branches",
        #"Button(isOn ? "Stop" : "Start") { toggle() }.accessibilityLabel(isOn ? "Stop timer" : "Start timer")"#,
        members: "let isOn: Bool"),
      .view(
        "A spoken name for Voice Control",
        #"Button("Send") { send() }.accessibilityLabel("Submit form").accessibilityInputLabels(["Send", "Submit"])"#),
    ] + uiKitPassing,
    inapplicable: [
      .view("A key of a localized text", #"Button("login.send.title") { send() }.accessibilityLabel("Submit form")"#),
      .view("A symbol", #"Button("+") { add() }.accessibilityLabel("Increase the dose")"#),
      .view("An abbreviation", #"Button("Msg") { write() }.accessibilityLabel("Write a message")"#),
      .view(
        "An abbreviation of several words", #"Link("FAQ", destination: url).accessibilityLabel("Frequent questions")"#),
      .view("A number", #"Button("10 min") { wait() }.accessibilityLabel("Ten minutes")"#),
      .view("A computed label", #"Button("Send") { send() }.accessibilityLabel(label)"#),
      .view("Only an icon", #"Button { send() } label: { Image("send") }.accessibilityLabel("Send")"#),
      .view(
        "A title that isn't visible",
        #"Toggle("Alerts", isOn: $isOn).labelsHidden().accessibilityLabel("Notify me")"#),
    ] + uiKitInapplicable,
    failing: [
      .view("Another word", #"Button("Send") { send() }./*!*/accessibilityLabel("Submit form")"#),
      .view(
        "A text beside an icon",
        #"Button { open() } label: { HStack { Image("map"); Text("Directions") } }./*!*/accessibilityLabel("Open route")"#
      ),
      .view(
        "A label on the text",
        #"Button { close() } label: { Text("Close")./*!*/accessibilityLabel("Dismiss this page") }"#),
    ] + uiKitFailing)

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The label contains the title.
    case included
    /// A spoken name for Voice Control contains the title.
    case inputLabel
    /// The label doesn't contain the title.
    case missing
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    subject.modifier.map(judge) ?? (subject.isBase ? judgeUIKit(subject.chain) : nil)
  }

  private func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard let labels = subject.spokenLabels, !labels.isEmpty, subject.isLastLabel else { return nil }
    let chain = subject.chain
    // The visible text may be the value, and Apple Watch has no Voice Control.
    guard chain.modifiers("accessibilityValue").isEmpty, !chain.isOnWatch else { return nil }
    guard let titles = titles(of: chain), !chain.isHiddenFromAccessibility, !chain.isCombinedForAccessibility else {
      return nil
    }
    let results = titles.map { title in labels.map { $0.includes(title) } }
    if results.allSatisfy({ $0.contains(true) }) { return Judgement(.passed, .included) }
    let spoken = chain.modifiers("accessibilityInputLabels")
    if !spoken.isEmpty {
      let isSpoken = titles.allSatisfy { title in spoken.contains { $0.offers(title) } }
      return isSpoken ? Judgement(.passed, .inputLabel) : nil
    }
    // One title that no label contains is enough, if every label can be compared.
    return results.contains { $0.allSatisfy { $0 == false } } ? Judgement(.failed, .missing) : nil
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    switch judgement.reason {
    case .included: Words("contains the visible title")
    case .inputLabel: Words("a spoken name contains the visible title")
    case .missing:
      Words(
        "label doesn't contain the visible title, so Voice Control doesn't know the control by it",
        remedy: "start the label with the visible title, or add the title with "
          + (subject.isBase ? "accessibilityUserInputLabels" : ".accessibilityInputLabels"))
    }
  }

  /// The visible titles if all are words for people; nil otherwise.
  private func titles(of chain: CodeChain) -> [SpokenText]? {
    guard let titles = chain.visibleTitles?.map(SpokenText.init), !titles.isEmpty,
      titles.allSatisfy(\.isForPeople)
    else { return nil }
    if chain.viewName == "Text", let control = chain.enclosingControl {
      // Another text or label in the control would be part of its name.
      let parts = (control.position..<control.end).map {
        CodeChain(index: chain.index, file: chain.file, position: $0)
      }
      guard parts.count(where: { ["Text", "Label"].contains($0.viewName) }) == 1,
        parts.count(where: { $0.isLabelledForAccessibility != nil }) == 1,
        control.ancestors.allSatisfy({ $0.isLabelledForAccessibility == nil })
      else { return nil }
    }
    return titles
  }
}

extension CodeModifier {
  /// The literal texts of an accessibility label if all are words for people; nil for any other modifier.
  fileprivate var spokenLabels: [SpokenText]? {
    let value: SwiftExpression?
    switch name {
    case "accessibilityLabel" where source.arguments?.count == 1: value = argument(nil)
    case "accessibility": value = argument("label")
    default: return nil
    }
    guard let value, overloads.isEmpty, let texts = chain.literals(of: value)?.map(SpokenText.init) else { return nil }
    return texts.allSatisfy(\.isForPeople) ? texts : nil
  }

  /// Whether no later label replaces this one.
  fileprivate var isLastLabel: Bool {
    chain.source.modifiers[(order + 1)...].allSatisfy {
      $0.name != "accessibilityLabel" && $0.name != "accessibilityRepresentation"
        && !($0.name == "accessibility" && $0.argument("label") != nil)
    }
  }

  /// Whether one of the spoken names in a literal array contains a title.
  fileprivate func offers(_ title: SpokenText) -> Bool {
    guard case .array(let elements)? = argument(nil)?.unparenthesized.kind else { return false }
    return elements.contains { element in
      chain.literals(of: element.value)?.contains { SpokenText($0).includes(title) == true } ?? false
    }
  }
}
