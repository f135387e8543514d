import SourceText

/// An appearance that a label or a condition names: light or dark, standard or increased contrast, raised or not.
package struct SwiftAppearance: Hashable, Sendable {
  package var isDark = false
  package var isHighContrast = false
  package var isElevated = false
  /// Whether it stands for every appearance that has no value of its own.
  package var isAny = false

  package init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false, isAny: Bool = false) {
    (self.isDark, self.isHighContrast, self.isElevated, self.isAny) = (isDark, isHighContrast, isElevated, isAny)
  }

  package static let light = SwiftAppearance()
  package static let dark = SwiftAppearance(isDark: true)
  package static let lightHighContrast = SwiftAppearance(isHighContrast: true)
  package static let darkHighContrast = SwiftAppearance(isDark: true, isHighContrast: true)

  /// Whether a label that names it can only be meant for an appearance.
  package var isSpecial: Bool { isDark || isHighContrast }

  /// Whether a value for another appearance says more of it: one of increased contrast or a raised one of its scheme.
  package func isWithin(_ other: SwiftAppearance) -> Bool {
    guard !isAny, other.isAny || isDark == other.isDark else { return false }
    return (isHighContrast && !other.isHighContrast) || (isElevated && !other.isElevated)
  }

  /// What a label says of the appearance, and whether it is for its alpha alone: `dark`, `lightRGB`, `darkHighContrast`, `darkAlpha`.
  package static func named(_ label: String) -> (appearance: SwiftAppearance, isAlpha: Bool)? {
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
package struct SwiftAxes {
  package var hasContrast = false
  package var hasElevation = false

  package init() {}

  /// Adds what an appearance is told apart by.
  package mutating func add(_ appearance: SwiftAppearance) {
    hasContrast = hasContrast || appearance.isHighContrast
    hasElevation = hasElevation || appearance.isElevated
  }

  /// The appearances: light and dark, and each with increased contrast and raised.
  package var appearances: [SwiftAppearance] {
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
  package func standing(for appearance: SwiftAppearance) -> SwiftAppearance {
    SwiftAppearance(
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast && hasContrast,
      isElevated: appearance.isElevated && hasElevation)
  }
}
