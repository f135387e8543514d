import Audit
import PageModel

/// The sentences of a history, which follow from its numbers.
struct HistoryText {
  let overview: HistoryOverview

  private var entries: [HistoryEntry] { overview.entries }
  private var timeline: HistoryTimeline { overview.timeline }

  /// The time that the reports cover, and their number.
  var facts: String {
    guard let first = entries.first, let last = entries.last else { return "No reports." }
    guard entries.count > 1 else { return "\(last.date.inWords), first report" }
    let start = first.date.year == last.date.year ? first.date.withoutYear : first.date.inWords
    return "\(start) to \(last.date.inWords), \(entries.count) reports"
  }

  /// The gate failures now and before.
  var headline: String {
    guard let last = entries.last else { return "No reports." }
    let subject =
      last.gating == 0
      ? "No findings fail the gate"
      : "\(ResultText.count(last.gating, "finding")) \(last.gating == 1 ? "fails" : "fail") the gate"
    guard let before = entries.dropLast().last?.gating else { return subject + "." }
    if let terms = timeline.steps.last?.terms, terms.profile != nil || terms.standards != nil || terms.gate != nil {
      let other = terms.gate != nil ? "gate" : terms.profile != nil ? "profile" : "standard"
      return "\(subject); the report before had another \(other)."
    }
    if before == last.gating { return subject + ", as in the previous report." }
    return "\(subject), \(before > last.gating ? "down" : "up") from \(before)."
  }

  /// How long the state has lasted; nil for a first report.
  var promise: String? {
    guard let last = entries.last, entries.count > 1 else { return nil }
    if last.gating == 0 { return passing }
    let open = timeline.open
    guard let oldest = open.first?.since, oldest < last.date else { return nil }
    let count = open.count { $0.since == oldest }
    let subject =
      count == 1 ? (open.count == 1 ? "It" : "One of them") : count == open.count ? "All of them" : "\(count) of them"
    return "\(subject) \(count == 1 ? "has" : "have") been open since \(start(oldest))."
  }

  private var passing: String? {
    let run = entries.reversed().prefix { $0.gating == 0 }
    guard let first = run.last, run.count < entries.count else { return "The gate has passed in every report." }
    if run.count > 1 { return "The gate has passed since \(first.date.inWords)." }
    return entries.dropLast().contains { $0.gating == 0 }
      ? "The gate passes again." : "The gate passes for the first time."
  }

  /// Returns a date, or words for the first report.
  private func start(_ date: CalendarDay) -> String {
    if date == entries.first?.date { return "the first report" }
    return date == timeline.start ? "\(date.inWords) or earlier" : date.inWords
  }

  /// The changes in the newest report, or why they are unknown; nil for a first report without further facts.
  var details: String? {
    guard entries.count > 1, let step = timeline.steps.last else { return "The next report adds a comparison." }
    guard let changes = step.changes else { return step.obstacle.map(HistoryText.sentence) }
    guard let previous = overview.previous else { return nil }
    let more = [HistoryText.regraded(changes), HistoryText.terms(step.terms)].filter { !$0.isEmpty }
    return (["Since \(previous.inWords): \(HistoryText.words(changes.gate, "gate failure"))."] + more)
      .joined(separator: " ")
  }

  /// Returns the reason why two reports weren't compared, as a sentence.
  static func sentence(_ obstacle: HistoryTimeline.Obstacle) -> String {
    let fault =
      switch obstacle.kind {
      case .missing: "is missing"
      case .unreadable: "can't be read"
      case .other: "is of another design system"
      }
    return "The \(obstacle.date) report \(fault), so there is no comparison."
  }

  /// Returns how many findings of both reports fail the gate in only one of them; empty if none.
  static func regraded(_ changes: HistoryTimeline.Summary) -> String {
    let (failing, passing) = changes.regraded
    var sentences: [String] = []
    if failing > 0 {
      sentences.append(
        "\(ResultText.count(failing, "earlier finding")) now \(failing == 1 ? "fails" : "fail") the gate.")
    }
    if passing > 0 {
      sentences.append(
        "\(ResultText.count(passing, "finding")) no longer \(passing == 1 ? "fails" : "fail") the gate and \(passing == 1 ? "remains" : "remain")."
      )
    }
    return sentences.joined(separator: " ")
  }

  /// Returns how the audited modes, the profile, and the gate changed, in sentences; empty if they didn't.
  static func terms(_ terms: HistoryTerms?) -> String {
    guard let terms, !terms.isEmpty else { return "" }
    var sentences: [String] = []
    if !terms.removedModes.isEmpty { sentences.append("No longer audited: \(ResultText.list(terms.removedModes)).") }
    if !terms.addedModes.isEmpty { sentences.append("Newly audited: \(ResultText.list(terms.addedModes)).") }
    if let profile = terms.profile {
      sentences.append("The profile is now \(Profile(rawValue: profile)?.title ?? profile).")
    }
    if let standard = terms.standards?.last {
      let title = standard.map { Standard(rawValue: $0)?.shortTitle ?? $0 }
      sentences.append(
        title.map { "The criteria that count are now those of \($0)." } ?? "All criteria that rules check count now.")
    }
    if let gate = terms.gate {
      let levels = ["error": "errors", "warning": "warnings and errors", "note": "all levels"]
      sentences.append(
        "The gate now fails on \(levels[gate.failOn] ?? gate.failOn)\(gate.isStrict ? ", with warnings as errors" : "")."
      )
    }
    return sentences.joined(separator: " ")
  }

  /// Returns counts of changes, such as "3 gate failures fixed, 2 new".
  ///
  /// - Parameter thing: the noun for one.
  static func words(_ counts: HistoryTimeline.Summary.Counts, _ thing: String) -> String {
    guard !counts.isEmpty else { return "no \(thing)s changed" }
    var parts = ["\(ResultText.count(counts.fixed, thing)) fixed", "\(counts.new) new"]
    if counts.better > 0 { parts.append("\(counts.better) better") }
    if counts.worse > 0 { parts.append("\(counts.worse) worse") }
    if counts.gone > 0 { parts.append("\(counts.gone) no longer checked") }
    return parts.joined(separator: ", ")
  }

  /// Returns the changed colors and tokens of a step, in one sentence.
  static func colors(_ changes: HistoryTimeline.Summary) -> Phrase {
    let tokens = changes.colors.map(\.path).removingRepeats
    let modes = Set(changes.colors.map(\.mode))
    var parts: [Phrase] = []
    switch tokens.count {
    case 0: break
    case 1, 2:
      let only = modes.count == 1 ? modes.first.map { " in \(name: $0)" as Phrase } ?? "" : ""
      parts.append("\(.list(tokens.map { "\($0)" })) changed color\(only)")
    default: parts.append("\(changes.colors.count) colors in \(tokens.count) tokens changed")
    }
    for (count, verb) in [
      (changes.tokens.added, "added"), (changes.tokens.removed, "removed"), (changes.tokens.renamed, "renamed"),
    ]
    where count > 0 {
      parts.append("\(words: ResultText.count(count, "token")) \(words: verb)")
    }
    return parts.isEmpty ? "No colors changed." : Phrase("\(.list(parts))").sentence
  }

  /// Returns the changed findings of a step, in one or two sentences.
  static func findings(_ changes: HistoryTimeline.Summary) -> String {
    let regraded = regraded(changes)
    if changes.gate.isEmpty, changes.others.isEmpty, regraded.isEmpty { return "No findings changed." }
    let gate = words(changes.gate, "gate failure").capitalizedStart + "." + (regraded.isEmpty ? "" : " " + regraded)
    let others = changes.others.isEmpty ? "" : " Others: \(words(changes.others, "finding"))."
    let lowered = changes.loweredLevels.map(\.rule)
    return gate + others + (lowered.isEmpty ? "" : " Level lowered: \(ResultText.list(lowered)).")
  }
}
