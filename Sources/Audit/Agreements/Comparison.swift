import DesignTokens

/// What changed since an earlier audit of the same system.
public struct Comparison: Sendable {
  /// A pairing whose contrast is less than it was.
  public struct LostMargin: Sendable {
    /// The pairing, as it is now.
    public let pairing: AuditReport.PairingResult
    /// The ratio it had.
    public let before: Double
    /// The ratio it has; of bounds the lower.
    public let now: Double
  }

  /// What the earlier audit is called.
  public let name: String
  /// Findings that the earlier audit had and this one does not have, although it measures what they are about.
  public let fixed: [PastAudit.PastFinding]
  /// Pairings with less contrast than before, the greatest loss first.
  public let lostMargins: [LostMargin]
  /// Tokens with a new path and their old colors.
  public let renamed: [(old: TokenPath, new: TokenPath)]
  /// Pairings that the earlier audit measured and this one does not have.
  public let goneSubjects: [PastAudit.PastPairing]
}

extension Comparison {
  /// Compares a past audit with what was measured and found now.
  ///
  /// - Complexity: O(n log n) for n pairings and findings of both.
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
  /// What stays the same of it in its mode, under the old paths of renamed tokens.
  fileprivate func key(_ renames: Renames) -> [UInt8] {
    Array(Finding.fingerprint(rule: "", mode: modeName, subject: reference.mapped(renames.oldPath)).utf8)
  }
}

extension PastAudit.PastFinding {
  /// The same of a finding about a pairing; one whose pairing is measured no more is not fixed, but out of sight.
  fileprivate var pairingKey: [UInt8]? {
    guard case .pairing = subject else { return nil }
    return Array(Finding.fingerprint(rule: "", mode: mode, subject: subject).utf8)
  }
}

extension Finding {
  /// The fingerprint that it had under the old paths of renamed tokens.
  func oldFingerprint(_ renames: Renames) -> String {
    renames.oldPaths.isEmpty
      ? fingerprint : Finding.fingerprint(rule: rule, mode: mode, subject: subject.mapped(renames.oldPath))
  }
}
