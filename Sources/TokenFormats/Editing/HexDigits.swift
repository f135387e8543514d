import ColorScience

/// Hexadecimal digits of a color as they are written: how many, and the case of their letters.
struct HexDigits {
  /// How many digits are written.
  let count: Int
  /// Whether the letters are capitals.
  let isUpper: Bool
  /// Whether the first of eight digits are the opacity.
  var isAlphaFirst = false

  /// Whether the opacity is among the digits.
  var hasAlpha: Bool { count == 4 || count == 8 }

  /// The digits of a text; nil when there are others among them, or not as many as a color has.
  init?(_ digits: some Collection<UInt8>, upperByDefault: Bool = false) {
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(HexDigits.isDigit) else { return nil }
    count = digits.count
    let hasUpper = digits.contains { (0x41...0x46).contains($0) }
    let hasLower = digits.contains { (0x61...0x66).contains($0) }
    isUpper = hasUpper && !hasLower || !hasUpper && !hasLower && upperByDefault
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// The digits of another color: short where it can be and was, with an opacity where it needs or had one.
  ///
  /// - Returns: nil for a color outside sRGB.
  func text(of color: Color) -> [UInt8]? {
    guard color.isInGamut(of: .srgb), color.alpha.isFinite else { return nil }
    let rgb = color.srgbBytes
    let alpha = UInt8(min(max(color.alpha, 0), 1) * 255 + 0.5)
    let hasAlpha = hasAlpha || alpha < 255
    var bytes = [rgb.x, rgb.y, rgb.z]
    if hasAlpha { bytes.insert(alpha, at: isAlphaFirst ? 0 : 3) }
    let isShort = count < 6 && bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return bytes.flatMap { byte in
      isShort ? [digit(byte & 15)] : [digit(byte >> 4), digit(byte & 15)]
    }
  }

  private func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : (isUpper ? 0x37 : 0x57) + value }
}

extension HexDigits {
  /// Whether a text starts like a hexadecimal number.
  static func isPrefixed(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8)
  }
}

/// Hexadecimal digits of a color in a document.
struct HexSlot {
  let range: Range<Int>
  let digits: HexDigits
  /// Whether an opacity can be added to digits that have none.
  var addsAlpha = true
  /// The digits as they are written, with the underscores among them.
  var written: [UInt8] = []

  /// The digits of another color; nil for one outside sRGB, or with an opacity that the digits can't have.
  func text(of color: Color) -> [UInt8]? {
    guard digits.hasAlpha || addsAlpha || color.isOpaque, let text = digits.text(of: color) else { return nil }
    let underscore = UInt8(ascii: "_")
    guard written.contains(underscore), written.count(where: { $0 != underscore }) == text.count else { return text }
    var rest = text[...]
    return written.map { $0 == underscore ? underscore : rest.removeFirst() }
  }
}
