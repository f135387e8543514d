/// The width or height of a container, and whether it grows with the text.
public enum BoxLength: Sendable, Hashable {
  /// Grows with its content, from this many points on: `.frame(minHeight:)`, or no frame at all with 0.
  case flexible(minimum: Double = 0)
  /// Stays, in points: `.frame(height:)`.
  case fixed(Double)
  /// Grows with the person's setting, from this many points at `large`: `@ScaledMetric(relativeTo:)`.
  case scaled(Double, relativeTo: SystemTextStyle = .body)

  /// Returns the length in points at a content size category; nil when the content decides.
  public func length(at category: ContentSizeCategory, displayScale: Double = 3) -> Double? {
    switch self {
    case .flexible: nil
    case .fixed(let points): points
    case .scaled(let points, let style):
      ScaledText(baseSize: points, relativeTo: style, scaling: .metric, displayScale: displayScale).size(at: category)
    }
  }
}
