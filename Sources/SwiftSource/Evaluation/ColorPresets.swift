import ColorScience

/// Named colors of the platform that have the same value in every version, mode, and appearance (UIColor.h).
package enum ColorPresets {
  /// Returns the color with a name; nil if the system chooses it, as most of `Color` in SwiftUI.
  ///
  /// - Parameter type: the type before the name, such as `UIColor`.
  package static func color(named name: String, of type: String) -> Color? {
    switch name {
    case "white": .white
    case "black": .black
    case "clear": Color(red: 0, green: 0, blue: 0, alpha: 0)
    default: type == "UIColor" ? inUIKit[name] : nil
    }
  }

  private static let inUIKit: [String: Color] = [
    "red": Color(.srgb, 1, 0, 0), "green": Color(.srgb, 0, 1, 0), "blue": Color(.srgb, 0, 0, 1),
    "cyan": Color(.srgb, 0, 1, 1), "yellow": Color(.srgb, 1, 1, 0), "magenta": Color(.srgb, 1, 0, 1),
    "orange": Color(.srgb, 1, 0.5, 0), "purple": Color(.srgb, 0.5, 0, 0.5), "brown": Color(.srgb, 0.6, 0.4, 0.2),
    "gray": Color(.srgb, 0.5, 0.5, 0.5), "darkGray": Color(.srgb, 1.0 / 3, 1.0 / 3, 1.0 / 3),
    "lightGray": Color(.srgb, 2.0 / 3, 2.0 / 3, 2.0 / 3),
  ]
}
