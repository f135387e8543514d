import DesignTokens

/// The changes since an earlier audit of the same system.
public struct Comparison: Sendable {
  /// A pairing whose contrast has decreased.
  public struct LostMargin: Sendable {
    /// The pairing in the current audit.
    public let pairing: AuditReport.PairingResult
    /// The earlier ratio.
    public let before: Double
    /// The current ratio; the lower bound if only bounds are known.
    public let now: Double
  }

  /// The display name of the earlier audit.
  public let name: String
  /// Findings of the earlier audit that this audit no longer has, although it covers their subjects.
  public let fixed: [PastAudit.PastFinding]
  /// Pairings with less contrast than before, largest loss first.
  public let lostMargins: [LostMargin]
  /// The renamed tokens, matched by their colors.
  public let renamed: [(old: TokenPath, new: TokenPath)]
  /// Pairings that the earlier audit measured and this audit doesn't have.
  public let goneSubjects: [PastAudit.PastPairing]
}

extension Comparison {
  /// Compares an earlier audit with the current measurements and findings.
  ///
  /// - Complexity: O(n log n) for n pairings and findings of both audits.
  init(
    of past: PastAudit, _ findings: [Finding], _ pairings: [AuditReport.PairingResult], _ scope: Scope,
    renames: Renames
  ) {
    name = past.name
    let found = Set(findings.map { Array($0.oldFingerprint(renames).utf8) })
    let measured = Set(pairings.map { $0.measured.key(renames) })
    fixed = past.findings.filter {
      scope.includes($0) && !found.contains(Array($0.fingerprint.utf8))
        && $0.pairingKey.map(measured.contains) ?? true
    }
    renamed = renames.oldPaths.map { ($0.value, $0.key) }.sorted { $0.1 < $1.1 }
    let before = Dictionary(past.pairings.map { (Array($0.key.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var present: Set<[UInt8]> = []
    var lost: [LostMargin] = []
    for pairing in pairings where pairing.measured.canGate {
      let now = PastAudit.PastPairing(pairing)
      let key = pairing.measured.key(renames)
      present.insert(key)
      guard let old = before[key]?.ratio, let ratio = now.ratio, ratio < old - Change.tolerance * old else { continue }
      lost.append(LostMargin(pairing: pairing, before: old, now: ratio))
    }
    lostMargins = lost.enumerated().sorted {
      let (left, right) = ($0.element.now / $0.element.before, $1.element.now / $1.element.before)
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
    goneSubjects = past.pairings.filter {
      scope.extent == .whole && scope.includes(mode: $0.mode) && !present.contains(Array($0.key.utf8))
    }
  }
}

extension MeasuredPairing {
  /// Returns the key of the pairing in its mode, with the old paths of renamed tokens.
  fileprivate func key(_ renames: Renames) -> [UInt8] {
    Array(Finding.fingerprint(rule: "", mode: modeName, subject: subjectName.mapped(renames.oldPath)).utf8)
  }
}

extension PastAudit.PastFinding {
  /// The same key for a finding about a pairing: if the pairing is no longer measured, the finding isn't fixed.
  fileprivate var pairingKey: [UInt8]? {
    guard subject.usage != nil else { return nil }
    return Array(Finding.fingerprint(rule: "", mode: mode, subject: subject).utf8)
  }
}

extension Finding {
  /// Returns the fingerprint with the old paths of renamed tokens.
  func oldFingerprint(_ renames: Renames) -> String {
    renames.oldPaths.isEmpty
      ? fingerprint : Finding.fingerprint(rule: rule, mode: mode, subject: subject.mapped(renames.oldPath))
  }
}
