import DesignTokens
import SourceText

// The snapshot of an audit that was just made.

extension AuditSnapshot {
  /// Creates the snapshot of a report.
  ///
  /// - Parameters:
  ///   - name: the display name.
  ///   - includesText: whether the snapshot has messages, remedies, and causes, which comparisons don't need.
  /// - Complexity: O(n log n) for n pairings, findings, and tokens.
  public init(name: String = "", _ report: AuditReport, includesText: Bool = true) {
    self.init(name: name)
    (tool, version, system) = (report.tool.name, report.tool.version, report.system.name)
    (date, today, platform) = (report.date, report.today?.description, report.system.platform?.rawValue)
    standard = report.system.standard?.rawValue
    (profile, failOn) = (report.system.profile.rawValue, report.gate.failOn.rawValue)
    (isStrict, isConfigured) = (report.gate.isStrict, report.system.isConfigured)
    decision = report.decision.rawValue
    modes = report.modes.map(Mode.init)
    rules = report.rules.map(Rule.init)
    let pairings = report.pairings.map { Pairing($0, includesText: includesText) }
    self.pairings = pairings
    let positions = SubjectPositions(report)
    var reasons = ReasonNames()
    findings = report.findings.compactMap { finding in
      guard let snapshot = FindingSnapshot(finding) else { return nil }
      return Finding(
        finding, snapshot, in: pairings, at: positions[finding], reason: reasons[finding], includesText: includesText)
    }
    tokens = AuditSnapshot.tokens(of: report.measured)
    notices = AuditSnapshot.notices(report.notices.map { ($0.message, $0.location.map(AuditSnapshot.text)) })
  }

  /// Returns the color tokens of a measured system.
  static func tokens(of measured: MeasuredSystem) -> [Token] {
    var positions: [TokenPath: Int] = [:]
    var tokens: [Token] = []
    for subject in measured.colors {
      let position = positions[subject.color.path] ?? tokens.count
      if position == tokens.count {
        positions[subject.color.path] = position
        tokens.append(Token(subject.color.path, []))
      }
      tokens[position].values.append(TokenValue(subject.color, in: subject.mode.name))
    }
    return tokens
  }

  /// Returns each message once, with all its locations.
  public static func notices(_ all: [(message: String, at: String?)]) -> [Notice] {
    var positions: [[UInt8]: Int] = [:]
    var notices: [Notice] = []
    for (message, place) in all {
      let position = positions[Array(message.utf8), default: notices.count]
      if position == notices.count {
        positions[Array(message.utf8)] = position
        notices.append(Notice(message))
      }
      if let place { notices[position].at.append(place) }
    }
    return notices
  }

  /// Returns a location as text: `tokens.json:12:7`.
  static func text(_ place: SourceLocation) -> String { "\(place.path):\(place.line):\(place.column)" }
}

/// The positions of the subjects of findings: pairings first, then one type of subjects after the other.
private struct SubjectPositions {
  private var positions: [UInt64: Int] = [:]
  private var types: [ObjectIdentifier: UInt64] = [ObjectIdentifier(MeasuredPairing.self): 0]

  init(_ report: AuditReport) {
    let judges = report.verdicts.judges
    for judge in judges {
      let type = ObjectIdentifier(judge.subjectType)
      if types[type] == nil { types[type] = UInt64(types.count) }
    }
    let keys = Set(report.findings.lazy.filter { $0.pairing == nil }.map(key)).sorted()
    for (index, key) in keys.enumerated() { positions[key] = report.pairings.count + index }
  }

  private func key(_ finding: Audit.Finding) -> UInt64 {
    types[ObjectIdentifier(finding.subjectType), default: 0] << 32 | UInt64(finding.subjectRow)
  }

  subscript(finding: Audit.Finding) -> Int { positions[key(finding)] ?? finding.subjectRow }
}

/// The names of reasons, each made once.
private struct ReasonNames {
  private var names: [UInt32: String] = [:]

  subscript(finding: Audit.Finding) -> String {
    mutating get {
      if let name = names[finding.reasonKey] { return name }
      let name = finding.reason
      names[finding.reasonKey] = name
      return name
    }
  }
}

extension AuditSnapshot.Mode {
  fileprivate init(_ mode: DesignTokens.Mode) {
    self.init(mode.name)
    (scheme, contrast, base) = (mode.scheme.rawValue, mode.contrast.rawValue, mode.base)
  }
}

extension AuditSnapshot.Rule {
  fileprivate init(_ summary: AuditReport.RuleSummary) {
    self.init(summary.descriptor.id, level: summary.level)
    title = summary.descriptor.title
    (requirement, url) = (summary.descriptor.requirement.clause, summary.descriptor.requirement.url)
    outcomes = summary.counts
  }
}

extension AuditSnapshot.Pairing {
  fileprivate init(_ result: AuditReport.PairingResult, includesText: Bool) {
    let measured = result.measured
    let foreground = measured.foreground.color?.hex
    let background = measured.background.color?.hex
    self.init(
      mode: measured.mode.name, subject: measured.subjectName, ratio: measured.ratio, required: result.required,
      colors: [foreground, background].compactMap { $0 })
    (interval, outcome, rule) = (measured.interval, result.outcome, result.deciding?.rule)
    (mayGate, isFallback) = (measured.canGate, measured.isFallback)
    (name, origin) = (measured.pairing.name, measured.pairing.origin.rawValue)
    guard includesText else { return }
    cause = result.cause
    at = measured.location.map(AuditSnapshot.text)
  }
}

extension AuditSnapshot.Finding {
  /// - Parameters:
  ///   - pairings: the pairings of the report. A finding on one shares its names and location.
  ///   - position: the position of the subject; those of pairings are first.
  fileprivate init(
    _ finding: Audit.Finding, _ snapshot: FindingSnapshot, in pairings: [AuditSnapshot.Pairing], at position: Int,
    reason: String, includesText: Bool
  ) {
    let isOnPairing = position < pairings.count
    self.init(
      rule: finding.rule, mode: isOnPairing ? pairings[position].mode : finding.mode,
      subject: isOnPairing ? pairings[position].subject : finding.subject, snapshot: snapshot,
      reachesGate: finding.reachesGate)
    (unit, level, self.reason, gates) = (finding.unit, finding.level, reason, finding.gates)
    waiver = finding.waiver.map(AuditSnapshot.Waiver.init)
    suppression = finding.suppression.map { suppression in
      var value = AuditSnapshot.Suppression()
      (value.reason, value.at) = (suppression.reason, AuditSnapshot.text(suppression.declaration))
      return value
    }
    baseline = finding.baseline.map(AuditSnapshot.Change.init)
    against = finding.against.map(AuditSnapshot.Change.init)
    self.row = .init(index: position)
    guard includesText else { return }
    at = isOnPairing ? pairings[position].at : finding.location.map(AuditSnapshot.text)
    if finding.hasReason(ContrastReason.below), let pairing = finding.pairing, !pairing.hasRemarks {
      // The values say all of it, and words for thousands of findings are slow to make.
      remedy = finding.foundRemedy
    } else {
      let words = finding.words
      (message, remedy, cause) = (words.message, words.remedy, words.cause)
    }
  }

}

extension MeasuredPairing {
  /// Whether a message on a ratio below the required one has a fact besides the values.
  fileprivate var hasRemarks: Bool { isNotDrawn || isFallback || gradientPosition != nil || isWebOnly && !canGate }
}

extension AuditSnapshot.Waiver {
  fileprivate init(_ waiver: Audit.Waiver) {
    (reason, owner, expires) = (waiver.reason, waiver.owner, waiver.expires.description)
    (floor, at) = (waiver.floor, AuditSnapshot.text(waiver.declaration))
  }
}

extension AuditSnapshot.Change {
  fileprivate init(_ change: Audit.Change) {
    state = change.name
    switch change {
    case .new, .same: break
    case .worse(let earlier), .better(let earlier): self.earlier = earlier
    }
  }
}

extension AuditSnapshot.TokenValue {
  fileprivate init(_ color: MeasuredColor, in mode: String) {
    self.init(mode: mode, hex: color.color?.hex, space: color.color?.space.id)
    let chain = color.chain
    value = chain.first?.text ?? ""
    isFallback = color.isFallback
    via = chain.dropFirst().map(\.path.description)
    at = chain.first.map { AuditSnapshot.text($0.location) }
  }
}
