import DesignTokens

/// The result of an audit for a success criterion, for the declared system and for a product built with it.
///
/// An audit of a design system never decides a criterion for a product: people encounter more in it than the declared values.
public struct CriterionResult: Sendable {
  /// The extent to which a criterion is decided.
  public enum Extent: String, Sendable, CaseIterable {
    /// The criterion is fully decided.
    case fully
    /// The criterion is partly decided.
    case partly
    /// The criterion isn't decided.
    case not
  }

  /// The criterion.
  public let criterion: SuccessCriterion
  /// The rules that check a part of the criterion, in catalog order, including those that are off.
  public let rules: [AuditReport.RuleSummary]
  /// The outcomes of these rules, one count for each rule on each subject.
  public let counts: OutcomeCounts
  /// The extent to which the criterion is decided for the declared system.
  public let declared: Extent
  /// The extent to which the criterion is decided for a product built with the system: partly or not.
  public let product: Extent
  /// The remaining tests, in one sentence without a final period; nil if no rule checks the criterion.
  public let remainder: String?

  /// Whether a rule checks a part of the criterion.
  public var isTouched: Bool { !rules.isEmpty }

  /// Returns the results of all criteria, in WCAG order; those of the chosen standard come first.
  ///
  /// - Complexity: O(c + n) for c criteria and n subjects.
  public static func results(of report: AuditReport) -> [CriterionResult] {
    let results = SuccessCriterion.all.map { CriterionResult($0, in: report) }
    guard let standard = report.system.standard else { return results }
    return results.filter { standard.includes($0.criterion) } + results.filter { !standard.includes($0.criterion) }
  }

  init(_ criterion: SuccessCriterion, in report: AuditReport) {
    let rules = report.rules.filter { $0.descriptor.criteria.contains(criterion.number) }
    var counts = OutcomeCounts()
    for rule in rules { counts.add(rule.counts) }
    self.criterion = criterion
    self.rules = rules
    self.counts = counts
    let reach = CriterionCoverage.all.first { $0.number == criterion.number }
    remainder = rules.isEmpty ? nil : reach?.remainder
    let hasDecided = counts.passed + counts.failed > 0
    product = hasDecided ? .partly : .not
    guard hasDecided, let reach, counts.cantTell == 0, !rules.contains(where: { $0.level == .off }),
      report.modes.count == report.system.modes.count,
      let deciding = rules.first(where: { $0.descriptor.decidedCriterion == criterion.number })?.descriptor.id,
      reach.isWhole(report, deciding)
    else {
      declared = product
      return
    }
    declared = .fully
  }
}

/// The extent to which a design system's values can decide a criterion, and the remaining tests.
struct CriterionCoverage {
  let number: String
  /// The remaining tests, in one sentence without a final period.
  let remainder: String
  /// Whether a rule has checked every declared subject of the criterion, by the criterion's own values.
  var isWhole: @Sendable (AuditReport, _ rule: String) -> Bool = { _, _ in false }

  @Sendable private static func isTextChecked(_ report: AuditReport, by rule: String) -> Bool {
    let judge = report.verdicts.judges.firstIndex { $0.rule == rule } ?? -1
    return report.system.profile.largeText == .wcag
      && report.pairings.allSatisfy { $0.measured.usage != .text || $0.isJudged(by: judge) }
  }

  static let all = [
    CriterionCoverage(
      number: "1.4.1",
      remainder: "Whether text, symbols, or shapes also convey the meaning of colors"),
    CriterionCoverage(
      number: "1.4.3",
      remainder:
        "Text on images, materials, and undeclared layers, and which text is a logotype or incidental",
      isWhole: isTextChecked),
    CriterionCoverage(
      number: "1.4.4",
      remainder: "Whether enlarged text stays visible and usable on the actual screens"),
    CriterionCoverage(
      number: "1.4.6", remainder: "Same as for 1.4.3", isWhole: isTextChecked),
    CriterionCoverage(
      number: "1.4.10", remainder: "Whole screens at a width of 320, and content that scrolls in two directions"),
    CriterionCoverage(
      number: "1.4.11",
      remainder:
        "Which parts are needed to recognize a control, its state, or a graphic, and which colors are next to them"),
    CriterionCoverage(
      number: "2.4.13", remainder: "Undeclared focus indicators, as drawn, and content that covers them"),
    CriterionCoverage(
      number: "2.5.5",
      remainder: "Sizes as drawn, and the exceptions: inline, equivalent, platform, and essential"),
    CriterionCoverage(
      number: "2.5.8", remainder: "Sizes and positions as drawn, and undeclared neighbors",
      isWhole: { report, rule in
        report.controls.allSatisfy { $0.assessments.contains { $0.rule == rule } }
      }),
    CriterionCoverage(
      number: "4.1.2",
      remainder: "Whether assistive technologies announce correct names, states, and values for controls"),
  ]
}
