import ColorScience

extension CSSColorReader {
  /// `color-mix()` after its parenthesis (CSS Color 5, section 3): an optional method, one or more colors.
  mutating func mixture() throws(ColorSyntaxError) -> Color {
    guard depth < CSSColorReader.depthLimit else { throw errorBehind("fewer nested functions") }
    depth += 1
    defer { depth -= 1 }
    let (space, hue) = try interpolationMethod()
    var colors: [Color] = []
    var shares: [Double?] = []
    repeat {
      let (color, share) = try mixtureItem()
      colors.append(color)
      shares.append(share)
    } while cursor.pass(.comma)
    try close("a comma or a closing parenthesis")
    function = nil
    return Color.mixture(of: colors, shares: shares, in: space, hue: hue)
  }

  /// `in <space> [<way> hue]? ,`; Oklab and nothing passed when it is left out.
  private mutating func interpolationMethod() throws(ColorSyntaxError) -> (ColorSpace, HueInterpolation) {
    guard cursor.token.isNamed("in", in: cursor.bytes), cursor.passName() != nil else { return (.oklab, .shorter) }
    let start = cursor.token.range.lowerBound
    guard let name = cursor.passName(), let space = CSSKeywords.interpolationSpace(name) else {
      throw ColorSyntaxError(offset: start, expected: "a color space name")
    }
    let hue = space.hueLane == nil ? .shorter : try hueInterpolation()
    guard cursor.pass(.comma) else { throw error("a comma") }
    return (space, hue)
  }

  /// `<way> hue`, if a name starts here.
  private mutating func hueInterpolation() throws(ColorSyntaxError) -> HueInterpolation {
    let start = cursor.token.range.lowerBound
    switch cursor.token.kind {
    case .identifier, .function, .url, .badURL, .cdc: break
    default: return .shorter
    }
    guard let name = cursor.passName(), let way = CSSKeywords.hueInterpolation(name) else {
      throw ColorSyntaxError(offset: start, expected: "shorter, longer, increasing, or decreasing")
    }
    guard let word = cursor.passName() else { throw error("hue") }
    guard word == CSSKeywords.hue else { throw errorBehind("hue") }
    return way
  }

  /// A color with a percentage before it, after it, or none.
  private mutating func mixtureItem() throws(ColorSyntaxError) -> (Color, Double?) {
    var share = try percentage()
    let color = try color()
    if share == nil { share = try percentage() }
    return (color, share)
  }

  /// A percentage of 0 to 100, if a number or a calculation starts here; that is clamped (CSS Values 4, section 10.12).
  private mutating func percentage() throws(ColorSyntaxError) -> Double? {
    let token = cursor.token
    if token.kind == .function, token.isNamed("calc", in: cursor.bytes) {
      let result = try calculation()
      guard result.kind == .percentage else {
        throw ColorSyntaxError(offset: token.range.lowerBound, expected: "a percentage from 0 to 100")
      }
      return min(max(result.value, 0), 100) / 100
    }
    guard let number = token.number(in: cursor.bytes) else { return nil }
    guard token.kind == .percentage, number >= 0, number <= 100 else { throw error("a percentage from 0 to 100") }
    cursor.advance()
    return number / 100
  }
}
