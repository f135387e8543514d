import ColorScience

/// Rounds colors to the decimals of a notation.
public struct ColorRounding {
  private let parts: NotationParts

  /// Creates the rounding of a notation; nil if its colors have 8 bits, so that no digits are left to choose.
  init?(_ parts: NotationParts) {
    guard parts.hex == nil, !parts.slots.isEmpty, !parts.isInBytes else { return nil }
    self.parts = parts
  }

  /// Returns the color rounded to the written number of decimals plus `moreDecimals`; nil if the text can't be read back.
  ///
  /// Alpha keeps its text.
  public func nearest(to color: Color, moreDecimals: Int) -> Color? {
    let digits = ComponentDigits(target: color, oldAlpha: color.alpha, space: parts.space)
    return parts.read(parts.space, digits.rounded(for: parts.slots, moreDecimals: moreDecimals))
  }
}
