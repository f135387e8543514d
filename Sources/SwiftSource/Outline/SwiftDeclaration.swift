/// A declaration in Swift source; its ranges are token ranges of the outline.
public struct SwiftDeclaration: Sendable, Hashable {
  /// The kinds of declarations.
  public enum Kind: Sendable, Hashable {
    case `enum`, `struct`, `class`, actor, `extension`, `protocol`
    case function, initializer, variable, constant, enumCase, `typealias`, `import`
  }

  /// The modifiers of a declaration.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits of the modifiers.
    public let rawValue: UInt8
    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `static`, or `class` before a member.
    public static let `static` = Modifiers(rawValue: 1)
    /// `private` or `fileprivate`, applied to the declaration and not only to its setter.
    public static let `private` = Modifiers(rawValue: 2)
    /// `public`, `package`, or `open`.
    public static let `public` = Modifiers(rawValue: 4)
  }

  /// The kind of declaration.
  public let kind: Kind
  /// The name without backticks; the dotted name of the extended type for an extension.
  public let name: String
  /// The token of the name, or of the first keyword if the declaration has no name.
  public let nameToken: Int
  /// The index of the declaration that contains this member; nil if there is none.
  public let parent: Int?
  /// The index of the enclosing branch of `#if`; nil if there is none.
  public let branch: Int?
  /// The modifiers.
  public let modifiers: Modifiers
  /// The tokens of the whole declaration, including attributes and modifiers.
  public let tokens: Range<Int>
  /// The type after a colon, or after the arrow of a function.
  public internal(set) var type: Range<Int>?
  /// The types and protocols after the colon of a type or extension.
  public internal(set) var inheritance: Range<Int>?
  /// The value after `=` of a variable, an enum case, or a type alias.
  public internal(set) var value: Range<Int>?
  /// The contents of the braces: members, statements, or accessors.
  public internal(set) var body: Range<Int>?

  /// Whether the declaration is a type or an extension, which has members.
  public var hasMembers: Bool {
    switch kind {
    case .enum, .struct, .class, .actor, .extension, .protocol: true
    default: false
    }
  }
}

/// A branch of `#if`, `#elseif`, or `#else` that contains declarations.
public struct SwiftBranch: Sendable, Hashable {
  /// The index among ``SwiftOutline/branches`` of the first branch of the same `#if`.
  public let first: Int
  /// The index of the branch around the whole `#if`; nil if there is none.
  public let parent: Int?
  /// The token of the directive.
  public let directive: Int
  /// The tokens of the condition; nil for `#else`.
  public let condition: Range<Int>?
}
