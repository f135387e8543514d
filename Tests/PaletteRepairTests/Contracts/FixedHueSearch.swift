import Foundation

/// The colors of one hue that a value may become, 64 of them, and how far each is from what it replaces.
struct FixedHuePath {
  let colors: [PlainColor]
  let differences: [Double]

  /// A value that stays.
  init(only color: PlainColor) { (colors, differences) = ([color], [0]) }

  /// Lightness in 64 even steps; at each the chroma of the color, or the most that the gamut has of it; and the color itself.
  ///
  /// - Parameter expected: a color that would do as well.
  init(of color: PlainColor, expected: PlainColor? = nil) {
    let own = color.oklab
    var colors = (0..<FixedHuePath.count).map { step in
      FixedHuePath.color(lightness: Double(step) / Double(FixedHuePath.count - 1), own)
    }
    for goal in [expected, color].compactMap({ $0 }) {
      let lightness = goal.oklab.lightness
      let nearest = Int((lightness * Double(FixedHuePath.count - 1)).rounded())
      colors[min(max(nearest, 0), FixedHuePath.count - 1)] = goal
    }
    // Where both are nearest to the same step, what is expected takes the next.
    if let expected, !colors.contains(expected) {
      let index = colors.firstIndex(of: color) ?? 0
      colors[index > 0 ? index - 1 : index + 1] = expected
    }
    let goals = [own] + (expected.map { [$0.oklab] } ?? [])
    self.colors = colors
    differences = colors.map { color in
      let lab = color.oklab
      return goals.map { lab.distance(to: $0) }.min() ?? 0
    }
  }

  private static let count = 64

  private static func color(lightness: Double, _ own: PlainOklab) -> PlainColor {
    func at(_ factor: Double) -> PlainOklab { PlainOklab(lightness: lightness, a: own.a * factor, b: own.b * factor) }
    if at(1).isInGamut { return at(1).rounded }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if at(middle).isInGamut { low = middle } else { high = middle }
    }
    return at(low).rounded
  }
}

/// The least sum of costs over all choices from paths: every choice is tried, or is part of a branch that costs more than the best.
struct FixedHueSearch {
  /// A color to choose: its candidates with their costs, cheapest first.
  struct Choice {
    let colors: [PlainColor]
    let costs: [Double]
    let luminances: [Double]

    init(_ path: FixedHuePath, _ cost: (Int) -> Double) {
      let costs = path.colors.indices.map(cost)
      let order = path.colors.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
      colors = order.map { path.colors[$0] }
      self.costs = order.map { costs[$0] }
      luminances = colors.map { $0.luminance + 0.05 }
    }

    var all: UInt64 { colors.count == 64 ? .max : 1 << UInt64(colors.count) - 1 }
  }

  /// A ratio that two choices have to reach, and which levels of the other do with each level; made when asked for.
  private struct Link {
    let other: Int
    let ratio: Double
    var masks: [UInt64?]
  }

  let choices: [Choice]
  private var links: [[Link]]
  private(set) var best: (cost: Double, levels: [Int])?
  /// What was found before has to be undercut.
  private var limit: Double

  init(_ choices: [Choice], undercutting limit: Double = .infinity) {
    self.choices = choices
    self.limit = limit
    links = choices.map { _ in [] }
  }

  /// Asks two choices for a contrast ratio.
  mutating func require(_ ratio: Double, _ first: Int, _ second: Int) {
    links[first].append(
      Link(other: second, ratio: ratio, masks: .init(repeating: nil, count: choices[first].colors.count)))
    links[second].append(
      Link(other: first, ratio: ratio, masks: .init(repeating: nil, count: choices[second].colors.count)))
  }

  private mutating func mask(_ choice: Int, _ link: Int, _ level: Int) -> UInt64 {
    if let known = links[choice][link].masks[level] { return known }
    let own = choices[choice].luminances[level]
    let ratio = links[choice][link].ratio
    var mask: UInt64 = 0
    var bit: UInt64 = 1
    for other in choices[links[choice][link].other].luminances {
      if (own > other ? own / other : other / own) >= ratio { mask |= bit }
      bit &<<= 1
    }
    links[choice][link].masks[level] = mask
    return mask
  }

  /// Finds the best, if it costs less than the limit.
  mutating func run() { explore(choices.map(\.all)) }

  private mutating func explore(_ domains: [UInt64]) {
    var least = 0.0
    var levels: [Int] = []
    for (index, domain) in domains.enumerated() {
      guard domain != 0 else { return }
      levels.append(domain.trailingZeroBitCount)
      least += choices[index].costs[levels[index]]
    }
    guard least < limit - 1e-12 else { return }
    var misses = [Int](repeating: 0, count: domains.count)
    for index in domains.indices {
      for link in links[index].indices {
        let partner = UInt64(levels[links[index][link].other])
        if mask(index, link, levels[index]) & (1 << partner) == 0 { misses[index] += 1 }
      }
    }
    // The color that most of what is missed has to do with is tried with every value.
    guard let branch = misses.indices.max(by: { misses[$0] < misses[$1] }), misses[branch] > 0 else {
      (best, limit) = ((least, levels), least)
      return
    }
    let rest = least - choices[branch].costs[levels[branch]]
    var open = domains[branch]
    while open != 0 {
      let level = open.trailingZeroBitCount
      open &= open - 1
      guard rest + choices[branch].costs[level] < limit - 1e-12 else { return }
      var next = domains
      next[branch] = 1 << UInt64(level)
      for link in links[branch].indices { next[links[branch][link].other] &= mask(branch, link, level) }
      explore(next)
    }
  }
}
