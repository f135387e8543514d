import Audit
import SourceText

/// A writer for pairings and findings as JSON Lines: an object on each line, with the same members in the same order.
public struct JSONLinesWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "jsonl", fileExtension: "jsonl", summary: "a JSON object on a line for each pairing and finding, for queries")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.starts(with: #"{"rowsVersion": 1, "folder": "#) }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write(JSONLinesWriter.text(of: AuditRows(AuditSnapshot(report))))
  }

  /// Returns rows, a line for each.
  package static func text(of rows: AuditRows) -> String {
    var text = ""
    rows.forEach { values in
      let members = zip(AuditRows.columns, values).map { column, value in
        if case .text(let content) = value { return "\"\(column.name)\": \(JSONText.string(content).line)" }
        return "\"\(column.name)\": \(value.plain ?? "null")"
      }
      text += "{\(members.joined(separator: ", "))}\n"
    }
    return text
  }
}
