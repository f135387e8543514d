/// Sizes and factors of WCAG 2.2, in iOS points: one CSS pixel is one iOS point (WCAG2ICT, note to "CSS pixel").
public enum WCAGMeasure {
  /// The side of the square that must fit a target, and the diameter of its circle, in points. Source: 2.5.8 (AA).
  public static let targetMinimum = 24.0
  /// The side a target must have, in points. Source: 2.5.5 (AAA).
  public static let targetEnhanced = 44.0
  /// The width in points of a line along the perimeter that has the least area of a focus indicator. Source: 2.4.13 (AAA).
  public static let focusPerimeter = 2.0
  /// The required text enlargement; 2 is 200%. Source: 1.4.4 (AA).
  public static let enlargement = 2.0
  /// The width in points without scrolling in two dimensions. Source: 1.4.10 (AA).
  public static let reflowWidth = 320.0
  /// The height in points without scrolling in two dimensions, for content that scrolls sideways. Source: 1.4.10 (AA).
  public static let reflowHeight = 256.0
  /// The line height content must bear, as a multiple of the font size. Source: 1.4.12 (AA).
  public static let lineHeight = 1.5
  /// The space after a paragraph content must bear, as a multiple of the font size. Source: 1.4.12 (AA).
  public static let paragraphSpacing = 2.0
  /// The letter spacing content must bear, as a multiple of the font size. Source: 1.4.12 (AA).
  public static let letterSpacing = 0.12
  /// The word spacing content must bear, as a multiple of the font size. Source: 1.4.12 (AA).
  public static let wordSpacing = 0.16
}
