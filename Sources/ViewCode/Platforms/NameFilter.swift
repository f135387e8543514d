import SwiftSource

/// A name where it is used.
struct NameUse: Sendable {
  let name: String
  let token: Int
}

/// A set of names that excludes most other words by their length and three of their bytes.
struct NameFilter: Sendable {
  private let names: [[UInt8]: String]
  private var bits = [Bool](repeating: false, count: 1 << 16)

  init(_ names: Set<String>) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8), $0) })
    for name in self.names.keys { bits[NameFilter.place(name[...])] = true }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Returns the name with the bytes of a word; nil if there is none.
  func name(_ word: ArraySlice<UInt8>) -> String? { bits[NameFilter.place(word)] ? names[Array(word)] : nil }

  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      || byte &- UInt8(ascii: "0") < 10
  }

  private static func place(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let middle = word[word.startIndex + word.count / 2]
    return (Int(first) &* 31 &+ Int(last) &* 1_009 &+ Int(middle) &* 4_177 &+ word.count &* 131) & 0xFFFF
  }
}

extension SwiftOutline {
  /// Returns the names in the source that a filter contains, except in previews.
  func uses(of names: NameFilter) -> [NameUse] {
    var uses: [NameUse] = []
    let own = Set(declarations.filter { isPreviewProvider($0) }.map(\.tokens))
    var token = 0
    while token < tokens.count - 1 {
      if tokens[token].kind == .hash, isToken(token, "#Preview") {
        token = endOfPreview(at: token)
      } else if let preview = own.first(where: { $0.lowerBound == token }) {
        token = max(token + 1, preview.upperBound)
      } else {
        switch tokens[token].kind {
        case .identifier:
          if let name = names.name(bytes(ofName: token)) { uses.append(NameUse(name: name, token: token)) }
        case .string, .regex:
          // An interpolation, a name that the program looks up, or code that looks like a regular expression.
          for word in source.bytes[tokens[token].range].split(whereSeparator: { !NameFilter.isWord($0) }) {
            if let name = names.name(word) { uses.append(NameUse(name: name, token: token)) }
          }
        default: break
        }
        token += 1
      }
    }
    return uses
  }

  /// Returns the first token after a preview's arguments and closures.
  private func endOfPreview(at hash: Int) -> Int {
    var token = hash + 1
    if tokens[token].kind == .openParenthesis { token = next(after: token) }
    while token < tokens.count - 1, tokens[token].kind == .openBrace {
      token = next(after: token)
      // A label of another closure.
      if token + 2 < tokens.count, tokens[token].kind == .identifier, tokens[token + 1].kind == .colon,
        tokens[token + 2].kind == .openBrace
      {
        token += 2
      }
    }
    return token
  }
}
