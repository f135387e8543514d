extension Color {
  /// The gray of Apple's spaces with a gamma of 2.2 (`gray-gamma-22`, `extended-gray`): its linear light is white to the power of 2.2.
  ///
  /// - Parameters:
  ///   - white: 0 for black, 1 for white; outside of it in the extended space, mirrored at 0.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(grayGamma22 white: Double, alpha: Double = 1) {
    let light = odd(white) { power($0, 2.2) }
    self.init(.srgbLinear, light, light, light, alpha: alpha)
  }
}
