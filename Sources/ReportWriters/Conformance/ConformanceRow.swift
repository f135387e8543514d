import Audit
import PageModel

/// A row of a conformance report: a criterion or a clause, its level, and the evidence.
struct ConformanceRow {
  let criterion: Phrase
  /// The conformance level: blank for the evaluation of the product, or "Not Evaluated" at level AAA.
  let level: Phrase
  let remarks: Phrase

  /// The words of a row that an audit has no evidence for.
  private static let outside: Phrase = "Outside this evidence."

  /// The largest number of failing items that a row names.
  private static let named = 3

  init(_ criterion: Phrase, remarks: Phrase = ConformanceRow.outside) {
    (self.criterion, self.remarks) = (criterion, remarks)
    level = ""
  }

  /// The row of a success criterion, with the clauses that it also answers.
  init(_ result: CriterionResult, _ report: AuditReport) {
    let number = result.criterion
    let title: Phrase = "\(words: number.number) \(words: number.name)"
    var name: Phrase = "\(title, link: number.url)"
    let clauses = [Standard.en301549v3, .en301549v4, .section508].compactMap { standard -> String? in
      let clauses = standard.clauses(of: number)
      return clauses.isEmpty ? nil : "\(standard.shortTitle): \(clauses.joined(separator: ", "))"
    }
    if number.isObsolete { name = "\(name) (WCAG 2.0 and 2.1 only)" }
    if !clauses.isEmpty { name = "\(name). \(words: clauses.joined(separator: "; "))" }
    criterion = name
    let counts = result.counts
    guard counts.passed + counts.failed + counts.cantTell > 0 else {
      level = number.level == .aaa ? "Not Evaluated" : ""
      remarks = ConformanceRow.outside
      return
    }
    level = ""
    remarks = ConformanceRow.evidence(result, report)
  }

  private static func evidence(_ result: CriterionResult, _ report: AuditReport) -> Phrase {
    let counts = result.counts
    let rules = Set(result.rules.map(\.descriptor.id))
    let failing = report.findings.filter { $0.outcome == .failed && rules.contains($0.rule) }
    let ids = result.rules.filter { $0.level != .off }.map { Phrase("\(name: $0.descriptor.id, .code)") }
    var text: Phrase =
      "Evidence by \(.list(ids)): \(counts.passed) passed, \(counts.failed) failed, \(counts.cantTell) undetermined."
    if failing.isEmpty {
      text = "\(text) No declared item fails; that isn't evidence for a product as a whole."
    } else {
      let names = failing.prefix(named).map { finding -> Phrase in
        let place: Phrase = finding.mode.map { " in \(name: $0)" } ?? ""
        return "\(prose: finding.subject.description)\(place)"
      }
      let rest = failing.count - names.count
      let list = Phrase.list(names + (rest > 0 ? ["\(rest) more"] : []))
      text = "\(text) Failing: \(list). A product that uses a failing item supports the criterion partially at best."
    }
    if let remainder = result.remainder { text = "\(text) Still to test: \(words: ResultText.sentence(remainder))" }
    return text
  }
}

extension ConformanceRow {
  /// The rows of the Section 508 report; its criteria of WCAG are in the tables above.
  static func section508(_ results: [CriterionResult]) -> [ConformanceRow] {
    [
      ConformanceRow("Chapter 3: Functional Performance Criteria, 302.1 to 302.9"),
      ConformanceRow("Chapter 4: Hardware"),
      ConformanceRow(
        "501.1 Scope, incorporation of WCAG 2.0 A and AA", remarks: "See the rows of WCAG with the clause 501."),
      ConformanceRow("502 Interoperability with Assistive Technology"),
      ConformanceRow("503.2 User Preferences", remarks: preferences(results)),
      ConformanceRow("503.3 to 504.4 Other clauses of chapter 5"),
      ConformanceRow("Chapter 6: Support Documentation and Services"),
    ]
  }

  /// The rows of the EN 301 549 report; its clauses for web pages and software are in the tables above.
  static func en301549(_ results: [CriterionResult]) -> [ConformanceRow] {
    [
      ConformanceRow("Chapter 4: Functional Performance Statements, 4.2.1 to 4.2.11"),
      ConformanceRow("Chapters 5 to 8: Generic Requirements, Two-Way Voice Communication, Video, Hardware"),
      ConformanceRow("Chapter 9: Web", remarks: "See the rows of WCAG with clauses of chapter 9."),
      ConformanceRow("Chapter 10: Non-Web Documents"),
      ConformanceRow("11.1 to 11.4: Non-Web Software", remarks: "See the rows of WCAG with clauses of chapter 11."),
      ConformanceRow("11.5 Interoperability with Assistive Technology"),
      ConformanceRow("11.7 User Preferences", remarks: preferences(results)),
      ConformanceRow("11.6, 11.8, Chapters 12 and 13"),
    ]
  }

  /// What is known about settings of the platform: only what prevents them.
  private static func preferences(_ results: [CriterionResult]) -> Phrase {
    let related = results.filter { ["1.4.4", "2.3.3"].contains($0.criterion.number) }
    let failed = related.reduce(0) { $0 + $1.counts.failed }
    guard failed > 0 else { return outside }
    return
      "\(failed) failed checks of text size and motion settings; see 1.4.4 and 2.3.3. Color and pointer settings are outside this evidence."
  }
}
