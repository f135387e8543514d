/// The color of 8 bits per component with the least distance in Oklab among all that pass, by branch and bound.
///
/// Every entry of the matrix from linear light to the cones of Oklab is positive, so over a box of codes the cube roots
/// of the cones lie between those of its two extreme corners, and so does luminance. That gives a box in Oklab, whose
/// distance from the color is a lower bound; a box is dropped when the bound is no better than what was found, or when
/// no luminance within it passes. The rest is halved, the nearer half first. What remains is the minimum, proven.
struct ByteGridSearch {
  private typealias Row = (Double, Double, Double)

  private let search: PassingColorSearch
  private let direction: LightnessDirection?
  private let luminance: Double
  private let lms, lab: (Row, Row, Row)
  private let weights, origin: Row

  init(_ search: PassingColorSearch, direction: LightnessDirection?, luminance: Double) {
    func row(_ v: SIMD3<Double>) -> Row { (v.x, v.y, v.z) }
    func rows(_ m: Matrix3) -> (Row, Row, Row) {
      let (a, b, c) = (m.column0, m.column1, m.column2)
      return ((a.x, b.x, c.x), (a.y, b.y, c.y), (a.z, b.z, c.z))
    }
    self.search = search
    self.direction = direction
    self.luminance = luminance
    lms = rows(search.model.linearToLMS)
    lab = rows(Oklab.lmsToLab)
    weights = row(search.model.weights)
    origin = row(search.origin)
  }

  func nearest(startingWith found: PassingColorSearch.Candidate?) -> PassingColorSearch.Candidate? {
    var best = found
    explore(Box(low: (0, 0, 0), high: (255, 255, 255)), &best)
    return best
  }

  /// A box of codes; plain integers, since this runs thousands of times per search.
  private struct Box {
    var low, high: (UInt8, UInt8, UInt8)
    var bound = 0.0
  }

  private func explore(_ box: Box, _ best: inout PassingColorSearch.Candidate?) {
    guard box.bound < best?.difference ?? .infinity else { return }
    if box.low == box.high {
      let codes = SIMD3(box.low.0, box.low.1, box.low.2)
      let difference = search.difference(codes)
      guard difference < best?.difference ?? .infinity, search.isPassing(codes) else { return }
      best = PassingColorSearch.Candidate(codes: codes, difference: difference)
      return
    }
    var (a, b) = halves(box)
    a.bound = bound(a)
    b.bound = bound(b)
    explore(a.bound <= b.bound ? a : b, &best)
    explore(a.bound <= b.bound ? b : a, &best)
  }

  /// The box cut in two across its longest side.
  private func halves(_ box: Box) -> (Box, Box) {
    let size = (box.high.0 - box.low.0, box.high.1 - box.low.1, box.high.2 - box.low.2)
    var (a, b) = (box, box)
    if size.0 >= size.1 && size.0 >= size.2 {
      a.high.0 = box.low.0 + size.0 / 2
      b.low.0 = a.high.0 + 1
    } else if size.1 >= size.2 {
      a.high.1 = box.low.1 + size.1 / 2
      b.low.1 = a.high.1 + 1
    } else {
      a.high.2 = box.low.2 + size.2 / 2
      b.low.2 = a.high.2 + 1
    }
    return (a, b)
  }

  /// A lower bound of the distance of what passes in a box; infinite when nothing in it can pass.
  private func bound(_ box: Box) -> Double {
    let low = corner(box.low)
    let high = corner(box.high)
    // 1e-6 covers a color of P3 being written with six decimals.
    if search.requirement.excludes(low.luminance - 1e-6, high.luminance + 1e-6) { return .infinity }
    switch direction {
    case .lighter where high.luminance < luminance - 1e-6: return .infinity
    case .darker where low.luminance > luminance + 1e-6: return .infinity
    default: break
    }
    let l = gap(low, high, lab.0, origin.0)
    let a = gap(low, high, lab.1, origin.1)
    let b = gap(low, high, lab.2, origin.2)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The cube roots of the cones, and the luminance, of one color.
  private struct Corner { let l, m, s, luminance: Double }

  private func corner(_ codes: (UInt8, UInt8, UInt8)) -> Corner {
    let r = linearLightOfByte[Int(codes.0)]
    let g = linearLightOfByte[Int(codes.1)]
    let b = linearLightOfByte[Int(codes.2)]
    return Corner(
      l: cubeRoot(lms.0.0 * r + lms.0.1 * g + lms.0.2 * b), m: cubeRoot(lms.1.0 * r + lms.1.1 * g + lms.1.2 * b),
      s: cubeRoot(lms.2.0 * r + lms.2.1 * g + lms.2.2 * b), luminance: weights.0 * r + weights.1 * g + weights.2 * b)
  }

  /// How far the interval of one Oklab component over a box stays from the color's.
  private func gap(
    _ low: Corner, _ high: Corner, _ row: (Double, Double, Double), _ origin: Double
  ) -> Double {
    let center = row.0 * (low.l + high.l) + row.1 * (low.m + high.m) + row.2 * (low.s + high.s)
    let radius = abs(row.0) * (high.l - low.l) + abs(row.1) * (high.m - low.m) + abs(row.2) * (high.s - low.s)
    return max(0, abs(center / 2 - origin) - radius / 2)
  }
}
