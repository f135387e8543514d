import SwiftSource

/// The width and height of a view in source.
public struct CodeSize: Sendable, Hashable {
  /// The width.
  public var width = CodeViewSize.free
  /// The height.
  public var height = CodeViewSize.free

  /// Whether a frame affects the size.
  public var isFramed: Bool { width.isFramed || height.isFramed }

  func unknown(_ reason: String) -> CodeSize {
    let extent = CodeViewSize(isFramed: true, reason: reason)
    return CodeSize(width: extent, height: extent)
  }

  func padded(_ insets: CodeInsets) -> CodeSize {
    CodeSize(
      width: width.padded(insets.leading, insets.trailing), height: height.padded(insets.top, insets.bottom))
  }

  /// Returns the size after `inset(by:)`, whose negative values enlarge.
  func outset(by value: CodeValue) -> CodeSize {
    guard let less = value.least, let more = value.greatest else {
      return unknown(value.reason ?? "the touch target shape is unbounded")
    }
    let (least, most) = (CodeValue.oneOf([-more, -less]), CodeValue.oneOf([-more, -less]))
    return CodeSize(width: width.padded(least, most), height: height.padded(least, most))
  }

  /// Returns the size of one of two views.
  fileprivate func or(_ other: CodeSize) -> CodeSize {
    CodeSize(width: .either([width, other.width]), height: .either([height, other.height]))
  }

  fileprivate mutating func fill() {
    width.fills = true
    height.fills = true
  }
}

extension CodeChain {
  /// Returns the touch target size of the view after some of its modifiers: its layout, or the last content shape.
  ///
  /// - Parameter end: the position of the first modifier to ignore; nil includes all.
  func size(upTo end: Int? = nil) -> CodeSize { size(upTo: end, depth: 0) }

  fileprivate func size(upTo end: Int?, depth: Int) -> CodeSize {
    var layout = depth < CodeChain.deepestLayout ? contentSize(depth: depth) : CodeSize()
    var shape: CodeSize?
    for position in source.modifiers.indices.prefix(end ?? .max) {
      let modifier = modifier(at: position)
      if CodeChain.sizing.contains(modifier.name), let doubt = modifier.doubt {
        layout = layout.unknown(doubt)
        continue
      }
      let before = layout
      // Only some builds compile a modifier behind `#if`.
      defer { if modifier.source.isConditional { layout = before.or(layout) } }
      switch modifier.name {
      case "frame" where modifier.source.arguments != nil: layout = modifier.framing(layout)
      case "padding": layout = layout.padded(modifier.insets)
      case "resizable", "containerRelativeFrame": layout.fill()
      case "contentShape": shape = modifier.contentShape(on: layout) ?? shape
      // A background also handles touches.
      case "background" where !modifier.isClear: shape = nil
      default: break
      }
    }
    return shape ?? layout
  }

  /// The modifiers that determine sizes and may have custom overloads.
  private static let sizing: Set<String> = ["frame", "padding", "contentShape"]
  /// The maximum nesting depth of stacks.
  private static let deepestLayout = 16

  private func contentSize(depth: Int) -> CodeSize {
    if source.path.first == "Color" { return CodeChain.filling }
    guard let viewName else { return CodeSize() }
    if CodeChain.shapes.contains(viewName) { return CodeChain.filling }
    guard let content = content() else { return CodeSize() }
    switch viewName {
    case "HStack", "LazyHStack":
      return CodeChain.row(content, spacing: source.argument("spacing").map { value(of: $0) }, depth: depth + 1)
    case "VStack", "LazyVStack":
      let sizes = content.map { CodeChain.size(of: $0, depth: depth + 1) }
      return CodeSize(
        width: .largest(sizes.map(\.width)),
        height: .sum(sizes.map(\.height), spacing: source.argument("spacing").map { value(of: $0) }))
    case "ZStack":
      // A view without a frame, such as a symbol on a circle, is assumed to fit in those with frames.
      let deciding = content.filter { !$0.fitsInFrames(depth: depth + 1) }
      let sizes = (deciding.isEmpty ? content : deciding).map { CodeChain.size(of: $0, depth: depth + 1) }
      return CodeSize(width: .largest(sizes.map(\.width)), height: .largest(sizes.map(\.height)))
    case "Group": return CodeChain.row(content, spacing: nil, depth: depth + 1)
    default: return CodeSize()
    }
  }

  /// Whether the view is an image, a text, or a shape.
  fileprivate var isSimple: Bool {
    guard let viewName else { return source.path.first == "Color" }
    return ["Image", "Text"].contains(viewName) || CodeChain.shapes.contains(viewName)
  }

  /// Returns the size of views in a row, as in a label.
  static func row(_ content: [CodeContent], spacing: CodeValue?, depth: Int = 0) -> CodeSize {
    let sizes = content.map { size(of: $0, depth: depth) }
    return CodeSize(
      width: .sum(sizes.map(\.width), spacing: spacing), height: .largest(sizes.map(\.height)))
  }

  private static func size(of content: CodeContent, depth: Int) -> CodeSize {
    switch content {
    case .view(let view): return view.size(upTo: nil, depth: depth)
    case .choice(let branches):
      let sizes = branches.filter { !$0.isEmpty }.map { row($0, spacing: nil, depth: depth) }
      return CodeSize(width: .either(sizes.map(\.width)), height: .either(sizes.map(\.height)))
    }
  }

  private static let filling = CodeSize(width: CodeViewSize(fills: true), height: CodeViewSize(fills: true))
  /// The views that fill the offered space.
  static let shapes: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "ConcentricRectangle",
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "Spacer", "GeometryReader",
  ]
}

extension CodeContent {
  /// Whether the content is an image, a text, or a shape without a frame.
  fileprivate func fitsInFrames(depth: Int) -> Bool {
    guard case .view(let view) = self, view.isSimple else { return false }
    return !view.size(upTo: nil, depth: depth).isFramed
  }
}

extension CodeModifier {
  /// Whether the background is only `Color.clear`.
  fileprivate var isClear: Bool {
    guard case .implicitMember("clear")? = argument(nil)?.kind else {
      return children.contains { $0.source.path == ["Color", "clear"] && $0.source.role.kind == .argument }
    }
    return true
  }
}
