import DesignTokens
import SourceText

/// What the name of a number tells of its kind.
enum SwiftLength {
  private static let lengths: Set<String> = [
    "spacing", "space", "padding", "margin", "inset", "insets", "gap", "gutter", "radius", "radii", "rounding",
    "corner",
    "width", "height", "size", "sizes", "sizing", "dimension", "dimensions", "border", "stroke", "line", "offset",
    "blur",
    "target", "elevation", "grid", "breakpoint", "diameter", "length", "distance", "thickness", "indent",
  ]
  private static let ratios: Set<String> = [
    "opacity", "alpha", "ratio", "scale", "multiplier", "factor", "fraction", "percent", "percentage", "progress",
    "count",
    "index", "weight", "damping", "response", "priority", "max", "limit", "leading", "tracking", "kerning",
  ]
  private static let times: Set<String> = ["duration", "durations", "delay", "interval", "timeout"]

  /// Whether the name of a constant or of its type is that of a length.
  static func isNamed(_ name: String, in namespace: String) -> Bool {
    let own = wordsOf(name)
    if own.contains(where: ratios.contains) { return false }
    return own.contains(where: lengths.contains) || wordsOf(namespace).contains(where: lengths.contains)
  }

  /// What a number of a type is under its name: points, milliseconds or a mere number.
  static func value(_ number: Double, type: String?, isInteger: Bool, name: String, namespace: [String]) -> TokenValue {
    let words = wordsOf(name)
    let around = namespace.last ?? ""
    if !isInteger, type == nil || ["TimeInterval", "Double", "CGFloat", "Float"].contains(type ?? ""),
      words.contains(where: times.contains) || (type != "CGFloat" && wordsOf(around).contains(where: times.contains))
    {
      return .duration(milliseconds: number * 1000)
    }
    if type == "TimeInterval" { return .number(number) }
    let isRatio = words.contains(where: ratios.contains)
    // A line height under 4 is a multiple of the font size.
    let isMultiple = words.contains("line") && words.contains("height") && number < 4
    if isRatio || isMultiple { return .number(number) }
    if type == "CGFloat" || isNamed(name, in: around) { return .dimension(Dimension(number, .px)) }
    return .number(number)
  }
}
