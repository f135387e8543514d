#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The constraints of a search: pairings, ramps, and surfaces.

extension WitnessProblem {
  private func side(_ token: Int, _ mode: Int) -> Side? {
    let chain = system.chain(of: token, in: mode)
    if let found = chain.lazy.compactMap({ index[$0] }).first { return .variable(found) }
    return system.shown(token, in: mode).map { .fixed($0) }
  }

  private func isOpaque(_ side: Side) -> Bool {
    switch side {
    case .variable(let index): variables[index].isOpaque
    case .fixed(let paint): paint.isOpaque
    }
  }

  /// Adds the constraint of a pairing in a mode, with the lighter side as it is.
  mutating func add(_ pairing: TokenSystem.Pairing, _ mode: Int, _ room: Double) {
    guard let old = before.measure(pairing, in: mode), let front = side(pairing.front, mode) else { return }
    let wanted = pairing.ratio * (1 + room)
    let ratio = old.ratio >= pairing.ratio ? max(pairing.ratio, min(wanted, old.ratio)) : wanted
    let isLighter = old.ratio >= RepairCheck.visible ? old.front > old.back : nil
    let layers = ([pairing.back] + pairing.below).compactMap { side($0, mode) }
    let stack = Stack(front: front, layers: layers, ratio: ratio, isFrontLighter: isLighter)
    guard let back = layers.first, isOpaque(front), isOpaque(back) else { return stacks.append(stack) }
    add(front, back, log(ratio), isLighter)
  }

  /// Requires one of two opaque sides to be lighter by a factor.
  private mutating func add(_ first: Side, _ second: Side, _ length: Double, _ isFirstLighter: Bool?) {
    let length = length + 1e-12
    switch (first, second) {
    case (.variable(let one), .variable(let other)):
      guard one != other else { return isPossible = false }
      let (upper, lower) = isFirstLighter == false ? (other, one) : (one, other)
      edges.append(Edge(first: upper, second: lower, length: length, isOpen: isFirstLighter == nil))
    case (.variable(let one), .fixed(let paint)): keep(one, length, from: paint, isAbove: isFirstLighter)
    case (.fixed(let paint), .variable(let one)): keep(one, length, from: paint, isAbove: isFirstLighter.map { !$0 })
    case (.fixed(let one), .fixed(let other)):
      if log(plainContrast(one.luminance, other.luminance)) < length - 1e-9 { isPossible = false }
    }
  }

  private mutating func keep(_ variable: Int, _ length: Double, from paint: Paint, isAbove: Bool?) {
    let x = log(paint.luminance + 0.05)
    variables[variable].candidates.removeAll { candidate in
      let isAbove = isAbove ?? (candidate.x > x)
      return (isAbove ? candidate.x - x : x - candidate.x) < length
    }
  }

  /// Keeps the order of a ramp that rises or falls.
  mutating func add(_ ramp: [Int], _ mode: Int) {
    let paints = ramp.compactMap { before.shown($0, in: mode) }
    let luminances = paints.map(\.luminance)
    let steps = zip(luminances, luminances.dropFirst())
    guard paints.count == ramp.count, paints.allSatisfy(\.isOpaque) else { return }
    let rises = steps.allSatisfy { $0 < $1 }
    guard rises || steps.allSatisfy({ $0 > $1 }) else { return }
    for (one, next) in zip(ramp, ramp.dropFirst()) {
      guard let first = side(one, mode), let second = side(next, mode) else { continue }
      if case .fixed = first, case .fixed = second { continue }
      add(first, second, 1e-7, !rises)
    }
  }

  /// Keeps a clearly light or dark surface on its side of L* 50.
  mutating func keepPolarity(of ground: Int, _ mode: Int) {
    guard let paint = before.shown(ground, in: mode), paint.isOpaque, case .variable(let index)? = side(ground, mode)
    else { return }
    let lightness = plainLightness(paint.luminance)
    if lightness >= 80 { variables[index].candidates.removeAll { plainLightness($0.paint.luminance) < 50 } }
    if lightness <= 25 { variables[index].candidates.removeAll { plainLightness($0.paint.luminance) > 50 } }
  }
}
