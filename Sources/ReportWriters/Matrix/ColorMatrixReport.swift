import Audit
import ColorScience

/// A matrix of colors with the contrast that is asked for, to be written in a format.
package struct ColorMatrixReport: Sendable {
  /// A level that the contrast of two colors may reach.
  package struct Level: Sendable, Hashable {
    /// The level with its use, such as "AA text".
    package let name: String
    /// The required contrast.
    package let ratio: Double
    /// The sign behind a ratio on a terminal.
    let sign: String
  }

  /// The levels, the strictest first. Large text and parts of components require the same.
  package static let levels = [
    Level(name: "AAA text", ratio: 7, sign: "++"), Level(name: "AA text", ratio: 4.5, sign: "+"),
    Level(name: "AA large text and non-text", ratio: 3, sign: "~"),
  ]

  package let matrix: ColorMatrix
  /// What the colors are of, such as a folder.
  package let title: String
  /// The contrast that decides whether a combination passes.
  package let required: Double
  /// The use that requires it, such as "text".
  package let usage: String
  /// Whether only passing combinations are listed.
  package let isPassingOnly: Bool

  package init(_ matrix: ColorMatrix, title: String, required: Double, usage: String, isPassingOnly: Bool) {
    (self.matrix, self.title) = (matrix, title)
    (self.required, self.usage, self.isPassingOnly) = (required, usage, isPassingOnly)
  }

  /// Returns the strictest level that a contrast reaches; nil if it reaches none.
  static func level(of ratio: Double) -> Level? { levels.first { ratio >= $0.ratio } }

  /// Returns the combinations to list.
  func combinations(_ table: ColorMatrix.Table) -> [ColorMatrix.Combination] {
    let all = matrix.combinations(table)
    return isPassingOnly ? all.filter { ($0.ratio ?? 0) >= required } : all
  }

  /// Returns the answer in one sentence, without a period.
  func summary(_ table: ColorMatrix.Table) -> String {
    let all = matrix.combinations(table)
    let count = all.count { ($0.ratio ?? 0) >= required }
    let known = all.count { $0.ratio != nil }
    let reach =
      "\(count) of \(ResultText.count(known, "combination")) \(known == 1 || count == 1 ? "reaches" : "reach")"
    return "\(ResultText.count(matrix.entries.count, "color")): \(reach) \(authoredText(required)):1 for \(usage)"
  }

  /// The colors and combinations that the matrix lacks, one line each.
  package var remarks: [String] {
    var lines: [String] = []
    let count = matrix.undetermined.count
    if let first = matrix.undetermined.first {
      let names = matrix.undetermined.prefix(3).dropFirst().reduce(first.description) { "\($0), \($1)" }
      let more = count > 3 ? ", and \(count - 3) more" : ""
      lines.append("\(ResultText.count(count, "color")) can't be determined: \(names)\(more)")
    }
    let translucent = matrix.entries.count - matrix.backgrounds.count
    if translucent > 0 {
      lines.append("\(ResultText.count(translucent, "translucent color")) can only be text, on the opaque colors")
    }
    if matrix.omittedCount > 0 {
      lines.append(
        "\(ResultText.count(matrix.omittedCount, "more color")) aren't measured; choose fewer with --filter")
    }
    return lines
  }

  /// Returns the color of an entry in a table; nil if it isn't known there.
  func color(_ entry: Int, _ table: ColorMatrix.Table) -> Color? { table.matrix.foregrounds[entry].color }

  /// Returns the names of a table's modes; empty if there is only one table.
  func heading(_ table: ColorMatrix.Table) -> String {
    matrix.tables.count > 1 ? ResultText.list(table.modes.map(\.name)) : ""
  }

  /// The names of the entries without the groups that all of them share.
  var shortNames: [String] {
    let segments = matrix.entries.map { $0.paths[0].segments }
    let shortest = segments.map(\.count).min() ?? 0
    let shared = (0..<max(0, shortest - 1)).prefix { index in segments.allSatisfy { $0[index] == segments[0][index] } }
    return segments.map { $0.dropFirst(shared.count).joined(separator: ".") }
  }
}

extension Color {
  /// The color as an author would write it: hexadecimal in sRGB, else as CSS.
  var matrixText: String { isInGamut(of: .srgb) ? hex : css }
}
