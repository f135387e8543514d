import DesignTokens

/// Looks that show the same values: a mode of the tokens.
struct CSSMode {
  /// The name of the mode.
  var name: String
  let scheme: Mode.Scheme
  let contrast: Mode.Contrast
  /// The position of the mode whose values show where this one has none; nil for the default.
  var base: Int?
  /// The looks, the plainest first.
  let looks: [Int]
  /// Whether `light-dark()` is its dark side.
  let isDark: Bool
  /// The mode of the same name of which it is a copy that differs.
  var original: String?
}

/// Names the groups of looks and finds out what they are based on.
struct CSSModeNames {
  let cascade: CSSCascade

  /// The name that says no more than scheme, contrast and theme.
  func plainName(of look: CSSPageAppearance) -> String {
    let choices = look.placements.map { cascade.matcher.choices[$0.choice] }
    let themes = choices.compactMap(\.theme) + cascade.queries.names(of: look.preferences)
    let contrast = look.contrast == .increased ? ["high-contrast"] : []
    guard !themes.isEmpty else { return ([look.scheme.rawValue] + contrast).joined(separator: "-") }
    // A theme that says nothing of its scheme has the name of its class alone.
    let isSaid = look.scheme == .dark && (choices.contains { $0.scheme == .dark } || look.preferences.isDark)
    return (themes + (isSaid ? ["dark"] : []) + contrast).joined(separator: "-")
  }

  /// What makes a look, in words: `.dark and prefers-color-scheme`.
  func conditions(of look: CSSPageAppearance) -> String {
    var words = look.placements.map { placement in
      let label = cascade.matcher.choices[placement.choice].label
      return placement.level == 0 ? label : label + (placement.level == 1 ? " on body" : " inside body")
    }
    if !look.preferences.isDisjoint(with: .anyHighContrast) { words.append("prefers-contrast") }
    if look.preferences.isDark { words.append("prefers-color-scheme") }
    words += cascade.queries.names(of: look.preferences)
    guard words.isEmpty else { return words.joined(separator: " and ") }
    return "prefers-color-scheme"
  }

  /// Names every mode, in their order; a name that is taken gets the conditions behind it.
  func name(_ modes: inout [CSSMode]) {
    var taken: Set<String> = []
    for index in modes.indices {
      let look = cascade.looks[modes[index].looks[0]]
      let plain = plainName(of: look)
      var name = plain
      if taken.contains(name) { name = "\(plain) by \(conditions(of: look))" }
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain) by \(conditions(of: look)) \(number)"
        number += 1
      }
      modes[index].name = name
      modes[index].original = name == plain ? nil : plain
    }
  }

  /// Gives every mode but the first the one whose values it mostly has.
  ///
  /// - Complexity: O(p * m), and O(p * m²) small steps, for p properties with several values in m modes.
  func base(_ modes: inout [CSSMode]) {
    // How many values a mode shares with those before it; the values of each property are looked for once in each mode.
    var shared = modes.indices.map { [Int](repeating: 0, count: $0) }
    for position in cascade.properties.indices where cascade.properties[position].candidates.count > 1 {
      let seen = modes.map { cascade.seen(position, in: $0.looks[0], from: CSSLevels.count - 1)?.candidate ?? -1 }
      for index in modes.indices {
        for other in 0..<index where seen[other] == seen[index] { shared[index][other] += 1 }
      }
    }
    for index in modes.indices.dropFirst() {
      let standard = modes[index].scheme.rawValue
      if modes[index].name == standard + "-high-contrast" {
        modes[index].base = modes[..<index].firstIndex { $0.name == standard } ?? 0
      } else if modes[index].name == standard {
        modes[index].base = 0
      } else {
        let own = shared[index]
        modes[index].base = own.indices.max { (own[$0], -$0) < (own[$1], -$1) } ?? 0
      }
    }
  }
}
