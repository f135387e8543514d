/// A token of Swift source: its kind and range. White space and comments before it belong to it.
public struct SwiftToken: Sendable {
  /// The kinds of tokens.
  public enum Kind: UInt8, Sendable {
    /// A name, in backticks or not, or a word of the language; see ``SwiftToken/word``.
    case identifier
    /// An integer or floating-point literal.
    case number
    /// A whole string literal: its delimiters, its interpolations and what is nested in them.
    case string
    /// A whole regular expression literal.
    case regex
    /// One or more operator signs, such as `=`, `->`, `&&` or `..<`.
    case sign
    /// A full stop before a member.
    case point
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon
    /// `@` before an attribute.
    case at
    /// `#` and a name: a directive such as `#if`, a macro, `#colorLiteral`.
    case hash
    /// A byte that Swift does not use here.
    case unknown
    /// The end of the source; holds what comes after the last token.
    case end
  }

  /// The kind of token.
  public let kind: Kind
  /// The word of the language that it is, for a name without backticks, or the directive, for `#` and a name.
  public let word: SwiftWord?
  /// Whether a line starts between the token before and this one.
  public let startsLine: Bool
  /// Whether white space or a comment separates this token from the previous token.
  public let hasSpaceBefore: Bool
  private let offsets: (leading: UInt32, start: UInt32, end: UInt32)

  init(kind: Kind, word: SwiftWord?, startsLine: Bool, leading: Int, start: Int, end: Int) {
    self.kind = kind
    self.word = word
    self.startsLine = startsLine
    hasSpaceBefore = start > leading
    offsets = (UInt32(truncatingIfNeeded: leading), UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  }

  /// The bytes of the token.
  public var range: Range<Int> { Int(offsets.start)..<Int(offsets.end) }

  /// The bytes of the white space and comments before it and of the token: those of all tokens in order are the file.
  public var fullRange: Range<Int> { Int(offsets.leading)..<Int(offsets.end) }
}

/// The Swift keywords that an outline reads. Most can also be names, depending on their position.
public enum SwiftWord: String, Sendable, CaseIterable {
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

  /// Whether it can precede `var`, `func`, or a type as a modifier.
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
