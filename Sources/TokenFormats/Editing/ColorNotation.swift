import ColorScience

/// How a format writes colors.
///
/// The reader of the format makes a color of its parts, the editor replaces the digits of the parts, and the writer asks for the exact text.
/// A color is a range of bytes in a style sheet, a value in JSON, and an expression in Swift, so each notation names its own type of places;
/// and a writer of JSON needs members where others need text.
protocol ColorNotation {
  /// What stands for a color in a document.
  associatedtype Written
  /// Why something has no parts.
  associatedtype Failure: Error
  /// A color as the writer of the format puts it into a document.
  associatedtype Exact

  /// Returns the parts of a color in a document.
  func parts(of written: Written) throws(Failure) -> NotationParts

  /// Returns a color with digits that read back as the same color, in a space of the format.
  static func exact(_ color: Color) -> Exact
}

/// The digits that a color is written with, and what they mean.
struct NotationParts {
  /// The bytes of the color.
  let range: Range<Int>
  /// The color; nil if its digits alone don't determine it.
  var color: Color?
  /// The space that the components are written in.
  var space: ColorSpace
  /// The components in their order, then the opacity if it is written; none if the color has a name.
  var slots: [ComponentSlot] = []
  /// The hexadecimal digits, in place of components.
  var hex: HexSlot?
  /// The place of the opacity if no slot has it.
  var alpha = AlphaPlace.none
  /// The type whose initializer is called, in notations that have several.
  var type: String?
  /// Returns the color of other texts in the slots, with the components in a space; a slot without a text stays as it is.
  var read: (_ space: ColorSpace, _ texts: [String?]) -> Color? = { _, _ in nil }

  /// The place of an opacity without a slot.
  enum AlphaPlace {
    /// The notation has none.
    case none
    /// It is added at an offset, after some bytes, with so many decimals at most.
    case added(at: Int, after: [UInt8], decimals: Int)
    /// It is written elsewhere and can't change, with the reason.
    case elsewhere(EditError)
  }

  /// Whether red, green and blue are whole numbers up to 255, or one of them can be nothing else.
  var isInBytes: Bool {
    let components = slots.filter { $0.role != .alpha }
    return components.allSatisfy { $0.scale == 255 && $0.decimals == 0 } || components.contains(where: \.isCounted)
  }

  /// Returns the replacements that write another color with as many digits, and more if reading back the color takes more.
  ///
  /// - Parameter old: the current color as its reader has it.
  /// - Throws: `EditError.notHeld` if no digits write the color.
  func replacements(for color: Color, old: Color? = nil) throws(EditError) -> [TextReplacement] {
    let alphaSlot = slots.first { $0.role == .alpha }
    var target = color
    var added: [TextReplacement] = []
    switch alpha {
    case .elsewhere(let reason):
      guard let old, abs(old.alpha - color.alpha) < 1e-9 else { throw reason }
      target = color.withAlpha(1)
    case .added(let offset, let lead, let decimals) where alphaSlot == nil && abs(color.alpha - 1) > 1e-9:
      let text = DecimalText.text(of: color.alpha, decimals: decimals, atLeast: 0)
      added.append(TextReplacement(offset..<offset, lead + Array(text.utf8)))
      target = color.withAlpha(1)
    default: break
    }
    if let hex {
      guard let text = hex.text(of: alphaSlot == nil ? target : target.withAlpha(1)) else { throw .notHeld }
      added.append(TextReplacement(hex.range, text))
      guard let alphaSlot, abs(color.alpha - (self.color?.alpha ?? 1)) >= 1e-9 else { return added }
      return added + [alphaSlot.replacement(alphaSlot.text(of: color.alpha, moreDecimals: 3))]
    }
    guard let texts = texts(for: target) else { throw .notHeld }
    return added
      + zip(texts, slots).compactMap { text, slot in
        // A hue without effect stays in its own space alone.
        let isStale = slot.role != .alpha && space != self.color?.space
        return (text ?? (isStale ? "0" : nil)).map(slot.replacement)
      }
  }

  private func texts(for target: Color) -> [String?]? {
    guard !slots.isEmpty else { return nil }
    for isOfBytes in isInBytes && target.isInGamut(of: space) ? [true, false] : [false] {
      let digits = ComponentDigits(target: target, oldAlpha: color?.alpha, space: space, isOfBytes: isOfBytes)
      if let texts = digits.texts(for: slots, read: { read(space, $0) }) { return texts }
    }
    return nil
  }
}

extension TextReplacement {
  /// The bytes of a range of the document with replacements in it.
  static func text(of range: Range<Int>, with replacements: [TextReplacement], in bytes: [UInt8]) throws(EditError)
    -> [UInt8]
  {
    try apply(replacements.map { $0.moved(by: -range.lowerBound) }, to: Array(bytes[range]))
  }

  /// The same bytes at a place further on.
  func moved(by offset: Int) -> TextReplacement {
    TextReplacement(range.lowerBound + offset..<range.upperBound + offset, bytes)
  }
}
