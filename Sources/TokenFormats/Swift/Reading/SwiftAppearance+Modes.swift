import DesignTokens
import SwiftSource

// The modes of appearances.

extension SwiftAppearance {
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
}
