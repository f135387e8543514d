/// Sizes and distances of Material Design, which design systems for iOS take over, in points (one dp is one point).
///
/// Source: Material Design, Accessibility; Android Accessibility Help, "Touch target size".
public enum MaterialGuideline {
  /// The side a target should have, in points.
  public static let target = 48.0
  /// The distance between two targets, in points.
  public static let spacing = 8.0
}
