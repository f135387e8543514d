/// What a search may change, and the constraints that follow: the values of a system as variables with candidates.
struct WitnessProblem {
  /// A value that a place may have.
  struct Candidate {
    let value: TokenSystem.Value
    let paint: Paint
    /// The logarithm of luminance + 0.05, on which a contrast ratio is a length.
    let x: Double
    let cost: Double
  }

  struct Variable {
    let place: TokenSystem.Place
    /// The color that it shows before.
    let old: Paint
    /// The candidates, darkest first.
    var candidates: [Candidate]
    var isOpaque: Bool { old.isOpaque }
  }

  /// A side of a pairing: a variable, or a color that stays.
  enum Side {
    case variable(Int)
    case fixed(Paint)
  }

  /// Two variables, of which one is lighter by a factor; with no side decided, `first` may be either.
  struct Edge {
    let first, second: Int
    let length: Double
    let isOpen: Bool
  }

  /// A pairing that is measured as composited.
  struct Stack {
    let front: Side
    let layers: [Side]
    let ratio: Double
    /// Whether the front is the lighter side; nil if either may be.
    let isFrontLighter: Bool?
  }

  /// The ways in which a search may change a system.
  struct Plan {
    /// The aliases that name another step; the ends of all others may change.
    var repointed: Set<TokenSystem.Place> = []
    /// The tokens that get a value for the second mode.
    var added: Set<Int> = []
  }

  let before: TokenSystem
  var system: TokenSystem
  var variables: [Variable] = []
  var edges: [Edge] = []
  var stacks: [Stack] = []
  var isPossible = true
  /// The variable of each place that may change.
  var index: [TokenSystem.Place: Int] = [:]
  let plan: Plan

  /// - Parameter room: the share by which pairings that fail must exceed their ratio.
  init(_ before: TokenSystem, _ plan: Plan, room: Double, _ ladders: inout [Paint: [Paint]]) {
    (self.before, system, self.plan) = (before, before, plan)
    for token in plan.added {
      let isAlias = plan.repointed.contains(.init(mode: 1, token: token))
      system.values[1][token] = isAlias ? system.values[0][token] : before.shown(token, in: 1).map { .color($0) }
    }
    let free = freePlaces()
    for place in free.ends.sorted() { addLadder(place, &ladders) }
    for place in free.aliases.sorted() { addAlias(place, free.ends) }
    for mode in before.modes {
      for pairing in before.pairings { add(pairing, mode, room) }
      for ramp in before.ramps { add(ramp, mode) }
      for ground in before.grounds { keepPolarity(of: ground, mode) }
    }
    if variables.contains(where: \.candidates.isEmpty) { isPossible = false }
  }
}
