import Audit
import SwiftSource

/// Shadows come from the design system.
public struct CustomShadow: Rule {
  public static let descriptor = RuleDescriptor(
    id: "custom-shadow",
    title: "Views cast no shadow of their own",
    description: """
      Looks at every .shadow(color:radius:x:y:) in view code, and at those of styles: .shadow(.drop(color:radius:)). It passes where its color and \
      radius, as far as they are written, are tokens of the system; a shadow with numbers of its own is a custom one. One whose radius is 0, or \
      whose color is .clear, is none, and a modifier of the team's own that takes no radius is not looked at.
      """,
    rationale:
      "Elevation says what lies above what. Shadows that each view makes up say different things about the same height.",
    knownLimits: [
      "A shadow that a modifier or a style of the team's own wraps is seen where that is defined, not where it is used.",
      "A shadow whose values are the result of ?:, or of something that is called on a token, is taken for a custom one.",
    ],
    requirement: .init(
      "The design system's own elevation",
      url: "https://developer.apple.com/design/human-interface-guidelines/materials"),
    level: .off,
    passing: [
      CustomShadow.example("A shadow of tokens", ".shadow(color: Elevation.color, radius: Elevation.radius)"),
      CustomShadow.example("No shadow", ".padding()"),
      CustomShadow.example("A shadow that is not seen", ".shadow(color: .clear, radius: 4).shadow(radius: 0)"),
      CustomShadow.example("A modifier of the team's own", ".shadow(.card).shadow(token: .raised)"),
      CustomShadow.example(
        "A style with a shadow of tokens",
        ".background(.white.shadow(.drop(color: Elevation.color, radius: Elevation.radius)))"),
    ],
    failing: [
      CustomShadow.example("A radius of its own", "./*!*/shadow(radius: 4)"),
      CustomShadow.example("A color of its own", "./*!*/shadow(color: .black.opacity(0.1), radius: Elevation.radius)"),
      CustomShadow.example(
        "Over several lines", "./*!*/shadow(\n  color: Elevation.color, // soft\n  radius: 12,\n  x: 0, y: 8\n)"),
      CustomShadow.example(
        "A style with a shadow of its own", ".background(.white./*!*/shadow(.drop(color: .black, radius: 4)))"),
      CustomShadow.example(
        "A shadow inside of a shape", ".background(Circle().fill(.white./*!*/shadow(.inner(radius: 2, y: 1))))"),
    ])

  public init() {}

  public func applies(to subject: CodeModifier) -> Bool {
    guard subject.name == "shadow", let arguments = CustomShadow.arguments(of: subject) else { return false }
    if let radius = arguments["radius"], subject.chain.value(of: radius) == .number(0) { return false }
    guard let color = arguments["color"]?.unparenthesized else { return true }
    return (color.implicitName ?? color.path?.last) != "clear"
  }

  public func evaluate(_ subject: CodeModifier) -> Evaluation {
    let arguments = CustomShadow.arguments(of: subject) ?? [:]
    let isToken = ["color", "radius"].allSatisfy { label in
      arguments[label].map { subject.chain.token(of: $0) != nil } ?? (label == "color")
    }
    guard isToken else {
      return Evaluation(
        .failed, message: "this shadow is not one of the design system",
        remedy: "take its color and radius from tokens, or use the system's elevation")
    }
    return Evaluation(.passed, message: "color and radius are tokens")
  }

  /// The color and radius of a shadow of SwiftUI; nil for a modifier of the team's own.
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
    RuleExample(
      caption, configuration: #""rules": { "custom-shadow": "error" }"#,
      code: """
        enum Elevation {
          static let color = Color(red: 0, green: 0, blue: 0, opacity: 0.1)
          static let radius: CGFloat = 4
        }
        struct CardView: View {
          var body: some View {
            Text("Hello")
              \(modifier)
          }
        }
        """)
  }
}

extension SwiftExpression {
  /// The name of `.drop`; nil for anything else.
  fileprivate var implicitName: String? {
    if case .implicitMember(let name) = kind { name } else { nil }
  }
}
