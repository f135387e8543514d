extension CSSScanner {
  /// `rgb()` and `rgba()`: with commas all numbers or all percentages, without them mixed freely.
  mutating func rgb(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    var values = (try component(isHue: false, bytes), CSSValue(kind: .none, value: 0), CSSValue(kind: .none, value: 0))
    skipSpace(bytes)
    let alpha: CSSValue
    if next(bytes) == 0x2C, values.0.kind != .none {
      values.1 = try legacyComponent(values.0.kind, bytes)
      values.2 = try legacyComponent(values.0.kind, bytes)
      alpha = try legacyAlpha(bytes)
    } else {
      values.1 = try component(isHue: false, bytes)
      values.2 = try component(isHue: false, bytes)
      alpha = try slashAlpha(bytes)
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
  mutating func hsl(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    let hue = try component(isHue: true, bytes)
    skipSpace(bytes)
    guard next(bytes) == 0x2C, hue.kind != .none else { return try modern(.hsl, .hsl, first: hue, bytes) }
    let saturation = try legacyComponent(.percentage, bytes)
    let lightness = try legacyComponent(.percentage, bytes)
    let alpha = try legacyAlpha(bytes)
    return Color(
      .hsl, SIMD3(reducedAngle(hue.value), max(saturation.value, 0), lightness.value), alpha: alpha.value)
  }

  /// A comma and a component of one kind.
  @inline(__always)
  private mutating func legacyComponent(
    _ kind: CSSValue.Kind, _ bytes: TextBytes
  ) throws(ColorSyntaxError) -> CSSValue {
    skipSpace(bytes)
    guard pass(0x2C, bytes) else { throw error("a comma") }
    let expected = kind == .number ? "a number" : "a percentage"
    skipSpace(bytes)
    let start = position
    let value = try value(bytes, expected)
    guard value.kind == kind else {
      position = start
      throw error(expected)
    }
    return value
  }

  /// The optional alpha after a comma, and the end of the function.
  @inline(__always)
  private mutating func legacyAlpha(_ bytes: TextBytes) throws(ColorSyntaxError) -> CSSValue {
    skipSpace(bytes)
    var alpha = CSSValue(kind: .number, value: 1)
    if pass(0x2C, bytes) {
      skipSpace(bytes)
      let start = position
      alpha = try value(bytes, "a number or a percentage")
      guard alpha.kind == .number || alpha.kind == .percentage else {
        position = start
        throw error("a number or a percentage")
      }
      if alpha.kind == .percentage { alpha.value /= 100 }
      try close(bytes, "a closing parenthesis")
    } else {
      try close(bytes, "a comma or a closing parenthesis")
    }
    return alpha
  }
}
