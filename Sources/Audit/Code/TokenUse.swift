import DesignTokens
import SwiftSource

/// Which tokens lead to which.
struct TokenReferrers: Sendable {
  /// The tokens whose value names a token, in the order of the files.
  private var direct: [TokenPath: [TokenPath]] = [:]

  /// The most tokens that are followed from one.
  private static let widest = 500

  init(_ tokens: TokenSet) {
    for token in tokens.tokens {
      for value in token.values {
        guard let target = value.value.content.target, direct[target]?.last != token.path else { continue }
        if direct[target]?.contains(token.path) != true { direct[target, default: []].append(token.path) }
      }
    }
  }

  /// The chains of tokens that lead to a token, each from the token that is asked first to that one; the shortest come first.
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
  /// The chains of tokens that lead to a token, each from the token that is asked first to that one; the shortest come first.
  public func chains(to path: TokenPath) -> [[TokenPath]] { referrers.chains(to: path) }
}

extension CodeChain {
  /// The token that its names start with: of `Primitives.Blue._600.cgColor` the first three are one.
  public var usedToken: TokenPath? {
    guard !source.isImplicit, source.arguments == nil, source.path.count > 1 else { return nil }
    for count in stride(from: source.path.count, to: 1, by: -1) {
      if let token = token(ofFirst: count) { return token }
    }
    return nil
  }

  /// The names of the types around it, the innermost first, without what an extension writes before the last name.
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

  /// Whether it stands in the source of a component whose tokens have a path: `ElevateButton` for `ButtonComponentTokens.fill`.
  ///
  /// - Returns: how many words of the names agree; 0 when it is another component's.
  public func agreement(withComponentOf path: TokenPath) -> Int {
    let component = ComponentName.words(ofComponent: path)
    guard !component.isEmpty else { return 0 }
    let isOwn = enclosingTypes.contains {
      ComponentName.words(ofView: $0).suffix(component.count).elementsEqual(component)
    }
    return isOwn ? component.count : 0
  }
}

/// What names say about the component that something belongs to.
enum ComponentName {
  /// Words at the end of the names of views that are no part of the component's name.
  private static let roles: Set<String> = [
    "view", "style", "modifier", "content", "body", "representable", "configuration",
  ]

  /// The words of the component that a token serves: of `TabBarComponentTokens.fill` tab and bar, of `tab-bar.fill` the same.
  static func words(ofComponent path: TokenPath) -> [String] {
    let segments = path.segments
    let holder = segments.last { $0.utf8.suffix(6).elementsEqual("Tokens".utf8) } ?? segments.first ?? ""
    var words = words(of: holder)
    while let last = words.last, last == "tokens" || last == "component" || last == "token" { words.removeLast() }
    return words
  }

  /// The words of a view's name, those for its role left out.
  static func words(ofView name: String) -> [String] {
    var words = words(of: name)
    while words.count > 1, let last = words.last, roles.contains(last) { words.removeLast() }
    return words
  }

  /// A name cut where a capital follows a small letter and at signs, in small letters.
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
