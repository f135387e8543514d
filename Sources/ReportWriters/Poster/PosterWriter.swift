import Audit
import PageModel

/// A picture of the palette to share, 1200 × 630: each color with the lowest ratio of its required pairings.
///
/// Its own colors are light, because a picture doesn't know where it is shown.
public struct PosterWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "poster", fileExtension: "svg", summary: "SVG picture of the palette with its contrast, 1200 × 630, to share")

  /// The identifier that shows that a file is a poster.
  static let mark = "palpable-poster"

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.contains("id=\"\(mark)\"") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write(PosterDrawing(PosterContent(report), isLarge: false).svg)
  }
}
