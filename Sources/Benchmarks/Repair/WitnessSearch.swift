/// Looks for any repair of a system, cheap if possible: intervals of luminance are narrowed, then values are chosen in random order.
///
/// With the lighter side of each pairing decided, every constraint says that one luminance exceeds another by a factor. Such constraints are closed
/// under minimum and maximum, so narrowing the intervals decides exactly whether the candidates of a plan do.
struct WitnessSearch {
  let problem: WitnessProblem
  var random: SplitMix64
  /// The positions to try for an opaque variable.
  static let tries = 12
  /// The edges of each variable.
  let edgesOf: [[Int]]

  init(_ problem: WitnessProblem, seed: UInt64) {
    self.problem = problem
    random = SplitMix64(state: seed)
    var edgesOf = [[Int]](repeating: [], count: problem.variables.count)
    for (index, edge) in problem.edges.enumerated() {
      edgesOf[edge.first].append(index)
      edgesOf[edge.second].append(index)
    }
    self.edgesOf = edgesOf
  }

  /// The candidates that a variable may still have.
  struct Interval {
    var low, high: Int
  }

  /// Returns a system that one random attempt finds.
  mutating func attempt() -> TokenSystem? {
    guard problem.isPossible else { return nil }
    let flipped = problem.edges.map { $0.isOpen && Bool.random(using: &random) }
    var intervals = problem.variables.map { Interval(low: 0, high: $0.candidates.count - 1) }
    guard narrow(&intervals, flipped, Array(problem.variables.indices)) else { return nil }
    var chosen = [WitnessProblem.Candidate?](repeating: nil, count: problem.variables.count)
    let boldness = Int.random(in: 0..<4, using: &random) * 8
    for variable in order() {
      guard let choice = choose(variable, intervals, chosen, boldness: boldness) else { return nil }
      var found: (WitnessProblem.Candidate, [Interval])?
      for position in choice {
        var next = intervals
        if problem.variables[variable].isOpaque {
          next[variable] = Interval(low: position, high: position)
          guard narrow(&next, flipped, [variable]) else { continue }
          found = (problem.variables[variable].candidates[position], next)
        } else if let paint = translucent(variable, position, chosen) {
          found = (paint, next)
        }
        if found != nil { break }
      }
      guard let found else { return nil }
      (chosen[variable], intervals) = (found.0, found.1)
    }
    descend(&chosen, flipped)
    var result = problem.system
    for (variable, candidate) in zip(problem.variables, chosen) { result[variable.place] = candidate?.value }
    return result
  }

  /// Narrows the intervals to a fixed point; false if one gets empty.
  private func narrow(_ intervals: inout [Interval], _ flipped: [Bool], _ start: [Int]) -> Bool {
    var queue = start
    while let variable = queue.popLast() {
      for index in edgesOf[variable] {
        let edge = problem.edges[index]
        let (upper, lower) = flipped[index] ? (edge.second, edge.first) : (edge.first, edge.second)
        let (above, below) = (problem.variables[upper].candidates, problem.variables[lower].candidates)
        var (up, down) = (intervals[upper], intervals[lower])
        let (oldUp, oldDown) = (up.low, down.high)
        let least = below[down.low].x + edge.length
        while up.low <= up.high, above[up.low].x < least { up.low += 1 }
        guard up.low <= up.high else { return false }
        let most = above[up.high].x - edge.length
        while down.high >= down.low, below[down.high].x > most { down.high -= 1 }
        guard down.high >= down.low else { return false }
        (intervals[upper], intervals[lower]) = (up, down)
        if up.low != oldUp { queue.append(upper) }
        if down.high != oldDown { queue.append(lower) }
      }
    }
    return true
  }
}
