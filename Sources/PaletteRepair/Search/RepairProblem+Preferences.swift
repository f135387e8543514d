extension RepairProblem {
  /// A soft constraint: if a variable is at or above a level, another should be at or above a level too.
  ///
  /// Each level of the lower variable that asks for more than the upper variable has costs its price. Two preferences in opposite directions keep a
  /// distance. Since prices are capacities of a cut, preferences are part of the exact solution.
  struct Preference: Sendable {
    /// The variable that asks, and the variable that is asked.
    let lower, upper: Int
    /// For each level of the lower variable, the level of the upper variable that it asks for; never falling.
    let above: [Int32]
    /// The price of each level of the lower variable whose wish isn't met.
    let prices: [Int]

    /// Returns the cost of two levels.
    func cost(lower: Int, upper: Int) -> Int {
      var cost = 0
      var level = lower
      // `above` never falls, so the unmet wishes are the last ones.
      while level >= 0, Int(above[level]) > upper {
        cost += prices[level]
        level -= 1
      }
      return cost
    }
  }

  /// Returns the cost of lost structure.
  func preferenceCost(of levels: [Int]) -> Int {
    preferences.reduce(0) { $0 + $1.cost(lower: levels[$1.lower], upper: levels[$1.upper]) }
  }
}
