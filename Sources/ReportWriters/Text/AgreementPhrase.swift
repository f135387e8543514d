import Audit
import DesignTokens

/// The waiver or baseline status of a finding, or its change since an earlier audit: a word, and the rest of the sentence.
struct AgreementPhrase {
  /// A piece of a sentence.
  enum Part {
    /// Words of ours.
    case plain(String)
    /// Words of somebody else, which each writer escapes.
    case quoted(String)
  }

  /// The word that a reader looks for: "waived", "accepted", "worse", "new".
  let lead: String
  /// The rest of the sentence, without a full stop.
  let rest: [Part]

  /// The whole sentence, its parts escaped by a function.
  func text(quoting quote: (String) -> String) -> String {
    rest.reduce(lead) { text, part in
      switch part {
      case .plain(let words): text + words
      case .quoted(let words): text + quote(words)
      }
    }
  }

  /// All phrases for a finding; the name of the compared audit comes from the report.
  static func phrases(of finding: Finding, in report: AuditReport) -> [AgreementPhrase] {
    var phrases: [AgreementPhrase] = []
    if let waiver = finding.waiver {
      phrases.append(
        AgreementPhrase(
          lead: "waived",
          rest: [.plain(" until \(waiver.expires) by "), .quoted(waiver.owner), .plain(": "), .quoted(waiver.reason)]))
    }
    if let suppression = finding.suppression {
      let line = suppression.declaration.line
      phrases.append(
        AgreementPhrase(
          lead: "suppressed", rest: [.plain(" by a comment on line \(line): "), .quoted(suppression.reason)]))
    }
    if let phrase = baseline(finding) { phrases.append(phrase) }
    if let name = report.comparison?.name, let phrase = against(finding, name) { phrases.append(phrase) }
    return phrases
  }

  private static func baseline(_ finding: Finding) -> AgreementPhrase? {
    switch finding.baseline {
    case nil: nil
    // What a baseline would not take up is no news.
    case .new?:
      finding.reachesGate && !finding.isWaived
        ? AgreementPhrase(lead: "new", rest: [.plain(" since the baseline")]) : nil
    case .worse(let debt)?:
      AgreementPhrase(lead: "worse", rest: [.plain(" than in the baseline: was \(DebtText.earlier(debt, finding))")])
    case .same?: AgreementPhrase(lead: "accepted", rest: [.plain(" by the baseline")])
    case .better(let debt)?:
      AgreementPhrase(lead: "accepted", rest: [.plain(" by the baseline, was \(DebtText.earlier(debt, finding))")])
    }
  }

  private static func against(_ finding: Finding, _ name: String) -> AgreementPhrase? {
    switch finding.against {
    case nil: nil
    case .new?: AgreementPhrase(lead: "new", rest: [.plain(" since "), .quoted(name)])
    case .worse(let debt)?:
      AgreementPhrase(
        lead: "worse", rest: [.plain(" than in "), .quoted(name), .plain(": was \(DebtText.earlier(debt, finding))")])
    case .same?: AgreementPhrase(lead: "unchanged", rest: [.plain(" since "), .quoted(name)])
    case .better(let debt)?:
      AgreementPhrase(
        lead: "better", rest: [.plain(" than in "), .quoted(name), .plain(", was \(DebtText.earlier(debt, finding))")])
    }
  }
}

extension Finding {
  /// Whether it would fail the gate and something that was agreed holds it back, or whether it is waived or accepted anyhow.
  var isHeld: Bool {
    isWaived || baseline?.isAccepted ?? false || (reachesGate && !gates)
  }

  /// The word for what holds it back.
  var heldBy: String {
    if isWaived { return "waived" }
    if baseline?.isAccepted ?? false { return "accepted" }
    if case .better? = against { return "better" }
    return "unchanged"
  }

  /// What it was where it got worse and gates for that: by the baseline, or else by the earlier audit.
  var worseThan: Debt? {
    if case .worse(let debt)? = baseline { return debt }
    if case .worse(let debt)? = against { return debt }
    return nil
  }
}

/// What was found at an earlier time, in numbers and words.
enum DebtText {
  /// An upper bound from which on none is known: longer and more than anything that is measured.
  static let openBound = 1e12

  /// A debt: a number, bounds, or an outcome; a unit is given where the number needs one.
  static func text(_ debt: Debt, _ unit: Evaluation.Unit?) -> String {
    if let measured = debt.measured { return number(measured, unit) }
    if let interval = debt.interval {
      let upper = interval.upperBound
      return upper < openBound
        ? "\(number(interval.lowerBound, unit)) to \(number(upper, unit))"
        : "at least \(number(interval.lowerBound, unit))"
    }
    switch debt.kind {
    case .failed: return "failed"
    case .cantTell: return "undetermined"
    }
  }

  /// What was found before a finding, with as many decimals as it takes to differ, and what was required if that was something else.
  static func earlier(_ debt: Debt, _ finding: Finding) -> String {
    let unit = finding.evaluation.unit
    var text = text(debt, unit)
    if let before = debt.measured, let now = finding.evaluation.measured, before != now, unit == .ratio {
      let digits = (2...6).first { truncatedText(before, digits: $0) != truncatedText(now, digits: $0) } ?? 2
      text = truncatedText(before, digits: digits)
    }
    guard let before = debt.required, let now = finding.evaluation.required, before != now else { return text }
    return text + " when \(requiredText(before)) was required"
  }

  /// A measured number: ratios with two decimals and no unit, others with theirs.
  static func number(_ value: Double, _ unit: Evaluation.Unit?) -> String {
    unit == .ratio ? truncatedText(value) : HTMLWords.measured(value, unit)
  }

  /// The unit of what a rule measured on a subject, where a report does not hold it: only pairings are known to be ratios.
  static func unit(of subject: SubjectReference) -> Evaluation.Unit? {
    if case .pairing = subject { .ratio } else { nil }
  }
}
