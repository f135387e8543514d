import DesignTokens
import SourceText
import SwiftSource

/// Gives every token a place among enums and constants.
struct SwiftNames {
  /// The names of the enums around each constant, and its own.
  private(set) var names: [TokenPath: [String]] = [:]
  private let segments: [TokenPath: [String]]
  private let groups: Set<TokenPath>
  private var taken: [TokenPath: TokenPath] = [:]
  private var enums: [TokenPath: TokenPath] = [:]

  /// The enum of tokens that stand in no group.
  static let common = "Tokens"
  /// The constant of a token that is a group too.
  static let root = "root"

  /// - Parameter type: the name of the only enum; nil if groups are enums.
  init(_ tokens: [(path: TokenPath, segments: [String])], type: String? = nil) {
    var segments: [TokenPath: [String]] = [:]
    var groups: Set<TokenPath> = []
    for token in tokens {
      if let type {
        segments[token.path] = [type, SwiftNames.joined(token.segments)]
        continue
      }
      let names = token.segments.map(SwiftNames.identifier)
      segments[token.path] = names
      for end in names.indices.dropFirst() { groups.insert(TokenPath(segments: names[..<end])) }
    }
    self.segments = segments
    self.groups = groups
  }

  /// Finds the name of a token that comes to values of a kind.
  mutating func name(
    _ path: TokenPath, as value: TokenValue, _ notes: inout ConversionNotes
  ) throws(ConversionError) {
    guard var names = segments[path] else { return }
    if groups.contains(TokenPath(segments: names)) {
      names.append(SwiftNames.root)
    } else if names.count == 1 {
      names.insert(SwiftNames.common, at: 0)
    }
    for position in names.indices.dropLast() where SwiftNames.isAppearance(names[position], position) {
      names[position] += "Group"
    }
    names = SwiftNames.telling(names, value)
    let full = TokenPath(segments: names)
    if let other = taken[full] ?? enums[full] { throw .nameClash(other, path, name: full.description) }
    taken[full] = path
    for end in names.indices.dropFirst() {
      let group = TokenPath(segments: names[..<end])
      if let other = taken[group] { throw .nameClash(other, path, name: group.description) }
      enums[group] = path
    }
    guard names.count <= SwiftSymbols.deepestNamespace else {
      throw .unwritableName(
        path, reason: "enums nested deeper than \(SwiftSymbols.deepestNamespace) levels aren't read")
    }
    guard full.description.utf8.count <= SwiftSymbols.longestPath else {
      throw .unwritableName(path, reason: "names longer than \(SwiftSymbols.longestPath) bytes aren't read")
    }
    self.names[path] = names
  }

  /// Whether a type of this name would be read as the dark or the high-contrast values of what is around it.
  private static func isAppearance(_ name: String, _ position: Int) -> Bool {
    guard position > 0, let named = SwiftAppearance.named(name), !named.isAlpha else { return false }
    return named.appearance.isDark || named.appearance.isHighContrast || named.appearance.isElevated
  }

  /// A name under which a number is read as what it is: numbers tell lengths, times and ratios by their names.
  private static func telling(_ names: [String], _ value: TokenValue) -> [String] {
    let endings: [String]
    switch value {
    case .duration: endings = ["", "Duration"]
    case .dimension: endings = ["", "Length"]
    case .number, .fontWeight: endings = ["", "Factor"]
    default: return names
    }
    for ending in endings {
      var named = names
      named[names.count - 1] += ending
      if SwiftWriting.isTold(value, by: named) { return named }
    }
    return names
  }

  // MARK: Identifiers

  /// One identifier made of several names.
  static func joined(_ names: [String]) -> String {
    let whole = identifier(names.map { WrittenNames.words($0, joined: .capitals) }.joined(separator: " "))
    return colorTypes.contains(whole) ? whole + "_" : whole
  }

  /// The types that a constant of the same name would hide.
  static let colorTypes: Set<String> = ["Color", "UIColor"]

  /// An identifier made of a name: words are joined, a capital starting each but the first.
  static func identifier(_ name: String) -> String {
    var text = WrittenNames.words(name, joined: .capitals)
    if text.utf8.isEmpty || text.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { text = "u" + text + "_" }
    if let first = text.unicodeScalars.first, first.value < 0x80 {
      if first.properties.numericType != nil { text = "_" + text }
    } else if let first = text.unicodeScalars.first, !first.properties.isXIDStart {
      text = "_" + text
    }
    return reserved.contains(text) ? text + "_" : text
  }

  /// A name as it stands in source.
  static func written(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Names that mean something else wherever they stand, or that would hide what the file uses.
  private static let reserved: Set<String> = [
    "self", "Self", "Type", "Protocol", "init", "SwiftUI", "CGFloat", "Double", "TimeInterval", "adaptive",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
    "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]
}
