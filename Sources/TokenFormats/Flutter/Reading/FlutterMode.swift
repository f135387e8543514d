import DesignTokens
import SourceText

/// The mode that the name of a scheme says, and the rest of the name.
struct FlutterMode {
  let mode: Mode
  /// The words without those of the mode, such as `colorScheme` in `darkColorScheme`; empty if there are none.
  let rest: String

  /// - Parameter brightness: the brightness that the scheme states; it is more certain than its name.
  init?(_ name: String, brightness: Mode.Scheme? = nil) {
    let words = wordsOf(name)
    let hasContrast = words.contains("contrast")
    let isDark = words.contains("dark"), isLight = words.contains("light")
    guard isDark != isLight || brightness != nil else { return nil }
    let scheme = brightness ?? (isDark ? .dark : .light)
    let isMedium = hasContrast && words.contains("medium")
    let suffix = hasContrast && words.contains("high") ? "-high-contrast" : isMedium ? "-medium-contrast" : ""
    let base = suffix.utf8.isEmpty ? (scheme == .dark ? "light" : nil) : scheme.rawValue
    mode = Mode(scheme.rawValue + suffix, scheme: scheme, base: base)
    var dropped: Set<String> = isDark != isLight ? [scheme.rawValue] : []
    if !suffix.utf8.isEmpty { dropped.formUnion(["high", "medium", "contrast"]) }
    let left = words.filter { !dropped.contains($0) }
    rest = left.enumerated().map { $0 == 0 ? $1 : $1.capitalizedStart }.joined()
  }
}

extension String {
  /// The text with an uppercase first letter (ASCII only).
  fileprivate var capitalizedStart: String {
    guard let first = utf8.first, (0x61...0x7A).contains(first) else { return self }
    return String(Unicode.Scalar(first - 32)) + String(Substring(utf8.dropFirst()))
  }
}
