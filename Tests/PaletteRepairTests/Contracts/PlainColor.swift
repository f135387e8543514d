import Foundation

/// A color of sRGB in 8 bits, with the calculations that a repair is checked by: written anew, without ColorScience.
struct PlainColor: Hashable, CustomStringConvertible {
  var red, green, blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }

  /// "#rrggbb" or "#rgb"; nil for anything else.
  init?(hex text: String) {
    var digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let values = digits.compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    guard digits.count == 6, values.count == 6 else { return nil }
    self.init(red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5])
  }

  var description: String { String(format: "#%02x%02x%02x", Int(red), Int(green), Int(blue)) }

  /// Linear light of the 256 codes (CSS Color 4, 10.2; the threshold of WCAG 2.2 since 2021 is the same).
  static let linear: [Double] = (0..<256).map { code in
    let encoded = Double(code) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private var linearLight: (Double, Double, Double) {
    (PlainColor.linear[Int(red)], PlainColor.linear[Int(green)], PlainColor.linear[Int(blue)])
  }

  /// Relative luminance (WCAG 2.2, definition of that name).
  var luminance: Double {
    let (red, green, blue) = linearLight
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Contrast ratio (WCAG 2.2, definition of that name).
  func contrast(with other: PlainColor) -> Double {
    let (own, others) = (luminance + 0.05, other.luminance + 0.05)
    return max(own, others) / min(own, others)
  }

  /// Oklab (Ottosson 2020, "A perceptual color space for image processing"; CSS Color 4, 9.2, within 4e-8).
  var oklab: PlainOklab {
    let (red, green, blue) = linearLight
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return PlainOklab(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// deltaEOK (CSS Color 4, 18.1): the distance in Oklab.
  func difference(from other: PlainColor) -> Double { oklab.distance(to: other.oklab) }
}

/// Lightness, a and b of Oklab.
struct PlainOklab {
  var lightness, a, b: Double

  var chroma: Double { hypot(a, b) }

  /// The hue in degrees, 0 to 360.
  var hue: Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  func distance(to other: PlainOklab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }

  /// The components of linear sRGB, which lie in 0...1 within the gamut (Ottosson 2020).
  var linear: (red: Double, green: Double, blue: Double) {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return (
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3
    )
  }

  var isInGamut: Bool {
    let (red, green, blue) = linear
    return min(red, green, blue) >= -1e-6 && max(red, green, blue) <= 1 + 1e-6
  }

  /// The color in 8 bits.
  var rounded: PlainColor {
    func code(_ light: Double) -> UInt8 {
      let light = min(max(light, 0), 1)
      let encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt8((255 * encoded).rounded())
    }
    let (red, green, blue) = linear
    return PlainColor(red: code(red), green: code(green), blue: code(blue))
  }

  /// The angle between two hues in degrees, 0 to 180.
  func turn(to other: PlainOklab) -> Double {
    let turn = abs(hue - other.hue)
    return min(turn, 360 - turn)
  }
}
