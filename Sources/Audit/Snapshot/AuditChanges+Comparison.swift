import ColorScience
import DesignTokens

extension AuditChanges {
  /// Compares two audits.
  ///
  /// - Complexity: O(n log n) for n findings, pairings, and tokens of both audits.
  public init(from old: AuditSnapshot, to new: AuditSnapshot) { self.init(from: old, to: new, within: nil) }

  /// Compares two audits.
  ///
  /// - Parameter scope: what the new audit covers; nil if the new snapshot says it.
  init(from old: AuditSnapshot, to new: AuditSnapshot, within scope: Scope?) {
    name = old.name
    let renames = TokenRenames(from: old.tokens, to: new.tokens)
    let before = Dictionary(
      old.pairings.lazy.filter(\.mayGate).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var (present, measured): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
    var (changed, added): ([ContrastChange], [AuditSnapshot.Pairing]) = ([], [])
    for pairing in new.pairings {
      let key = pairing.key(renames)
      measured.insert(key)
      guard pairing.mayGate else { continue }
      present.insert(key)
      guard let earlier = before[key] else {
        added.append(pairing)
        continue
      }
      if !earlier.looksLike(pairing) { changed.append(ContrastChange(before: earlier, now: pairing)) }
    }
    contrasts = changed
    addedPairings = added
    gonePairings = old.pairings.filter { pairing in
      pairing.mayGate && !present.contains(pairing.key)
        && scope.map { $0.extent == .whole && $0.includes(mode: pairing.mode) } ?? true
    }
    let (off, modes) = (new.rulesThatAreOff, Set(new.modes.map(\.name)))
    findings = AuditChanges.findings(from: old, to: new, renames) { finding in
      // Without information about modes, all of them count as audited.
      let isCovered =
        scope.map { $0.includes(finding) }
        ?? (!off.contains(finding.rule) && (modes.isEmpty || finding.mode.map(modes.contains) ?? true))
      return isCovered && finding.pairingKey.map(measured.contains) ?? true
    }
    let renamed = renames.oldPaths.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
    renamedTokens = renamed
    let (known, now) = (Set(old.tokens.map(\.path)), Set(new.tokens.map(\.path)))
    addedTokens = new.tokens.map(\.path).filter { !known.contains($0) && renames.oldPaths[$0] == nil }
    let left = Set(renamed.map(\.old))
    removedTokens = old.tokens.map(\.path).filter { !now.contains($0) && !left.contains($0) }
    colors = AuditChanges.colors(from: old, to: new)
    loweredLevels = old.loweredLevels(to: new.rules.map { ($0.id, $0.level) })
  }

  private static func findings(
    from old: AuditSnapshot, to new: AuditSnapshot, _ renames: TokenRenames,
    isLookedAt: (AuditSnapshot.Finding) -> Bool
  ) -> [FindingChange] {
    let earlier = EarlierFindings(old, renames)
    var present: Set<[UInt8]> = []
    var changes: [FindingChange] = []
    for finding in new.findings {
      let key = earlier.key(rule: finding.rule, mode: finding.mode, subject: finding.subject)
      present.insert(key)
      let kind: Kind =
        switch earlier.change(of: finding.snapshot, key, isRatio: finding.unit == .ratio) {
        case .new: .new
        case .worse: .worse
        case .better: .better
        case .same: .same
        }
      changes.append(
        FindingChange(
          kind: kind, rule: finding.rule, mode: finding.mode, subject: finding.subject, before: earlier.snapshots[key],
          now: finding.snapshot, reachesGate: finding.reachesGate, reachedGate: earlier.gateFailures.contains(key),
          level: finding.level, message: finding.message ?? finding.cause))
    }
    for finding in old.findings where !present.contains(Array(finding.fingerprint.utf8)) {
      changes.append(
        FindingChange(
          kind: isLookedAt(finding) ? .fixed : .gone, rule: finding.rule, mode: finding.mode,
          subject: finding.subject, before: finding.snapshot, now: nil, reachesGate: finding.reachesGate,
          reachedGate: finding.reachesGate, level: finding.level, message: finding.message ?? finding.cause))
    }
    return Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private static func colors(from old: AuditSnapshot, to new: AuditSnapshot) -> [ColorChange] {
    let before = Dictionary(old.tokens.map { ($0.path, $0.values) }, uniquingKeysWith: { first, _ in first })
    let canvases = Dictionary(new.modes.map { ($0.name, $0.canvas) }, uniquingKeysWith: { first, _ in first })
    return new.tokens.flatMap { token in
      token.values.sorted { $0.mode < $1.mode }.compactMap { value -> ColorChange? in
        guard let earlier = before[token.path]?.first(where: { $0.mode == value.mode }), let key = value.colorKey,
          let earlierKey = earlier.colorKey, earlierKey != key,
          let was = AuditChanges.color(of: earlierKey), let now = AuditChanges.color(of: key)
        else { return nil }
        return ColorChange(
          path: token.path, mode: value.mode, before: was, now: now,
          difference: was.shownDifference(to: now, over: canvases[value.mode] ?? .white),
          isOwn: value.isOwnChange(from: earlier))
      }
    }
  }

  /// Returns the color of a text that identifies it, in 8 bits of sRGB.
  private static func color(of key: String) -> Color? {
    key.utf8.split(separator: UInt8(ascii: " ")).first.flatMap { try? Color(hex: String(Substring($0))) }
  }
}

/// The findings of an earlier audit by fingerprint.
struct EarlierFindings {
  let snapshots: [[UInt8]: FindingSnapshot]
  /// The fingerprints of findings that fail the gate, before waivers and baselines.
  let gateFailures: Set<[UInt8]>
  private let renames: TokenRenames

  init(_ snapshot: AuditSnapshot, _ renames: TokenRenames) {
    snapshots = Dictionary(
      snapshot.findings.map { (Array($0.fingerprint.utf8), $0.snapshot) }, uniquingKeysWith: { first, _ in first })
    gateFailures = Set(snapshot.findings.lazy.filter(\.reachesGate).map { Array($0.fingerprint.utf8) })
    self.renames = renames
  }

  /// Returns the bytes of a fingerprint with the old paths of renamed tokens.
  func key(rule: String, mode: String?, subject: SubjectName) -> [UInt8] {
    Array(Finding.fingerprint(rule: rule, mode: mode, subject: renames.oldName(of: subject)).utf8)
  }

  /// Returns the change of a finding.
  func change(of snapshot: FindingSnapshot, _ key: [UInt8], isRatio: Bool) -> Change {
    Change(of: snapshot, from: snapshots[key], isRatio: isRatio)
  }
}

extension AuditSnapshot.Pairing {
  /// The bytes that identify the pairing in its mode across audits.
  fileprivate var key: [UInt8] { Array(Finding.fingerprint(rule: "", mode: mode, subject: subject).utf8) }

  fileprivate func key(_ renames: TokenRenames) -> [UInt8] {
    Array(Finding.fingerprint(rule: "", mode: mode, subject: renames.oldName(of: subject)).utf8)
  }

  /// Whether the contrast, the colors, and the required ratio are equal.
  fileprivate func looksLike(_ other: AuditSnapshot.Pairing) -> Bool {
    let isSame =
      switch (ratio, other.ratio) {
      case (let before?, let now?): abs(now - before) <= Change.tolerance * before
      case (nil, nil): true
      default: false
      }
    return isSame && required == other.required && colors == other.colors
  }
}

extension AuditSnapshot.Finding {
  /// The same key for a finding about a pairing: if the pairing is no longer measured, the finding isn't fixed.
  fileprivate var pairingKey: [UInt8]? {
    guard subject.usage != nil else { return nil }
    return Array(Audit.Finding.fingerprint(rule: "", mode: mode, subject: subject).utf8)
  }
}

extension AuditSnapshot {
  /// Returns the rules whose level is lower than in this audit, in the given order.
  func loweredLevels(to rules: [(id: String, level: Level)]) -> [AuditChanges.LoweredLevel] {
    let levels = Dictionary(self.rules.map { ($0.id, $0.level) }, uniquingKeysWith: { first, _ in first })
    return rules.compactMap { rule in
      guard let before = levels[rule.id], rule.level < before else { return nil }
      return AuditChanges.LoweredLevel(rule: rule.id, before: before, now: rule.level)
    }
  }

  /// Returns a notice on every rule whose level is lower than in this audit, in the order of the rules.
  public func notices(onLowered rules: [Auditor.RuleSetting], gate: Gate) -> [InputNotice] {
    loweredLevels(to: rules.map { ($0.id, gate.level($0.level)) }).map { lowered in
      InputNotice(
        "level of \(lowered.rule) lowered from \(lowered.before.rawValue) in \(name) to \(lowered.now.rawValue)",
        at: nil)
    }
  }

  /// Returns a notice if the declared platform is new: states that it never shows no longer count toward the gate.
  public func notices(onPlatform platform: DesignSystem.Platform?) -> [InputNotice] {
    guard let platform, self.platform != platform.rawValue else { return [] }
    return [
      InputNotice(
        "platform is \(platform.title), unlike in \(name); states that \(platform.title) never shows no longer count toward the gate",
        at: nil)
    ]
  }
}

extension AuditSnapshot.Mode {
  /// The browser's canvas, the backdrop of a translucent color.
  package var canvas: Color { scheme == "dark" ? .black : .white }
}

extension AuditSnapshot.TokenValue {
  /// Whether a color changed because of the value itself, and not because of its alias target or the mode that it falls back to.
  fileprivate func isOwnChange(from earlier: AuditSnapshot.TokenValue) -> Bool {
    if isFallback || earlier.isFallback { return isFallback != earlier.isFallback }
    return via.isEmpty || via.first != earlier.via.first
  }
}
