import Audit
import PageModel

/// A finding on one line: its mark, its subject, and its message or its values.
struct FindingLine {
  let rule: String
  let subject: SubjectName
  let mode: String?
  let snapshot: FindingSnapshot?
  let message: String?
  let mark: HTMLMark
  /// The number of rules that have the same words on the subject.
  private(set) var rules = 1

  init(_ finding: AuditSnapshot.Finding) {
    (rule, subject, mode, snapshot) = (finding.rule, finding.subject, finding.mode, finding.snapshot)
    message = finding.message ?? finding.cause
    mark = finding.snapshot.kind == .cantTell || !finding.reachesGate ? .unsure : .fail
  }

  init(_ change: AuditChanges.FindingChange) {
    (rule, subject, mode, message) = (change.rule, change.subject, change.mode, change.message)
    snapshot = change.now ?? change.before
    mark = snapshot?.kind == .cantTell || !change.reachesGate ? .unsure : .fail
  }

  /// Returns the lines of findings; those of several rules with the same words are one line.
  static func merged<Fact: Hashable>(_ rows: [(line: FindingLine, fact: Fact)]) -> [(line: FindingLine, fact: Fact)] {
    var positions: [[AnyHashable]: Int] = [:]
    var lines: [(line: FindingLine, fact: Fact)] = []
    for row in rows {
      let key: [AnyHashable] = [row.line.subject, row.line.mode, row.line.words.plain, row.fact]
      if let position = positions[key] {
        lines[position].line.rules += 1
      } else {
        positions[key] = lines.count
        lines.append(row)
      }
    }
    return lines
  }

  /// The message; the measured and the required value if there is no message.
  var words: Phrase {
    if let message { return "\(prose: message)" }
    return "\(words: values)"
  }

  /// The measured and the required value.
  var values: String {
    guard let snapshot else { return "" }
    let unit = FindingSnapshotText.unit(of: subject)
    let value = FindingSnapshotText.text(snapshot, unit)
    let required = snapshot.required.map { "; requires \(ResultText.required($0, unit))" } ?? ""
    return (unit == .ratio && snapshot.measured != nil ? "contrast is \(value):1" : value) + required
  }

  /// Writes the finding as an entry of a list, with a fact at its end.
  func write(into html: inout HTMLBuilder, _ fact: (inout HTMLBuilder) -> Void) {
    html.element("li") { html in
      mark.write(into: &html)
      html.element("p") { html in
        html.phrase("\(subject)")
        if let mode { html.phrase(", \(name: mode)") }
        html.element("span", ["class": "hidden"], text: mark == .fail ? ", fails: " : ", ")
        html.element("small") { html in
          html.phrase(words)
          if rules > 1 { html.text(" (\(rules) rules)") }
        }
      }
      html.element("span", ["class": "line-fact"]) { fact(&$0) }
    }
  }
}
