import Audit

/// Examples of views with shadows, next to a design system's elevation, for the rule about shadows and for rules about suppressions.
package enum ShadowExample {
  package static func example(
    _ caption: String, _ lines: String..., configuration: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, configuration: configuration ?? "\"rules\": { \"\(CustomShadow.id)\": \"error\" }",
      code: """
        enum Elevation {
          static let color = Color(red: 0, green: 0, blue: 0, opacity: 0.1)
          static let radius: CGFloat = 4
        }
        struct CardView: View {
          var body: some View {
            \(lines.joined(separator: "\n    "))
          }
        }
        """)
  }
}
