import Audit
import ReportWriters

/// A format of a test: every table as comma-separated values, after a line with its name.
struct TableWriter: ReportWriter {
  static let format = ReportFormat(
    id: "tables", fileExtension: "csv", summary: "tables for a spreadsheet", for: ReportKind.allCases)

  static func isOwn(_ start: ReportStart) -> Bool { start.starts(with: "palpable,") }

  func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
    for table in content.tables {
      output.write("palpable,\(table.name)\n\(table.columns.joined(separator: ","))\n")
      table.rows { row in output.write(row.map(TableWriter.text).joined(separator: ",") + "\n") }
    }
  }

  private static func text(_ value: ReportTable.Value) -> String {
    switch value {
    case .missing: ""
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): "\(number)"
    case .text(let text):
      text.contains { ",\"\n".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
  }
}
