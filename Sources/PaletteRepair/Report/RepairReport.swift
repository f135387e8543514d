import Audit
import ColorScience
import DesignTokens

/// The smallest change that makes a palette pass, or the conflicts that prevent it.
public struct RepairReport: Sendable {
  /// The outcome of a repair.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Every pairing that counts toward the gate already passes.
    case unneeded
    /// With the changes, every pairing that counts toward the gate passes in every mode.
    case repaired
    /// No colors make all pairings pass; the changes are the best compromise, and the remaining failures are listed.
    case impossible
    /// Other colors would make all pairings pass, but locks, kept sides, or the files rule them out; the changes are the best compromise.
    case blocked
    /// The search found colors, but the notation of a file can't hold them exactly enough.
    case unwritable
    /// The search reached its limit without an answer; the changes are the best found.
    case unfinished
  }

  /// A pairing that counts toward the gate in one mode, with its contrast before and after.
  public struct PairingChange: Sendable {
    /// The pairing as measured before, with its mode.
    public let measured: MeasuredPairing
    /// The required ratio.
    public let required: Double
    /// The lowest contrast ratio before; nil if unknown.
    public let before: Double?
    /// The lowest contrast ratio with all changes; nil if unknown.
    public let after: Double?
    /// The lowest ratio with all changes on screens, in 8 bits and mapped to sRGB; nil if unknown or nothing changes.
    public let shownAfter: Double?

    /// Creates a pairing change.
    public init(
      _ measured: MeasuredPairing, required: Double, before: Double?, after: Double?, shownAfter: Double? = nil
    ) {
      self.shownAfter = shownAfter
      self.measured = measured
      self.required = required
      self.before = before
      self.after = after
    }

    /// Whether the pairing passes before the changes.
    public var passesBefore: Bool { before.map { $0 >= required } ?? false }
    /// Whether the pairing passes with all changes, both as written and as screens show it.
    public var passesAfter: Bool { (after.map { $0 >= required } ?? false) && (shownAfter ?? required) >= required }
  }

  /// A set of pairings with conflicting requirements, each of which is needed for the conflict.
  public struct Conflict: Sendable {
    /// The pairings, as indices of the report's pairings.
    public let pairings: [Int]
    /// The requirements and why no color meets all of them, in a sentence without a final period.
    public let reason: String
    /// Whether no smaller set of pairings of the same tokens conflicts; else only no subset of this set does.
    public let isSmallest: Bool
    /// What prevents the colors that would meet the requirements.
    public var cause = Cause.colors
    /// What would resolve the conflict, cheapest first, in clauses.
    public var resolutions: [String] = []

    /// What prevents the colors that would meet conflicting requirements.
    public enum Cause: String, Sendable, CaseIterable {
      /// Nothing: no colors meet them.
      case colors
      /// A locked token.
      case locks
      /// Colors that keep their side: which of two is lighter, and which surfaces are light.
      case polarity
      /// A color that the proposal keeps.
      case proposal
      /// A value that the files don't allow to change.
      case files
    }

    /// Creates a conflict.
    public init(_ pairings: [Int], reason: String, isSmallest: Bool) {
      self.pairings = pairings
      self.reason = reason
      self.isSmallest = isSmallest
    }
  }

  /// A fix for a pairing other than a color change; it is reported and not applied.
  public struct Advice: Sendable {
    /// The pairing, as an index of the report's pairings.
    public let pairing: Int
    /// The contrast of the pairing, in a clause; nil if the action says everything.
    public let fact: String?
    /// The recommended action, in a clause.
    public let action: String

    /// Creates advice for a pairing.
    public init(pairing: Int, fact: String? = nil, action: String) {
      self.pairing = pairing
      self.fact = fact
      self.action = action
    }

    /// The contrast and the recommended action, in a sentence without a final period.
    public var sentence: String { fact.map { "\($0); \(action)" } ?? action }
  }

  /// A pairing that counts toward the gate but that no search can decide, such as text on an unknown background.
  public struct Undecided: Sendable {
    /// The pairing with its mode.
    public let measured: MeasuredPairing
    /// The reason.
    public let reason: String

    /// Creates an undecided pairing.
    public init(_ measured: MeasuredPairing, reason: String) {
      self.measured = measured
      self.reason = reason
    }
  }

  /// The proven bounds of the changes.
  public struct Proof: Sendable, Hashable {
    /// The weighted sum of all changes.
    public let cost: Double
    /// The proven lower bound of the cost of any choice among the candidate colors.
    public let leastCost: Double
    /// The number of compared arrangements of lighter and darker colors.
    public let arrangements: Int

    /// Creates a proof.
    public init(cost: Double, leastCost: Double, arrangements: Int) {
      self.cost = cost
      self.leastCost = leastCost
      self.arrangements = arrangements
    }

    /// Whether no choice among the candidate colors costs less for the written values.
    ///
    /// The choice of written values is tried, not proven.
    public var isOptimal: Bool { cost <= leastCost * (1 + 1e-9) + 1e-12 }
  }

  /// The settings of a repair.
  public struct Settings: Sendable {
    /// The tokens whose colors don't change.
    public var locked: [PathPattern] = []
    /// Tokens that may change although a pattern locks them.
    var unlocked: Set<TokenPath> = []
    /// The cost factors of changing some tokens; all others have 1.
    public var weights: [Weight] = []
    /// The maximum rotation of a hue in degrees, before colors are rounded to 8 bits.
    public var hueTolerance = 0.0
    /// Whether tokens may get values in modes in which they have none.
    public var addsValues = true
    /// Whether the colors of families must stay distinguishable.
    public var keepsFamiliesApart = false
    /// Whether surfaces may turn from light to dark, and text and surface may swap sides.
    public var allowsFlips = false
    /// The share by which repaired pairings exceed the required ratio, 0 to 1, as in the default of `fragile-pass`.
    public var margin = 0.015
    /// The costs of edits.
    public var costs = RepairCosts()
    /// What the repair tries to keep.
    public var proposal = Proposal.smallest
    /// The number of the step of the plan whose edits are made, from 1; nil for all changes.
    public var step: Int?
    /// Whether the report lists other proposals and the prices of pairings and locks.
    public var comparesProposals = false
    /// The maximum work for each group of dependent colors whose lighter one isn't decided, in steps of a few nanoseconds.
    public var effort = 20_000_000
    /// The ΔEOK at which two colors of a family are distinguishable, as in the default of `use-of-color`.
    public var familyDifference = 0.06

    /// A kind of proposal, by what it tries to keep.
    public enum Proposal: String, Sendable, CaseIterable {
      /// The smallest change.
      case smallest
      /// Changes of texts, borders, and icons; all backgrounds stay.
      case foregroundsOnly = "foregrounds-only"
      /// Changes without tokens named after the brand: brand, primary, or accent.
      case brandFixed = "brand-fixed"
      /// As few changed tokens as possible.
      case fewestTokens = "fewest-tokens"
      /// Aliases that name other tokens; no color changes.
      case aliasesOnly = "repoint-only"
    }

    /// A cost factor for some tokens.
    public struct Weight: Sendable {
      /// The pattern of the tokens.
      public let pattern: PathPattern
      /// The factor, greater than 0.
      public let factor: Double

      /// Creates a weight.
      public init(_ pattern: PathPattern, factor: Double) {
        self.pattern = pattern
        self.factor = factor
      }
    }

    /// The costs of edits for the proposal.
    var effectiveCosts: RepairCosts { proposal == .fewestTokens ? costs.fewestTokens() : costs }

    /// Creates the default settings.
    public init() {}
  }

  /// The audit before the changes.
  public var before: AuditReport { sharedBefore.value }
  private let sharedBefore: Shared<AuditReport>
  /// The audit with all changes; nil if nothing changes.
  public var after: AuditReport? {
    get { sharedAfter?.value }
    set { sharedAfter = newValue.map(Shared.init) }
  }
  private var sharedAfter: Shared<AuditReport>?
  /// The settings of the repair.
  public let settings: Settings
  /// The outcome.
  public private(set) var outcome: Outcome
  /// The changes, in the order of the tokens.
  public let changes: [ColorChange]
  /// Every pairing that counts toward the gate, in every mode.
  public private(set) var pairings: [PairingChange]
  /// Other proposals, and the price of each; empty unless the settings ask for them.
  public var alternatives: [Alternative] = []
  /// What single pairings and locks cost; empty unless the settings ask for it.
  public var prices: [Price] = []
  /// The changes in steps that ship alone, those that fix the most first.
  public var plan: [Step] = []
  /// The conflicting requirements; empty unless the outcome is `impossible` or `blocked`.
  public let conflicts: [Conflict]
  /// The pairings that no search can decide.
  public let undecided: [Undecided]
  /// The fixes of pairings other than color changes.
  public let advice: [Advice]
  /// The proven bounds of the changes.
  public let proof: Proof
  /// The parts that the search excluded, and why, such as values that can't be edited.
  public var remarks: [String]

  /// Creates a report.
  public init(
    before: AuditReport, after: AuditReport? = nil, settings: Settings, outcome: Outcome, changes: [ColorChange],
    pairings: [PairingChange], conflicts: [Conflict] = [], undecided: [Undecided] = [], advice: [Advice] = [],
    proof: Proof, remarks: [String] = []
  ) {
    sharedBefore = Shared(before)
    sharedAfter = after.map(Shared.init)
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

  /// Replaces the predicted ratios and the outcome with those of an audit of the changed files.
  ///
  /// - Parameter after: an audit of the same pairings in the same modes.
  public mutating func confirm(_ after: AuditReport) {
    self.after = after
    let measured = Dictionary(
      after.pairings.lazy.map { (PairingInMode($0.measured), $0.measured) }, uniquingKeysWith: { first, _ in first })
    let shown = ShownRatios(after.measured)
    pairings = pairings.map { pairing in
      let now = measured[PairingInMode(pairing.measured)]
      return PairingChange(
        pairing.measured, required: pairing.required, before: pairing.before,
        after: now?.lowestRatio, shownAfter: now.flatMap { shown.lowest(of: $0) })
    }
    if outcome == .repaired, !isConfirmed { outcome = .unwritable }
  }

  /// A pairing in a mode, as a key that is the same before and after.
  private struct PairingInMode: Hashable {
    let pairing: Pairing.Identity
    let mode: String

    init(_ measured: MeasuredPairing) {
      pairing = measured.pairing.identity
      mode = measured.mode.name
    }
  }

  /// Whether every decidable pairing passes in the audit of the changed files, as written and as screens show it.
  public var isConfirmed: Bool {
    let open = Set(undecided.map { PairingInMode($0.measured) })
    return after != nil && pairings.allSatisfy { $0.passesAfter || open.contains(PairingInMode($0.measured)) }
  }

  /// Whether the search found colors for all pairings but an audit of the changed files fails, because of rounding.
  public var isShortOfRoom: Bool { !changes.isEmpty && conflicts.isEmpty && !isConfirmed }

  /// Whether only a step of the plan is written, and the other steps still fix pairings.
  public var isPartial: Bool {
    guard let step = settings.step, plan.indices.contains(step - 1) else { return false }
    return plan[step - 1].fixed.count < pairings.count { !$0.passesBefore }
  }

  /// The sum of all changes, in ΔEOK.
  public var totalDifference: Double { changes.reduce(0) { $0 + $1.difference } }
  /// The sum of the added values' changes, in ΔEOK from the colors that their modes show before.
  public var addedDifference: Double { changes.reduce(0) { $0 + ($1.kind == .added ? $1.difference : 0) } }
  /// The largest change, in ΔEOK.
  public var largestDifference: Double { changes.reduce(0) { max($0, $1.difference) } }
  /// The pairings that fail with all changes.
  public var remaining: [PairingChange] { pairings.filter { !$0.passesAfter } }
  /// Whether every pairing that counts toward the gate passes with all changes, and none is undecided.
  public var isSettled: Bool {
    (outcome == .unneeded || outcome == .repaired) && remaining.isEmpty && undecided.isEmpty
  }
}
