import SwiftSource
import Typesetting

extension CodeChain {
  /// Whether an image is next to text: in a row, or in the label of a control or of `Label`.
  public var isBesideText: Bool {
    var chain = self
    while let parent = chain.parent, chain.source.role.kind == .closure, chain.source.role.modifier == nil {
      switch parent.viewName {
      case "ZStack", "Group", "ForEach": chain = parent
      case "Label": return chain.source.role.label == "icon"
      case "HStack", "LazyHStack": return parent.content()?.contains { $0.hasText } ?? false
      case "Button", "NavigationLink", "Menu", "Link": return parent.label?.contains { $0.hasText } ?? false
      default: return false
      }
    }
    return false
  }

  /// The size of an image in source, by its longer side; nil if its chain declares none.
  ///
  /// A resizable image has the size of its first frame; other images have the size of their font, or of a frame if there is no font.
  public var iconSize: CodeViewSize? {
    let isResizable = !modifiers("resizable").isEmpty
    if !isResizable, let font = modifiers("font").first, let expression = font.argument(nil) {
      return fontSize(font, expression)
    }
    var size = CodeSize()
    for frame in modifiers("frame") where !(size.width.isFramed && size.height.isFramed) {
      let framed = frame.framing(CodeSize())
      if !size.width.isFramed { size.width = framed.width }
      if !size.height.isFramed { size.height = framed.height }
    }
    let sides = [size.width, size.height].filter { $0.isFramed && ($0.most.isFinite || $0.reason != nil) }
    return sides.max { $0.most.isFinite && (!$1.most.isFinite || $0.most < $1.most) }
  }

  private func fontSize(_ font: CodeModifier, _ expression: SwiftExpression) -> CodeViewSize? {
    let unknown = CodeViewSize(isFramed: true, reason: "the font size isn't in the source")
    guard let chain = font.children.first(where: { $0.source.role.kind == .argument }) else { return unknown }
    if let size = chain.source.argument("size") ?? chain.source.argument("fixedSize"),
      chain.name == "system" || chain.name == "custom"
    {
      return CodeViewSize.free.framed(fixed: chain.value(of: size), least: nil, most: nil)
    }
    let isStyle = chain.source.isImplicit || chain.source.path.first == "Font"
    if isStyle, let style = SystemTextStyle(name: chain.name) {
      return CodeViewSize.free.framed(fixed: .number(style.metrics(at: .standard).size), least: nil, most: nil)
    }
    return unknown
  }
}

extension CodeContent {
  /// Whether the content contains a text.
  fileprivate var hasText: Bool {
    views.contains { view in
      switch view.viewName {
      case "Text", "Label": true
      case "VStack", "HStack", "ZStack", "Group": view.content()?.contains { $0.hasText } ?? false
      default: false
      }
    }
  }
}
