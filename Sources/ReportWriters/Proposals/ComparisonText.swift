import Audit
import PageModel

/// The story of a comparison in sentences that all formats share.
struct ComparisonText {
  let changes: AuditChanges

  /// The gate failures before and after, with the fixed and new ones: "27 → 4 gate failures: 23 fixed, 0 new".
  var story: String {
    let gate = changes.gate
    var parts = ["\(gate.fixed) fixed", "\(gate.new) new"]
    if worse > 0 { parts.append("\(worse) worse") }
    if gate.gone > 0 { parts.append("\(gate.gone) no longer counted") }
    return "\(gate.before) → \(gate.after) gate failures: \(parts.joined(separator: ", "))"
  }

  /// The number of gate failures of both audits that got worse.
  private var worse: Int { remaining.count { $0.kind == .worse } }

  /// What happened to the gate failures, in one sentence.
  var headline: String {
    let (fixed, new) = (changes.gate.fixed, changes.gate.new)
    guard fixed + new + worse > 0 else {
      return changes.gate.before + changes.gate.after == 0
        ? "Nothing fails the gate, before or after." : "No gate failure is fixed or new."
    }
    func part(_ count: Int, _ word: String, isFirst: Bool) -> String {
      let subject = isFirst ? ResultText.count(count, "gate failure") : count == 0 ? "none" : "\(count)"
      return "\(subject) \(count < 2 ? "is" : "are") \(word)"
    }
    // The first number is never 0; fixed and new ones are always named.
    let all = [(fixed, "fixed"), (new, "new"), (worse, "worse")].filter { $0.1 != "worse" || $0.0 > 0 }
    let ordered = all.filter { $0.0 > 0 } + all.filter { $0.0 == 0 }
    let parts = ordered.enumerated().map { part($1.0, $1.1, isFirst: $0 == 0) }
    return parts.dropLast().joined(separator: ", ") + ", and \(parts[parts.count - 1])."
  }

  /// The remaining gate failures, in one sentence or two; nil if there were none before and after.
  var remainder: String? {
    let gate = changes.gate
    guard gate.before + gate.after > 0 else { return nil }
    var sentences: [String] = []
    if gate.after == 0 { sentences.append("Nothing fails the gate after.") }
    if gate.stays > 0 {
      let contrast = remaining.count { $0.subject.usage != nil }
      let about = contrast == gate.stays ? "all" : contrast == 0 ? "none" : "\(contrast)"
      let which =
        gate.stays == 1 ? (contrast == 1 ? "about contrast" : "not about contrast") : "\(about) of them about contrast"
      sentences.append("\(gate.stays) \(gate.stays == 1 ? "remains" : "remain"), \(which).")
    }
    if gate.gone > 0 {
      sentences.append(
        gate.gone == 1
          ? "1 is no longer counted, because of its level or because it isn't checked."
          : "\(gate.gone) are no longer counted, because of their level or because they aren't checked."
      )
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The changed findings of all levels, in one or two sentences.
  var findings: String {
    let levels = changes.levels
    let (stays, new) = (levels.reduce(0) { $0 + $1.stays }, levels.reduce(0) { $0 + $1.new })
    var text = "\(changes.count(.fixed)) fixed, \(stays) \(stays == 1 ? "stays" : "stay"), \(new) new."
    let (better, worse) = (changes.count(.better), changes.count(.worse))
    if better + worse > 0 { text += " Of those that stay, \(better) got better and \(worse) got worse." }
    return text
  }

  /// The gate failures of both audits.
  var remaining: [AuditChanges.FindingChange] {
    changes.findings.filter { $0.now != nil && $0.reachesGate && $0.reachedGate }
  }

  /// The name of a level in a list of levels.
  static func name(of level: Level?) -> String {
    switch level {
    case nil: "Gate failures"
    case .error?: "Other errors"
    case .warning?: "Warnings"
    case .note?, .off?: "Notes"
    }
  }

  /// Returns a result of an authority after, compared with the one before.
  static func word(_ now: AuthorityResult, before: AuthorityResult?) -> String {
    guard now.state == before?.state else { return now.word }
    switch now.state {
    case .fails: return "Still fails"
    case .undetermined: return "Still undetermined"
    case .warnings: return "Still warnings"
    case .passes: return "Still passes"
    case .notChecked: return now.word
    }
  }

  /// Returns the counts behind a result before and after, without a final period.
  static func counts(_ now: AuthorityResult, before: AuthorityResult?) -> String {
    guard let before else { return now.details }
    var parts: [String] = before.state == now.state ? [] : ["before: \(before.word.lowercased())"]
    for (first, second, noun) in [
      (before.failures, now.failures, "failures"), (before.undetermined, now.undetermined, "undetermined"),
      (before.warnings, now.warnings, "warnings"),
    ] where first + second > 0 {
      parts.append(first == second ? "\(first) \(noun), as before" : "\(first) → \(second) \(noun)")
    }
    return parts.isEmpty ? now.details : parts.joined(separator: "; ")
  }
}
