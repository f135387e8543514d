import Audit

/// A finding that changed between two audits, in words: one row of a table.
struct DifferenceRow {
  let rule: String
  let subject: SubjectName
  let mode: String?
  /// The measured value before; empty for a new finding.
  let before: String
  /// The measured value after; empty for a finding that is fixed or gone.
  let now: String
  /// The required value after, or before for a finding that is fixed or gone.
  let required: String
  /// Whether the finding counts, or counted, toward the gate.
  let reachesGate: Bool

  init(_ change: AuditChanges.FindingChange) {
    let unit = DebtText.unit(of: change.subject)
    (rule, subject, mode) = (change.rule, change.subject, change.mode)
    (before, now) = DifferenceRow.texts(change.before, change.now, unit)
    required = (change.now ?? change.before)?.required.map(requiredText) ?? ""
    reachesGate = change.reachesGate
  }

  /// Returns two finding snapshots in words; ratios get as many decimals as they need to differ.
  private static func texts(_ before: Debt?, _ now: Debt?, _ unit: MeasurementUnit?) -> (String, String) {
    if unit == .ratio, let first = before?.measured, let second = now?.measured {
      let digits = digits(first, second)
      return (truncatedText(first, digits: digits), truncatedText(second, digits: digits))
    }
    return (before.map { DebtText.text($0, unit) } ?? "", now.map { DebtText.text($0, unit) } ?? "")
  }

  /// Returns how many decimals two numbers need to read differently; two if they are equal or six aren't enough.
  static func digits(_ first: Double, _ second: Double) -> Int {
    guard first != second else { return 2 }
    return (2...6).first { truncatedText(first, digits: $0) != truncatedText(second, digits: $0) } ?? 2
  }

  /// Returns the ratios of a pairing before and after, with as many decimals as they need to differ.
  static func ratios(_ change: AuditChanges.ContrastChange) -> (before: String, now: String) {
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

/// The numbers of a proposal, in words that all formats share.
struct ProposalWords {
  let proposal: Proposals.Proposal

  /// The numbers of findings by change, such as "2 new (1 gate failure), 3 better, and 17 fixed".
  var changes: String {
    let parts = AuditChanges.Kind.listed.compactMap { kind -> String? in
      let count = proposal.difference.findings(kind).count
      guard count > 0 else { return nil }
      let gating = proposal.difference.findings(kind).count(where: \.reachesGate)
      let ofThese = kind == .new || kind == .worse ? " (\(HTMLWords.count(gating, "gate failure")))" : ""
      return "\(count) \(kind.rawValue)\(ofThese)"
    }
    return parts.isEmpty ? "no findings changed" : HTMLWords.list(parts)
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
    let parts = all.filter { $0.0 > 0 }.map { HTMLWords.count($0.0, $0.1, $0.2) }
    return parts.isEmpty ? nil : HTMLWords.list(parts)
  }
}
