import Audit

/// Controls of a stack are at least 8 points apart.
public struct TightSpacing: Rule {
  public static let descriptor = RuleDescriptor(
    id: "tight-spacing",
    title: "Controls in a stack are at least 8 pt apart",
    description: """
      Looks at HStack, VStack, their lazy kinds and grids that write a spacing, and compares the distance between neighboring controls in them with 8 \
      pt: the spacing, with the padding around the controls. One control in a ForEach is several. Controls with a text, a Spacer or another \
      view between them are no neighbors.
      """,
    rationale: "A finger that lands beside one control lands on the next, and VoiceOver's frames run into each other.",
    knownLimits: [
      "Without a spacing SwiftUI chooses one, by platform and by what stands there; such stacks are not looked at.",
      "Targets that are much larger than what is seen of them may stand close to each other without harm; target-spacing measures declared controls.",
      "Controls in stacks of their own inside of the stack are not neighbors, and neither are the columns of a lazy grid.",
      "Of a Grid the distances in rows are compared, not those between rows.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility: space around controls",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .warning,
    passing: [
      .view(
        "8 pt between buttons",
        #"VStack(spacing: 8) { ElevateButton("First"); ElevateButton("Second"); ElevateButton("Third") }"#),
      .view("SwiftUI chooses", #"HStack { Button("Yes") { yes() }; Button("No") { no() } }"#),
      .view(
        "A text lies between", #"HStack(spacing: 4) { Button("-") { less() }; Text(count); Button("+") { more() } }"#),
      .view(
        "Padding around the controls",
        #"HStack(spacing: 0) { ForEach(tags) { tag in Button(tag) { pick(tag) }.padding(4) } }"#),
      .view(
        "One of two", #"VStack(spacing: 2) { if isOn { Button("Off") { off() } } else { Button("On") { on() } } }"#),
      .view("Texts are no controls", #"VStack(alignment: .leading, spacing: 2) { Text(title); Text(subtitle) }"#),
    ],
    failing: [
      .view("4 pt between buttons", #"/*!*/HStack(spacing: 4) { Button("Yes") { yes() }; Button("No") { no() } }"#),
      .view(
        "No distance at all", "/*!*/VStack(spacing: 0) { ForEach(items) { item in Button(item.name) { open(item) } } }"),
      .view(
        "A spacing of the system's scale",
        "/*!*/HStack(spacing: Spacing.space1) { Toggle(isOn: $a) { Text(first) }; Toggle(isOn: $b) { Text(second) } }",
        before: "enum Spacing { static let space1: CGFloat = 4 }"),
      .view(
        "Pictures with gestures",
        """
        /*!*/LazyHStack(alignment: .top, spacing: 6) {
          Image("a").onTapGesture { first() }
          if hasSecond { Image("b").onTapGesture { second() } }
        }
        """),
      .view(
        "A row of a grid",
        """
        /*!*/Grid(horizontalSpacing: 2, verticalSpacing: 12) {
          GridRow { Button("1") { type(1) }; Button("2") { type(2) } }
        }
        """),
      .view(
        "A spacing that nobody can tell",
        #"/*!*/HStack(spacing: gap) { Button("Yes") { yes() }; Button("No") { no() } }"#, members: "var gap: CGFloat"),
    ])

  /// The least distance in points.
  public var minimum = 8.0

  public static let options: [RuleOption<TightSpacing>] = [
    .number("minimum", \.minimum, in: 0...200, "the least distance between neighboring controls, in points")
  ]

  public init() {}

  public func applies(to subject: CodeChain) -> Bool { !subject.controlGaps.isEmpty && !subject.isLaidOutBySystem }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    let gaps = subject.controlGaps
    let needed = "\(authoredText(minimum)) pt is required"
    let remedy = "use a spacing of at least \(authoredText(minimum)) pt"
    if let least = gaps.filter({ $0.isLess(than: minimum) }).map(\.named).min() {
      return Evaluation(
        .failed, measured: least, required: minimum, unit: .points,
        message: "controls in it are \(lengthText(least)) pt apart; \(needed)", remedy: remedy)
    }
    if let gap = gaps.first(where: { !$0.reaches(minimum) }) {
      let reason = gap.reason ?? "the distance between its controls is not in the source"
      return Evaluation(
        .cantTell(reason), required: minimum, unit: .points, message: "\(reason); \(needed)", remedy: remedy)
    }
    let least = gaps.map(\.least).min() ?? minimum
    return Evaluation(
      .passed, measured: least, required: minimum, unit: .points,
      message: "controls in it are \(lengthText(least)) pt apart")
  }
}
