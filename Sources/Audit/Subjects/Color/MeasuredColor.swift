import ColorScience
import DesignTokens
import PageModel

/// A color token in one mode: its color, or the reason why there is none, with its alias chain.
///
/// A view of a row that all users of the color share.
public struct MeasuredColor: Sendable {
  let table: ColorTable
  let row: Int

  /// The token.
  public var path: TokenPath { table.path(ofRow: row) }

  /// The color in its authored color space; nil if there is none.
  public var color: Color? { table.rows[row].cause == .known ? table.rows[row].color : nil }

  /// The luminances of the color; not a number for a color that isn't opaque.
  var luminance: Luminance { table.luminances[row] }

  /// The gradient, if the token is a gradient; it can only be a background.
  public var gradient: Gradient? { table.rows[row].cause == .gradient ? table.gradients[row] : nil }

  /// The reason why there is no color; nil if there is one.
  public var reason: String? { cause { _ in nil }?.text }

  /// Returns the reason why there is no color, with the roles of tokens; nil if there is a color.
  func cause(_ role: (TokenPath) -> String?) -> Cause? {
    var name: Phrase { "\(token: path.description, role: role(path))" }
    return switch table.rows[row].cause {
    case .known: nil
    case .unseen: Cause(phrase: "\(name) is a color that no display can show unchanged")
    case .gradient: Cause(phrase: "\(name) is a gradient")
    case .notAColor: Cause(phrase: "\(name) isn't a color")
    case .stated: table.reasons[row].map { Cause(phrase: $0.phrase(role)) }
    }
  }

  /// The tokens of the alias chain, starting with the requested token.
  public var chain: [Resolution.AliasStep] { Array(table.hops[hops]) }

  /// The token at the end of the alias chain, which has the value; nil if the requested token doesn't exist.
  public var end: Resolution.AliasStep? { hops.isEmpty ? nil : table.hops[hops.upperBound - 1] }

  private var hops: Range<Int> {
    let (first, count) = (Int(table.rows[row].firstHop), Int(table.rows[row].hopCount))
    return first..<first + count
  }

  /// Whether the token, or one that it is an alias of, is declared as a material.
  package func isMaterial(of system: DesignSystem) -> Bool {
    guard !system.materials.isEmpty else { return false }
    return system.materials.contains(path) || chain.contains { system.materials.contains($0.path) }
  }

  /// Whether the mode has no value and falls back to the value of its base mode.
  public var isFallback: Bool { table.rows[row].isFallback }

  /// The text of the value at the end of the chain.
  public var authored: String { end?.text ?? "" }
}
