import ColorScience
import DesignTokens
import SourceText

/// A colour that would make one pairing pass in one mode, if its token had it.
///
/// It looks at this pairing alone: whether the token's other pairings still pass is for an audit of the changed palette to say.
public struct ColorProposal: Sendable, Hashable {
  /// Which side of the pairing it changes.
  public enum Role: String, Sendable { case foreground, background }

  /// The side.
  public let role: Role
  /// The token whose colour would change.
  public let token: TokenPath
  /// Its colour now.
  public let current: Color
  /// The nearest colour with its hue that passes.
  public let proposed: PassingColor

  /// The proposed colour as an author would write it: hexadecimal in sRGB, else as CSS has it.
  public var notation: String { proposed.color.isSRGBFamily ? proposed.color.hex : proposed.color.css }

  /// A proposal.
  public init(role: Role, token: TokenPath, current: Color, proposed: PassingColor) {
    self.role = role
    self.token = token
    self.current = current
    self.proposed = proposed
  }
}

extension MeasuredPairing {
  /// The nearest colours that reach a ratio, one for each side that can be changed; empty where none exists or nothing is exact.
  ///
  /// - Complexity: a few microseconds.
  public func proposals(reaching required: Double) -> [ColorProposal] {
    guard case .exact(_, let front, let back) = contrast, gradientPosition == nil else { return [] }
    var proposals: [ColorProposal] = []
    if let color = foreground.color {
      let answer = nearestPassingColor(
        to: color, on: [back], ratio: required, changing: .lightnessAndChroma, in: color.proposalGamut)
      if case .nearest(let proposed) = answer {
        proposals.append(.init(role: .foreground, token: foreground.path, current: color, proposed: proposed))
      }
    }
    if let background = backgrounds.first, let color = background.color, color.isOpaque {
      // A translucent foreground is composited over each candidate, so the colour as written is what counts.
      let answer = nearestPassingColor(
        to: color, under: [foreground.color ?? front], ratio: required, changing: .lightnessAndChroma,
        in: color.proposalGamut)
      if case .nearest(let proposed) = answer {
        proposals.append(.init(role: .background, token: background.path, current: color, proposed: proposed))
      }
    }
    return proposals.sorted { $0.proposed.difference < $1.proposed.difference }
  }

  /// Proposals in a sentence; nil when there are none.
  ///
  /// The second side is named only where it would change less than twice as much as the first.
  func remedy(of proposals: [ColorProposal]) -> String? {
    guard let first = proposals.first else { return nil }
    let near = proposals.filter { $0.proposed.difference < 2 * first.proposed.difference || $0 == first }
    return near.map(remedy).joined(separator: ", or ")
  }

  private func remedy(_ proposal: ColorProposal) -> String {
    let color = "\(proposal.notation) (\(truncatedText(proposal.proposed.ratio)):1)"
    let token = proposal.token.description.shortened
    let side = proposal.role == .foreground ? foreground : backgrounds.first
    return side?.isFallback == true
      ? "give \(token) a value of its own in \(mode.name.shortened), such as \(color)"
      : "change \(token) to \(color)"
  }
}

extension Color {
  fileprivate var isSRGBFamily: Bool { space.isSRGBFamily }

  /// The gamut in which another colour is looked for: sRGB unless this one lies outside it.
  fileprivate var proposalGamut: DisplayGamut { isInGamut(of: .srgb) ? .srgb : .displayP3 }
}
