import Audit
import DesignTokens
import JSONRPC
import PageModel
import SourceText

/// What a color is paired with and the contrast in each mode, at a value of a token or at a declared pairing.
enum EditorHover: EditorFeature {
  static let method = "textDocument/hover"
  static let capability: (String, JSONText)? = ("hoverProvider", .boolean(true))

  /// The largest number of pairings in a hover.
  private static let most = 12

  static func answer(_ call: inout EditorCall) throws(RPCError) -> JSONText {
    let offset = try call.offset()
    guard let audit = call.audit else { return .null }
    let value = audit.values(in: call.document).filter { $0.touches(offset) }
      .min { $0.range.count < $1.range.count }
    if let value { return result(text(of: value, audit.report), value.range, call) }
    let declared = audit.declared(in: call.document).filter { $0.place.contains(offset) }
      .min { $0.place.count < $1.place.count }
    guard let declared else { return .null }
    return result(lines(declared.results, audit.report, about: nil), declared.place, call)
  }

  private static func result(_ lines: [String], _ range: Range<Int>, _ call: EditorCall) -> JSONText {
    .object([
      (
        "contents",
        .object([("kind", .string("markdown")), ("value", .string(lines.joined(separator: "\n")))])
      ), ("range", call.document.text.json(range, call.encoding)),
    ])
  }

  private static func text(of value: EditorValue, _ report: AuditReport) -> [String] {
    let path = value.token.path
    var title = "**\(MarkdownText.code(path.description.shortened))** \(MarkdownText.code(value.value.text.shortened))"
    if let mode = value.mode, report.modes.count > 1 { title += " (\(MarkdownText.prose(mode.shortened)))" }
    // In a mode with a value of its own, the token isn't measured with this one.
    let results = report.pairings.filter { result in
      let measured = result.measured
      return (measured.foreground.chain + measured.backgrounds.flatMap(\.chain)).contains {
        $0.path == path && $0.location == value.value.location
      }
    }
    guard !results.isEmpty else { return [title, "", "Not used in any pairing."] }
    return [title, ""] + lines(results, report, about: path)
  }

  /// Returns a line for each pairing, the worst first.
  private static func lines(
    _ results: [AuditReport.PairingResult], _ report: AuditReport, about path: TokenPath?
  ) -> [String] {
    let sorted = results.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    let shown = sorted.prefix(most).map { "- \(line($0.element, report))" }
    return shown + (sorted.count > most ? ["- and \(sorted.count - most) more"] : [])
  }

  private static func line(_ result: AuditReport.PairingResult, _ report: AuditReport) -> String {
    let measured = result.measured
    let pairing = measured.pairing
    let mode = report.modes.count > 1 ? ", \(MarkdownText.prose(measured.mode.name.shortened))" : ""
    let names = [pairing.foreground, pairing.background].map { MarkdownText.code($0.description.shortened) }
    let required = result.required.map { "; requires \(ResultText.required($0, .ratio))" } ?? ""
    let contrast = MarkdownText.prose(result.contrastText)
    return
      "\(names[0]) on \(names[1]) (\(measured.usage.rawValue)\(mode)): **\(contrast)**\(required), \(ResultText.word(result.outcome))"
  }
}

extension AuditReport.PairingResult {
  /// The contrast in a few words, such as "4.55:1".
  var contrastText: String {
    if case .unknown = measured.contrast { return ResultText.contrast(measured.contrast) }
    return ResultText.contrast(measured.contrast) + ":1"
  }

  /// The order of pairings in lists of few lines: failures by how much they miss, then the undetermined, then the others.
  var rank: Double {
    let share = (measured.ratio ?? measured.interval?.lowerBound ?? 1) / (required ?? 1)
    switch outcome {
    case .failed: return share
    case .cantTell: return 100 + share
    case .passed: return 200 + share
    case .inapplicable: return 1_000 + share
    }
  }
}
