/// What a report audits, and what its gate fails, as far as both differ from the report before it.
public struct HistoryTerms: Sendable, Hashable {
  /// The modes that only the newer report has.
  public let addedModes: [String]
  /// The modes that only the older report has.
  public let removedModes: [String]
  /// The newer profile as an identifier; nil if it is the same, or if one of both is unknown.
  public let profile: String?
  /// The standards whose criteria count, as identifiers, the newer second and nil for all criteria; nil if both are the same.
  public let standards: [String?]?
  /// The newer gate; nil if it is the same, or if one of both is unknown.
  public let gate: Gate?

  /// The lowest level that fails a gate.
  public struct Gate: Sendable, Hashable {
    /// The level as an identifier.
    public let failOn: String
    /// Whether warnings count as errors.
    public let isStrict: Bool
  }

  /// Compares two reports.
  public init(from old: AuditSnapshot, to new: AuditSnapshot) {
    let (before, now) = (old.modes.map(\.name), new.modes.map(\.name))
    addedModes = now.filter { !before.contains($0) }
    removedModes = before.filter { !now.contains($0) }
    profile = old.profile.isEmpty || new.profile.isEmpty || old.profile == new.profile ? nil : new.profile
    standards = old.standard == new.standard ? nil : [old.standard, new.standard]
    let gates = [old, new].map { Gate(failOn: $0.failOn, isStrict: $0.isStrict) }
    gate = gates.contains { $0.failOn.isEmpty } || gates[0] == gates[1] ? nil : gates[1]
  }

  /// Whether both reports audit and fail the same.
  public var isEmpty: Bool {
    addedModes.isEmpty && removedModes.isEmpty && profile == nil && standards == nil && gate == nil
  }
}
