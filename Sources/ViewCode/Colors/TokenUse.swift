import DesignTokens
import SwiftSource

/// The references between tokens.
struct TokenReferrers: Sendable {
  /// The tokens that directly reference a token, in file order.
  private var direct: [TokenPath: [TokenPath]] = [:]

  /// The maximum number of tokens to follow from one token.
  private static let widest = 500

  init(_ tokens: TokenSet) {
    for token in tokens.tokens {
      for value in token.values {
        guard let target = value.value.content.target, direct[target]?.last != token.path else { continue }
        if direct[target]?.contains(token.path) != true { direct[target, default: []].append(token.path) }
      }
    }
  }

  /// Returns the alias chains that end at a token, each starting with the token used first; shortest chains come first.
  func chains(to path: TokenPath) -> [[TokenPath]] {
    var chains: [[TokenPath]] = []
    var seen: Set<TokenPath> = [path]
    var pending = [[path]]
    var next = 0
    while next < pending.count, chains.count < TokenReferrers.widest {
      for referrer in direct[pending[next][0]] ?? [] where seen.insert(referrer).inserted {
        let chain = [referrer] + pending[next]
        chains.append(chain)
        pending.append(chain)
      }
      next += 1
    }
    return chains
  }
}

extension CodeIndex {
  /// Returns the alias chains that end at a token, each starting with the token used first; shortest chains come first.
  public func chains(to path: TokenPath) -> [[TokenPath]] { referrers.chains(to: path) }
}

extension CodeChain {
  /// The token at the start of the chain's names: the first three of `Primitives.Blue._600.cgColor`.
  public var usedToken: TokenPath? {
    guard !source.isImplicit, source.arguments == nil, source.path.count > 1 else { return nil }
    for count in stride(from: source.path.count, to: 1, by: -1) {
      if let token = token(ofFirst: count) { return token }
    }
    return nil
  }

  /// The names of the surrounding types, innermost first; a dotted extension name counts as several.
  public var enclosingTypes: [String] {
    var names: [String] = []
    var next = outline.declarations[source.declaration].parent
    while let index = next {
      let declaration = outline.declarations[index]
      names += declaration.name.split(separator: ".").reversed().map(String.init)
      next = declaration.parent
    }
    return names
  }

  /// Returns how far the surrounding component matches a token's: `ElevateButton` and `ButtonComponentTokens.fill`.
  ///
  /// - Returns: the number of matching words; 0 for another component.
  public func agreement(withComponentOf path: TokenPath) -> Int {
    let component = ComponentName.words(ofComponent: path)
    guard !component.isEmpty else { return 0 }
    let isOwn = enclosingTypes.contains {
      ComponentName.words(ofView: $0).suffix(component.count).elementsEqual(component)
    }
    return isOwn ? component.count : 0
  }
}

/// The parts of names that identify a component.
enum ComponentName {
  /// The words at the end of view names that don't belong to the component's name.
  private static let roles: Set<String> = [
    "view", "style", "modifier", "content", "body", "representable", "configuration",
  ]

  /// Returns the words of a token's component: tab and bar for both `TabBarComponentTokens.fill` and `tab-bar.fill`.
  static func words(ofComponent path: TokenPath) -> [String] {
    let segments = path.segments
    let holder = segments.last { $0.utf8.suffix(6).elementsEqual("Tokens".utf8) } ?? segments.first ?? ""
    var words = words(of: holder)
    while let last = words.last, last == "tokens" || last == "component" || last == "token" { words.removeLast() }
    return words
  }

  /// Returns the words of a view's name without those for its role.
  static func words(ofView name: String) -> [String] {
    var words = words(of: name)
    while words.count > 1, let last = words.last, roles.contains(last) { words.removeLast() }
    return words
  }

  /// Returns the lowercase words of a name, split at capital letters after lowercase ones and at punctuation.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func finish() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    var isAfterSmall = false
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (isCapital && isAfterSmall) { finish() }
      if byte != UInt8(ascii: "_"), byte != UInt8(ascii: "-") { word.append(isCapital ? byte | 0x20 : byte) }
      isAfterSmall = !isCapital
    }
    finish()
    return words
  }
}
