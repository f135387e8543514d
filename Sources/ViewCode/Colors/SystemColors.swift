import ColorScience
import DesignTokens

/// The opaque role colors of iOS, which haven't changed since iOS 13, and the colors of its palette, which changed in iOS 26.
///
/// Source: Apple Human Interface Guidelines, Color, and the values that UIKit reports. Elevated backgrounds in dark mode are lighter.
enum SystemColors {
  /// Returns the values that a color of the palette, such as `red`, has in versions of iOS, the newest first; empty if one isn't known.
  static func versions(ofPalette name: String, in mode: Mode) -> [Color] {
    guard mode.contrast == .standard, let color = palette[name] else { return [] }
    return (mode.scheme == .light ? color.light : color.dark).compactMap { try? Color(hex: $0) }
  }

  /// The colors of the palette whose values are known for iOS 13 to 18 and from iOS 26 on.
  private static let palette: [String: (light: [String], dark: [String])] = [
    "red": (["#ff383c", "#ff3b30"], ["#ff4245", "#ff453a"]),
    "orange": (["#ff8d28", "#ff9500"], ["#ff9230", "#ff9f0a"]),
    "yellow": (["#ffcc00", "#ffcc00"], ["#ffd600", "#ffd60a"]),
    "green": (["#34c759", "#34c759"], ["#30d158", "#30d158"]),
    "blue": (["#0088ff", "#007aff"], ["#0091ff", "#0a84ff"]),
    "purple": (["#cb30e0", "#af52de"], ["#db34f2", "#bf5af2"]),
    "pink": (["#ff2d55", "#ff2d55"], ["#ff375f", "#ff375f"]),
    "gray": (["#8e8e93", "#8e8e93"], ["#8e8e93", "#8e8e93"]),
    "gray2": (["#aeaeb2", "#aeaeb2"], ["#636366", "#636366"]),
    "gray3": (["#c7c7cc", "#c7c7cc"], ["#48484a", "#48484a"]),
    "gray4": (["#d1d1d6", "#d1d1d6"], ["#3a3a3c", "#3a3a3c"]),
    "gray5": (["#e5e5ea", "#e5e5ea"], ["#2c2c2e", "#2c2c2e"]),
    "gray6": (["#f2f2f7", "#f2f2f7"], ["#1c1c1e", "#1c1c1e"]),
  ]

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
