import Audit
import DesignTokens

/// What a color token is used for in the pairings of a report.
struct HTMLTokenUsage {
  /// The backgrounds that it stands on, in order of appearance.
  private(set) var under: [TokenPath] = []
  /// The foregrounds that stand on it, in order of appearance.
  private(set) var over: [TokenPath] = []
  /// The result with the least ratio for what is required; nil where nothing is required.
  private(set) var worst: AuditReport.PairingResult?

  /// The usages of all tokens that pairings name.
  static func usages(in report: AuditReport) -> [TokenPath: HTMLTokenUsage] {
    var usages: [TokenPath: HTMLTokenUsage] = [:]
    var seen: Set<[TokenPath]> = []
    for result in report.pairings {
      let pairing = result.measured.pairing
      let isNew = seen.insert([pairing.foreground, pairing.background]).inserted
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
