import ColorScience
import DesignTokens

/// The opaque role colors of iOS. They haven't changed since iOS 13.
///
/// Source: Apple Human Interface Guidelines, Color, and the values that UIKit reports. Elevated backgrounds in dark mode are lighter.
enum SystemColors {
  /// Returns the color of a role; nil for translucent roles, and for colors that differ by version.
  static func color(named name: String, in mode: Mode) -> Color? {
    let isIncreased = mode.contrast == .increased
    guard let role = isIncreased ? increased[name] ?? roles[name] : roles[name] else { return nil }
    return try? Color(hex: mode.scheme == .light ? role.light : role.dark)
  }

  private static let roles: [String: (light: String, dark: String)] = [
    "label": ("#000000", "#ffffff"), "systemBackground": ("#ffffff", "#000000"),
    "secondarySystemBackground": ("#f2f2f7", "#1c1c1e"), "tertiarySystemBackground": ("#ffffff", "#2c2c2e"),
    "systemGroupedBackground": ("#f2f2f7", "#000000"), "secondarySystemGroupedBackground": ("#ffffff", "#1c1c1e"),
    "tertiarySystemGroupedBackground": ("#f2f2f7", "#2c2c2e"), "opaqueSeparator": ("#c6c6c8", "#38383a"),
    "darkText": ("#000000", "#000000"),
  ]

  /// The roles with other values if contrast is increased.
  private static let increased: [String: (light: String, dark: String)] = [
    "secondarySystemBackground": ("#ebebf0", "#242426"), "tertiarySystemBackground": ("#ffffff", "#363638"),
    "systemGroupedBackground": ("#ebebf0", "#000000"), "secondarySystemGroupedBackground": ("#ffffff", "#242426"),
    "tertiarySystemGroupedBackground": ("#ebebf0", "#363638"),
  ]
}
