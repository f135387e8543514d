import Audit
import ColorScience
import DesignTokens

/// The section with all foregrounds on all backgrounds, by mode: every other combination with its contrast.
struct HTMLMatrix: HTMLSection {
  static let id = "matrix"
  static let title = "Matrix"
  static let lead =
    "Every token that is used as a foreground on every token that is used as a background, for choosing colors. Never "
    + "counts toward the gate."

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard context.report.measured.matrix.contains(where: { $0.cellCount > 0 }) else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    html.element("ul", ["class": "legend"]) { html in
      for band in HTMLContrastBand.allCases {
        html.element("li") { html in
          html.sign(band.sign, band.word, class: band.styleClass)
          html.text(" " + band.meaning)
        }
      }
    }
    html.mount("matrix")
    HTMLMatrix.defineLetters(into: &html)
    for matrix in context.report.measured.matrix { write(matrix, into: &html) }
  }

  /// Writes the part for readers without JavaScript: the declared surfaces as columns, or all columns if none is declared.
  private func write(_ whole: ContrastMatrix, into html: inout HTMLBuilder) {
    let columns = columns(of: whole)
    let matrix = Columns(whole, columns)
    let rows = min(matrix.foregrounds.count, max(1, Limits.matrixCells / max(1, matrix.backgrounds.count)))
    html.element("h3", text: "In \(matrix.mode.name)")
    html.element("p", ["class": "quiet"], text: HTMLMatrix.figures(of: whole))
    html.element("details", ["class": "fold"]) { html in
      html.element("summary") { html in
        html.text("Show \(ResultText.count(rows, "foreground")) ")
        html.text(
          "on \(ResultText.count(columns.count, columns.count < whole.backgrounds.count ? "surface" : "background"))")
      }
      if rows < matrix.foregrounds.count {
        html.element(
          "p",
          text: "\(ResultText.count(matrix.foregrounds.count - rows, "more foreground is", "more foregrounds are")) "
            + "in the full matrix above, which needs JavaScript.")
      }
      html.table("Contrast of foregrounds on backgrounds in \(matrix.mode.name)", class: "matrix") { html in
        head(matrix, into: &html)
        html.element("tbody") { html in
          for row in 0..<rows { self.row(row, of: matrix, into: &html) }
        }
      }
    }
  }

  /// Returns the columns to draw: the declared surfaces, or else all.
  private func columns(of matrix: ContrastMatrix) -> [Int] {
    let surfaces = Set(context.report.system.surfaces)
    let declared = matrix.backgrounds.indices.filter { surfaces.contains(matrix.backgrounds[$0].path) }
    return declared.isEmpty ? Array(matrix.backgrounds.indices) : declared
  }

  /// A subset of the columns of a matrix.
  private struct Columns {
    let mode: Mode
    let foregrounds: [MeasuredColor]
    let backgrounds: [MeasuredColor]
    let ratios: [[Double?]]

    init(_ matrix: ContrastMatrix, _ columns: [Int]) {
      (mode, foregrounds) = (matrix.mode, matrix.foregrounds)
      backgrounds = columns.map { matrix.backgrounds[$0] }
      ratios = matrix.ratios.map { row in columns.map { row[$0] } }
    }
  }

  private static func figures(of matrix: ContrastMatrix) -> String {
    let bands = HTMLContrastBand.allCases.compactMap { band in
      band.required.map { "\(matrix.count(reaching: $0)) reach \(authoredText($0))" }
    }
    let unknown = matrix.unknownCount == 0 ? "" : "; \(matrix.unknownCount) have no ratio"
    return "Of \(ResultText.count(matrix.cellCount, "combination")), \(ResultText.list(bands))\(unknown)."
  }

  private func head(_ matrix: Columns, into html: inout HTMLBuilder) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col"], text: "Foreground")
        for background in matrix.backgrounds {
          html.element("th", ["scope": "col"]) { name(background, into: &$0) }
        }
      }
    }
  }

  private func row(_ index: Int, of matrix: Columns, into html: inout HTMLBuilder) {
    let foreground = matrix.foregrounds[index]
    html.element("tr") { html in
      html.rowHeading { name(foreground, into: &$0) }
      for (background, ratio) in zip(matrix.backgrounds, matrix.ratios[index]) {
        let band = HTMLContrastBand(ratio)
        html.element("td", ["class": band?.styleClass]) { html in
          guard let ratio, let band, let front = foreground.color, let back = background.color else {
            return html.element("small", text: "unknown")
          }
          sample(front, on: back, into: &html)
          html.element("span", ["class": "ratio"], text: truncatedText(ratio))
          html.void("br")
          html.sign(band.sign, band.word, class: band.styleClass)
        }
      }
    }
  }

  private func name(_ color: MeasuredColor, into html: inout HTMLBuilder) {
    html.path(color.path)
    if color.isFallback { html.element("span", ["class": "fallback"], text: " fallback") }
  }

  /// Draws two letters in the actual colors; the cell has a text equivalent.
  private func sample(_ front: Color, on back: Color, into html: inout HTMLBuilder) {
    let seen = front.composited(over: back)
    let wide = HTMLPaint.wide([("background", back), ("fill", seen)]).map { ";" + $0 } ?? ""
    html.element(
      "svg", ["class": "pair", "style": "background:\(back.hex);fill:\(seen.hex)\(wide)", "aria-hidden": "true"]
    ) { html in
      html.element("use", ["href": "#letters"]) { _ in }
    }
  }

  /// Writes the definition of the letters of all samples; once per page.
  private static func defineLetters(into html: inout HTMLBuilder) {
    html.element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { html in
      html.element("symbol", ["id": "letters", "viewBox": "0 0 36 22"]) { html in
        html.element(
          "text", ["x": "18", "y": "16", "font-size": "14", "font-weight": "600", "text-anchor": "middle"], text: "Aa")
      }
    }
  }
}

/// The contrast bands of the matrix; their thresholds are from WCAG 2.2, 1.4.3, 1.4.6, and 1.4.11.
enum HTMLContrastBand: CaseIterable {
  case aaa, aa, large, below

  /// Creates the band of a ratio; nil without a ratio.
  init?(_ ratio: Double?) {
    guard let ratio, ratio.isFinite else { return nil }
    self = HTMLContrastBand.allCases.first { $0.required.map { ratio >= $0 } ?? true } ?? .below
  }

  /// The lowest ratio of the band; nil for the lowest band.
  var required: Double? {
    switch self {
    case .aaa: 7
    case .aa: 4.5
    case .large: 3
    case .below: nil
    }
  }

  /// The sign of the band.
  var sign: String {
    switch self {
    case .aaa: "✓✓"
    case .aa: "✓"
    case .large: "◐"
    case .below: "✕"
    }
  }

  /// The name of the band.
  var word: String {
    switch self {
    case .aaa: "AAA"
    case .aa: "AA"
    case .large: "Large"
    case .below: "Low"
    }
  }

  /// The meaning of the band, with its limits.
  var meaning: String {
    switch self {
    case .aaa: "7 or more: text of any size, level AAA"
    case .aa: "4.5 or more: text of any size, level AA"
    case .large: "3 or more: large text, components, and graphics"
    case .below: "under 3: decoration only"
    }
  }

  /// The style class of the band.
  var styleClass: String {
    switch self {
    case .aaa, .aa: "pass"
    case .large: "unsure"
    case .below: "fail"
    }
  }
}
