import Audit
import SwiftSource

/// A rule that requires shadows to come from the design system.
public struct CustomShadow: Rule {
  static let id = "custom-shadow"

  public static let descriptor = RuleDescriptor(
    id: id,
    title: "Views must use the design system's shadows",
    description: """
      Checks every .shadow(color:radius:x:y:) in view code, and shadows in styles: .shadow(.drop(color:radius:)). A shadow passes if the color and \
      radius given are tokens of the design system; a shadow with hard-coded values fails. Shadows with a radius of 0 or the color .clear are \
      skipped, and so are custom modifiers without a radius.
      """,
    rationale:
      "Shadows show which surface is above another. If each view defines its own, the same elevation looks different.",
    knownLimits: [
      "Reports a shadow in a custom modifier or style at its definition, not where it is used.",
      "Treats a shadow as custom if a value is the result of ?: or of a call on a token.",
    ],
    requirement: .init(
      "The elevation of the design system",
      url: "https://developer.apple.com/design/human-interface-guidelines/materials"),
    level: .off,
    passing: [
      CustomShadow.example("A shadow made of tokens", ".shadow(color: Elevation.color, radius: Elevation.radius)"),
      CustomShadow.example(
        "A style with a shadow made of tokens",
        ".background(.white.shadow(.drop(color: Elevation.color, radius: Elevation.radius)))"),
    ],
    inapplicable: [
      CustomShadow.example("A custom modifier", ".shadow(.card).shadow(token: .raised)"),
      CustomShadow.example("An invisible shadow", ".shadow(color: .clear, radius: 4).shadow(radius: 0)"),
      CustomShadow.example("No shadow", ".padding()"),
    ],
    failing: [
      CustomShadow.example("A hard-coded radius", "./*!*/shadow(radius: 4)"),
      CustomShadow.example("A hard-coded color", "./*!*/shadow(color: .black.opacity(0.1), radius: Elevation.radius)"),
      CustomShadow.example(
        "Arguments over several lines",
        "./*!*/shadow(\n  color: Elevation.color, // soft\n  radius: 12,\n  x: 0, y: 8\n)"),
      CustomShadow.example(
        "A style with a hard-coded shadow", ".background(.white./*!*/shadow(.drop(color: .black, radius: 4)))"),
      CustomShadow.example(
        "A shadow inside a shape", ".background(Circle().fill(.white./*!*/shadow(.inner(radius: 2, y: 1))))"),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The color and the radius are tokens.
    case tokens
    /// The color or the radius isn't a token.
    case custom
  }

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.name == "shadow", let arguments = CustomShadow.arguments(of: subject) else { return nil }
    if let radius = arguments["radius"], subject.chain.value(of: radius) == .number(0) { return nil }
    let color = arguments["color"]?.unparenthesized
    guard (color?.implicitName ?? color?.path?.last) != "clear" else { return nil }
    let isToken = ["color", "radius"].allSatisfy { label in
      arguments[label].map { subject.chain.token(of: $0) != nil } ?? (label == "color")
    }
    return isToken ? Judgement(.passed, .tokens) : Judgement(.failed, .custom)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .tokens: Words("color and radius are tokens")
    case .custom:
      Words(
        "shadow isn't defined by the design system",
        remedy: "use tokens for its color and radius, or a shadow of the design system")
    }
  }

  /// Returns the color and radius of a SwiftUI shadow; nil for a custom modifier.
  private static func arguments(of subject: CodeModifier) -> [String: SwiftExpression]? {
    var arguments = subject.source.arguments ?? []
    if let style = subject.argument(nil)?.unparenthesized, case .call(let callee, let inner) = style.kind,
      let name = callee.implicitName, name == "drop" || name == "inner"
    {
      arguments = inner
    }
    guard arguments.contains(where: { $0.label == "radius" }) else { return nil }
    return Dictionary(arguments.map { ($0.label ?? "", $0.value) }) { first, _ in first }
  }

  private static func example(_ caption: String, _ modifier: String) -> RuleExample {
    ShadowExample.example(caption, #"Text("Hello")"#, "  \(modifier)")
  }
}

extension SwiftExpression {
  /// The name of an implicit member, such as `drop` in `.drop`; nil for other expressions.
  fileprivate var implicitName: String? {
    if case .implicitMember(let name) = kind { name } else { nil }
  }
}
