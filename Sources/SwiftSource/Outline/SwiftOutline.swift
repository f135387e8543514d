import SourceText

/// The outline of Swift source, read without a compiler: its tokens, their groups, and the declarations of its types.
///
/// Any bytes have an outline. Unsupported syntax is skipped, and errors in brackets, strings, and comments are in ``faults``.
/// Function bodies are skipped; ``statements(in:)`` and ``expression(in:)`` read them on demand.
///
/// An outline never changes. It is a class, because every chain and every scope of a file refers to it.
public final class SwiftOutline: Sendable {
  /// The source file.
  public let source: SourceFile
  /// The tokens in order, the last of kind `end`; their full ranges are contiguous.
  public let tokens: [SwiftToken]
  /// The byte ranges of the comments in order, including documentation comments.
  public let comments: [Range<Int>]
  /// The errors in brackets, strings, and comments, in order.
  public let faults: [SwiftFault]
  /// The branches of `#if` that contain declarations, in order.
  public let branches: [SwiftBranch]
  /// The declarations, outer ones before their members.
  public let declarations: [SwiftDeclaration]

  /// For each token that opens a group, the end of the group; see ``GroupMatcher``.
  let groupEnds: [Int32]
  /// The directives of every `#if` in the middle of an expression.
  let memberDirectives: Set<Int>

  /// The maximum size of a source, in bytes; a larger one isn't outlined, and ``faults`` reports it.
  public static let sizeLimit = 1 << 30

  /// Creates the outline of a source.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public convenience init(_ source: SourceFile) {
    let isTooLarge = source.bytes.count > SwiftOutline.sizeLimit
    var scanner = SwiftScanner(bytes: isTooLarge ? [] : source.bytes)
    scanner.scan()
    let outline = SwiftOutline(
      source, scanner.tokens, scanner.comments,
      isTooLarge ? [SwiftFault(kind: .tooLarge, range: 0..<0)] : scanner.faults)
    var reader = DeclarationReader(outline: outline)
    reader.read()
    self.init(outline, reader)
  }

  /// Creates the outline of a source without some of its tokens, as if they were white space.
  ///
  /// - Parameter ranges: the ranges of tokens to leave out, in order, without the last token.
  /// - Complexity: O(n) in the number of tokens.
  package convenience init(_ whole: SwiftOutline, without ranges: [Range<Int>]) {
    var tokens: [SwiftToken] = []
    var start = 0
    for range in ranges where range.upperBound > start {
      tokens += whole.tokens[start..<max(start, range.lowerBound)]
      start = range.upperBound
    }
    let outline = SwiftOutline(whole.source, tokens + whole.tokens[start...], whole.comments, [])
    var reader = DeclarationReader(outline: outline)
    reader.read()
    self.init(outline, reader)
  }

  /// Creates an outline without declarations.
  private init(
    _ source: SourceFile, _ tokens: [SwiftToken], _ comments: [Range<Int>], _ ownFaults: [SwiftFault]
  ) {
    self.source = source
    var groups = GroupMatcher(tokens) { token in
      let name = source.bytes[token.range]
      return name.elementsEqual("swift".utf8) || name.elementsEqual("compiler".utf8)
    }
    groups.match()
    self.tokens = tokens
    self.comments = comments
    groupEnds = groups.ends
    memberDirectives = SwiftOutline.memberDirectives(in: tokens)
    var faults = ownFaults + groups.faults
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
    if let deep = SwiftOutline.deepDirective(in: tokens) {
      faults.append(SwiftFault(kind: .tooDeep, range: tokens[deep].range))
    }
    self.faults = faults
    (declarations, branches) = ([], [])
  }

  /// Creates the outline of tokens and the declarations that were read from them.
  private init(_ outline: SwiftOutline, _ reader: DeclarationReader) {
    source = outline.source
    tokens = outline.tokens
    comments = outline.comments
    groupEnds = outline.groupEnds
    memberDirectives = outline.memberDirectives
    faults = outline.faults
    declarations = reader.declarations
    branches = reader.branches
  }

  /// The bytes of all tokens with the white space and comments before each, which equal the source.
  public var printed: [UInt8] { tokens.flatMap { source.bytes[$0.fullRange] } }

  /// Returns the text of a token.
  public func text(_ token: Int) -> String { String(decoding: source.bytes[tokens[token].range], as: UTF8.self) }

  /// Returns the name in a token, without backticks.
  public func name(_ token: Int) -> String { String(decoding: bytes(ofName: token), as: UTF8.self) }

  /// Returns the bytes of the name in a token, without backticks.
  package func bytes(ofName token: Int) -> ArraySlice<UInt8> {
    let bytes = source.bytes[tokens[token].range]
    return bytes.first == Ascii.backtick && bytes.count > 2 ? bytes.dropFirst().dropLast() : bytes
  }

  /// Whether the text of a token equals `text`.
  public func isToken(_ token: Int, _ text: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { source.bytes[range].elementsEqual($0) }
  }

  /// Returns the bytes from the first token of a range to the last, without leading white space.
  public func bytes(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let start = tokens[min(range.lowerBound, tokens.count - 1)].range.lowerBound
      return start..<start
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Returns the location of a range of tokens.
  public func location(of range: Range<Int>) -> SourceLocation { source.location(of: bytes(of: range)) }

  /// Returns the tokens inside the group that a token opens; nil if the token opens no group.
  public func group(at token: Int) -> Range<Int>? {
    let end = Int(groupEnds[token])
    if end == GroupMatcher.noGroup { return nil }
    return token + 1..<max(token + 1, end >= 0 ? end : GroupMatcher.stop(of: end))
  }

  /// Returns the first token after `token`, or after the whole group if `token` opens one.
  public func next(after token: Int) -> Int {
    let end = Int(groupEnds[token])
    if end == GroupMatcher.noGroup { return min(token + 1, tokens.count - 1) }
    return end >= 0 ? end + 1 : max(token + 1, GroupMatcher.stop(of: end))
  }
}
