#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The values that a search may change, with their candidates.

extension WitnessProblem {
  /// Returns the literal values and the aliases that may change: those that pairings show and no locked token does.
  func freePlaces() -> (ends: Set<TokenSystem.Place>, aliases: Set<TokenSystem.Place>) {
    var frozen: Set<TokenSystem.Place> = []
    for mode in before.modes { for token in before.locked { frozen.formUnion(system.chain(of: token, in: mode)) } }
    var (ends, aliases): (Set<TokenSystem.Place>, Set<TokenSystem.Place>) = ([], [])
    for mode in before.modes {
      for pairing in before.pairings {
        for token in [pairing.front, pairing.back] + pairing.below {
          let chain = system.chain(of: token, in: mode)
          guard let end = chain.last else { continue }
          if let alias = chain.dropLast().last, plan.repointed.contains(alias) {
            if !frozen.contains(alias) { aliases.insert(alias) }
          } else if !frozen.contains(end) {
            ends.insert(end)
          }
        }
      }
    }
    // The other steps of a ramp give way to one that moves.
    for ramp in before.ramps {
      for mode in before.modes {
        let places = ramp.map { system.place(of: $0, in: mode) }
        guard places.contains(where: ends.contains) else { continue }
        for place in places where !frozen.contains(place) {
          if case .color(let paint)? = system[place], paint.isOpaque { ends.insert(place) }
        }
      }
    }
    return (ends, aliases)
  }

  /// Adds a variable with its candidates, darkest first.
  mutating func add(_ place: TokenSystem.Place, _ old: Paint, _ candidates: [(TokenSystem.Value, Paint)]) {
    let origin = PlainLab(old)
    index[place] = variables.count
    let rows = candidates.map { value, paint in
      let cost = paint == old ? 0 : PlainLab(paint).difference(from: origin)
      return Candidate(value: value, paint: paint, x: log(paint.luminance + 0.05), cost: cost)
    }
    variables.append(Variable(place: place, old: old, candidates: rows.sorted { ($0.x, $0.cost) < ($1.x, $1.cost) }))
  }

  /// Adds a color that may become any of its hue.
  mutating func addLadder(_ place: TokenSystem.Place, _ ladders: inout [Paint: [Paint]]) {
    guard let old = before.shown(place.token, in: place.mode) else { return }
    var opaque = old
    opaque.alpha = 1
    let ladder = ladders[opaque] ?? PlainLab.ladder(of: opaque) + [opaque]
    ladders[opaque] = ladder
    add(place, old, ladder.map { (.color($0), $0) })
  }

  /// Adds an alias that may name the opaque steps of its ramp that stay.
  mutating func addAlias(_ place: TokenSystem.Place, _ free: Set<TokenSystem.Place>) {
    guard case .alias(let target)? = system[place] else { return }
    let modes = before.modes.filter { system.place(of: place.token, in: $0) == place }
    let ramp = before.ramps.first { $0.contains(target) } ?? [target]
    let candidates = ramp.compactMap { step -> (TokenSystem.Value, Paint)? in
      let places = modes.map { system.place(of: step, in: $0) }
      let paints = Set(modes.map { system.shown(step, in: $0) })
      guard paints.count == 1, let paint = paints.first ?? nil, paint.isOpaque, !places.contains(where: free.contains)
      else { return nil }
      return (.alias(step), paint)
    }
    // An alias whose steps have other colors in another mode stays.
    guard let old = before.shown(place.token, in: place.mode), candidates.contains(where: { $0.0 == .alias(target) })
    else { return }
    add(place, old, candidates)
  }
}
