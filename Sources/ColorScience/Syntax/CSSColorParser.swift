/// The `<color>` of CSS Color 4, and `color-mix()` of CSS Color 5.
enum CSSColorParser {
  /// The color that is the whole text, white space and comments apart.
  static func parse(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    var scanner = CSSScanner()
    scanner.skipSpace(bytes)
    let color = try scanner.color(bytes)
    scanner.skipSpace(bytes)
    guard scanner.isAtEnd(bytes) else { throw scanner.error("the end of the color") }
    return color
  }
}

extension CSSScanner {
  /// The color that starts here.
  mutating func color(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    let start = position
    if next(bytes) == 0x23 { return try hexColor(bytes) }
    guard startsIdentifier(bytes) else { throw error("a color") }
    let name = identifier(bytes)
    if next(bytes) == 0x28 {
      position += 1
      if let color = try function(name, bytes) { return color }
      position = start
      throw error("a color function")
    }
    if let rgb = NamedColors.value(of: name) { return rgb }
    position = start
    throw error(
      NamedColors.isContextual(name) ? "a color that doesn't depend on the context" : "a color name")
  }

  private mutating func hexColor(_ bytes: TextBytes) throws(ColorSyntaxError) -> Color {
    let start = position
    var end = position + 1
    while end < bytes.count, Self.isIdentifierByte(bytes[end]) { end += 1 }
    switch HexNotation.parse(bytes.extracting(start..<end)) {
    case .success(let color):
      position = end
      return color
    case .failure(let error): throw ColorSyntaxError(offset: start + error.offset, expected: error.expected)
    }
  }

  /// The color of the function whose parenthesis was just passed; `nil` if it is none of color.
  private mutating func function(
    _ name: CSSIdentifier, _ bytes: TextBytes
  ) throws(ColorSyntaxError) -> Color? {
    if let word = name.shortWord, let function = CSSColorFunction(rawValue: word) {
      switch function {
      case .rgb, .rgba: return try rgb(bytes)
      case .hsl, .hsla: return try hsl(bytes)
      case .hwb: return try modern(.hwb, .percentages, bytes)
      case .lab: return try modern(.lab, .lab, bytes)
      case .lch: return try modern(.lch, .lch, bytes)
      case .oklab: return try modern(.oklab, .oklab, bytes)
      case .oklch: return try modern(.oklch, .oklch, bytes)
      case .color: return try predefined(bytes)
      }
    }
    return name == CSSKeywords.colorMix ? try mixture(bytes) : nil
  }
}

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
}
