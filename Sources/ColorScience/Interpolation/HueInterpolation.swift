/// The direction of hue interpolation between two colors (CSS Color 4, section 12.4).
public enum HueInterpolation: Sendable, Hashable, CaseIterable {
  /// By at most 180 degrees.
  case shorter
  /// By at least 180 degrees.
  case longer
  /// Always upwards.
  case increasing
  /// Always downwards.
  case decreasing

  /// The second hue, moved by whole turns so that the straight way from the first is the one meant; in degrees.
  func adjusted(_ second: Double, from first: Double) -> Double {
    let difference = second - first
    switch self {
    case .shorter: return difference > 180 ? second - 360 : difference < -180 ? second + 360 : second
    case .longer:
      if difference > 0, difference < 180 { return second - 360 }
      return difference > -180 && difference <= 0 ? second + 360 : second
    case .increasing: return difference < 0 ? second + 360 : second
    case .decreasing: return difference > 0 ? second - 360 : second
    }
  }
}
