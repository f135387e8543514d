import Audit
import Typesetting

/// Text fits its frame at every size it grows to.
public struct TextClipping: Rule {
  public static let descriptor = RuleDescriptor(
    id: "text-clipping",
    title: "Text fits its frame at every content size category",
    description: """
      Computes what the texts of a container, or the label of a control, need in height and width at every content size category, and compares it with \
      a frame that does not grow along. Heights are exact where the line height is declared; widths are estimates from the widths of letters, and what \
      they leave open cannot be told. Clipping that begins only after the text has doubled, and what cannot be told, is a warning. In view code, where it \
      is always a warning, it looks at .lineLimit(1) and .frame(height:) on text that grows and may not shrink: one line cuts off what the width does \
      not hold, and a height that does not hold one line at the largest size cuts off all. Text in a fixed font is left to fixed-font.
      """,
    rationale: "Text that is enlarged and then cut off is worse than text that stays small.",
    knownLimits: [
      "A line without a declared height counts as 1.14 to 1.4 times its size.",
      "What is not declared, such as padding, counts as none; real frames may be tighter.",
      "Whether cut off text is reachable elsewhere is not seen.",
      "Widths are not known in view code: a single line of one short word is a finding too.",
      "Views of the team's own that show text are not looked into where they are used; constraints of UIKit are not looked at.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA: without loss of content",
      url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .error,
    passing: [
      RuleExample(
        "A frame that grows",
        configuration: """
          "textStyles": { "body": { "size": 17, "lineHeight": 1.3 } },
          "containers": [{ "name": "Card", "textStyle": "body", "height": { "minimum": 44 } }]
          """),
      RuleExample(
        "One line of 10 pt at its largest is 37 pt, 44.4 pt high",
        configuration: """
          "textStyles": { "badge": { "size": 10, "lineHeight": 1.2, "relativeTo": "caption2" } },
          "containers": [{ "name": "Badge", "textStyle": "badge", "height": 54 }]
          """),
    ] + passingCode,
    failing: [
      RuleExample(
        "Two lines of it need 88.8 pt",
        configuration: """
          "textStyles": { "badge": { "size": 10, "lineHeight": 1.2, "relativeTo": "caption2" } },
          "containers": [{ "name": "Badges", "textStyle": "badge", "lines": 2, "height": 54 }]
          """),
      RuleExample(
        "A button of 36 pt",
        configuration: """
          "textStyles": { "button": { "size": 14, "lineHeight": 1.3 } },
          "controls": [{ "name": "Button", "height": 36, "padding": [0, 12], "textStyle": "button" }]
          """),
      RuleExample(
        "A label in a frame of fixed width, which cannot be told without its words",
        configuration: """
          "textStyles": { "body": { "size": 17, "lineHeight": 1.3 } },
          "containers": [{ "name": "Cell", "textStyle": "body", "width": 80 }]
          """),
    ] + failingCode)

  public init() {}

  public func applies(to subject: TextConstraint) -> Bool {
    switch subject {
    case .frame: true
    case .modifier(let modifier): modifier.holdsText
    }
  }

  public func evaluate(_ subject: TextConstraint) -> Evaluation {
    switch subject {
    case .frame(let measured): evaluate(measured.frame)
    case .modifier(let modifier): evaluate(modifier)
    }
  }

  private func evaluate(_ frame: TextFrame) -> Evaluation {
    guard !frame.growsFreely else { return Evaluation(.passed, message: "its frame grows with the text") }
    if let first = frame.firstClipping { return clipped(frame, at: first) }
    if let first = frame.firstUncertain { return uncertain(frame, at: first) }
    return Evaluation(
      .passed, measured: frame.height.length(at: .standard),
      required: frame.height.isFlexible ? nil : frame.heightNeeded(at: .accessibility5).most, unit: .points,
      message: "it fits up to accessibility5")
  }

  /// From the enlarged category down it is WCAG's business, above it is not.
  private func clipped(_ frame: TextFrame, at category: ContentSizeCategory) -> Evaluation {
    let isLate = category > frame.enlargedCategory
    let least = frame.heightNeeded(at: category).least
    var remark = isLate ? ", after the text has doubled" : ""
    if let first = frame.firstUncertain, first < category { remark += "; from \(first.rawValue) on it may not fit" }
    guard frame.verticalFit(at: category) == .clips, let height = frame.height.length(at: category) else {
      return Evaluation(
        .failed, message: "at \(category.rawValue) its words no longer fit the width" + remark,
        remedy: "let the width grow, or allow more lines", level: isLate ? .warning : nil)
    }
    return Evaluation(
      .failed, measured: height, required: least, unit: .points,
      message: "at \(category.rawValue) it needs \(lengthText(least)) pt of height and has \(lengthText(height)) pt"
        + remark,
      remedy:
        "let it grow from \(authoredText(height)) pt on; at its largest it needs \(remedyText(frame.heightForAll)) pt",
      level: isLate ? .warning : nil)
  }

  private func uncertain(_ frame: TextFrame, at category: ContentSizeCategory) -> Evaluation {
    if frame.horizontalFit(at: category) == .uncertain {
      let known = frame.contents.allSatisfy { $0.label != nil }
      let reason =
        known ? "at \(category.rawValue) the estimate of its width leaves it open" : "its words are not declared"
      return Evaluation(
        .cantTell(reason), message: known ? reason : "\(reason), so nobody can tell whether they fit the width",
        remedy: known ? "measure the label and declare its width" : "declare \"label\"", level: .warning)
    }
    let needed = frame.heightNeeded(at: category)
    let height = frame.height.length(at: category)
    return Evaluation(
      .cantTell("the estimate of its height leaves it open"), interval: needed.least...needed.most, unit: .points,
      message: "at \(category.rawValue) it needs between \(lengthText(needed.least)) and "
        + "\(lengthText(needed.most)) pt of height by estimate and has "
        + "\(height.map { lengthText($0) + " pt" } ?? "no fixed height")",
      remedy: "declare \"lineHeight\", or let the height grow", level: .warning)
  }
}
