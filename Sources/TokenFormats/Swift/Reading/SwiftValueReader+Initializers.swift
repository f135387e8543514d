import ColorScience
import DesignTokens
import SourceText
import SwiftSource

// The initializers of Color, UIColor and NSColor, and those that projects add to them.

extension SwiftValueReader {
  func initializer(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftScope,
    _ depth: Int
  ) -> [SwiftEntry] {
    if let body = provider(arguments) {
      return chosen(
        body, place, depth: depth, otherwise: "its value is chosen at run time by something other than the appearance")
    }
    if let literal = ColorLiteral(arguments, in: outline(place)) {
      let noticed = literal.form.isDigits ? literal.parts[0].tokens : tokens
      return entry(content(colors(place).color(of: literal), noticed, place), tokens)
    }
    guard let first = arguments.first else { return entry(.undecidable("its color has no value"), tokens) }
    return single(first, arguments, tokens, place, isOfPlatform: isPlatformColor(callee, place), depth)
  }

  /// Whether what is called is the initializer of a `UIColor` or an `NSColor`.
  ///
  /// Without a label, it takes a `Color`, and the initializer of a `Color` takes one of these.
  private func isPlatformColor(_ callee: SwiftExpression, _ place: SwiftScope) -> Bool {
    if case .implicitMember = callee.kind { return place.type == "UIColor" || place.type == "NSColor" }
    return callee.path?.last { $0 != "init" }.map { $0 == "UIColor" || $0 == "NSColor" } ?? false
  }

  /// The closure of `UIColor { traits in … }`, `UIColor(dynamicProvider: { … })`, `NSColor(name: nil) { … }`.
  private func provider(_ arguments: [SwiftExpression.Argument]) -> Range<Int>? {
    guard let last = arguments.last, case .closure(let body) = last.value.kind else { return nil }
    return last.label == nil || last.label == "dynamicProvider" ? body : nil
  }

  // MARK: Numbers and digits

  /// A reader of the colors at a place.
  private func colors(_ place: SwiftScope) -> ColorReader {
    ColorReader(outline(place)) { [self] in value($0, place) }
  }

  /// The content of a color that was read, with a notice of what was assumed.
  private func content(
    _ result: ColorReader.Result, _ tokens: Range<Int>, _ place: SwiftScope
  ) -> AuthoredValue.Content {
    switch result {
    case .color(let color, let assumption):
      if let assumption { notice(assumption.words, tokens, place) }
      return .literal(.color(color))
    case .unknown(let unknown): return .undecidable(unknown.words)
    }
  }

  /// The color of hexadecimal digits: a text or a number, or a constant that is one.
  func digits(_ expression: SwiftExpression, order: DigitOrder?, _ place: SwiftScope) -> [SwiftEntry]? {
    colors(place).color(ofDigits: expression, order).map {
      entry(content($0, expression.tokens, place), expression.tokens)
    }
  }

  /// The color of components in a tuple or a `#colorLiteral`.
  ///
  /// - Parameter isExpected: whether something says that it is a color.
  /// - Returns: nil when nothing says that it is a color.
  func components(
    _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftScope, isExpected: Bool
  ) -> [SwiftEntry]? {
    guard let literal = ColorLiteral(components: arguments, isTuple: isExpected) else {
      return isExpected ? entry(.undecidable(ColorUnknown.form.words), tokens) : nil
    }
    return entry(content(colors(place).color(of: literal), tokens, place), tokens)
  }

  // MARK: Colors of colors, assets

  private func single(
    _ first: SwiftExpression.Argument, _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>,
    _ place: SwiftScope, isOfPlatform: Bool, _ depth: Int
  ) -> [SwiftEntry] {
    if case .string(let name) = first.value.kind, first.label == nil || first.label == "named" {
      return entry(.undecidable("its value is the color \"\((name ?? "…").prefix(80))\" of an asset catalog"), tokens)
    }
    let label = first.label ?? ""
    guard arguments.count == 1, ["", "uiColor", "nsColor", "cgColor", "color", "swiftUIColor"].contains(label) else {
      let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
      return entry(.undecidable("its initializer (\(labels.prefix(80))) isn't supported"), tokens)
    }
    var inner = place
    inner.type =
      switch label {
      case "": isOfPlatform ? "Color" : "UIColor"
      case "uiColor": "UIColor"
      case "nsColor": "NSColor"
      default: "Color"
      }
    return expectedColor(first.value, inner, depth: depth + 1)
  }
}
