import Audit

extension AnimationLimits {
  private static let isOn = #""rules": { "animation-limits": "error" }"#

  private static func view(_ caption: String, _ body: String, members: String = "", before: String = "") -> RuleExample
  {
    .view(caption, body, members: members, before: before, configuration: isOn)
  }

  static let passing: [RuleExample] = [
    view(
      "A press", "content.scaleEffect(isPressed ? 0.98 : 1.0).animation(.easeOut(duration: 0.2), value: isPressed)"),
    view(
      "A duration in a constant", "Button(\"Open\") { withAnimation(.linear(duration: Motion.fast)) { open() } }",
      before: "enum Motion {\n  static let fast = 0.15\n}"),
    view("Twice as fast", "content.animation(.easeInOut(duration: 0.4).speed(2), value: isOpen)"),
    view(
      "A spring without bounce",
      "content.animation(reduceMotion ? nil : .spring(duration: 0.2, bounce: 0), value: isOpen)"),
    view(
      "A critically damped spring",
      "content.animation(.interpolatingSpring(stiffness: 100, damping: 20), value: isOpen)"),
    view("A slightly larger scale", "content.scaleEffect(1.05, anchor: .leading).transition(.scale(scale: 0.95))"),
    view("A mirrored view", "content.scaleEffect(x: -1, y: 1)"),
    .method(
      "UIKit", "UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) { card.alpha = 1 }",
      configuration: isOn),
    .view(
      "Custom limits", "content.animation(.spring(response: 0.4, dampingFraction: 0.7), value: isOpen)",
      configuration:
        #""rules": { "animation-limits": { "level": "error", "maximumDuration": 400, "maximumBounce": 0.3 } }"#),
  ]

  static let inapplicable: [RuleExample] = [
    view(
      "A progress style named linear, which isn't an animation", "ProgressView(value: 0.4).progressViewStyle(.linear)")
  ]

  static let failing: [RuleExample] = [
    view("A slow fade", "content.opacity(isOpen ? 1 : 0).animation(/*!*/.easeInOut(duration: 0.3), value: isOpen)"),
    view("A curve without a duration lasts 350 ms", "content.animation(/*!*/.easeInOut, value: isOpen)"),
    view("A slow block", "Button(\"Open\") { withAnimation(/*!*/.linear(duration: 0.25)) { open() } }"),
    view("A default animation, which can't be determined", "Button(\"Open\") { /*!*/withAnimation { open() } }"),
    view("A bounce", "content.animation(/*!*/.bouncy, value: isOpen)"),
    view(
      "A bouncing spring", "content.animation(/*!*/.spring(response: 0.2, dampingFraction: 0.6), value: isOpen)"),
    view(
      "A bouncing spring in the newer syntax",
      "content.animation(/*!*/Animation.spring(duration: 0.2, bounce: 0.25), value: isOpen)"),
    view("An interactive spring", "content.animation(/*!*/.interactiveSpring(), value: offset)"),
    view(
      "A spring given by stiffness and damping",
      "content.animation(/*!*/.interpolatingSpring(stiffness: 300, damping: 15), value: isOpen)"),
    view("A zoom", "Image(\"vial\")./*!*/scaleEffect(1.2)"),
    view(
      "A zoom in one branch", "card./*!*/scaleEffect(isPressed ? Motion.zoom : 1)",
      before: "enum Motion {\n  static let zoom = 1.1\n}"),
    view("A zoom given as a size", "card./*!*/scaleEffect(CGSize(width: 1, height: 1.3), anchor: .top)"),
    view("A transition that zooms", "card.transition(/*!*/.scale(scale: 1.5).combined(with: .opacity))"),
    view("A scale that can't be determined", "card./*!*/scaleEffect(zoom)", members: "@State private var zoom = 1.0"),
    .method(
      "UIKit",
      """
      /*!*/UIView.animate(withDuration: 0.3) { card.transform = /*!*/CGAffineTransform(scaleX: 1.1, y: 1.1) }
      /*!*/UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { move() }
      let animator = /*!*/UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { move() }
      """, configuration: isOn),
  ]
}
