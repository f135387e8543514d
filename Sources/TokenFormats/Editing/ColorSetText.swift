import ColorScience
import SourceText

/// The color of a slot of a color set: components by name, each a number or a text.
struct ColorSetText {
  let bytes: [UInt8]

  /// How a component is written.
  private enum Style: Equatable {
    /// `0xFF`.
    case hex(isUpper: Bool)
    /// `255`.
    case byte
    /// `1.000`, or a number.
    case fraction
  }

  private struct Slot {
    let slot: ComponentSlot
    let style: Style
    let isText: Bool
  }

  /// What writes another color over one, the style of each component and the color space kept where they can be.
  func replacements(of node: JSONNode, with color: Color) throws(EditError) -> [TextReplacement] {
    guard let name = node["color-space"], let written = name.string, let components = node["components"] else {
      throw .notALiteral(node["reference"] == nil ? "something other than a literal color" : "a system color")
    }
    if components["white"] != nil {
      return [TextReplacement(components.range, try colored(components, color)), rename(name, "srgb")]
    }
    let spaces: [(String, ColorSpace)] = [
      ("srgb", .srgb), ("extended-srgb", .srgb), ("display-p3", .displayP3), ("extended-linear-srgb", .srgbLinear),
    ]
    guard let own = spaces.first(where: { $0.0 == written }) else { throw .changed }
    let isExtended = written.utf8.starts(with: "extended".utf8)
    let slots = try slots(in: components)
    for (id, space) in [own, ("srgb", .srgb), ("display-p3", .displayP3)] {
      guard id == own.0 && isExtended || color.isInGamut(of: space) else { continue }
      guard let found = numbers(slots, color, in: space) else { continue }
      return found + (id == own.0 ? [] : [rename(name, id)])
    }
    throw .notHeld
  }

  private func rename(_ node: JSONNode, _ id: String) -> TextReplacement {
    TextReplacement(node.range, JSONLayout.quoted(id))
  }

  private func slots(in components: JSONNode) throws(EditError) -> [Slot] {
    var slots: [Slot] = []
    let roles: [(String, ComponentSlot.Role)] = [
      ("red", .component(0)), ("green", .component(1)), ("blue", .component(2)), ("alpha", .alpha),
    ]
    for (name, role) in roles {
      guard let node = components[name] else { throw .changed }
      let isText = node.string != nil
      let range = isText ? node.range.lowerBound + 1..<node.range.upperBound - 1 : node.range
      let text = Array(bytes[range])
      var style = Style.fraction
      if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
        style = .hex(isUpper: !text.dropFirst(2).contains { (0x61...0x66).contains($0) })
      } else if isText, !text.contains(UInt8(ascii: ".")) {
        style = .byte
      }
      let scale = style == .fraction ? 1.0 : 255
      var slot = ComponentSlot(role, range, scale: scale, written: text)
      // Xcode writes as many decimals for all.
      if isText { slot.leastDecimals = slot.decimals }
      slots.append(Slot(slot: slot, style: style, isText: isText))
    }
    return slots
  }

  private func numbers(_ slots: [Slot], _ color: Color, in space: ColorSpace) -> [TextReplacement]? {
    let isOfBytes = slots.contains { $0.style != .fraction && $0.slot.role != .alpha }
    let old = slots.last.flatMap { number($0, String(decoding: bytes[$0.slot.range], as: UTF8.self)) }
    let digits = ComponentDigits(
      target: color, old: old.map { Color(.srgb, 0, 0, 0, alpha: $0) }, space: space, isOfBytes: isOfBytes)
    var found: [TextReplacement] = []
    let texts = digits.texts(for: slots.map(\.slot)) { texts in
      found = []
      var values = [0.0, 0, 0, old ?? 1]
      for (index, (text, slot)) in zip(texts, slots).enumerated() {
        guard let text else { continue }
        let styled = self.text(text, slot)
        guard let value = number(slot, styled) else { return nil }
        values[index] = value
        found.append(TextReplacement(slot.slot.range, Array(styled.utf8)))
      }
      return Color(space, values[0], values[1], values[2], alpha: values[3])
    }
    return texts == nil ? nil : found
  }

  private func number(_ slot: Slot, _ text: String) -> Double? {
    slot.isText ? componentValue(of: text) : Double(text)
  }

  /// Digits in the style of a slot.
  private func text(_ digits: String, _ slot: Slot) -> String {
    switch slot.style {
    case .fraction:
      // Without a point, Xcode counts a text in 255ths.
      return slot.isText && !digits.utf8.contains(UInt8(ascii: ".")) ? digits + ".0" : digits
    case .byte: return whole(digits).map { String($0) } ?? digits
    case .hex(let isUpper):
      guard let value = whole(digits), (0...255).contains(value) else { return digits }
      let text = String(value, radix: 16, uppercase: isUpper)
      return "0x" + (text.utf8.count < 2 ? "0" : "") + text
    }
  }

  private func whole(_ digits: String) -> Int? { Double(digits).map { Int($0.rounded()) } }

  /// Components of red, green and blue in place of a gray, in the style of Xcode.
  private func colored(_ components: JSONNode, _ color: Color) throws(EditError) -> [UInt8] {
    guard color.isInGamut(of: .srgb) else { throw .notHeld }
    let layout = JSONLayout(bytes, root: components)
    let colon = layout.colon(in: components)
    let rgb = color.srgbBytes
    func hex(_ byte: UInt8) -> String { "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    let alpha = DecimalText.text(of: color.alpha, decimals: 3, atLeast: 3)
    let parts = [("alpha", alpha), ("blue", hex(rgb.z)), ("green", hex(rgb.y)), ("red", hex(rgb.x))].map {
      JSONLayout.quoted($0.0) + colon + JSONLayout.quoted($0.1)
    }
    guard layout.hasLines(components), let first = components.members?.first else {
      return [0x7B, 0x20] + Array(parts.joined(separator: [0x2C, 0x20])) + [0x20, 0x7D]
    }
    let inner = layout.lineEnd + layout.lineIndentation(at: first.nameRange.lowerBound)
    let outer = layout.lineEnd + layout.lineIndentation(at: components.range.upperBound - 1)
    return [0x7B] + inner + Array(parts.joined(separator: [0x2C] + inner)) + outer + [0x7D]
  }
}
