extension Color {
  /// The color of a CSS `<color>` (CSS Color 4) or `color-mix()` (CSS Color 5).
  ///
  /// Hexadecimal notation, the 148 names and `transparent`; `rgb()`, `hsl()` with or without commas; `hwb()`, `lab()`,
  /// `lch()`, `oklab()`, `oklch()`, `color()`; `none`, percentages, angles and `calc()`. White space and comments around
  /// it are passed over, letters match without case in ASCII only, values are clamped where the specification clamps
  /// when parsing, and a function that is not closed at the end of the text is closed there, as CSS does. Relative
  /// colors, `light-dark()`, system colors and `currentcolor` are not values without a context and are refused.
  /// No allocation but for `color-mix()` and numbers of more than 19 digits. O(length).
  /// - Throws: ``ColorSyntaxError`` with the offset of the first token that does not fit.
  public init(css: String) throws(ColorSyntaxError) {
    var css = css
    let parsed = css.withUTF8 { bytes -> Result<Color, ColorSyntaxError> in
      do throws(ColorSyntaxError) { return .success(try CSSColorParser.parse(TextBytes(bytes))) } catch {
        return .failure(error)
      }
    }
    self = try parsed.get()
  }

  /// The color of a CSS `<color>` in UTF-8; otherwise as ``init(css:)``.
  public init(css bytes: [UInt8]) throws(ColorSyntaxError) {
    let parsed = bytes.withUnsafeBufferPointer { bytes -> Result<Color, ColorSyntaxError> in
      do throws(ColorSyntaxError) { return .success(try CSSColorParser.parse(TextBytes(bytes))) } catch {
        return .failure(error)
      }
    }
    self = try parsed.get()
  }
}
