import ColorScience
import DesignTokens

/// What would make a palette pass with the least change, or why nothing does.
public struct RepairReport: Sendable {
  /// What came of it.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Every pairing that gates passes as it is.
    case unneeded
    /// With the changes, every pairing that gates passes in every mode.
    case repaired
    /// No colors make all of them pass; the changes are the best compromise, and what still fails is listed.
    case impossible
  }

  /// A pairing that gates in a mode, with its contrast before and after.
  public struct PairingChange: Sendable {
    /// The pairing as it is measured now, with its mode.
    public let measured: MeasuredPairing
    /// The ratio that is required.
    public let required: Double
    /// The lowest contrast ratio now; nil where it is not known.
    public let before: Double?
    /// The lowest contrast ratio with all changes.
    public let after: Double?
    /// The same as screens show it, in 8 bits and brought into sRGB; nil where it is not known or nothing changes.
    public let shownAfter: Double?

    /// A pairing with its contrast before and after.
    public init(
      _ measured: MeasuredPairing, required: Double, before: Double?, after: Double?, shownAfter: Double? = nil
    ) {
      self.shownAfter = shownAfter
      self.measured = measured
      self.required = required
      self.before = before
      self.after = after
    }

    /// Whether it passes now.
    public var passesBefore: Bool { before.map { $0 >= required } ?? false }
    /// Whether it passes with all changes, as written and as screens show it.
    public var passesAfter: Bool { (after.map { $0 >= required } ?? false) && (shownAfter ?? required) >= required }
  }

  /// Pairings that cannot hold together, of which none can be left out.
  public struct Conflict: Sendable {
    /// The pairings, as positions in the pairings of the report.
    public let pairings: [Int]
    /// What each asks for and why no color does all of it, in a sentence without a full stop.
    public let reason: String
    /// Whether no smaller set of pairings of the same tokens is in conflict, rather than only none within this one.
    public let isSmallest: Bool

    /// A conflict.
    public init(_ pairings: [Int], reason: String, isSmallest: Bool) {
      self.pairings = pairings
      self.reason = reason
      self.isSmallest = isSmallest
    }
  }

  /// What would mend a pairing without another color, said and not done.
  public struct Advice: Sendable {
    /// The pairing, as its position in the pairings of the report.
    public let pairing: Int
    /// What to do, in a sentence without a full stop.
    public let sentence: String

    /// Advice on a pairing.
    public init(pairing: Int, sentence: String) {
      self.pairing = pairing
      self.sentence = sentence
    }
  }

  /// A pairing that gates and that no search can decide about, such as text on what is not known.
  public struct Undecided: Sendable {
    /// The pairing with its mode.
    public let measured: MeasuredPairing
    /// Why.
    public let reason: String

    /// A pairing that is not decided.
    public init(_ measured: MeasuredPairing, reason: String) {
      self.measured = measured
      self.reason = reason
    }
  }

  /// How much is proven of the changes.
  public struct Proof: Sendable, Hashable {
    /// The weighted sum of all changes.
    public let cost: Double
    /// No choice among the colors that were considered costs less than this.
    public let leastCost: Double
    /// How many arrangements of lighter and darker were compared.
    public let arrangements: Int

    /// A proof.
    public init(cost: Double, leastCost: Double, arrangements: Int) {
      self.cost = cost
      self.leastCost = leastCost
      self.arrangements = arrangements
    }

    /// Whether nothing among the colors that were considered is better for the values that are written; which those are is tried, not proven.
    public var isOptimal: Bool { cost <= leastCost * (1 + 1e-9) + 1e-12 }
  }

  /// What was allowed.
  public struct Settings: Sendable {
    /// The tokens whose colors stay.
    public var locked: [PathPattern] = []
    /// How dear the change of tokens is; 1 for all others.
    public var weights: [Weight] = []
    /// The most degrees by which a hue may turn, before colors are rounded to 8 bits.
    public var hueTolerance = 0.0
    /// Whether tokens may be given values in modes where they have none.
    public var addsValues = true
    /// Whether the colors of families must stay apart.
    public var keepsFamiliesApart = false
    /// The distance in Oklab at which two colors of a family are apart, as `use-of-color` has it by default.
    public var familyDifference = 0.06

    /// A factor on the change of some tokens.
    public struct Weight: Sendable {
      /// The tokens.
      public let pattern: PathPattern
      /// The factor, more than 0.
      public let factor: Double

      /// A weight.
      public init(_ pattern: PathPattern, factor: Double) {
        self.pattern = pattern
        self.factor = factor
      }
    }

    /// Everything at its default.
    public init() {}
  }

  /// The audit of what is now.
  public let before: AuditReport
  /// The audit of the palette with all changes; nil when nothing changes.
  public var after: AuditReport?
  /// What was allowed.
  public let settings: Settings
  /// What came of it.
  public private(set) var outcome: Outcome
  /// The changes, in the order of the tokens.
  public let changes: [ColorChange]
  /// Every pairing that gates, in every mode.
  public private(set) var pairings: [PairingChange]
  /// What cannot hold together; empty unless it is impossible.
  public let conflicts: [Conflict]
  /// What no search can decide.
  public let undecided: [Undecided]
  /// What would mend pairings without another color.
  public let advice: [Advice]
  /// How good the changes are.
  public let proof: Proof
  /// What was left out of the search, and why, such as values that cannot be edited.
  public var remarks: [String]

  /// A report.
  public init(
    before: AuditReport, after: AuditReport? = nil, settings: Settings, outcome: Outcome, changes: [ColorChange],
    pairings: [PairingChange], conflicts: [Conflict] = [], undecided: [Undecided] = [], advice: [Advice] = [],
    proof: Proof, remarks: [String] = []
  ) {
    self.before = before
    self.after = after
    self.settings = settings
    self.outcome = outcome
    self.changes = changes
    self.pairings = pairings
    self.conflicts = conflicts
    self.undecided = undecided
    self.advice = advice
    self.proof = proof
    self.remarks = remarks
  }

  /// Takes the audit of the changed files as what counts: its ratios, and whether everything passes.
  ///
  /// - Parameter after: an audit of the same pairings in the same modes.
  public mutating func confirm(_ after: AuditReport) {
    self.after = after
    let measured = Dictionary(
      after.pairings.lazy.map { (Question($0.measured), $0.measured) }, uniquingKeysWith: { first, _ in first })
    let shown = ShownRatios(after.measured)
    pairings = pairings.map { pairing in
      let now = measured[Question(pairing.measured)]
      return PairingChange(
        pairing.measured, required: pairing.required, before: pairing.before,
        after: now?.lowestRatio, shownAfter: now.flatMap { shown.lowest(of: $0) })
    }
    if outcome == .repaired, !isConfirmed { outcome = .impossible }
  }

  /// A pairing in a mode, which is the same before and after.
  private struct Question: Hashable {
    let pairing: Pairing.Identity
    let mode: String

    init(_ measured: MeasuredPairing) {
      pairing = measured.pairing.identity
      mode = measured.mode.name
    }
  }

  /// Whether every pairing passes by the audit of the changed files, as written and as screens show it.
  public var isConfirmed: Bool {
    let open = Set(undecided.map { Question($0.measured) })
    return after != nil && pairings.allSatisfy { $0.passesAfter || open.contains(Question($0.measured)) }
  }

  /// Whether colors were found for everything and something fails by the audit of the changed files: by what rounding took.
  public var isShortOfRoom: Bool { !changes.isEmpty && conflicts.isEmpty && !isConfirmed }

  /// The sum of all changes: deltaEOK.
  public var totalDifference: Double { changes.reduce(0) { $0 + $1.difference } }
  /// The part of that sum that values make up which are added: deltaEOK from what is expected or shows now, whichever is nearer.
  public var addedDifference: Double { changes.reduce(0) { $0 + ($1.kind == .added ? $1.difference : 0) } }
  /// The largest change: deltaEOK.
  public var largestDifference: Double { changes.reduce(0) { max($0, $1.difference) } }
  /// The pairings that fail with all changes.
  public var remaining: [PairingChange] { pairings.filter { !$0.passesAfter } }
  /// Whether every pairing that gates passes with all changes, and none is left undecided.
  public var isSettled: Bool { outcome != .impossible && remaining.isEmpty && undecided.isEmpty }
}
