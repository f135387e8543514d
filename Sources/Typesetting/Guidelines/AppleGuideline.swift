/// Sizes and distances of Apple's Human Interface Guidelines for iOS and iPadOS, in points.
///
/// Source: Apple Human Interface Guidelines, pages Accessibility, Typography and Buttons.
public enum AppleGuideline {
  /// The side of a control by default and the least side of a hit region, in points.
  public static let defaultControl = 44.0
  /// The least side of a control, in points.
  public static let minimumControl = 28.0
  /// The size of body text by default, in points.
  public static let defaultText = 17.0
  /// The smallest size of text, in points.
  public static let minimumText = 11.0
  /// The space around a control with a bezel, in points ("about 12").
  public static let bezeledPadding = 12.0
  /// The space around the visible edges of a control without a bezel, in points ("about 24").
  public static let plainPadding = 24.0
  /// The required text enlargement; 2 is 200%.
  public static let enlargement = 2.0
}
