import DesignTokens
import SourceText

/// A version of the rules and their default levels, which a configuration can pin.
public enum Ruleset: String, CaseIterable, Comparable, Sendable {
  /// The rules of Palpable 0.1.
  case version01 = "0.1"
  /// The rules of Palpable 0.2.
  case version02 = "0.2"

  /// The ruleset of a configuration that pins none: the newest one.
  public static let current = Ruleset.version02

  /// The ruleset before this one; nil for the first one.
  public var previous: Ruleset? {
    Ruleset.allCases.firstIndex(of: self).flatMap { $0 > 0 ? Ruleset.allCases[$0 - 1] : nil }
  }

  /// Whether a ruleset is older than another.
  public static func < (left: Ruleset, right: Ruleset) -> Bool {
    let all = Ruleset.allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}

extension RuleDescriptor {
  /// Returns the default level of findings under a profile in a ruleset; off if the rule is newer than the ruleset.
  public func level(in profile: Profile, of ruleset: Ruleset) -> Level {
    guard ruleset >= since else { return .off }
    // The level of the oldest ruleset that isn't older than the asked one.
    let earlier = earlierLevels.filter { $0.key >= ruleset }.min { $0.key < $1.key }
    return earlier?.value ?? level(in: profile)
  }
}

extension AuditReport {
  /// A rule whose findings fail the gate only because of the newest ruleset, and their number.
  public struct NewlyGatingRule: Sendable, Hashable {
    /// The identifier of the rule.
    public let rule: String
    /// The number of findings that fail the gate.
    public let count: Int
  }

  /// The rules whose findings fail the gate and wouldn't under the previous ruleset, if the configuration pins none.
  ///
  /// A rule with a configured level isn't among them.
  public var newlyGatingRules: [NewlyGatingRule] {
    guard system.unpinnedRuleset != nil, decision == .failed, let previous = system.ruleset.previous else { return [] }
    let profile = system.profile
    let raised = rules.map(\.descriptor).filter { descriptor in
      descriptor.level(in: profile, of: previous) < descriptor.level(in: profile)
        && !system.configuredRules.contains(descriptor.id)
    }.map(\.id)
    guard !raised.isEmpty else { return [] }
    let counts = gatingCounts
    return raised.compactMap { rule in counts[rule].map { NewlyGatingRule(rule: rule, count: $0) } }
  }

  /// The number of findings that fail the gate, by rule.
  private var gatingCounts: [String: Int] {
    var counts = Array(repeating: 0, count: verdicts.judges.count)
    verdicts.forEachFinding { verdict, _, gates in if gates { counts[Int(verdict.rule)] += 1 } }
    return Dictionary(
      zip(verdicts.judges.map(\.rule), counts).filter { $0.1 > 0 }, uniquingKeysWith: { $0 + $1 })
  }

  /// The notice about rules that newly fail the gate, at the configuration that pins no ruleset.
  var rulesetNotices: [InputNotice] {
    guard let place = system.unpinnedRuleset, let previous = system.ruleset.previous else { return [] }
    let rules = newlyGatingRules.map { "\($0.rule) (\($0.count))" }
    guard !rules.isEmpty else { return [] }
    return [
      InputNotice(
        "rules of ruleset \(system.ruleset.rawValue) newly fail the gate: \(rules.joined(separator: ", ")); "
          + "set \"ruleset\" to \"\(previous.rawValue)\" to keep the earlier rules, or to \"\(system.ruleset.rawValue)\"",
        at: place)
    ]
  }
}
