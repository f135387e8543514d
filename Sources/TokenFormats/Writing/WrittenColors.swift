import ColorScience

/// The colors that a format has.
enum WrittenColors {
  /// Any color in its own space.
  case own
  /// Components of sRGB in any number of digits, and Display P3.
  case device
  /// Eight bits of red, green, blue, and alpha.
  case bytes
  /// Eight bits of each inside sRGB; outside of it, components of Display P3 from 0 to 1.
  case bytesOrWide
  /// Components of sRGB or Display P3 from 0 to 1.
  case sharesOrWide

  /// The color that is written for another one.
  func written(_ color: Color) -> Color {
    switch self {
    case .own: color
    case .device: DeviceColor(color).color
    case .bytes: WrittenColors.rounded(color)
    case .bytesOrWide: color.isInGamut(of: .srgb) ? WrittenColors.rounded(color) : WrittenColors.wide(color)
    case .sharesOrWide:
      if DeviceColor(color).fits { DeviceColor(color).color } else { WrittenColors.wide(color) }
    }
  }

  /// The nearest color of Display P3.
  private static func wide(_ color: Color) -> Color {
    let device = DeviceColor(color)
    if device.fits, device.color.space == .displayP3 { return device.color }
    let mapped = color.gamutMapped(to: .displayP3)
    let components = mapped.components.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    return Color(.displayP3, components, alpha: min(max(color.alpha, 0), 1))
  }

  /// The nearest color of eight bits; one outside of sRGB is mapped into it as in CSS.
  private static func rounded(_ color: Color) -> Color {
    let mapped = color.gamutMapped(to: .srgb).components
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return Color(
      red: byte(mapped.x), green: byte(mapped.y), blue: byte(mapped.z), alpha: Double(byte(color.alpha)) / 255)
  }

  /// The eight digits of a color of eight bits, alpha first.
  static func alphaFirst(_ color: Color) -> String {
    let parts = [color.alpha, color.components.x, color.components.y, color.components.z]
    return parts.map { part in
      let digits = String(UInt8((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }

  static let roundingReason = "colors are rounded to 8 bits per channel"
  static let mappingReason = "colors outside sRGB are written as the nearest sRGB color"
  static let wideMappingReason = "colors outside Display P3 are written as the nearest Display P3 color"

  /// Notes what a color loses.
  func note(_ color: Color, _ name: String, _ notes: inout ConversionNotes) {
    guard self != .own else { return }
    if !color.missing.isEmpty { notes.add(.altered, "color components with the value none are written as 0", name) }
    let written = written(color)
    if ConversionComparison.isSame(color, written) {
      if written.space != color.space {
        notes.add(.respelled, "colors are written in another color space with the same value", name)
      }
    } else if self == .bytes, !color.isInGamut(of: .srgb) {
      notes.add(.altered, WrittenColors.mappingReason, name)
    } else if written.space == .displayP3 {
      notes.add(.altered, WrittenColors.wideMappingReason, name)
    } else {
      notes.add(.altered, WrittenColors.roundingReason, name)
    }
  }
}
