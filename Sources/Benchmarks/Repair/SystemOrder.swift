/// Rows of tokens that have an order of lightness by their names.
enum SystemOrder {
  /// Returns the ramps of a system: names that differ only in a number at the end, by that number.
  static func ramps(_ names: [String]) -> [[Int]] {
    var ramps: [String: [(step: Int, token: Int)]] = [:]
    for (token, name) in names.enumerated() {
      let digits = name.reversed().prefix(while: \.isNumber).count
      guard digits > 0, digits < name.count, let step = Int(name.suffix(digits)) else { continue }
      ramps[String(name.dropLast(digits)), default: []].append((step, token))
    }
    return ramps.filter { $0.value.count > 2 }.sorted { $0.key < $1.key }.map { ramp in
      ramp.value.sorted { $0.step < $1.step }.map(\.token)
    }
  }

  /// Returns the states of controls: a name alone or with `rest`, then with `hover`, then with `pressed` or `active`.
  static func states(_ names: [String]) -> [[Int]] {
    var index: [String: Int] = [:]
    for (token, name) in names.enumerated() { index[name] = token }
    return names.filter { $0.hasSuffix("hover") }.sorted().compactMap { name in
      let stem = String(name.dropLast(5))
      let base = index[stem + "rest"] ?? index[String(stem.dropLast())]
      guard let base, let hover = index[name] else { return nil }
      return [base, hover] + [index[stem + "pressed"] ?? index[stem + "active"]].compactMap { $0 }
    }
  }

  /// Whether a row is strictly monotone in luminance before a repair, and not after.
  static func breaks(_ row: [Int], _ before: TokenSystem, _ after: TokenSystem, _ mode: Int) -> Bool {
    func luminances(_ system: TokenSystem) -> [Double] {
      row.compactMap { token in system.shown(token, in: mode).flatMap { $0.isOpaque ? $0.luminance : nil } }
    }
    let (old, new) = (luminances(before), luminances(after))
    guard old.count == row.count, new.count == row.count else { return false }
    func rises(_ values: [Double]) -> Bool { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } }
    if rises(old) { return !rises(new) }
    return rises(old.reversed()) && !rises(new.reversed())
  }
}

extension TokenSystem {
  /// Returns ΔEOK between two colors, over a backdrop if one is translucent.
  static func difference(_ old: Paint, _ new: Paint, over backdrop: Paint?) -> Double {
    let backdrop = backdrop ?? Paint(red: 255, green: 255, blue: 255)
    return PlainLab(old.flattened(over: backdrop)).difference(from: PlainLab(new.flattened(over: backdrop)))
  }
}
