import DesignTokens

/// Names of tokens on their way into a format.
enum WrittenNames {
  /// The segments of a path, without the `$root` by which DTCG calls a token that is a group too.
  static func segments(of path: TokenPath, in tokens: TokenSet) -> [String] {
    let segments = path.segments
    guard segments.count > 1, segments.last == "$root" else { return segments }
    let group = TokenPath(segments: segments.dropLast())
    return tokens.contains(group) ? segments : Array(segments.dropLast())
  }

  /// A name in which the bytes that may not stand there are written as a percent sign and two digits, as in addresses.
  ///
  /// A percent sign that two digits follow is written so too, so that no two names become one.
  static func percentEncoded(_ name: String, isAllowed: (_ scalar: Unicode.Scalar, _ index: Int) -> Bool) -> String {
    let scalars = Array(name.unicodeScalars)
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      let looksEncoded =
        scalar == "%" && index + 2 < scalars.count && scalars[index + 1].isHexDigit && scalars[index + 2].isHexDigit
      if isAllowed(scalar, index), !looksEncoded {
        text.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  /// Notes the tokens that are found under another name.
  static func noteRenamed(_ names: [TokenPath: TokenPath], _ tokens: TokenSet, _ notes: inout ConversionNotes) {
    for token in tokens.tokens {
      guard let name = names[token.path], name != token.path else { continue }
      notes.add(.respelled, "tokens are read back under other names", "\(token.path) (\(name))")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHexDigit: Bool {
    switch self {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }
}
