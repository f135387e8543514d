import DesignTokens
import PageModel

/// The result of comparing a pairing with a required ratio.
public enum ContrastReason: UInt8, VerdictReason {
  /// The ratio, or each possible ratio, reaches the required one.
  case reached
  /// The ratio, or each possible ratio, is below the required one.
  case below
  /// The background is translucent, and only some surfaces behind it give enough contrast.
  case backdrop
  /// The background is translucent, and its backdrop isn't declared.
  case undeclaredBackdrop
  /// A color is unknown.
  case unknownColor
  /// The foreground is fully transparent and shows nothing to understand.
  case notDrawn
  /// The border is fully transparent, and a fill with enough contrast shows the edge.
  case shownByFill
  /// The background is a material, and only some content behind it gives enough contrast.
  case material

  /// The outcome.
  public var outcome: Outcome {
    switch self {
    case .reached: .passed
    case .below: .failed
    case .backdrop, .undeclaredBackdrop, .unknownColor, .material: .cantTell
    case .notDrawn, .shownByFill: .inapplicable
    }
  }
}

extension MeasuredPairing {
  /// Compares the unrounded ratio with a required one; bounds decide only if both agree.
  ///
  /// Text and focus indicators that aren't drawn have no replacement. A component may do without its border if a fill reaches the required
  /// ratio.
  public func comparison(with required: Double) -> ContrastReason {
    if isNotDrawn {
      if usage == .graphic { return .notDrawn }
      if usage == .component, let otherBoundary, otherBoundary.ratio >= required { return .shownByFill }
    }
    let contrast = table.contrasts[row]
    switch contrast.kind {
    case .exact: return contrast.lowest >= required ? .reached : .below
    case .overSurfaces, .overAnything, .overMaterial:
      if contrast.lowest >= required { return .reached }
      if contrast.highest < required { return .below }
      if contrast.kind == .overMaterial { return .material }
      return contrast.kind == .overSurfaces ? .backdrop : .undeclaredBackdrop
    case .unknown: return .unknownColor
    }
  }

  /// Returns the cause of a comparison without a decision; nil for a decision.
  public func cause(of reason: ContrastReason) -> Cause? {
    let background = pairing.background
    let name: Phrase = "\(token: background.description, role: role(of: background))"
    switch reason {
    case .reached, .below: return nil
    case .backdrop: return Cause(phrase: "\(name) is translucent and the result depends on the backdrop")
    case .undeclaredBackdrop: return Cause(phrase: "\(name) is translucent and its backdrop isn't declared")
    case .material: return Cause(phrase: "\(name) is on a material and the result depends on the content behind it")
    case .unknownColor: return unknown?.cause(role) ?? Cause("the contrast is unknown")
    case .notDrawn: return Cause(MeasuredPairing.notDrawn)
    case .shownByFill:
      guard let otherBoundary else { return Cause(MeasuredPairing.notDrawn) }
      let ratio = truncatedText(otherBoundary.ratio)
      let fill = otherBoundary.fill.description
      return Cause(phrase: "\(words: MeasuredPairing.notDrawn); \(token: fill) shows the edge at \(words: ratio):1")
    }
  }

  /// Returns what a token is in the pairing; nil if it is behind an alias.
  private func role(of token: TokenPath) -> String? {
    if token == pairing.foreground { return "the foreground" }
    return token == pairing.background || pairing.backdrops.contains(token) ? "the background" : nil
  }

  /// The reason of a fully transparent foreground, as reports show it.
  static let notDrawn = "not drawn, because it is fully transparent"
}
