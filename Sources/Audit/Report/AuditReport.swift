import DesignTokens
import SourceText

/// The result of an audit: the input of report writers, with all decisions made and all lists sorted.
public struct AuditReport: Sendable {
  /// The program that created a report.
  public struct Tool: Sendable, Hashable {
    /// The name of the program.
    public let name: String
    /// The version of the program.
    public let version: String

    /// This program.
    public static let palpable = Tool(name: "palpable", version: "0.1.0")
  }

  /// A rule and its outcomes; a rule that is off has its level and no outcomes.
  public struct RuleSummary: Sendable {
    /// The description of the rule.
    public let descriptor: RuleDescriptor
    /// The level in this audit.
    public let level: Level
    /// The number of subjects by outcome.
    public let counts: OutcomeCounts
  }

  /// The pairings with the verdicts on them, which all results share.
  final class PairingResults: Sendable {
    let verdicts: Verdicts
    let measured: [MeasuredPairing]
    let index: VerdictIndex
    /// The verdict that decides each pairing; nil if no rule applies.
    let deciding: [UInt32?]

    init(_ verdicts: Verdicts, _ measured: [MeasuredPairing]) {
      self.verdicts = verdicts
      self.measured = measured
      let index = VerdictIndex(verdicts, count: measured.count) { $0 == MeasuredPairing.self }
      self.index = index
      let rows = verdicts.list.rows
      let isAboutDesign = verdicts.judges.map(\.isAboutDesign)
      deciding = measured.indices.map { pairing in
        index.rows(of: pairing).lazy.filter { isAboutDesign[Int(rows[Int($0)].rule)] }
          .max { rows[Int($0)].weight < rows[Int($1)].weight }
      }
    }
  }

  /// A pairing in a mode with its assessments.
  public struct PairingResult: Sendable {
    let results: PairingResults
    let row: Int

    /// The pairing with its contrast.
    public var measured: MeasuredPairing { results.measured[row] }
    /// The assessments of all rules.
    public var assessments: [Assessment] {
      results.index.rows(of: row).map { Assessment(verdicts: results.verdicts, row: $0) }
    }
    /// Whether the rule with a position among the judges applies to the pairing.
    func isJudged(by judge: Int) -> Bool {
      results.index.rows(of: row).contains { Int(results.verdicts.list.rows[Int($0)].rule) == judge }
    }
    /// The assessment that decides the row: the worst at the highest level; nil if no rule applies.
    ///
    /// Rules that aren't about the design, such as a rule that reports narrow passes, don't decide a row.
    public var deciding: Assessment? {
      results.deciding[row].map { Assessment(verdicts: results.verdicts, row: $0) }
    }

    /// The outcome of the pairing.
    public var outcome: Outcome { deciding?.outcome ?? .inapplicable }

    /// The reason why the outcome can't be determined or no rule applies; nil for other outcomes.
    public var cause: String? {
      guard let deciding else { return inapplicableReason }
      return deciding.cause
    }

    /// The required ratio; nil if none is required.
    public var required: Double? { deciding?.required }

    private var inapplicableReason: String {
      switch measured.usage {
      case .decorative: measured.isNotDrawn ? "decorative; \(MeasuredPairing.notDrawn)" : "decorative"
      case .inactive: "inactive"
      default: "no enabled rule applies"
      }
    }
  }

  /// A text style with its assessments.
  public struct TextStyleResult: Sendable {
    /// The text style.
    public let style: TextStyle
    /// The style with the text styles that it is compared with.
    public let measured: MeasuredTextStyle
    /// The assessments of all rules.
    public let assessments: [Assessment]
  }

  /// A control with its assessments.
  public struct ControlResult: Sendable {
    /// The control.
    public let control: Control
    /// The control with its neighbors.
    public let measured: MeasuredControl
    /// The assessments of all rules.
    public let assessments: [Assessment]

    /// The control with all failures fixed that sizes can fix; nil if there are none.
    ///
    /// Requirements that pass must still pass, so their proposals count too: a larger target needs a wider gap.
    public var fixed: Control? {
      let isBroken = assessments.contains { $0.outcome == .failed && $0.proposal != nil }
      return isBroken ? control.fixed(by: assessments.compactMap(\.proposal)) : nil
    }
  }

  /// A frame that contains text, with its assessments.
  public struct FrameResult: Sendable {
    /// The container, or the control with its label.
    public let frame: TextFrame
    /// The assessments of all rules.
    public let assessments: [Assessment]
  }

  /// The program that created the report.
  public var tool = Tool.palpable
  /// The date of the report, if one was requested.
  public var date: String?
  /// The counts of earlier audits, followed by this one; empty without a history.
  public var history: [HistoryEntry] = []
  /// The color changes that reports propose; nil if none were computed.
  public var plan: RepairPlan? {
    get { sharedPlan?.value }
    set { sharedPlan = newValue.map(Shared.init) }
  }
  var sharedPlan: Shared<RepairPlan>?
  /// The texts of color values in their files; empty if they weren't located.
  public var colorSources: [ColorSource] = []
  /// The gate of the audit.
  public let gate: Gate
  /// The decision of the gate.
  public let decision: Decision
  /// The measured system: palette, badges, matrix, and coverage.
  public var measured: MeasuredSystem { sharedSystem.value }
  let sharedSystem: Shared<MeasuredSystem>
  /// All rules, in catalog order, including those that were off.
  public let rules: [RuleSummary]
  /// Every pairing in every mode.
  public let pairings: [PairingResult]
  /// The text styles.
  public let textStyles: [TextStyleResult]
  /// The controls.
  public let controls: [ControlResult]
  /// The containers of text, then the controls that have a label.
  public let frames: [FrameResult]
  /// The findings: those that fail the gate first, then by level, rule, and order of declaration.
  public internal(set) var findings: [Finding] { didSet { keptGroups = nil } }
  /// Whether unchanged findings were left out.
  var isPartial = false
  /// The groups of the findings; nil until they are kept.
  var keptGroups: FindingGroups?
  /// The changes since the earlier audit; nil without one.
  public internal(set) var changes: AuditChanges?
  /// The day in UTC that decided whether waivers had expired; nil if there are no waivers.
  public let today: CalendarDay?
  /// Whether there was a baseline.
  public let hasBaseline: Bool
  /// The number of decisions by rules about the design that can count toward the gate; 0 if nothing was audited.
  public let decisionCount: Int
  /// The verdicts that `assessments` and `findings` are views of.
  var verdicts: Verdicts
  /// The tokens other than colors that a rule checked by themselves.
  let checkedValues: Set<TokenPath>

  /// All assessments, rule by rule, those about waivers and baselines last.
  public var assessments: [Assessment] {
    verdicts.list.rows.indices.map { Assessment(verdicts: verdicts, row: UInt32($0)) }
  }

  /// The system as declared.
  public var system: DesignSystem { measured.system }
  /// The audited modes.
  public var modes: [Mode] { measured.modes }
  /// The notices about the input files.
  public var notices: [InputNotice] { measured.system.notices + rulesetNotices }

  /// The pairings that can count toward the gate, by outcome.
  public var gatingPairingCounts: OutcomeCounts {
    OutcomeCounts(pairings.lazy.filter(\.measured.canGate).map(\.outcome))
  }

  /// Returns the pairings of a mode that can count toward the gate, by outcome.
  public func gatingPairingCounts(in mode: Mode) -> OutcomeCounts {
    guard let first = modes.firstIndex(of: mode) else { return OutcomeCounts() }
    return OutcomeCounts(
      stride(from: first, to: pairings.count, by: modes.count).lazy.map { pairings[$0] }
        .filter(\.measured.canGate).map(\.outcome))
  }

  /// The number of findings by level that neither fail the gate nor are held.
  package var otherFindingCounts: [Level: Int] {
    if isPartial {
      let others = findings.filter { !$0.gates && !$0.isHeld }
      return Dictionary(
        uniqueKeysWithValues: Level.allCases.map { level in (level, others.count { $0.level == level }) })
    }
    var counts = Array(repeating: 0, count: Level.allCases.count)
    verdicts.forEachFinding { verdict, row, gates in
      let isHeld = !verdicts.holds.isEmpty && Finding(verdicts: verdicts, row: row).isHeld
      if !gates, !isHeld { counts[verdict.level.rank] += 1 }
    }
    return Dictionary(uniqueKeysWithValues: Level.allCases.map { ($0, counts[$0.rank]) })
  }

  /// Returns the number of findings with a level.
  public func findingCount(_ level: Level) -> Int { findings.count { $0.level == level } }
}

/// The number of results by outcome.
public struct OutcomeCounts: Sendable, Hashable {
  /// The number of passed results.
  public var passed = 0
  /// The number of failed results.
  public var failed = 0
  /// The number of undetermined results.
  public var cantTell = 0
  /// The number of results that aren't applicable.
  public var inapplicable = 0

  /// Counts outcomes.
  public init(_ outcomes: some Sequence<Outcome> = []) {
    for outcome in outcomes { add(outcome) }
  }

  /// The sum of all outcomes.
  public var total: Int { passed + failed + cantTell + inapplicable }

  /// Adds one outcome.
  public mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .cantTell: cantTell += 1
    case .inapplicable: inapplicable += 1
    }
  }
}
