import DesignTokens
import SourceText

/// The color schemes of Compose: their functions, the modes that names mean, and the groups of their tokens.
enum ComposeSchemes {
  /// The functions and classes of Material for schemes.
  static let libraryCallees: Set<String> = [
    "lightColorScheme", "darkColorScheme", "expressiveLightColorScheme", "lightColors", "darkColors", "ColorScheme",
    "Colors",
  ]

  /// A mode by what it means.
  struct Key: Hashable {
    let scheme: Mode.Scheme
    /// `medium` or `high`; nil for the standard.
    let contrast: String?

    var name: String { scheme.rawValue + (contrast.map { "-\($0)-contrast" } ?? "") }

    /// The key of the mode that a mode with more contrast falls back to.
    var base: Key? { contrast == nil ? nil : Key(scheme: scheme, contrast: nil) }
  }

  /// The order of modes.
  static let order: [Key] =
    [Mode.Scheme.light, .dark].map { Key(scheme: $0, contrast: nil) }
    + [Mode.Scheme.light, .dark].flatMap { scheme in
      ["medium", "high"].map { Key(scheme: scheme, contrast: $0) }
    }

  /// Returns the mode that the function or the name of a scheme says; nil if neither does.
  static func key(callee: String, name: String) -> Key? {
    let words = wordsOf(name)
    var scheme: Mode.Scheme?
    if words.contains("light") || words.contains("day") { scheme = .light }
    if words.contains(where: { ["dark", "night"].contains($0) }) { scheme = .dark }
    if callee.utf8.starts(with: "light".utf8) || callee.utf8.starts(with: "expressiveLight".utf8) { scheme = .light }
    if callee.utf8.starts(with: "dark".utf8) { scheme = .dark }
    guard let scheme else { return nil }
    let contrast = words.contains("contrast") ? ["medium", "high"].first(where: words.contains) : nil
    return Key(scheme: scheme, contrast: contrast)
  }

  /// Returns the group of a scheme's tokens: its name without the words of modes.
  static func group(callee: String, name: String) -> String {
    var bytes = Array(name.utf8)
    for word in ["MediumContrast", "HighContrast", "Light", "Dark", "Night"] { remove(Array(word.utf8), from: &bytes) }
    for word in ["mediumContrast", "highContrast", "light", "dark", "night"] where bytes.starts(with: word.utf8) {
      bytes.removeFirst(word.utf8.count)
    }
    while bytes.first == Ascii.underscore { bytes.removeFirst() }
    while bytes.last == Ascii.underscore { bytes.removeLast() }
    let rest = String(decoding: bytes, as: UTF8.self)
    let plain = ["", "Scheme", "ColorScheme", "Colors", "ColorPalette", "Palette", "colorScheme", "colors"]
    guard plain.contains(rest) else { return rest }
    guard libraryCallees.contains(callee) else { return rest.utf8.isEmpty ? callee : rest }
    return ["lightColors", "darkColors", "Colors"].contains(callee) ? "colors" : "colorScheme"
  }

  private static func remove(_ word: [UInt8], from bytes: inout [UInt8]) {
    guard bytes.count >= word.count else { return }
    let start = (0...bytes.count - word.count).first { bytes[$0..<$0 + word.count].elementsEqual(word) }
    if let start { bytes.removeSubrange(start..<start + word.count) }
  }

  /// The roles of Material 3 that a scheme may set.
  static let roles: [String] = {
    let accents = ["primary", "secondary", "tertiary", "error"]
    let capital = ["Primary", "Secondary", "Tertiary", "Error"]
    let pairs = zip(accents, capital).flatMap { [$0, "on\($1)", "\($0)Container", "on\($1)Container"] }
    return pairs + [
      "inversePrimary", "background", "onBackground", "surface", "onSurface", "surfaceVariant", "onSurfaceVariant",
      "inverseSurface", "inverseOnSurface", "outline", "outlineVariant", "surfaceBright", "surfaceDim",
      "surfaceContainer", "surfaceContainerHigh", "surfaceContainerHighest", "surfaceContainerLow",
      "surfaceContainerLowest",
    ]
  }()
}
