import Audit
import ColorScience
import DesignTokens
import PageModel

/// The required pairings of modes with the same colors, as one table.
struct HTMLMatrixTable {
  /// A required pairing in a cell.
  struct Cell {
    let measured: MeasuredPairing
    let outcome: Outcome
    let required: Double
  }

  /// A foreground on a background.
  private struct Place: Hashable {
    let foreground: TokenPath
    let background: TokenPath
  }

  private let context: HTMLContext
  private let foregrounds: [TokenPath]
  private let backgrounds: [TokenPath]
  private let cells: [Place: Cell]
  /// The first mode, whose colors the table shows, and the names of all.
  private let mode: Mode
  private var names: [String]

  /// Returns the tables of a report, one for each appearance; badges aren't included.
  static func tables(_ context: HTMLContext) -> [HTMLMatrixTable] {
    var tables: [HTMLMatrixTable] = []
    for (position, mode) in context.report.modes.enumerated() {
      let table = HTMLMatrixTable(context, mode, position)
      guard !table.cells.isEmpty else { continue }
      if let same = tables.firstIndex(where: { $0.looksSame(as: table) }) {
        tables[same].names.append(mode.name)
      } else {
        tables.append(table)
      }
    }
    return tables
  }

  private init(_ context: HTMLContext, _ mode: Mode, _ position: Int) {
    (self.context, self.mode, names) = (context, mode, [mode.name])
    var (fronts, backs): ([TokenPath], [TokenPath]) = ([], [])
    var (knownFronts, knownBacks): (Set<TokenPath>, Set<TokenPath>) = ([], [])
    var cells: [Place: Cell] = [:]
    for first in context.firstResults {
      let result = context.report.pairings[first + position]
      let measured = result.measured
      guard result.isRequired, let required = result.required else { continue }
      let pairing = measured.pairing
      guard pairing.origin != .badge else { continue }
      let place = Place(foreground: pairing.foreground, background: pairing.background)
      if knownFronts.insert(place.foreground).inserted { fronts.append(place.foreground) }
      if knownBacks.insert(place.background).inserted { backs.append(place.background) }
      let cell = Cell(measured: measured, outcome: result.outcome, required: required)
      if let known = cells[place], known.weight >= cell.weight { continue }
      cells[place] = cell
    }
    (foregrounds, backgrounds, self.cells) = (fronts, backs, cells)
  }

  /// Whether two tables show the same colors and results.
  private func looksSame(as other: HTMLMatrixTable) -> Bool {
    guard foregrounds == other.foregrounds, backgrounds == other.backgrounds else { return false }
    func isSame(_ path: TokenPath) -> Bool {
      context.color(path, in: mode)?.color == context.color(path, in: other.mode)?.color
    }
    return foregrounds.allSatisfy(isSame) && backgrounds.allSatisfy(isSame)
      && cells.allSatisfy { place, cell in other.cells[place]?.outcome == cell.outcome }
  }

  /// The required pairings of the first mode, with those of badges.
  private var required: OutcomeCounts {
    OutcomeCounts(
      context.report.pairings.lazy.filter { $0.measured.mode.name == self.mode.name && $0.isRequired }.map(\.outcome))
  }

  private var rows: ArraySlice<TokenPath> {
    foregrounds.prefix(max(1, Limits.matrixCells / max(1, backgrounds.count)))
  }

  /// The largest number of backgrounds of a table that fits on paper.
  private static let mostPrinted = 14

  /// The names of the modes that the table shows.
  var title: String { ResultText.list(names) }

  /// Writes the table under its modes.
  func write(into html: inout HTMLBuilder) {
    let isBroad = backgrounds.count > HTMLMatrixTable.mostPrinted
    html.element(
      "div", ["class": "matrix-mode\(isBroad ? " broad" : "")", "data-mode": "\(context.position(ofMode: mode.name))"]
    ) { html in
      html.element("h3") { html in
        html.text(title)
        let counts = required
        let pairings = ResultText.count(counts.total, "required pairing")
        html.element("small", text: "\(counts.failed) of \(pairings) \(counts.failed == 1 ? "fails" : "fail")")
      }
      html.element(
        "div",
        ["class": "matrix-scroll", "role": "region", "aria-label": "Required pairings, \(title)", "tabindex": "0"]
      ) { html in
        html.element("table", ["class": "matrix"]) { html in
          html.element("caption", ["class": "hidden"], text: "Required pairings, \(title)")
          head(into: &html)
          html.element("tbody") { html in for row in rows { self.row(row, into: &html) } }
        }
      }
      let more = foregrounds.count - rows.count
      if more > 0 {
        html.element(
          "p", ["class": "quiet"], text: "\(ResultText.count(more, "more foreground")): see all foregrounds below.")
      }
    }
  }

  private func head(into html: inout HTMLBuilder) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col"]) { $0.element("span", ["class": "hidden"], text: "Foreground") }
        for path in backgrounds { html.element("th", ["scope": "col"]) { name(path, into: &$0) } }
      }
    }
  }

  private func row(_ foreground: TokenPath, into html: inout HTMLBuilder) {
    html.element("tr") { html in
      html.rowHeading { name(foreground, into: &$0) }
      for background in backgrounds {
        if let cell = cells[Place(foreground: foreground, background: background)] {
          required(cell, into: &html)
        } else {
          quiet(foreground, background, into: &html)
        }
      }
    }
  }

  private func required(_ cell: Cell, into html: inout HTMLBuilder) {
    let style = cell.outcome == .failed ? "cell req bad" : cell.outcome == .cantTell ? "cell req open" : "cell req"
    html.element("td") { html in
      html.element("span", ["class": style]) { html in
        if let specimen = HTMLSpecimen(cell.measured) {
          specimen.write(into: &html)
        } else {
          html.element("i", ["class": "spec"]) { _ in }
        }
        html.element("span") { html in
          html.text(cell.measured.lowestRatio.map { truncatedText($0, digits: 1) } ?? "?")
          html.element(
            "span", ["class": "hidden"],
            text: " \(ResultText.word(cell.outcome)), requires \(authoredText(cell.required))")
        }
      }
    }
  }

  /// Writes a combination that isn't required, if both colors are known and the background is opaque.
  private func quiet(_ foreground: TokenPath, _ background: TokenPath, into html: inout HTMLBuilder) {
    html.element("td") { html in
      guard let front = context.color(foreground, in: mode)?.color,
        let back = context.color(background, in: mode)?.color, back.isOpaque
      else { return html.element("span", ["class": "hidden"], text: "not required") }
      let seen = front.composited(over: back)
      html.element("span", ["class": "cell"]) { html in
        HTMLSpecimen(seen, on: back).write(into: &html)
        html.element("span", text: truncatedText(contrastRatio(of: seen, on: back), digits: 1))
      }
    }
  }

  /// Writes the end of a path, with the whole path for those who can't see the neighbors.
  private func name(_ path: TokenPath, into html: inout HTMLBuilder) {
    html.element(
      "span", ["title": path.description, "data-token": context.tokens[path].map(String.init)],
      text: context.shortName(path))
  }
}

extension HTMLMatrixTable.Cell {
  /// The order among pairings of one cell: failures first, then the stricter requirement.
  fileprivate var weight: Double {
    (outcome == .failed ? 200 : outcome == .cantTell ? 100 : 0) + required
  }
}
