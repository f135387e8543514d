/// A name that a body gives to a value: a local constant or variable, a parameter, or a name of a pattern.
public struct SwiftBinding: Sendable, Hashable {
  /// The name.
  public let name: String
  /// Whether the name always has the same value, as a constant and a parameter do.
  public let isConstant: Bool
  /// Whether the name is a local type or a generic parameter.
  public var isType = false
  /// Whether the name is declared in a branch of `#if`.
  public let isConditional: Bool
  /// The tokens of the type; nil without a type annotation.
  package let type: Range<Int>?
  /// The tokens of the value; nil if the value is known only at run time.
  public let value: Range<Int>?
  /// The tokens in which the name has this meaning, unless an inner binding hides it.
  public let visible: Range<Int>
  /// The index of the declaration whose body contains the binding.
  public let declaration: Int
}
