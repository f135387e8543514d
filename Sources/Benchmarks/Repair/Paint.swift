#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A color with 8 bits per component and an alpha, measured without the library, so that the library can't agree with its own faults.
struct Paint: Hashable, Sendable {
  var red, green, blue: UInt8
  var alpha = 1.0

  /// The encoded components, 0 to 1.
  var encoded: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) / 255 }

  var isOpaque: Bool { alpha >= 1 }

  /// The relative luminance (WCAG 2.2) without the alpha.
  var luminance: Double {
    Paint.decoded[Int(red)] * 0.2126 + Paint.decoded[Int(green)] * 0.7152 + Paint.decoded[Int(blue)] * 0.0722
  }

  /// The linear value of each 8-bit component.
  static let decoded: [Double] = (0...255).map { Plain.decode(Double($0) / 255) }

  /// Returns the relative luminance of encoded components, which compositing makes fractional.
  static func luminance(_ encoded: SIMD3<Double>) -> Double {
    0.2126 * Plain.decode(encoded.x) + 0.7152 * Plain.decode(encoded.y) + 0.0722 * Plain.decode(encoded.z)
  }

  /// Returns the encoded components over others.
  func over(_ backdrop: SIMD3<Double>) -> SIMD3<Double> { encoded * alpha + backdrop * (1 - alpha) }

  /// Returns the color over an opaque one, in 8 bits.
  func flattened(over backdrop: Paint) -> Paint {
    isOpaque ? self : Paint(encoded: over(backdrop.encoded))
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Rounds encoded components to 8 bits, clipped to 0...1.
  init(encoded: SIMD3<Double>, alpha: Double = 1) {
    let codes = (encoded.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
    self.init(red: UInt8(codes.x), green: UInt8(codes.y), blue: UInt8(codes.z), alpha: alpha)
  }

  /// The color as CSS.
  var css: String {
    if isOpaque {
      let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      return "#" + String(value + 0x100_0000, radix: 16).dropFirst()
    }
    return "rgba(\(red), \(green), \(blue), \(alpha))"
  }

  // MARK: Parsing

  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, and `oklch()`; nil for anything else.
  init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      let digits = text.dropFirst().compactMap(\.hexDigitValue)
      guard digits.count == text.utf8.count - 1 else { return nil }
      let codes: [Int]
      switch digits.count {
      case 3, 4: codes = digits.map { $0 * 17 }
      case 6, 8: codes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      default: return nil
      }
      self.init(red: UInt8(codes[0]), green: UInt8(codes[1]), blue: UInt8(codes[2]))
      if codes.count == 4 { alpha = Double(codes[3]) / 255 }
      return
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let words = text[text.index(after: open)...].dropLast().split { " ,/".contains($0) }
    let numbers = words.compactMap { word in
      word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word)
    }
    guard numbers.count == words.count, (3...4).contains(numbers.count) else { return nil }
    switch text[..<open] {
    case "rgb", "rgba": self.init(encoded: SIMD3(numbers[0], numbers[1], numbers[2]) / 255)
    case "oklch": self.init(encoded: PlainLab(lightness: numbers[0], chroma: numbers[1], hue: numbers[2]).encoded)
    default: return nil
    }
    if numbers.count == 4 { alpha = numbers[3] }
  }
}

/// Returns the contrast ratio of two relative luminances (WCAG 2.2).
func plainContrast(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }

/// Returns the CIE lightness L* of a relative luminance.
func plainLightness(_ luminance: Double) -> Double {
  luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
}
