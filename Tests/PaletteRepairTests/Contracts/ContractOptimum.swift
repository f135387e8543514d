/// What the least change of a contract costs along the fixed-hue path, over all ways to add values or not.
struct ContractOptimum {
  /// What a change costs beside its deltaEOK.
  struct Penalties {
    var change = 0.0
    var addition = 0.0
  }

  let contract: RandomContract
  /// The color that is expected where a token is given a value in the second mode, by name.
  let expected: [String: PlainColor]
  private let base: [FixedHuePath]
  private let dark: [FixedHuePath]

  init(_ contract: RandomContract, expected: [String: PlainColor]) {
    self.contract = contract
    self.expected = expected
    base = contract.tokens.map { $0.isLocked ? FixedHuePath(only: $0.base) : FixedHuePath(of: $0.base) }
    dark = contract.tokens.map { token in
      if let own = token.own { return token.isLocked ? FixedHuePath(only: own) : FixedHuePath(of: own) }
      return token.isLocked
        ? FixedHuePath(only: token.base) : FixedHuePath(of: token.base, expected: expected[token.name])
    }
  }

  /// The values with the least sum of deltaEOK and penalties; nil when there are none.
  func values(_ penalties: Penalties) -> (cost: Double, values: ContractValues)? {
    let free = contract.tokens.indices.filter { contract.tokens[$0].own == nil && !contract.tokens[$0].isLocked }
    var best: (cost: Double, values: ContractValues)?
    for structure in 0..<(1 << free.count) {
      let added = Set(free.enumerated().filter { structure & (1 << $0.offset) != 0 }.map(\.element))
      var search = FixedHueSearch(choices(added, penalties), undercutting: best?.cost ?? .infinity)
      let positions = positions(added)
      for pair in contract.pairs {
        let ratio = contract.ratio(pair)
        search.require(ratio, pair.foreground, pair.background)
        let (front, back) = (positions[pair.foreground], positions[pair.background])
        if (front, back) != (pair.foreground, pair.background) { search.require(ratio, front, back) }
      }
      search.run()
      guard let found = search.best else { continue }
      var values = ContractValues()
      for (index, token) in contract.tokens.enumerated() {
        values.light[token.name] = search.choices[index].colors[found.levels[index]]
        let position = positions[index]
        if position != index { values.dark[token.name] = search.choices[position].colors[found.levels[position]] }
      }
      best = (found.cost, values)
    }
    return best
  }

  /// Where the choice for the second mode stands: that of the first where a token follows it.
  private func positions(_ added: Set<Int>) -> [Int] {
    var next = contract.tokens.count
    return contract.tokens.indices.map { index in
      guard contract.tokens[index].own != nil || added.contains(index) else { return index }
      next += 1
      return next - 1
    }
  }

  private func choices(_ added: Set<Int>, _ penalties: Penalties) -> [FixedHueSearch.Choice] {
    let first = contract.tokens.indices.map { choice(base[$0], from: contract.tokens[$0].base, penalties.change) }
    let second = contract.tokens.indices.compactMap { index -> FixedHueSearch.Choice? in
      if let own = contract.tokens[index].own { return choice(dark[index], from: own, penalties.change) }
      guard added.contains(index) else { return nil }
      return FixedHueSearch.Choice(dark[index]) { dark[index].differences[$0] + penalties.addition }
    }
    return first + second
  }

  private func choice(_ path: FixedHuePath, from color: PlainColor, _ penalty: Double) -> FixedHueSearch.Choice {
    FixedHueSearch.Choice(path) { path.colors[$0] == color ? 0 : path.differences[$0] + penalty }
  }

  /// What values cost that some search came to, with the same measure.
  func cost(of values: ContractValues, _ penalties: Penalties) -> Double {
    contract.tokens.reduce(0) { sum, token in
      var cost = 0.0
      if let light = values.light[token.name], light != token.base {
        cost += light.difference(from: token.base) + penalties.change
      }
      guard let dark = values.dark[token.name] else { return sum + cost }
      if let own = token.own {
        if dark != own { cost += dark.difference(from: own) + penalties.change }
      } else {
        let goals = [token.base] + [expected[token.name]].compactMap { $0 }
        cost += (goals.map { dark.difference(from: $0) }.min() ?? 0) + penalties.addition
      }
      return sum + cost
    }
  }
}
