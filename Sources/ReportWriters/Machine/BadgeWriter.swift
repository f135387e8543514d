import Audit
import SourceText

/// An SVG badge for a README: the decision and the number of failures.
///
/// Its text has a contrast of 4.5:1, and its title has the same information in words.
///
/// Numbers are the only input in the badge, so no name can change it.
public struct BadgeWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "badge", fileExtension: "svg", summary: "SVG badge with the decision, for a README")

  /// The colors of the two halves and of the text, in hexadecimal notation; a test measures their contrast.
  enum Paint {
    static let text = "#ffffff"
    static let label = "#30343b"
    static let passed = "#14633a"
    static let failed = "#b3211b"
  }

  /// The text on the left.
  static let label = "palpable"
  /// The space beside the text, in points.
  private static let padding = 7
  private static let height = 20

  /// Creates a writer.
  public init() {}

  /// Returns the text on the right, such as "passed, 214 checks" or "failed, 20 findings".
  static func message(of report: AuditReport) -> String {
    let counts = CoverageSummary(of: report).checks
    let gating = report.findings.count(where: \.gates)
    switch report.decision {
    case .passed: return "passed, \(ResultText.count(counts.total - counts.inapplicable, "check"))"
    case .failed: return "failed, \(ResultText.count(gating, "finding"))"
    }
  }

  public static func isOwn(_ start: ReportStart) -> Bool { start.isBlank || start.contains("palpable") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let message = BadgeWriter.message(of: report)
    let (left, right) = (BadgeWriter.width(of: BadgeWriter.label), BadgeWriter.width(of: message))
    let color = report.decision == .passed ? Paint.passed : Paint.failed
    var svg = XMLText()
    svg.start(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(left + right)", "height": "\(BadgeWriter.height)",
        "viewBox": "0 0 \(left + right) \(BadgeWriter.height)", "role": "img", "aria-labelledby": "title",
      ])
    svg.element("title", ["id": "title"], lines: ["\(BadgeWriter.label): \(message)"])
    svg.element("rect", ["width": "\(left + right)", "height": "\(BadgeWriter.height)", "rx": "4", "fill": color])
    // The left half covers the rounded corners of the right half with a straight edge.
    svg.element("path", ["d": "M4 0H\(left)V20H4A4 4 0 0 1 0 16V4A4 4 0 0 1 4 0Z", "fill": Paint.label])
    svg.start(
      "g",
      [
        "fill": Paint.text, "font-family": "Verdana,DejaVu Sans,Geneva,sans-serif", "font-size": "11",
        "aria-hidden": "true",
      ])
    svg.element("text", BadgeWriter.place(at: 0, width: left), lines: [BadgeWriter.label])
    svg.element("text", BadgeWriter.place(at: left, width: right), lines: [message])
    svg.end()
    svg.end()
    output.write(svg.text)
  }

  /// Returns the attributes that fit text between the paddings, even if a viewer's font is wider or narrower.
  private static func place(at start: Int, width: Int) -> KeyValuePairs<String, String> {
    [
      "x": "\(start + padding)", "y": "14", "textLength": "\(width - 2 * padding)",
      "lengthAdjust": "spacingAndGlyphs",
    ]
  }

  /// Returns the width of ASCII text at 11 pt with both paddings, from rounded advances of Verdana's letters.
  private static func width(of words: String) -> Int {
    let tenths = words.utf8.reduce(0) { sum, byte in
      switch byte {
      case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"): sum + 30
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "f"), UInt8(ascii: "t"): sum + 40
      case UInt8(ascii: "m"), UInt8(ascii: "w"): sum + 100
      default: sum + 68
      }
    }
    return (tenths + 9) / 10 + 2 * padding
  }
}
