import Audit
import Typesetting

/// A rule that requires text to fit its frame at every text size.
public struct TextClipping: Rule {
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
      "Skips code for macOS and tvOS, which it recognizes by conditions, imports, and names.",
      "Skips text that is hidden wherever it is used, if every use of its property, function, or type is found.",
      "Skips one line of text that another view replaces at the accessibility sizes; it may be clipped at smaller ones.",
      "Skips text that redacted(reason: .placeholder) hides unconditionally.",
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
    quantity: "frame height",
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

  public func judge(_ subject: TextConstraint) -> Judgement<Reason>? {
    switch subject {
    case .frame(let measured): judge(measured.frame)
    case .modifier(let modifier): CodeFit(modifier)?.judgement
    }
  }

  private func judge(_ frame: TextFrame) -> Judgement<Reason> {
    guard !frame.growsFreely else { return Judgement(.passed, .grows) }
    if let category = frame.firstClipping {
      let level = frame.hasDoubled(before: category) ? Level.warning : nil
      guard frame.verticalFit(at: category) == .clips, let height = frame.height.length(at: category) else {
        return Judgement(.failed, .exceedsWidth, level: level)
      }
      return Judgement(
        .failed, .exceedsHeight, measured: height, required: frame.heightNeeded(at: category).least, unit: .points,
        level: level)
    }
    if let category = frame.firstUncertain {
      guard frame.horizontalFit(at: category) != .uncertain else {
        let isKnown = frame.contents.allSatisfy { $0.label != nil }
        return Judgement(.cantTell, isKnown ? .mayExceedWidth : .undeclaredLabel, level: .warning)
      }
      let needed = frame.heightNeeded(at: category)
      return Judgement(
        .cantTell, .mayExceedHeight, interval: needed.least...needed.most, unit: .points, level: .warning)
    }
    return Judgement(
      .passed, .fits, measured: frame.height.length(at: .standard),
      required: frame.height.isFlexible ? nil : frame.heightNeeded(at: .accessibility5).most, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: TextConstraint) -> Words {
    let facts = ClippingFacts(subject)
    let at = "at \(facts.category.rawValue)"
    let height = facts.height.map { lengthText($0) + " pt" } ?? "no fixed height"
    let (least, most) = (lengthText(facts.needed.least), lengthText(facts.needed.most))
    let largest = "the largest text needs \(remedyText(facts.heightForAll)) pt"
    func unchecked(_ cause: String, _ what: String = "text clipping", remedy: String? = nil) -> Words {
      Words.undetermined(cause, "\(what) can't be checked", remedy: remedy)
    }
    return switch judgement.reason {
    case .grows: Words("frame grows with the text")
    case .fits: Words("text fits up to accessibility5")
    case .exceedsWidth:
      Words("text exceeds the frame width \(at)" + facts.remark, remedy: "let the width grow, or allow more lines")
    case .exceedsHeight:
      Words(
        "text needs \(least) pt of height \(at); the frame has \(height)" + facts.remark,
        remedy: "replace the fixed height with a minimum of \(authoredText(facts.height ?? 0)) pt; \(largest)")
    case .mayExceedWidth:
      unchecked(
        "the width estimate \(at) is inconclusive", "the text width", remedy: "measure the label and declare its width")
    case .undeclaredLabel:
      unchecked("the label text isn't declared", "the text width", remedy: "declare \"label\"")
    case .mayExceedHeight:
      Words(
        "text needs an estimated \(least) to \(most) pt of height \(at); the frame has \(height)",
        remedy: "declare \"lineHeight\", or let the height grow", cause: "the height estimate is inconclusive")
    case .wraps: Words("text may wrap")
    case .limitFollowsCategory: Words("the line limit depends on the content size category")
    case .hasAlternative: Words("another view is shown if the text doesn't fit")
    case .scrolls: Words("the text scrolls horizontally")
    case .shrinks: Words("the text may shrink to fit")
    case .keepsSize: Words.notApplicable("the text doesn't scale")
    case .oneLine:
      Words(
        "text is limited to one line without a scale factor, so text that exceeds the width is clipped",
        remedy: "allow more lines or add .minimumScaleFactor")
    case .conditionalLimit: unchecked("the number of lines depends on \(facts.condition)")
    case .keepsWidth: unchecked("the text keeps its full width and the screen width isn't known")
    case .unknownLimit, .unknownHeight, .unknownFont, .unknownScaleFactor: unchecked(facts.cause)
    case .flexibleHeight: Words("the height isn't fixed")
    case .unboundedHeight: Words("the height is unbounded")
    case .heightFollowsCategory: Words("the height depends on the content size category")
    case .lineFits: Words("one line fits at every text size")
    case .lineExceedsHeight:
      Words(
        "a line of \(facts.font) needs \(least) pt of height \(at); the frame has \(height)",
        remedy: "use minHeight; \(largest)")
    case .lineMayExceedHeight:
      Words(
        "a line of \(facts.font) needs an estimated \(least) to \(most) pt of height \(at); the frame has \(height)",
        remedy: "use minHeight", cause: "the frame height is within the estimated text height")
    }
  }
}
