import ColorScience
import DesignTokens
import SourceText
import SwiftSource

/// A value and the appearance it is for.
struct SwiftEntry {
  var appearance: SwiftAppearance
  var content: AuthoredValue.Content
  /// The tokens it is written with.
  var tokens: Range<Int>
  /// Whether its alpha takes the place of that of the color it names, which is right only while that is opaque.
  var replacesAlpha = false
  /// The document of the tokens, when it is not that of the constant.
  var document: Int?
}

/// Reads what the constants of Swift sources are worth.
final class SwiftValueReader {
  let constants: StaticConstants
  var notices: [InputNotice] = []
  private let evaluator: SwiftEvaluator
  /// How many expressions of the constant at hand were looked at as colors.
  var steps = 0

  /// The most expressions of one constant that are looked at as colors: what branches more cannot be told.
  static let mostSteps = 400

  /// The deepest nesting of colors.
  static let deepest = 50

  init(_ constants: StaticConstants) {
    self.constants = constants
    evaluator = SwiftEvaluator(constants.names, constants.assignments)
  }

  func outline(_ place: SwiftScope) -> SwiftOutline { constants.outlines[place.file] }

  func notice(_ message: String, _ tokens: Range<Int>, _ place: SwiftScope) {
    notices.append(InputNotice(message, at: outline(place).location(of: tokens)))
  }

  /// What a name refers to: a constant here, by its index, and whether only members follow that are the same color.
  func constant(_ path: [String], _ place: SwiftScope) -> Int? {
    guard case .constant(let index, let rest) = constants.lookUp(path, at: place)
    else { return nil }
    let same = ["color", "uiColor", "cgColor", "nsColor", "swiftUIColor", "asColor", "wrappedValue"]
    return rest.allSatisfy(same.contains) ? index : nil
  }

  /// What an expression is worth, with the constants that it names.
  func value(_ expression: SwiftExpression, _ place: SwiftScope, truncating: Bool = false) -> SwiftValue {
    evaluator.value(of: expression, at: place, truncating: truncating)
  }

  /// The constant that an expression names, when it is nothing but a name.
  func referent(of expression: SwiftExpression, _ place: SwiftScope) -> Int? {
    expression.path(at: place).flatMap { constant($0, place) }
  }

  /// The expression that gives a constant its value, when one does whatever the appearance.
  func expression(of symbol: StaticConstant) -> SwiftExpression? {
    if let value = symbol.declaration.value { return outline(symbol.scope).expression(in: value) }
    guard let body = symbol.declaration.body,
      let values = constants.names.branches(of: body, at: symbol.scope).expressions, values.count == 1
    else { return nil }
    return values[0]
  }
}
