extension CSSScanner {
  /// `color-mix()` after its parenthesis (CSS Color 5, section 3): an optional method, one or more colors.
  mutating func mixture(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    guard depth < 32 else { throw error("fewer nested functions") }
    depth += 1
    defer { depth -= 1 }
    let (space, hue) = try interpolationMethod(bytes)
    var colors: [Color] = []
    var shares: [Double?] = []
    repeat {
      let (color, share) = try mixtureItem(bytes)
      colors.append(color)
      shares.append(share)
      skipSpace(bytes)
    } while pass(0x2C, bytes)
    try close(bytes, "a comma or a closing parenthesis")
    return Color.mixture(of: colors, shares: shares, in: space, hue: hue)
  }

  /// `in <space> [<way> hue]? ,`; Oklab and nothing passed when it is left out.
  private mutating func interpolationMethod(
    _ bytes: TextBytes
  ) throws(ColorSyntaxError) -> (ColorSpace, HueInterpolation) {
    skipSpace(bytes)
    var start = position
    guard startsIdentifier(bytes), identifier(bytes) == CSSKeywords.in else {
      position = start
      return (.oklab, .shorter)
    }
    skipSpace(bytes)
    start = position
    guard startsIdentifier(bytes), let space = CSSKeywords.interpolationSpace(identifier(bytes)) else {
      position = start
      throw error("a color space name")
    }
    skipSpace(bytes)
    var hue = HueInterpolation.shorter
    if space.hueLane != nil, startsIdentifier(bytes) {
      start = position
      guard let way = CSSKeywords.hueInterpolation(identifier(bytes)) else {
        position = start
        throw error("shorter, longer, increasing, or decreasing")
      }
      skipSpace(bytes)
      guard startsIdentifier(bytes), identifier(bytes) == CSSKeywords.hue else { throw error("hue") }
      hue = way
      skipSpace(bytes)
    }
    guard pass(0x2C, bytes) else { throw error("a comma") }
    return (space, hue)
  }

  /// A color with a percentage before it, after it, or none.
  private mutating func mixtureItem(
    _ bytes: TextBytes
  ) throws(ColorSyntaxError) -> (Color, Double?) {
    var share = try percentage(bytes)
    skipSpace(bytes)
    let color = try color(bytes)
    if share == nil { share = try percentage(bytes) }
    return (color, share)
  }

  /// A percentage of 0 to 100, if a number starts here.
  private mutating func percentage(_ bytes: TextBytes) throws(ColorSyntaxError) -> Double? {
    skipSpace(bytes)
    let start = position
    guard let number = number(bytes) else { return nil }
    guard pass(0x25, bytes), number >= 0, number <= 100 else {
      position = start
      throw error("a percentage from 0 to 100")
    }
    return number / 100
  }
}
