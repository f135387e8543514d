import ColorScience
import SourceText

/// A color written as CSS writes it: in a style sheet, or as a text in other formats.
struct CSSColorText {
  let bytes: [UInt8]
  let range: Range<Int>

  /// The color as CSS writes it for want of a notation to keep.
  static func plain(_ color: Color) -> [UInt8] {
    Array((color.space.isSRGBFamily && color.isInGamut(of: .srgb) ? color.hex : color.css).utf8)
  }

  /// What writes another color in the notation of this one, or else in a plain one.
  ///
  /// - Parameters:
  ///   - old: the color that the text comes to; another one means that the text is not what was read.
  func replacements(for color: Color, old: Color?) throws(EditError) -> [TextReplacement] {
    guard let components = cssComponents(in: bytes, range), let first = components.first else { throw .changed }
    guard components.count == 1 else { return try bareComponents(components, color, old) }
    switch first.token.kind {
    case .hash:
      guard let digits = HexDigits(bytes[first.token.nameRange]) else { throw .changed }
      guard let text = digits.text(of: color) else { return [TextReplacement(first.range, CSSColorText.plain(color))] }
      return [TextReplacement(first.token.nameRange, text)]
    case .identifier:
      let word = String(decoding: bytes[first.range], as: UTF8.self)
      guard (try? Color(css: word)) != nil else { throw .notALiteral("the word \(shown(word))") }
      return [TextReplacement(first.range, CSSColorText.plain(color))]
    case .function: return try function(first, color, old)
    default: throw .notALiteral("something other than a literal color")
    }
  }

  /// A name of the document as a sentence shows it.
  private func shown(_ name: String) -> String { String(name.madeVisible.unicodeScalars.prefix(40)) }

  // MARK: Functions

  private func function(_ function: CSSComponent, _ color: Color, _ old: Color?) throws(EditError) -> [TextReplacement]
  {
    let written = String(decoding: bytes[function.range], as: UTF8.self)
    let name = function.token.name(in: bytes)
    guard let slots = slots(of: function), let shape = shape(of: function),
      let current = try? Color(css: written), current.space == shape.space
    else { throw .notALiteral("an expression with \(shown(name))()") }
    if let old, !ComponentDigits.haveSameBytes(old, current) { throw .changed }
    let digits = ComponentDigits(target: color, old: current, space: shape.space, isOfBytes: false)
    for isOfBytes in isWritten(inBytes: slots, shape) ? [true, false] : [false] {
      var digits = digits
      digits.isOfBytes = isOfBytes
      var found: [TextReplacement] = []
      let texts = digits.texts(for: slots.map(\.slot)) { texts in
        found = replacements(texts, slots, function, color, digits)
        guard
          let edited = try? TextReplacement.apply(
            found.map { $0.moved(by: -function.range.lowerBound) }, to: Array(written.utf8))
        else { return nil }
        return try? Color(css: String(decoding: edited, as: UTF8.self))
      }
      if texts != nil { return found }
    }
    return [TextReplacement(function.range, CSSColorText.plain(color))]
  }

  /// A number, percentage or angle of a function, or the word `none` in its place.
  private struct Slot {
    let slot: ComponentSlot
    let isNone: Bool
  }

  private func replacements(
    _ texts: [String?], _ slots: [Slot], _ function: CSSComponent, _ color: Color, _ digits: ComponentDigits
  ) -> [TextReplacement] {
    var list = zip(texts, slots).compactMap { text, slot in
      text.map { TextReplacement(slot.slot.range, Array($0.utf8)) }
    }
    let hasAlpha = slots.contains { $0.slot.role == .alpha }
    if !hasAlpha, abs(color.alpha - 1) > 1e-9, let last = function.children.last {
      let isLegacy = function.children.contains { $0.token.kind == .comma }
      let alpha = DecimalText.text(of: color.alpha, decimals: 3, atLeast: 0)
      list.append(
        TextReplacement(last.range.upperBound..<last.range.upperBound, Array(((isLegacy ? ", " : " / ") + alpha).utf8)))
    }
    return list
  }

  /// Whether red, green and blue are whole numbers up to 255.
  private func isWritten(inBytes slots: [Slot], _ shape: Shape) -> Bool {
    shape.isOfBytes && slots.allSatisfy { $0.slot.role == .alpha || $0.slot.scale == 255 && $0.slot.decimals == 0 }
  }

  // MARK: The parts of functions

  /// What the numbers of a function mean.
  private struct Shape {
    let space: ColorSpace
    /// How many of the numbers, and of the percentages, make one of each component.
    let numbers: [Double]
    let percentages: [Double]
    var isOfBytes = false
    /// Whether the first argument names the space.
    var namesSpace = false
  }

  private func shape(of function: CSSComponent) -> Shape? {
    if function.token.isNamed("color", in: bytes) {
      guard let first = function.children.first, first.token.kind == .identifier,
        let space = ColorSpace(id: String(decoding: bytes[first.range].map(asciiLowered), as: UTF8.self))
      else { return nil }
      return Shape(space: space, numbers: [1, 1, 1], percentages: [100, 100, 100], namesSpace: true)
    }
    return CSSTripletFunction(function.token, in: bytes).flatMap { shape(of: $0) }
  }

  private func shape(of function: CSSTripletFunction) -> Shape? {
    switch function {
    case .rgb, .rgba: Shape(space: .srgb, numbers: [255, 255, 255], percentages: [100, 100, 100], isOfBytes: true)
    case .hsl, .hsla: Shape(space: .hsl, numbers: [1, 1, 1], percentages: [1, 1, 1])
    case .hwb: Shape(space: .hwb, numbers: [1, 1, 1], percentages: [1, 1, 1])
    case .lab: Shape(space: .lab, numbers: [1, 1, 1], percentages: [1, 0.8, 0.8])
    case .lch: Shape(space: .lch, numbers: [1, 1, 1], percentages: [1, 100.0 / 150, 1])
    case .oklab: Shape(space: .oklab, numbers: [1, 1, 1], percentages: [100, 250, 250])
    case .oklch: Shape(space: .oklch, numbers: [1, 1, 1], percentages: [100, 250, 1])
    }
  }

  /// The numbers of a function in their order; nil when anything else than numbers and `none` stands in it.
  private func slots(of function: CSSComponent) -> [Slot]? {
    guard let shape = shape(of: function) else { return nil }
    return slots(in: function.children.dropFirst(shape.namesSpace ? 1 : 0), shape)
  }

  private func slots(in parts: some Sequence<CSSComponent>, _ shape: Shape) -> [Slot]? {
    var slots: [Slot] = []
    for part in parts {
      let token = part.token
      if token.kind == .comma || token.isDelimiter(UInt8(ascii: "/"), in: bytes) { continue }
      guard slots.count < 4 else { return nil }
      let lane = slots.count
      let isNone = token.kind == .identifier && token.isNamed("none", in: bytes)
      let role: ComponentSlot.Role = lane < 3 ? .component(lane) : .alpha
      var scale = lane < 3 ? shape.numbers[lane] : 1
      var end = token.range.upperBound
      switch token.kind {
      case .identifier where isNone: break
      case .number: break
      case .percentage:
        scale = lane < 3 ? shape.percentages[lane] : 100
        end -= 1
      case .dimension:
        guard lane < 3, shape.space.components[lane].isHue, let turns = angle(token) else { return nil }
        scale = turns
        end = token.nameStart
      default: return nil
      }
      let digits = token.range.lowerBound..<end
      guard !bytes[digits].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) || isNone else { return nil }
      slots.append(Slot(slot: ComponentSlot(role, digits, scale: scale, written: bytes[digits]), isNone: isNone))
    }
    return slots.count >= 3 ? slots : nil
  }

  /// How many of a unit make a degree.
  private func angle(_ token: CSSToken) -> Double? {
    if token.isNamed("deg", in: bytes) { return 1 }
    if token.isNamed("turn", in: bytes) { return 1.0 / 360 }
    if token.isNamed("rad", in: bytes) { return Double.pi / 180 }
    return token.isNamed("grad", in: bytes) ? 400.0 / 360 : nil
  }

  // MARK: Components without a function

  /// `222 47% 11%`, the components of the function that gives the color which was read.
  private func bareComponents(
    _ components: [CSSComponent], _ color: Color, _ old: Color?
  ) throws(EditError) -> [TextReplacement] {
    guard let old else { throw .notALiteral("bare components of an unknown function") }
    for function in CSSTripletFunction.allCases where function == function.modern {
      guard let shape = shape(of: function), let slots = slots(in: components, shape), shape.space == old.space else {
        continue
      }
      let text = Array(bytes[range])
      func read(_ bytes: [UInt8]) -> Color? {
        try? Color(css: "\(function.rawValue)(\(String(decoding: bytes, as: UTF8.self)))")
      }
      guard let current = read(text), ComponentDigits.haveSameBytes(current, old) else { continue }
      for isOfBytes in isWritten(inBytes: slots, shape) ? [true, false] : [false] {
        let digits = ComponentDigits(target: color, old: current, space: shape.space, isOfBytes: isOfBytes)
        var found: [TextReplacement] = []
        let texts = digits.texts(for: slots.map(\.slot)) { texts in
          found = zip(texts, slots).compactMap { text, slot in
            text.map { TextReplacement(slot.slot.range, Array($0.utf8)) }
          }
          guard let edited = try? TextReplacement.apply(found.map { $0.moved(by: -range.lowerBound) }, to: text) else {
            return nil
          }
          return read(edited)
        }
        if texts != nil { return found }
      }
      throw .notHeld
    }
    throw .notALiteral("something other than a literal color")
  }
}

extension TextReplacement {
  /// The same bytes at a place further on.
  func moved(by offset: Int) -> TextReplacement {
    TextReplacement(range.lowerBound + offset..<range.upperBound + offset, bytes)
  }
}
