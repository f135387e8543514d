import SourceText
import SwiftSource

/// The padding at the edges of a view in source.
struct CodeInsets {
  var top = CodeValue.number(0)
  var leading = CodeValue.number(0)
  var bottom = CodeValue.number(0)
  var trailing = CodeValue.number(0)
}

extension CodeModifier {
  /// The default length of `.padding()` at an edge on iOS, in points.
  static let defaultPadding = 16.0

  /// The padding of `.padding(…)` at each edge.
  var insets: CodeInsets {
    let plain = (source.arguments ?? []).filter { $0.label == nil }.map(\.value)
    guard let first = plain.first else {
      return insets(of: CodeModifier.allEdges, .number(CodeModifier.defaultPadding))
    }
    if let edges = first.edges {
      let value = plain.count > 1 && plain[1].kind != .nil ? chain.value(of: plain[1]) : nil
      return insets(of: edges, value ?? .number(CodeModifier.defaultPadding))
    }
    if plain.count > 1 {
      return insets(of: CodeModifier.allEdges, .unknown("the padding edges are computed at run time"))
    }
    if case .call(let callee, let arguments) = first.kind, callee.isEdgeInsets {
      func value(_ label: String) -> CodeValue {
        arguments.first { $0.label == label }.map { chain.value(of: $0.value) } ?? .number(0)
      }
      return CodeInsets(
        top: value("top"), leading: value("leading"), bottom: value("bottom"), trailing: value("trailing"))
    }
    return insets(of: CodeModifier.allEdges, chain.value(of: first))
  }

  private static let allEdges: Set<String> = ["top", "leading", "bottom", "trailing"]

  private func insets(of edges: Set<String>, _ value: CodeValue) -> CodeInsets {
    func at(_ edge: String) -> CodeValue { edges.contains(edge) ? value : .number(0) }
    return CodeInsets(top: at("top"), leading: at("leading"), bottom: at("bottom"), trailing: at("trailing"))
  }

  /// Returns the value of an argument of `.frame(…)`; nil if it is missing or `nil`.
  private func frameValue(_ label: String) -> CodeValue? {
    guard let expression = argument(label), expression.unparenthesized.kind != .nil else { return nil }
    let value = chain.value(of: expression)
    return value == .unbounded && !label.hasPrefix("max") ? nil : value
  }

  /// Returns a size in the frame of `.frame(…)`.
  func framing(_ size: CodeSize) -> CodeSize {
    CodeSize(
      width: size.width.framed(
        fixed: frameValue("width"), least: frameValue("minWidth"), most: frameValue("maxWidth")),
      height: size.height.framed(
        fixed: frameValue("height"), least: frameValue("minHeight"), most: frameValue("maxHeight")))
  }

  /// The shapes that fill the view to which they apply.
  private static let fillingShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "ConcentricRectangle",
    "ContainerRelativeShape", "rect", "circle", "capsule", "ellipse", "containerRelative",
  ]

  /// Returns the size of the shape of `.contentShape(…)` on a view; nil if the shape isn't for touches.
  func contentShape(on size: CodeSize) -> CodeSize? {
    let plain = (source.arguments ?? []).filter { $0.label == nil }.map(\.value)
    guard let last = plain.last else { return nil }
    if plain.count > 1, let kinds = plain.first, !chain.outline.quote(kinds.tokens).holdsBytes(of: "interaction") {
      return nil
    }
    guard let shape = children.last(where: { last.tokens.contains($0.source.expression.tokens.lowerBound) }),
      CodeModifier.fillingShapes.contains(shape.name)
    else { return size.unknown("the touch target shape is computed at run time") }
    var size = size
    for modifier in shape.source.modifiers.indices.map({ shape.modifier(at: $0) }) {
      guard modifier.name == "inset", let by = modifier.argument("by") else {
        return size.unknown("the touch target shape is computed at run time")
      }
      size = size.outset(by: shape.value(of: by))
    }
    return size
  }
}

extension SwiftExpression {
  /// The edges that the expression names; nil if it names none.
  fileprivate var edges: Set<String>? {
    switch unparenthesized.kind {
    case .implicitMember(let name), .member(_, let name):
      switch name {
      case "all": return ["top", "leading", "bottom", "trailing"]
      case "horizontal": return ["leading", "trailing"]
      case "vertical": return ["top", "bottom"]
      case "top", "leading", "bottom", "trailing": return [name]
      default: return nil
      }
    case .array(let parts):
      let edges = parts.map { $0.value.edges }
      guard !edges.contains(nil) else { return nil }
      return edges.reduce(into: []) { $0.formUnion($1 ?? []) }
    default: return nil
    }
  }

  fileprivate var isEdgeInsets: Bool {
    switch kind {
    case .name("EdgeInsets"), .implicitMember("init"): true
    default: false
    }
  }
}
