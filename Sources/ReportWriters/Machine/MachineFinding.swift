import Audit
import SourceText

/// How a finding is shown to programs that know errors, warnings and notes: one answer for all machine formats.
enum Severity: String, CaseIterable { case note, warning, error }

extension Finding {
  /// Whether something was agreed about it: a waiver, accepted debt, or an earlier audit that had it no better.
  var isHeldBack: Bool { isWaived || baseline?.isAccepted == true || against?.isAccepted == true }

  /// What fails the gate is an error, what is waived or accepted a note; else a note is a note and everything else a warning.
  var severity: Severity {
    if gates { return .error }
    return isHeldBack || level <= .note ? .note : .warning
  }

  /// What it is about, with what tells it from findings on the same tokens: `a on b (text, body) in dark`.
  var title: String { subject.title(in: mode) }

  /// Everything there is to say in one line: the subject, the problem, the fix, and any waiver or acceptance.
  func sentence(in report: AuditReport) -> String { "\(title.madeVisible): \(statement(in: report))" }

  /// The sentence without the subject.
  func statement(in report: AuditReport) -> String {
    var text = outcome == .failed ? evaluation.message : "undetermined: \(evaluation.message)"
    if let remedy { text += "; fix: \(remedy)" }
    let agreed = agreements(in: report)
    if !agreed.isEmpty { text += " (\(agreed.joined(separator: "; ")))" }
    return text.madeVisible
  }

  /// What was agreed about it, in words.
  func agreements(in report: AuditReport) -> [String] {
    var agreed: [String] = []
    if let waiver {
      agreed.append("waived until \(waiver.expires) by \(waiver.owner.shortened): \(waiver.reason.shortened)")
    }
    if let suppression {
      agreed.append("suppressed by a comment on line \(suppression.declaration.line): \(suppression.reason.shortened)")
    }
    if baseline?.isAccepted == true { agreed.append("accepted by the baseline") }
    if against?.isAccepted == true {
      agreed.append("no worse than in \(report.comparison?.name ?? "the earlier audit")")
    }
    return agreed
  }
}

extension SubjectReference {
  /// The subject in words with the mode, so that no two findings of a rule read the same.
  func title(in mode: String?) -> String {
    var text = description
    if case .pairing(_, _, _, let usage, let textStyle) = self {
      text += " (\(usage.rawValue)\(textStyle.map { ", " + $0 } ?? ""))"
    }
    return mode.map { "\(text) in \($0)" } ?? text
  }
}

extension AuditReport {
  /// Where a finding is shown: its place, or else the first line of the first token file, for formats that must have one.
  func place(of finding: Finding) -> SourceLocation {
    if let place = finding.location, !place.path.isEmpty { return place }
    let path = system.tokens.tokens.lazy.map(\.location.path).first { !$0.isEmpty } ?? "palpable.json"
    return SourceLocation(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0)
  }
}
