/// The limits of what reports show; everything beyond them is in the JSON report.
enum Limits {
  /// The findings that the page shows with their evidence.
  static let cards = 150
  /// The findings in the page; those after the cards are table rows, and later ones only have figures in the page's data.
  static let findingRows = 800
  /// The pairings that a report lists.
  static let pairingRows = 300
  /// The causes that the Markdown report lists.
  static let markdownCauses = 150
  /// The rows of one cause, or of one rule whose findings don't fail the gate, in the Markdown report.
  static let markdownFindings = 40
  /// The rows of findings that fail the gate, and of other findings, in the Markdown report.
  static let allMarkdownFindings = 300
  /// The rows of a table in the Markdown report about anything else.
  static let markdownRows = 240
  /// The input notices in the page.
  static let notices = 200
  /// The color tokens that the page draws.
  static let paletteCards = 240
  /// The cells of the matrix in one mode that the page draws without its script.
  static let matrixCells = 600

  /// Returns the sentence about rows that are left out, such as "12 more are in report.json", without a final period.
  static func rest(_ count: Int, after shown: Int = 1) -> String {
    "\(count)\(shown > 0 ? " more" : "") \(count == 1 ? "is" : "are") in report.json"
  }
}
