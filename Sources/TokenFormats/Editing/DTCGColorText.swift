import CSSText
import ColorScience
import SourceText

/// Colors in a DTCG document: objects with a space and components, or the texts that older files hold.
struct DTCGColorText {
  let bytes: [UInt8]

  // MARK: In place of a value

  /// What writes another color over the one that stands at a node.
  func replacements(
    of node: JSONNode, with color: Color, old: Color?
  ) throws(EditError) -> [TextReplacement] {
    if let text = node.string {
      if text.utf8.first == UInt8(ascii: "{") { throw .notALiteral("an alias") }
      let inner = node.range.lowerBound + 1..<node.range.upperBound - 1
      guard bytes[inner].contains(UInt8(ascii: "\\")) else {
        return try CSSNotation(bytes: bytes).replacements(in: inner, for: color, old: old)
      }
      return [TextReplacement(inner, CSSNotation.plain(color))]
    }
    guard node.members != nil else { throw .changed }
    if node["$ref"] != nil { throw .notALiteral("a reference to another value") }
    if node["$value"] != nil { throw .notALiteral("a color with a separate alpha") }
    return try object(node, color, old)
  }

  private func object(_ node: JSONNode, _ color: Color, _ old: Color?) throws(EditError) -> [TextReplacement] {
    guard let name = node["colorSpace"], let space = name.string.flatMap({ ColorSpace(id: $0) }),
      let components = node["components"]?.elements, components.count == 3
    else { throw .notALiteral("a color with referenced parts") }
    guard components.allSatisfy({ $0.number != nil || $0.string == "none" }) else {
      throw .notALiteral("a color with referenced parts")
    }
    var tried: [ColorSpace] = []
    for candidate in [space, color.space, .srgb] where !tried.contains(candidate) {
      tried.append(candidate)
      guard DTCGReading.spaces.contains(candidate) else { continue }
      guard var found = numbers(of: components, color, old, in: candidate, isSameSpace: candidate == space) else {
        continue
      }
      if candidate != space { found.append(TextReplacement(name.range, JSONLayout.quoted(candidate.id))) }
      found += try alpha(in: node, color)
      return found + (try hex(in: node, color))
    }
    throw .notHeld
  }

  private func numbers(
    of components: [JSONNode], _ color: Color, _ old: Color?, in space: ColorSpace, isSameSpace: Bool
  ) -> [TextReplacement]? {
    let slots = components.enumerated().map { lane, node in
      ComponentSlot(.component(lane), node.range, written: node.number == nil ? [] : Array(bytes[node.range]))
    }
    let digits = ComponentDigits(target: color, old: nil, space: space)
    let texts = digits.texts(for: slots) { texts in
      var values = SIMD3<Double>()
      for (lane, text) in texts.enumerated() {
        // A hue that stays is as written.
        guard let value = text.map({ Double($0) }) ?? (isSameSpace ? components[lane].number ?? 0 : 0) else {
          return nil
        }
        let range = space.components[lane].range
        let isBounded = !space.components[lane].isHue && ![.lab, .lch, .oklab, .oklch].contains(space)
        if isBounded, !range.contains(value) { return nil }
        values[lane] = value
      }
      return Color(space, values.x, values.y, values.z, alpha: color.alpha)
    }
    guard let texts else { return nil }
    return zip(texts, slots).compactMap { text, slot in
      let kept = isSameSpace ? nil : "0"
      return (text ?? kept).map { TextReplacement(slot.range, Array($0.utf8)) }
    }
  }

  private func alpha(in node: JSONNode, _ color: Color) throws(EditError) -> [TextReplacement] {
    let text = Array(DecimalText.text(of: color.alpha, decimals: 4, atLeast: 0).utf8)
    guard let alpha = node["alpha"] else {
      guard abs(color.alpha - 1) > 1e-9, let index = node.index(of: "components") else { return [] }
      let layout = JSONLayout(bytes, root: node)
      return [
        layout.insertion(into: node, after: index) { _ in
          JSONLayout.quoted("alpha") + layout.colon(in: node) + text
        }
      ]
    }
    guard let number = alpha.number else { throw .notALiteral("a color with referenced parts") }
    return abs(number - color.alpha) < 1e-9 ? [] : [TextReplacement(alpha.range, text)]
  }

  /// The fallback for older tools, six digits whatever the opacity.
  private func hex(in node: JSONNode, _ color: Color) throws(EditError) -> [TextReplacement] {
    guard let hex = node["hex"] else { return [] }
    guard let text = hex.string else { throw .notALiteral("a color with referenced parts") }
    let isUpper = HexDigits(text.utf8.dropFirst())?.isUpper ?? false
    let new = Array(color.withAlpha(1).hex.utf8).map { isUpper && $0 >= 0x61 ? $0 - 0x20 : $0 }
    return [TextReplacement(hex.range.lowerBound + 1..<hex.range.upperBound - 1, new)]
  }

  // MARK: New values

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
    guard let node = try? readJSON(SourceFile(path: "", bytes: copy)),
      let found = try? DTCGColorText(bytes: copy).replacements(of: node, with: color, old: nil),
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
