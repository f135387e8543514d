import CSSText
import ColorScience
import SourceText

/// A color written as CSS writes it: in a style sheet, or as a text in other formats.
struct CSSNotation: ColorNotation {
  let bytes: [UInt8]

  /// Returns the parts of a color, and of a name, which has no digits.
  func parts(of range: Range<Int>) throws(EditError) -> NotationParts {
    guard let components = cssComponents(in: bytes, range), components.count == 1, let written = components.first else {
      throw .changed
    }
    switch written.token.kind {
    case .hash:
      let place = written.token.nameRange
      guard let digits = HexDigits(bytes[place]) else { throw .changed }
      let hex = HexSlot(range: place, digits: digits)
      return NotationParts(
        range: written.range, color: try? Color(css: bytes, in: written.range), space: .srgb, hex: hex)
    case .identifier:
      guard let color = try? Color(css: bytes, in: written.range) else {
        throw .notALiteral("the word \(shown(String(decoding: bytes[written.range], as: UTF8.self)))")
      }
      return NotationParts(range: written.range, color: color, space: .srgb)
    case .function:
      guard let parts = function(in: written.range) else {
        throw .notALiteral("an expression with \(shown(written.token.name(in: bytes)))()")
      }
      return parts
    default: throw .notALiteral("something other than a literal color")
    }
  }

  /// The parts of a function whose arguments are plain numbers.
  private func function(in range: Range<Int>) -> NotationParts? {
    guard let written = CSSColorParts(bytes, in: range), let last = written.numbers.last else { return nil }
    var slots: [ComponentSlot] = []
    for (lane, number) in written.numbers.enumerated() {
      let digits = bytes[number.digits]
      // Digits with an exponent have no count of decimals.
      guard number.isNone || !digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
      let role: ComponentSlot.Role = lane < 3 ? .component(lane) : .alpha
      slots.append(ComponentSlot(role, number.digits, scale: number.scale, written: digits))
    }
    let lead = Array((written.hasCommas ? ", " : " / ").utf8)
    return NotationParts(
      range: range, color: written.color, space: written.color.space, slots: slots,
      alpha: .added(at: last.range.upperBound, after: lead, decimals: 3),
      read: { _, texts in try? Color(css: CSSNotation.edited(Array(bytes[range]), texts, slots, from: range.lowerBound))
      })
  }

  /// A text with other texts in its slots.
  private static func edited(
    _ bytes: [UInt8], _ texts: [String?], _ slots: [ComponentSlot], from start: Int
  ) throws(EditError) -> [UInt8] {
    let found = zip(texts, slots).compactMap { text, slot in text.map { slot.replacement($0).moved(by: -start) } }
    return try TextReplacement.apply(found, to: bytes)
  }

  // MARK: In place of a value

  /// What writes another color over the one in a range, in its notation or else in a plain one.
  ///
  /// - Parameter old: the color that the text comes to; another one means that the text is not what was read.
  func replacements(in range: Range<Int>, for color: Color, old: Color?) throws(EditError) -> [TextReplacement] {
    if let components = cssComponents(in: bytes, range), components.count > 1 {
      return try bareParts(in: range, old).replacements(for: color)
    }
    let parts = try parts(of: range)
    if let old, let written = parts.color, !parts.slots.isEmpty, !ComponentDigits.haveSameBytes(old, written) {
      throw .changed
    }
    return (try? parts.replacements(for: color)) ?? [TextReplacement(parts.range, CSSNotation.plain(color))]
  }

  /// `222 47% 11%`, the components of the function that gives the color which was read.
  private func bareParts(in range: Range<Int>, _ old: Color?) throws(EditError) -> NotationParts {
    guard let old else { throw .notALiteral("bare components of an unknown function") }
    let text = Array(bytes[range])
    for function in CSSTripletFunction.allCases where function == function.modern {
      let call = function.call(text[...])
      guard var parts = CSSNotation(bytes: call).function(in: call.indices), parts.space == old.space,
        let color = parts.color, ComponentDigits.haveSameBytes(color, old)
      else { continue }
      let slots = parts.slots.map { $0.moved(by: range.lowerBound - function.rawValue.utf8.count - 1) }
      parts.slots = slots
      parts.alpha = .none
      parts.read = { _, texts in
        guard let edited = try? CSSNotation.edited(text, texts, slots, from: range.lowerBound) else { return nil }
        return try? Color(css: function.call(edited[...]))
      }
      return parts
    }
    throw .notALiteral("something other than a literal color")
  }

  /// A name of the document as a sentence shows it.
  private func shown(_ name: String) -> String { String(name.madeVisible.unicodeScalars.prefix(40)) }

  // MARK: Notations of its own

  /// A color in few digits: `#rrggbb` for any in sRGB.
  static func plain(_ color: Color) -> [UInt8] {
    Array((color.space.isSRGBFamily && color.isInGamut(of: .srgb) ? color.hex : color.css).utf8)
  }

  /// A color in its own space, where CSS has that.
  static func exact(_ color: Color) -> String {
    switch color.space {
    case .srgb:
      guard color.missing.isEmpty, let bytes = DeviceColor.bytes(of: color) else { break }
      let exact = Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: color.alpha)
      let byte = (color.alpha * 255).rounded()
      if abs(color.alpha * 255 - byte) < 1e-9 { return exact.hex }
      return "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(plainDecimal(color.alpha)))"
    case .hsl, .hwb: return "\(color.space.id)(\(components(color, units: ["", "%", "%"])))"
    case .lab, .lch, .oklab, .oklch: return "\(color.space.id)(\(components(color)))"
    case .hsv: return exact(color.converted(to: .srgb))
    case .displayP3Linear: return exact(color.converted(to: .displayP3))
    default: break
    }
    return "color(\(color.space.id) \(components(color)))"
  }

  /// A color of bytes in the oldest notation, which all tools read; nil for another color.
  static func oldest(_ color: Color) -> String? {
    guard color.space == .srgb, color.missing.isEmpty, let bytes = DeviceColor.bytes(of: color) else { return nil }
    let text = exact(color)
    if text.utf8.first == UInt8(ascii: "#") { return text }
    return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(plainDecimal(color.alpha)))"
  }

  private static func components(_ color: Color, units: [String] = ["", "", ""]) -> String {
    let lanes: [MissingComponents] = [.first, .second, .third]
    let list = (0..<3).map { lane in
      color.missing.contains(lanes[lane]) ? "none" : plainDecimal(color.components[lane]) + units[lane]
    }
    let alpha = color.missing.contains(.alpha) ? " / none" : color.isOpaque ? "" : " / \(plainDecimal(color.alpha))"
    return list.joined(separator: " ") + alpha
  }
}
