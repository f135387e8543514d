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
      let color = try cursor.bytes[range].withUnsafeBufferPointer { HexNotation.parse($0) }.get()
      cursor.advance()
      return color
    } catch { throw ColorSyntaxError(offset: range.lowerBound + error.offset, expected: error.expected) }
  }

  /// The color of the function whose parenthesis was just passed; `nil` if it is none of color.
  private mutating func function(_ name: CSSIdentifier) throws(ColorSyntaxError) -> Color? {
    if let word = name.shortWord, let function = CSSColorFunction(rawValue: word) {
      self.function = function
      var syntax = function.syntax
      if function == .color { syntax.space = try predefinedSpace() }
      return try components(syntax).color(syntax)
    }
    return name == CSSKeywords.colorMix ? try mixture() : nil
  }
}
