import ColorScience
import DesignTokens
import SourceText

/// A change of one token's value that makes a failing pairing pass in its mode and breaks no other.
///
/// Its effect is known for every pairing that counts toward the gate, in every audited mode, through aliases and modes that fall back.
/// Rules that compare anything other than contrast, such as the distance of colors in a family, aren't considered.
public struct ColorProposal: Sendable, Hashable {
  /// The side of the pairing that changes.
  public enum Role: String, Sendable { case foreground, background }

  /// The side of the pairing that changes.
  public let role: Role
  /// The kind of edit: another value, a value for a mode without one, or a value in place of an alias.
  public let kind: ColorChange.Kind
  /// The token to edit: the end of the alias chain, unless other pairings that use it would fail.
  public let token: TokenPath
  /// The mode of the value; nil for a value without a mode.
  public let mode: String?
  /// The token's current color.
  public let current: Color
  /// The nearest passing color with the same hue.
  public let proposed: PassingColor
  /// The color that the pairing would show, which aliases may make more translucent.
  public let shown: Color
  /// The number of failing pairings that would pass, by mode, including this one.
  public let fixes: Int
  /// The number of pairings that count toward the gate and would fail; always 0, because such changes aren't proposed.
  public let breaks: Int

  /// The proposed color as an author would write it: hexadecimal in sRGB, else in CSS notation.
  public var notation: String { proposed.color.space.isSRGBFamily ? proposed.color.hex : proposed.color.css }
}

extension ColorProposal {
  /// The maximum change of a second proposal as a multiple of the first, up to which both are mentioned.
  private static let nearness = 2.0

  /// Returns proposals as a sentence; nil if there are none.
  ///
  /// The second side is mentioned only if its change is less than twice the change of the first.
  static func sentence(_ proposals: [ColorProposal], _ words: RemedyText) -> String? {
    guard let first = proposals.first else { return nil }
    let near = proposals.filter { $0.proposed.difference < nearness * first.proposed.difference || $0 == first }
    return near.map(words.text).joined(separator: ", or ")
  }
}

/// The texts of proposals.
struct RemedyText {
  let tokens: TokenSet
  /// The audited mode, if not all modes were audited.
  let onlyMode: String?

  /// Returns the action and its effect.
  func text(_ proposal: ColorProposal) -> String {
    let (token, color) = (proposal.token.description.shortened, proposal.notation)
    let hasModes = (tokens[proposal.token]?.values.count ?? 0) > 1
    let place = hasModes ? proposal.mode.map { " in \($0.shortened)" } ?? "" : ""
    let action =
      switch proposal.kind {
      case .changed: "change \(token)\(place) to \(color)"
      case .added: "add \(color) as the value of \(token) in \(proposal.mode?.shortened ?? "its mode")"
      case .detached, .repointed: "replace the alias of \(token)\(place) with \(color)"
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
