extension CodeModifier {
  /// The modifiers that only help: they don't count if only some release builds compile them.
  private static let reliefs: Set<String> = [
    "contextMenu", "swipeActions", "mask", "hidden", "contentShape", "allowsHitTesting", "labelStyle", "fixedSize",
    "blendMode", "luminanceToAlpha", "renderingMode", "disabled", "onKeyPress", "keyboardShortcut",
  ]

  /// Whether a modifier with a name only helps.
  static func isRelief(_ name: String) -> Bool { name.hasPrefix("accessibility") || reliefs.contains(name) }
}
