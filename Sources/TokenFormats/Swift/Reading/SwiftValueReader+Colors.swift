import ColorScience
import DesignTokens
import SourceText
import SwiftSource

// Expressions that are colors.

extension SwiftValueReader {
  private static let any = SwiftAppearance(isAny: true)

  func entry(_ content: AuthoredValue.Content, _ tokens: Range<Int>) -> [SwiftEntry] {
    [SwiftEntry(appearance: SwiftValueReader.any, content: content, tokens: tokens)]
  }

  /// The colors of an expression, one for each appearance it tells apart.
  ///
  /// - Parameter isExpected: whether something says that it is a color, so that one that cannot be known is a value that cannot be told.
  /// - Returns: nil when nothing says that it is a color.
  func color(
    _ expression: SwiftExpression, _ place: SwiftScope, isExpected: Bool, depth: Int = 0
  ) -> [SwiftEntry]? {
    let tokens = expression.tokens
    steps += 1
    guard depth < SwiftValueReader.deepest, steps < SwiftValueReader.mostSteps else {
      return entry(.undecidable("its color has too many parts to follow"), tokens)
    }
    switch expression.kind {
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
      return color(parts[0].value, place, isExpected: isExpected, depth: depth + 1)
    case .effect(let value), .unwrapped(let value):
      return color(value, place, isExpected: isExpected, depth: depth + 1)
    case .cast(let value, let type):
      let isColor = SwiftTypes.isColor(outline(place).lastName(of: type))
      return color(value, place, isExpected: isExpected || isColor, depth: depth + 1)
    case .name, .member: return named(expression, place, isExpected)
    case .implicitMember(let name): return isExpected ? implicit(name, tokens, place) : nil
    case .call(let callee, let arguments): return call(expression, callee, arguments, place, isExpected, depth)
    case .macro("colorLiteral", let arguments): return components(arguments, tokens, place, isExpected: true)
    case .ternary(_, let value, let otherwise):
      let branches = [value, otherwise].contains { color($0, place, isExpected: false, depth: depth + 1) != nil }
      guard isExpected || branches else { return nil }
      return chosen(expression, place, depth: depth)
    default:
      return isExpected
        ? entry(.undecidable("its value is computed at run time or has an unsupported form"), tokens) : nil
    }
  }

  /// The colors of an expression that something says is one.
  func expectedColor(_ expression: SwiftExpression, _ place: SwiftScope, depth: Int = 0) -> [SwiftEntry] {
    color(expression, place, isExpected: true, depth: depth)
      ?? entry(.undecidable("its value has an unsupported form"), expression.tokens)
  }

  // MARK: Names

  private func named(_ expression: SwiftExpression, _ place: SwiftScope, _ isExpected: Bool) -> [SwiftEntry]? {
    let tokens = expression.tokens
    guard let path = expression.path else {
      if case .member(let base, let member) = expression.kind, ["cgColor", "uiColor", "color"].contains(member) {
        return color(base, place, isExpected: isExpected, depth: 1)
      }
      return isExpected ? entry(.undecidable("its value is a member of a run-time value"), tokens) : nil
    }
    if let index = constant(path, place) { return entry(.alias(constants.constants[index].path), tokens) }
    if case .ambiguous(let aliases) = constants.lookUp(path, at: place) {
      let name = path.joined(separator: ".").prefix(120)
      return entry(.undecidable("\(name) is ambiguous: \(constants.places(of: aliases))"), tokens)
    }
    if let type = path.dropLast().last, SwiftTypes.colors.contains(type), let name = path.last, name != "self" {
      return entry(SwiftValueReader.known(name, of: type), tokens)
    }
    guard isExpected else { return nil }
    let name = path.joined(separator: ".")
    return entry(
      .undecidable(
        "\(name.prefix(120)) isn't declared in any of the files read together"),
      tokens)
  }

  private func implicit(_ name: String, _ tokens: Range<Int>, _ place: SwiftScope) -> [SwiftEntry] {
    let types: [String] =
      switch place.type {
      case "UIColor"?, "NSColor"?: [place.type ?? ""]
      case "Color"?: ["Color", "ShapeStyle"]
      default: [place.type].compactMap { $0 } + ["Color", "UIColor"]
      }
    for type in types {
      if let index = constant([type, name], place) { return entry(.alias(constants.constants[index].path), tokens) }
    }
    let type = place.type.flatMap { SwiftTypes.colors.contains($0) ? $0 : nil } ?? "Color"
    return entry(SwiftValueReader.known(name, of: type), tokens)
  }

  /// The color of a name of the platform.
  private static func known(_ name: String, of type: String) -> AuthoredValue.Content {
    if let color = ColorPresets.color(named: name, of: type) { return .literal(.color(color)) }
    return .undecidable(
      "\(type).\(name.prefix(120)) is a system or asset color, and no source file contains its value")
  }

  // MARK: Calls

  private func call(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    _ place: SwiftScope, _ isExpected: Bool, _ depth: Int
  ) -> [SwiftEntry]? {
    let tokens = expression.tokens
    if case .member(let base, let name) = callee.kind, name == "opacity" || name == "withAlphaComponent" {
      return translucent(base, arguments, place, replaces: name != "opacity", isExpected, depth)
    }
    if case .closure(let body) = callee.kind, arguments.isEmpty {
      let statements = outline(place).statements(in: body)
      guard isExpected || statements.count == 1 else { return nil }
      return chosen(body, place, depth: depth, otherwise: "its value is computed by a closure at run time")
    }
    let path = callee.path ?? []
    let isMade = isColorType(callee, place)
    // Members without a type, such as `.brand` in `UIColor { _ in .brand }`, belong to that of the call.
    var place = place
    if let type = path.last(where: SwiftTypes.colors.contains) { place.type = type }
    let isOfColor = SwiftTypes.colors.contains(path.dropLast().last ?? "")
    if let adaptive = adaptive(arguments, tokens, place, isExpected || isMade || isOfColor, depth) { return adaptive }
    if isMade { return initializer(callee, arguments, tokens, place, depth) }
    guard isExpected || isOfColor || constants.isColorFunction(path, from: place.namespace, document: place.file)
    else { return nil }
    let name = String(
      decoding: outline(place).source.bytes[outline(place).bytes(of: callee.tokens)].prefix(80), as: UTF8.self)
    return entry(.undecidable("its value is returned by \(name)(…) at run time"), tokens)
  }

  /// Whether what is called is the initializer of a color: `Color(…)`, `SwiftUI.Color(…)`, `Color.init(…)`, `.init(…)`.
  func isColorType(_ callee: SwiftExpression, _ place: SwiftScope) -> Bool {
    if case .implicitMember("init") = callee.kind { return SwiftTypes.isColor(place.type) }
    guard var path = callee.path else { return false }
    if path.last == "init" { path.removeLast() }
    guard var name = path.last else { return false }
    if !SwiftTypes.isColor(name) {
      name = constants.typeName(path, at: place) ?? name
    }
    guard SwiftTypes.isColor(name) else { return false }
    return name.utf8.prefix(1).allSatisfy { $0 &- 0x41 < 26 }
  }

  private func translucent(
    _ base: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ place: SwiftScope, replaces: Bool,
    _ isExpected: Bool, _ depth: Int
  ) -> [SwiftEntry]? {
    guard let entries = color(base, place, isExpected: isExpected, depth: depth + 1) else { return nil }
    let whole = base.tokens.lowerBound..<max(base.tokens.upperBound, (arguments.last?.value.tokens.upperBound ?? 0) + 1)
    let alpha = arguments.count == 1 ? value(arguments[0].value, place).constant?.value : nil
    return entries.map { entry in
      var entry = entry
      if entries.count == 1 { entry.tokens = whole }
      entry.content = SwiftValueReader.apply(alpha, replaces: replaces, to: entry.content)
      entry.replacesAlpha = replaces && entry.content.target != nil
      return entry
    }
  }

  /// A value with another alpha; nil is one that only exists at run time.
  static func apply(_ alpha: Double?, replaces: Bool, to content: AuthoredValue.Content) -> AuthoredValue.Content {
    guard let alpha else {
      if case .undecidable = content { return content }
      return .undecidable("its opacity is computed at run time")
    }
    let clamped = min(max(alpha, 0), 1)
    switch content {
    case .literal(.color(let color)):
      return .literal(.color(color.withAlpha(replaces ? clamped : color.alpha * clamped)))
    case .alias(let target): return .translucentAlias(target, alpha: clamped)
    case .translucentAlias(let target, let own):
      return .translucentAlias(target, alpha: replaces ? clamped : own * clamped)
    default: return content
    }
  }

  // MARK: Light and dark

  /// A call whose labels name appearances, whatever is called.
  private func adaptive(
    _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftScope, _ isExpected: Bool, _ depth: Int
  ) -> [SwiftEntry]? {
    let labels = arguments.map { $0.label.flatMap(SwiftAppearance.named) }
    guard labels.contains(where: { $0?.isAlpha == false && $0?.appearance.isSpecial == true }) else { return nil }
    var entries: [SwiftEntry] = []
    var nested: [SwiftEntry] = []
    var alphas: [SwiftAppearance: Double?] = [:]
    var isColor = isExpected
    var unknown: String?
    for (index, argument) in arguments.enumerated() {
      let value = argument.value
      if case .nil = value.kind { continue }
      if let named = labels[index], named.isAlpha {
        alphas[named.appearance] = .some(self.value(value, place).constant?.value)
        continue
      }
      guard
        let appearance = labels[index]?.appearance ?? (index == 0 && argument.label == nil ? SwiftValueReader.any : nil)
      else {
        if case .string = value.kind { continue }
        unknown = argument.label ?? "_"
        continue
      }
      let found = isColor ? nil : colorOrDigits(value, place, isExpected: false, depth: depth + 1)
      if found != nil { isColor = true }
      let read = found ?? colorOrDigits(value, place, isExpected: true, depth: depth + 1)
      entries.append(pick(appearance, from: read, value.tokens))
      nested += (read ?? []).filter { $0.appearance.isWithin(appearance) }
    }
    for entry in nested where !entries.contains(where: { $0.appearance == entry.appearance }) { entries.append(entry) }
    guard isColor else { return nil }
    if let unknown { return entry(.undecidable("the argument \(unknown): can change its colors"), tokens) }
    return entries.map { entry in
      guard let alpha = alphas[entry.appearance] else { return entry }
      var entry = entry
      entry.content = SwiftValueReader.apply(alpha, replaces: true, to: entry.content)
      return entry
    }
  }

  /// A color, or what stands for one between the labels of appearances: a hexadecimal number or text, a tuple of components.
  private func colorOrDigits(
    _ expression: SwiftExpression, _ place: SwiftScope, isExpected: Bool, depth: Int
  ) -> [SwiftEntry]? {
    var inner = place
    if inner.type.map({ !SwiftTypes.colors.contains($0) }) ?? true { inner.type = "Color" }
    switch expression.kind {
    case .tuple(let parts) where parts.count >= 3:
      return components(parts, expression.tokens, place, isExpected: isExpected)
    case .string, .number: return digits(expression, order: nil, place)
    default: return color(expression, inner, isExpected: isExpected, depth: depth)
    }
  }
}
