import Audit
import DesignTokens
import SourceText

extension DesignSystem {
  /// Inserts a color token that is declared nowhere.
  mutating func insert(_ name: String, _ content: AuthoredValue.Content, mode: String = "light") {
    let place = SourceLocation(path: "t", line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0)
    var text = ""
    if case .literal(.color(let color)) = content { text = color.hex }
    tokens.insert(
      Token(path: TokenPath(name), type: .color, mode: mode, value: AuthoredValue(content, text: text, at: place)))
  }
}
