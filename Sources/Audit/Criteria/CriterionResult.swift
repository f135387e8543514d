import DesignTokens

/// What an audit decided of a success criterion: for what is declared, and for a product made with it.
///
/// An audit of a design system never decides a criterion for a product: what people meet there is more than what is declared.
public struct CriterionResult: Sendable {
  /// How much of a criterion is decided.
  public enum Extent: String, Sendable, CaseIterable {
    /// All of it.
    case fully
    /// Some of it.
    case partly
    /// Nothing.
    case not
  }

  /// The criterion.
  public let criterion: SuccessCriterion
  /// The rules that check some of it, in catalog order; those that are off too.
  public let rules: [AuditReport.RuleSummary]
  /// What came of these rules, one count for each rule on each subject.
  public let counts: OutcomeCounts
  /// How much is decided of what is declared.
  public let declared: Extent
  /// How much is decided for a product made with it: partly or not.
  public let product: Extent
  /// What remains to be tested, in one sentence without a full stop; nil where no rule checks anything of it.
  public let remainder: String?

  /// Whether a rule checks some of it.
  public var isTouched: Bool { !rules.isEmpty }

  /// Every criterion, in the order of WCAG.
  ///
  /// - Complexity: O(c + n) for c criteria and n subjects.
  public static func results(of report: AuditReport) -> [CriterionResult] {
    SuccessCriterion.all.map { CriterionResult($0, in: report) }
  }

  init(_ criterion: SuccessCriterion, in report: AuditReport) {
    let rules = report.rules.filter { $0.descriptor.criteria.contains(criterion.number) }
    var counts = OutcomeCounts()
    for rule in rules { counts.add(rule.counts) }
    self.criterion = criterion
    self.rules = rules
    self.counts = counts
    let reach = CriterionReach.all.first { $0.number == criterion.number }
    remainder = rules.isEmpty ? nil : reach?.remainder
    let hasDecided = counts.passed + counts.failed > 0
    product = hasDecided ? .partly : .not
    guard hasDecided, let reach, counts.cantTell == 0, !rules.contains(where: { $0.level == .off }),
      report.modes.count == report.system.modes.count, reach.isWhole(report)
    else {
      declared = product
      return
    }
    declared = .fully
  }
}

/// How far numbers of a design system can decide a criterion, and what remains.
struct CriterionReach {
  let number: String
  /// What remains to be tested, in one sentence without a full stop.
  let remainder: String
  /// Whether every declared subject of the criterion was judged, and by the criterion's own numbers.
  var isWhole: @Sendable (AuditReport) -> Bool = { _ in false }

  private static func isTextJudged(by rule: String) -> @Sendable (AuditReport) -> Bool {
    { report in
      report.system.profile.largeText == .wcag
        && report.pairings.allSatisfy { result in
          result.measured.pairing.usage != .text || result.assessments.contains { $0.rule == rule }
        }
    }
  }

  static let all = [
    CriterionReach(
      number: "1.4.1",
      remainder: "Whether text, symbols, or shapes also convey the meaning of colors"),
    CriterionReach(
      number: "1.4.3",
      remainder:
        "Text on images, materials, and undeclared layers, and which text is a logotype or incidental",
      isWhole: isTextJudged(by: "contrast-minimum")),
    CriterionReach(
      number: "1.4.4",
      remainder: "Whether enlarged text stays visible and usable on the actual screens"),
    CriterionReach(
      number: "1.4.6", remainder: "Same as for 1.4.3", isWhole: isTextJudged(by: "contrast-enhanced")),
    CriterionReach(
      number: "1.4.10", remainder: "Whole screens at a width of 320, and content that scrolls in two directions"),
    CriterionReach(
      number: "1.4.11",
      remainder:
        "Which parts are needed to recognize a control, its state, or a graphic, and which colors are next to them"),
    CriterionReach(
      number: "2.4.13", remainder: "Undeclared focus indicators, as drawn, and content that covers them"),
    CriterionReach(
      number: "2.5.5",
      remainder: "Sizes as drawn, and the exceptions: inline, equivalent, platform, and essential"),
    CriterionReach(
      number: "2.5.8", remainder: "Sizes and positions as drawn, and undeclared neighbors",
      isWhole: { report in
        report.controls.allSatisfy { $0.assessments.contains { $0.rule == "target-size-minimum" } }
      }),
    CriterionReach(
      number: "4.1.2",
      remainder: "Whether assistive technologies announce correct names, states, and values for controls"),
  ]
}
