import DesignTokens

/// Enums and constants on their way into a source file.
struct SwiftTreeText {
  private struct Node {
    let name: String
    var lines: [String] = []
    var children: [Int] = []
  }

  private var nodes = [Node(name: "")]
  private var positions: [TokenPath: Int] = [:]

  /// Adds the lines of a constant to the enum of its names.
  mutating func add(_ segments: [String], _ lines: [String]) {
    var parent = 0
    for end in segments.indices.dropLast() {
      let path = TokenPath(segments: segments[...end])
      if let position = positions[path] {
        parent = position
        continue
      }
      positions[path] = nodes.count
      nodes[parent].children.append(nodes.count)
      parent = nodes.count
      nodes.append(Node(name: segments[end]))
    }
    nodes[parent].lines += lines
  }

  /// The whole file; the looks are those that any constant tells apart.
  func source(_ looks: [CSSAppearances], _ style: SwiftStyle) -> String {
    var text = "import \(style.module)\n"
    for child in nodes[0].children { text += "\n" + lines(child, style).map { $0 + "\n" }.joined() }
    return looks.count > 1 && style != .uiKit ? text + SwiftAdaptiveColor.source(looks) : text
  }

  private func lines(_ position: Int, _ style: SwiftStyle) -> [String] {
    let node = nodes[position]
    var inner = node.lines
    for child in node.children { inner += (inner.isEmpty ? [] : [""]) + lines(child, style) }
    return ["\(style == .package ? "public " : "")enum \(SwiftNames.written(node.name)) {"]
      + inner.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }
}

/// The function that makes a color of the colors of several looks.
enum SwiftAdaptiveColor {
  /// The label of a look.
  static func label(_ look: CSSAppearances) -> String {
    switch look {
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    default: "light"
    }
  }

  static func source(_ looks: [CSSAppearances]) -> String {
    let others = looks.filter { $0 != .light }
    let parameters = others.map { ", \(label($0)): SwiftUI.Color? = nil" }.joined()
    let isDark = others.contains(where: \.isDark)
    let isHigh = others.contains { CSSAppearances.anyHighContrast.contains($0) }
    func lines(_ dark: String, _ high: String, _ indent: String) -> String {
      (isDark ? "\n\(indent)let isDark = \(dark)" : "") + (isHigh ? "\n\(indent)let isHigh = \(high)" : "")
    }
    let inner = String(repeating: " ", count: 10)
    let traits = lines("traits.userInterfaceStyle == .dark", "traits.accessibilityContrast == .high", inner)
    let name = lines(
      "name == .darkAqua || name == .accessibilityHighContrastDarkAqua",
      "name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua", inner)
    return """

      extension SwiftUI.Color {
        /// The color that shows each of these colors in its appearance.
        fileprivate static func adaptive(light: SwiftUI.Color\(parameters)) -> SwiftUI.Color {
          #if canImport(UIKit) && !os(watchOS)
            return SwiftUI.Color(
              uiColor: UIColor { traits in\(traits)
                return UIColor(\(chosen(looks)))
              })
          #elseif canImport(AppKit)
            return SwiftUI.Color(
              nsColor: NSColor(name: nil) { appearance in
                let names: [NSAppearance.Name] = [
                  .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
                ]
                let name = appearance.bestMatch(from: names)\(name)
                return NSColor(\(chosen(looks)))
              })
          #else
            return light
          #endif
        }
      }

      """
  }

  /// The expression that chooses among the looks, by `isDark` and `isHigh`.
  private static func chosen(_ looks: [CSSAppearances]) -> String {
    func scheme(_ standard: String?, _ high: String?) -> String? {
      guard let high else { return standard }
      return "(isHigh ? \(high) : nil)" + (standard.map { " ?? \($0)" } ?? "")
    }
    func name(_ look: CSSAppearances) -> String? { looks.contains(look) ? label(look) : nil }
    let light = scheme("light", name(.lightHighContrast)) ?? "light"
    guard let dark = scheme(name(.dark), name(.darkHighContrast)) else { return light }
    // More contrast in the dark starts from the dark color, never from the light one of more contrast.
    return "isDark ? (\(dark)) ?? light : \(light)"
  }
}
