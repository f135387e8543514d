import Audit

/// A rule that requires controls in a stack to be at least 8 points apart.
public struct TightSpacing: Rule {
  public static let descriptor = RuleDescriptor(
    id: "tight-spacing",
    title: "Controls in a stack must be at least 8 pt apart",
    description: """
      Checks HStack, VStack, their lazy variants, and grids with an explicit spacing. Compares the distance between adjacent controls, which is the \
      spacing plus the padding around the controls, with 8 pt. One control in a ForEach counts as several. Controls with text, a Spacer, or another \
      view between them aren't adjacent. Controls that touch each other form one group, which small-target checks.
      """,
    rationale: "A touch that misses one control activates the next, and VoiceOver frames run into each other.",
    knownLimits: [
      "A note by default: in code that the rule wasn't tuned on, six of nine findings were true (67%).",
      "Skips code for macOS, tvOS, and watchOS, which it recognizes by conditions, imports, and names.",
      "Doesn't check stacks without an explicit spacing, because SwiftUI chooses the spacing by platform and content.",
      "Reports touch targets that are much larger than their visible bounds, which may be close without harm; target-spacing measures declared controls.",
      "Doesn't compare controls in nested stacks, or the columns of a lazy grid.",
      "Compares distances within the rows of a Grid, not between rows.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility: space around controls",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    isPlatformGuidance: true, level: .note, earlierLevels: [.version01: .warning],
    quantity: "gap",
    passing: [
      .view(
        "8 pt between buttons",
        #"VStack(spacing: 8) { ElevateButton("First"); ElevateButton("Second"); ElevateButton("Third") }"#),
      .view(
        "Padding around the controls",
        #"HStack(spacing: 0) { ForEach(tags) { tag in Button(tag) { pick(tag) }.padding(4) } }"#),
    ],
    inapplicable: [
      .view(
        "A text between controls",
        #"HStack(spacing: 4) { Button("-") { less() }; Text(count); Button("+") { more() } }"#),
      .view(
        "Two controls in alternative branches",
        #"VStack(spacing: 2) { if isOn { Button("Off") { off() } } else { Button("On") { on() } } }"#),
      .view(
        "Connected segments or rows",
        "HStack(spacing: 0) { ForEach(items) { item in Button(item.name) { open(item) } } }"),
      .view("A stack without an explicit spacing", #"HStack { Button("Yes") { yes() }; Button("No") { no() } }"#),
      .view("Texts instead of controls", #"VStack(alignment: .leading, spacing: 2) { Text(title); Text(subtitle) }"#),
    ],
    failing: [
      .view("4 pt between buttons", #"/*!*/HStack(spacing: 4) { Button("Yes") { yes() }; Button("No") { no() } }"#),
      .view(
        "A spacing token that is too small",
        "/*!*/HStack(spacing: Spacing.space1) { Toggle(isOn: $a) { Text(first) }; Toggle(isOn: $b) { Text(second) } }",
        before: "enum Spacing { static let space1: CGFloat = 4 }"),
      .view(
        "Images with gestures",
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
        "An unknown spacing (undetermined)",
        #"/*!*/HStack(spacing: gap) { Button("Yes") { yes() }; Button("No") { no() } }"#, members: "var gap: CGFloat"),
    ])

  /// The smallest distance, in points.
  public var minimum = 8.0

  public static let options: [RuleOption<TightSpacing>] = [
    .number("minimum", \.minimum, in: 0...200, "smallest distance between adjacent controls, in points")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// All distances reach the minimum.
    case apart
    /// A distance is less than the minimum.
    case tooClose
    /// The spacing isn't in the source.
    case unknownSpacing
    /// The controls touch each other.
    case connected
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    let gaps = subject.controlGaps
    guard !gaps.isEmpty, !subject.isLaidOutBySystem, !subject.isElsewhere, !subject.isForWatch else { return nil }
    // Rows and segments that touch each other are one group by design; the sizes of their targets decide.
    if gaps.allSatisfy({ $0.isKnown && $0.most == 0 }) { return Judgement(.inapplicable, .connected) }
    if let least = gaps.filter({ $0.isLess(than: minimum) }).map(\.named).min() {
      return Judgement(.failed, .tooClose, measured: least, required: minimum, unit: .points)
    }
    guard unknown(gaps) == nil else { return Judgement(.cantTell, .unknownSpacing, required: minimum, unit: .points) }
    let least = gaps.map(\.least).min() ?? minimum
    return Judgement(.passed, .apart, measured: least, required: minimum, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let apart = "controls are \(lengthText(judgement.measured ?? minimum)) pt apart"
    let needed = "requires \(authoredText(minimum)) pt"
    let remedy = "use a spacing of at least \(authoredText(minimum)) pt"
    switch judgement.reason {
    case .apart: return Words(apart)
    case .connected: return Words.notApplicable("the controls form one connected group")
    case .tooClose: return Words("\(apart); \(needed)", remedy: remedy)
    case .unknownSpacing:
      let cause = unknown(subject.controlGaps)?.reason ?? "the spacing isn't in the source"
      return Words.undetermined(cause, "the distance between controls can't be checked; \(needed)", remedy: remedy)
    }
  }

  /// Returns the first distance that may be less than the minimum.
  private func unknown(_ gaps: [CodeViewSize]) -> CodeViewSize? { gaps.first { !$0.reaches(minimum) } }
}
