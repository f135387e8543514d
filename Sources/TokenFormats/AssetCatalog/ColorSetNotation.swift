import ColorScience
import DesignTokens
import SourceText

/// The color of a slot of a color set: components by name, each a number or a text.
struct ColorSetNotation: ColorNotation {
  let document: SourceFile

  /// The color spaces of Xcode; those of gray have no space of three components.
  static let spaces: [(id: String, space: ColorSpace?)] = [
    ("srgb", .srgb), ("display-p3", .displayP3), ("extended-srgb", .srgb), ("extended-linear-srgb", .srgbLinear),
    ("gray-gamma-22", nil), ("extended-gray", nil),
  ]

  static func exact(_ color: Color) -> AssetColor { AssetColor(color) }

  /// Returns the parts of a color object that isn't a reference to a color of the system.
  func parts(of node: JSONNode) throws(FormatError) -> NotationParts {
    guard let spaceNode = node["color-space"] else { throw missing("color-space", node) }
    guard let components = node["components"] else { throw missing("components", node) }
    guard let name = spaceNode.string else { throw unexpected("a quoted name", spaceNode) }
    let isExtended = name.utf8.starts(with: "extended-".utf8)
    let alpha = try slot("alpha", .alpha, in: components, isExtended: false)
    guard let space = ColorSetNotation.spaces.first(where: { $0.id.hasSameBytes(as: name) })?.space else {
      guard ["gray-gamma-22", "extended-gray"].contains(name) else {
        throw .unknownColorSpace(
          name, suggestion: nearest(to: name, among: ColorSetNotation.spaces.map(\.id)), token: nil,
          document.location(of: spaceNode.range))
      }
      let white = try slot("white", .component(0), in: components, isExtended: isExtended)
      return NotationParts(
        range: node.range, color: Color(grayGamma22: white.value, alpha: alpha.value), space: .srgbLinear)
    }
    var slots: [ComponentSlot] = []
    for (lane, name) in ["red", "green", "blue"].enumerated() {
      slots.append(try slot(name, .component(lane), in: components, isExtended: isExtended))
    }
    slots.append(alpha)
    func color(_ space: ColorSpace, _ texts: [String?]) -> Color? {
      let values = zip(slots, texts).compactMap { $0.value(of: $1) }
      return values.count == 4 ? Color(space, values[0], values[1], values[2], alpha: values[3]) : nil
    }
    return NotationParts(
      range: node.range, color: color(space, [nil, nil, nil, nil]), space: space, slots: slots, read: color)
  }

  private func slot(
    _ name: String, _ role: ComponentSlot.Role, in components: JSONNode, isExtended: Bool
  ) throws(FormatError) -> ComponentSlot {
    guard let node = components[name] else { throw missing(name, components) }
    let isText = node.string != nil
    guard let value = node.number ?? node.string.flatMap(componentValue) else {
      throw unexpected("a number or a string such as \"0xFF\", \"255\", or \"1.000\"", node)
    }
    guard isExtended || (0...1).contains(value) else {
      throw .outOfRange(
        name: name, value: value, allowed: "0 to 1", token: nil, document.location(of: node.range))
    }
    let range = isText ? node.range.lowerBound + 1..<node.range.upperBound - 1 : node.range
    let text = Array(document.bytes[range])
    let isCounted = isText && !text.contains(UInt8(ascii: "."))
    var slot = ComponentSlot(role, range, scale: isCounted ? 255 : 1, written: text)
    if slot.style == .decimal, isText {
      slot.style = isCounted ? .whole : .fraction
      // Xcode writes as many decimals for all.
      slot.leastDecimals = slot.decimals
    }
    slot.value = value
    return slot
  }

  private func missing(_ name: String, _ node: JSONNode) -> FormatError {
    .missingProperty(name, token: nil, document.location(of: node.range))
  }

  private func unexpected(_ expected: String, _ node: JSONNode) -> FormatError {
    .unexpected(
      expected: expected, found: node.string.map { "\"\($0)\"" } ?? node.kind, token: nil,
      document.location(of: node.range))
  }

  // MARK: In place of a value

  /// What writes another color over one, the style of each component and the color space kept where they can be.
  func replacements(of node: JSONNode, with color: Color) throws(EditError) -> [TextReplacement] {
    guard let name = node["color-space"], let id = name.string, let components = node["components"] else {
      throw .notALiteral(node["reference"] == nil ? "something other than a literal color" : "a system color")
    }
    guard var parts = try? parts(of: node) else { throw .changed }
    func rename(_ id: String) -> TextReplacement { TextReplacement(name.range, JSONLayout.quoted(id)) }
    guard !parts.slots.isEmpty else {
      return [TextReplacement(components.range, try colored(components, color)), rename("srgb")]
    }
    let isExtended = id.utf8.starts(with: "extended-".utf8)
    for (other, space) in [(id, parts.space), ("srgb", .srgb), ("display-p3", .displayP3)] {
      guard other == id && isExtended || color.isInGamut(of: space) else { continue }
      parts.space = space
      guard let found = try? parts.replacements(for: color) else { continue }
      return found + (other == id ? [] : [rename(other)])
    }
    throw .notHeld
  }

  /// Components of red, green and blue in place of a gray.
  private func colored(_ components: JSONNode, _ color: Color) throws(EditError) -> [UInt8] {
    guard color.isInGamut(of: .srgb) else { throw .notHeld }
    let layout = JSONLayout(document.bytes, root: components)
    let colon = layout.colon(in: components)
    let parts = ColorSetNotation.exact(color).members.map {
      JSONLayout.quoted($0.name) + colon + JSONLayout.quoted($0.text)
    }
    guard layout.hasLines(components), let first = components.members?.first else {
      return [0x7B, 0x20] + Array(parts.joined(separator: [0x2C, 0x20])) + [0x20, 0x7D]
    }
    let inner = layout.lineEnd + layout.lineIndentation(at: first.nameRange.lowerBound)
    let outer = layout.lineEnd + layout.lineIndentation(at: components.range.upperBound - 1)
    return [0x7B] + inner + Array(parts.joined(separator: [0x2C] + inner)) + outer + [0x7D]
  }
}

/// The value of a component as Xcode writes it: with a point it is 0 to 1, `0x…` and whole numbers are counted in 255ths.
///
/// So the text `1` is one 255th, which the compiler of asset catalogs confirms.
private func componentValue(of text: String) -> Double? {
  let bytes = Array(text.utf8)
  let isNegative = bytes.first == UInt8(ascii: "-")
  let digits = bytes[(isNegative ? 1 : 0)...]
  guard !digits.isEmpty, digits.count <= 40 else { return nil }
  let sign = isNegative ? -1.0 : 1.0
  if HexDigits.isPrefixed(digits) {
    let hex = digits.dropFirst(2)
    guard (1...8).contains(hex.count), hex.allSatisfy(HexDigits.isDigit) else { return nil }
    guard let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16) else { return nil }
    return sign * Double(value) / 255
  }
  let isPlain = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  guard isPlain, let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else { return nil }
  return sign * (digits.contains(0x2E) ? value : value / 255)
}
