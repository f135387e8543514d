/// A declared name that other source can refer to.
public struct SwiftSymbol: Sendable, Hashable {
  /// The index of the file among the outlines.
  public let file: Int
  /// The index among the declarations of the file.
  public let declaration: Int
  /// The names of the enclosing types, with aliases in extension names resolved.
  public let namespace: [String]
  /// The name; `init` for an initializer.
  public let name: String
  /// The kind of symbol.
  public let kind: SwiftDeclaration.Kind
  /// Whether the symbol needs no instance: it is static, a type, or outside all types.
  public let isStatic: Bool
  /// Whether only its file can see the symbol: it or an enclosing type is private, or it extends a private type.
  public let isPrivate: Bool
  /// The enclosing branch of `#if`; nil if there is none.
  public let branch: Int?
  /// The builds that compile the symbol.
  public let presence: SwiftPresence
}
