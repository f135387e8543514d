import DesignTokens
import SourceText

/// The part of a design system that an audit covers.
public enum AuditScope: Sendable, Hashable {
  /// All declarations and all view code.
  case whole
  /// All view code, and nothing else.
  case code
  /// Some files of view code; waivers and baseline entries for other files are ignored.
  case someCode

  /// Whether a rule runs: for view code, only rules about view code and those about waivers and baselines do.
  func runs(_ setting: Auditor.RuleSetting) -> Bool {
    self == .whole || setting.looksAtCode || setting.isAboutGateExceptions
  }

  /// Returns the rules that run.
  public func running(_ rules: [Auditor.RuleSetting]) -> [Auditor.RuleSetting] { rules.filter(runs) }

  /// Whether the audit covers a subject.
  func includes<Subject: AuditSubject>(_ subject: Subject) -> Bool {
    self == .whole || subject.isFromCode || Subject.isAboutGateExceptions
  }

  /// Returns all rules, with those that don't run turned off.
  func rules(_ rules: [Auditor.RuleSetting]) -> [Auditor.RuleSetting] {
    rules.map { setting in
      guard !runs(setting) else { return setting }
      return Auditor.RuleSetting(setting.rule, level: .off)
    }
  }

  /// Returns the waivers and baselines without waivers of rules that don't run.
  func gateExceptions(_ gateExceptions: GateExceptions, _ rules: [Auditor.RuleSetting]) -> GateExceptions {
    guard self != .whole else { return gateExceptions }
    var gateExceptions = gateExceptions
    let running = Set(rules.filter(runs).map { Array($0.id.utf8) })
    gateExceptions.waivers.removeAll { !running.contains(Array($0.rule.utf8)) }
    return gateExceptions
  }
}

/// The coverage of an audit: the disabled rules, the modes that weren't audited, and the files that were read.
struct Scope {
  let rulesThatAreOff: Set<String>
  let modesNotAudited: Set<String>
  var extent = AuditScope.whole
  /// The files of view code as findings name them, encoded as in fingerprints.
  var files: Set<[UInt8]> = []

  func includes(_ waiver: Waiver) -> Bool {
    guard includes(rule: waiver.rule, mode: waiver.mode) else { return false }
    return extent == .whole || (extent == .code && waiver.subject.isAboutCode)
  }

  func includes(rule: String, mode: String?) -> Bool {
    !rulesThatAreOff.contains(rule) && includes(mode: mode)
  }

  func includes(mode: String?) -> Bool { !(mode.map(modesNotAudited.contains) ?? false) }

  /// Whether the audit covered the subject of an earlier finding.
  func includes(_ finding: AuditSnapshot.Finding) -> Bool {
    guard includes(rule: finding.rule, mode: finding.mode) else { return false }
    return extent == .whole || includes(fingerprint: finding.fingerprint)
  }

  /// Whether the audit covered the subject of a fingerprint.
  ///
  /// The first two parts of a fingerprint are the rule and the mode; in view code, the third is `code` and the fourth is the file.
  func includes(fingerprint: String) -> Bool {
    let parts = fingerprint.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 4, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count > 2 else { return extent == .whole }
    guard !rulesThatAreOff.contains(parts[0]) && !modesNotAudited.contains(where: { Finding.encoded($0) == parts[1] })
    else { return false }
    switch extent {
    case .whole: return true
    case .code: return parts[2].hasSameBytes(as: "code")
    case .someCode: return parts.count > 3 && parts[2].hasSameBytes(as: "code") && files.contains(Array(parts[3].utf8))
    }
  }
}
