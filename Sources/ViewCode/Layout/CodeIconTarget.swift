import SwiftSource

// The touch target of a symbol without a frame.

extension CodeChain {
  /// The most height of a symbol as a factor of its font size. Symbols at the medium scale are at most about 1.4 times as high.
  private static let mostSymbolHeight = 1.5

  /// The largest possible height of a control that is only a symbol with a font and padding; nil if it isn't known.
  ///
  /// A symbol has a font in its own chain. A control with a frame, another button style, or more content has no such height.
  public var mostIconHeight: Double? {
    let icon: CodeChain
    switch control {
    case .labeled:
      guard case .view(let view)? = label?.first, label?.count == 1, !hasOtherButtonStyle else { return nil }
      icon = view
    case .gesture(let position):
      guard source.modifiers[..<position].allSatisfy({ CodeChain.measured.contains($0.name) }) else { return nil }
      icon = self
    default: return nil
    }
    guard icon.viewName == "Image", icon.source.argument("systemName") != nil else { return nil }
    let end: Int? = if case .gesture(let position) = control { position } else { nil }
    let before = icon.source.modifiers.prefix(end ?? .max)
    guard before.allSatisfy({ CodeChain.measured.contains($0.name) }), icon.modifiers("font").count == 1,
      let size = icon.iconSize, size.reason == nil, size.least > 0
    else { return nil }
    var height = size.least * CodeChain.mostSymbolHeight
    for modifier in icon.modifiers("padding") where modifier.order < before.count {
      guard modifier.doubt == nil else { return nil }
      let insets = modifier.insets
      guard let top = insets.top.greatest, let bottom = insets.bottom.greatest else { return nil }
      height += top + bottom
    }
    return height
  }

  /// The modifiers with which the height of a symbol is known.
  private static let measured = sizeKeeping.union(["padding", "contentShape"]).subtracting(["scaleEffect", "overlay"])
}
