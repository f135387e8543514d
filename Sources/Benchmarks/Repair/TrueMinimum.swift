/// The color closest to another in ΔE2000 that has a contrast of 4.5:1 on a background: the smallest change on the 8-bit grid.
///
/// Only colors on the border of the allowed luminances come into question, since every way from the color to them crosses that border. For each
/// red and blue, the border has one green. A grid with a step of 8 finds the best eight, each is refined with steps of 4, 2, and 1,
/// and around the best two, all reds and blues within 14 are compared. The result descends to its best neighbor until none is better. `isExhaustive`
/// compares all reds and blues instead.
struct TrueMinimum {
  private let lab: PlainCIELAB
  private let ratio: Double
  /// The largest allowed luminance below the background and the smallest above it; nil if there is none.
  private let below, above: Double?
  private let background: Double

  init(from color: Paint, on background: Paint, ratio: Double) {
    lab = PlainCIELAB(color)
    self.ratio = ratio
    self.background = background.luminance
    let (low, high) = ((self.background + 0.05) / ratio - 0.05, (self.background + 0.05) * ratio - 0.05)
    below = low >= 0 ? low : nil
    above = high <= 1 ? high : nil
  }

  private struct Found {
    var paint: Paint
    var difference: Double
  }

  /// Returns the smallest ΔE2000; nil if no color has the ratio.
  func difference(isExhaustive: Bool = false) -> Double? {
    let sides = [(below, false), (above, true)].compactMap { limit, isUp in limit.map { ($0, isUp) } }
    return sides.flatMap { limit, isUp in
      isExhaustive ? scan(limit, isUp, step: 1, keep: 1) : refined(limit, isUp)
    }.map { descended($0).difference }.min()
  }

  /// Returns the best colors of a coarse scan, refined.
  private func refined(_ limit: Double, _ isUp: Bool) -> [Found] {
    let refined = scan(limit, isUp, step: 8, keep: 8).map { start in
      [4, 2, 1].reduce(start) { start, step in
        var best = start
        while true {
          let next = self.best(around: best, radius: 1, step: step, limit, isUp)
          if next.paint == best.paint { return best }
          best = next
        }
      }
    }
    let finalists = refined.sorted { $0.difference < $1.difference }.prefix(2)
    return finalists.map { best(around: $0, radius: 14, step: 1, limit, isUp) }
  }

  /// Returns the best color of the border whose red and blue are some steps from those of another.
  private func best(around start: Found, radius: Int, step: Int, _ limit: Double, _ isUp: Bool) -> Found {
    var best = start
    for red in -radius...radius {
      for blue in -radius...radius {
        let (red, blue) = (Int(start.paint.red) + red * step, Int(start.paint.blue) + blue * step)
        if let found = border(red, blue, limit, isUp), found.difference < best.difference { best = found }
      }
    }
    return best
  }

  private func scan(_ limit: Double, _ isUp: Bool, step: Int, keep: Int) -> [Found] {
    var found: [Found] = []
    for red in stride(from: 0, through: 255, by: step) {
      for blue in stride(from: 0, through: 255, by: step) {
        guard let next = border(red, blue, limit, isUp) else { continue }
        if found.count == keep, next.difference >= found[keep - 1].difference { continue }
        found.insert(next, at: found.firstIndex { $0.difference > next.difference } ?? found.count)
        if found.count > keep { found.removeLast() }
      }
    }
    return found
  }

  /// Returns the color with a red and a blue whose green is the last that has the ratio.
  private func border(_ red: Int, _ blue: Int, _ limit: Double, _ isUp: Bool) -> Found? {
    guard 0...255 ~= red, 0...255 ~= blue else { return nil }
    let rest = Paint.decoded[red] * 0.2126 + Paint.decoded[blue] * 0.0722
    let green = Plain.encode(min(max((limit - rest) / 0.7152, 0), 1)) * 255
    let start = Int(green.rounded())
    let order = isUp ? [start - 1, start, start + 1] : [start + 1, start, start - 1]
    for code in order where 0...255 ~= code {
      let paint = Paint(red: UInt8(red), green: UInt8(code), blue: UInt8(blue))
      if passes(paint, isUp) { return Found(paint: paint, difference: lab.difference(from: PlainCIELAB(paint))) }
    }
    return nil
  }

  private func passes(_ paint: Paint, _ isUp: Bool) -> Bool {
    let luminance = paint.luminance
    return (luminance > background) == isUp && plainContrast(luminance, background) >= ratio
  }

  /// Moves to the best neighbor until none is better.
  private func descended(_ start: Found) -> Found {
    var best = start
    let isUp = start.paint.luminance > background
    while true {
      let center = best.paint
      for offset in 0..<27 {
        let codes = [
          Int(center.red) + offset % 3 - 1, Int(center.green) + offset / 3 % 3 - 1, Int(center.blue) + offset / 9 - 1,
        ]
        guard codes.allSatisfy({ 0...255 ~= $0 }) else { continue }
        let paint = Paint(red: UInt8(codes[0]), green: UInt8(codes[1]), blue: UInt8(codes[2]))
        guard passes(paint, isUp) else { continue }
        let difference = lab.difference(from: PlainCIELAB(paint))
        if difference < best.difference { best = Found(paint: paint, difference: difference) }
      }
      if best.paint == center { return best }
    }
  }
}
