import DesignTokens

// Tokens that remedies never change.

extension RemedyIndex {
  /// Returns the color tokens that gradients behind pairings reference.
  static func stops(_ measured: MeasuredSystem, _ positions: [TokenPath: Int]) -> Set<Int> {
    let tokens = measured.system.tokens
    var roots: Set<Int> = []
    for pairing in measured.pairings {
      for background in pairing.backgrounds where background.gradient != nil {
        if let root = tokens.position(of: background.path) { roots.insert(root) }
      }
    }
    guard !roots.isEmpty else { return [] }
    let reached = tokens.reached(from: roots)
    return Set(
      tokens.tokens.indices.filter { reached.contains(TokenID($0)) }.compactMap { positions[tokens.tokens[$0].path] })
  }

  /// Returns the color tokens named in computed color values, such as relative colors in CSS.
  static func sources(_ measured: MeasuredSystem, _ positions: [TokenPath: Int]) -> Set<Int> {
    var words: Set<[UInt8]> = []
    for token in measured.system.tokens.tokens {
      for value in token.values where value.value.isComputed {
        let text = value.value.text.utf8.split { !($0.isNameByte) }
        words.formUnion(text.map { Array($0.drop { $0 == UInt8(ascii: "-") }) })
      }
    }
    guard !words.isEmpty else { return [] }
    var sources: Set<Int> = []
    for (path, token) in positions {
      let whole = path.description.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
      let last = path.description.utf8.split(separator: UInt8(ascii: ".")).last.map(Array.init) ?? []
      if words.contains(whole) || words.contains(last) { sources.insert(token) }
    }
    return sources
  }

  /// Returns the locked tokens and the ends of their alias chains.
  static func locked(_ measured: MeasuredSystem, _ positions: [TokenPath: Int]) -> Set<Int> {
    let patterns = measured.system.locked
    guard !patterns.isEmpty else { return [] }
    var locked: Set<Int> = []
    for color in measured.colors where patterns.contains(where: { $0.matches(color.color.path.description) }) {
      for path in [color.color.path, color.color.end?.path].compactMap({ $0 }) {
        if let token = positions[path] { locked.insert(token) }
      }
    }
    return locked
  }
}

extension AuthoredValue {
  /// Whether the value is a color that its format computed from other tokens.
  fileprivate var isComputed: Bool {
    guard case .literal(.color) = content else { return false }
    return text.utf8.holds("var(") || text.utf8.holds("$ref")
  }
}

extension String.UTF8View {
  fileprivate func holds(_ mark: String) -> Bool {
    guard let first = mark.utf8.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: mark.utf8) }
  }
}

extension UInt8 {
  /// Whether token names can contain the byte, apart from the dots between path segments.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
