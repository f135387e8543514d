/// The page's colors for one scheme, in hexadecimal notation; a test measures every text on every background.
struct HTMLPageColors {
  /// The names and values of the custom properties, in the order of the stylesheet.
  let properties: KeyValuePairs<String, String>

  /// The backgrounds of text.
  static let grounds = ["canvas", "panel", "fail-ground", "pass-ground", "unsure-ground"]
  /// The colors of text.
  static let inks = ["ink", "soft", "link", "pass", "fail", "unsure"]

  /// The light scheme.
  static let light = HTMLPageColors(properties: [
    "canvas": "#ffffff", "panel": "#f4f4f6", "fail-ground": "#fcf0ef", "pass-ground": "#eef6f0",
    "unsure-ground": "#faf3e3", "ink": "#17181c", "soft": "#565b65", "line": "#dedfe4", "edge": "#7f848f",
    "link": "#1f4fa8", "pass": "#14633a", "fail": "#b3211b", "unsure": "#744a00",
  ])

  /// The dark scheme.
  static let dark = HTMLPageColors(properties: [
    "canvas": "#131418", "panel": "#1c1e23", "fail-ground": "#2d1a19", "pass-ground": "#15251b",
    "unsure-ground": "#2a2213", "ink": "#ececf0", "soft": "#a9aeb8", "line": "#32353d", "edge": "#7c828e",
    "link": "#a3c0ff", "pass": "#84d3a0", "fail": "#ff9d95", "unsure": "#e8c172",
  ])

  /// The light scheme for people who prefer more contrast.
  static let lightIncreased = HTMLPageColors(properties: [
    "ink": "#000000", "soft": "#2b2e35", "line": "#7f848f", "edge": "#2b2e35", "link": "#0b2f74", "pass": "#0a4526",
    "fail": "#8a120d", "unsure": "#553600",
  ])

  /// The dark scheme for people who prefer more contrast.
  static let darkIncreased = HTMLPageColors(properties: [
    "canvas": "#000000", "ink": "#ffffff", "soft": "#d9dce2", "line": "#7c828e", "edge": "#d9dce2", "link": "#cfdeff",
    "pass": "#b5edc8", "fail": "#ffc4bf", "unsure": "#f7dca6",
  ])

  /// The declarations of the custom properties.
  var declarations: String { properties.map { "--\($0.key):\($0.value)" }.joined(separator: ";") }
}
