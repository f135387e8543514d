import ColorScience

/// A color function and the numbers it is written with, from the one reader of colors.
package struct CSSColorParts: Sendable {
  /// A component or the alpha as it is written.
  package struct Number: Sendable {
    /// All bytes.
    package let range: Range<Int>
    /// The digits without a unit; the word where it is `none`.
    package let digits: Range<Int>
    /// How many of what is written make one of the component: 255 in `rgb()`, 100 for percentages of 1.
    package let scale: Double
    /// Whether it is the word `none`.
    package let isNone: Bool
  }

  /// The color.
  package let color: Color
  /// The three components, then the alpha if there is one.
  package let numbers: [Number]
  /// Whether commas separate the components.
  package let hasCommas: Bool

  /// The parts of the color that is a whole range; nil if it is no color, no function, or holds calculations.
  package init?(_ bytes: [UInt8], in range: Range<Int>) {
    var reader = CSSColorReader(cursor: CSSCursor(bytes, in: range))
    reader.written = []
    guard let color = try? reader.color(), reader.cursor.token.kind == .end, let function = reader.function,
      let written = reader.written
    else { return nil }
    var numbers: [Number] = []
    for (index, token) in written.enumerated() {
      guard let number = Number(token, lane: index, of: function, in: bytes) else { return nil }
      numbers.append(number)
    }
    self.color = color
    self.numbers = numbers
    hasCommas = reader.hasCommas
  }
}

extension CSSColorParts.Number {
  fileprivate init?(_ token: CSSToken, lane: Int, of function: CSSColorFunction, in bytes: [UInt8]) {
    let isAlpha = lane == 3
    isNone = token.kind == .identifier
    range = token.range
    switch token.kind {
    case .identifier, .number:
      digits = token.range
      scale = isAlpha ? 1 : function.syntax.numberScale
    case .percentage:
      digits = token.range.lowerBound..<token.nameStart
      scale = isAlpha ? 100 : 100 / function.syntax.percent[lane]
    case .dimension:
      digits = token.range.lowerBound..<token.nameStart
      guard let turn = CSSQuantity.unit(CSSIdentifier(bytes, token.nameRange)) else { return nil }
      scale = 1 / turn.factor
    default: return nil
    }
  }
}
