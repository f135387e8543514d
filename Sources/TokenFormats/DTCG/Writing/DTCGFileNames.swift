import DesignTokens
import SourceText

/// The names of the documents.
struct DTCGFileNames {
  /// The name where one document is enough.
  let single: String
  let resolver: String
  let common: String
  /// The name for each mode.
  private(set) var own: [String] = []

  init(_ name: String, modes: [Mode]) {
    let endings = [".resolver.json", ".tokens.json", ".tokens", ".json"]
    let ending = endings.first { name.endsWithBytes(of: $0) }
    let stem = ending.map { String(Substring(name.utf8.dropLast($0.utf8.count))) } ?? name
    let plain = DTCGFileNames.plain(stem)
    single = ending == nil ? name + ".tokens.json" : name
    // A name that speaks of tokens is that of the tokens, and the resolver stands beside it.
    let isOfTokens = ending == ".tokens.json" || ending == ".tokens"
    resolver = isOfTokens || ending == nil ? stem + ".resolver.json" : name
    common = plain + ".base.tokens.json"
    var taken: Set<String> = ["base"]
    for mode in modes {
      let word = DTCGFileNames.plain(mode.name).lowercased()
      var unique = word
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(word)-\(number)"
        number += 1
      }
      own.append("\(plain).\(unique).tokens.json")
    }
  }

  /// A name that needs no escape in a reference.
  private static func plain(_ name: String) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): byte
      default: UInt8(ascii: "-")
      }
    }
    let text = String(decoding: bytes.drop { $0 == UInt8(ascii: ".") }.prefix(100), as: UTF8.self)
    return text.utf8.isEmpty ? "tokens" : text
  }
}
