/// The point size and the leading (distance between baselines) of a text style at one content size category, in points.
public struct TextMetrics: Sendable, Hashable {
  /// The font size in points.
  public var size: Double
  /// The distance from baseline to baseline in points; custom fonts scale by its ratio.
  public var leading: Double

  /// A size and a leading in points.
  public init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}
