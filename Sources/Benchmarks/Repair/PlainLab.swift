import Foundation

/// A color in Oklab (Ottosson 2020).
struct PlainLab {
  var lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  /// - Parameter hue: in degrees.
  init(lightness: Double, chroma: Double, hue: Double) {
    self.init(lightness: lightness, a: chroma * cos(hue * .pi / 180), b: chroma * sin(hue * .pi / 180))
  }

  init(_ paint: Paint) {
    let (red, green, blue) = (
      Paint.decoded[Int(paint.red)], Paint.decoded[Int(paint.green)], Paint.decoded[Int(paint.blue)]
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns ΔEOK.
  func difference(from other: PlainLab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }

  /// The components of linear sRGB; in 0...1 inside its gamut.
  var linear: SIMD3<Double> {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }

  var isInGamut: Bool {
    let light = linear
    return light.min() >= -1e-6 && light.max() <= 1 + 1e-6
  }

  /// The encoded components of sRGB, clipped.
  var encoded: SIMD3<Double> {
    let light = linear.clamped(lowerBound: .zero, upperBound: .one)
    return SIMD3(Plain.encode(light.x), Plain.encode(light.y), Plain.encode(light.z))
  }

  /// Returns the colors of one hue from black to white: in each step the chroma of the color, or the most that sRGB has.
  static func ladder(of paint: Paint, steps: Int = 200) -> [Paint] {
    let own = PlainLab(paint)
    var colors: [Paint] = []
    for step in 0...steps {
      let lightness = Double(step) / Double(steps)
      func at(_ share: Double) -> PlainLab { PlainLab(lightness: lightness, a: own.a * share, b: own.b * share) }
      var (low, high) = (0.0, 1.0)
      if at(1).isInGamut { low = 1 }
      while high - low > 0.001 {
        let middle = (low + high) / 2
        if at(middle).isInGamut { low = middle } else { high = middle }
      }
      let color = Paint(encoded: at(low).encoded)
      if colors.last != color { colors.append(color) }
    }
    return colors
  }
}
