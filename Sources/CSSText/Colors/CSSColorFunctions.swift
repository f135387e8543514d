import ColorScience
import SourceText

/// How the three components of a function are written.
struct CSSComponentSyntax {
  /// What 100% means; `nil` for a hue, which is a number or an angle.
  var percent: SIMD3<Double>
  var hueLane: Int?
  var lowest: SIMD3<Double>
  var highest: SIMD3<Double>

  private static let infinity = Double.infinity

  static var percentages: Self {
    Self(
      percent: [0, 100, 100], hueLane: 0, lowest: SIMD3(repeating: -infinity), highest: SIMD3(repeating: infinity))
  }
  /// Saturation is clamped at 0 when it is read.
  static var hsl: Self {
    Self(
      percent: [0, 100, 100], hueLane: 0, lowest: [-infinity, 0, -infinity], highest: SIMD3(repeating: infinity))
  }
  static var lab: Self {
    Self(
      percent: [100, 125, 125], hueLane: nil, lowest: [0, -infinity, -infinity], highest: [100, infinity, infinity])
  }
  static var lch: Self {
    Self(percent: [100, 150, 0], hueLane: 2, lowest: [0, 0, -infinity], highest: [100, infinity, infinity])
  }
  static var oklab: Self {
    Self(percent: [1, 0.4, 0.4], hueLane: nil, lowest: [0, -infinity, -infinity], highest: [1, infinity, infinity])
  }
  static var oklch: Self {
    Self(percent: [1, 0.4, 0], hueLane: 2, lowest: [0, 0, -infinity], highest: [1, infinity, infinity])
  }
  static var predefined: Self {
    Self(
      percent: [1, 1, 1], hueLane: nil, lowest: SIMD3(repeating: -infinity), highest: SIMD3(repeating: infinity))
  }
}

extension CSSColorReader {
  /// Three components separated by white space and an optional `/ alpha`.
  @inline(__always)
  mutating func modern(
    _ space: ColorSpace, _ syntax: CSSComponentSyntax, first: CSSValue? = nil
  ) throws(ColorSyntaxError) -> Color {
    var components = SIMD3<Double>.zero
    var missing: MissingComponents = []
    for lane in 0..<3 {
      let isHue = syntax.hueLane == lane
      var value: CSSValue
      if lane == 0, let first { value = first } else { value = try component(isHue: isHue) }
      if value.kind == .none { missing.insert(.lane(lane)) }
      if value.kind == .percentage { value.value *= syntax.percent[lane] / 100 }
      if isHue { value.value = reducedAngle(value.value) }
      components[lane] = min(max(value.value, syntax.lowest[lane]), syntax.highest[lane])
    }
    let alpha = try slashAlpha()
    if alpha.kind == .none { missing.insert(.alpha) }
    return Color(space, components, alpha: alpha.value, missing: missing)
  }

  /// A component that must be a number, a percentage or `none`; a hue a number, an angle or `none`.
  @inline(__always)
  mutating func component(isHue: Bool) throws(ColorSyntaxError) -> CSSValue {
    let expected = isHue ? "a number, an angle, or none" : "a number, a percentage, or none"
    let start = cursor.token.range.lowerBound
    let value = try value(expected)
    guard value.kind != (isHue ? .percentage : .angle) else {
      throw ColorSyntaxError(offset: start, expected: expected)
    }
    return value
  }

  /// The optional `/ alpha` of the modern syntax, and the end of the function.
  @inline(__always)
  mutating func slashAlpha() throws(ColorSyntaxError) -> CSSValue {
    var alpha = CSSValue(kind: .number, value: 1)
    if cursor.pass(delimiter: Ascii.slash) {
      alpha = try component(isHue: false)
      if alpha.kind == .percentage { alpha.value /= 100 }
      try close("a closing parenthesis")
    } else {
      try close("/ or a closing parenthesis")
    }
    return alpha
  }

  /// `color()` with a predefined space.
  mutating func predefined() throws(ColorSyntaxError) -> Color {
    let start = cursor.token.range.lowerBound
    guard let name = cursor.passName(), let space = CSSKeywords.predefinedSpace(name) else {
      throw ColorSyntaxError(offset: start, expected: "a color space name")
    }
    return try modern(space, CSSColorFunction.color.syntax)
  }
}
