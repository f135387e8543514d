import Audit
import JSONRPC
import SourceText

/// The lowest contrast beside each declared pairing, in each mode.
enum EditorHints: EditorFeature {
  static let method = "textDocument/inlayHint"
  static let capability: (String, JSONText)? = ("inlayHintProvider", .boolean(true))

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    let range = try call.range()
    guard let audit = call.audit else { return .array([]) }
    let hints = audit.declared(in: call.document).filter {
      $0.place.overlaps(range) || range.contains($0.place.upperBound)
    }
    .compactMap { declared -> JSONText? in
      guard let label = label(declared.results, audit.report) else { return nil }
      return .object([
        ("position", call.document.text.json(declared.place.upperBound, call.encoding)),
        ("label", .string(label)), ("paddingLeft", .boolean(true)),
      ])
    }
    return .array(hints)
  }

  /// Returns the worst ratio by mode; nil if nothing is measured.
  private static func label(_ results: [AuditReport.PairingResult], _ report: AuditReport) -> String? {
    let parts = report.modes.compactMap { mode -> String? in
      let own = results.filter { $0.measured.mode.name == mode.name }
      guard let worst = own.min(by: { $0.rank < $1.rank }) else { return nil }
      let sign = ResultText.sign(worst.outcome)
      return "\(sign) \(worst.contrastText)" + (report.modes.count > 1 ? " \(mode.name.shortened)" : "")
    }
    guard !parts.isEmpty else { return nil }
    let count = Set(results.map { $0.measured.subjectName.description }).count
    return parts.joined(separator: ", ").madeVisible + (count > 1 ? " (worst of \(count))" : "")
  }
}
