import DesignTokens
import SourceText

/// The result of an audit: everything a writer needs, decided and sorted.
public struct AuditReport: Sendable {
  /// The program that made it.
  public struct Tool: Sendable, Hashable {
    public let name: String
    public let version: String

    /// This program.
    public static let palpable = Tool(name: "palpable", version: "0.1.0")
  }

  /// A rule and what came of it; one that is off has its level and no outcome.
  public struct RuleSummary: Sendable {
    /// What the rule asks.
    public let descriptor: RuleDescriptor
    /// Its level in this audit.
    public let level: Level
    /// How many subjects passed, failed, could not be decided, or were not concerned.
    public let counts: OutcomeCounts
  }

  /// A rule's evaluation of one subject.
  public struct Assessment: Sendable {
    /// The rule's identifier.
    public let rule: String
    /// Its level in this audit, lowered where the evaluation says so.
    public let level: Level
    /// Its level in this audit, whatever the evaluation says.
    let ruleLevel: Level
    /// What it found.
    public let evaluation: Evaluation
  }

  /// A pairing in a mode with all that rules said of it.
  public struct PairingResult: Sendable {
    /// The pairing with its contrast.
    public let measured: MeasuredPairing
    /// What the rules said.
    public let assessments: [Assessment]
    /// The assessment that decides the row: the worst of the highest level; nil when no rule applies.
    public let deciding: Assessment?

    /// What came of the pairing.
    public var outcome: Outcome { deciding?.evaluation.outcome ?? .inapplicable(inapplicableReason) }

    /// The ratio that is required; nil when none is.
    public var required: Double? { deciding?.evaluation.required }

    private var inapplicableReason: String {
      switch measured.pairing.usage {
      case .decorative: measured.isNotDrawn ? "decorative; \(MeasuredPairing.notDrawn)" : "decorative"
      case .inactive: "inactive"
      default: "no enabled rule applies"
      }
    }
  }

  /// A text style with all that rules said of it.
  public struct TextStyleResult: Sendable {
    public let style: TextStyle
    /// The style with those that can be seen beside it.
    public let measured: MeasuredTextStyle
    public let assessments: [Assessment]
  }

  /// A control with all that rules said of it.
  public struct ControlResult: Sendable {
    public let control: Control
    /// The control with those around it.
    public let measured: MeasuredControl
    public let assessments: [Assessment]

    /// The control with everything mended that failed and that numbers can mend; nil when there is nothing to mend.
    ///
    /// What passed must still pass, so its numbers count too: a larger target needs a wider gap.
    public var mended: Control? {
      let isBroken = assessments.contains { $0.evaluation.outcome == .failed && $0.evaluation.proposal != nil }
      return isBroken ? control.mended(by: assessments.compactMap(\.evaluation.proposal)) : nil
    }
  }

  /// A frame with text in it, with all that rules said of it.
  public struct FrameResult: Sendable {
    /// The container, or the control with its label.
    public let frame: TextFrame
    public let assessments: [Assessment]
  }

  /// The program that made the report.
  public var tool = Tool.palpable
  /// The day of the report, when one was asked for.
  public var date: String?
  /// The figures of earlier audits and, last, of this one; empty where there is no history.
  public var history: [HistoryEntry] = []
  /// The gate that decided.
  public let gate: Gate
  /// The decision.
  public let decision: Decision
  /// What was measured: the palette, badges, matrix, coverage.
  public let measured: MeasuredSystem
  /// All rules, in catalog order; those that were off too, so that a report shows what did not run.
  public let rules: [RuleSummary]
  /// Every pairing in every mode.
  public let pairings: [PairingResult]
  /// The text styles.
  public let textStyles: [TextStyleResult]
  /// The controls.
  public let controls: [ControlResult]
  /// The containers of text, then the controls that have a label.
  public let frames: [FrameResult]
  /// The findings, what gates first, then by level, rule and order of declaration.
  public internal(set) var findings: [Finding]
  /// What changed since the earlier audit that this one is compared with.
  public let comparison: Comparison?
  /// The day in UTC by which waivers were judged; nil where there are none.
  public let today: CalendarDay?
  /// Whether there was a baseline.
  public let hasBaseline: Bool
  /// How often a rule about the design asked something of a subject that may fail the gate; 0 when nothing was audited.
  public let decisionCount: Int
  /// The tokens that are no colors and that a rule looked at by themselves.
  let checkedValues: Set<TokenPath>

  /// What was audited, as declared.
  public var system: DesignSystem { measured.system }
  /// The modes that were audited.
  public var modes: [Mode] { measured.modes }
  /// What readers noticed.
  public var notices: [Notice] { measured.system.notices }

  /// The pairings by outcome, over what may gate.
  public var gatingPairingCounts: OutcomeCounts {
    OutcomeCounts(pairings.lazy.filter(\.measured.canGate).map(\.outcome))
  }

  /// How many findings there are of a level.
  public func findingCount(_ level: Level) -> Int { findings.count { $0.level == level } }
}

/// How often each outcome came up.
public struct OutcomeCounts: Sendable, Hashable {
  public var passed = 0
  public var failed = 0
  public var cantTell = 0
  public var inapplicable = 0

  /// Counts outcomes.
  public init(_ outcomes: some Sequence<Outcome> = []) {
    for outcome in outcomes { add(outcome) }
  }

  /// All of them.
  public var total: Int { passed + failed + cantTell + inapplicable }

  /// Counts one more.
  public mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .cantTell: cantTell += 1
    case .inapplicable: inapplicable += 1
    }
  }
}
