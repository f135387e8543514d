import SourceText

/// An appearance of the whole design system, such as light or dark.
public struct Mode: Sendable, Hashable {
  /// The scheme of an appearance: light or dark.
  public enum Scheme: String, Sendable, CaseIterable { case light, dark }

  /// The contrast that an appearance is designed for.
  public enum Contrast: String, Sendable, CaseIterable { case standard, increased }

  /// The transparency that an appearance is designed for.
  public enum Transparency: String, Sendable, CaseIterable { case standard, reduced }

  /// The name in files, options, and reports.
  public let name: String
  /// Light or dark.
  public let scheme: Scheme
  /// Standard or increased contrast.
  public let contrast: Contrast
  /// Standard or reduced transparency.
  public let transparency: Transparency
  /// The mode whose values apply if this mode defines none.
  public let base: String?
  /// Whether some devices show the mode in place of its base, such as those with a wide gamut; its values are optional.
  public let isVariant: Bool
  /// Whether colors without a value of their own need none: the mode is a variant, or it only makes materials opaque.
  public var hasOptionalValues: Bool { isVariant || transparency == .reduced && base != nil }
  /// The contrast ratios that the design system requires in the mode, beyond those of the guideline.
  public var requirements = ContrastRequirements()
  /// The class or attribute of a page that chooses the mode; nil if no style sheet names one.
  package var pageSwitch: PageSwitch?

  /// A class or an attribute on the root of a page.
  package struct PageSwitch: Sendable, Hashable {
    /// The selector, such as `[data-theme="dark"]`.
    package let selector: String
    /// Whether nothing else chooses the mode, such as a media query.
    package let isOnly: Bool
    /// The name of the mode as the style sheet is read.
    package let modeName: String

    package init(selector: String, isOnly: Bool, modeName: String) {
      (self.selector, self.isOnly, self.modeName) = (selector, isOnly, modeName)
    }
  }

  /// Creates a mode; an omitted scheme, contrast, or transparency is derived from the name.
  ///
  /// A name that contains `dark` or `night` is dark. A name with the word `hc`, `increased`, or `contrast` has increased contrast,
  /// unless another word means standard or lower contrast: `low`, `less`, `normal`, `standard`, `default`, `regular`, `reduced`, `no`.
  /// A name with `transparency` has reduced transparency if another word is `reduced`, `reduce`, `less`, or `no`.
  public init(
    _ name: String, scheme: Scheme? = nil, contrast: Contrast? = nil, transparency: Transparency? = nil,
    base: String? = nil, isVariant: Bool = false
  ) {
    self.name = name
    let words = Set(wordsOf(name))
    let isDark = words.contains { holds("dark", in: $0) || holds("night", in: $0) }
    self.scheme = scheme ?? (isDark ? .dark : .light)
    let isReduced = words.contains("transparency") && !words.isDisjoint(with: Mode.reducingWords)
    let lowering = Mode.loweringWords.subtracting(isReduced ? Mode.reducingWords : [])
    let isIncreased =
      words.contains { $0 == "hc" || $0 == "increased" || holds("contrast", in: $0) }
      && words.isDisjoint(with: lowering)
    self.contrast = contrast ?? (isIncreased ? .increased : .standard)
    self.transparency = transparency ?? (isReduced ? .reduced : .standard)
    self.base = base
    self.isVariant = isVariant
  }

  private static let loweringWords: Set<String> = [
    "low", "less", "normal", "standard", "default", "regular", "reduced", "no",
  ]
  private static let reducingWords: Set<String> = ["reduced", "reduce", "less", "no"]
}

extension Mode {
  /// Whether two modes are the same, however a page chooses them.
  public static func == (left: Mode, right: Mode) -> Bool {
    left.name == right.name && left.scheme == right.scheme && left.contrast == right.contrast
      && left.transparency == right.transparency
      && left.base == right.base && left.isVariant == right.isVariant && left.requirements == right.requirements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
