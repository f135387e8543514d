import ColorScience

// The structure of a palette as preferences: prices for changed distances.

extension ProblemBuilder {
  /// Returns the preferences that keep a relation of two slots.
  func preferences(_ relation: PaletteStructure.Relation) -> [RepairProblem.Preference] {
    let (lighter, darker) = (model.variable(of: relation.lighter), model.variable(of: relation.darker))
    guard lighter != darker else { return [] }
    let (upper, lower) = (model.choices[lighter], model.choices[darker])
    let distance = upper.choices[upper.origin].lightness - lower.choices[lower.origin].lightness
    let costs = model.settings.costs
    switch relation.kind {
    case .step: return preferences(lighter, darker, least: distance, most: distance, factor: costs.rampFactor)
    case .state: return preferences(lighter, darker, least: distance, most: distance, factor: costs.stateFactor)
    case .equality: return preferences(lighter, darker, least: 0, most: 0, factor: costs.equalityFactor)
    case .order:
      let least = min(distance, PaletteStructure.leastDifference)
      return preferences(lighter, darker, least: least, most: nil, factor: costs.equalityFactor)
    }
  }

  /// Returns the preferences that keep the difference in lightness of two variables between two bounds.
  private func preferences(
    _ lighter: Int, _ darker: Int, least: Double, most: Double?, factor: Double
  ) -> [RepairProblem.Preference] {
    guard factor > 0 else { return [] }
    let first = preference(lower: darker, upper: lighter, distance: least, factor)
    return most.map { [first, preference(lower: lighter, upper: darker, distance: -$0, factor)] } ?? [first]
  }

  /// Returns the preference that one variable is lighter than another by at least a distance.
  private func preference(
    lower: Int, upper: Int, distance: Double, _ factor: Double
  ) -> RepairProblem.Preference {
    let (asking, asked) = (model.choices[lower].choices, model.choices[upper].choices)
    let own = (model.choices[lower].origin, model.choices[upper].origin)
    var above: [Int32] = []
    var prices: [Int] = []
    var level = 0
    for (index, choice) in asking.enumerated() {
      // Half a step in 8 bits, so that rounding isn't a change.
      while level < asked.count, asked[level].lightness < choice.lightness + distance - 0.001 { level += 1 }
      // The current levels keep what they have.
      let wish = index <= own.0 ? min(level, own.1) : level
      above.append(Int32(max(Int(above.last ?? 0), wish)))
      let step = index == 0 ? choice.lightness : choice.lightness - asking[index - 1].lightness
      prices.append(Int((max(0, step) * factor * ProblemBuilder.unit).rounded()))
    }
    return .init(lower: lower, upper: upper, above: above, prices: prices)
  }
}
