import ColorScience
import SourceText

/// The functions whose names fit in one word; the raw value is the name, its first byte lowest.
enum CSSColorFunction: UInt64, CaseIterable {
  case rgb = 0x62_6772
  case rgba = 0x6162_6772
  case hsl = 0x6C_7368
  case hsla = 0x616C_7368
  case hwb = 0x62_7768
  case lab = 0x62_616C
  case lch = 0x68_636C
  case oklab = 0x62_616C_6B6F
  case oklch = 0x68_636C_6B6F
  case color = 0x72_6F6C_6F63

  /// How its components are written.
  var syntax: CSSComponentSyntax {
    let infinity = Double.infinity
    return switch self {
    case .rgb, .rgba: .init(space: .srgb, percent: SIMD3(1, 1, 1), numberScale: 255, takesCommas: true)
    case .hsl, .hsla:
      .init(space: .hsl, percent: SIMD3(0, 100, 100), lowest: SIMD3(-infinity, 0, -infinity), takesCommas: true)
    case .hwb: .init(space: .hwb, percent: SIMD3(0, 100, 100))
    case .lab: .init(space: .lab, percent: SIMD3(100, 125, 125), lowest: SIMD3(0, -infinity, -infinity), limit: 100)
    case .lch: .init(space: .lch, percent: SIMD3(100, 150, 0), lowest: SIMD3(0, 0, -infinity), limit: 100)
    case .oklab: .init(space: .oklab, percent: SIMD3(1, 0.4, 0.4), lowest: SIMD3(0, -infinity, -infinity), limit: 1)
    case .oklch: .init(space: .oklch, percent: SIMD3(1, 0.4, 0), lowest: SIMD3(0, 0, -infinity), limit: 1)
    case .color: .init(space: .srgb, percent: SIMD3(1, 1, 1))
    }
  }
}

/// How the three components of a function are written.
struct CSSComponentSyntax {
  /// The space of the function; `color()` names its own.
  var space: ColorSpace
  /// What 100% means; 0 for a hue, which is a number or an angle.
  var percent: SIMD3<Double>
  /// The bounds that components are clamped to when they are read.
  var lowest = SIMD3(repeating: -Double.infinity)
  /// The largest first component.
  var limit = Double.infinity
  /// How many of a number make one of the component: 255 in `rgb()`.
  var numberScale = 1.0
  /// Whether commas may separate the components.
  var takesCommas = false

  /// The component of a lane as a number in the units of the space.
  @inline(__always)
  fileprivate func component(_ lane: Int, _ value: CSSValue) -> Double {
    var number = value.kind == .percentage ? value.value * (percent[lane] / 100) : value.value
    if lane == space.hueLane { number = reducedAngle(number) }
    return min(max(number, lowest[lane]), lane == 0 ? limit : .infinity)
  }
}

/// The components of a function and its alpha, as they are written.
struct CSSComponents {
  var first, second, third: CSSValue
  var alpha = CSSValue(kind: .number, value: 1)

  /// The color with these components.
  func color(_ syntax: CSSComponentSyntax) -> Color {
    var missing: MissingComponents = []
    if first.kind == .none { missing.insert(.first) }
    if second.kind == .none { missing.insert(.second) }
    if third.kind == .none { missing.insert(.third) }
    if alpha.kind == .none { missing.insert(.alpha) }
    let alpha = alpha.kind == .percentage ? alpha.value / 100 : alpha.value
    guard syntax.numberScale == 255 else {
      let components = SIMD3(syntax.component(0, first), syntax.component(1, second), syntax.component(2, third))
      return Color(syntax.space, components, alpha: alpha, missing: missing)
    }
    let components = SIMD3(Self.byte(first), Self.byte(second), Self.byte(third))
    if missing.isEmpty, components == components.rounded(.down) {
      return Color(red: UInt8(components.x), green: UInt8(components.y), blue: UInt8(components.z), alpha: alpha)
    }
    return Color(.srgb, components / 255, alpha: alpha, missing: missing)
  }

  /// A component of `rgb()` on the scale of 0 to 255, clamped to it.
  @inline(__always)
  private static func byte(_ value: CSSValue) -> Double {
    min(max(value.kind == .percentage ? value.value * 255 / 100 : value.value, 0), 255)
  }
}

extension CSSColorReader {
  /// The components of a function and its end: with commas where the function knows them, else without.
  mutating func components(_ syntax: CSSComponentSyntax) throws(ColorSyntaxError) -> CSSComponents {
    let hueLane = syntax.space.hueLane
    let first = try component(isHue: hueLane == 0)
    if syntax.takesCommas, cursor.token.kind == .comma, first.kind != .none {
      let kind = hueLane == 0 ? .percentage : first.kind
      let (second, third) = (try legacyComponent(kind), try legacyComponent(kind))
      return CSSComponents(first: first, second: second, third: third, alpha: try legacyAlpha())
    }
    let (second, third) = (try component(isHue: hueLane == 1), try component(isHue: hueLane == 2))
    return CSSComponents(first: first, second: second, third: third, alpha: try slashAlpha())
  }

  /// A component that must be a number, a percentage or `none`; a hue a number, an angle or `none`.
  private mutating func component(isHue: Bool) throws(ColorSyntaxError) -> CSSValue {
    let expected = isHue ? "a number, an angle, or none" : "a number, a percentage, or none"
    let start = cursor.token.range.lowerBound
    let value = try value(expected)
    guard value.kind != (isHue ? .percentage : .angle) else {
      throw ColorSyntaxError(offset: start, expected: expected)
    }
    return value
  }

  /// The optional `/ alpha` of the modern syntax, and the end of the function.
  private mutating func slashAlpha() throws(ColorSyntaxError) -> CSSValue {
    var alpha = CSSValue(kind: .number, value: 1)
    if cursor.pass(delimiter: Ascii.slash) {
      alpha = try component(isHue: false)
      try close("a closing parenthesis")
    } else {
      try close("/ or a closing parenthesis")
    }
    return alpha
  }

  /// The predefined space that `color()` names.
  mutating func predefinedSpace() throws(ColorSyntaxError) -> ColorSpace {
    let start = cursor.token.range.lowerBound
    guard let name = cursor.passName(), let space = CSSKeywords.predefinedSpace(name) else {
      throw ColorSyntaxError(offset: start, expected: "a color space name")
    }
    return space
  }

  /// A comma and a component of one kind.
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
  private mutating func legacyAlpha() throws(ColorSyntaxError) -> CSSValue {
    var alpha = CSSValue(kind: .number, value: 1)
    if cursor.pass(.comma) {
      let start = cursor.token.range.lowerBound
      alpha = try value("a number or a percentage")
      guard alpha.kind == .number || alpha.kind == .percentage else {
        throw ColorSyntaxError(offset: start, expected: "a number or a percentage")
      }
      try close("a closing parenthesis")
    } else {
      try close("a comma or a closing parenthesis")
    }
    return alpha
  }
}
