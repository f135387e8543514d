import Audit
import SourceText

/// A writer for the findings as Checkstyle 4.3 XML, a format that many CI systems read; sorts by file and line.
public struct CheckstyleWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "checkstyle", fileExtension: "xml", summary: "Checkstyle XML, by file")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.contains("<checkstyle") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var files: [[UInt8]: [(place: SourceLocation, finding: Finding)]] = [:]
    for finding in report.findings {
      let place = report.place(of: finding)
      files[Array(place.path.utf8), default: []].append((place, finding))
    }
    var xml = XMLText()
    xml.start("checkstyle", ["version": "4.3"])
    for (_, found) in files.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      xml.start("file", ["name": found.first?.place.path ?? ""])
      let order = found.indices.sorted {
        let (left, right) = (found[$0].place, found[$1].place)
        return (left.line, left.column, $0) < (right.line, right.column, $1)
      }
      for (place, finding) in order.map({ found[$0] }) {
        xml.element(
          "error",
          [
            "line": String(max(1, place.line)), "column": String(max(1, place.column)),
            "severity": word(for: finding.severity), "message": finding.sentence(in: report),
            "source": "palpable.\(finding.rule)",
          ])
      }
      xml.end()
    }
    xml.end()
    output.write(xml.text)
  }

  private func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
