import Audit

// UIKit buttons that code creates.

extension UnlabelledImageButton {
  static let uiKitRemedy = "set accessibilityLabel to a text that describes the action"

  /// Judges a UIKit button by the images, titles, and labels that its names receive.
  func judgeUIKit(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let naming = subject.uiKitNaming else { return nil }
    if naming.isNamed { return Judgement(.passed, .named) }
    let isFile = naming.images.contains(.file)
    let level: Level? = isFile ? nil : .warning
    if naming.doubt != nil { return Judgement(.cantTell, .mayBeNamed, level: level) }
    if naming.mayBeNamed { return Judgement(.cantTell, .conditionalText, level: level) }
    if naming.hasEmptyLabel { return Judgement(.failed, .emptyLabel, level: level) }
    if isFile { return Judgement(.failed, .imageOnly) }
    let isSymbol = naming.images.allSatisfy { $0 == .symbol }
    return Judgement(.failed, isSymbol ? .symbolOnly : .unknownImage, level: level)
  }

  static let uiKitPassing: [RuleExample] = [
    .method(
      "A UIKit button with a label",
      """
      let close = UIButton(type: .custom)
      close.setImage(UIImage(named: "close"), for: .normal)
      close.accessibilityLabel = "Close"
      """),
    .method(
      "A UIKit configuration with a title",
      """
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "plus")
      configuration.title = "Add"
      let add = UIButton(configuration: configuration)
      """),
    RuleExample(
      "A label that another function sets",
      code: """
        final class PlayerView: UIView {
          private let play = UIButton(type: .system)
          func configure() { play.setImage(UIImage(systemName: "play"), for: .normal) }
        }
        extension PlayerView {
          func localize() { play.accessibilityLabel = "Play" }
        }
        """),
  ]

  static let uiKitInapplicable: [RuleExample] = [
    .method(
      "A UIKit button without an image", #"let send = UIButton(type: .system); send.setTitle("Send", for: .normal)"#),
    .method(
      "A UIKit button hidden from assistive technologies",
      """
      let close = UIButton(type: .custom)
      close.setImage(UIImage(named: "close"), for: .normal)
      close.isAccessibilityElement = false
      """),
  ]

  static let uiKitFailing: [RuleExample] = [
    .method(
      "A UIKit button with an image alone",
      """
      let share = /*!*/UIButton(type: .custom)
      share.setImage(UIImage(named: "share"), for: .normal)
      view.addSubview(share)
      """),
    .method(
      "A UIKit configuration with a symbol alone",
      """
      var configuration = UIButton.Configuration.filled()
      configuration.image = UIImage(systemName: "plus")
      let add = /*!*/UIButton(configuration: configuration, primaryAction: UIAction { _ in })
      """),
    RuleExample(
      "A UIKit button in a property",
      code: """
        final class PlayerView: UIView {
          lazy var play: UIButton = {
            let button = /*!*/UIButton(type: .custom)
            button.setImage(playImage, for: .normal)
            return button
          }()
        }
        """),
    RuleExample(
      "A helper that may set the label (undetermined)",
      code: """
        final class PlayerView: UIView {
          private let play = /*!*/UIButton(type: .custom)
          func configure() {
            play.setImage(UIImage(named: "play"), for: .normal)
            localize(play, as: "Play")
          }
          private func localize(_ button: UIButton, as text: String) { button.accessibilityLabel = text }
        }
        """),
  ]
}

extension CodeChain {
  /// The naming of the UIKit button with an image that the chain creates; nil if it creates none, or a hidden one.
  var uiKitNaming: UIKitNaming? {
    guard let control = UIKitControl(createdBy: self), index.uiKit.classes.root(of: control.className) == "UIButton"
    else { return nil }
    let naming = UIKitNaming(control)
    return naming.images.isEmpty || naming.isHidden ? nil : naming
  }
}
