import DesignTokens
import SwiftSource

// Values that are chosen: by appearance, so that they are modes, or by something else, so that nobody can tell.

extension SwiftValueReader {
  /// The colors that a body returns in the appearances it tells apart.
  ///
  /// - Parameter otherwise: what is said where no condition tells why they are not known.
  func chosen(_ body: Range<Int>, _ place: SwiftScope, depth: Int, otherwise: String) -> [SwiftEntry] {
    chosen(constants.names.branches(of: body, at: place), in: body, place, depth, otherwise)
  }

  /// The colors that ternaries choose in the appearances that their conditions tell apart.
  func chosen(_ expression: SwiftExpression, _ place: SwiftScope, depth: Int) -> [SwiftEntry] {
    chosen(
      constants.names.branches(of: expression, at: place), in: expression.tokens, place, depth,
      "its value is chosen at run time by something other than the appearance")
  }

  private func chosen(
    _ branches: SwiftBranches, in tokens: Range<Int>, _ place: SwiftScope, _ depth: Int, _ otherwise: String
  ) -> [SwiftEntry] {
    let whole = tokens.isEmpty ? tokens.lowerBound..<tokens.lowerBound + 1 : tokens
    let chosen: [SwiftGuarded]
    switch branches {
    case .chosen(let branches): chosen = branches
    case .unknown(let condition, let reason):
      return entry(.undecidable(condition.map(SwiftValueReader.dependence) ?? reason ?? otherwise), whole)
    }
    var axes = SwiftAxes()
    for choice in chosen { axes.add(choice.appearance) }
    let told = axes
    var read: [SwiftAppearance: (entries: [SwiftEntry], tokens: Range<Int>)] = [:]
    for choice in chosen {
      let each = choice.values.map { expectedColor($0, place, depth: depth + 1) }
      guard each.allSatisfy({ SwiftValueReader.areSame($0, each[0]) }) else {
        return entry(.undecidable(choice.conditions.first.map(SwiftValueReader.dependence) ?? otherwise), whole)
      }
      read[choice.appearance] = (each[0], choice.values[0].tokens)
      for entry in each[0] { axes.add(entry.appearance) }
    }
    if let first = chosen.first?.values[0], chosen.allSatisfy({ $0.values[0].tokens == first.tokens }) {
      return read[chosen[0].appearance]?.entries ?? []
    }
    return axes.appearances.map { appearance in
      let found = read[told.standing(for: appearance)]
      return pick(appearance, from: found?.entries, found?.tokens ?? whole)
    }
  }

  /// Says on what a value depends that is no mode.
  static func dependence(on condition: String) -> String { "its value depends on \(condition), which isn't a mode" }

  /// Whether two expressions give the same colors in the same appearances, wherever they are written.
  static func areSame(_ first: [SwiftEntry], _ second: [SwiftEntry]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { one, other in
      one.appearance == other.appearance && one.content == other.content && one.replacesAlpha == other.replacesAlpha
    }
  }

  /// The entry for an appearance among those of a color.
  func pick(_ appearance: SwiftAppearance, from entries: [SwiftEntry]?, _ tokens: Range<Int>) -> SwiftEntry {
    var nearest = [appearance]
    if appearance.isElevated {
      nearest.append(SwiftAppearance(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast))
    }
    if appearance.isHighContrast {
      nearest.append(SwiftAppearance(isDark: appearance.isDark, isElevated: appearance.isElevated))
    }
    nearest.append(SwiftAppearance(isDark: appearance.isDark))
    let found = nearest.lazy.compactMap { near in entries?.first { $0.appearance == near } }.first
    let entry = found ?? entries?.first { $0.appearance.isAny } ?? entries?.first { $0.appearance == .light }
    guard let entry else {
      return SwiftEntry(
        appearance: appearance, content: .undecidable("its value has an unsupported form"), tokens: tokens)
    }
    var picked = entry
    picked.appearance = appearance
    return picked
  }
}
