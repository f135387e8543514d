import ColorScience

/// Escape sequences for a terminal.
package struct TerminalStyle: Sendable {
  /// Whether escape sequences are written.
  package let isOn: Bool

  /// Creates a style; the text stays plain if `isOn` is false.
  package init(isOn: Bool) { self.isOn = isOn }

  /// Returns bold text.
  package func bold(_ text: String) -> String { wrapped(text, "1") }
  /// Returns text in bold green, for passed results.
  package func good(_ text: String) -> String { wrapped(text, "1;32") }
  /// Returns text in bold red, for failed results.
  package func bad(_ text: String) -> String { wrapped(text, "1;31") }
  /// Returns faint text.
  package func faint(_ text: String) -> String { wrapped(text, "2") }

  /// Returns "Aa" in the two colors; an empty text without color support.
  package func sample(_ foreground: Color, on background: Color) -> String {
    guard isOn else { return "" }
    let (front, back) = (foreground.srgbBytes, background.srgbBytes)
    return "\u{1B}[38;2;\(front.x);\(front.y);\(front.z);48;2;\(back.x);\(back.y);\(back.z)m Aa \u{1B}[0m "
  }

  /// Returns a block in a color, or its width in spaces for nil; an empty text without color support.
  func swatch(_ color: Color?) -> String {
    guard isOn else { return "" }
    guard let bytes = color?.srgbBytes else { return "   " }
    return "\u{1B}[48;2;\(bytes.x);\(bytes.y);\(bytes.z)m  \u{1B}[0m "
  }

  private func wrapped(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
