import SourceText

/// An appearance of the whole design system, such as light or dark.
public struct Mode: Sendable, Hashable {
  /// The scheme of an appearance: light or dark.
  public enum Scheme: String, Sendable, CaseIterable { case light, dark }

  /// The contrast that an appearance is designed for.
  public enum Contrast: String, Sendable, CaseIterable { case standard, increased }

  /// The name in files, options, and reports.
  public let name: String
  /// Light or dark.
  public let scheme: Scheme
  /// Standard or increased contrast.
  public let contrast: Contrast
  /// The mode whose values apply if this mode defines none.
  public let base: String?
  /// Whether some devices show the mode in place of its base, such as those with a wide gamut; its values are optional.
  public let isVariant: Bool

  /// Creates a mode; an omitted scheme or contrast is derived from the name.
  ///
  /// A name that contains `dark` or `night` is dark. A name with the word `hc`, `increased`, or `contrast` has increased contrast,
  /// unless another word means standard or lower contrast: `low`, `less`, `normal`, `standard`, `default`, `regular`, `reduced`, `no`.
  public init(
    _ name: String, scheme: Scheme? = nil, contrast: Contrast? = nil, base: String? = nil, isVariant: Bool = false
  ) {
    self.name = name
    let words = Set(wordsOf(name))
    let isDark = words.contains { holds("dark", in: $0) || holds("night", in: $0) }
    self.scheme = scheme ?? (isDark ? .dark : .light)
    let isIncreased =
      words.contains { $0 == "hc" || $0 == "increased" || holds("contrast", in: $0) }
      && words.isDisjoint(with: ["low", "less", "normal", "standard", "default", "regular", "reduced", "no"])
    self.contrast = contrast ?? (isIncreased ? .increased : .standard)
    self.base = base
    self.isVariant = isVariant
  }
}

/// A mode that duplicates another mode with different values: the same theme, defined twice.
public struct ModeCopy: Sendable, Hashable {
  /// The mode.
  public let name: String
  /// The original mode.
  public let original: String

  /// Creates a copy of a mode.
  public init(name: String, original: String) {
    self.name = name
    self.original = original
  }
}

/// Whether one text contains the bytes of another.
private func holds(_ part: String, in text: String) -> Bool {
  let bytes = Array(text.utf8)
  let wanted = Array(part.utf8)
  guard bytes.count >= wanted.count else { return false }
  return (0...bytes.count - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
}
