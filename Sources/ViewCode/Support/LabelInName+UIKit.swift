import Audit
import SwiftSource

// UIKit buttons that code creates.

extension LabelInName {
  /// Judges a UIKit button by the literal titles and labels that its names receive.
  func judgeUIKit(_ subject: CodeChain) -> Judgement<Reason>? {
    guard subject.createdControl != nil, let control = UIKitControl(createdBy: subject),
      subject.index.uiKit.classes.root(of: control.className) == "UIButton", !control.isLost, !control.isReturned
    else { return nil }
    let naming = UIKitNaming(control)
    guard !naming.isHidden, !naming.losesTitle, !naming.hasEmptyLabel, naming.doubt == nil,
      !naming.titles.isEmpty, !naming.labels.isEmpty, !control.mayBeNamedElsewhere
    else { return nil }
    guard let titles = spoken(naming.titles), let labels = spoken(naming.labels) else { return nil }
    let results = titles.map { title in labels.map { $0.includes(title) } }
    if results.allSatisfy({ $0.contains(true) }) { return Judgement(.passed, .included) }
    return results.contains { $0.allSatisfy { $0 == false } } ? Judgement(.failed, .missing) : nil
  }

  /// Returns literal texts if all are words for people; nil otherwise.
  private func spoken(_ values: [CodeExpression]) -> [SpokenText]? {
    var texts: [SpokenText] = []
    for value in values {
      guard case .string(let text?) = value.source.unparenthesized.kind, SpokenText(text).isForPeople else {
        return nil
      }
      texts.append(SpokenText(text))
    }
    return texts
  }

  static let uiKitPassing: [RuleExample] = [
    .method(
      "A UIKit label that starts with the title",
      """
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      send.accessibilityLabel = "Send message"
      """)
  ]

  static let uiKitInapplicable: [RuleExample] = [
    .method(
      "A UIKit label from elsewhere",
      """
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      send.accessibilityLabel = item.name
      """),
    .method(
      "Spoken names of a UIKit button",
      """
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      send.accessibilityLabel = "Submit form"
      send.accessibilityUserInputLabels = ["Send"]
      """),
  ]

  static let uiKitFailing: [RuleExample] = [
    .method(
      "A UIKit button with another label",
      """
      let send = /*!*/UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      send.accessibilityLabel = "Submit form"
      """),
    .method(
      "A UIKit configuration",
      """
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Continue"
      let next = /*!*/UIButton(configuration: configuration)
      next.accessibilityLabel = "Go to the next page"
      """),
  ]
}

extension UIKitControl {
  private static let spokenNames: Set<String> = ["accessibilityUserInputLabels", "accessibilityValue"]

  /// Whether code in sight may give the button other names, or the visible text is a value.
  fileprivate var mayBeNamedElsewhere: Bool {
    let helpers = UIKitHelpers(index: chain.index)
    let classes = chain.index.uiKit.classes
    return uses.contains { use in use.names.contains(where: Self.spokenNames.contains) }
      || passes.contains { pass in
        !pass.function.isEmpty && helpers.mention(UIKitNaming.naming, in: pass.function, from: pass.chain.file)
      }
      || classes.bodies(of: classes.lineage(of: className)).contains { body in
        chain.index.files[body.file].outline.mentions(UIKitNaming.naming, in: body.tokens)
      }
  }
}
