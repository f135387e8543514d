import ColorScience
import DesignTokens
import SourceText

/// Values as CSS writes them, exactly enough that reading gives the same value.
struct CSSValueText {
  /// The properties of the tokens that are written.
  let properties: [TokenPath: String]

  /// Whether a property can hold a value of this kind.
  static func isHeld(_ value: TokenValue) -> Bool {
    switch value {
    case .color, .dimension, .duration, .number, .fontWeight, .cubicBezier, .text: true
    case .list(let parts): families(parts) != nil
    case .composite: false
    }
  }

  /// Whether a content can be written as it is.
  func isKept(_ content: AuthoredValue.Content) -> Bool {
    switch content {
    case .literal(let value): CSSValueText.isHeld(value)
    case .alias(let target), .translucentAlias(let target, _): properties[target] != nil
    case .undecidable: false
    }
  }

  /// The text of a content; nil when CSS has none.
  func text(of content: AuthoredValue.Content, _ type: TokenType?) -> String? {
    switch content {
    case .alias(let target): properties[target].map { "var(\($0))" }
    case .translucentAlias(let target, let alpha):
      properties[target].map { "color-mix(in srgb, var(\($0)) \(plainDecimal(alpha * 100))%, transparent)" }
    case .undecidable: nil
    case .literal(let value): text(of: value, type)
    }
  }

  private func text(of value: TokenValue, _ type: TokenType?) -> String? {
    switch value {
    case .color(let color): return CSSNotation.exact(color)
    case .dimension(let length): return plainDecimal(length.value) + length.unit.rawValue
    case .duration(let milliseconds): return plainDecimal(milliseconds) + "ms"
    case .number(let number), .fontWeight(let number): return plainDecimal(number)
    case .cubicBezier(let curve):
      return "cubic-bezier(" + (0..<4).map { plainDecimal(curve[$0]) }.joined(separator: ", ") + ")"
    case .text(let words): return CSSValueText.words(words, type)
    case .list(let parts):
      return CSSValueText.families(parts)?.map(CSSValueText.quoted).joined(separator: ", ")
    case .composite: return nil
    }
  }

  /// The names in a list of fallback families; nil for any other list.
  private static func families(_ parts: [AuthoredValue]) -> [String]? {
    var names: [String] = []
    for part in parts {
      guard case .literal(.text(let name)) = part.content else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Words

  /// Words as they are where CSS reads them as the same words, else as a string.
  private static func words(_ words: String, _ type: TokenType?) -> String {
    if type == .fontFamily { return quoted(words) }
    let bytes = Array(words.utf8)
    guard !bytes.isEmpty, bytes.count <= 1000, bytes.allSatisfy(isPlain) else { return quoted(words) }
    let sheet = SourceFile(path: "a.css", bytes: Array(":root{--a:\(words);}".utf8))
    guard let read = try? CSSFormat.tokens(from: sheet), read.tokens.tokens.count == 1,
      case .literal(.text(words))? = read.tokens["a"]?.values.first?.value.content
    else { return quoted(words) }
    return words
  }

  /// Whether a byte has no meaning but its own wherever it stands in a value.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x20, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "%"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "#"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// A string of CSS; everything but plain letters and signs is escaped by its number.
  static func quoted(_ text: String) -> String {
    TokenFormats.quoted(text) { scalar in
      let isSafe = !scalar.isUnseen && scalar != "<" && scalar != "\0"
      return isSafe ? nil : "\\" + String(scalar.value, radix: 16) + " "
    }
  }
}
