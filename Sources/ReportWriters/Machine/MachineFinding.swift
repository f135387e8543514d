import Audit
import SourceText

/// The severity of a finding in all machine formats.
package enum Severity: String, CaseIterable { case note, warning, error }

extension Finding {
  /// The severity: error if the finding fails the gate; note if it is waived, accepted, or a note; otherwise warning.
  package var severity: Severity {
    if gates { return .error }
    return isHeldBack || level <= .note ? .note : .warning
  }

  /// The subject with details that distinguish findings on the same tokens: `a on b (text, body) in dark`.
  var title: String { subject.title(in: mode) }

  /// Returns the finding in one line: the subject, the problem, the fix, and any waiver or acceptance.
  func sentence(in report: AuditReport) -> String { "\(title.madeVisible): \(statement(in: report))" }

  /// Returns the sentence without the subject.
  func statement(in report: AuditReport) -> String {
    let words = words
    var text = outcome == .failed ? words.message : "undetermined: \(words.message)"
    if let remedy = words.remedy { text += "; fix: \(remedy)" }
    let agreed = gateExceptions(in: report)
    if !agreed.isEmpty { text += " (\(agreed.joined(separator: "; ")))" }
    return text.madeVisible
  }

  /// Returns the waiver, suppression, and acceptance of the finding in words.
  func gateExceptions(in report: AuditReport) -> [String] {
    var agreed: [String] = []
    if let waiver {
      agreed.append("waived until \(waiver.expires) by \(waiver.owner.shortened): \(waiver.reason.shortened)")
    }
    if let suppression {
      agreed.append("suppressed by a comment on line \(suppression.declaration.line): \(suppression.reason.shortened)")
    }
    if baseline?.isAccepted == true { agreed.append("accepted by the baseline") }
    if against?.isAccepted == true {
      agreed.append("no worse than in \(report.changes?.name ?? "the earlier audit")")
    }
    return agreed
  }
}

extension SubjectName {
  /// Returns the subject in words with the mode, which distinguishes all findings of a rule.
  func title(in mode: String?) -> String {
    var text = description
    if let usage {
      text += " (\(usage.rawValue)\(pairingTextStyle.map { ", " + $0 } ?? ""))"
    }
    return mode.map { "\(text) in \($0)" } ?? text
  }
}

extension AuditReport {
  /// Returns the location of a finding, or the first line of the first token file for formats that require a location.
  func place(of finding: Finding) -> SourceLocation {
    if let place = finding.location, !place.path.isEmpty { return place }
    let path = system.tokens.tokens.lazy.map(\.location.path).first { !$0.isEmpty } ?? "palpable.json"
    return SourceLocation(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0)
  }
}
