import ColorScience
import DesignTokens

/// The index of pairings by the values that they show, through aliases and fallback modes.
final class RemedyIndex: Sendable {
  /// A value of a token: the token's position and the mode of the value, nil for none.
  struct Place: Hashable, Sendable {
    let token: Int
    let mode: String?
  }

  let measured: MeasuredSystem
  let modes: [Mode]
  /// The color tokens in every mode, token by token.
  let colors: [MeasuredColor]
  /// The luminances with which screens show each color; nil for one that is unknown.
  let luminances: [SIMD8<Double>?]
  private let positions: [TokenPath: Int]
  private let modePositions: [String: Int]
  /// The pairings that count toward the gate, with their required ratios.
  let checks: [RemedyCheck]
  /// The checks that use each color.
  let users: [[Int]]
  /// The colors whose alias chain includes a value.
  private let dependents: [Place: [Int]]
  /// The modes for which each token has visible values.
  private let providers: [[String?]]
  /// The modes in which each mode looks up values.
  private let lookups: [[String?]]
  /// The tokens with untracked effects: those in gradients, and those from which other colors are computed.
  private let untraced: Set<Int>
  /// The locked tokens.
  private let locked: Set<Int>

  /// - Complexity: O(n) for n colors and layers of pairings.
  init(_ measured: MeasuredSystem, requirements: [RepairRequirement]) {
    self.measured = measured
    modes = measured.modes
    colors = measured.colors.map(\.color)
    let count = max(1, modes.count)
    var positions: [TokenPath: Int] = [:]
    for index in stride(from: 0, to: colors.count, by: count) { positions[colors[index].path] = index / count }
    self.positions = positions
    let modePositions = Dictionary(modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.modePositions = modePositions
    func position(_ path: TokenPath, _ mode: Int) -> Int? { positions[path].map { $0 * count + mode } }
    let colors = colors
    let luminances = colors.map { $0.color?.shownLuminances }
    self.luminances = luminances
    checks = requirements.compactMap { requirement in
      RemedyIndex.check(requirement, measured.system.surfaces, modePositions, position, luminances) { colors[$0].color }
    }
    var users: [[Int]] = Array(repeating: [], count: colors.count)
    for (index, check) in checks.enumerated() {
      for color in check.colors where users[color].last != index { users[color].append(index) }
    }
    self.users = users
    var dependents: [Place: [Int]] = [:]
    var providers: [[String?]] = Array(repeating: [], count: colors.count / count)
    lookups = modes.map { TokenResolver.lookup(for: $0, among: measured.system.modes) }
    for (index, color) in colors.enumerated() {
      for hop in color.chain {
        guard let token = positions[hop.path] else { continue }
        dependents[Place(token: token, mode: hop.mode), default: []].append(index)
        if !providers[token].contains(hop.mode) { providers[token].append(hop.mode) }
      }
    }
    (self.dependents, self.providers) = (dependents, providers)
    untraced = RemedyIndex.stops(measured, positions).union(RemedyIndex.sources(measured, positions))
    locked = RemedyIndex.locked(measured, positions)
  }

  /// Returns a requirement as a check; nil if one of its tokens isn't a color token.
  static func check(
    _ requirement: RepairRequirement, _ surfaces: [TokenPath], _ modes: [String: Int],
    _ position: (TokenPath, Int) -> Int?, _ luminances: [SIMD8<Double>?], _ color: (Int) -> Color?
  ) -> RemedyCheck? {
    let measured = requirement.measured
    guard let mode = modes[measured.mode.name], let front = position(measured.foreground.path, mode) else { return nil }
    let gradient = measured.backgrounds.first?.gradient
    var stack = measured.backgrounds.map { position($0.path, mode) }
    // A gradient isn't a color token; its backdrops may be.
    if gradient != nil { stack[0] = front }
    guard !stack.contains(nil) else { return nil }
    let layers = stack.compactMap { $0 }
    let visible = gradient == nil ? layers[...] : layers.dropFirst()
    let isCovered = visible.contains { color($0)?.isOpaque ?? false }
    let behind = isCovered || measured.isOnMaterial ? [] : surfaces.compactMap { position($0, mode) }
    var check = RemedyCheck(
      position: requirement.position, required: requirement.ratio, front: front, stack: layers,
      surfaces: behind.count == surfaces.count ? behind : [], gradient: gradient,
      isOpaque: gradient == nil && color(front)?.isOpaque ?? false && color(layers[0])?.isOpaque ?? false)
    check.passes = requirement.current.map { $0 >= requirement.ratio } ?? false
    check.isOpen =
      gradient == nil && !check.passes && (measured.interval.map { $0.upperBound >= requirement.ratio } ?? false)
    // Translucent colors must pass as shown after a change; checking their current state would cost more than it helps.
    check.passesShown = check.passes
    if check.passes, check.isOpaque, let front = luminances[front], let back = luminances[layers[0]] {
      check.passesShown = reachesRatio(requirement.ratio, front, back)
    }
    return check
  }

  /// Returns the check of a finding's own requirement.
  func check(_ requirement: RepairRequirement) -> RemedyCheck? {
    let count = max(1, modes.count)
    return RemedyIndex.check(
      requirement, measured.system.surfaces, modePositions,
      { path, mode in positions[path].map { $0 * count + mode } }, luminances, { colors[$0].color })
  }

  /// Returns the position of a token among the color tokens.
  func token(_ path: TokenPath) -> Int? { positions[path] }

  /// Returns a token's color in a mode.
  func color(_ token: Int, in mode: Mode) -> MeasuredColor? {
    modePositions[mode.name].map { colors[token * modes.count + $0] }
  }

  /// Whether the search may propose a change of the token's value.
  func mayChange(_ token: Int) -> Bool { !locked.contains(token) }

  /// Returns the colors that show a value, each with its alpha factor; nil if the effect is unknown.
  func shown(by place: Place) -> [(color: Int, alpha: Double)]? { factors(dependents[place] ?? [], at: place.token) }

  /// Returns the colors that would show an added value: those whose chain includes the token and has no closer value.
  func shown(byAdding place: Place) -> [(color: Int, alpha: Double)]? {
    guard let mode = place.mode else { return nil }
    var found: [Int] = []
    for provider in providers[place.token] {
      found += (dependents[Place(token: place.token, mode: provider)] ?? []).filter { color in
        let lookup = lookups[color % modes.count]
        guard let own = lookup.firstIndex(of: mode), let now = lookup.firstIndex(of: provider) else { return false }
        return own < now
      }
    }
    return factors(found.sorted(), at: place.token)
  }

  private func factors(_ found: [Int], at token: Int) -> [(color: Int, alpha: Double)]? {
    var shown: [(color: Int, alpha: Double)] = []
    for color in found {
      if untraced.contains(color / modes.count) { return nil }
      let own = colors[token * modes.count + color % modes.count].color?.alpha
      guard let own, let alpha = colors[color].color?.alpha, own > 0 || alpha == own else { return nil }
      shown.append((color, own > 0 ? alpha / own : 1))
    }
    return shown
  }
}
