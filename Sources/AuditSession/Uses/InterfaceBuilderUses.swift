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
    // A color that is set when the view is loaded replaces the other one.
    guard let color = runtimeColor(element, keys) ?? own else { return .unset }
    guard color["catalog"] == nil else { return .unknown }
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
    guard element["alpha"] == nil, element["alphaValue"] == nil else { return [] }
    if element["drawsBackground"]?.value == "NO" || element["transparent"]?.value == "YES" { return above }
    if element.name == "box", element["boxType"]?.value != "custom" { return [] }
    switch color(element, ["backgroundColor", "fillColor"]) {
    case .colors(let found): return found
    case .clear: return above
    case .unknown: return []
    case .unset:
      if InterfaceBuilderUses.groups.contains(element.name), element["customClass"] == nil { return above }
      // A view of a class may set its background in code, and that of macOS may draw one.
      let isPlain = InterfaceBuilderUses.containers.contains(element.name) && element["customClass"] == nil
      return isPlain && element.name != "scrollView" ? above : []
    }
  }

  /// Returns the colors of a text and those behind it; empty if they aren't known.
  func text(of element: MarkupElement, above: [Int]) -> (text: [Int], background: [Int]) {
    let cell = element.children.first { $0.name == "textFieldCell" }
    let isPlain = [element, cell].compactMap(\.self).allSatisfy { part in
      ["customClass", "alpha", "alphaValue", "background"].allSatisfy { part[$0] == nil }
        && part["enabled"]?.value != "NO"
    }
    guard ["label", "textField", "textView"].contains(element.name), isPlain else { return ([], []) }
    guard case .colors(let text) = color(cell ?? element, ["textColor"]) else { return ([], []) }
    let isDrawn = cell.map { $0["drawsBackground"]?.value == "YES" } ?? true
    let own = isDrawn ? color(cell ?? element, ["backgroundColor"]) : .unset
    switch own {
    case .colors(let found): return (text, found)
    case .unknown: return ([], [])
    case .clear: return (text, above)
    case .unset:
      // Text views have the background of the system, and so do fields with a border.
      let hasNone =
        element.name == "label" || element["borderStyle"]?.value == "none"
        || cell.map { $0["bezelStyle"] == nil } ?? false
      return hasNone && element["style"] == nil ? (text, above) : ([], [])
    }
  }

  /// Returns the background of each child of an element; that of those in front of a picture or another view isn't known.
  func grounds(inside element: MarkupElement, _ ground: [Int]) -> [[Int]] {
    guard !ground.isEmpty, element.name == "subviews" else { return element.children.map { _ in ground } }
    var covering: [SIMD4<Double>?] = []
    return element.children.map { child in
      let frame = InterfaceBuilderUses.frame(of: child)
      defer { if mayCover(child) { covering.append(frame) } }
      let isCovered = covering.contains { other in
        guard let other, let frame else { return true }
        return other.x < frame.z && frame.x < other.z && other.y < frame.w && frame.y < other.w
      }
      return isCovered ? [] : ground
    }
  }

  /// Whether a view hides what is behind it.
  private func mayCover(_ view: MarkupElement) -> Bool {
    if ["label", "textField", "stackView"].contains(view.name) { return false }
    if !InterfaceBuilderUses.containers.contains(view.name) || view.name == "containerView" { return true }
    if case .unset = color(view, ["backgroundColor", "fillColor"]) { return view["customClass"] != nil }
    return true
  }

  /// The left, top, right, and bottom edge of a view as it is stored; nil if they aren't.
  private static func frame(of view: MarkupElement) -> SIMD4<Double>? {
    guard let rect = view.children.first(where: { $0.name == "rect" && $0["key"]?.value == "frame" }) else {
      return nil
    }
    let values = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap { Double($0.value) } }
    return values.count == 4 ? SIMD4(values[0], values[1], values[0] + values[2], values[1] + values[3]) : nil
  }
}
