import Audit

extension ReasonFixtures {
  /// View code.
  static let code: [RuleExample] = [
    RuleExample(
      "Colors on a picture and on Apple Watch", configuration: "",
      code: """
        struct CameraView: View { var body: some View { Text(a).foregroundStyle(.white) } }
        #if os(watchOS)
        struct WristView: View { var body: some View { Text(a).foregroundStyle(.white) } }
        #endif
        """),
    view("A tap that watches a custom view", "Editor(a).simultaneousGesture(TapGesture().onEnded { isUsed = true })"),
    motion(
      "A keyframe without a duration",
      "KeyframeAnimator(initialValue: 1) { _ in } keyframes: { _ in LinearKeyframe(1.0) }"),
    motion("An unknown speed", "content.animation(.easeIn(duration: 0.1).speed(pace), value: x)", "let pace: Double"),
    motion("A spring of another file", "content.animation(.spring(Springs.soft), value: x)"),
    motion(
      "An unknown stiffness", "content.animation(.interpolatingSpring(stiffness: s, damping: 10), value: x)",
      "let s: Double"),
    motion("A duration without an end", "content.animation(.easeIn(duration: .infinity), value: x)"),
    motion("A spring of Core Animation", "Text(title)", #"let spring = CASpringAnimation(keyPath: "position")"#),
    view("A size without a bound", "Text(title).font(.system(size: .infinity))"),
    view(
      "A category that a caller passes", #"Text(title).environment(\.sizeCategory, size)"#,
      "let size: ContentSizeCategory"),
    view("A custom size that a caller passes", #"Text(title).font(.custom("Inter", size: size))"#, "let size: CGFloat"),
    view("A height of nil", "Text(title).frame(height: isOn ? nil : nil)"),
    view("A height without a bound", "Text(title).frame(height: .infinity)"),
    view(
      "A height by category", "Text(title).frame(height: typeSize.isAccessibilitySize ? 200 : 12)",
      #"@Environment(\.dynamicTypeSize) var typeSize"#),
    view("A line of a fixed font", "Text(title).font(.system(size: 12)).lineLimit(1)"),
    view("A line as wide as it needs", "Text(title).fixedSize().lineLimit(1)"),
    view("A height of an unknown font", "Text(title).font(font).frame(height: 20)", "let font: Font"),
    view("An unknown number of lines", "Text(title).lineLimit(count)", "let count: Int"),
    view("An unknown scale", "Text(title).lineLimit(1).minimumScaleFactor(factor)", "let factor: CGFloat"),
    view("A button as wide as there is space", #"Button {} label: { Text("x").frame(maxWidth: .infinity) }"#),
    view("A color that may be none", "Dot(tint: .red)"),
    view(
      "A long suppression", "Text(title)",
      "// palpable:disable:next custom-shadow - " + String(repeating: "long reason ", count: 200)),
    RuleExample(
      "Primitives",
      code: """
        enum BrandPrimitives {
          static let lone = Color(red: 0.5, green: 0.1, blue: 0.1)
          static let blue = Color(red: 0.1, green: 0.1, blue: 0.9)
        }
        enum ButtonComponentTokens { static let fill = BrandPrimitives.blue }
        struct BrandButton: View {
          var body: some View { Rectangle().fill(BrandPrimitives.lone).background(BrandPrimitives.blue) }
        }
        """),
  ]

  private static func view(_ caption: String, _ body: String, _ member: String = "", _ rules: String = "")
    -> RuleExample
  {
    RuleExample(
      caption, configuration: rules,
      code: "struct Sample: View {\n  \(member)\n  var body: some View {\n    \(body)\n  }\n}\n")
  }

  private static func motion(_ caption: String, _ body: String, _ member: String = "") -> RuleExample {
    view(caption, body, member, #""rules": { "animation-limits": { "level": "error", "maximumBounce": 0.5 } }"#)
  }
}
