/// A token of Swift source, with the white space and comments before it.
public struct SwiftToken: Sendable {
  /// The kinds of tokens.
  public enum Kind: UInt8, Sendable {
    /// A name, in backticks or not, or a keyword; see ``SwiftToken/word``.
    case identifier
    /// An integer or floating-point literal.
    case number
    /// A whole string literal, including its delimiters and interpolations.
    case string
    /// A whole regular expression literal.
    case regex
    /// One or more operator characters, such as `=`, `->`, `&&`, or `..<`.
    case sign
    /// A period before a member.
    case point
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon
    /// `@` before an attribute.
    case at
    /// `#` and a name: a directive such as `#if`, a macro, `#colorLiteral`.
    case hash
    /// A byte that isn't valid here.
    case unknown
    /// The end of the source, with the white space and comments after the last token.
    case end
  }

  /// The kind of token.
  public let kind: Kind
  /// The keyword for a name without backticks, or the directive for `#` and a name; nil for other tokens.
  public let word: SwiftKeyword?
  /// Whether a line starts between the previous token and this token.
  public let startsLine: Bool
  /// Whether white space or a comment separates this token from the previous token.
  public let hasSpaceBefore: Bool
  private let offsets: (leading: UInt32, start: UInt32, end: UInt32)

  init(kind: Kind, word: SwiftKeyword?, startsLine: Bool, leading: Int, start: Int, end: Int) {
    self.kind = kind
    self.word = word
    self.startsLine = startsLine
    hasSpaceBefore = start > leading
    offsets = (UInt32(truncatingIfNeeded: leading), UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  }

  /// The byte range of the token.
  public var range: Range<Int> { Int(offsets.start)..<Int(offsets.end) }

  /// The byte range of the token and the white space and comments before it; the ranges of all tokens cover the file.
  public var fullRange: Range<Int> { Int(offsets.leading)..<Int(offsets.end) }
}

/// The Swift keywords that an outline reads. Most can also be names, depending on their position.
public enum SwiftKeyword: String, Sendable, CaseIterable {
  // Declarations.
  case `enum`, `struct`, `class`, actor, `extension`, `protocol`, `func`, `init`, `deinit`, `subscript`
  case `var`, `let`, `case`, `import`, `typealias`, `associatedtype`, `operator`, `precedencegroup`, macro
  // Modifiers.
  case `static`, final, lazy, weak, unowned, mutating, nonmutating, override, required, convenience, indirect
  case dynamic, optional, isolated, nonisolated, consuming, borrowing, distributed
  case `public`, `private`, `fileprivate`, `internal`, package, open, prefix, postfix, infix
  // Statements and expressions.
  case `if`, `else`, `guard`, `switch`, `default`, `return`, `for`, `while`, `repeat`, `do`, `catch`, `defer`
  case `break`, `continue`, `fallthrough`, `throw`, `where`, `in`, `is`, `as`, `try`, `await`, any, some, async
  case `throws`, `rethrows`, `inout`, `nil`, `true`, `false`, `self`, `Self`, `super`, get, set
  case willSet, didSet, copy, consume
  // Directives.
  case hashIf = "#if"
  case hashElseif = "#elseif"
  case hashElse = "#else"
  case hashEndif = "#endif"
  case hashSourceLocation = "#sourceLocation"

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  static let longest = 15

  /// Whether the keyword can precede `var`, `func`, or a type as a modifier.
  public var isModifier: Bool {
    switch self {
    case .static, .final, .lazy, .weak, .unowned, .mutating, .nonmutating, .override, .required, .convenience,
      .indirect, .dynamic, .optional, .isolated, .nonisolated, .consuming, .borrowing, .distributed, .public, .private,
      .fileprivate, .internal, .package, .open, .prefix, .postfix, .infix:
      true
    default: false
    }
  }
}
