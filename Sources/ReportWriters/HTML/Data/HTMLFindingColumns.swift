import Audit
import DesignTokens
import SourceText

/// The findings for the page's script.
///
/// The names and figures of most findings on pairings follow from the pairing's result. All other findings have a row of their own.
/// Findings beyond the limit of rows have no sentences.
struct HTMLFindingColumns {
  private let data: HTMLData
  private let context: HTMLContext
  private let findings: [Finding]
  private let names: HTMLPlainNames

  init(_ data: HTMLData) {
    (self.data, context) = (data, data.context)
    findings = data.context.report.findings
    names = HTMLPlainNames(data.context)
  }

  /// Writes the columns.
  func write(into text: inout HTMLDataText) {
    let shown = findings.prefix(Limits.findingRows).indices
    let places = findings.map(\.location)
    text.object([
      "result": { $0.column(context.resultOfFinding) },
      "rule": { $0.column(findings.map { data.rules[$0.rule] ?? -1 }) },
      "level": { $0.column(findings.map { HTMLData.rank($0.level) }) },
      "outcome": { $0.column(findings.map { $0.outcome == .failed ? 1 : 2 }) },
      "gates": { $0.column(findings.map { $0.gates ? 1 : 0 }) },
      "file": { $0.column(places.map { $0.flatMap { context.files.positions[$0.path] } ?? -1 }) },
      "line": { $0.column(places.map { $0?.line ?? 0 }) },
      "column": { $0.column(places.map { $0?.column ?? 0 }) },
      "messages": { $0.array(shown) { $0.string(ResultText.sentence(context.words($1).message)) } },
      "remedies": { $0.array(shown) { $0.string(context.words($1).remedy.map(ResultText.sentence) ?? "") } },
      "own": { text in text.array(findings.indices.filter { !follows($0) }) { $0.row(row($1)) } },
    ])
  }

  /// Whether names and figures follow from the result of the pairing, as `Script/Findings.js` derives them.
  private func follows(_ index: Int) -> Bool {
    let finding = findings[index]
    let position = context.resultOfFinding[index]
    guard position >= 0, finding.unit == .ratio || finding.required == nil,
      names.arePlain(rule: finding.rule, result: position)
    else { return false }
    let measured = context.report.pairings[position].measured
    if let ratio = measured.ratio { return finding.measured == ratio && finding.unit == .ratio }
    guard finding.measured == nil else { return false }
    guard let interval = measured.interval else { return finding.interval == nil }
    return finding.interval == interval && interval.lowerBound < interval.upperBound && finding.unit == .ratio
      && interval.upperBound < ResultText.openBound
  }

  /// Returns the position, mode, subject, measured and required value, margin, fingerprint, and anchor of a finding.
  ///
  /// The subject is empty if it is the name of the pairing, and the anchor if it follows from the fingerprint.
  private func row(_ index: Int) -> [HTMLDataText.Part] {
    let finding = findings[index]
    let name = finding.subject.description
    let fingerprint = finding.fingerprint
    let id = context.findingID(index)
    let derived =
      "finding:" + fingerprint.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ":")
    let margin = finding.measured.flatMap { measured in finding.required.map { measured / $0 } }
    return [
      .integer(index), .integer(data.mode(finding.mode)), .string(name == pairingName(finding.pairing) ? "" : name),
      .string(ResultText.measured(of: finding) ?? ""),
      .string(finding.required.map { ResultText.required($0, finding.unit) } ?? ""), .number(margin),
      .string(fingerprint), .string(id == derived ? "" : id),
    ]
  }

  /// Returns the foreground and its backgrounds in the notation of subjects.
  private func pairingName(_ pairing: MeasuredPairing?) -> String? {
    pairing.map { pairing in
      ([pairing.foreground] + pairing.backgrounds).map(\.path.description).joined(separator: " on ")
    }
  }
}
