import ColorScience

/// The colors that a notation writes with few digits.
public struct ColorRounding {
  private let parts: NotationParts

  /// Creates the rounding of a notation; nil if its colors have 8 bits, so that no digits are left to choose.
  init?(_ parts: NotationParts) {
    guard parts.hex == nil, !parts.slots.isEmpty, !parts.isInBytes else { return nil }
    self.parts = parts
  }

  /// Returns the nearest color whose components have the written number of decimals and some more; nil if there is none.
  ///
  /// The opacity stays as it is written.
  public func nearest(to color: Color, moreDecimals: Int) -> Color? {
    let digits = ComponentDigits(target: color, oldAlpha: color.alpha, space: parts.space)
    return parts.read(parts.space, digits.rounded(for: parts.slots, moreDecimals: moreDecimals))
  }
}
