import DesignTokens
import SourceText

/// A place in a document; Swift Testing has a `SourceLocation` of its own.
typealias Place = SourceText.SourceLocation

/// A place in `t.json` that only its line tells from others.
func place(_ line: Int) -> Place {
  Place(path: "t.json", line: line, column: 1, endLine: line, endColumn: 2, byteRange: line..<line + 1)
}

func literal(_ number: Double, line: Int = 1) -> AuthoredValue {
  AuthoredValue(.literal(.number(number)), text: "\(number)", at: place(line))
}

func alias(_ target: TokenPath, line: Int = 1) -> AuthoredValue {
  AuthoredValue(.alias(target), text: "{\(target)}", at: place(line))
}

func token(_ path: TokenPath, _ value: AuthoredValue, mode: String? = nil) -> Token {
  Token(path: path, type: nil, mode: mode, value: value)
}

/// A set of these tokens; values for one path in several modes come together.
func set(_ tokens: [Token]) -> TokenSet {
  var set = TokenSet()
  for token in tokens { set.insert(token) }
  return set
}

/// A set of tokens of which only the paths matter.
func set(named paths: [String]) -> TokenSet { set(paths.map { token(TokenPath($0), literal(1)) }) }

let lightAndDark = [Mode("light"), Mode("dark", base: "light")]

/// A text of nothing but combining marks of mixed classes, in an order that normalization has to change.
func combiningMarks(_ count: Int) -> String {
  var bytes: [UInt8] = []
  for index in 0..<count { bytes += [0xCC, UInt8(0x80 + index * 7 % 0x30)] }
  return String(decoding: bytes, as: UTF8.self)
}
