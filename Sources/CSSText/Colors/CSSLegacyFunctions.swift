import ColorScience

extension CSSColorReader {
  /// `rgb()` and `rgba()`: with commas all numbers or all percentages, without them mixed freely.
  mutating func rgb() throws(ColorSyntaxError) -> Color {
    var values = (try component(isHue: false), CSSValue(kind: .none, value: 0), CSSValue(kind: .none, value: 0))
    let alpha: CSSValue
    if cursor.token.kind == .comma, values.0.kind != .none {
      values.1 = try legacyComponent(values.0.kind)
      values.2 = try legacyComponent(values.0.kind)
      alpha = try legacyAlpha()
    } else {
      values.1 = try component(isHue: false)
      values.2 = try component(isHue: false)
      alpha = try slashAlpha()
    }
    let missing = Self.missing(values.0, values.1, values.2, alpha)
    let components = SIMD3(Self.rgbValue(values.0), Self.rgbValue(values.1), Self.rgbValue(values.2))
    if missing.isEmpty, components == components.rounded(.down) {
      return Color(
        red: UInt8(components.x), green: UInt8(components.y), blue: UInt8(components.z), alpha: alpha.value)
    }
    return Color(.srgb, components / 255, alpha: alpha.value, missing: missing)
  }

  /// A component on the scale of 0 to 255, clamped to it.
  @inline(__always)
  private static func rgbValue(_ value: CSSValue) -> Double {
    min(max(value.kind == .percentage ? value.value * 255 / 100 : value.value, 0), 255)
  }

  private static func missing(
    _ first: CSSValue, _ second: CSSValue, _ third: CSSValue, _ alpha: CSSValue
  ) -> MissingComponents {
    var missing: MissingComponents = []
    if first.kind == .none { missing.insert(.first) }
    if second.kind == .none { missing.insert(.second) }
    if third.kind == .none { missing.insert(.third) }
    if alpha.kind == .none { missing.insert(.alpha) }
    return missing
  }

  /// `hsl()` and `hsla()`: with commas saturation and lightness are percentages.
  mutating func hsl() throws(ColorSyntaxError) -> Color {
    let hue = try component(isHue: true)
    guard cursor.token.kind == .comma, hue.kind != .none else {
      return try modern(.hsl, CSSColorFunction.hsl.syntax, first: hue)
    }
    let saturation = try legacyComponent(.percentage)
    let lightness = try legacyComponent(.percentage)
    let alpha = try legacyAlpha()
    return Color(
      .hsl, SIMD3(reducedAngle(hue.value), max(saturation.value, 0), lightness.value), alpha: alpha.value)
  }

  /// A comma and a component of one kind.
  @inline(__always)
  private mutating func legacyComponent(
    _ kind: CSSValue.Kind
  ) throws(ColorSyntaxError) -> CSSValue {
    guard cursor.pass(.comma) else { throw error("a comma") }
    hasCommas = true
    let expected = kind == .number ? "a number" : "a percentage"
    let start = cursor.token.range.lowerBound
    let value = try value(expected)
    guard value.kind == kind else {
      throw ColorSyntaxError(offset: start, expected: expected)
    }
    return value
  }

  /// The optional alpha after a comma, and the end of the function.
  @inline(__always)
  private mutating func legacyAlpha() throws(ColorSyntaxError) -> CSSValue {
    var alpha = CSSValue(kind: .number, value: 1)
    if cursor.pass(.comma) {
      let start = cursor.token.range.lowerBound
      alpha = try value("a number or a percentage")
      guard alpha.kind == .number || alpha.kind == .percentage else {
        throw ColorSyntaxError(offset: start, expected: "a number or a percentage")
      }
      if alpha.kind == .percentage { alpha.value /= 100 }
      try close("a closing parenthesis")
    } else {
      try close("a comma or a closing parenthesis")
    }
    return alpha
  }
}
