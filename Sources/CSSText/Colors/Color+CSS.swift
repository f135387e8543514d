import ColorScience

extension Color {
  /// The color of a CSS `<color>` (CSS Color 4) or `color-mix()` (CSS Color 5).
  ///
  /// Hexadecimal notation, the 148 names and `transparent`; `rgb()`, `hsl()` with or without commas; `hwb()`, `lab()`,
  /// `lch()`, `oklab()`, `oklch()`, `color()`; `none`, percentages, angles and `calc()`. White space and comments around
  /// it are passed over, letters match without case in ASCII only, values are clamped where the specification clamps
  /// when parsing, and a function that is not closed at the end of the text is closed there, as CSS does. Relative
  /// colors, `light-dark()`, system colors and `currentcolor` are not values without a context and are refused.
  /// O(length).
  /// - Throws: ``ColorSyntaxError`` with the offset of the first token that does not fit.
  public init(css: String) throws(ColorSyntaxError) {
    var css = css
    let plain = css.withUTF8 { PlainColorReader.color(in: $0) }
    self = if let plain { plain } else { try CSSColorReader.color(in: Array(css.utf8), 0..<css.utf8.count) }
  }

  /// The color of a CSS `<color>` in UTF-8; otherwise as ``init(css:)``.
  public init(css bytes: [UInt8]) throws(ColorSyntaxError) {
    try self.init(css: bytes, in: bytes.indices)
  }

  /// The color of a CSS `<color>` in a range of bytes; offsets of errors count from the start of the range.
  package init(css bytes: [UInt8], in range: Range<Int>) throws(ColorSyntaxError) {
    let plain = bytes[range.clamped(to: bytes.indices)].withUnsafeBufferPointer { PlainColorReader.color(in: $0) }
    self = if let plain { plain } else { try CSSColorReader.color(in: bytes, range) }
  }
}
