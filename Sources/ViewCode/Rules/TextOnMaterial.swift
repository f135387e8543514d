import Audit
import SwiftSource

/// A rule that requires a fallback for Reduce Transparency if text in a fixed or faint color is on a material.
public struct TextOnMaterial: Rule {
  /// The identifier of the rule.
  private static let ruleID = "text-on-material"

  public static let descriptor = RuleDescriptor(
    id: ruleID,
    title: "Text on a material must have a fallback for Reduce Transparency",
    description: """
      Checks Text and Label in a hard-coded color, a color token, or the tertiary style or a fainter one, if the nearest background in the same chain or \
      the stacks around it is a material or glass. Passes if the file reads accessibilityReduceTransparency or isReduceTransparencyEnabled.
      """,
    rationale:
      "The contrast depends on the content behind a material. People who reduce transparency expect a plain background.",
    knownLimits: [
      "Off by default: the system makes its own materials opaque for Reduce Transparency, so a finding is a barrier only on some backgrounds.",
      "Can't measure the contrast, because Apple publishes no colors of materials.",
      "Skips text without a color or in the secondary style, which the system adapts to the material, colors that a condition chooses, system colors that adapt, tinted glass, fixed color schemes, and custom modifiers.",
      "Accepts a file that reads the setting, whatever it does with it.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Materials",
      url: "https://developer.apple.com/design/human-interface-guidelines/materials"),
    isPlatformGuidance: true, level: .off, since: .version02,
    passing: RuleExample.turningOn(
      ruleID,
      [
        .view(
          "A plain background for Reduce Transparency",
          """
          Text(title).foregroundStyle(.white)
            .background(reduceTransparency ? AnyShapeStyle(.black) : AnyShapeStyle(.thinMaterial))
          Text(detail).foregroundStyle(.white).background(.thinMaterial)
          """, members: "@Environment(\\.accessibilityReduceTransparency) private var reduceTransparency")
      ]),
    inapplicable: RuleExample.turningOn(
      ruleID,
      [
        .view("Text without a color", "Text(title).background(.thinMaterial)"),
        .view("The secondary style", "Text(title).foregroundStyle(.secondary).background(.regularMaterial)"),
        .view(
          "A color between text and material",
          "Text(title).foregroundStyle(.white).background(Color.black.opacity(0.6)).background(.thinMaterial)"),
        .view(
          "A fixed color scheme",
          "Text(title).foregroundStyle(.white).background(.thinMaterial).environment(\\.colorScheme, .dark)"),
        .view(
          "A color for each appearance",
          "Text(title).foregroundStyle(colorScheme == .dark ? .white : .black).background(.thinMaterial)",
          members: "@Environment(\\.colorScheme) private var colorScheme"),
        .view(
          "A material chosen by a condition",
          "Text(title).foregroundStyle(.white).background(isFlat ? AnyShapeStyle(.black) : AnyShapeStyle(.bar))"),
      ]),
    failing: RuleExample.turningOn(
      ruleID,
      [
        .view(
          "White on a material", "/*!*/Text(title).foregroundStyle(.white).padding().background(.ultraThinMaterial)"),
        .view(
          "A material in a shape", "/*!*/Text(title).foregroundColor(.white).background(.thinMaterial, in: Capsule())"),
        .view(
          "A stack on a filled shape",
          """
          VStack { Image("a"); /*!*/Text(title).foregroundStyle(.tertiary) }
            .background { RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial) }
          """),
        .view("Glass", "/*!*/Label(title, systemImage: \"star\").foregroundStyle(Color.yellow).glassEffect()"),
        .view("The name of a material", "/*!*/Text(title).foregroundStyle(.gray).background(Material.thin)"),
      ]))

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The file reads whether transparency is reduced.
    case fallback
    /// The text has its own color.
    case fixedColor
    /// The text has one of the faintest styles.
    case faintStyle
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let text = MaterialText(subject) else { return nil }
    if text.hasFallback { return Judgement(.passed, .fallback) }
    return Judgement(.failed, text.isFaint ? .faintStyle : .fixedColor)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let material = MaterialText(subject)?.material ?? "a material"
    let remedy = "use an opaque background if accessibilityReduceTransparency is on"
    return switch judgement.reason {
    case .fallback: Words("the file reads whether transparency is reduced")
    case .fixedColor:
      Words(
        "text in its own color is on \(material), so its contrast depends on the content behind", remedy: remedy)
    case .faintStyle:
      Words("faint text is on \(material), so its contrast depends on the content behind", remedy: remedy)
    }
  }
}
