// The values that a search tries, and the cheaper ones that it moves to.

extension WitnessSearch {
  /// Returns the variables in a random order: layers below translucent ones first, translucent foregrounds last.
  mutating func order() -> [Int] {
    var rank = problem.variables.map { $0.isOpaque ? 1 : 2 }
    for stack in problem.stacks {
      for layer in stack.layers { if case .variable(let index) = layer, rank[index] == 1 { rank[index] = 0 } }
    }
    return problem.variables.indices.shuffled(using: &random).sorted { rank[$0] < rank[$1] }
  }

  /// Returns positions to try for a variable: the cheapest first, or at times a random one.
  mutating func choose(
    _ variable: Int, _ intervals: [Interval], _ chosen: [WitnessProblem.Candidate?], boldness: Int
  ) -> [Int]? {
    let range = intervals[variable].low...intervals[variable].high
    let candidates = problem.variables[variable].candidates
    let isBold = Int.random(in: 0..<100, using: &random) < boldness
    let first = isBold ? Int.random(in: range, using: &random) : nil
    let sorted = range.sorted { (candidates[$0].cost, $0) < (candidates[$1].cost, $1) }
    let possible = [first].compactMap { $0 } + sorted
    guard problem.variables[variable].isOpaque else { return possible }
    var positions: [Int] = []
    for position in possible where meetsStacks(variable, candidates[position].paint, chosen) {
      positions.append(position)
      if positions.count == WitnessSearch.tries { break }
    }
    return positions
  }

  /// Whether a color passes in the composited pairings of a variable whose other colors are chosen.
  func meetsStacks(_ variable: Int, _ paint: Paint, _ chosen: [WitnessProblem.Candidate?]) -> Bool {
    for stack in problem.stacks {
      var isConcerned = false
      var isKnown = true
      func shown(_ side: WitnessProblem.Side) -> Paint {
        switch side {
        case .fixed(let paint): return paint
        case .variable(variable):
          isConcerned = true
          return paint
        case .variable(let other):
          if chosen[other] == nil { isKnown = false }
          return chosen[other]?.paint ?? paint
        }
      }
      let (front, layers) = (shown(stack.front), stack.layers.map(shown))
      guard isConcerned, isKnown else { continue }
      guard let measure = TokenSystem.measure(front, on: layers), measure.ratio >= stack.ratio,
        stack.isFrontLighter.map({ $0 == (measure.front > measure.back) }) ?? true
      else { return false }
    }
    return true
  }

  /// Returns the least alpha with which a translucent color passes.
  func translucent(
    _ variable: Int, _ position: Int, _ chosen: [WitnessProblem.Candidate?]
  ) -> WitnessProblem.Candidate? {
    let old = problem.variables[variable].old
    var paint = problem.variables[variable].candidates[position].paint
    for alpha in [old.alpha] + (0...100).map({ Double($0) / 100 }).filter({ $0 > old.alpha }) {
      paint.alpha = alpha
      if meetsStacks(variable, paint, chosen) {
        return .init(value: .color(paint), paint: paint, x: 0, cost: 0)
      }
    }
    return nil
  }

  /// Moves one color after another to its cheapest value, with the others as they are.
  mutating func descend(_ chosen: inout [WitnessProblem.Candidate?], _ flipped: [Bool]) {
    for _ in 0..<4 {
      var isChanged = false
      for variable in problem.variables.indices.shuffled(using: &random) where problem.variables[variable].isOpaque {
        guard let now = chosen[variable], now.cost > 0 else { continue }
        var (least, most) = (-Double.infinity, Double.infinity)
        for index in edgesOf[variable] {
          let edge = problem.edges[index]
          let (upper, lower) = flipped[index] ? (edge.second, edge.first) : (edge.first, edge.second)
          if upper == variable { least = max(least, (chosen[lower]?.x ?? 0) + edge.length) }
          if lower == variable { most = min(most, (chosen[upper]?.x ?? 0) - edge.length) }
        }
        let cheaper = problem.variables[variable].candidates.filter {
          $0.cost < now.cost - 1e-9 && $0.x >= least && $0.x <= most
        }
        for candidate in cheaper.sorted(by: { $0.cost < $1.cost })
        where meetsStacks(variable, candidate.paint, chosen) {
          chosen[variable] = candidate
          isChanged = true
          break
        }
      }
      if !isChanged { return }
    }
  }
}
