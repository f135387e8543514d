extension Color {
  /// Returns this color composited over another (source-over on gamma-encoded sRGB, as in browsers and iOS).
  ///
  /// `c = f a + b (1 - a)` per component over an opaque backdrop, in floating point, not clamped and not rounded to
  /// bytes. Between colors of the sRGB family the result is in srgb. Where a color of another space takes part, the
  /// result is in display-p3, so that its luminance stays Y of XYZ. An opaque color covers what is below and is
  /// returned as it is; a wholly transparent one returns the backdrop.
  public func composited(over backdrop: Color) -> Color {
    if isOpaque { return self }
    if alpha == 0 { return backdrop }
    if backdrop.alpha == 0 { return self }
    let alpha = alpha + backdrop.alpha * (1 - alpha)
    let front = components(in: .srgb) * self.alpha
    let back = backdrop.components(in: .srgb) * (backdrop.alpha * (1 - self.alpha))
    let mixed = backdrop.isOpaque ? front + back : (front + back) / alpha
    if space.isSRGBFamily && backdrop.space.isSRGBFamily { return Color(.srgb, mixed, alpha: alpha) }
    return Color(.displayP3, ColorSpace.srgb.convert(mixed, to: .displayP3), alpha: alpha)
  }

  /// A stack of colors, top first, flattened to one; `nil` for an empty stack.
  static func flattened(_ stack: some BidirectionalCollection<Color>) -> Color? {
    guard var result = stack.last else { return nil }
    for layer in stack.dropLast().reversed() { result = layer.composited(over: result) }
    return result
  }
}
