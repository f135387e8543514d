import CSSText
import ColorScience
import SourceText

/// A color written as CSS writes it: in a style sheet, or as a text in other formats.
struct CSSNotation: ColorNotation {
  let bytes: [UInt8]

  func parts(in range: Range<Int>) -> NotationParts? {
    guard let parts = CSSColorParts(bytes, in: range), let last = parts.numbers.last else { return nil }
    var slots: [ComponentSlot] = []
    for (lane, number) in parts.numbers.enumerated() {
      let digits = bytes[number.digits]
      // Digits with an exponent have no count of decimals.
      guard number.isNone || !digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
      let role: ComponentSlot.Role = lane < 3 ? .component(lane) : .alpha
      slots.append(ComponentSlot(role, number.digits, scale: number.scale, written: digits))
    }
    return NotationParts(
      range: range, color: parts.color, slots: slots,
      addedAlpha: (last.range.upperBound, parts.hasCommas ? ", " : " / "))
  }

  func text(of color: Color, like parts: NotationParts?) -> [UInt8] {
    guard let parts, let found = replacements(of: parts, with: color),
      let text = try? TextReplacement.apply(
        found.map { $0.moved(by: -parts.range.lowerBound) }, to: Array(bytes[parts.range]))
    else { return Array(CSSNotation.exact(color).utf8) }
    return text
  }

  private func replacements(of parts: NotationParts, with color: Color) -> [TextReplacement]? {
    parts.replacements(for: color, in: bytes) { try? Color(css: $0) }
  }

  // MARK: In place of a value

  /// What writes another color over the one in a range, in its notation or else in a plain one.
  ///
  /// - Parameter old: the color that the text comes to; another one means that the text is not what was read.
  func replacements(in range: Range<Int>, for color: Color, old: Color?) throws(EditError) -> [TextReplacement] {
    guard let components = cssComponents(in: bytes, range), let first = components.first else { throw .changed }
    guard components.count == 1 else { return try bareComponents(in: range, color, old) }
    switch first.token.kind {
    case .hash:
      guard let digits = HexDigits(bytes[first.token.nameRange]) else { throw .changed }
      guard let text = digits.text(of: color) else { return [TextReplacement(first.range, CSSNotation.plain(color))] }
      return [TextReplacement(first.token.nameRange, text)]
    case .identifier:
      guard (try? Color(css: bytes, in: first.range)) != nil else {
        let word = String(decoding: bytes[first.range], as: UTF8.self)
        throw .notALiteral("the word \(shown(word))")
      }
      return [TextReplacement(first.range, CSSNotation.plain(color))]
    case .function:
      guard let parts = parts(in: first.range) else {
        throw .notALiteral("an expression with \(shown(first.token.name(in: bytes)))()")
      }
      if let old, !ComponentDigits.haveSameBytes(old, parts.color) { throw .changed }
      return replacements(of: parts, with: color) ?? [TextReplacement(first.range, CSSNotation.plain(color))]
    default: throw .notALiteral("something other than a literal color")
    }
  }

  /// A name of the document as a sentence shows it.
  private func shown(_ name: String) -> String { String(name.madeVisible.unicodeScalars.prefix(40)) }

  /// `222 47% 11%`, the components of the function that gives the color which was read.
  private func bareComponents(in range: Range<Int>, _ color: Color, _ old: Color?) throws(EditError)
    -> [TextReplacement]
  {
    guard let old else { throw .notALiteral("bare components of an unknown function") }
    for function in CSSTripletFunction.allCases where function == function.modern {
      let call = function.call(bytes[range])
      let lead = function.rawValue.utf8.count + 1
      guard let whole = CSSNotation(bytes: call).parts(in: call.indices), whole.space == old.space,
        ComponentDigits.haveSameBytes(whole.color, old)
      else { continue }
      let parts = NotationParts(
        range: range, color: whole.color, slots: whole.moved(by: range.lowerBound - lead).slots, addedAlpha: nil)
      guard let found = parts.replacements(for: color, in: bytes, read: { try? Color(css: function.call($0)) }) else {
        throw .notHeld
      }
      return found
    }
    throw .notALiteral("something other than a literal color")
  }

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

  private static func components(_ color: Color, units: [String] = ["", "", ""]) -> String {
    let lanes: [MissingComponents] = [.first, .second, .third]
    let list = (0..<3).map { lane in
      color.missing.contains(lanes[lane]) ? "none" : plainDecimal(color.components[lane]) + units[lane]
    }
    let alpha = color.missing.contains(.alpha) ? " / none" : color.isOpaque ? "" : " / \(plainDecimal(color.alpha))"
    return list.joined(separator: " ") + alpha
  }
}
