/// The page's colors for one scheme, in hexadecimal notation; a test measures every text on every background.
///
/// The page is gray without a hue, so that its surroundings shift no swatch. Red is for failures alone.
struct HTMLPageColors {
  /// The names and values of the custom properties, in the order of the stylesheet.
  let properties: KeyValuePairs<String, String>

  /// The backgrounds of text.
  static let grounds = ["canvas", "raised", "panel", "fail-ground", "pass-ground", "unsure-ground"]
  /// The colors of text.
  static let inks = ["ink", "soft", "faint", "link", "pass", "fail", "unsure"]

  /// The light scheme.
  static let light = HTMLPageColors(properties: [
    "canvas": "#fcfcfc", "raised": "#ffffff", "panel": "#f5f5f5", "fail-ground": "#fdf0ee", "pass-ground": "#eef7f1",
    "unsure-ground": "#fbf4e6", "ink": "#171717", "soft": "#575757", "faint": "#6b6b6b", "line": "#e6e6e6",
    "rule": "#d2d2d2", "edge": "#8a8a8a", "link": "#171717", "pass": "#196b3d", "fail": "#c0261d",
    "fail-line": "#efb8b2", "unsure": "#7d5200", "on-ink": "#ffffff",
  ])

  /// The dark scheme.
  static let dark = HTMLPageColors(properties: [
    "canvas": "#101010", "raised": "#181818", "panel": "#1c1c1c", "fail-ground": "#2a1715", "pass-ground": "#12231a",
    "unsure-ground": "#261d0c", "ink": "#ededed", "soft": "#b0b0b0", "faint": "#989898", "line": "#2a2a2a",
    "rule": "#3a3a3a", "edge": "#767676", "link": "#ededed", "pass": "#74cf97", "fail": "#ff8a80",
    "fail-line": "#6b2f2a", "unsure": "#e3b65b", "on-ink": "#111111",
  ])

  /// The light scheme for people who prefer more contrast.
  static let lightIncreased = HTMLPageColors(properties: [
    "ink": "#000000", "soft": "#2b2b2b", "faint": "#2b2b2b", "line": "#808080", "rule": "#808080", "edge": "#2b2b2b",
    "link": "#000000", "pass": "#0a4526", "fail": "#8a120d", "fail-line": "#8a120d", "unsure": "#553600",
  ])

  /// The dark scheme for people who prefer more contrast.
  static let darkIncreased = HTMLPageColors(properties: [
    "canvas": "#000000", "ink": "#ffffff", "soft": "#dddddd", "faint": "#dddddd", "line": "#808080", "rule": "#808080",
    "edge": "#dddddd", "link": "#ffffff", "pass": "#b5edc8", "fail": "#ffc4bf", "fail-line": "#ffc4bf",
    "unsure": "#f7dca6",
  ])

  /// The declarations of the custom properties.
  var declarations: String { properties.map { "--\($0.key):\($0.value)" }.joined(separator: ";") }
}
