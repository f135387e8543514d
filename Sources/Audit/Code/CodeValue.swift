import DesignTokens
import SwiftSource

/// The number that an expression of Swift source stands for, as far as the source set tells.
public enum CodeValue: Sendable, Hashable {
  /// One number.
  case number(Double)
  /// One of several numbers, in ascending order: the branches of `isCompact ? 32 : 44`.
  case oneOf([Double])
  /// A number that grows with the text: a property marked `@ScaledMetric`, with its value at the default content size category.
  case scaled(Double)
  /// As much as there is: `.infinity`.
  case unbounded
  /// Nobody can tell from the source, with the reason.
  case unknown(String)

  /// The least number that it can be; of one that grows its value at the default size; nil when it is not known or has no bound.
  public var least: Double? {
    switch self {
    case .number(let value), .scaled(let value): value
    case .oneOf(let values): values.first
    case .unbounded, .unknown: nil
    }
  }

  /// The greatest number that it can be; nil when it is not known or has no bound.
  public var greatest: Double? {
    if case .oneOf(let values) = self { values.last } else { least }
  }

  /// Why it is not known.
  public var reason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}

extension CodeChain {
  /// The number that an expression of this chain stands for, followed through constants of the source set and through tokens.
  public func value(of expression: SwiftExpression) -> CodeValue {
    CodeReader(index: index).value(of: expression, at: .init(file: file, declaration: source.declaration))
  }

  /// The token that an expression of this chain names, followed through constants of the source set.
  public func token(of expression: SwiftExpression) -> TokenPath? {
    CodeReader(index: index).token(of: expression, at: .init(file: file, declaration: source.declaration))
  }

  /// The token that the chain itself names: `ButtonComponentTokens.fill_primary_default`.
  public var token: TokenPath? {
    guard !source.isImplicit, source.arguments == nil, source.path.count > 1 else { return nil }
    return token(ofFirst: source.path.count)
  }

  /// The token that the first of its names are.
  func token(ofFirst count: Int) -> TokenPath? {
    guard count > 0, index.tokenNames.contains(source.path[count - 1]) else { return nil }
    let path = Array(source.path.prefix(count))
    return CodeReader(index: index).token(of: path, at: .init(file: file, declaration: source.declaration))
  }
}
