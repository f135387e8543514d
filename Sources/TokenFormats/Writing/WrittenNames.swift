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

  /// How the words of a name are put together.
  enum Joiner {
    /// A capital starts each word but the first.
    case capitals
    /// A sign is between words.
    case sign(String)
  }

  /// The words of a name in letters, digits, and low lines; any other sign ends a word, or is written by its number.
  ///
  /// - Parameter isASCII: whether letters of other scripts are written by their numbers, too.
  static func words(_ name: String, joined joiner: Joiner, isASCII: Bool = false) -> String {
    var text = ""
    var startsWord = false
    for scalar in name.unicodeScalars {
      let isLetter =
        scalar.value > 0x7F && !isASCII && scalar.properties.isXIDContinue && !scalar.isUnseen
        && !scalar.properties.isDiacritic
      switch scalar {
      case " ", "-", ".", "/", ":", "+", "~":
        startsWord = true
        continue
      case "a"..."z", "A"..."Z", "0"..."9", "_":
        guard startsWord, !text.isEmpty else {
          text.unicodeScalars.append(scalar)
          break
        }
        switch joiner {
        case .capitals: text += String(scalar).uppercased()
        case .sign(let sign): text += sign + String(scalar)
        }
      default:
        if startsWord, !text.isEmpty, case .sign(let sign) = joiner { text += sign }
        if isLetter {
          text.unicodeScalars.append(scalar)
        } else {
          text += "u" + String(scalar.value, radix: 16, uppercase: true)
        }
      }
      startsWord = false
    }
    return text
  }

  /// A name of small letters: a low line is before each capital that follows a small letter or a digit.
  static func snakeCase(_ name: String) -> String {
    var text = ""
    var last: UInt8 = 0
    for byte in name.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      if isCapital, (0x61...0x7A).contains(last) || (0x30...0x39).contains(last) { text += "_" }
      text.unicodeScalars.append(Unicode.Scalar(isCapital ? byte | 0x20 : byte))
      last = byte
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
