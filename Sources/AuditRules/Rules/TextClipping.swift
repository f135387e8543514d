import Audit
import Typesetting

/// A rule that requires text to fit its frame at every text size.
public struct TextClipping: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "text-clipping",
    title: "Text must fit its frame at every text size",
    description: """
      Compares the height and width that container texts and control labels need at every content size category with frames that don't grow. \
      Heights are exact if the line height is declared; widths are estimated from letter widths. Undetermined results, and clipping that begins only \
      after the text has doubled, are warnings. In view code, checks .lineLimit(1) and .frame(height:) on text that grows and can't shrink, always as \
      a warning; fixed-font checks fixed fonts.
      """,
    rationale: "People who enlarge text lose the part that is clipped.",
    knownLimits: [
      "Treats a line without a declared height as 1.14 to 1.4 times the text size.",
      "Treats undeclared values, such as padding, as zero; real frames may be tighter.",
      "Doesn't check whether clipped text is available elsewhere.",
      "Doesn't know widths in view code, so a single line is reported even if it holds one short word.",
      "Doesn't check text inside custom views where they are used, or UIKit constraints.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA: without loss of content",
      url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .error, labels: [.largerText],
    passing: [
      RuleExample(
        "A frame that grows",
        configuration: """
          "textStyles": { "body": { "size": 17, "lineHeight": 1.3 } },
          "containers": [{ "name": "Card", "textStyle": "body", "height": { "minimum": 44 } }]
          """),
      RuleExample(
        "The largest size of 10 pt text is 37 pt; one line is 44.4 pt high",
        configuration: """
          "textStyles": { "badge": { "size": 10, "lineHeight": 1.2, "relativeTo": "caption2" } },
          "containers": [{ "name": "Badge", "textStyle": "badge", "height": 54 }]
          """),
    ] + passingCode,
    inapplicable: inapplicableCode,
    failing: [
      RuleExample(
        "Two lines of that text need 88.8 pt",
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
        "A label without its text in a frame of fixed width (undetermined)",
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
    guard !frame.growsFreely else { return Evaluation(.passed, message: "frame grows with the text") }
    if let first = frame.firstClipping { return clipped(frame, at: first) }
    if let first = frame.firstUncertain { return uncertain(frame, at: first) }
    return Evaluation(
      .passed, measured: frame.height.length(at: .standard),
      required: frame.height.isFlexible ? nil : frame.heightNeeded(at: .accessibility5).most, unit: .points,
      message: "text fits up to accessibility5")
  }

  /// Returns the evaluation of clipped text.
  ///
  /// WCAG covers categories up to the enlarged one, so clipping above it is only a warning.
  private func clipped(_ frame: TextFrame, at category: ContentSizeCategory) -> Evaluation {
    let isLate = category > frame.enlargedCategory
    let least = frame.heightNeeded(at: category).least
    var remark = isLate ? " (the text has already doubled)" : ""
    if let first = frame.firstUncertain, first < category { remark += "; it may be clipped from \(first.rawValue) up" }
    guard frame.verticalFit(at: category) == .clips, let height = frame.height.length(at: category) else {
      return Evaluation(
        .failed, message: "text exceeds the frame width at \(category.rawValue)" + remark,
        remedy: "let the width grow, or allow more lines", level: isLate ? .warning : nil)
    }
    return Evaluation(
      .failed, measured: height, required: least, unit: .points,
      message:
        "text needs \(lengthText(least)) pt of height at \(category.rawValue); the frame has \(lengthText(height)) pt"
        + remark,
      remedy:
        "replace the fixed height with a minimum of \(authoredText(height)) pt; the largest text needs \(remedyText(frame.heightForAll)) pt",
      level: isLate ? .warning : nil)
  }

  private func uncertain(_ frame: TextFrame, at category: ContentSizeCategory) -> Evaluation {
    if frame.horizontalFit(at: category) == .uncertain {
      let known = frame.contents.allSatisfy { $0.label != nil }
      let reason =
        known ? "the width estimate at \(category.rawValue) is inconclusive" : "the label text isn't declared"
      return Evaluation(
        .cantTell(reason), message: "\(reason), so the text width can't be checked",
        remedy: known ? "measure the label and declare its width" : "declare \"label\"", level: .warning)
    }
    let needed = frame.heightNeeded(at: category)
    let height = frame.height.length(at: category)
    return Evaluation(
      .cantTell("the height estimate is inconclusive"), interval: needed.least...needed.most, unit: .points,
      message: "text needs an estimated \(lengthText(needed.least)) to "
        + "\(lengthText(needed.most)) pt of height at \(category.rawValue); the frame has "
        + "\(height.map { lengthText($0) + " pt" } ?? "no fixed height")",
      remedy: "declare \"lineHeight\", or let the height grow", level: .warning)
  }
}
