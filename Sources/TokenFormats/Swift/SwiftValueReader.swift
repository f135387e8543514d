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

/// Where an expression stands: its document, the types around it, and the type that is expected of it.
struct SwiftPlace {
  let document: Int
  let namespace: [String]
  /// How many names the outermost type or extension around it has.
  var outermost = 1
  var type: String?
}

/// Reads what the constants of Swift sources are worth.
final class SwiftValueReader {
  let constants: StaticConstants
  var notices: [Notice] = []
  private var numbers: [Int: SwiftConstant?] = [:]
  private var pending: Set<Int> = []
  /// How many expressions of the constant at hand were looked at as colors.
  var steps = 0

  /// The most expressions of one constant that are looked at as colors: what branches more cannot be told.
  static let mostSteps = 400

  /// The longest row of constants that refer to each other in arithmetic, and the deepest nesting of colors.
  static let deepest = 50

  init(_ constants: StaticConstants) { self.constants = constants }

  func outline(_ place: SwiftPlace) -> SwiftOutline { constants.outlines[place.document] }

  func notice(_ message: String, _ tokens: Range<Int>, _ place: SwiftPlace) {
    notices.append(Notice(message, at: outline(place).location(of: tokens)))
  }

  func place(of symbol: StaticConstant) -> SwiftPlace {
    SwiftPlace(
      document: symbol.document, namespace: symbol.namespace, outermost: symbol.outermost, type: symbol.type)
  }

  /// What a name refers to: a constant here, by its index, and whether only members follow that are the same color.
  func constant(_ path: [String], _ place: SwiftPlace) -> Int? {
    guard case .constant(let index, let rest) = constants.lookUp(path, at: place)
    else { return nil }
    let same = ["color", "uiColor", "cgColor", "nsColor", "swiftUIColor", "asColor", "wrappedValue"]
    return rest.allSatisfy(same.contains) ? index : nil
  }

  // MARK: Numbers

  /// The value of an arithmetic expression, with the constants that it names.
  func number(_ expression: SwiftExpression, _ place: SwiftPlace, truncating: Bool = false) -> SwiftConstant? {
    expression.constant(truncating: truncating) { [self] part in
      guard let index = referent(of: part, place) else { return nil }
      return number(of: index)
    }
  }

  /// The constant that an expression names, when it is nothing but a name.
  func referent(of expression: SwiftExpression, _ place: SwiftPlace) -> Int? {
    if case .implicitMember(let name) = expression.kind, let type = place.type {
      return constant([type, name], place)
    }
    return expression.path.flatMap { constant($0, place) }
  }

  private func number(of index: Int) -> SwiftConstant? {
    if let known = numbers[index] { return known }
    guard pending.count < SwiftValueReader.deepest, pending.insert(index).inserted else { return nil }
    defer { pending.remove(index) }
    let symbol = constants.constants[index]
    guard let expression = expression(of: symbol) else { return nil }
    let isInteger = symbol.type.map(SwiftConstant.integerTypes.contains)
    let value = number(expression, place(of: symbol), truncating: isInteger ?? true)
    let typed = value.map { SwiftConstant($0.value, isInteger: isInteger ?? $0.isInteger) }
    numbers[index] = typed
    return typed
  }

  /// The expression that gives a constant its value, when one does whatever the appearance.
  func expression(of symbol: StaticConstant) -> SwiftExpression? {
    let outline = constants.outlines[symbol.document]
    if let value = symbol.declaration.value { return outline.expression(in: value) }
    guard let body = symbol.declaration.body else { return nil }
    var value: SwiftExpression?
    for appearance in SwiftChoice.appearances(in: body, of: outline) {
      var choice = choice(in: place(of: symbol), appearance)
      guard case .oneOf(let values, _) = choice.value(of: body), values.count == 1 else { return nil }
      guard value == nil || value == values[0] else { return nil }
      value = values[0]
    }
    return value
  }
}
