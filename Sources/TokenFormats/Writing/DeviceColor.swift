import ColorScience

/// A color as Apple's platforms write it: sRGB, with components outside 0 to 1 where need be, or Display P3.
struct DeviceColor {
  /// The color in one of the two spaces.
  let color: Color
  /// Whether its components are 0 to 1.
  let fits: Bool

  /// Display P3 stays, and is taken where sRGB is too small and it is large enough.
  init(_ color: Color) {
    if color.space == .displayP3, DeviceColor.fits(color) {
      self.init(whole: color, fits: true)
      return
    }
    let srgb = DeviceColor.snapped(DeviceColor.whole(color.space == .srgb ? color : color.converted(to: .srgb)))
    let wide = DeviceColor.snapped(color.converted(to: .displayP3))
    let isWide = !DeviceColor.fits(srgb) && DeviceColor.fits(wide) && color.space != .srgb
    self.init(whole: isWide ? wide : srgb, fits: isWide || DeviceColor.fits(srgb))
  }

  private init(whole color: Color, fits: Bool) { (self.color, self.fits) = (DeviceColor.whole(color), fits) }

  /// The three bytes of a color whose components are whole ones.
  static func bytes(of color: Color) -> [UInt8]? {
    let scaled = [color.components.x, color.components.y, color.components.z].map { $0 * 255 }
    guard scaled.allSatisfy({ (-1e-9...255.000_000_001).contains($0) && abs($0 - $0.rounded()) < 1e-9 }) else {
      return nil
    }
    return scaled.map { UInt8($0.rounded()) }
  }

  private static func fits(_ color: Color) -> Bool {
    [color.components.x, color.components.y, color.components.z].allSatisfy { (0...1).contains($0) }
  }

  /// What a conversion leaves a hair outside 0 to 1, inside.
  private static func snapped(_ color: Color) -> Color {
    var components = color.components
    for lane in 0..<3 {
      if abs(components[lane]) < 1e-12 { components[lane] = 0 }
      if abs(components[lane] - 1) < 1e-12 { components[lane] = 1 }
    }
    return Color(color.space, components, alpha: color.alpha)
  }

  private static func whole(_ color: Color) -> Color { Color(color.space, color.components, alpha: color.alpha) }
}
