import Audit
import DesignTokens

/// The tokens of a report in a fixed order, so that the page's markup and data can name a token by its position.
struct HTMLTokenPositions {
  /// The paths in order.
  private(set) var paths: [TokenPath] = []
  private var positions: [TokenPath: Int] = [:]

  /// Collects the tokens of colors, pairings, surfaces, and alias chains.
  init(_ report: AuditReport, firstResults: [Int]) {
    for color in report.measured.colors { add(color.color.path) }
    for index in firstResults {
      let measured = report.pairings[index].measured
      add(measured.foreground.path)
      for background in measured.backgrounds { add(background.path) }
    }
    report.system.surfaces.forEach { add($0) }
    for color in report.measured.colors { for step in color.color.chain { add(step.path) } }
  }

  private mutating func add(_ path: TokenPath) {
    guard positions[path] == nil else { return }
    positions[path] = paths.count
    paths.append(path)
  }

  /// Returns the position of a token; nil if the report has no such token.
  subscript(path: TokenPath) -> Int? { positions[path] }
}
