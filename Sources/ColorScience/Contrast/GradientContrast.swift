/// The point of a gradient where a foreground has the least contrast.
public struct GradientContrast: Sendable, Hashable {
  /// The lowest ratio.
  public let ratio: Double
  /// The position of the point along the gradient.
  public let position: Double
  /// The color of the gradient at that point.
  public let background: Color
}

/// Returns the worst contrast of a foreground along a gradient over a stack of backgrounds, the topmost first.
///
/// Each segment is sampled at 65 points; around the lowest sample a golden-section search narrows the minimum down to
/// 1e-9 of the segment, and where the gradient passes through the luminance of the foreground the crossing is bisected,
/// so that the ratio of 1 is found. Both sides of a hard edge count. O(stops).
public func worstContrast(
  of foreground: Color, on gradient: Gradient, over stack: [Color] = []
) -> GradientContrast {
  var worst = GradientSearch(foreground: foreground, stack: stack)
  for stop in gradient.stops { worst.consider(stop.color, at: stop.position) }
  for (a, b) in zip(gradient.stops, gradient.stops.dropFirst()) where b.position > a.position {
    worst.search(
      Interpolation(from: a.color, to: b.color, in: gradient.space, hue: gradient.hue), from: a.position,
      to: b.position)
  }
  return worst.result
}

private struct GradientSearch {
  let foreground: Color
  let stack: [Color]
  var result = GradientContrast(ratio: .infinity, position: 0, background: .white)
  private let samples = 64

  init(foreground: Color, stack: [Color]) {
    self.foreground = foreground
    self.stack = stack
  }

  mutating func consider(_ background: Color, at position: Double) {
    let ratio = contrast(of: foreground, on: [background] + stack).lowest
    // A ratio that is not a number is the worst there is.
    if !(ratio >= result.ratio) || result.ratio == .infinity {
      result = GradientContrast(ratio: ratio, position: position, background: background)
    }
  }

  mutating func search(_ segment: Interpolation, from start: Double, to end: Double) {
    func ratio(_ fraction: Double) -> Double { contrast(of: foreground, on: [segment[fraction]] + stack).lowest }
    var lowest = (fraction: 0.0, ratio: Double.infinity)
    var previous: (fraction: Double, isLighter: Bool)?
    for sample in 0...samples {
      let fraction = Double(sample) / Double(samples)
      let value = ratio(fraction)
      if !(value >= lowest.ratio) { lowest = (fraction, value) }
      guard let isLighter = isForegroundLighter(on: segment[fraction]) else { continue }
      if let previous, previous.isLighter != isLighter {
        let crossing = bisect(segment, previous.fraction, fraction, isLighter: previous.isLighter)
        consider(segment[crossing], at: start + (end - start) * crossing)
      }
      previous = (fraction, isLighter)
    }
    let width = 1 / Double(samples)
    let fraction = goldenSection(max(0, lowest.fraction - width), min(1, lowest.fraction + width), ratio)
    for fraction in [lowest.fraction, fraction] {
      consider(segment[fraction], at: start + (end - start) * fraction)
    }
  }

  /// Whether the foreground is lighter than the background, where both are known.
  private func isForegroundLighter(on background: Color) -> Bool? {
    guard case .exact(_, let front, let back) = contrast(of: foreground, on: [background] + stack) else { return nil }
    return front.relativeLuminance > back.relativeLuminance
  }

  private func bisect(_ segment: Interpolation, _ low: Double, _ high: Double, isLighter: Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isForegroundLighter(on: segment[middle]) == isLighter { low = middle } else { high = middle }
    }
    return high
  }
}

/// The place of a minimum between two points, for a function with one minimum there.
func goldenSection(_ low: Double, _ high: Double, _ function: (Double) -> Double) -> Double {
  let golden = 0.6180339887498949
  var (low, high) = (low, high)
  var (x1, x2) = (high - golden * (high - low), low + golden * (high - low))
  var (y1, y2) = (function(x1), function(x2))
  for _ in 0..<40 {
    if y1 < y2 {
      (high, x2, y2) = (x2, x1, y1)
      x1 = high - golden * (high - low)
      y1 = function(x1)
    } else {
      (low, x1, y1) = (x1, x2, y2)
      x2 = low + golden * (high - low)
      y2 = function(x2)
    }
  }
  return (low + high) / 2
}
