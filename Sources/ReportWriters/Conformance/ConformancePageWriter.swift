import Audit
import PageModel

/// A writer for the evidence of an accessibility conformance report, as a page.
public struct ConformancePageWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "acr-html", fileExtension: "html", summary: "the same evidence as a page", namesPalpable: true)

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { HTMLWriter.isOwn(start) }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let page = ConformanceReport(report).page
    output.write(
      HTMLPlainPage.text(title: page.title?.plain ?? "", eyebrow: page.eyebrow) {
        $0.banner(of: page)
      } _: {
        $0.sections(of: page)
      })
  }
}
