/// The colors of one hue in OkLCh within a gamut, described exactly by cubic polynomials.
///
/// With s = C / L the linear components are `L^3 q(s)`, each q a cubic whose coefficients depend on the hue only, since
/// the cones of Oklab are `(L + k C)^3`. So "no component below 0" is `q(s) >= 0` whatever L is; on the curve of a fixed
/// luminance Y, where `L^3 = Y / y(s)`, "no component above 1" is `y(s) - Y q(s) >= 0` and "chroma at most C0" is
/// `C0^3 y(s) - Y s^3 >= 0`. The most colorful color of a luminance is at the first s where one of seven cubics ends.
struct HueSlice {
  /// Coefficients of the three cubics q, by power of s.
  private let q0, q1, q2, q3: SIMD3<Double>
  /// Coefficients of y, the luminance for L = 1.
  private let y0, y1, y2, y3: Double

  /// The slice in the direction of a and b, a vector of length 1 (any vector when there is no chroma).
  init(_ model: GamutModel, a: Double, b: Double) {
    let k = Oklab.labToLMS.column1 * a + Oklab.labToLMS.column2 * b
    q0 = model.lmsToLinear * SIMD3(repeating: 1)
    q1 = model.lmsToLinear * (3 * k)
    q2 = model.lmsToLinear * (3 * k * k)
    q3 = model.lmsToLinear * (k * k * k)
    y0 = model.luminance(q0)
    y1 = model.luminance(q1)
    y2 = model.luminance(q2)
    y3 = model.luminance(q3)
  }

  /// The luminance of the color with ratio s for L = 1.
  @inline(__always)
  private func luminance(_ s: Double) -> Double { y0 + s * (y1 + s * (y2 + s * y3)) }

  /// The linear components of a lightness and ratio, clamped to 0...1.
  @inline(__always)
  func linear(lightness: Double, s: Double) -> SIMD3<Double> {
    let q = q0 + s * (q1 + s * (q2 + s * q3))
    return (q * (lightness * lightness * lightness)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
  }

  /// The lightness at which the ratio has this luminance.
  @inline(__always)
  func lightness(luminance target: Double, s: Double) -> Double { cubeRoot(target / luminance(s)) }

  /// The largest ratio in gamut on the curve of a luminance, with at most this chroma.
  func largestRatio(luminance target: Double, chroma: Double) -> Double {
    guard chroma > 1e-9, target > 0, target < 1 else { return 0 }
    let c3 = chroma * chroma * chroma
    return Cubics(
      q0, q1, q2, q3, y0 - target * q0, y1 - target * q1, y2 - target * q2, y3 - target * q3,
      SIMD4(c3 * y0, c3 * y1, c3 * y2, c3 * y3 - target)
    ).firstRoot()
  }

  /// The largest ratio in gamut at a lightness, with at most this chroma.
  func largestRatio(lightness: Double, chroma: Double) -> Double {
    guard chroma > 1e-9, lightness > 0, lightness < 1 else { return 0 }
    let cube = lightness * lightness * lightness
    return Cubics(
      q0, q1, q2, q3, 1 - cube * q0, -cube * q1, -cube * q2, -cube * q3, SIMD4(chroma, -lightness, 0, 0)
    ).firstRoot()
  }
}

/// Seven cubics, all positive or zero at 0.
private struct Cubics {
  let c0, c1, c2, c3: SIMD8<Double>

  /// Three, three and one cubic, by power; the last one's four coefficients together.
  @inline(__always)
  init(
    _ a0: SIMD3<Double>, _ a1: SIMD3<Double>, _ a2: SIMD3<Double>, _ a3: SIMD3<Double>, _ b0: SIMD3<Double>,
    _ b1: SIMD3<Double>, _ b2: SIMD3<Double>, _ b3: SIMD3<Double>, _ c: SIMD4<Double>
  ) {
    c0 = SIMD8(a0.x, a0.y, a0.z, c.x, b0.x, b0.y, b0.z, 1)
    c1 = SIMD8(a1.x, a1.y, a1.z, c.y, b1.x, b1.y, b1.z, 0)
    c2 = SIMD8(a2.x, a2.y, a2.z, c.z, b2.x, b2.y, b2.z, 0)
    c3 = SIMD8(a3.x, a3.y, a3.z, c.w, b3.x, b3.y, b3.z, 0)
  }

  @inline(__always)
  private func isNegative(_ s: Double) -> Bool {
    let value = c0 + s * (c1 + s * (c2 + s * c3))
    return any(value .< 0)
  }

  /// The first s at which one of them becomes negative, from below, to 4e-6; no color has an s beyond 1.5.
  func firstRoot() -> Double {
    let step = 1.0 / 16
    var low = 0.0
    while low < 1.5, !isNegative(low + step) { low += step }
    var high = low + step
    for _ in 0..<14 {
      let middle = (low + high) / 2
      if isNegative(middle) { high = middle } else { low = middle }
    }
    return low
  }
}
