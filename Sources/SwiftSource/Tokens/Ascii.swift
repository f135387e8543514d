/// The bytes of ASCII that the scanner looks for, by name, and the classes of bytes that make tokens.
enum Ascii {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let point = UInt8(ascii: ".")
  static let backtick = UInt8(ascii: "`")
  static let underscore = UInt8(ascii: "_")
  static let zero = UInt8(ascii: "0")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  /// Whether a name may start with the byte; every byte of a character past ASCII may.
  static func startsName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == underscore || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func continuesName(_ byte: UInt8) -> Bool { startsName(byte) || isDigit(byte) }

  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// White space, and the bytes a file may begin or end with that Swift skips: NUL and control characters.
  static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
}
