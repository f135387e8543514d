/// Colors along a line from 0 to 1, interpolated in a declared space.
public struct Gradient: Sendable, Hashable {
  /// A color at a position.
  public struct Stop: Sendable, Hashable {
    /// The color.
    public let color: Color
    /// The position, 0...1 where a design token states it.
    public let position: Double

    /// A color at a position.
    public init(_ color: Color, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The stops in the order given, none before the one preceding it.
  public let stops: [Stop]
  /// The space of interpolation.
  public let space: ColorSpace
  /// The way around the hue circle, where the space has a hue.
  public let hue: HueInterpolation

  /// A gradient with these stops; `nil` without any.
  ///
  /// A stop placed before its predecessor is moved to it, as CSS does (CSS Images 3, section 3.5.3).
  public init?(stops: [Stop], in space: ColorSpace = .srgb, hue: HueInterpolation = .shorter) {
    guard let first = stops.first else { return nil }
    var reached = first.position
    self.stops = stops.map { stop in
      reached = max(reached, stop.position)
      return Stop(stop.color, at: reached)
    }
    self.space = space
    self.hue = hue
  }

  /// Returns the color at a position: the first or last stop's beyond the ends; at a hard edge the later color.
  public func color(at position: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.position > position }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(
      with: b.color, at: (position - a.position) / (b.position - a.position), in: space, hue: hue)
  }
}
