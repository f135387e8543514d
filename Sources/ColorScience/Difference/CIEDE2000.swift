/// CIEDE2000 with kL = kC = kH = 1, the numbering of Sharma, Wu & Dalal (2005).
enum CIEDE2000 {
  static func difference(of lab1: SIMD3<Double>, from lab2: SIMD3<Double>) -> Double {
    let meanChroma = (length(lab1.y, lab1.z) + length(lab2.y, lab2.z)) / 2  // (2), (3)
    let g = 0.5 * (1 - seventh(meanChroma))  // (4)
    let (a1, a2) = ((1 + g) * lab1.y, (1 + g) * lab2.y)  // (5)
    let (c1, c2) = (length(a1, lab1.z), length(a2, lab2.z))  // (6)
    let h1 = c1 == 0 ? 0 : angleInDegrees(y: lab1.z, x: a1)  // (7)
    let h2 = c2 == 0 ? 0 : angleInDegrees(y: lab2.z, x: a2)

    let dL = lab2.x - lab1.x  // (8)
    let dC = c2 - c1  // (9)
    var dh = c1 * c2 == 0 ? 0 : h2 - h1  // (10)
    if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
    let dH = 2 * (c1 * c2).squareRoot() * sine(ofDegrees: dh / 2)  // (11)

    let l = (lab1.x + lab2.x) / 2  // (12)
    let c = (c1 + c2) / 2  // (13)
    let h = meanHue(h1, h2, hasNoChroma: c1 * c2 == 0)  // (14)
    let t =
      1 - 0.17 * cosine(ofDegrees: h - 30) + 0.24 * cosine(ofDegrees: 2 * h)  // (15)
      + 0.32 * cosine(ofDegrees: 3 * h + 6) - 0.20 * cosine(ofDegrees: 4 * h - 63)
    let bell = (h - 275) / 25
    let rotation = 30 * exponential(-bell * bell)  // (16)
    let l50 = (l - 50) * (l - 50)
    let sL = 1 + 0.015 * l50 / (20 + l50).squareRoot()  // (18)
    let sC = 1 + 0.045 * c  // (19)
    let sH = 1 + 0.015 * c * t  // (20)
    let rT = -sine(ofDegrees: 2 * rotation) * 2 * seventh(c)  // (17), (21)
    let (x, y, z) = (dL / sL, dC / sC, dH / sH)
    return (x * x + y * y + z * z + rT * y * z).squareRoot()  // (22)
  }

  /// `sqrt(c^7 / (c^7 + 25^7))`.
  private static func seventh(_ chroma: Double) -> Double {
    let c7 = power(chroma, 7)
    return (c7 / (c7 + 6_103_515_625)).squareRoot()
  }

  private static func meanHue(_ h1: Double, _ h2: Double, hasNoChroma: Bool) -> Double {
    if hasNoChroma { return h1 + h2 }
    if abs(h1 - h2) <= 180 { return (h1 + h2) / 2 }
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
  }
}
