import Foundation

/// A color in CIELAB under D65, for ΔE2000.
struct PlainCIELAB {
  let lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  init(_ paint: Paint) {
    let (red, green, blue) = (
      Paint.decoded[Int(paint.red)], Paint.decoded[Int(paint.green)], Paint.decoded[Int(paint.blue)]
    )
    let x = (0.4123907993 * red + 0.3575843394 * green + 0.1804807884 * blue) / 0.9504559271
    let y = 0.2126390059 * red + 0.7151686788 * green + 0.0721923154 * blue
    let z = (0.0193308187 * red + 0.1191947798 * green + 0.9505321522 * blue) / 1.0890577508
    func f(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (value * 24389 / 27 + 16) / 116
    }
    let (fx, fy, fz) = (f(x), f(y), f(z))
    (lightness, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// Returns ΔE2000 with all weights 1 (Sharma, Wu & Dalal 2005).
  func difference(from other: PlainCIELAB) -> Double {
    let mean = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - PlainCIELAB.chromaShare(mean))
    let (a1, a2) = (a * (1 + g), other.a * (1 + g))
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (PlainCIELAB.degrees(a1, b), PlainCIELAB.degrees(a2, other.b))
    let isGray = c1 * c2 == 0
    var turn = isGray ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var hue = h1 + h2
    if !isGray { hue = abs(h1 - h2) <= 180 ? hue / 2 : hue < 360 ? (hue + 360) / 2 : (hue - 360) / 2 }
    let (dL, dC) = (other.lightness - lightness, c2 - c1)
    let dH = 2 * (c1 * c2).squareRoot() * PlainCIELAB.sine(turn / 2)
    let (meanL, meanC) = ((lightness + other.lightness) / 2, (c1 + c2) / 2)
    let t1 = 1 - 0.17 * PlainCIELAB.cosine(hue - 30) + 0.24 * PlainCIELAB.cosine(2 * hue)
    let t = t1 + 0.32 * PlainCIELAB.cosine(3 * hue + 6) - 0.20 * PlainCIELAB.cosine(4 * hue - 63)
    let offset = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let (sC, sH) = (1 + 0.045 * meanC, 1 + 0.015 * meanC * t)
    let bend = (hue - 275) / 25
    let rotation = -2 * PlainCIELAB.chromaShare(meanC) * PlainCIELAB.sine(60 * exp(-bend * bend))
    let (x, y, z) = (dL / sL, dC / sC, dH / sH)
    return max(0, x * x + y * y + z * z + rotation * y * z).squareRoot()
  }

  private static func chromaShare(_ chroma: Double) -> Double {
    let square = chroma * chroma * chroma
    let seventh = square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func degrees(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
