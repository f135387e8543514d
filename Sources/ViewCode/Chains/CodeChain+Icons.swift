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
    if !isResizable, let font = modifiers("font").first?.argument(nil) { return fontSize(font) }
    var size = CodeSize()
    for frame in modifiers("frame") where !(size.width.isFramed && size.height.isFramed) {
      let framed = frame.framing(CodeSize())
      if !size.width.isFramed { size.width = framed.width }
      if !size.height.isFramed { size.height = framed.height }
    }
    let sides = [size.width, size.height].filter { $0.isFramed && ($0.most.isFinite || $0.reason != nil) }
    return sides.max { $0.most.isFinite && (!$1.most.isFinite || $0.most < $1.most) }
  }

  /// The size of a font, in each of its branches.
  private func fontSize(_ font: SwiftExpression) -> CodeViewSize {
    let sizes = expression(font).branches(as: "Font").map(\.defaultFontSize)
    var numbers: [Double] = []
    for size in sizes {
      switch size {
      case .number(let number)?: numbers.append(number)
      case .oneOf(let more)?: numbers += more
      case let size? where sizes.count == 1: return CodeViewSize.free.framed(fixed: size, least: nil, most: nil)
      default: return CodeViewSize(isFramed: true, reason: "the font size isn't in the source")
      }
    }
    let size = numbers.count == 1 ? CodeValue.number(numbers[0]) : .oneOf(Set(numbers).sorted())
    return CodeViewSize.free.framed(fixed: size, least: nil, most: nil)
  }
}

extension CodeExpression {
  /// The size of a font at the default text size; nil if the font isn't in the source.
  var defaultFontSize: CodeValue? {
    var links = links
    while let first = links.first, first.arguments == nil, ["SwiftUI", "Font"].contains(first.name) {
      links.removeFirst()
    }
    guard let first = links.first, !index.adds(first.name, to: "Font", from: scope.file) else { return nil }
    guard let arguments = first.arguments else {
      return SystemTextStyle(name: first.name).map { .number($0.metrics(at: .standard).size) }
    }
    guard first.name == "system" || first.name == "custom" else { return nil }
    if let size = arguments.first(where: { $0.label == "size" || $0.label == "fixedSize" }) {
      return part(size.value).value
    }
    return arguments.first.flatMap { part($0.value).textStyle }.map { .number($0.metrics(at: .standard).size) }
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
