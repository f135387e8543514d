import ColorScience
import SourceText

/// Reads a color as most are written, byte by byte, without tokens: `#` and digits, a name, or a function with short
/// decimal numbers. The bytes come from outside, so every read is checked against their end.
struct PlainColorReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The color that is all of the bytes; nil for other notations and for errors, which ``CSSColorReader`` reads.
  static func color(in bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    if bytes.first == Ascii.hash { return try? HexNotation.parse(bytes).get() }
    var reader = PlainColorReader(bytes: bytes)
    let name = reader.name()
    if reader.index == bytes.count { return NamedColors.value(of: name) }
    guard reader.byte == Ascii.openParenthesis, let word = name.shortWord,
      let function = CSSColorFunction(rawValue: word)
    else { return nil }
    reader.index += 1
    return reader.color(of: function)
  }

  /// The next byte; NUL at the end, which is no part of these notations.
  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// The letters, digits and hyphens that start here, perhaps none.
  private mutating func name() -> CSSIdentifier {
    var name = CSSIdentifier()
    while true {
      let byte = byte
      guard isLetter(byte) || byte &- Ascii.zero < 10 || byte == Ascii.minus else { return name }
      name.append(byte)
      index += 1
    }
  }

  /// Passes spaces, then a byte if it is this one.
  private mutating func pass(_ expected: UInt8) -> Bool {
    passSpaces()
    guard byte == expected else { return false }
    index += 1
    return true
  }

  private mutating func passSpaces() { while byte == Ascii.space { index += 1 } }

  /// The color of a function whose parenthesis was just passed.
  private mutating func color(of function: CSSColorFunction) -> Color? {
    var syntax = function.syntax
    if function == .color {
      passSpaces()
      guard let space = CSSKeywords.predefinedSpace(name()) else { return nil }
      syntax.space = space
    }
    let hueLane = syntax.space.hueLane
    guard let first = value(isHue: hueLane == 0) else { return nil }
    let hasCommas = syntax.takesCommas && pass(Ascii.comma)
    guard let second = value(isHue: hueLane == 1), !hasCommas || pass(Ascii.comma),
      let third = value(isHue: hueLane == 2)
    else { return nil }
    let kind = hueLane == 0 ? .percentage : first.kind
    guard !hasCommas || second.kind == kind && third.kind == kind else { return nil }
    var components = CSSComponents(first: first, second: second, third: third)
    if pass(hasCommas ? Ascii.comma : Ascii.slash) {
      guard let alpha = value(isHue: false) else { return nil }
      components.alpha = alpha
    }
    guard pass(Ascii.closeParenthesis), index == bytes.count else { return nil }
    return components.color(syntax)
  }

  /// A number of up to 15 digits, which one division makes exact, with `%` or the unit of an angle where they may be.
  private mutating func value(isHue: Bool) -> CSSValue? {
    passSpaces()
    let isNegative = byte == Ascii.minus
    if isNegative || byte == Ascii.plus { index += 1 }
    var significand = 0
    var digits = passDigits(into: &significand)
    var decimals = 0
    if byte == Ascii.point {
      index += 1
      decimals = passDigits(into: &significand)
      guard decimals > 0 else { return nil }
      digits += decimals
    }
    guard digits > 0, digits <= 15 else { return nil }
    let magnitude = Double(significand) / powersOfTen[decimals]
    let number = isNegative ? -magnitude : magnitude
    if byte == Ascii.percent {
      index += 1
      return isHue ? nil : CSSValue(kind: .percentage, value: number)
    }
    guard isLetter(byte) else { return CSSValue(kind: .number, value: number) }
    guard isHue, let (factor, base) = CSSQuantity.unit(name()), base == .degrees else { return nil }
    return CSSValue(kind: .angle, value: number * factor)
  }

  /// Passes digits and appends them to a number; returns how many.
  @inline(__always)
  private mutating func passDigits(into number: inout Int) -> Int {
    let start = index
    while byte &- Ascii.zero < 10 {
      number = number &* 10 &+ Int(byte &- Ascii.zero)
      index += 1
    }
    return index - start
  }
}
