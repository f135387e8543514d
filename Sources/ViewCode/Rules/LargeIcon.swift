import Audit

/// A rule that limits icons next to text to the design system's icon size.
public struct LargeIcon: Rule {
  public static let descriptor = RuleDescriptor(
    id: "large-icon",
    title: "Icons next to text must be at most 20 pt",
    description: """
      Checks images in a row with text, in a control label with text, and in the icon of a Label. Compares the first frame of a resizable image with \
      20 pt. For other images, compares the font size, for text styles at the default content size category, or else the frame.
      """,
    rationale: "Large icons next to small text distract people from reading the text.",
    knownLimits: [
      "Doesn't check a font that a row sets for both its icon and its text, and doesn't check imageScale.",
      "Treats the font size as the size of a symbol, which differs slightly; without resizable() and a font, the frame counts.",
      "Doesn't check icons above text in a column, or icons drawn by custom views.",
    ],
    requirement: .init(
      "The icon size of the design system",
      url: "https://developer.apple.com/design/human-interface-guidelines/icons"
    ),
    level: .off,
    quantity: "icon size",
    passing: [
      on(
        "16 pt next to text",
        #"HStack(spacing: 12) { Image("check").resizable().frame(width: 16, height: 16); Text(title) }"#),
      on("20 pt", #"HStack { Image(systemName: "bell").font(.system(size: 20)); Text(title) }"#),
      on(
        "A small icon in a large target",
        #"Button(action: go) { Image(systemName: "x").font(.body).frame(width: 44, height: 44); Text(title) }"#),
      on("A larger limit", #"HStack { Image("a").resizable().frame(width: 24); Text(title) }"#, maximum: 24),
    ],
    inapplicable: [
      on(
        "A large icon without text next to it",
        #"VStack { Image(systemName: "tray").font(.system(size: 64)); Text("Empty") }"#
      )
    ],
    failing: [
      on("A 24 pt font", #"HStack { /*!*/Image(systemName: "bell").font(.system(size: 24)); Text(title) }"#),
      on(
        "A frame size in a constant",
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
        "An undetermined size", #"HStack { /*!*/Image(systemName: "a").font(.system(size: size)); Text(title) }"#
      ),
    ])

  /// The largest size, in points.
  public var maximum = 20.0

  public static let options: [RuleOption<LargeIcon>] = [
    .number("maximum", \.maximum, in: 1...500, "largest size of an icon next to text, in points")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The icon is at most as large as the limit.
    case withinLimit
    /// The icon is larger than the limit.
    case tooLarge
    /// The size can't be determined from the source.
    case unknownSize
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard subject.viewName == "Image", subject.isBesideText, let size = subject.iconSize?.most else { return nil }
    guard size.isFinite else { return Judgement(.cantTell, .unknownSize, required: maximum, unit: .points) }
    let fits = size <= maximum
    return Judgement(
      fits ? .passed : .failed, fits ? .withinLimit : .tooLarge, measured: size, required: maximum, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let limit = "the limit next to text is \(authoredText(maximum)) pt"
    let message = "icon is \(lengthText(judgement.measured ?? 0)) pt; \(limit)"
    let remedy = "reduce the icon to \(authoredText(maximum)) pt or less"
    switch judgement.reason {
    case .withinLimit: return Words(message)
    case .tooLarge: return Words(message, remedy: remedy)
    case .unknownSize:
      let cause = subject.iconSize?.reason ?? "the icon size isn't in the source"
      return Words.undetermined(cause, "the icon size can't be checked; \(limit)", remedy: remedy)
    }
  }

  private static func on(_ caption: String, _ body: String, before: String = "", maximum: Int = 20) -> RuleExample {
    .view(
      caption, body, before: before,
      configuration: #""rules": { "large-icon": { "level": "error", "maximum": \#(maximum) } }"#)
  }
}
