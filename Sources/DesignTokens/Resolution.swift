import ColorScience
import SourceText

/// The value of a token in one mode, with every step that led to it.
public struct Resolution: Sendable {
  /// A token in the alias chain from the requested name to the value.
  public struct AliasStep: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// The mode of the value; nil if the file names none.
    public let mode: String?
    /// The text in the file.
    public let text: String
    /// The location in the file.
    public let location: SourceLocation
  }

  /// The value, or the reason that it can't be determined.
  public let value: Result
  /// The tokens of the alias chain, the requested one first.
  public let chain: [AliasStep]
  /// Whether no token on the chain defines a value in the mode, so the base mode's value applies.
  public let isFallback: Bool

  /// A value, or the reason that it can't be determined.
  public enum Result: Sendable, Hashable {
    case value(TokenValue)
    case undecidable(String)
  }

  /// The color, if the value is one.
  public var color: Color? {
    if case .value(.color(let color)) = value { color } else { nil }
  }
}

/// An error that leaves a token without a value in a mode.
public enum ResolutionError: Error, Sendable, Hashable {
  /// An alias or a requested name without a token.
  case unknownToken(TokenPath, suggestion: TokenPath?, SourceLocation?)
  /// A circular chain of aliases; the first and last path are the same.
  case cycle([TokenPath], SourceLocation)
  /// A chain of aliases longer than the limit.
  case chainTooLong(TokenPath, limit: Int, SourceLocation)
  /// A token without a value in the mode and its base modes.
  case noValue(TokenPath, mode: String, SourceLocation)
}

/// A resolver of token values in the modes of a design system.
public struct TokenResolver: Sendable {
  /// The tokens.
  public let tokens: TokenSet
  /// The modes, the default first.
  public let modes: [Mode]
  /// The maximum length of an alias chain.
  public static let longestChain = 100

  private let lookups: [String: [String?]]

  /// Creates a resolver over tokens and modes.
  public init(tokens: TokenSet, modes: [Mode]) {
    self.tokens = tokens
    self.modes = modes
    lookups = Dictionary(
      modes.map { ($0.name, TokenResolver.lookup(for: $0, among: modes)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the modes to search for a mode's values, the mode itself first; nil is the value that names no mode.
  package static func lookup(for mode: Mode, among modes: [Mode]) -> [String?] {
    var order: [String?] = [mode.name]
    var base = mode.base
    while let name = base, !order.contains(name) {
      order.append(name)
      base = modes.first { $0.name == name }?.base
    }
    return order + [nil]
  }

  /// Returns the value of a token in a mode.
  ///
  /// Each alias is resolved in the requested mode, so a token with one value may still change with the mode.
  /// - Throws: `ResolutionError` if a name is unknown, aliases are circular, or no value exists.
  public func resolve(_ path: TokenPath, in mode: String) throws(ResolutionError) -> Resolution {
    try resolve(path, in: mode, suggesting: tokens.nearestPath)
  }

  /// Returns the value of a token in a mode; the caller supplies the search for suggestions.
  ///
  /// The search is costly, and one error may affect thousands of tokens.
  func resolve(
    _ path: TokenPath, in mode: String, suggesting: (TokenPath) -> TokenPath?
  ) throws(ResolutionError) -> Resolution {
    guard let token = tokens[path] else { throw .unknownToken(path, suggestion: suggesting(path), nil) }
    return try resolve(token, in: mode, suggesting: suggesting)
  }

  /// Returns the value of a token of the set in a mode, without looking for it.
  package func resolve(_ token: Token, in mode: String) throws(ResolutionError) -> Resolution {
    try resolve(token, in: mode, suggesting: tokens.nearestPath)
  }

  private func resolve(
    _ token: Token, in mode: String, suggesting: (TokenPath) -> TokenPath?
  ) throws(ResolutionError) -> Resolution {
    let (value, provider) = try authoredValue(of: token, in: mode)
    var hops = [Resolution.AliasStep(path: token.path, mode: provider, text: value.text, location: value.location)]
    let result = try follow(value, in: mode, hops: &hops, suggesting: suggesting)
    return Resolution(value: result, chain: hops, isFallback: !hops.contains { isOwn($0.mode, in: mode) })
  }

  /// Returns the value of a part of a composite value or of any other possible alias.
  public func resolve(_ value: AuthoredValue, in mode: String) throws(ResolutionError) -> Resolution.Result {
    try resolve(value, in: mode, suggesting: tokens.nearestPath)
  }

  func resolve(
    _ value: AuthoredValue, in mode: String, suggesting: (TokenPath) -> TokenPath?
  ) throws(ResolutionError) -> Resolution.Result {
    var hops: [Resolution.AliasStep] = []
    return try follow(value, in: mode, hops: &hops, suggesting: suggesting)
  }

  /// Whether `provider` is the mode itself, or nil and the mode is the default mode.
  private func isOwn(_ provider: String?, in mode: String) -> Bool {
    provider == mode || (provider == nil && mode == modes.first?.name)
  }

  private func follow(
    _ start: AuthoredValue, in mode: String, hops: inout [Resolution.AliasStep], suggesting: (TokenPath) -> TokenPath?
  ) throws(ResolutionError) -> Resolution.Result {
    var value = start
    var alpha = 1.0
    var followed = 0
    while true {
      switch value.content {
      case .literal(let literal): return TokenResolver.apply(alpha, to: literal)
      case .undecidable(let reason): return .undecidable(reason)
      case .alias(let target):
        followed += 1
        value = try self.value(of: target, for: value, number: followed, in: mode, hops: &hops, suggesting: suggesting)
      case .translucentAlias(let target, let factor):
        alpha *= factor
        followed += 1
        value = try self.value(of: target, for: value, number: followed, in: mode, hops: &hops, suggesting: suggesting)
      }
    }
  }

  /// Returns the value of an alias target; `number` is the position of the alias in the chain.
  private func value(
    of target: TokenPath, for alias: AuthoredValue, number: Int, in mode: String, hops: inout [Resolution.AliasStep],
    suggesting: (TokenPath) -> TokenPath?
  ) throws(ResolutionError) -> AuthoredValue {
    guard let token = tokens[target] else {
      throw .unknownToken(target, suggestion: suggesting(target), alias.location)
    }
    guard number <= TokenResolver.longestChain else {
      throw TokenResolver.circle(in: hops, leadingTo: target)
        ?? .chainTooLong(hops.first?.path ?? target, limit: TokenResolver.longestChain, alias.location)
    }
    let (next, provider) = try authoredValue(of: token, in: mode)
    hops.append(Resolution.AliasStep(path: target, mode: provider, text: next.text, location: next.location))
    return next
  }

  /// Returns the first cycle in a chain that continues with a target.
  ///
  /// A cycle never ends, so only chains at the limit are searched.
  private static func circle(in hops: [Resolution.AliasStep], leadingTo target: TokenPath) -> ResolutionError? {
    var positions: [TokenPath: Int] = [:]
    let paths = hops.map(\.path) + [target]
    for (index, path) in paths.enumerated() {
      if let start = positions.updateValue(index, forKey: path) {
        return .cycle(Array(paths[start...index]), hops[index - 1].location)
      }
    }
    return nil
  }

  /// Returns the value at the end of a chain with the product of the aliases' alpha values; only colors accept an alpha.
  private static func apply(_ alpha: Double, to literal: TokenValue) -> Resolution.Result {
    guard case .color(let color) = literal else {
      return alpha == 1 ? .value(literal) : .undecidable("its alpha is applied to a value that isn't a color")
    }
    return alpha == 1 ? .value(literal) : .value(.color(color.withAlpha(color.alpha * alpha)))
  }

  /// Returns the value of a token in a mode as authored; nil if there is none.
  package func authored(_ token: Token, in mode: String) -> AuthoredValue? {
    provider(of: token, in: mode)?.value
  }

  /// Returns the value of a token in a mode as authored, and the mode that provides it; nil if there is none.
  package func provider(of token: Token, in mode: String) -> (value: AuthoredValue, mode: String?)? {
    for candidate in lookups[mode] ?? [mode, nil] {
      if let value = token.value(in: candidate) { return (value, candidate) }
    }
    return nil
  }

  private func authoredValue(
    of token: Token, in mode: String
  ) throws(ResolutionError) -> (AuthoredValue, provider: String?) {
    if let found = provider(of: token, in: mode) { return (found.value, found.mode) }
    throw .noValue(token.path, mode: mode, token.location)
  }
}
