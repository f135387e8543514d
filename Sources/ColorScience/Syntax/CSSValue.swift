/// One component as it is written: a number, a percentage, an angle in degrees, or `none`.
struct CSSValue {
  enum Kind: UInt8 { case number, percentage, angle, none }

  var kind: Kind
  var value: Double
}

extension CSSScanner {
  /// The component that starts here, after white space.
  @inline(__always)
  mutating func value(_ bytes: TextBytes, _ expected: String) throws(ColorSyntaxError) -> CSSValue {
    skipSpace(bytes)
    let start = position
    guard let number = number(bytes) else { return try keywordValue(bytes, expected) }
    if pass(0x25, bytes) { return CSSValue(kind: .percentage, value: number) }
    guard startsIdentifier(bytes) else { return CSSValue(kind: .number, value: number) }
    guard let factor = degrees(in: identifier(bytes)) else {
      position = start
      throw error(expected)
    }
    let largest = Double.greatestFiniteMagnitude
    return CSSValue(kind: .angle, value: min(max(number * factor, -largest), largest))
  }

  /// The number of degrees in an angle unit.
  func degrees(in unit: CSSIdentifier) -> Double? {
    switch unit.shortWord {
    case 0x67_6564: 1  // deg
    case 0x6461_7267: 0.9  // grad
    case 0x64_6172: 180 / .pi  // rad
    case 0x6E72_7574: 360  // turn
    default: nil
    }
  }

  private mutating func keywordValue(
    _ bytes: TextBytes, _ expected: String
  ) throws(ColorSyntaxError) -> CSSValue {
    let start = position
    if startsIdentifier(bytes) {
      switch identifier(bytes).shortWord {
      case 0x656E_6F6E where next(bytes) != 0x28:  // none
        return CSSValue(kind: .none, value: 0)
      case 0x636C_6163 where next(bytes) == 0x28:  // calc
        position += 1
        return try calculation(bytes)
      default: position = start
      }
    }
    throw error(expected)
  }
}
