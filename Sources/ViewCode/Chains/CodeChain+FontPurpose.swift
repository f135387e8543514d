import SourceText
import SwiftSource

// What the code around a font tells about its purpose.

extension CodeChain {
  /// The maximum number of tokens between a font and the call or the condition around it.
  private static let longestWay = 120

  /// Whether the font only measures text: it is in the attributes of `size(withAttributes:)` or `boundingRect`, directly or by a local name.
  var onlyMeasures: Bool {
    guard let opening = openings.first(where: { outline.tokens[$0].kind != .openParenthesis || isCall($0) }),
      outline.tokens[opening].kind == .openBracket
    else { return false }
    if isMeasured(at: opening) { return true }
    guard opening > 2, outline.isToken(opening - 1, "="), let name = nameBound(before: opening - 1),
      let body = outline.declarations[source.declaration].body
    else { return false }
    let uses = body.filter { $0 > opening && outline.tokens[$0].kind == .identifier && outline.name($0) == name }
    return !uses.isEmpty && uses.allSatisfy(isMeasured)
  }

  /// Whether a value is the attributes of a call that measures text.
  private func isMeasured(at token: Int) -> Bool {
    guard token > 3, outline.tokens[token - 1].kind == .colon else { return false }
    switch outline.name(token - 2) {
    case "withAttributes": return outline.isToken(token - 3, "(") && outline.name(token - 4) == "size"
    case "attributes":
      let opening = openings(before: token).first
      return opening.map { $0 > 0 && outline.name($0 - 1) == "boundingRect" } ?? false
    default: return false
    }
  }

  /// The name of `let name = value` or `let name: Type = value`, from its sign.
  private func nameBound(before sign: Int) -> String? {
    for at in stride(from: sign - 1, to: max(0, sign - CodeChain.longestWay), by: -1) {
      if outline.tokens[at].word == .let || outline.tokens[at].word == .var { return outline.name(at + 1) }
      if outline.tokens[at].startsLine { return nil }
    }
    return nil
  }

  /// Whether a branch sets the font only for text that consists of emoji, as its condition tells: `if text.containsOnlyEmoji`.
  var isForEmoji: Bool {
    guard let brace = openings.first(where: { outline.tokens[$0].kind == .openBrace }) else { return false }
    for at in stride(from: brace - 1, to: max(0, brace - CodeChain.longestWay), by: -1) {
      switch outline.tokens[at].kind {
      case .openBrace, .closeBrace, .semicolon: return false
      case .identifier where outline.tokens[at].word == .if:
        let names = (at..<brace).filter { outline.tokens[$0].kind == .identifier }.map { outline.name($0).lowercased() }
        let isNegated = (at..<brace).contains { outline.isToken($0, "!") || outline.isToken($0, "||") }
        return names.contains { $0.holdsBytes(of: "onlyemoji") } && !names.contains("false") && !isNegated
      default: break
      }
    }
    return false
  }

  /// Whether a call creates an icon from a font and an image, without a text: `IconStyle(icon: "star.fill", font: font)`.
  var isFontOfIconType: Bool {
    guard source.role.label == "font", source.role.modifier == nil, let parent, let name = parent.source.path.last
    else { return false }
    let labels = Set((parent.source.arguments ?? []).compactMap(\.label))
    return ["Icon", "Symbol", "Glyph"].contains { name.holdsBytes(of: $0) }
      && !labels.isDisjoint(with: ["icon", "systemName", "systemImage", "symbol", "image", "systemIcon"])
      && labels.isDisjoint(with: ["title", "text", "label", "message", "subtitle", "string"])
  }

  /// Whether the font is bound to a name that tells that it is for bullets or icons: `let bulletFont = font.withSize(5)`.
  var isBoundAsIconFont: Bool {
    guard let name = boundName?.lowercased(), name.hasSuffix("font"),
      outline.declarations[source.declaration].kind == .function
    else { return false }
    return ["bullet", "icon", "symbol", "glyph", "chevron"].contains { name.hasPrefix($0) }
  }

  /// Whether a size is computed from the size of another font, or scaled: `font.pointSize * scale`.
  func isSizeOfFont(_ size: CodeExpression) -> Bool {
    let names: Set<String> = ["pointSize", "scaledValue"]
    if size.mentions(names) { return true }
    return size.source.tokens.contains { token in
      guard outline.tokens[token].kind == .identifier, outline.tokens[token - 1].kind != .point else { return false }
      return size.part(outline.expression(in: token..<token + 1)).followed().mentions(names)
    }
  }

  /// Whether the type around a label sets attributed text, which has fonts of its own, and no font.
  var isGivenAttributedText: Bool {
    var names: Set<String> = []
    for token in typeTokens where outline.tokens[token].kind == .identifier {
      let name = outline.name(token)
      if name == "font", outline.isToken(token + 1, "=") { return false }
      names.insert(name)
    }
    return !names.isDisjoint(with: ["attributedText", "defaultTextAttributes", "typingAttributes"])
  }

  /// The opening brackets around the chain, innermost first.
  var openings: [Int] { openings(before: source.expression.tokens.lowerBound) }

  private func openings(before token: Int) -> [Int] {
    var found: [Int] = []
    var depth = 0
    for at in stride(from: token - 1, to: max(-1, token - CodeChain.longestWay), by: -1) {
      switch outline.tokens[at].kind {
      case .closeBrace, .closeParenthesis, .closeBracket: depth += 1
      case .openBrace, .openParenthesis, .openBracket:
        if depth == 0 { found.append(at) } else { depth -= 1 }
      default: break
      }
    }
    return found
  }

  /// Whether a parenthesis starts the arguments of a call.
  private func isCall(_ parenthesis: Int) -> Bool {
    parenthesis > 0 && outline.tokens[parenthesis - 1].kind == .identifier
  }
}
