extension Color {
  /// Returns the same color in another space.
  ///
  /// Missing components count as 0; a hue that has no effect in the destination becomes missing there
  /// (CSS Color 4, section 4.4); nothing is clamped. A color already in that space is returned unchanged.
  public func converted(to destination: ColorSpace) -> Color {
    guard destination != space else { return self }
    let components = space.convert(self.components, to: destination)
    var missing = self.missing.intersection(.alpha)
    if let lane = destination.hueLane, destination.definition.isHuePowerless(components) {
      missing.insert(.lane(lane))
    }
    return Color(destination, components, alpha: alpha, missing: missing)
  }

  /// The components in another space, without a verdict about powerless hues.
  @inline(__always)
  func components(in destination: ColorSpace) -> SIMD3<Double> {
    space.convert(components, to: destination)
  }
}
