import ColorScience
import DesignTokens

/// Colors that code names and that aren't tokens of the system, with the modes that they tell apart.
public struct CodeColors: Sendable {
  /// The colors.
  public let tokens: TokenSet
  /// The modes of the colors, the default first.
  public var modes: [Mode]

  /// The only appearance that the settings of the app choose; nil if it has both.
  public var appearance: Mode.Scheme?

  /// Creates colors; without arguments, there are none.
  public init(tokens: TokenSet = TokenSet(), modes: [Mode] = []) { (self.tokens, self.modes) = (tokens, modes) }

  /// Returns the mode of the colors that is shown in a mode of the system: the one with its name, or else with its appearance.
  func name(of mode: Mode) -> String {
    let found =
      modes.first { $0.name == mode.name } ?? modes.first { $0.scheme == mode.scheme && $0.contrast == mode.contrast }
      ?? modes.first { $0.scheme == mode.scheme }
    return (found ?? modes.first ?? mode).name
  }
}

/// The colors of asset catalogs, by the names that code has for them.
struct CodeAssets: Sendable {
  /// A color set of a catalog.
  struct Asset: Sendable {
    /// Its token; nil if the system doesn't have it.
    let token: TokenPath?
    /// The colors of the modes, in their order.
    let colors: [Color]
  }

  /// The assets by name, as in `Color("Folder/name")`; nil if several catalogs have different colors of that name.
  private var named: [String: Asset?] = [:]
  /// The assets by the letters and digits of their generated symbols.
  private var symbols: [String: Asset?] = [:]

  /// The only appearance that the settings of the app choose; nil if it has both.
  let appearance: Mode.Scheme?

  /// Whether no asset is known.
  var isEmpty: Bool { named.isEmpty }

  /// Creates the colors of the catalogs among some tokens.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the system.
  ///   - others: the colors of catalogs next to the code.
  init(_ tokens: TokenSet, others: CodeColors, modes: [Mode]) {
    appearance = others.appearance
    add(tokens, TokenResolver(tokens: tokens, modes: modes), modes.map(\.name), areTokens: true)
    let own = others.modes.isEmpty ? modes : others.modes
    add(others.tokens, TokenResolver(tokens: others.tokens, modes: own), modes.map(others.name), areTokens: false)
  }

  /// Returns the asset with a name; nil if there is none, or if it has several colors.
  func asset(named name: String) -> Asset? { named[name] ?? nil }

  /// Returns the asset of a generated symbol, such as `brand` in the namespace `Folder`.
  func asset(ofSymbol names: [String]) -> Asset? { symbols[CodeAssets.symbol(names)] ?? nil }

  private static let ending = ".colorset/Contents.json"

  private mutating func add(_ tokens: TokenSet, _ resolver: TokenResolver, _ modes: [String], areTokens: Bool) {
    for token in tokens.tokens where token.location.path.endsWithBytes(of: CodeAssets.ending) {
      let names = CodeAssets.names(of: token)
      let colors = modes.compactMap { (try? resolver.resolve(token.path, in: $0))?.color }
      let isKnown = colors.count == modes.count
      let asset = isKnown ? Asset(token: areTokens ? token.path : nil, colors: colors) : nil
      CodeAssets.insert(asset, as: names.joined(separator: "/"), into: &named)
      CodeAssets.insert(asset, as: CodeAssets.symbol(names), into: &symbols)
    }
  }

  private static func insert(_ asset: Asset?, as name: String, into assets: inout [String: Asset?]) {
    guard let known = assets[name] else {
      assets[name] = .some(asset)
      return
    }
    if known?.colors != asset?.colors { assets[name] = .some(nil) }
  }

  /// The names of an asset and the namespaces around it. A token that shares its name with others is named by its folder.
  private static func names(of token: Token) -> [String] {
    let folders = token.location.path.utf8.dropLast(ending.utf8.count).split(separator: UInt8(ascii: "/"))
      .map { String(Substring($0)) }
    let names = token.path.segments
    let isOwn = names.last == folders.last && names.dropLast().allSatisfy(folders.contains)
    return isOwn ? names : Array(folders.suffix(1))
  }

  /// The letters and digits of a symbol, in lowercase, without the word `color` at its end: Xcode names `Brand-Color` `brand`.
  private static func symbol(_ names: [String]) -> String {
    var names = names.map { name in
      var letters = ""
      letters.unicodeScalars.append(contentsOf: name.lowercased().unicodeScalars.filter(\.properties.isAlphanumeric))
      return letters
    }
    if let last = names.last, last.utf8.count > 5, last.endsWithBytes(of: "color") {
      names[names.count - 1] = String(Substring(last.utf8.dropLast(5)))
    }
    return names.joined(separator: ".")
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
