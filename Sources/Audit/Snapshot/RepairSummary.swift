import SourceText

/// What the plan of a report changes: the cost of a repair in a few numbers.
public struct RepairSummary: Sendable, Hashable {
  /// The number of failing pairings that can count toward the gate, in all modes.
  public let failing: Int
  /// The number of them that pass after the plan.
  public let fixed: Int
  /// The number of color tokens that the plan changes.
  public let changedColors: Int

  /// Reads the plan of a JSON report; nil if there are no steps, as when only `palpable fix` has the time to find them.
  init?(_ plan: JSONText) {
    guard case .boolean(false)? = plan["beyondBudget"], case .array(let steps)? = plan["steps"], !steps.isEmpty,
      let failing = plan["failing"]?.count, let fixed = plan["fixed"]?.count
    else { return nil }
    (self.failing, self.fixed) = (failing, fixed)
    var tokens: Set<String> = []
    for case .array(let changes)? in steps.map({ $0["changes"] }) {
      for case .string(let token)? in changes.map({ $0["token"] }) { tokens.insert(token) }
    }
    changedColors = tokens.count
  }
}

extension JSONText {
  /// The value of a member; nil if there is none.
  fileprivate subscript(name: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  /// The value as a count; nil if it is none.
  fileprivate var count: Int? {
    switch self {
    case .integer(let count): count
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension AuditSnapshot {
  /// What a repair costs; nil without a plan.
  public var repair: RepairSummary? {
    keptRepair ?? sections.first { $0.name == "plan" }.flatMap { RepairSummary($0.value) }
  }
}
