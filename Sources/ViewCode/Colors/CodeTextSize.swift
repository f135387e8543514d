import SwiftSource
import Typesetting

/// The size and weight that a font in source gives a text.
struct CodeTextSize {
  /// The default size in points; nil if it isn't known.
  let size: Double?
  /// The size that a number or a name in the source suggests; nil if nothing does.
  var likelySize: Double?
  /// Whether the weight or the name of the font may be bold.
  let mayBeBold: Bool

  /// The size, if it counts as large under some guideline.
  var largeSize: Double? { size.flatMap { $0 >= CodeTextSize.leastLarge ? $0 : nil } }

  /// Returns whether a text with the font may be large under some guideline.
  ///
  /// - Parameter isBold: whether a modifier may make it bold.
  func mayBeLarge(mayBeBold isBold: Bool) -> Bool {
    guard let size = size ?? likelySize else { return true }
    return size >= (mayBeBold || isBold ? CodeTextSize.leastBold : CodeTextSize.leastLarge)
  }

  /// The least size that counts as large under any guideline.
  private static let leastLarge = min(LargeText.wcag.size, LargeText.apple.size)
  /// The least size of bold text that may count as large, in points: 14 pt of WCAG without scaling.
  private static let leastBold = 14.0
}

extension CodeModifier {
  /// The font in the first argument of `font`.
  var textSize: CodeTextSize { CodeTextSize(size: fontSize, likelySize: likelyFontSize, mayBeBold: mayBeBold) }

  /// Whether the first argument names a bold weight, or one that isn't known; `bold()` has none.
  var mayBeBold: Bool {
    guard let argument = argument(nil) else { return true }
    let text = chain.expression(argument).quote.lowercased()
    if ["bold", "heavy", "black"].contains(where: { text.holdsBytes(of: $0) }) { return true }
    if text.holdsBytes(of: "headline"), !text.holdsBytes(of: "subheadline") { return true }
    guard name == "fontWeight" || text.holdsBytes(of: "weight") else { return false }
    return !["thin", "light", "regular", "medium"].contains { text.holdsBytes(of: $0) }
  }

  /// Parts of the names of fonts that are at most as large as the text of a body.
  private static let smallFonts = [
    "caption", "footnote", "micro", "tiny", "small", "body", "subhead", "callout", "overline",
  ]

  /// The size of a constant, the only number in the font, or that of a body if its name says that it is a small one.
  private var likelyFontSize: Double? {
    guard let argument = argument(nil) else { return nil }
    let font = chain.expression(argument)
    let sizes = font.branches(as: "Font").compactMap(\.defaultFontSize?.greatest)
    if let size = sizes.max() { return size }
    let numbers = argument.tokens.compactMap { token in
      font.outline.tokens[token].kind == .number ? Double(font.outline.name(token)) : nil
    }
    if numbers.count == 1 { return numbers[0] }
    let text = font.quote.lowercased()
    let isSmall = CodeModifier.smallFonts.contains { text.holdsBytes(of: $0) }
    return isSmall ? SystemTextStyle.body.metrics(at: .standard).size : nil
  }

  private var fontSize: Double? {
    guard let argument = argument(nil),
      let font = children.first(where: { $0.source.expression.tokens == argument.tokens }),
      font.source.isImplicit || font.source.path.first == "Font"
    else { return nil }
    guard let arguments = font.source.arguments else {
      return SystemTextStyle(name: font.name)?.metrics(at: .standard).size
    }
    guard let value = arguments.first(where: { $0.label == "size" })?.value,
      case .number(let size) = chain.value(of: value)
    else { return nil }
    return size
  }
}
