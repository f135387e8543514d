import ColorScience

/// Escape sequences for a terminal.
package struct TerminalStyle: Sendable {
  /// The colors that a terminal can show.
  package enum Depth: Sendable {
    /// No escape sequences.
    case none
    /// The 256 colors of xterm; the nearest one is shown.
    case palette
    /// All 8-bit colors.
    case full
  }

  /// The colors that are used.
  package let depth: Depth

  /// Whether escape sequences are written.
  package var isOn: Bool { depth != .none }

  /// Creates a style; the text stays plain if `isOn` is false.
  package init(isOn: Bool) { depth = isOn ? .full : .none }

  package init(_ depth: Depth) { self.depth = depth }

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
    isOn ? painted(" Aa ", foreground, on: background) + " " : ""
  }

  /// Returns text in the two colors; plain text without color support.
  package func painted(_ text: String, _ foreground: Color, on background: Color) -> String {
    wrapped(text, "38;\(code(foreground));48;\(code(background))")
  }

  /// Returns a block in a color, or its width in spaces for nil; an empty text without color support.
  package func swatch(_ color: Color?) -> String {
    guard isOn else { return "" }
    guard let color else { return "   " }
    return wrapped("  ", "48;\(code(color))") + " "
  }

  private func wrapped(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

  private func code(_ color: Color) -> String {
    let bytes = color.srgbBytes
    return depth == .full ? "2;\(bytes.x);\(bytes.y);\(bytes.z)" : "5;\(TerminalStyle.index(of: bytes))"
  }

  /// Returns the nearest of the colors 16 to 255: a cube of six levels for each component, and 24 grays.
  package static func index(of bytes: SIMD3<UInt8>) -> Int {
    let wanted = SIMD3<Int>(Int(bytes.x), Int(bytes.y), Int(bytes.z))
    func level(_ value: Int) -> Int { value < 48 ? 0 : min(5, max(1, (value - 35) / 40)) }
    func shade(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
    func distance(_ other: SIMD3<Int>) -> Int {
      let difference = wanted &- other
      return (difference &* difference).wrappedSum()
    }
    let levels = SIMD3(level(wanted.x), level(wanted.y), level(wanted.z))
    let cube = SIMD3(shade(levels.x), shade(levels.y), shade(levels.z))
    let gray = min(23, max(0, (wanted.wrappedSum() / 3 - 3) / 10))
    if distance(SIMD3(repeating: 8 + 10 * gray)) < distance(cube) { return 232 + gray }
    return 16 + 36 * levels.x + 6 * levels.y + levels.z
  }
}
