import Audit
import SourceText

/// A writer for pairings and findings as comma-separated values: a heading, and a row for each.
public struct CSVWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "csv", fileExtension: "csv", summary: "a row for each pairing and finding, for queries")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.starts(with: "rowsVersion,folder,system,") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write(CSVWriter.heading)
    output.write(CSVWriter.text(of: AuditRows(AuditSnapshot(report))))
  }

  /// The names of the columns, on one line.
  package static var heading: String { CSVText(AuditRows.columns.map(\.name)).text }

  /// Returns rows without a heading; a space parts what a CI runner would read as a command.
  package static func text(of rows: AuditRows) -> String {
    var csv = CSVText()
    rows.forEach { values in
      csv.add(
        values.map { value in
          if case .text(let text) = value { text } else { value.plain ?? "" }
        })
    }
    return csv.text.withoutWorkflowCommands
  }
}
