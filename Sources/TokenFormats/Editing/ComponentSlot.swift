/// A number of a color's notation: where it stands, what it counts, and how it is written.
struct ComponentSlot {
  /// What a number says of a color.
  enum Role: Hashable {
    /// The component of a lane, 0 to 2.
    case component(Int)
    case alpha
  }

  /// How a number is written.
  enum Style: Equatable {
    case decimal
    /// `1.000` in a text, which needs its point.
    case fraction
    /// `255`.
    case whole
    /// `0xFF`.
    case hexadecimal(isUpper: Bool)
  }

  let role: Role
  /// The bytes of the digits, a unit left out.
  private(set) var range: Range<Int>
  /// How many of its units make one of the component: 255 for `rgb(…)`, 100 for percentages of 1.
  let scale: Double
  var style = Style.decimal
  /// The value of the component.
  var value = 0.0
  /// The decimals that are written.
  var decimals = 0
  /// The decimals that are written even where they are zeros: all of them where the last one is a zero now.
  var leastDecimals = 0
  /// Whether a number below 1 starts with its point.
  private var isPointFirst = false

  init(_ role: Role, _ range: Range<Int>, scale: Double = 1, written: some Sequence<UInt8>) {
    self.role = role
    self.range = range
    self.scale = scale
    let written = Array(written)
    value = number(of: String(decoding: written, as: UTF8.self)).map { $0 / scale } ?? 0
    if HexDigits.isPrefixed(written) {
      style = .hexadecimal(isUpper: !written.dropFirst(2).contains { (0x61...0x66).contains($0) })
      return
    }
    let digits = written.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
      decimals = digits[(point + 1)...].prefix { (0x30...0x39).contains($0) }.count
      isPointFirst = point == digits.startIndex
      leastDecimals = digits.last == UInt8(ascii: "0") ? decimals : 0
    }
  }

  /// Whether no digits but those of a whole number can be written.
  var isCounted: Bool { if style == .decimal || style == .fraction { false } else { true } }

  /// The same number further on.
  func moved(by offset: Int) -> ComponentSlot {
    var slot = self
    slot.range = range.lowerBound + offset..<range.upperBound + offset
    return slot
  }

  /// The text of a value of the component with so many decimals more than are written now.
  func text(of value: Double, moreDecimals: Int) -> String {
    if style == .whole { return DecimalText.text(of: value * scale, decimals: 0, atLeast: 0) }
    if case .hexadecimal(let isUpper) = style {
      let whole = (value * scale).rounded()
      guard (0...255).contains(whole) else { return DecimalText.text(of: whole, decimals: 0, atLeast: 0) }
      let digits = String(UInt8(whole), radix: 16, uppercase: isUpper)
      return "0x" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    let text = DecimalText.text(of: value * scale, decimals: decimals + moreDecimals, atLeast: leastDecimals)
    // Without a point, Xcode counts a text in 255ths.
    if style == .fraction { return text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0" }
    guard isPointFirst else { return text }
    if text.utf8.starts(with: "0.".utf8) { return String(text.dropFirst()) }
    if text.utf8.starts(with: "-0.".utf8) { return "-" + text.dropFirst(2) }
    return text
  }

  /// The number of a text in the units of the slot.
  func number(of text: String) -> Double? {
    guard HexDigits.isPrefixed(Array(text.utf8)) else { return Double(text) }
    return UInt32(text.dropFirst(2), radix: 16).map { Double($0) }
  }

  /// The value of the component with a text in the slot; that of the current one for none.
  func value(of text: String?) -> Double? { text.map { number(of: $0).map { $0 / scale } } ?? value }

  /// What writes a text into the slot.
  func replacement(_ text: String) -> TextReplacement { TextReplacement(range, Array(text.utf8)) }
}
