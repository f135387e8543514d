import SwiftSource

/// The names of SwiftUI, UIKit, and AppKit that are colors or take colors.
enum ColorNames {
  /// The types that are colors.
  static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  /// The types that may contain a color.
  static let styles: Set<String> = ["ShapeStyle", "AnyShapeStyle"]
  /// The modules of these types.
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "CoreGraphics"]

  /// The named colors without a semantic role: all of `Color`, and those of `UIColor`.
  ///
  /// Semantic colors such as `primary`, `label`, or `systemBackground` aren't included, nor is `clear`.
  static let palette: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "white",
    "gray", "black", "darkGray", "lightGray", "magenta",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemIndigo", "systemBlue", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]

  /// The colors of the palette that adapt to dark mode and increased contrast in SwiftUI.
  static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "gray",
  ]

  /// The names of colors and styles of SwiftUI and UIKit with a semantic role, beside those that begin with `system`.
  private static let semantic: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint", "tintColor", "background",
    "foreground", "windowBackground", "separator", "opaqueSeparator", "selection", "placeholder", "placeholderText",
    "link", "fill", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "darkText", "lightText",
  ]

  /// Whether a name is a color or a style of the platform, so no generated symbol of an asset has it.
  static func isOfPlatform(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    return palette.contains(name) || semantic.contains(name) || lowercase.utf8.starts(with: "system".utf8)
      || lowercase.holdsBytes(of: "arysystem")
  }

  /// The beginnings of types and functions that take a color of UIKit, AppKit, or Core Graphics.
  static let inUIKit = ["UI", "NS", "CG", "CA", "set", "withTintColor"]

  /// The functions that take a color only as implicit members: `.color(.red)`, not `theme.color(.red)`.
  static let implicit: Set<String> = ["color", "fixed"]

  /// The property wrappers initialized with the value of their property.
  static let wrappers: Set<String> = ["State", "Published", "Binding"]

  /// Returns whether a parameter of a function or type takes a color; a nil label means a parameter without label.
  static func takesColor(_ name: String, _ label: String?) -> Bool? {
    if let labels = parameters[name] { return labels.contains(label) }
    return label == "hierarchicalColor" || label == "paletteColors" ? true : nil
  }

  /// Whether a label indicates a color.
  static func isColor(label: String) -> Bool {
    label == "color" || label == "tint" || label == "colors" || label.utf8.suffix(5).elementsEqual("Color".utf8)
  }

  private static let parameters: [String: [String?]] = {
    var parameters: [String: [String?]] = [
      "shadow": ["color"], "drop": ["color"], "inner": ["color"], "underline": ["color", nil],
      "strikethrough": ["color", nil], "overlay": [nil, "style"], "background": [nil, "style"], "with": [],
      "mix": ["with"],
      "Gradient": ["colors"], "Stop": ["color"], "MeshGradient": ["colors", "background"],
      "AnyShapeStyle": [nil], "color": [nil], "circular": ["tint"], "linear": ["tint"], "fixed": [nil],
      "CircularProgressViewStyle": ["tint"], "LinearProgressViewStyle": ["tint"], "SwitchToggleStyle": ["tint"],
      "chartForegroundStyleScale": ["range", nil],
    ]
    for name in [
      "foregroundColor", "foregroundStyle", "backgroundStyle", "tint", "accentColor", "fill", "stroke", "strokeBorder",
      "border", "listRowBackground", "toolbarBackground", "containerBackground", "presentationBackground",
      "colorMultiply", "listItemTint", "listRowSeparatorTint", "listSectionSeparatorTint", "setTitleColor",
      "setTitleShadowColor", "withTintColor", "setFillColor", "setStrokeColor",
    ] {
      parameters[name] = [nil]
    }
    for name in [
      "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient", "conicGradient", "LinearGradient",
      "RadialGradient", "AngularGradient", "EllipticalGradient",
    ] {
      parameters[name] = ["colors"]
    }
    return parameters
  }()
}

extension SwiftOutline {
  /// Whether a type or the return type of a function type is a color, several colors, or a style that may be a color.
  func isColorType(_ type: Range<Int>) -> Bool {
    let arrow = type.last { isToken($0, "->") }
    return (arrow.map { $0 + 1..<type.upperBound } ?? type).contains { token in
      guard tokens[token].kind == .identifier else { return false }
      let isMember = token + 1 < type.upperBound && tokens[token + 1].kind == .point
      return !isMember && (ColorNames.types.contains(name(token)) || ColorNames.styles.contains(name(token)))
    }
  }

  /// Whether a value starts with a color type of SwiftUI or UIKit.
  func startsWithColor(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    return tokens[first].kind == .identifier && ColorNames.types.contains(name(first))
  }
}
