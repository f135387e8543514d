import Audit
import PageModel

/// A writer for the evidence of an accessibility conformance report (VPAT 2.5 INT), in Markdown.
public struct ConformanceWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "acr", fileExtension: "md", summary: "evidence for an accessibility conformance report (VPAT 2.5 INT)")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool {
    start.isBlank || start.starts(with: "# Evidence for an accessibility conformance report")
  }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write(ConformanceReport(report).page.markdown)
  }
}
