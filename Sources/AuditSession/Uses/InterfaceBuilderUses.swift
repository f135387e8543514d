import SourceText

/// The texts of storyboards and XIB files on the background of the nearest view around them.
struct InterfaceBuilderUses {
  /// Returns the colors with the name of an asset.
  let colors: (String) -> [Int]

  /// Views that are as their background says, or that show what is behind them.
  private static let containers: Set<String> = [
    "view", "stackView", "scrollView", "tableViewCellContentView", "containerView", "customView", "clipView", "box",
    "tableCellView",
  ]
  /// What only groups the parts of a view.
  private static let groups: Set<String> = ["subviews", "arrangedSubviews", "view"]

  /// The color of a part of a view.
  private enum Value {
    case unset, clear, unknown
    case colors([Int])
  }

  private func color(_ element: MarkupElement, _ keys: [String]) -> Value {
    let own = element.children.first { $0.name == "color" && keys.contains($0["key"]?.value ?? "") }
    guard let color = own ?? runtimeColor(element, keys) else { return .unset }
    if let name = color["name"]?.value {
      let found = colors(name)
      return found.isEmpty ? .unknown : .colors(found)
    }
    return color["alpha"]?.value.utf8.allSatisfy { $0 == Ascii.zero || $0 == Ascii.point } == true ? .clear : .unknown
  }

  /// The color that a view gets when it is loaded.
  private func runtimeColor(_ element: MarkupElement, _ keys: [String]) -> MarkupElement? {
    element.children.first { $0.name == "userDefinedRuntimeAttributes" }?.children
      .first { keys.contains($0["keyPath"]?.value ?? "") }?.children.first { $0.name == "color" }
  }

  /// Returns the background of what is inside of an element; empty if it isn't known.
  func ground(of element: MarkupElement, above: [Int]) -> [Int] {
    guard element["alpha"] == nil else { return [] }
    switch color(element, ["backgroundColor", "fillColor"]) {
    case .colors(let found): return found
    case .clear: return above
    case .unknown: return []
    case .unset:
      if InterfaceBuilderUses.groups.contains(element.name), element["customClass"] == nil { return above }
      // A view of a class may set its background in code, and that of macOS may draw one.
      guard InterfaceBuilderUses.containers.contains(element.name), element["customClass"] == nil,
        element.name != "box" && element.name != "scrollView" || element["drawsBackground"]?.value == "NO"
          || element["transparent"]?.value == "YES"
      else { return [] }
      return above
    }
  }

  /// Returns the colors of a text and those behind it; empty if they aren't known.
  func text(of element: MarkupElement, above: [Int]) -> (text: [Int], background: [Int]) {
    guard ["label", "textField", "textView"].contains(element.name), element["alpha"] == nil,
      element["enabled"]?.value != "NO"
    else { return ([], []) }
    let cell = element.children.first { $0.name == "textFieldCell" }
    guard case .colors(let text) = color(cell ?? element, ["textColor"]) else { return ([], []) }
    let isDrawn = cell.map { $0["drawsBackground"]?.value == "YES" } ?? true
    let own = isDrawn ? color(cell ?? element, ["backgroundColor"]) : .unset
    switch own {
    case .colors(let found): return (text, found)
    case .unknown: return ([], [])
    case .clear: return (text, above)
    case .unset:
      // Text views have the background of the system, and so do fields with a border.
      let isPlain = element.name == "label" || cell != nil || element["borderStyle"]?.value == "none"
      return isPlain && element["style"] == nil ? (text, above) : ([], [])
    }
  }
}
