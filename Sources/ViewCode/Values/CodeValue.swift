import DesignTokens
import SwiftSource

/// The number of an expression in Swift source, as far as the sources determine it.
public enum CodeValue: Sendable, Hashable {
  /// One number.
  case number(Double)
  /// One of several numbers, in ascending order: the branches of `isCompact ? 32 : 44`.
  case oneOf([Double])
  /// A number that scales with the text (`@ScaledMetric`), with its value at the default content size category.
  case scaled(Double)
  /// An unlimited number: `.infinity`.
  case unbounded
  /// The number can't be determined from the source, with the reason.
  case unknown(String)

  /// The smallest possible number, for a scaled one its value at the default size; nil if unknown or unbounded.
  public var least: Double? {
    switch self {
    case .number(let value), .scaled(let value): value
    case .oneOf(let values): values.first
    case .unbounded, .unknown: nil
    }
  }

  /// The largest possible number; nil if unknown or unbounded.
  public var greatest: Double? {
    if case .oneOf(let values) = self { values.last } else { least }
  }

  /// The reason why the number is unknown; nil if it is known.
  public var reason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}

extension CodeChain {
  /// The scope of the chain's arguments.
  var scope: SwiftScope {
    var scope = index.symbols.scope(of: source.declaration, in: file)
    scope.type = nil
    return scope
  }

  /// Returns the number of an expression of this chain, resolved through constants of the sources and through tokens.
  public func value(of expression: SwiftExpression) -> CodeValue {
    CodeReader(index: index).value(of: expression, at: scope)
  }

  /// Returns the token of an expression of this chain, resolved through constants of the sources.
  public func token(of expression: SwiftExpression) -> TokenPath? {
    CodeReader(index: index).token(of: expression, at: scope)
  }

  /// The token of the chain itself: `ButtonComponentTokens.fill_primary_default`.
  public var token: TokenPath? {
    guard !source.isImplicit, source.arguments == nil, source.path.count > 1 else { return nil }
    return token(ofFirst: source.path.count)
  }

  /// Returns the token that the first names of the chain identify.
  func token(ofFirst count: Int) -> TokenPath? {
    guard count > 0, index.tokenNames.contains(source.path[count - 1]) else { return nil }
    let path = Array(source.path.prefix(count))
    return CodeReader(index: index).token(of: path, from: source.baseTokens.lowerBound, at: scope)
  }
}
