/// A declaration as other source names it.
public struct SwiftSymbol: Sendable, Hashable {
  /// The file that it is in, as an index of the outlines.
  public let file: Int
  /// Its index among the declarations of the file.
  public let declaration: Int
  /// The names of the enclosing types, with aliases in extension names resolved.
  public let namespace: [String]
  /// Its own name; `init` for an initializer.
  public let name: String
  /// The kind of symbol.
  public let kind: SwiftDeclaration.Kind
  /// Whether it needs no instance: it is static, a type, or outside of all types.
  public let isStatic: Bool
  /// Whether its file alone sees it: it, or something around it, is private, or it extends a private type.
  public let isPrivate: Bool
  /// The enclosing branch of `#if`.
  public let branch: Int?
  /// When builds compile it.
  public let presence: SwiftPresence
}
