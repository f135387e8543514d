import DesignTokens
import SourceText

/// An appearance that a label or a condition names: light or dark, standard or increased contrast, raised or not.
struct SwiftAppearance: Hashable {
  var isDark = false
  var isHighContrast = false
  var isElevated = false
  /// Whether it stands for every appearance that has no value of its own.
  var isAny = false

  static let light = SwiftAppearance()
  static let dark = SwiftAppearance(isDark: true)
  static let lightHighContrast = SwiftAppearance(isHighContrast: true)
  static let darkHighContrast = SwiftAppearance(isDark: true, isHighContrast: true)

  /// Whether a label that names it can only be meant for an appearance.
  var isSpecial: Bool { isDark || isHighContrast }

  /// Whether a value for another appearance says more of it: one of increased contrast or a raised one of its scheme.
  func isWithin(_ other: SwiftAppearance) -> Bool {
    guard !isAny, other.isAny || isDark == other.isDark else { return false }
    return (isHighContrast && !other.isHighContrast) || (isElevated && !other.isElevated)
  }

  /// The mode's name; nil for the value of every appearance.
  var mode: String? {
    isAny && !isHighContrast && !isElevated ? nil : name
  }

  private var name: String {
    (isDark ? "dark" : "light") + (isElevated ? "-elevated" : "") + (isHighContrast ? "-high-contrast" : "")
  }

  /// The mode that shows through where this one has no value.
  private var base: String? {
    if isElevated, isHighContrast { return SwiftAppearance(isDark: isDark, isHighContrast: true).mode }
    if isElevated { return SwiftAppearance(isDark: isDark).mode }
    if isDark, isHighContrast { return "dark" }
    return isDark || isHighContrast ? "light" : nil
  }

  /// The modes of these appearances, the usual ones first, each with its base.
  static func modes(_ appearances: Set<SwiftAppearance>) -> [Mode] {
    guard appearances.contains(where: { $0.mode != nil }) else { return [] }
    let usual: [SwiftAppearance] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    let order =
      usual
      + usual.map {
        SwiftAppearance(isDark: $0.isDark, isHighContrast: $0.isHighContrast, isElevated: true)
      }
    var named = Set(appearances.compactMap(\.mode))
    named.insert("light")
    return order.filter { named.contains($0.name) }.map { appearance in
      let isKnown = appearance.base.map(named.contains) ?? true
      return Mode(
        appearance.name, scheme: appearance.isDark ? .dark : .light,
        contrast: appearance.isHighContrast ? .increased : .standard,
        base: isKnown ? appearance.base : "light")
    }
  }

  /// What a label says of the appearance, and whether it is for its alpha alone: `dark`, `lightRGB`, `darkHighContrast`, `darkAlpha`.
  static func named(_ label: String) -> (appearance: SwiftAppearance, isAlpha: Bool)? {
    var appearance = SwiftAppearance()
    var isAlpha = false
    var isNamed = false
    for word in wordsOf(label) {
      switch word {
      case "light", "day": isNamed = true
      case "dark", "night": (isNamed, appearance.isDark) = (true, true)
      case "any", "default", "base", "universal", "normal", "regular", "standard":
        (isNamed, appearance.isAny) = (true, true)
      case "high", "contrast", "increased", "hc": (isNamed, appearance.isHighContrast) = (true, true)
      case "elevated": appearance.isElevated = true
      case "alpha", "opacity": isAlpha = true
      case "rgb", "rgba", "hex", "color", "colour", "value", "mode", "appearance", "theme", "scheme", "variant",
        "style",
        "ui", "ns", "uicolor", "string":
        continue
      default: return nil
      }
    }
    return isNamed ? (appearance, isAlpha) : nil
  }
}

/// What appearances are told apart by, beside light and dark.
struct SwiftAxes {
  var hasContrast = false
  var hasElevation = false

  /// Adds what an appearance is told apart by.
  mutating func add(_ appearance: SwiftAppearance) {
    hasContrast = hasContrast || appearance.isHighContrast
    hasElevation = hasElevation || appearance.isElevated
  }

  /// The appearances: light and dark, and each with increased contrast and raised.
  var appearances: [SwiftAppearance] {
    var all: [SwiftAppearance] = []
    for isElevated in hasElevation ? [false, true] : [false] {
      for isHighContrast in hasContrast ? [false, true] : [false] {
        for isDark in [false, true] {
          all.append(SwiftAppearance(isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated))
        }
      }
    }
    return all
  }

  /// The appearance among these that shows another one.
  func standing(for appearance: SwiftAppearance) -> SwiftAppearance {
    SwiftAppearance(
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast && hasContrast,
      isElevated: appearance.isElevated && hasElevation)
  }
}
