import Audit
import SourceText

/// A writer for the findings as compiler diagnostics, which Xcode shows: `path:line:column: error: message (rule)`.
public struct XcodeWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "xcode", fileExtension: "txt", summary: "errors, warnings, and notes in Xcode format")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool {
    let line = start.line
    return start.isBlank || [": error: ", ": warning: ", ": note: "].contains(where: line.contains)
  }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    for finding in report.findings {
      let place = report.place(of: finding)
      let position = "\(XcodeWriter.path(place.path)):\(max(1, place.line)):\(max(1, place.column))"
      let message = "\(finding.severity.rawValue): \(finding.sentence(in: report)) (\(finding.rule.madeVisible))"
      output.write("\(position): \(message)\n".withoutWorkflowCommands)
    }
  }

  /// Returns a path on one line with colons spelled out, so the first colon precedes the line number.
  private static func path(_ path: String) -> String {
    var text = ""
    for scalar in path.madeVisible.unicodeScalars {
      if scalar == ":" { text += "<\(scalar.codePointName)>" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
