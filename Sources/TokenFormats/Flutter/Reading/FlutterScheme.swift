import ColorScience

/// The roles of Flutter's `ColorScheme`, and the colors of those that a call doesn't name.
enum FlutterScheme {
  /// The roles without which a scheme can't be created.
  static let required = [
    "primary", "onPrimary", "secondary", "onSecondary", "error", "onError", "surface", "onSurface",
  ]

  /// The roles that have another role's color if they aren't given, in an order in which each follows its source.
  static let fallbacks: [(role: String, source: String)] = [
    ("primaryContainer", "primary"), ("onPrimaryContainer", "onPrimary"), ("primaryFixed", "primary"),
    ("primaryFixedDim", "primary"), ("onPrimaryFixed", "onPrimary"), ("onPrimaryFixedVariant", "onPrimary"),
    ("secondaryContainer", "secondary"), ("onSecondaryContainer", "onSecondary"), ("secondaryFixed", "secondary"),
    ("secondaryFixedDim", "secondary"), ("onSecondaryFixed", "onSecondary"),
    ("onSecondaryFixedVariant", "onSecondary"), ("tertiary", "secondary"), ("onTertiary", "onSecondary"),
    ("tertiaryContainer", "tertiary"), ("onTertiaryContainer", "onTertiary"), ("tertiaryFixed", "tertiary"),
    ("tertiaryFixedDim", "tertiary"), ("onTertiaryFixed", "onTertiary"), ("onTertiaryFixedVariant", "onTertiary"),
    ("errorContainer", "error"), ("onErrorContainer", "onError"), ("surfaceDim", "surface"),
    ("surfaceBright", "surface"), ("surfaceContainerLowest", "surface"), ("surfaceContainerLow", "surface"),
    ("surfaceContainer", "surface"), ("surfaceContainerHigh", "surface"), ("surfaceContainerHighest", "surface"),
    ("onSurfaceVariant", "onSurface"), ("outline", "onSurface"), ("outlineVariant", "onSurface"),
    ("inverseSurface", "onSurface"), ("onInverseSurface", "surface"), ("inversePrimary", "onPrimary"),
    ("surfaceTint", "primary"),
  ]

  /// The roles that are black if they aren't given.
  static let black = ["shadow", "scrim"]

  /// Returns the colors of the required roles of a named constructor; nil for one that has none.
  static func defaults(of constructor: String) -> [String: String]? {
    switch constructor {
    case "light": scheme("#6200ee", "#ffffff", "#03dac6", "#b00020", "#ffffff", "#ffffff", "#000000")
    case "dark": scheme("#bb86fc", "#000000", "#03dac6", "#cf6679", "#000000", "#121212", "#ffffff")
    case "highContrastLight": scheme("#0000ba", "#ffffff", "#66fff9", "#790000", "#ffffff", "#ffffff", "#000000")
    case "highContrastDark": scheme("#efb7ff", "#000000", "#66fff9", "#9b374d", "#000000", "#121212", "#ffffff")
    default: nil
    }
  }

  private static func scheme(
    _ primary: String, _ onPrimary: String, _ secondary: String, _ error: String, _ onError: String,
    _ surface: String, _ onSurface: String
  ) -> [String: String] {
    [
      "primary": primary, "onPrimary": onPrimary, "secondary": secondary, "onSecondary": "#000000", "error": error,
      "onError": onError, "surface": surface, "onSurface": onSurface,
    ]
  }
}
