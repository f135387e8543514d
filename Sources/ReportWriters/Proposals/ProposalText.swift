import Audit

/// The numbers of a proposal, in words that all formats share.
struct ProposalText {
  let proposal: Proposals.Proposal

  /// The numbers of findings by change, such as "2 new (1 gate failure), 3 better, and 17 fixed".
  var changes: String {
    let parts = AuditChanges.Kind.listed.compactMap { kind -> String? in
      let count = proposal.difference.findings(kind).count
      guard count > 0 else { return nil }
      let gating = proposal.difference.findings(kind).count(where: \.reachesGate)
      let ofThese = kind.isBad ? " (\(ResultText.count(gating, "gate failure")))" : ""
      return "\(count) \(kind.rawValue)\(ofThese)"
    }
    return parts.isEmpty ? "no findings changed" : ResultText.list(parts)
  }

  /// The smallest margin, such as "0.93 times the requirement".
  var margin: String {
    proposal.leastMargin.map { "\(truncatedText($0)) times the requirement" } ?? "none, because nothing is required"
  }

  /// The total distance between the colors before and after, truncated to three decimals.
  var change: String { truncatedText(proposal.change, digits: 3) }

  /// The numbers of changed tokens and pairings; nil if none changed.
  var tokens: String? {
    let difference = proposal.difference
    let all = [
      (difference.colors.count, "color changed", "colors changed"),
      (difference.addedTokens.count, "token added", "tokens added"),
      (difference.removedTokens.count, "token removed", "tokens removed"),
      (difference.renamedTokens.count, "token renamed", "tokens renamed"),
      (difference.addedPairings.count, "pairing added", "pairings added"),
      (difference.gonePairings.count, "pairing no longer measured", "pairings no longer measured"),
    ]
    let parts = all.filter { $0.0 > 0 }.map { ResultText.count($0.0, $0.1, $0.2) }
    return parts.isEmpty ? nil : ResultText.list(parts)
  }
}

extension AuditChanges.Kind {
  /// The heading of changes of this kind.
  var title: String {
    switch self {
    case .new: "New"
    case .worse: "Worse"
    case .better: "Better"
    case .same: "Unchanged"
    case .fixed: "Fixed"
    case .gone: "No longer checked"
    }
  }

  /// Whether a change of this kind is a regression.
  var isBad: Bool { self == .new || self == .worse }
}
