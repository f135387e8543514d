/// The exact range of contrast of a foreground on a translucent layer over every opaque sRGB backdrop.
///
/// Both composites are affine in each backdrop component and luminance is a sum over components. So the extremes of
/// `R(b) = (L_f(b) + 0.05) / (L_b(b) + 0.05)` over the cube are found by Dinkelbach's method (1967): the maximum is the
/// rate with `max over b of [L_f(b) + 0.05 - rate (L_b(b) + 0.05)] = 0`, and that inner maximum separates into three
/// problems of one variable whose stationary points have a closed form.
struct BackdropInterval {
  private var axes: [Axis] = []

  init(foreground: Color, layer: Color) {
    let layerIsWide = layer.alpha > 0 && !layer.space.isSRGBFamily
    let isWide = foreground.alpha > 0 && !foreground.space.isSRGBFamily || layerIsWide
    let exact = SRGBMatrix.toXYZ
    let weights = SIMD3(exact.column0.y, exact.column1.y, exact.column2.y)
    let front = foreground.components(in: .srgb)
    let middle = layer.components(in: .srgb)
    for lane in 0..<3 {
      let background = Line(start: middle[lane] * layer.alpha, slope: 1 - layer.alpha)
      axes.append(
        Axis(
          foreground: Line(
            start: front[lane] * foreground.alpha + background.start * (1 - foreground.alpha),
            slope: background.slope * (1 - foreground.alpha)),
          background: background,
          foregroundWeight: (isWide ? weights : WCAGCoefficients.rgb)[lane],
          backgroundWeight: (layerIsWide ? weights : WCAGCoefficients.rgb)[lane]))
    }
  }

  var contrast: StackContrast {
    let lowest = extreme(sign: -1)
    let highest = extreme(sign: 1)
    if lowest > 1 { return .interval(lowest: lowest, highest: highest) }
    if highest < 1 { return .interval(lowest: 1 / highest, highest: 1 / lowest) }
    guard lowest <= 1, highest >= 1 else { return .interval(lowest: .nan, highest: .nan) }
    return .interval(lowest: 1, highest: max(highest, 1 / lowest))
  }

  /// The largest (sign 1) or smallest (sign -1) value of the directed ratio; each step improves on a possible value.
  private func extreme(sign: Double) -> Double {
    var rate = ratio { _ in 0 }
    for _ in 0..<64 {
      let next = ratio { $0.best(rate: rate, sign: sign) }
      guard sign * (next - rate) > 0 else { break }
      rate = next
    }
    return rate
  }

  /// The directed ratio over the backdrop that `component` states for each axis.
  private func ratio(_ component: (Axis) -> Double) -> Double {
    var numerator = 0.05
    var denominator = 0.05
    for axis in axes {
      let backdrop = component(axis)
      numerator += axis.foregroundWeight * SRGBTransfer.decode(axis.foreground[backdrop])
      denominator += axis.backgroundWeight * SRGBTransfer.decode(axis.background[backdrop])
    }
    return numerator / denominator
  }
}

extension BackdropInterval {
  /// A composited component as a function of the backdrop's component.
  fileprivate struct Line {
    let start, slope: Double
    subscript(backdrop: Double) -> Double { start + slope * backdrop }
  }

  /// One component of the two composites.
  fileprivate struct Axis {
    let foreground, background: Line
    let foregroundWeight, backgroundWeight: Double

    /// The backdrop component in 0...1 at which `sign * (w_f g(f(b)) - rate w_b g(b(b)))` is largest.
    ///
    /// The candidates are the ends, the points where a composite crosses into another piece of the transfer
    /// function, and the stationary points of each pair of pieces.
    func best(rate: Double, sign: Double) -> Double {
      var best = 0.0
      var highest = -Double.infinity
      func consider(_ backdrop: Double) {
        guard backdrop >= 0, backdrop <= 1 else { return }
        let value =
          foregroundWeight * SRGBTransfer.decode(foreground[backdrop])
          - rate * backgroundWeight * SRGBTransfer.decode(background[backdrop])
        if sign * value > highest { (best, highest) = (backdrop, sign * value) }
      }
      consider(0)
      consider(1)
      for line in [foreground, background] where line.slope > 0 {
        for side in [-0.04045, 0.04045] { consider((side - line.start) / line.slope) }
      }
      for backdrop in stationaryPoints(rate: rate) { consider(backdrop) }
      return best
    }

    /// Where the two derivatives agree, for each pair of pieces of the transfer function.
    private func stationaryPoints(rate: Double) -> [Double] {
      guard foreground.slope > 0, background.slope > 0, rate > 0 else { return [] }
      let quotient = rate * backgroundWeight * background.slope / (foregroundWeight * foreground.slope)
      var points: [Double] = []
      // Both pieces are powers: ((|f| + 0.055) / (|b| + 0.055)) ^ 1.4 = quotient, with the signs of f and b.
      let scale = power(quotient, 1 / 1.4)
      for (signF, signB) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
        let slope = signF * foreground.slope - scale * signB * background.slope
        let offset = scale * (signB * background.start + 0.055) - (signF * foreground.start + 0.055)
        if slope != 0 { points.append(offset / slope) }
      }
      // One piece is linear: the derivative of the power piece, 2.4 / 1.055 ((|x| + 0.055) / 1.055) ^ 1.4, is fixed.
      for (line, derivative) in [(foreground, quotient / 12.92), (background, 1 / (12.92 * quotient))] {
        let size = 1.055 * power(derivative * 1.055 / 2.4, 1 / 1.4) - 0.055
        for sign in [1.0, -1] { points.append((sign * size - line.start) / line.slope) }
      }
      return points
    }
  }
}
