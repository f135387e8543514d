import Audit
import PageModel

/// The verdict of a report in sentences that all formats share: what fails, what can be done, and what fails besides color.
struct VerdictText {
  let report: AuditReport
  let groups: FindingGroups

  init(_ report: AuditReport, _ groups: FindingGroups? = nil) {
    (self.report, self.groups) = (report, groups ?? report.findingGroups)
  }

  /// The cause that a verdict without failing pairings names.
  private var worstOther: FindingGroup? {
    let counts = report.requiredPairingCounts
    return counts.failed + counts.cantTell == 0 ? groups.blocking.first : nil
  }

  /// What fails, in one sentence; the worst other finding if no required pairing fails.
  var headline: Phrase {
    if let worst = worstOther {
      return "\(worst.owner): \(prose: ResultText.sentence(report.findings[worst.worst].message))"
    }
    return "\(words: counted)"
  }

  /// The number of failing pairings, or that nothing fails.
  private var counted: String {
    let counts = report.requiredPairingCounts
    let judged = counts.passed + counts.failed + counts.cantTell
    if counts.failed > 0 {
      let verb = counts.failed == 1 ? "has" : "have"
      return "\(counts.failed) of \(ResultText.count(judged, "required pairing")) \(verb) too little contrast."
    }
    if counts.cantTell > 0 {
      return "\(counts.cantTell) of \(ResultText.count(judged, "required pairing")) can't be determined."
    }
    let isMet = report.authorityResults.allSatisfy { $0.state != .fails && $0.state != .undetermined }
    if report.decisionCount == 0 { return "Nothing was checked." }
    return isMet ? "Everything that is required passes." : "Nothing fails the gate."
  }

  /// What would be done first, in one sentence: what color changes do about failing pairings, or the fix of the worst other finding.
  ///
  /// Nil if nothing fails, and without a plan or a fix.
  var promise: Phrase? {
    if let worst = worstOther {
      return report.findings[worst.worst].remedy.map { "\(prose: ResultText.sentence($0.capitalizedStart))" }
    }
    return steps.map { "\(words: $0)" }
  }

  private var steps: String? {
    guard let plan = report.plan, plan.failing > 0 else { return nil }
    if plan.isBeyondBudget { return "Run palpable fix to compute changes." }
    guard !plan.steps.isEmpty, plan.fixed > 0 else { return "No color change was found that fixes any of them." }
    let isOne = plan.steps.count == 1
    let failing = report.requiredPairingCounts.failed
    let what: String
    if failing == 0 {
      what = ResultText.count(plan.fixed, "pairing")
    } else if plan.fixed == failing, plan.remaining.isEmpty {
      what = failing == 1 ? "it" : "them all"
    } else {
      what = "\(plan.fixed) of them"
    }
    return
      "\(ResultText.count(plan.steps.count, "step")) \(isOne ? "fixes" : "fix") \(what) and \(isOne ? "breaks" : "break") none."
  }

  /// The first step, and what all steps cost, in sentences; nil without a step.
  var firstStep: Phrase? {
    guard let plan = report.plan, plan.fixed > 0, let first = plan.steps.first else { return nil }
    let changes = plan.steps.flatMap(\.changes)
    let added = changes.count { $0.kind == .added }
    let alike = plan.lookAlikes.count
    let pairs = ("pair of indistinguishable colors", "pairs of indistinguishable colors")
    let costs = [
      added < changes.count ? ResultText.count(changes.count - added, "changed value") : nil,
      added > 0 ? ResultText.count(added, "added value") : nil,
      alike > 0 ? ResultText.count(alike, pairs.0, pairs.1) : nil,
    ].compactMap { $0 }
    let step: Phrase = "First, \(first.title): fixes \(first.fixed.count), breaks 0."
    return "\(step) Cost of the plan: \(words: ResultText.list(costs))."
  }

  /// The largest number of subjects that a sentence names.
  private static let namedSubjects = 3

  /// The subjects that fail the gate for other reasons than contrast, in one sentence; nil if there are none.
  ///
  /// A few are named, more are counted by kind.
  var others: Phrase? {
    let others = groups.blocking.filter { group in report.findings[group.worst].pairing == nil }
    // The headline names the only one.
    guard !others.isEmpty, worstOther == nil || groups.blocking.count > 1 else { return nil }
    let counts = report.requiredPairingCounts
    let start: Phrase = counts.failed + counts.cantTell > 0 ? "Also failing the gate" : "Failing the gate"
    if others.count <= VerdictText.namedSubjects {
      return "\(start): \(.list(others.map { Phrase("\(running: $0.owner)") }))."
    }
    var kinds: [(names: (one: String, many: String), count: Int)] = []
    for names in others.map(\.owner.kindNames) {
      if let known = kinds.firstIndex(where: { $0.names == names }) {
        kinds[known].count += 1
      } else {
        kinds.append((names, 1))
      }
    }
    return "\(start): \(words: ResultText.list(kinds.map { ResultText.count($0.count, $0.names.one, $0.names.many) }))."
  }

  /// The gate in one sentence.
  var gate: String {
    let gating = report.findings.prefix(while: \.gates).count
    let strict = report.gate.isStrict ? ", with warnings as errors" : ""
    if report.decision == .passed { return "The gate passes\(strict)." }
    return "\(ResultText.count(gating, "finding")) \(gating == 1 ? "fails" : "fail") the gate\(strict)."
  }
}

extension AuditReport {
  /// The required pairings by outcome: those that count toward the gate and that a rule at warning or error decides.
  var requiredPairingCounts: OutcomeCounts {
    OutcomeCounts(pairings.lazy.filter(\.isRequired).map(\.outcome))
  }

  /// The name of an authority with the level that the profile requires.
  func title(of authority: Authority) -> String {
    switch authority {
    case .wcag: system.profile == .wcag22AAA ? "WCAG 2.2 AAA" : "WCAG 2.2 AA"
    case .platform: "Platform guidance"
    case .house: "House rules"
    }
  }
}

extension AuditReport.PairingResult {
  /// Whether the pairing counts toward the gate, and more than a note is at stake.
  var isRequired: Bool {
    guard measured.canGate, let deciding else { return false }
    return deciding.level >= .warning || deciding.outcome == .failed && deciding.reachesGate
  }
}

extension AuthorityResult {
  /// The state in one or two words.
  var word: String {
    switch state {
    case .fails: "Fails"
    case .undetermined: "Undetermined"
    case .warnings: "Warnings"
    case .passes: "Passes"
    case .notChecked: "Not checked"
    }
  }

  /// The counts behind the state, in a sentence without a final period.
  var details: String {
    var parts: [String] = []
    if failures > 0 { parts.append(ResultText.count(failures, "failure")) }
    if undetermined > 0 { parts.append("\(undetermined) undetermined") }
    if warnings > 0 { parts.append(ResultText.count(warnings, "warning")) }
    if !rulesThatAreOff.isEmpty { parts.append("off: \(ResultText.list(rulesThatAreOff))") }
    if !unchecked.isEmpty { parts.append("not checked everywhere: \(ResultText.list(unchecked))") }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    guard checks > 0 else { return "no checks" }
    let open = notes > 0 ? ResultText.count(notes, "note") : "no findings"
    return "\(ResultText.count(checks, "check")), \(open)"
  }
}

extension FindingGroup.Owner {
  /// The kind of owner in a word, one and many, such as "control" and "controls".
  var kindNames: (one: String, many: String) {
    switch self {
    case .token: ("token", "tokens")
    case .family: ("token group", "token groups")
    case .file, .files: ("file", "files")
    case .subject(let subject): subject.kind.nouns
    }
  }
}

extension Phrase.StringInterpolation {
  /// Appends what owns a fix within a sentence: no part is capitalized.
  mutating func appendInterpolation(running owner: FindingGroup.Owner) {
    if case .subject(let subject) = owner { return appendInterpolation(name: subject.description) }
    appendInterpolation(owner)
  }

  /// Appends what owns a fix: a token, tokens, a subject, a file, or files.
  mutating func appendInterpolation(_ owner: FindingGroup.Owner) {
    switch owner {
    case .token(let path): appendInterpolation(path)
    case .family(let path, let count):
      appendInterpolation(path)
      appendLiteral(" (\(count) tokens)")
    case .subject(let subject): appendInterpolation(subject)
    case .file(let path): appendInterpolation(code: path)
    case .files(let folder, let count):
      if !folder.isEmpty { appendInterpolation(code: folder) }
      appendLiteral(folder.isEmpty ? "\(count) files" : " (\(count) files)")
    }
  }
}
