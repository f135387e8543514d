import Audit
import PageModel

/// The picture of the palette on A3, with every required pairing below it, for print.
public struct PosterA3Writer: AuditWriter {
  public static let format = ReportFormat(
    id: "poster-a3", fileExtension: "svg",
    summary: "the poster on A3, with the required pairings as a matrix, for print")

  /// The identifier that shows that a file is a poster on A3.
  static let mark = "palpable-poster-a3"

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.contains("id=\"\(mark)\"") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write(PosterDrawing(PosterContent(report), isLarge: true).svg)
  }
}
