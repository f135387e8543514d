/// The parameters of a function, an initializer, or an enum case, which a call must match.
public struct SwiftSignature: Sendable, Hashable {
  /// A parameter.
  public struct Parameter: Sendable, Hashable {
    /// The argument label; nil if calls omit it.
    public let label: String?
    /// The tokens of the type.
    public let type: Range<Int>
    /// Whether calls may omit the parameter.
    public let isOptional: Bool
    /// Whether the parameter is variadic.
    public let isVariadic: Bool
    /// Whether the type is a function type, so a trailing closure may be the value.
    public let isFunction: Bool
  }

  /// The parameters in order.
  public let parameters: [Parameter]

  /// Returns the parameter for each argument of a call; nil if the call doesn't match by labels and count.
  ///
  /// - Complexity: O(p + a) for p parameters and a arguments.
  public func parameters(for arguments: [SwiftExpression.Argument]) -> [Parameter]? {
    var matched: [Parameter] = []
    var next = 0
    for argument in arguments {
      if argument.label == nil, let last = matched.last, last.isVariadic, !isClosure(argument) {
        matched.append(last)
        continue
      }
      while next < parameters.count, !accepts(parameters[next], argument), parameters[next].canBeLeftOut { next += 1 }
      guard next < parameters.count, accepts(parameters[next], argument) else { return nil }
      matched.append(parameters[next])
      next += 1
    }
    return parameters[next...].allSatisfy(\.canBeLeftOut) ? matched : nil
  }

  private func accepts(_ parameter: Parameter, _ argument: SwiftExpression.Argument) -> Bool {
    if isClosure(argument), argument.label == nil { return parameter.isFunction || parameter.label == nil }
    return parameter.label == argument.label
  }

  private func isClosure(_ argument: SwiftExpression.Argument) -> Bool {
    if case .closure = argument.value.kind { true } else { false }
  }
}

extension SwiftSignature.Parameter {
  fileprivate var canBeLeftOut: Bool { isOptional || isVariadic }
}

extension SwiftOutline {
  /// Returns the parameters of a function, an initializer, or an enum case; nil if there is no parameter list.
  public func signature(of declaration: SwiftDeclaration) -> SwiftSignature? {
    let limit = declaration.body?.lowerBound ?? declaration.tokens.upperBound
    var at = declaration.nameToken
    while at < limit, tokens[at].kind != .openParenthesis {
      if declaration.kind == .enumCase, at > declaration.nameToken { return nil }
      at += 1
    }
    guard at < limit, let inside = group(at: at) else { return nil }
    var parameters: [SwiftSignature.Parameter] = []
    at = inside.lowerBound
    while at < inside.upperBound {
      var end = at
      while end < inside.upperBound, tokens[end].kind != .comma || isInAngles(end, from: at) { end = next(after: end) }
      parameters.append(parameter(in: at..<end))
      at = max(at + 1, end + 1)
    }
    return SwiftSignature(parameters: parameters)
  }

  /// Whether a comma is between the angle brackets of a type.
  private func isInAngles(_ comma: Int, from start: Int) -> Bool {
    var open = 0
    var at = start
    while at < comma {
      if tokens[at].kind == .sign, !isToken(at, "->") {
        for byte in source.bytes[tokens[at].range] {
          if byte == UInt8(ascii: "<") { open += 1 } else if byte == UInt8(ascii: ">") { open -= 1 }
        }
      }
      at = next(after: at)
    }
    return open > 0
  }

  private func parameter(in range: Range<Int>) -> SwiftSignature.Parameter {
    var first = range.lowerBound
    while first < range.upperBound, tokens[first].kind == .at {
      first += 2
      if first < range.upperBound, tokens[first].kind == .openParenthesis { first = next(after: first) }
    }
    var colon = first
    while colon < range.upperBound, tokens[colon].kind != .colon { colon = next(after: colon) }
    // An enum case may omit labels.
    guard colon < range.upperBound else {
      return .init(label: nil, type: range, isOptional: false, isVariadic: false, isFunction: hasArrow(range))
    }
    var end = colon
    while end < range.upperBound, !isToken(end, "=") { end = next(after: end) }
    let type = min(colon + 1, end)..<end
    let label = name(first)
    return .init(
      label: label == "_" ? nil : label, type: type, isOptional: end < range.upperBound,
      isVariadic: type.last.map { isToken($0, "...") } ?? false, isFunction: hasArrow(type))
  }

  private func hasArrow(_ type: Range<Int>) -> Bool {
    type.contains { isToken($0, "->") }
  }
}
