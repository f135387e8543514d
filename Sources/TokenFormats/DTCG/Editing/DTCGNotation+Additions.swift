import CSSText
import ColorScience
import SourceText

// Colors that are written like others of the document.

extension DTCGNotation {
  /// Whether a value of a token is a color that is written out.
  static func isLiteral(_ value: JSONNode) -> Bool {
    if let text = value.string {
      return text.utf8.first == UInt8(ascii: "#")
        || text.utf8.last == UInt8(ascii: ")") && (try? Color(css: text)) != nil
    }
    return value["colorSpace"]?.string != nil && value["components"]?.elements?.count == 3
  }

  /// A color written as another one of the document is.
  ///
  /// - Parameter indentation: that of the line it starts in; nil where all stands on one line.
  func text(of color: Color, like model: JSONNode?, at indentation: [UInt8]?, _ layout: JSONLayout) -> [UInt8] {
    let fresh = text(of: color, colon: layout.colon(in: model))
    guard let model else { return fresh }
    let copy = layout.text(of: model.range, at: indentation)
    guard let notation = try? DTCGNotation(copy),
      let found = try? notation.replacements(of: notation.root, with: color, old: nil),
      let text = try? TextReplacement.apply(found, to: copy)
    else { return model.string == nil ? fresh : [0x22] + CSSNotation.plain(color) + [0x22] }
    return text
  }

  /// A color object on one line.
  private func text(of color: Color, colon: [UInt8]) -> [UInt8] {
    let isKnown = DTCGReading.spaces.contains(color.space)
    let converted = isKnown ? color : color.converted(to: .srgb)
    let components = (0..<3).map { DecimalText.text(of: converted.components[$0], decimals: 17, atLeast: 0) }
    let separator = colon.last == 0x20 ? " " : ""
    let mark = String(decoding: colon, as: UTF8.self)
    var parts = ["\"colorSpace\"\(mark)\"\(converted.space.id)\""]
    parts.append("\"components\"\(mark)[\(components.joined(separator: "," + separator))]")
    if color.alpha < 1 { parts.append("\"alpha\"\(mark)\(DecimalText.text(of: color.alpha, decimals: 4, atLeast: 0))") }
    parts.append("\"hex\"\(mark)\"\(color.withAlpha(1).hex)\"")
    return Array("{\(separator)\(parts.joined(separator: "," + separator))\(separator)}".utf8)
  }
}
