import SourceText
import SwiftSource

// Colors that a condition about dark mode chooses, so another one is shown in the other mode.

extension CodeChain {
  private static let appearances: Set<String> = [
    "colorScheme", "userInterfaceStyle", "isDarkMode", "isDark", "darkMode", "interfaceStyle",
  ]
  /// The maximum number of tokens before a color that are searched.
  private static let longestSearch = 300
  /// The maximum number of tokens in the condition of a branch.
  private static let longestCondition = 24

  /// Whether a condition on dark mode around the color chooses it, or a closure that gets the traits: `UIColor { traits in … }`.
  var isChosenByAppearance: Bool {
    if isForOneAppearance { return true }
    let start = source.expression.tokens.lowerBound
    let body = outline.declarations[source.declaration].tokens
    let least = max(body.lowerBound, start - CodeChain.longestSearch)
    var (at, isBranch) = (start - 1, false)
    while at > least {
      switch outline.tokens[at].kind {
      case .closeBrace, .closeParenthesis, .closeBracket:
        guard let open = outline.opening(of: at, after: least) else { return false }
        at = open
      case .openBrace:
        if isChosen(byBranchAt: at) { return true }
        isBranch = false
      case .semicolon, .comma: isBranch = false
      // The condition of a ternary comes before its question mark.
      case .sign: isBranch = isBranch || outline.isToken(at, "?")
      case .identifier:
        if isBranch, namesAppearance(at) { return true }
        if outline.tokens[at].word == .return { isBranch = false }
      default: break
      }
      at -= 1
    }
    return false
  }

  /// Parts of all names of an appearance that don't end with the letter e.
  private static let parts = ["ark", "isLight", "uminance"]

  /// Whether a token names the appearance: `colorScheme`, or the `.dark` that something is compared with.
  private func namesAppearance(_ token: Int) -> Bool {
    // Most names can be excluded without a copy.
    let bytes = outline.bytes(ofName: token)
    guard bytes.last == UInt8(ascii: "e") || CodeChain.parts.contains(where: { bytes.firstOffset(of: $0) != nil })
    else {
      return false
    }
    let name = outline.name(token)
    if CodeChain.appearances.contains(name) || name == "dark" && outline.tokens[token - 1].kind == .point {
      return true
    }
    // A property made of the appearance, isDarkBackground, or of the color behind: isLightColor, luminance.
    return name.holdsBytes(of: "Dark") || name.hasPrefix("isLight") || name.lowercased().holdsBytes(of: "luminance")
  }

  /// Whether a type of colors is called with a closure that gets the traits, rather than the type of a property with a body.
  private func isCall(_ type: Int, before brace: Int) -> Bool {
    if outline.isToken(type + 2, "dynamicProvider") { return true }
    return type == brace - 1 && outline.tokens[type - 1].kind != .colon && !outline.isToken(type - 1, "->")
  }

  /// The labels of colors for one appearance: `UIColor(light: .white, dark: .black)`.
  private static let labels: Set<String> = ["dark", "darkMode", "darkColor", "light", "lightMode", "lightColor"]

  /// Whether the color is an argument next to one for the other appearance.
  private var isForOneAppearance: Bool {
    guard let parent, source.role.kind == .argument else { return false }
    let arguments =
      source.role.modifier.map { parent.source.modifiers[$0].arguments } ?? parent.source.arguments
    let named = (arguments ?? []).count { CodeChain.labels.contains($0.label ?? "") }
    return named > 0 && (arguments ?? []).count > 1
  }

  /// Whether the condition before a brace, or before the one of which it is the other branch, names the appearance.
  private func isChosen(byBranchAt brace: Int) -> Bool {
    var at = brace - 1
    if outline.tokens[at].word == .else, at > 0, outline.tokens[at - 1].kind == .closeBrace,
      let open = outline.opening(of: at - 1, after: max(0, at - CodeChain.longestSearch))
    {
      return isChosen(byBranchAt: open)
    }
    let least = max(0, at - CodeChain.longestCondition)
    var names = false
    while at > least {
      switch outline.tokens[at].kind {
      case .openBrace, .closeBrace, .semicolon: return false
      case .identifier:
        names = names || namesAppearance(at)
        let word = outline.tokens[at].word
        if word == .if || word == .guard || word == .switch { return names }
        // UIColor { traits in … } and UIColor(dynamicProvider: { … }).
        if ColorNames.types.contains(outline.name(at)), isCall(at, before: brace) { return true }
      default: break
      }
      at -= 1
    }
    return false
  }
}
