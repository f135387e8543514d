import ColorScience

/// How Swift source writes constants and colors.
enum SwiftStyle {
  /// Enums for groups, for any module that imports the package of the tokens.
  case package
  /// One enum with colors of SwiftUI.
  case swiftUI
  /// One enum with colors of UIKit.
  case uiKit

  /// The words before the name of a constant.
  var declaration: String { self == .package ? "public static let" : "static let" }

  /// The name of the color type.
  var type: String {
    switch self {
    case .package: "SwiftUI.Color"
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    }
  }

  /// The module that has the color type.
  var module: String { self == .uiKit ? "UIKit" : "SwiftUI" }

  /// A call of an initializer with the components of a color.
  func literal(_ color: Color) -> String { SwiftNotation.exact(color, type: type) }

  /// A color with its alpha multiplied, or replaced, which is the same for an opaque color.
  func translucent(_ color: String, alpha: Double) -> String {
    "\(color).\(self == .uiKit ? "withAlphaComponent" : "opacity")(\(plainDecimal(alpha)))"
  }

  /// The lines of a constant that shows a color in each appearance.
  ///
  /// - Parameter hasDark: whether any appearance of the document is dark.
  func adaptive(
    _ name: String, _ colors: [(look: CSSAppearances, text: String)], hasDark: Bool
  ) -> [String] {
    guard self == .uiKit else {
      var lines = ["\(declaration) \(name) = \(type).adaptive("]
      for (index, color) in colors.enumerated() {
        let end = index == colors.count - 1 ? ")" : ","
        lines.append("  \(SwiftAdaptiveColor.label(color.look)): \(color.text)\(end)")
      }
      return lines
    }
    func text(_ look: CSSAppearances) -> String? { colors.first { $0.look == look }?.text }
    let light = text(.light) ?? colors[0].text
    let dark = text(.dark) ?? light
    func chosen(_ high: String?, _ standard: String) -> String {
      high.map { "traits.accessibilityContrast == .high ? \($0) : \(standard)" } ?? standard
    }
    let (lightHigh, darkHigh) = (text(.lightHighContrast), text(.darkHighContrast))
    let (lights, darks) = (chosen(lightHigh, light), chosen(darkHigh, dark))
    var lines = ["\(declaration) \(name) = UIColor { traits in"]
    if hasDark {
      lines += [
        "  traits.userInterfaceStyle == .dark", "    ? \(darkHigh == nil ? darks : "(\(darks))")", "    : \(lights)",
      ]
    } else {
      lines.append("  \(lights)")
    }
    return lines + ["}"]
  }
}
