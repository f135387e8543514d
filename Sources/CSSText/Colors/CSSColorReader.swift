import ColorScience

/// Reads the `<color>` of CSS Color 4, and `color-mix()` of CSS Color 5, token by token.
struct CSSColorReader {
  var cursor: CSSCursor
  /// The nesting of functions, bounded so that no input exhausts the stack.
  var depth = 0
  /// The function that is the whole color; nil for digits, names and mixtures.
  var function: CSSColorFunction?
  /// The first token of each component of the function, where anyone asks for them.
  var written: [CSSToken]?
  /// Whether commas separate them.
  var hasCommas = false

  /// The deepest nesting of functions.
  static let depthLimit = 32

  /// The color that is a whole range, white space and comments apart.
  static func color(in bytes: [UInt8], _ range: Range<Int>) throws(ColorSyntaxError) -> Color {
    var reader = CSSColorReader(cursor: CSSCursor(bytes, in: range))
    do throws(ColorSyntaxError) {
      let color = try reader.color()
      guard reader.cursor.token.kind == .end else { throw reader.error("the end of the color") }
      return color
    } catch { throw ColorSyntaxError(offset: error.offset - range.lowerBound, expected: error.expected) }
  }

  /// An error at the next token.
  func error(_ expected: String) -> ColorSyntaxError {
    ColorSyntaxError(offset: cursor.token.range.lowerBound, expected: expected)
  }

  /// An error right behind what was passed.
  func errorBehind(_ expected: String) -> ColorSyntaxError { ColorSyntaxError(offset: cursor.end, expected: expected) }

  /// Passes a closing parenthesis, or the end of the text.
  @inline(__always)
  mutating func close(_ expected: String) throws(ColorSyntaxError) {
    guard cursor.close() else { throw error(expected) }
  }

  /// The color that starts here.
  mutating func color() throws(ColorSyntaxError) -> Color {
    let token = cursor.token
    switch token.kind {
    case .hash: return try hexColor()
    case .identifier:
      let name = CSSIdentifier(cursor.bytes, token.range)
      if let color = NamedColors.value(of: name) {
        cursor.advance()
        return color
      }
      throw error(NamedColors.isContextual(name) ? "a color that doesn't depend on the context" : "a color name")
    case .function:
      let name = CSSIdentifier(cursor.bytes, token.nameRange)
      cursor.advance()
      if let color = try function(name) { return color }
      throw ColorSyntaxError(offset: token.range.lowerBound, expected: "a color function")
    case .url, .badURL: throw error("a color function")
    case .cdc: throw error("a color name")
    case .delimiter where cursor.bytes[token.range.lowerBound] == UInt8(ascii: "#"): return try hexColor()
    default: throw error("a color")
    }
  }

  /// `#` and its digits; an escape is none.
  private mutating func hexColor() throws(ColorSyntaxError) -> Color {
    let range = cursor.token.range
    do throws(ColorSyntaxError) {
      let color = try Color(hex: cursor.bytes[range])
      cursor.advance()
      return color
    } catch { throw ColorSyntaxError(offset: range.lowerBound + error.offset, expected: error.expected) }
  }

  /// The color of the function whose parenthesis was just passed; `nil` if it is none of color.
  private mutating func function(_ name: CSSIdentifier) throws(ColorSyntaxError) -> Color? {
    if let word = name.shortWord, let function = CSSColorFunction(rawValue: word) {
      self.function = function
      switch function {
      case .rgb, .rgba: return try rgb()
      case .hsl, .hsla: return try hsl()
      case .hwb: return try modern(.hwb, function.syntax)
      case .lab: return try modern(.lab, function.syntax)
      case .lch: return try modern(.lch, function.syntax)
      case .oklab: return try modern(.oklab, function.syntax)
      case .oklch: return try modern(.oklch, function.syntax)
      case .color: return try predefined()
      }
    }
    return name == CSSKeywords.colorMix ? try mixture() : nil
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

  /// How its components are written.
  var syntax: CSSComponentSyntax {
    switch self {
    case .rgb, .rgba, .color: .predefined
    case .hsl, .hsla: .hsl
    case .hwb: .percentages
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// How many of a number make one of the component.
  var numberScale: Double { self == .rgb || self == .rgba ? 255 : 1 }
}
