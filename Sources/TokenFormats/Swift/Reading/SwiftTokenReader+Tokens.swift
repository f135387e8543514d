import DesignTokens
import SourceText
import SwiftSource

// From constants to tokens.

extension SwiftTokenReader {
  /// The token of a constant, once for each of its entries.
  func tokens(_ symbol: StaticConstant, _ entries: [SwiftEntry], _ type: TokenType?) -> [Token] {
    let deprecation = deprecation(of: symbol)
    let tier = SwiftTokenReader.tier(of: symbol.namespace)
    return entries.map { entry in
      let outline = constants.outlines[entry.document ?? symbol.document]
      let value = AuthoredValue(
        entry.content, text: outline.line(of: entry.tokens), at: outline.location(of: entry.tokens))
      return Token(
        path: symbol.path, type: type, deprecation: deprecation, tier: tier, mode: entry.appearance.mode, value: value)
    }
  }

  /// Says that a constant of a dark type has no light one beside it.
  func lonely(_ symbol: StaticConstant) -> InputNotice {
    InputNotice(
      "\(symbol.path) has no light counterpart in the enclosing type, so it is read as a separate token",
      at: location(of: symbol))
  }

  private func location(of symbol: StaticConstant) -> SourceLocation {
    let name = symbol.declaration.nameToken
    return constants.outlines[symbol.document].location(of: name..<name + 1)
  }

  /// Says which constants beside tokens are left out although nothing tells that they are something else.
  func unread() -> [InputNotice] {
    var lists: [(document: Int, constants: [StaticConstant])] = []
    let holders = Set(
      constants.constants.indices.filter { isToken[$0] }.map { TokenPath(segments: constants.constants[$0].namespace) })
    for (index, symbol) in constants.constants.enumerated() where !isToken[index] && !symbol.isLocal {
      guard symbol.presence.isRead, constants.index(of: symbol.path) == index else { continue }
      guard symbol.type == nil, holders.contains(TokenPath(segments: symbol.namespace)), isUnclear(symbol) else {
        continue
      }
      if lists.last?.document == symbol.document {
        lists[lists.count - 1].constants.append(symbol)
      } else {
        lists.append((symbol.document, [symbol]))
      }
    }
    return lists.map { list in
      let names = list.constants.prefix(5).map(\.path.description).joined(separator: ", ")
      let count = list.constants.count
      return InputNotice(
        "\(count) static \(count == 1 ? "constant" : "constants") without a color, length, or number type "
          + "\(count == 1 ? "is" : "are") skipped: \(names)\(count > 5 ? ", …" : "")",
        at: location(of: list.constants[0]))
    }
  }

  /// Whether a value starts like one that may be anything: a name or a call.
  private func isUnclear(_ symbol: StaticConstant) -> Bool {
    let outline = constants.outlines[symbol.document]
    guard let value = symbol.declaration.value else { return false }
    let token = outline.tokens[value.lowerBound]
    return (token.kind == .identifier && token.word == nil) || token.kind == .point
  }

  /// The tier that the names of types tell, the innermost first.
  static func tier(of namespace: [String]) -> Token.Tier? {
    let endings: [(String, Token.Tier)] = [
      ("ComponentTokens", .component), ("Aliases", .alias), ("AliasTokens", .alias), ("Primitives", .primitive),
      ("PrimitiveTokens", .primitive),
    ]
    for name in namespace.reversed() {
      if let found = endings.first(where: { name.endsWithBytes(of: $0.0) }) { return found.1 }
    }
    return nil
  }

  /// How many tokens of attributes are looked at.
  private static let longestAttributes = 64

  /// What `@available(*, deprecated, message: "…")` says.
  private func deprecation(of symbol: StaticConstant) -> String? {
    let outline = constants.outlines[symbol.document]
    let declaration = symbol.declaration
    let start = declaration.tokens.lowerBound
    let range = start..<min(declaration.nameToken, start + SwiftTokenReader.longestAttributes)
    guard range.contains(where: { outline.isToken($0, "deprecated") }) else { return nil }
    guard let message = range.first(where: { outline.isToken($0, "message") }), message + 2 < range.upperBound,
      case .string(let text) = outline.expression(in: message + 2..<message + 3).kind
    else { return "deprecated" }
    return text ?? "deprecated"
  }
}
