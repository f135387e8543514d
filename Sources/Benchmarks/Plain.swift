import ColorScience

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The works written as a textbook would, without tables, sorting or byte scanning: the baseline of every ratio.
enum Plain {
  struct RGB {
    var r, g, b: Double
  }

  static func decode(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
  static func encode(_ c: Double) -> Double { c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055 }

  static func luminance(_ c: RGB) -> Double { 0.2126 * decode(c.r) + 0.7152 * decode(c.g) + 0.0722 * decode(c.b) }

  static func contrast(_ a: RGB, _ b: RGB) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  static func hex(_ text: String) -> RGB? {
    guard let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    return RGB(r: Double(value >> 16) / 255, g: Double(value >> 8 & 255) / 255, b: Double(value & 255) / 255)
  }

  /// The five syntaxes of the benchmark, split into words.
  static func parse(_ text: String) -> [Double]? {
    if text.hasPrefix("#") { return hex(text).map { [$0.r, $0.g, $0.b] } }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let words = text[text.index(after: open)...].dropLast().split(whereSeparator: {
      $0 == " " || $0 == "," || $0 == "/"
    })
    let numbers = words.compactMap { word -> Double? in
      if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 } }
      if word.hasSuffix("deg") { return Double(word.dropLast(3)) }
      return Double(word)
    }
    return numbers.count >= 3 ? numbers : nil
  }

  /// Bisection of OkLCh lightness with a bisection of chroma inside, checked on the rounded color.
  static func repair(_ color: Color, onLuminance background: Double, ratio: Double) -> String {
    let origin = color.converted(to: .oklch).components
    let isDarker = background > 0.18
    var (low, high) = isDarker ? (0.0, origin.x) : (origin.x, 1.0)
    var best = isDarker ? "#000000" : "#ffffff"
    for _ in 0..<16 {
      let lightness = (low + high) / 2
      var (c0, c1) = (0.0, origin.y)
      for _ in 0..<12 {
        let chroma = (c0 + c1) / 2
        if Color(.oklch, lightness, chroma, origin.z).isInGamut(of: .srgb) { c0 = chroma } else { c1 = chroma }
      }
      let candidate = Color(.oklch, lightness, c0, origin.z).hex
      let rgb = hex(candidate)!
      let (x, y) = (luminance(rgb), background)
      let passes = (max(x, y) + 0.05) / (min(x, y) + 0.05) >= ratio
      if passes { best = candidate }
      if passes == isDarker { low = lightness } else { high = lightness }
    }
    return best
  }

  static let protan: [[Double]] = [
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
  ]

  static func simulateProtan(_ pixel: UInt32) -> UInt32 {
    let rgb = [0, 8, 16].map { decode(Double(pixel >> $0 & 255) / 255) }
    var result: UInt32 = 0
    for lane in 0..<3 {
      let row = protan[lane]
      let linear = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]
      result |= UInt32(encode(min(max(linear, 0), 1)) * 255 + 0.5) << UInt32(8 * lane)
    }
    return result
  }
}
