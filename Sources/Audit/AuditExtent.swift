import DesignTokens
import SourceText

/// How much of a system an audit looks at.
public enum AuditExtent: Sendable, Hashable {
  /// Everything that is declared.
  case whole
  /// View code, all of it.
  case code
  /// Some files of view code, so that what is agreed about others is no concern.
  case someCode

  /// Whether a rule runs at all: on code those about code do, and those about agreements.
  func runs(_ setting: Auditor.RuleSetting) -> Bool {
    self == .whole || setting.looksAtCode || setting.isAboutAgreements
  }

  /// The rules that run.
  public func running(_ rules: [Auditor.RuleSetting]) -> [Auditor.RuleSetting] { rules.filter(runs) }

  /// Whether rules look at a subject.
  func includes(_ subject: some AuditSubject) -> Bool {
    self == .whole || subject.isFromCode || subject is any AgreementSubject
  }

  /// The rules as they run, those that do not run turned off.
  func rules(_ rules: [Auditor.RuleSetting]) -> [Auditor.RuleSetting] {
    rules.map { setting in
      guard !runs(setting) else { return setting }
      return Auditor.RuleSetting(setting.rule, level: .off)
    }
  }

  /// The agreements without waivers of rules that do not run.
  func agreements(_ agreements: Agreements, _ rules: [Auditor.RuleSetting]) -> Agreements {
    guard self != .whole else { return agreements }
    var agreements = agreements
    let running = Set(rules.filter(runs).map { Array($0.id.utf8) })
    agreements.waivers.removeAll { !running.contains(Array($0.rule.utf8)) }
    return agreements
  }
}

/// What an audit looked at: which rules were on, which modes of the system were audited, and which files of view code were read.
struct Scope {
  let rulesThatAreOff: Set<String>
  let modesNotAudited: Set<String>
  var extent = AuditExtent.whole
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

  /// Whether the audit looked at what an earlier finding is about.
  func includes(_ finding: PastAudit.PastFinding) -> Bool {
    guard includes(rule: finding.rule, mode: finding.mode) else { return false }
    return extent == .whole || includes(fingerprint: finding.fingerprint)
  }

  /// Whether the audit looked at what a fingerprint names: its first two parts are the rule and the mode, and those of view code go on with the file.
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
