import SourceText

/// A Swift expression, classified by its syntax.
public struct SwiftExpression: Sendable, Hashable {
  /// The kinds of expressions.
  public indirect enum Kind: Sendable, Hashable {
    /// A number, and whether it is written as an integer.
    case number(Double, isInteger: Bool)
    /// A string literal; nil if it has interpolations or several lines.
    case string(String?)
    case boolean(Bool)
    case `nil`
    /// A single name: `Color`, `self`, `$0`.
    case name(String)
    /// `.white`, whose type comes from the context.
    case implicitMember(String)
    /// `base.name`.
    case member(SwiftExpression, String)
    /// A call with its arguments in order, including trailing closures.
    case call(SwiftExpression, [Argument])
    /// `base[…]`.
    case element(SwiftExpression, [Argument])
    /// Parentheses; a single argument without a label is a parenthesized value.
    case tuple([Argument])
    /// `[…]`.
    case array([Argument])
    /// The tokens in the braces of a closure, including its signature.
    case closure(Range<Int>)
    /// `#colorLiteral(…)` and other macros, with the name after the hash.
    case macro(String, [Argument])
    /// A prefix operator with its operand: `-`, `!`, `&`.
    case prefix(String, SwiftExpression)
    /// `value!` and `value?`.
    case unwrapped(SwiftExpression)
    /// A binary operator with its operands.
    case binary(String, SwiftExpression, SwiftExpression)
    /// `condition ? value : otherwise`.
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `value as Type`, with the tokens of the type.
    case cast(SwiftExpression, Range<Int>)
    /// `try value` or `await value`.
    case effect(SwiftExpression)
    /// Any other expression, or one nested deeper than the limit.
    case other
  }

  /// An argument of a call, or an element of a tuple.
  public struct Argument: Sendable, Hashable {
    /// The name before the colon; nil if there is none.
    public let label: String?
    /// The value.
    public let value: SwiftExpression
  }

  /// The kind of expression.
  public let kind: Kind
  /// The tokens of the expression.
  public let tokens: Range<Int>

  /// The names of `A.B.c`; nil for any other expression.
  public var path: [String]? {
    var names: [String] = []
    var expression = self
    while true {
      switch expression.kind {
      case .name(let name): return (names + [name]).reversed()
      case .member(let base, let name):
        names.append(name)
        expression = base
      default: return nil
      }
    }
  }

  /// The value in parentheses, or the expression itself.
  public var unparenthesized: SwiftExpression {
    var expression = self
    while case .tuple(let parts) = expression.kind, parts.count == 1, parts[0].label == nil {
      expression = parts[0].value
    }
    return expression
  }
}

extension SwiftOutline {
  /// The maximum nesting of expressions; anything deeper is ``SwiftExpression/Kind/other``.
  public static let deepestExpression = 64

  /// Returns the expression in a range of tokens; ``SwiftExpression/Kind/other`` if its kind is unknown.
  ///
  /// - Complexity: O(n) in the number of tokens.
  public func expression(in range: Range<Int>) -> SwiftExpression {
    var reader = ExpressionReader(outline: self, at: range.lowerBound, end: min(range.upperBound, tokens.count - 1))
    let expression = reader.read()
    return reader.at == reader.end ? expression : SwiftExpression(kind: .other, tokens: range)
  }
}
