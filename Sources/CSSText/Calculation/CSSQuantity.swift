/// A number and its unit, of those that do not depend on where they are used (CSS Values 4, sections 6 and 7).
package struct CSSQuantity: Sendable, Hashable {
  /// The units that others are counted in.
  package enum Unit: Sendable { case none, percent, px, rem, milliseconds, degrees }

  /// The number of units.
  package var value: Double
  /// The unit.
  package var unit: Unit

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The quantity of a number, percentage or dimension: absolute lengths in px, times in ms, angles in degrees.
  ///
  /// Nil for any other token, and for units that depend on the context.
  package init?(_ token: CSSToken, in bytes: [UInt8]) {
    guard let value = token.number(in: bytes) else { return nil }
    switch token.kind {
    case .number: self.init(value, .none)
    case .percentage: self.init(value, .percent)
    default:
      guard let (factor, unit) = CSSQuantity.unit(CSSIdentifier(bytes, token.nameRange)) else { return nil }
      let largest = Double.greatestFiniteMagnitude
      self.init(unit == .degrees ? min(max(value * factor, -largest), largest) : value * factor, unit)
    }
  }

  /// A number with a unit by its name, in any case of letters; nil for a unit that depends on the context.
  package init?(_ value: Double, of name: String) {
    guard let (factor, unit) = CSSQuantity.unit(CSSIdentifier(Array(name.utf8), 0..<name.utf8.count)) else {
      return nil
    }
    self.init(value * factor, unit)
  }

  /// What one of a unit is; the names are spelled with their first byte lowest.
  static func unit(_ name: CSSIdentifier) -> (factor: Double, Unit)? {
    switch name.shortWord {
    case 0x67_6564: (1, .degrees)  // deg
    case 0x6461_7267: (0.9, .degrees)  // grad
    case 0x64_6172: (180 / .pi, .degrees)  // rad
    case 0x6E72_7574: (360, .degrees)  // turn
    case 0x7870: (1, .px)  // px
    case 0x6D_6572: (1, .rem)  // rem
    case 0x736D: (1, .milliseconds)  // ms
    case 0x73: (1000, .milliseconds)  // s
    case 0x6E69: (96, .px)  // in
    case 0x7470: (96.0 / 72, .px)  // pt
    case 0x6370: (16, .px)  // pc
    case 0x6D63: (96 / 2.54, .px)  // cm
    case 0x6D6D: (96 / 25.4, .px)  // mm
    case 0x71: (96 / 101.6, .px)  // q
    default: nil
    }
  }
}
