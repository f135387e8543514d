import Audit
import AuditSession
import DesignTokens
import PageModel
import ReportWriters
import SourceText

/// The answer to an audit of colors without pairings: which can be text on which, and the next step.
///
/// Nothing was gated, so the exit code is that of an audit that couldn't run.
struct UngatedAudit {
  private let failure: AuditFailure
  private let request: AuditRequest
  private let report: ColorMatrixReport

  /// Creates the answer to a failure; nil if it has another reason, or if there aren't two colors.
  init?(_ failure: AuditFailure, _ request: AuditRequest) {
    guard failure.problems.count == 1, case .nothingAudited = failure.problems[0], request.code == nil,
      let listing = try? AuditSession(request).tokens()
    else { return nil }
    let colors = listing.tokens.tokens.filter { $0.type == nil || $0.type == .color }.map(\.path)
    let matrix = ColorMatrix(colors, of: listing.tokens, modes: listing.modes, shownModes: listing.shownModes)
    guard matrix.entries.count > 1 else { return nil }
    (self.failure, self.request) = (failure, request)
    report = ColorMatrixReport(
      matrix, title: AuditSession(request).reportName, required: 4.5, usage: "text", isPassingOnly: false)
  }

  /// Returns the result; the matrix is left out if standard output is for a report that programs read.
  func result(in environment: CommandEnvironment, showsMatrix: Bool) -> CommandResult {
    var result = CommandResult(.impossible)
    if showsMatrix { result.output = report.console(environment.style) }
    let lines =
      failure.sentences + [
        "Nothing was gated, so this is neither a pass nor a failure (exit code 2)."
          + (showsMatrix ? " The matrix shows which colors can be text on which." : ""), next(environment),
      ]
    result.status = lines.map { $0.madeVisibleKeepingLines + "\n" }.joined()
    return result
  }

  private func next(_ environment: CommandEnvironment) -> String {
    let path = request.paths.first ?? "."
    let configuration = AuditSession.configurationName
    func exists(_ path: String) -> Bool { ((try? FileSystem.status(environment.full(path))) ?? nil) != nil }
    if path.endsWithBytes(of: configuration) || exists("\(path)/\(configuration)") {
      let file = path.endsWithBytes(of: configuration) ? path : "\(path)/\(configuration)"
      return "Next, declare which color is on which in \(file):\n  \"pairings\": [\(pairing)]"
    }
    if (try? FileSystem.status(environment.full(path)))??.kind == .folder {
      return "Next, run: palpable init \(path)"
    }
    let names = request.paths.map {
      quoted($0.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? $0)
    }
    return "Next, declare which color is on which in a \(configuration) next to the file:\n"
      + "  { \"tokens\": [\(names.joined(separator: ", "))], \"pairings\": [\(pairing)] }"
  }

  /// A pairing of the two colors that differ most.
  private var pairing: String {
    guard let pair = report.matrix.mostDifferent else { return "" }
    return "{ \"text\": \(quoted(pair.text.description)), \"on\": \(quoted(pair.background.description)) }"
  }

  private func quoted(_ text: String) -> String {
    var output = ""
    JSONText.string(text).write(to: &output)
    return output
  }
}
