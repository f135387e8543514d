// Quotes of source in messages.

extension SwiftOutline {
  /// Returns tokens as findings quote them: on one line, with minimal white space, and truncated if they are long.
  package func quote(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for token in range where token < tokens.count {
      if tokens[token].hasSpaceBefore, token > range.lowerBound, needsSpace(before: token) { text.append(0x20) }
      // A character has at most four bytes, so truncated bytes are beyond the quote.
      text += source.bytes[tokens[token].range].prefix(4 * SwiftOutline.longestQuote)
      if text.count > SwiftOutline.longestQuote { break }
    }
    let quoted = String(decoding: text, as: UTF8.self)
    guard text.count > SwiftOutline.longestQuote else { return quoted }
    return String(quoted.unicodeScalars.prefix(SwiftOutline.longestQuote - 1)) + "…"
  }

  private func needsSpace(before token: Int) -> Bool {
    switch tokens[token].kind {
    case .closeParenthesis, .closeBracket, .comma: return false
    // A member continues the preceding expression, unlike `.black` after a label.
    case .point: return [.colon, .comma, .sign].contains(tokens[token - 1].kind)
    default: break
    }
    switch tokens[token - 1].kind {
    case .openParenthesis, .openBracket, .point: return false
    default: return true
    }
  }

  /// Returns tokens on one line, with the white space between them as one space each, and truncated if they are long.
  package func line(of range: Range<Int>) -> String {
    let words = source.bytes[bytes(of: range)].split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    var text: [UInt8] = []
    for word in words {
      if !text.isEmpty { text.append(0x20) }
      text += word
      if text.count > 200 { break }
    }
    let quoted = String(decoding: text, as: UTF8.self)
    return text.count <= 120 ? quoted : String(quoted.unicodeScalars.prefix(119)) + "…"
  }

  /// The maximum length of a quote, in bytes.
  private static let longestQuote = 120
}
