extension Color {
  /// The color as CSS Color 4, section 15 serializes it; `color(srgb …)` for hsv, which CSS doesn't support.
  ///
  /// hsl and hwb become `rgb(r, g, b)` in whole bytes, halves rounded up, as browsers do. An srgb color whose
  /// components are whole bytes becomes `rgb()` too; one with fractions becomes `color(srgb …)` with its value kept,
  /// since a color does not remember in which of the two it was written. Numbers have at most eight decimals, no
  /// exponent, no trailing zeros.
  public var css: String {
    switch space.slot {
    case .hsl where missing.isEmpty, .hwb where missing.isEmpty: return legacyCSS
    case .hsl, .hwb, .hsv: return converted(to: .srgb).functionCSS
    case .srgb:
      let bytes = components * 255
      let distance = bytes - bytes.rounded(.toNearestOrEven)
      let isWhole = distance.min() > -1e-9 && distance.max() < 1e-9
      return missing.isEmpty && isWhole && bytes.min() > -0.5 && bytes.max() < 255.5 ? legacyCSS : functionCSS
    default: return functionCSS
    }
  }

  /// `rgb(r, g, b)` or `rgba(r, g, b, a)`.
  private var legacyCSS: String {
    let bytes = srgbBytes
    let list = "\(bytes.x), \(bytes.y), \(bytes.z)"
    return isOpaque ? "rgb(\(list))" : "rgba(\(list), \(CSSNumber.alpha(alpha)))"
  }

  private var functionCSS: String {
    var text: String
    switch space.slot {
    case .lab, .lch, .oklab, .oklch: text = "\(space.id)("
    default: text = "color(\(space.id) "
    }
    for lane in 0..<3 {
      if lane > 0 { text += " " }
      text += missing.contains(.lane(lane)) ? "none" : CSSNumber.text(components[lane])
    }
    if missing.contains(.alpha) { text += " / none" } else if !isOpaque { text += " / \(CSSNumber.alpha(alpha))" }
    return text + ")"
  }
}

extension Color: CustomStringConvertible {
  /// The color in CSS.
  public var description: String { css }
}

/// Numbers as CSS writes them.
enum CSSNumber {
  /// At most eight decimals, rounded to nearest, without an exponent and without trailing zeros.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "calc(NaN)" : value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    let scaled = (abs(value) * 1e8).rounded()
    guard scaled < 1e18 else { return wholeDigits(value) }
    let number = UInt64(scaled)
    if number == 0 { return "0" }
    var text = (value < 0 ? "-" : "") + String(number / 100_000_000)
    var fraction = number % 100_000_000
    guard fraction > 0 else { return text }
    var digits = 8
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let decimals = String(fraction)
    text += "." + String(repeating: "0", count: digits - decimals.count) + decimals
    return text
  }

  /// An opacity: one of whole bytes with two decimals if those lead back to the byte, else with three.
  static func alpha(_ alpha: Double) -> String {
    let byte = (alpha * 255).rounded()
    guard abs(alpha * 255 - byte) < 1e-9 else { return text(alpha) }
    let percent = (alpha * 100).rounded()
    if (percent * 255 / 100).rounded() == byte { return text(percent / 100) }
    return text((byte / 0.255).rounded() / 1000)
  }

  /// A number too large for decimals, by repeated division.
  private static func wholeDigits(_ value: Double) -> String {
    var rest = abs(value).rounded()
    var digits: [UInt8] = []
    while rest >= 1 {
      let quotient = (rest / 10).rounded(.down)
      digits.append(0x30 + UInt8(max(0, min(9, rest - quotient * 10))))
      rest = quotient
    }
    return (value < 0 ? "-" : "") + String(decoding: digits.reversed(), as: UTF8.self)
  }
}
