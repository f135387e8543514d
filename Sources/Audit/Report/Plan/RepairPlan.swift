import DesignTokens
import PageModel

/// What to change first: color changes in steps that ship alone, what they don't fix, and what they cost.
///
/// A repair makes the plan; reports show it.
public struct RepairPlan: Sendable {
  /// A required pairing in one mode, before and after a change.
  public struct Pair: Sendable {
    /// The pairing as audited.
    public let before: MeasuredPairing
    /// The pairing with all changes of the plan; nil if it wasn't measured again.
    public let after: MeasuredPairing?
    /// The required ratio, 1 to 21.
    public let required: Double

    /// Creates a pair.
    public init(before: MeasuredPairing, after: MeasuredPairing?, required: Double) {
      (self.before, self.after, self.required) = (before, after, required)
    }
  }

  /// The smallest set of changes that ships alone: it fixes pairings and breaks none.
  public struct Step: Sendable {
    /// What the step does, in a clause such as "darken success and info in light".
    package let title: Phrase
    /// Why, in sentences.
    package let reasons: [Phrase]
    /// The changes, in the order of the tokens.
    public let changes: [ColorChange]
    /// The pairings that the step fixes.
    public let fixed: [Pair]
    /// The edits of the token files for `git apply`; nil if a file can't be edited.
    public var patch: String?

    /// Creates a step.
    package init(title: Phrase, reasons: [Phrase], changes: [ColorChange], fixed: [Pair]) {
      (self.title, self.reasons, self.changes, self.fixed) = (title, reasons, changes, fixed)
    }
  }

  /// Two colors of one role that look different before the plan and alike after it.
  public struct LookAlike: Sendable, Hashable {
    /// The tokens, in the order of their names.
    public let first, second: TokenPath
    /// The modes, in the order of the system.
    public var modes: [String]
    /// The ΔEOK before and after, in the mode in which they are closest after.
    public var before, after: Double

    /// Creates a pair of colors.
    public init(first: TokenPath, second: TokenPath, modes: [String], before: Double, after: Double) {
      (self.first, self.second, self.modes) = (first, second, modes)
      (self.before, self.after) = (before, after)
    }
  }

  /// The steps, those that fix the most pairings first.
  public var steps: [Step]
  /// The number of required pairings that fail before the plan, one for each mode.
  public let failing: Int
  /// The pairings that still fail after all steps.
  public let remaining: [Pair]
  /// The number of required pairings that can't be determined.
  public let undetermined: Int
  /// The colors that become indistinguishable.
  public let lookAlikes: [LookAlike]
  /// The number of fixed pairings that pass with less than the margin.
  public let narrowPasses: Int
  /// The system with all changes; nil if nothing changes.
  public var after: MeasuredSystem?
  /// Whether a plan takes more work than an audit allows; `palpable fix` makes one.
  public let isBeyondBudget: Bool

  /// The number of failing pairings that all steps together fix.
  public var fixed: Int { max(0, failing - remaining.count) }

  /// Creates a plan.
  public init(
    steps: [Step], failing: Int, remaining: [Pair], undetermined: Int, lookAlikes: [LookAlike] = [],
    narrowPasses: Int = 0
  ) {
    (self.steps, self.failing, self.remaining, self.undetermined) = (steps, failing, remaining, undetermined)
    (self.lookAlikes, self.narrowPasses, isBeyondBudget) = (lookAlikes, narrowPasses, false)
  }

  /// Creates the plan of a system that takes more work than an audit allows.
  public init(beyondBudgetFailing failing: Int) {
    (steps, self.failing, remaining, undetermined) = ([], failing, [], 0)
    (lookAlikes, narrowPasses, isBeyondBudget) = ([], 0, true)
  }
}
