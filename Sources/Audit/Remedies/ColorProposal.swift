import ColorScience
import DesignTokens
import SourceText

/// A change of one token's value that makes a failing pairing pass in its mode and breaks no other.
///
/// Its effect is known for every pairing that gates, in every mode that was audited, through aliases and modes that fall back. Rules that compare
/// other things than the contrast of pairings, such as the distance of colors in a family, are not asked.
public struct ColorProposal: Sendable, Hashable {
  /// Which side of the pairing it changes.
  public enum Role: String, Sendable { case foreground, background }

  /// The side.
  public let role: Role
  /// What is written: another value, a value for a mode that has none, or a value in place of an alias.
  public let kind: ColorChange.Kind
  /// The token whose value would be written: the one that owns it, at the end of all aliases, unless others that share it would fail.
  public let token: TokenPath
  /// The mode that the value is written for; nil for the value that names no mode.
  public let mode: String?
  /// The token's color now.
  public let current: Color
  /// The nearest color with its hue that passes.
  public let proposed: PassingColor
  /// The color that the pairing would show, where aliases make it more translucent.
  public let shown: Color
  /// How many pairings in a mode fail now and would pass, this one included.
  public let fixes: Int
  /// How many pairings that gate pass now and would fail, which is 0: what breaks something is not proposed.
  public let breaks: Int

  /// The proposed color as an author would write it: hexadecimal in sRGB, else as CSS has it.
  public var notation: String { proposed.color.space.isSRGBFamily ? proposed.color.hex : proposed.color.css }
}

extension ColorProposal {
  /// The most that a second proposal may change for each unit of the first, to be named beside it.
  private static let nearness = 2.0

  /// Proposals in a sentence; nil when there are none.
  ///
  /// The second side is named only where it would change less than twice as much as the first.
  static func sentence(_ proposals: [ColorProposal], _ words: RemedyWords) -> String? {
    guard let first = proposals.first else { return nil }
    let near = proposals.filter { $0.proposed.difference < nearness * first.proposed.difference || $0 == first }
    return near.map(words.text).joined(separator: ", or ")
  }
}

/// The words for proposals.
struct RemedyWords {
  let tokens: TokenSet
  /// The only mode that was audited, where not all were.
  let onlyMode: String?

  /// What to do, and what comes of it.
  func text(_ proposal: ColorProposal) -> String {
    let (token, color) = (proposal.token.description.shortened, proposal.notation)
    let hasModes = (tokens[proposal.token]?.values.count ?? 0) > 1
    let place = hasModes ? proposal.mode.map { " in \($0.shortened)" } ?? "" : ""
    let action =
      switch proposal.kind {
      case .changed: "change \(token)\(place) to \(color)"
      case .added: "add \(color) as the value of \(token) in \(proposal.mode?.shortened ?? "its mode")"
      case .detached: "replace the alias of \(token)\(place) with \(color)"
      }
    return "\(action) (\(truncatedText(proposal.proposed.ratio)):1; \(effect(proposal)))"
  }

  private func effect(_ proposal: ColorProposal) -> String {
    "fixes \(proposal.fixes), breaks \(proposal.breaks)" + (onlyMode.map { " in \($0.shortened)" } ?? "")
  }

  /// The remedy if only view code was checked.
  static let unknown = "run palpable audit to find a color that fixes this and breaks nothing"

  /// The remedy for findings beyond the limit of the remedy search.
  static let together = "run palpable fix to change colors together"

  /// Returns the remedy if no single change helps.
  func none(isGating: Bool) -> String {
    "no single color change fixes this without breaking another pairing" + (isGating ? "; run palpable fix" : "")
  }
}
