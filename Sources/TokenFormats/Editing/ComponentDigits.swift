import ColorScience

/// A number of a color's notation: where it stands, what it counts, and how it is written.
struct ComponentSlot {
  /// What a number says of a color.
  enum Role: Hashable {
    /// The component of a lane, 0 to 2.
    case component(Int)
    case alpha
  }

  let role: Role
  /// The bytes of the digits, a unit left out.
  private(set) var range: Range<Int>
  /// How many of its units make one of the component: 255 for `rgb(…)`, 100 for percentages of 1.
  let scale: Double
  /// The decimals that are written.
  var decimals = 0
  /// The decimals that are written even where they are zeros: all of them where the last one is a zero now.
  var leastDecimals = 0
  /// Whether a number below 1 starts with its point.
  var isPointFirst = false

  init(_ role: Role, _ range: Range<Int>, scale: Double = 1, written: some Sequence<UInt8> = []) {
    self.role = role
    self.range = range
    self.scale = scale
    let digits = Array(written).drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
      decimals = digits[(point + 1)...].prefix { (0x30...0x39).contains($0) }.count
      isPointFirst = point == digits.startIndex
      leastDecimals = digits.last == UInt8(ascii: "0") ? decimals : 0
    }
  }

  /// The same number at another place.
  func moved(to range: Range<Int>) -> ComponentSlot {
    var slot = self
    slot.range = range
    return slot
  }

  /// The text of a value of the component with so many decimals more than are written now.
  func text(of value: Double, moreDecimals: Int) -> String {
    let text = DecimalText.text(of: value * scale, decimals: decimals + moreDecimals, atLeast: leastDecimals)
    guard isPointFirst else { return text }
    if text.utf8.starts(with: "0.".utf8) { return String(text.dropFirst()) }
    if text.utf8.starts(with: "-0.".utf8) { return "-" + text.dropFirst(2) }
    return text
  }
}

/// Numbers with a fixed count of decimals, without an exponent.
enum DecimalText {
  /// A number rounded to `decimals`, its last zeros left out down to `atLeast` of them.
  static func text(of value: Double, decimals: Int, atLeast: Int) -> String {
    let power = (0..<min(decimals, 17)).reduce(1.0) { power, _ in power * 10 }
    let scaled = (abs(value) * power).rounded()
    guard decimals < 15, scaled < 9e15 else { return shortest(value, atLeast: min(atLeast, 15)) }
    let whole = UInt64(scaled)
    let unit = UInt64(power)
    var fraction = String(whole % unit)
    fraction = decimals == 0 ? "" : String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    while fraction.utf8.count > atLeast, fraction.utf8.last == 0x30 { fraction.removeLast() }
    let sign = value < 0 && whole > 0 ? "-" : ""
    return sign + String(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The shortest decimal number that reads back as the same double.
  private static func shortest(_ value: Double, atLeast: Int) -> String {
    let text = String(value)
    guard !text.utf8.contains(UInt8(ascii: "e")), text.utf8.contains(UInt8(ascii: ".")) else {
      return self.text(of: abs(value) < 1e-4 ? value : value.rounded(), decimals: 14, atLeast: min(atLeast, 14))
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).map { String(Substring($0)) }
    let fraction = parts[1] == "0" ? "" : parts[1]
    let zeros = String(repeating: "0", count: max(0, atLeast - fraction.utf8.count))
    return parts[0] + (fraction.isEmpty && zeros.isEmpty ? "" : "." + fraction + zeros)
  }
}

/// Digits for a color: as many as are written now, and more where it takes more to read back the same color.
struct ComponentDigits {
  /// The color to be written.
  let target: Color
  /// The color that is written now, where it is known.
  let old: Color?
  /// The space that the components are of.
  let space: ColorSpace
  /// Whether what is written are whole 255ths, which no fraction is added to.
  var isOfBytes = false

  /// The most decimals that are tried beyond those written.
  private static let mostDecimals = 17

  /// New texts for the slots, in their order; nil for a slot whose text stays. Nil when no digits do.
  ///
  /// - Parameter read: the color that texts come to, given in the order of the slots.
  func texts(for slots: [ComponentSlot], read: ([String?]) -> Color?) -> [String?]? {
    if space == .srgb, target.isOfWholeBytes, !isOfBytes {
      // The numbers that 8 bits stand for, where digits can say them to the last bit.
      let whole = (target.components * 255).rounded(.toNearestOrEven) / 255
      if let texts = texts(for: slots, read: read, where: { $0.components == whole && isSame($0) }) { return texts }
    }
    return texts(for: slots, read: read, where: isSame)
  }

  private func texts(
    for slots: [ComponentSlot], read: ([String?]) -> Color?, where fits: (Color) -> Bool
  ) -> [String?]? {
    let converted = target.converted(to: space)
    let components = converted.components
    for more in 0...(isOfBytes ? 0 : ComponentDigits.mostDecimals) {
      let texts = slots.map { slot -> String? in
        switch slot.role {
        case .alpha:
          if let old, abs(old.alpha - target.alpha) < 1e-9 { return nil }
          return slot.text(of: target.alpha, moreDecimals: max(more, slot.decimals < 3 ? min(more + 2, 3) : 0))
        case .component(let lane):
          // A hue without effect stays what it is.
          if space.components[lane].isHue, converted.missing.contains(ComponentDigits.lanes[lane]) { return nil }
          return slot.text(of: ComponentDigits.clamped(components[lane], space, lane), moreDecimals: more)
        }
      }
      if let color = read(texts), fits(color) { return texts }
    }
    return nil
  }

  private static let lanes: [MissingComponents] = [.first, .second, .third]

  /// A component that misses its limit by less than any digit tells.
  private static func clamped(_ value: Double, _ space: ColorSpace, _ lane: Int) -> Double {
    let range = space.components[lane].range
    if value < range.lowerBound, value > range.lowerBound - 1e-9 { return range.lowerBound }
    if value > range.upperBound, value < range.upperBound + 1e-9 { return range.upperBound }
    return value
  }

  /// The most that the luminance of what is read may differ from that of an 8-bit color of sRGB written in sRGB.
  static let exactLuminance = 1e-12
  /// The same for other colors and spaces.
  static let nearLuminance = 1e-6
  /// The most that an opacity may differ.
  static let nearAlpha = 6e-4

  /// Whether a color that was read is the one that was to be written.
  func isSame(_ color: Color) -> Bool {
    guard abs(color.alpha - target.alpha) <= (isOfBytes ? 0.5 / 255 + 1e-9 : ComponentDigits.nearAlpha) else {
      return false
    }
    guard ComponentDigits.haveSameBytes(color, target) else { return false }
    if isOfBytes { return true }
    // In the same space: WCAG's luminance of sRGB and the Y of other spaces differ in the fifth digit.
    let distance = abs(color.relativeLuminance - target.converted(to: color.space).relativeLuminance)
    if space == .srgb, target.isOfWholeBytes { return distance <= ComponentDigits.exactLuminance }
    guard distance <= ComponentDigits.nearLuminance else { return false }
    return target.isOfWholeBytes || color.difference(from: target, by: .ok) <= 1e-5
  }

  /// Whether two colors are the same in 8 bits: of sRGB where both lie in it, else of Display P3 or Rec. 2020.
  static func haveSameBytes(_ color: Color, _ other: Color) -> Bool {
    for space in [ColorSpace.srgb, .displayP3, .rec2020] {
      let sides = [color, other].map { $0.converted(to: space).components }
      let isInside = sides.allSatisfy { $0.min() > -1e-3 && $0.max() < 1.001 }
      if !isInside { continue }
      let bytes = sides.map { ($0 * 255 + 1e-6).rounded(.toNearestOrAwayFromZero) }
      return bytes[0] == bytes[1]
    }
    return color.difference(from: other, by: .ok) <= 1e-4
  }
}

extension Color {
  /// Whether it is a color of 8-bit sRGB to the last digit.
  var isOfWholeBytes: Bool {
    guard space == .srgb, missing.isEmpty else { return false }
    let bytes = components * 255
    let distance = bytes - bytes.rounded(.toNearestOrEven)
    return distance.min() > -1e-9 && distance.max() < 1e-9 && bytes.min() > -0.5 && bytes.max() < 255.5
  }
}
