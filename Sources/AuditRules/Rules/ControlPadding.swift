import Audit
import Typesetting

/// A rule that requires space around controls: about 12 points with a bezel, about 24 without.
public struct ControlPadding: DistanceRule {
  public static let descriptor = RuleDescriptor(
    id: "control-padding",
    title: "Controls must have about 12 pt of space around a bezel, or 24 pt without one",
    description: """
      Measures the smallest distance between the visible bounds of a control and its neighbors. Requires 12 pt for controls declared as bezeled and \
      24 pt for controls declared as plain.
      """,
    rationale: "A plain control has no visible edge, so only the space around it shows where the control ends.",
    knownLimits: ["Reports only notes, because Apple says \"about\".", "Skips controls without a declared style."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    isPlatformGuidance: true, level: .note,
    quantity: "padding",
    passing: [
      RuleExample(
        "Bezeled, 12 pt apart",
        configuration: """
          "controls": [{ "name": "Save", "width": 96, "height": 44, "style": "bezeled", "gap": 12, "arrangement": "row" }]
          """)
    ],
    failing: [
      RuleExample(
        "Plain, 12 pt apart",
        configuration: """
          "controls": [{ "name": "Edit", "width": 96, "height": 44, "style": "plain", "gap": 12, "arrangement": "row" }]
          """)
    ])

  public init() {}

  public var box: KeyPath<ControlScene.Item, Target> { \.seen }
  public var boxesInWords: String { "the visible bounds of adjacent controls" }

  // "About" isn't an exact requirement, so the remedy names the distance, and there is no proposal.
  public func required(of control: Control) -> Double? {
    control.style.map { $0 == .plain ? AppleGuideline.plainPadding : AppleGuideline.bezeledPadding }
  }
}
