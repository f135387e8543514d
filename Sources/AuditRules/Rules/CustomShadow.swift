import Audit

/// Shadows come from the design system.
public struct CustomShadow: Rule {
  public static let descriptor = RuleDescriptor(
    id: "custom-shadow",
    title: "Views cast no shadow of their own",
    description: """
      Looks at every .shadow(color:radius:x:y:) in view code. It passes where its color and radius, as far as they are written, are tokens of the \
      system; a shadow without a radius, or with numbers of its own, is a custom one.
      """,
    rationale:
      "Elevation says what lies above what. Shadows that each view makes up say different things about the same height.",
    knownLimits: [
      "A shadow that a modifier or a style of the team's own wraps is seen where that is defined, not where it is used.",
      "A shadow inside of a ShapeStyle (.shadow(.drop(radius:))) is looked at like any other.",
    ],
    requirement: .init(
      "The design system's own elevation",
      url: "https://developer.apple.com/design/human-interface-guidelines/materials"),
    level: .off,
    passing: [
      CustomShadow.example("A shadow of tokens", ".shadow(color: Elevation.color, radius: Elevation.radius)"),
      CustomShadow.example("No shadow", ".padding()"),
    ],
    failing: [
      CustomShadow.example("A radius of its own", "./*!*/shadow(radius: 4)"),
      CustomShadow.example("A color of its own", "./*!*/shadow(color: .black.opacity(0.1), radius: Elevation.radius)"),
    ])

  public init() {}

  public func applies(to subject: CodeModifier) -> Bool { subject.name == "shadow" && subject.source.arguments != nil }

  public func evaluate(_ subject: CodeModifier) -> Evaluation {
    let chain = subject.chain
    let isToken = ["color", "radius"].allSatisfy { label in
      subject.argument(label).map { chain.token(of: $0) != nil } ?? (label == "color")
    }
    guard isToken else {
      return Evaluation(
        .failed, message: "this shadow is not one of the design system",
        remedy: "take its color and radius from tokens, or use the system's elevation")
    }
    return Evaluation(.passed, message: "color and radius are tokens")
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
