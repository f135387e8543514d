import ColorScience

/// How a format writes colors: what reads the numbers of one is what puts others in their place.
protocol ColorNotation {
  /// The parts of the color in a range of the document; nil where it is not written in plain numbers.
  func parts(in range: Range<Int>) -> NotationParts?

  /// A color in the notation of another one; in the one that writes it exactly where there is none, or that can't hold it.
  func text(of color: Color, like parts: NotationParts?) -> [UInt8]
}

/// The numbers that a color is written with.
struct NotationParts {
  /// The bytes of the color.
  let range: Range<Int>
  /// What they come to.
  let color: Color
  /// The components in their order, then the alpha if it is written.
  let slots: [ComponentSlot]
  /// Where an alpha is added and what precedes it; nil where none can be.
  let addedAlpha: (offset: Int, lead: String)?

  /// The space of the components.
  var space: ColorSpace { color.space }

  /// Whether red, green and blue are whole numbers up to 255.
  private var isInBytes: Bool { slots.allSatisfy { $0.role == .alpha || $0.scale == 255 && $0.decimals == 0 } }

  /// What writes another color with as many digits, and more where it takes more; nil when no digits do.
  ///
  /// - Parameter read: the color that the bytes of the range come to when they are edited.
  func replacements(for color: Color, in bytes: [UInt8], read: ([UInt8]) -> Color?) -> [TextReplacement]? {
    let text = Array(bytes[range])
    for isOfBytes in isInBytes ? [true, false] : [false] {
      let digits = ComponentDigits(target: color, old: self.color, space: space, isOfBytes: isOfBytes)
      var found: [TextReplacement] = []
      let texts = digits.texts(for: slots) { texts in
        found = replacements(texts, alpha: color.alpha)
        let edited = try? TextReplacement.apply(found.map { $0.moved(by: -range.lowerBound) }, to: text)
        return edited.flatMap(read)
      }
      if texts != nil { return found }
    }
    return nil
  }

  private func replacements(_ texts: [String?], alpha: Double) -> [TextReplacement] {
    var list = zip(texts, slots).compactMap { text, slot in text.map { TextReplacement(slot.range, Array($0.utf8)) } }
    if let addedAlpha, !slots.contains(where: { $0.role == .alpha }), abs(alpha - 1) > 1e-9 {
      let text = addedAlpha.lead + DecimalText.text(of: alpha, decimals: 3, atLeast: 0)
      list.append(TextReplacement(addedAlpha.offset..<addedAlpha.offset, Array(text.utf8)))
    }
    return list
  }

  /// The same parts at a place further on, without one for an alpha.
  func moved(by offset: Int) -> NotationParts {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
    return NotationParts(
      range: moved(range), color: color, slots: slots.map { $0.moved(to: moved($0.range)) }, addedAlpha: nil)
  }
}

extension TextReplacement {
  /// The same bytes at a place further on.
  func moved(by offset: Int) -> TextReplacement {
    TextReplacement(range.lowerBound + offset..<range.upperBound + offset, bytes)
  }
}
