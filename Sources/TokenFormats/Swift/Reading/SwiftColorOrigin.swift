import SwiftSource

/// What tells that an expression of a form that is not read is a color.
enum SwiftColorOrigin {
  /// A color or its type, with which the expression begins.
  case color
  /// Several colors at once, in a tuple, an array or a dictionary; whether each of them is a constant by name.
  case colors(areConstants: Bool)
  /// A constant, with which the expression begins: the expression is a color where the constant is one.
  case constant(Int)
}

// Expressions that begin with a color.

extension SwiftValueReader {
  /// What tells that an expression is a color, although no form that is read says so; nil where it is clearly something else.
  func origin(of expression: SwiftExpression, _ place: SwiftScope, depth: Int = 0) -> SwiftColorOrigin? {
    guard depth < SwiftValueReader.deepest else { return nil }
    switch expression.kind {
    case .name, .member: return originOfName(expression, place, depth)
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
      return origin(of: parts[0].value, place, depth: depth + 1)
    case .tuple(let parts), .array(let parts): return originOfParts(parts, place, depth)
    case .effect(let value), .unwrapped(let value), .element(let value, _):
      return single(origin(of: value, place, depth: depth + 1), expression)
    case .binary(let sign, let left, let right):
      if SwiftValueReader.comparisons.contains(sign) { return nil }
      return firstColor(among: [left, right], place, depth)
    case .ternary(_, let value, let otherwise): return firstColor(among: [value, otherwise], place, depth)
    case .call(let callee, _): return originOfCall(expression, callee, place, depth)
    case .macro("colorLiteral", _): return .color
    default: return nil
    }
  }

  private static let comparisons = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "..<", "..."]

  /// An element of several colors is one of them.
  private func single(_ origin: SwiftColorOrigin?, _ expression: SwiftExpression) -> SwiftColorOrigin? {
    if case .element = expression.kind, case .colors = origin { return .color }
    return origin
  }

  private func firstColor(
    among values: [SwiftExpression], _ place: SwiftScope, _ depth: Int
  ) -> SwiftColorOrigin? {
    let origins = values.compactMap { origin(of: $0, place, depth: depth + 1) }
    let certain = origins.first { origin in
      if case .constant = origin { false } else { true }
    }
    return certain ?? origins.first
  }

  private func originOfName(
    _ expression: SwiftExpression, _ place: SwiftScope, _ depth: Int
  ) -> SwiftColorOrigin? {
    if let path = expression.path {
      if case .constant(let index, let rest) = constants.lookUp(path, at: place) {
        return rest.contains(where: SwiftTypes.isNoColor) ? nil : .constant(index)
      }
      if let type = path.dropLast().last, SwiftTypes.colors.contains(type), let name = path.last {
        return SwiftTypes.isNoColor(name) || SwiftTypes.isTypeName(name) ? nil : .color
      }
    }
    guard case .member(let base, let name) = expression.kind, !SwiftTypes.isNoColor(name) else { return nil }
    return origin(of: base, place, depth: depth + 1)
  }

  private func originOfParts(
    _ parts: [SwiftExpression.Argument], _ place: SwiftScope, _ depth: Int
  ) -> SwiftColorOrigin? {
    var areConstants = true
    var hasColor = false
    for part in parts {
      switch origin(of: part.value, place, depth: depth + 1) {
      case .color: (hasColor, areConstants) = (true, false)
      case .colors(let inner): (hasColor, areConstants) = (true, areConstants && inner)
      case .constant(let index):
        if isKnownColor(index, depth: depth + 1) { hasColor = true }
        if part.value.path == nil { areConstants = false }
      case nil: continue
      }
    }
    return hasColor ? .colors(areConstants: areConstants) : nil
  }

  /// Whether a constant is a color by its type, or by what its value begins with.
  func isKnownColor(_ index: Int, depth: Int) -> Bool {
    let constant = constants.constants[index]
    if let type = constant.type { return SwiftTypes.isColor(type) }
    guard depth < SwiftValueReader.deepest, let value = expression(of: constant) else { return false }
    switch origin(of: value, constant.scope, depth: depth + 1) {
    case .color, .colors: return true
    case .constant(let next): return next != index && isKnownColor(next, depth: depth + 10)
    case nil: return false
    }
  }

  private func originOfCall(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ place: SwiftScope, _ depth: Int
  ) -> SwiftColorOrigin? {
    if isColorType(callee, place) { return .color }
    switch callee.kind {
    case .closure(let body): return originOfResult(of: body, place, depth)
    case .member(let base, let name):
      guard !SwiftTypes.isNoColor(name) else { return nil }
      if let path = callee.path, constants.isColorFunction(path, from: place.namespace, document: place.file) {
        return .color
      }
      if let path = base.path, SwiftTypes.colors.contains(path.last ?? "") { return .color }
      if let own = origin(of: base, place, depth: depth + 1) {
        return constants.returnsColor(functionNamed: name, document: place.file) ? .color : own
      }
      return nil
    case .name(let name):
      return constants.isColorFunction([name], from: place.namespace, document: place.file) ? .color : nil
    default: return nil
    }
  }

  /// What the first `return` of a closure says, or the constant of the closure that it names.
  private func originOfResult(of body: Range<Int>, _ place: SwiftScope, _ depth: Int) -> SwiftColorOrigin? {
    let outline = outline(place)
    let statements = outline.statements(in: body)
    for statement in statements where outline.tokens[statement.lowerBound].word == .return {
      let value = outline.expression(in: statement.lowerBound + 1..<statement.upperBound)
      guard case .name(let name) = value.kind else { return origin(of: value, place, depth: depth + 1) }
      let binding = statements.first { statement in
        [.let, .var].contains(outline.tokens[statement.lowerBound].word) && statement.count > 3
          && outline.name(statement.lowerBound + 1) == name
      }
      guard let binding, let equals = binding.first(where: { outline.isToken($0, "=") }) else {
        return origin(of: value, place, depth: depth + 1)
      }
      return origin(of: outline.expression(in: equals + 1..<binding.upperBound), place, depth: depth + 1)
    }
    return nil
  }
}

extension SwiftTypes {
  /// Members of colors and of lists that are no colors: numbers, texts, views.
  private static let noColors: Set<String> = [
    "self", "Type", "description", "debugDescription", "hash", "hashValue", "hexString", "hexValue", "hex",
    "components",
    "numberOfComponents", "colorSpace", "alpha", "alphaComponent", "redComponent", "greenComponent", "blueComponent",
    "luminance", "relativeLuminance", "name", "count", "isEmpty", "indices", "keys", "frame", "padding", "overlay",
    "background", "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "image", "asImage",
    "toImage",
    "size", "width", "height", "font", "text",
  ]
  private static let noColorEndings = ["Image", "Components", "String", "Ratio", "Luminance", "View"]

  /// Whether a member is none of a color: a truth, a number, a text, a view.
  static func isNoColor(_ name: String) -> Bool {
    if noColors.contains(name) || noColorEndings.contains(where: { name.endsWithBytes(of: $0) }) { return true }
    let bytes = Array(name.utf8)
    return bytes.count > 2 && bytes.starts(with: "is".utf8) && bytes[2] &- 0x41 < 26
  }

  /// Whether a name starts like that of a type.
  static func isTypeName(_ name: String) -> Bool { (name.utf8.first ?? 0) &- 0x41 < 26 }
}
