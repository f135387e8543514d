import Audit

/// A finding that is not as it was, in words: one row of a table.
struct DifferenceRow {
  /// "new", "worse", "better", "fixed" or "gone".
  let kind: AuditDifference.Kind
  let rule: String
  let subject: SubjectReference
  let mode: String?
  /// What was found before; empty for what is new.
  let before: String
  /// What is found now; empty for what is fixed or gone.
  let now: String
  /// What is required now, or was.
  let required: String
  /// Whether it would fail the gate, or would have.
  let reachesGate: Bool

  init(_ change: AuditDifference.FindingChange) {
    let unit = DebtText.unit(of: change.subject)
    (kind, rule, subject, mode) = (change.kind, change.rule, change.subject, change.mode)
    (before, now) = DifferenceRow.texts(change.before, change.now, unit)
    required = (change.now ?? change.before)?.required.map(requiredText) ?? ""
    reachesGate = change.reachesGate
  }

  /// Two debts with as many decimals as it takes to differ.
  private static func texts(_ before: Debt?, _ now: Debt?, _ unit: Evaluation.Unit?) -> (String, String) {
    if unit == .ratio, let first = before?.measured, let second = now?.measured {
      let digits = digits(first, second)
      return (truncatedText(first, digits: digits), truncatedText(second, digits: digits))
    }
    return (before.map { DebtText.text($0, unit) } ?? "", now.map { DebtText.text($0, unit) } ?? "")
  }

  /// How many decimals two numbers need to read differently; two where they are equal.
  static func digits(_ first: Double, _ second: Double) -> Int {
    guard first != second else { return 2 }
    return (2...6).first { truncatedText(first, digits: $0) != truncatedText(second, digits: $0) } ?? 2
  }

  /// Ratios of a pairing before and now, with as many decimals as it takes to differ.
  static func ratios(_ change: AuditDifference.PairingChange) -> (before: String, now: String) {
    guard let before = change.before.ratio, let now = change.now.ratio else {
      return (
        change.before.ratio.map { truncatedText($0) } ?? "unknown",
        change.now.ratio.map { truncatedText($0) } ?? "unknown"
      )
    }
    let digits = digits(before, now)
    return (truncatedText(before, digits: digits), truncatedText(now, digits: digits))
  }
}

/// The figures of a proposal, in words that all formats share.
struct ProposalWords {
  let proposal: Proposals.Proposal

  /// "2 new and 1 worse of what fails the gate, 3 better, 17 fixed"; what there is none of is left out.
  var changes: String {
    let parts = AuditDifference.Kind.allCases.compactMap { kind -> String? in
      let count = proposal.difference.findings(kind).count
      guard count > 0 else { return nil }
      let gating = proposal.difference.findings(kind).count(where: \.reachesGate)
      let ofThese = kind == .new || kind == .worse ? " (\(HTMLWords.count(gating, "gate failure")))" : ""
      return "\(count) \(kind.rawValue)\(ofThese)"
    }
    return parts.isEmpty ? "no findings changed" : HTMLWords.list(parts)
  }

  /// The least ratio as a share of what is required: "0.93 of what is required".
  var margin: String {
    proposal.leastMargin.map { "\(truncatedText($0)) times the requirement" } ?? "none, because nothing is required"
  }

  /// How far the colors are from what they are now.
  var change: String { truncatedText(proposal.change, digits: 3) }

  /// What happened to tokens and pairings; nil when nothing did.
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
    let parts = all.filter { $0.0 > 0 }.map { HTMLWords.count($0.0, $0.1, $0.2) }
    return parts.isEmpty ? nil : HTMLWords.list(parts)
  }
}
