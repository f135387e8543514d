import SourceText
import SwiftSource

/// The label of `label.font = …`, whose font is the whole value of a statement on its own line.
struct CodeFontLabel {
  private let chain: CodeChain
  private let outline: SwiftOutline
  /// The name of the label.
  private let name: String
  /// The first token of the statement.
  private let start: Int

  /// The UIKit classes whose text follows the content size category on request.
  private static let types: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// Reads the assignment of a chain; nil if it isn't one to the font of a known label.
  init?(assignedIn chain: CodeChain) {
    let outline = chain.outline
    let tokens = chain.source.expression.tokens
    let sign = tokens.lowerBound - 1
    guard sign > 3, outline.isToken(sign, "="), outline.isToken(sign - 1, "font"),
      outline.tokens[sign - 2].kind == .point, outline.tokens[sign - 3].kind == .identifier
    else { return nil }
    var start = sign - 3
    if outline.tokens[start - 1].kind == .point, outline.tokens[start - 2].word == .self { start -= 2 }
    guard outline.tokens[start].startsLine,
      outline.tokens[tokens.upperBound].startsLine || outline.tokens[tokens.upperBound].kind == .closeBrace
    else { return nil }
    (self.chain, self.outline, self.start) = (chain, outline, start)
    name = outline.name(sign - 3)
    guard isLabel else { return nil }
  }

  /// The label as the statement spells it: `self.title`.
  var spelling: String {
    let end = chain.source.expression.tokens.lowerBound - 3
    return String(decoding: outline.source.bytes[outline.bytes(of: start..<end)], as: UTF8.self)
  }

  /// Whether the declaration lets the label follow the content size category; nil if it says nothing.
  var follows: Bool? {
    let declaration = outline.declarations[chain.source.declaration].tokens
    for token in declaration where outline.isToken(token, "adjustsFontForContentSizeCategory") {
      guard token > 1, token + 2 < outline.tokens.count, outline.name(token - 2) == name else { continue }
      return outline.isToken(token + 1, "=") && outline.isToken(token + 2, "true")
    }
    return nil
  }

  /// Whether the label is declared as one of UIKit's text views, in its body or in the types around it.
  private var isLabel: Bool {
    let local = chain.index.files[chain.file].bindings(of: name, in: chain.source.declaration)
    if let first = local.first {
      return local.count == 1 && isLabel(first.type, first.value, in: outline)
    }
    let symbols = chain.index.symbols
    guard case .members(let found, rest: []) = symbols.lookUp([name], at: chain.scope), found.count == 1 else {
      return false
    }
    let symbol = symbols.symbols[found[0]]
    let source = symbols.outlines[symbol.file]
    let declared = source.declarations[symbol.declaration]
    return isLabel(declared.type, declared.value, in: source)
  }

  private func isLabel(_ type: Range<Int>?, _ value: Range<Int>?, in outline: SwiftOutline) -> Bool {
    if let type { return outline.declaredName(of: type).map(Self.types.contains) ?? false }
    guard let value, value.count > 1, outline.tokens[value.lowerBound + 1].kind == .openParenthesis else {
      return false
    }
    return Self.types.contains(outline.name(value.lowerBound))
  }

  // MARK: Lines

  /// The end of the statement's last line, without its line break; nil if anything other than a comment follows the statement.
  var lineEnd: Int? {
    let bytes = outline.source.bytes
    var at = outline.bytes(of: chain.source.expression.tokens).upperBound
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    if at < bytes.count, bytes[at...].starts(with: "//".utf8) {
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    }
    guard at >= bytes.count || bytes[at] == 0x0A || bytes[at] == 0x0D else { return nil }
    return at
  }

  /// The line break of the file: that of the statement's line.
  var lineBreak: String {
    guard let end = lineEnd, end < outline.source.bytes.count else { return "\n" }
    return outline.source.bytes[end] == 0x0D ? "\r\n" : "\n"
  }

  /// The white space before the statement.
  var indentation: String {
    let bytes = outline.source.bytes
    let first = outline.bytes(of: start..<start + 1).lowerBound
    var at = first
    while at > 0, bytes[at - 1] == 0x20 || bytes[at - 1] == 0x09 { at -= 1 }
    return String(decoding: bytes[at..<first], as: UTF8.self)
  }
}
