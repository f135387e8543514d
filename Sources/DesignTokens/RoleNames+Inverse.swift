// Pairings of texts for something dark.

extension RoleNames {
  /// Adds an inverse text on inverse backgrounds; without any, on the strong fills of the system.
  mutating func addInverse(_ name: RoleName) {
    // Beside a text for something dark, an inverse one is for what is called so.
    let hasDark =
      name.words.contains("inverse")
      && names.contains { other in
        other.role == .text && other.isInverse && other.subject.isEmpty && !other.words.contains("inverse")
      }
    let inverse = ownInverse(of: name, inverseSurfaces[name.subject] ?? []).filter { !hasDark || !$0.isHue }
    if hasDark, inverse.isEmpty { return }
    // `inverse-button-text` is on `inverse-button`.
    if inverse.isEmpty, !name.subject.isEmpty {
      let own = name.words.filter { $0 != name.roleWord }.joined(separator: " ")
      if let back = index.bare[own] {
        return proposals.append(.init(foreground: name.index, background: back, usage: usage(of: name)))
      }
    }
    add(name, on: inverse, usage(of: name))
    // A pale one, or one that is a state, isn't the only one.
    guard inverse.allSatisfy({ $0.isSoft || !$0.states.isEmpty }), name.subject.isEmpty,
      name.words.contains("inverse") || name.levels.allSatisfy({ $0 == "light" || $0 == "primary" })
    else { return }
    let solid = RoleWords.solid.sorted().flatMap { index.surfacesByLast[$0] ?? [] }
      .filter { $0.subject.isEmpty && !$0.isDisabled }
    let all = solid.isEmpty && !hasTextOnFills ? solids : solid
    // `text.warning.inverse` is on `warning.bold`, and `text.inverse` on what is left.
    let own = all.filter { !$0.tones.isEmpty && $0.tones == name.tones }
    guard own.isEmpty else { return add(name, on: own, usage(of: name)) }
    let others = Set(names.filter { $0.isInverse && $0.role == name.role && $0.subject.isEmpty }.map(\.tones))
    add(name, on: all.filter { $0.tones.isEmpty || !others.contains($0.tones) }, usage(of: name))
  }

  /// Returns the inverse backgrounds that a text of a component is for: those of its own degree and meaning in its state.
  private func ownInverse(of name: RoleName, _ surfaces: [RoleName]) -> [RoleName] {
    guard !name.subject.isEmpty else { return surfaces }
    let own = surfaces.filter { $0.levels == name.levels && $0.tones == name.tones }
    let alike = own.filter { $0.states == name.states }
    return alike.isEmpty ? own.filter(\.states.isEmpty) : alike
  }
}
