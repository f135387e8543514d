import Audit

/// Icons beside text are no larger than the design system wants them.
public struct LargeIcon: Rule {
  public static let descriptor = RuleDescriptor(
    id: "large-icon",
    title: "An icon beside text is at most 20 pt",
    description: """
      Looks at images in a row with text, in the label of a control with text, and in the icon of a Label. Compares with 20 pt the first frame of a \
      resizable image, and of another one the size of its font, by its text style at the default content size category where that says it, or its frame.
      """,
    rationale: "Huge icons beside small text pull the eye from what is to be read.",
    knownLimits: [
      "A font that the row gives to its icon and its text together is not looked at, and neither is imageScale.",
      "A symbol is a little larger or smaller than its font; a frame without resizable() and without a font is taken for its size.",
      "What stands in a column above text, or is drawn by a view of the team's own, is not looked at.",
    ],
    requirement: .init(
      "The design system's own size of icons",
      url: "https://developer.apple.com/design/human-interface-guidelines/icons"
    ),
    level: .off,
    passing: [
      on(
        "16 pt beside text",
        #"HStack(spacing: 12) { Image("check").resizable().frame(width: 16, height: 16); Text(title) }"#),
      on("20 pt", #"HStack { Image(systemName: "bell").font(.system(size: 20)); Text(title) }"#),
      on(
        "A small icon in a large target",
        #"Button(action: go) { Image(systemName: "x").font(.body).frame(width: 44, height: 44); Text(title) }"#),
      on(
        "Large, with no text beside it", #"VStack { Image(systemName: "tray").font(.system(size: 64)); Text("Empty") }"#
      ),
      on("A larger limit", #"HStack { Image("a").resizable().frame(width: 24); Text(title) }"#, maximum: 24),
    ],
    failing: [
      on("A font of 24 pt", #"HStack { /*!*/Image(systemName: "bell").font(.system(size: 24)); Text(title) }"#),
      on(
        "A frame that a constant names",
        #"HStack { /*!*/Image("bell").resizable().frame(width: Icons.large, height: Icons.large); VStack { Text(title); Text(detail) } }"#,
        before: "enum Icons { static let large: CGFloat = 32 }"),
      on(
        "The icon of a Label",
        #"Label { Text(title) } icon: { /*!*/Image("bell").resizable().frame(width: 28, height: 28) }"#),
      on("A text style", #"Button(action: go) { /*!*/Image(systemName: "bell").font(.title); Text("Notify") }"#),
      on(
        "On a circle",
        #"HStack { ZStack { Circle(); /*!*/Image("a").resizable().frame(width: isBig ? 40 : 16) }; Text(title) }"#),
      on(
        "A size that nobody can tell", #"HStack { /*!*/Image(systemName: "a").font(.system(size: size)); Text(title) }"#
      ),
    ])

  /// The largest size in points.
  public var maximum = 20.0

  public static let options: [RuleOption<LargeIcon>] = [
    .number("maximum", \.maximum, in: 1...500, "the largest size of an icon beside text, in points")
  ]

  public init() {}

  public func applies(to subject: CodeChain) -> Bool {
    subject.viewName == "Image" && subject.isBesideText && subject.iconSize != nil
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let size = subject.iconSize else {
      return Evaluation(.inapplicable("its size is not given"), message: "its size is not given")
    }
    let limit = "the limit beside text is \(authoredText(maximum)) pt"
    let remedy = "draw it with \(authoredText(maximum)) pt or less"
    guard size.most.isFinite else {
      let reason = size.reason ?? "its size is not in the source"
      return Evaluation(
        .cantTell(reason), required: maximum, unit: .points, message: "\(reason); \(limit)", remedy: remedy)
    }
    return Evaluation(
      size.most <= maximum ? .passed : .failed, measured: size.most, required: maximum, unit: .points,
      message: "is \(lengthText(size.most)) pt; \(limit)", remedy: size.most <= maximum ? nil : remedy)
  }

  private static func on(_ caption: String, _ body: String, before: String = "", maximum: Int = 20) -> RuleExample {
    .view(
      caption, body, before: before,
      configuration: #""rules": { "large-icon": { "level": "error", "maximum": \#(maximum) } }"#)
  }
}
