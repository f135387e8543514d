import SourceText

/// The bounds that keep a hostile style sheet from exhausting memory or stack.
package struct CSSLimits: Sendable {
  /// The largest document, in bytes.
  package var bytes = 64 * 1024 * 1024
  /// The deepest nesting of blocks and brackets.
  package var depth = 100
  /// The maximum length of a name in UTF-8 bytes as written; strings and addresses aren't names.
  package var nameLength = 1024
  /// The most faults that are kept with their places.
  package var faults = 1000

  /// The default bounds.
  package init() {}
}

/// Reads a style sheet as browsers do (CSS Syntax 3, section 5, and CSS Nesting), keeping the byte range of names and values.
///
/// What a browser drops is dropped and recorded as a fault; only what cannot be trusted is an error.
/// - Throws: `SourceTextError` for what is not UTF-8, too large, nested too deep, or a name that is too long.
/// - Complexity: O(n) in bytes; without recursion.
package func readCSS(
  _ file: SourceFile, limits: CSSLimits = CSSLimits()
) throws(SourceTextError) -> CSSStylesheet {
  guard file.bytes.count <= min(limits.bytes, Int(Int32.max)) else {
    throw .tooLarge(bytes: file.bytes.count, limit: limits.bytes, file.location(of: 0..<0))
  }
  if let offset = firstInvalidUTF8Offset(in: file.bytes) { throw .notUTF8(file.location(of: offset..<offset + 1)) }
  var reader = CSSReader(file: file, limits: limits)
  try reader.run()
  return reader.sheet
}

/// The reader: one token after the other, the open blocks on a stack of its own.
struct CSSReader {
  /// What a scan up to the end of a prelude or value has passed.
  struct Scan {
    /// The bytes from the first to the last token that is not blank; empty at the start when there is none.
    var range: Range<Int>
    /// The token that ended it, not passed.
    var end: CSSToken
    /// Where the value ends when `!important` follows it.
    var beforeImportant: Int?
    /// A token that may not stand there.
    var bad: CSSToken?
  }

  let limits: CSSLimits
  var sheet: CSSStylesheet
  var tokens: CSSTokenizer
  /// The open blocks: the position of the rule and the brace.
  var open: [(rule: Int, brace: Range<Int>)] = []
  /// The brackets that are open in a scan.
  var brackets: [(closer: CSSTokenKind, range: Range<Int>)] = []

  init(file: SourceFile, limits: CSSLimits) {
    self.limits = limits
    sheet = CSSStylesheet(file: file)
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    tokens = CSSTokenizer(file.bytes, in: start..<file.bytes.count)
  }

  mutating func fault(_ kind: CSSFault.Kind, _ range: Range<Int>) {
    // What is read again as something else may meet the same unclosed token twice.
    if let last = sheet.faults.last, last.kind == kind, last.range == range { return }
    sheet.faultCount += 1
    if sheet.faults.count < limits.faults { sheet.faults.append(CSSFault(kind: kind, range: range)) }
  }

  /// The next token, whose name is not too long.
  private mutating func nextToken() throws(SourceTextError) -> CSSToken {
    let token = tokens.next()
    switch token.kind {
    case .identifier, .function, .atKeyword, .hash, .dimension:
      guard token.nameRange.count <= limits.nameLength else {
        throw .nameTooLong(limit: limits.nameLength, sheet.file.location(of: token.nameRange))
      }
    default: break
    }
    return token
  }

  /// The next token that is not blank; an unclosed comment is recorded.
  mutating func nextSignificant() throws(SourceTextError) -> CSSToken {
    while true {
      let token = try nextToken()
      if token.isUnclosed { fault(.unclosedToken, token.range) }
      if !token.kind.isBlank { return token }
    }
  }

  mutating func run() throws(SourceTextError) {
    while true {
      let token = try nextSignificant()
      switch token.kind {
      case .end:
        for block in open { fault(.unclosedBlock, block.brace) }
        return
      case .cdo where open.isEmpty, .cdc where open.isEmpty, .semicolon where !open.isEmpty: continue
      case .closeBrace where !open.isEmpty: open.removeLast()
      case .atKeyword: try atRule(token)
      default:
        tokens.rewind(to: token.range.lowerBound)
        if !open.isEmpty, try declaration(token) { continue }
        try qualifiedRule(token)
      }
    }
  }

  /// Opens a block, one level deeper.
  mutating func enter(_ rule: Int, _ brace: CSSToken) throws(SourceTextError) {
    tokens.rewind(to: brace.range.upperBound)
    try checkDepth(brace.range)
    open.append((rule, brace.range))
  }

  private func checkDepth(_ range: Range<Int>) throws(SourceTextError) {
    guard open.count + brackets.count < limits.depth else {
      throw .tooDeep(limit: limits.depth, sheet.file.location(of: range))
    }
  }

  /// Passes tokens up to `{`, `;` or the `}` of the block, outside brackets; a value may hold blocks in braces.
  mutating func scan(stopsAtBrace: Bool, stopsAtSemicolon: Bool) throws(SourceTextError) -> Scan {
    var scan = Scan(range: tokens.index..<tokens.index, end: CSSToken(.end, tokens.index..<tokens.index))
    var isEmpty = true
    var exclamation: (start: Int, before: Int)?
    brackets.removeAll(keepingCapacity: true)
    while true {
      let token = try nextToken()
      if token.isUnclosed { fault(.unclosedToken, token.range) }
      if token.kind.isBlank { continue }
      if token.kind == .end {
        for bracket in brackets { fault(.unclosedToken, bracket.range) }
        brackets.removeAll()
        scan.end = token
        return scan
      }
      if brackets.isEmpty, isEnd(token.kind, stopsAtBrace, stopsAtSemicolon) {
        tokens.rewind(to: token.range.lowerBound)
        scan.end = token
        return scan
      }
      if token.kind == brackets.last?.closer {
        brackets.removeLast()
      } else if isBad(token) {
        scan.bad = scan.bad ?? token
      }
      if brackets.isEmpty { trackImportance(token, &exclamation, &scan, isEmpty) }
      if let closer = token.kind.closer {
        try checkDepth(token.range)
        brackets.append((closer, token.range))
      }
      scan.range = (isEmpty ? token.range.lowerBound : scan.range.lowerBound)..<token.range.upperBound
      isEmpty = false
    }
  }

  private func isEnd(_ kind: CSSTokenKind, _ stopsAtBrace: Bool, _ stopsAtSemicolon: Bool) -> Bool {
    switch kind {
    case .openBrace: stopsAtBrace
    case .semicolon: stopsAtSemicolon
    case .closeBrace: !open.isEmpty
    default: false
    }
  }

  /// Whether a token may stand in no selector and in no value: brackets that close nothing, broken strings.
  private func isBad(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .badString, .badURL, .closeParenthesis, .closeSquare, .closeBrace: true
    case .semicolon: brackets.isEmpty
    default: false
    }
  }

  /// Notes `!important` when nothing follows it; a `!` anywhere else is bad.
  private func trackImportance(
    _ token: CSSToken, _ exclamation: inout (start: Int, before: Int)?, _ scan: inout Scan, _ isEmpty: Bool
  ) {
    if scan.beforeImportant != nil {
      scan.beforeImportant = nil
      scan.bad = scan.bad ?? token
    }
    if let mark = exclamation {
      exclamation = nil
      if token.kind == .identifier, token.isNamed("important", in: sheet.file.bytes) {
        scan.beforeImportant = mark.before
      } else {
        scan.bad = scan.bad ?? token
      }
    } else if token.isDelimiter(UInt8(ascii: "!"), in: sheet.file.bytes) {
      exclamation = (token.range.lowerBound, isEmpty ? token.range.lowerBound : scan.range.upperBound)
    }
  }
}
