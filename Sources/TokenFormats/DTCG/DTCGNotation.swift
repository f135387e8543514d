import CSSText
import ColorScience
import DesignTokens
import SourceText

/// A color object whose references are followed: a space, three components and an opacity.
struct DTCGColorObject {
  let node: JSONNode
  let space: ColorSpace
  /// The bytes of the space's name.
  let spaceRange: Range<Int>
  /// Numbers, or the text `none`.
  var components: [JSONNode] = []
  var alpha = 1.0

  var color: Color {
    var missing: MissingComponents = []
    var values = SIMD3<Double>()
    for (lane, component) in components.enumerated() {
      if let number = component.number { values[lane] = number } else { missing.insert(lanes[lane]) }
    }
    return Color(space, values, alpha: alpha, missing: missing)
  }
}

private let lanes: [MissingComponents] = [.first, .second, .third]

/// Colors in a DTCG document: objects with a space and components, or the texts that older files hold.
///
/// The parts are of the object that the reader makes a color of. References lead nowhere here: a color with referenced parts isn't edited.
struct DTCGNotation: ColorNotation {
  let bytes: [UInt8]
  let root: JSONNode
  private let reading: DTCGReading

  /// - Throws: `EditError.changed` if the document isn't JSON.
  init(_ bytes: [UInt8]) throws(EditError) {
    self.bytes = bytes
    var sources = DTCGSources(library: NoLibrary())
    do throws(FormatError) { root = try sources.parse(SourceFile(path: "", bytes: bytes)).json } catch {
      throw .changed
    }
    reading = DTCGReading(level: .lenient, sources: sources)
  }

  /// Creates the notation of one value: a document with thousands of values is not parsed for each.
  init(valueAt place: SourceLocation, in document: SourceFile) throws(EditError) {
    guard place.byteRange.upperBound <= document.bytes.count else { throw .changed }
    try self.init(Array(document.bytes[place.byteRange]))
  }

  /// A color in a space of the format; nil if there is none that holds it.
  static func exact(_ color: Color) -> DTCGWrittenColor? { DTCGWrittenColor(color) }

  func parts(of node: JSONNode) throws(EditError) -> NotationParts {
    if let text = node.string {
      if text.utf8.first == UInt8(ascii: "{") { throw .notALiteral("an alias") }
      return try CSSNotation(bytes: bytes).parts(of: DTCGNotation.inner(node))
    }
    return try objectParts(object(node))
  }

  /// The object at a node, as the reader has it.
  private func object(_ node: JSONNode) throws(EditError) -> DTCGColorObject {
    guard node.members != nil else { throw .changed }
    if node["$ref"] != nil { throw .notALiteral("a reference to another value") }
    if node["$value"] != nil { throw .notALiteral("a color with a separate alpha") }
    var reading = reading
    guard let object = try? reading.colorObject(PlacedNode(node, in: 0), token: ""),
      node["alpha"].map({ $0.number != nil }) ?? true
    else { throw .notALiteral("a color with referenced parts") }
    return object
  }

  private func objectParts(_ object: DTCGColorObject) -> NotationParts {
    let node = object.node
    var slots = object.components.enumerated().map { lane, node in
      ComponentSlot(.component(lane), node.range, written: node.number == nil ? [] : Array(bytes[node.range]))
    }
    var place = NotationParts.AlphaPlace.none
    if let alpha = node["alpha"] {
      var slot = ComponentSlot(.alpha, alpha.range, written: bytes[alpha.range])
      (slot.decimals, slot.leastDecimals) = (4, 0)
      slots.append(slot)
    } else {
      let layout = JSONLayout(bytes, root: node)
      let insertion = layout.insertion(into: node, after: node.index(of: "components")) { _ in
        JSONLayout.quoted("alpha") + layout.colon(in: node)
      }
      place = .added(at: insertion.range.lowerBound, after: insertion.bytes, decimals: 4)
    }
    let own = object.space
    return NotationParts(
      range: node.range, color: object.color, space: own, slots: slots, alpha: place,
      read: { [slots] space, texts in
        var values = SIMD3<Double>()
        for lane in 0..<3 {
          // A hue that stays is as written.
          guard let value = texts[lane] == nil && space != own ? 0 : slots[lane].value(of: texts[lane]) else {
            return nil
          }
          let isBounded = !space.components[lane].isHue && ![.lab, .lch, .oklab, .oklch].contains(space)
          if isBounded, !space.components[lane].range.contains(value) { return nil }
          values[lane] = value
        }
        return Color(space, values, alpha: slots.count < 4 ? 1 : slots[3].value(of: texts[3]) ?? 1)
      })
  }

  private static func inner(_ text: JSONNode) -> Range<Int> { text.range.lowerBound + 1..<text.range.upperBound - 1 }

  // MARK: In place of a value

  /// What writes another color over the one that stands at a node.
  func replacements(
    of node: JSONNode, with color: Color, old: Color?
  ) throws(EditError) -> [TextReplacement] {
    if let text = node.string, text.utf8.first != UInt8(ascii: "{") {
      let inner = DTCGNotation.inner(node)
      guard bytes[inner].contains(UInt8(ascii: "\\")) else {
        return try CSSNotation(bytes: bytes).replacements(in: inner, for: color, old: old)
      }
      return [TextReplacement(inner, CSSNotation.plain(color))]
    }
    var parts = try parts(of: node)
    let own = parts.space
    for space in [own, color.space, .srgb] where DTCGReading.spaces.contains(space) {
      parts.space = space
      guard var found = try? parts.replacements(for: color) else { continue }
      if space != own, let name = node["colorSpace"] {
        found.append(TextReplacement(name.range, JSONLayout.quoted(space.id)))
      }
      return found + hex(in: node, color)
    }
    throw .notHeld
  }

  /// The fallback for older tools, six digits whatever the opacity.
  private func hex(in node: JSONNode, _ color: Color) -> [TextReplacement] {
    guard let hex = node["hex"], let text = hex.string else { return [] }
    let isUpper = HexDigits(text.utf8.dropFirst())?.isUpper ?? false
    let new = Array(color.withAlpha(1).hex.utf8).map { isUpper && $0 >= 0x61 ? $0 - 0x20 : $0 }
    return [TextReplacement(DTCGNotation.inner(hex), new)]
  }
}
