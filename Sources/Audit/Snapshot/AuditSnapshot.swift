import DesignTokens

/// An audit as a value without rules and files: what the JSON report has, and what two audits are compared by.
///
/// A report becomes a snapshot, and a JSON report of an earlier audit is read as one.
public struct AuditSnapshot: Sendable, Hashable {
  /// The display name of the audit, such as the path that it was read from; not part of the JSON report.
  public var name: String
  /// The name of the program that made the audit.
  public var tool = ""
  /// The version of the program.
  public var version = ""
  /// The name of the design system.
  public var system = ""
  /// The date of the audit, if one was requested.
  public var date: String?
  /// The day in UTC that decided whether waivers had expired; nil if there are no waivers.
  public var today: String?
  /// The identifier of the guideline.
  public var profile = ""
  /// The identifier of the standard whose criteria count toward the gate; nil if none was chosen.
  public var standard: String?
  /// The lowest level that fails the gate, as an identifier.
  public var failOn = ""
  /// Whether warnings count as errors.
  public var isStrict = false
  /// Whether the system has a configuration.
  public var isConfigured = false
  /// The decision of the gate, as an identifier.
  public var decision = ""
  /// The declared platform.
  public var platform: String?
  /// The audited modes.
  public var modes: [Mode] = []
  /// All rules, in catalog order, including those that were off.
  public var rules: [Rule] = []
  /// The pairings in every mode, in the order of their declarations.
  public var pairings: [Pairing]
  /// The findings: those that fail the gate first, then by level, rule, and order of declaration.
  public var findings: [Finding]
  /// The color tokens, in order.
  public var tokens: [Token]
  /// The notices about the input files, each message once.
  public var notices: [Notice] = []
  /// The results by authority; no part of the snapshot's value, because they follow from the findings.
  public var authorities = AuthorityResults()
  /// What a repair costs, in a snapshot whose sections were dropped.
  var keptRepair: RepairSummary?
  /// The parts of the report that no comparison needs.
  public var sections: [Section] = []

  /// Creates a snapshot.
  public init(name: String, findings: [Finding] = [], pairings: [Pairing] = [], tokens: [Token] = []) {
    self.name = name
    self.findings = findings
    self.pairings = pairings
    self.tokens = tokens
  }

  /// A text for the profile and the gate; equal profiles and gates have equal texts.
  public var judgedBy: String {
    profile.isEmpty && failOn.isEmpty
      ? "" : "\(profile)\(standard.map { ", \($0)" } ?? ""), fails on \(failOn)" + (isStrict ? ", strict" : "")
  }

  /// The rules that were off for every subject.
  public var rulesThatAreOff: Set<String> {
    Set(rules.lazy.filter { $0.level == .off && $0.outcomes.total == 0 }.map(\.id))
  }

  /// The number of findings that fail the gate, before waivers and baselines.
  public var gatingCount: Int { findings.count(where: \.reachesGate) }
}
