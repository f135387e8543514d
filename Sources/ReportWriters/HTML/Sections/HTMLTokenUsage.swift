import Audit
import DesignTokens

/// The usage of a color token in the pairings of a report.
struct HTMLTokenUsage {
  /// The backgrounds of the token, in order of appearance.
  private(set) var under: [TokenPath] = []
  /// The foregrounds on the token, in order of appearance.
  private(set) var over: [TokenPath] = []
  /// The result with the smallest margin; nil if nothing is required.
  private(set) var worst: AuditReport.PairingResult?

  private struct Pair: Hashable {
    let front: TokenPath
    let back: TokenPath
  }

  /// Returns the usages of all tokens in pairings.
  static func usages(in report: AuditReport) -> [TokenPath: HTMLTokenUsage] {
    var usages: [TokenPath: HTMLTokenUsage] = [:]
    var seen: Set<Pair> = []
    for result in report.pairings {
      let pairing = result.measured.pairing
      let isNew = seen.insert(Pair(front: pairing.foreground, back: pairing.background)).inserted
      if isNew {
        usages[pairing.foreground, default: HTMLTokenUsage()].under.append(pairing.background)
        usages[pairing.background, default: HTMLTokenUsage()].over.append(pairing.foreground)
      }
      usages[pairing.foreground]?.consider(result)
      usages[pairing.background]?.consider(result)
    }
    return usages
  }

  private mutating func consider(_ result: AuditReport.PairingResult) {
    guard let required = result.required, let ratio = result.measured.ratio else { return }
    if let worst, let least = worst.measured.ratio, let asked = worst.required, least / asked <= ratio / required {
      return
    }
    worst = result
  }
}
