import SourceText
import SwiftSource

// Fonts of text that is never shown: fonts that are only measured, and those of views that a function puts nowhere.

extension CodeChain {
  /// The numbers that a font gives.
  private static let numbers: Set<String> = [
    "pointSize", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading",
  ]
  /// The views that a function may make only to measure text.
  private static let measuring: Set<String> = ["UILabel", "UITextView", "UITextField", "UIButton"]
  /// The functions of such a view that don't show it.
  private static let inquiries: Set<String> = [
    "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting", "textRect", "boundingRect", "layoutIfNeeded",
    "setNeedsLayout", "setTitle", "setTitleColor", "setImage", "addTarget",
  ]

  /// Whether the font only gives numbers: it has a local name, and only measures of it are read.
  var isBoundForMeasures: Bool {
    guard let name = boundName, let uses = uses(ofLocal: name) else { return false }
    return uses.allSatisfy { use in
      outline.tokens[use + 1].kind == .point && CodeChain.numbers.contains(outline.name(use + 2))
    }
  }

  /// Whether the font is set on a label, field, or button that a function makes and puts nowhere: `let label = UILabel()`, then `label.font = font`.
  var isOfViewShownNowhere: Bool {
    let start = source.expression.tokens.lowerBound
    guard case .assigned(let equals) = outline.place(ofValueAt: start),
      let body = outline.declarations[source.declaration].body, body.contains(equals)
    else { return false }
    var first = equals - 1
    while first > body.lowerBound, !outline.tokens[first].startsLine { first -= 1 }
    guard outline.tokens[first].kind == .identifier, outline.tokens[first + 1].kind == .point,
      let uses = uses(ofLocal: outline.name(first)), uses.contains(first),
      let made = body.first(where: { outline.isToken($0, "=") && outline.name($0 - 1) == outline.name(first) }),
      outline.tokens[made - 2].word == .let, CodeChain.measuring.contains(outline.name(made + 1)),
      outline.tokens[made + 2].kind == .openParenthesis,
      outline.tokens[made + 3].kind == .closeParenthesis || ["frame", "type"].contains(outline.name(made + 3))
    else { return false }
    return uses.allSatisfy(isInquiry)
  }

  /// The uses of a local name after its binding in a function; nil if there are none.
  private func uses(ofLocal name: String) -> [Int]? {
    let own = outline.declarations[source.declaration]
    guard own.kind == .function, let body = own.body else { return nil }
    let uses = body.filter { token in
      outline.tokens[token].kind == .identifier && outline.tokens[token - 1].kind != .point
        && ![.let, .var].contains(outline.tokens[token - 1].word) && outline.name(token) == name
        && !isArgumentLabel(token)
    }
    // A string may have the name in an interpolation.
    let isInText = body.contains { outline.tokens[$0].kind == .string && outline.text($0).contains("\\") }
    return uses.isEmpty || isInText ? nil : uses
  }

  /// Whether a name is the label of an argument: `name: value` after a parenthesis or comma, but not in `isOn ? name : other`.
  private func isArgumentLabel(_ token: Int) -> Bool {
    outline.tokens[token + 1].kind == .colon
      && [.openParenthesis, .comma].contains(outline.tokens[token - 1].kind)
  }

  /// Whether a use of a view reads or sets a member, and calls nothing that could show it.
  private func isInquiry(_ use: Int) -> Bool {
    var at = use + 1
    guard outline.tokens[at].kind == .point else { return false }
    let isStatement =
      outline.tokens[use].startsLine
      && ![.openParenthesis, .comma, .openBracket, .colon, .sign].contains(outline.tokens[use - 1].kind)
    while outline.tokens[at].kind == .point || outline.isToken(at, "?") || outline.isToken(at, "!") {
      guard outline.tokens[at].kind == .point else {
        at += 1
        continue
      }
      if outline.tokens[at + 2].kind == .openParenthesis {
        return CodeChain.inquiries.contains(outline.name(at + 1)) && (isStatement || !isDeclared(outline.name(at + 1)))
      }
      if !isStatement, isDeclared(outline.name(at + 1)) { return false }
      if outline.isToken(at + 1, "layer"), outline.tokens[at + 2].kind != .point { return false }
      at += 2
    }
    // A closure after a member may take the view, as in `label.then { add($0) }`.
    return outline.tokens[at].startsLine
      || outline.tokens[at].kind != .openBrace && outline.tokens[at].kind != .openBracket
  }

  /// Whether an extension in these sources has a member with a name, which may return the view or one around it: `add(label.padded)`.
  private func isDeclared(_ name: String) -> Bool {
    index.files.contains { file in
      file.outline.declarations.contains { member in
        member.name == name && member.parent.map { file.outline.declarations[$0].kind } == .extension
      }
    }
  }
}

extension CodeCall {
  /// The parts of the names of fonts whose characters are icons.
  private static let iconFonts = ["awesome", "fontello", "ionicons"]
  /// The words that name such a font.
  private static let iconWords: Set<String> = ["icon", "icons", "glyph", "glyphs", "symbol", "symbols"]

  /// Whether the font is one of icons, by its name: `UIFont(name: "FontAwesome", size: 50)`.
  var isIconFont: Bool {
    guard name == "UIFont" || name == "custom", let family = argument("name") ?? argument(nil),
      case .string(let text?) = family.source.kind
    else { return false }
    let lowercased = text.lowercased()
    return CodeCall.iconFonts.contains { lowercased.holdsBytes(of: $0) }
      || CodeIndex.words(of: text[...]).contains(where: CodeCall.iconWords.contains)
  }
}
