/// Colors that are called `light` and `dark`, and meanings, in a system without any word of a role: `dark` is the text, and `light` is the page.
struct PlainNames {
  private(set) var proposals: [PairingInference.Proposal] = []

  /// Creates the pairings of names in one part of a system.
  init(_ names: [RoleName]) {
    var positions: [String: Int] = [:]
    for name in names where name.target == nil {
      let word = name.words.joined(separator: " ")
      if positions[word] == nil { positions[word] = name.index }
    }
    guard let light = positions["light"], let dark = positions["dark"],
      !names.contains(where: { $0.role == .text || $0.role == .surface })
    else { return }
    let meanings = RoleWords.meanings.filter { !["secondary", "tertiary"].contains($0) }.compactMap { positions[$0] }
    guard meanings.count > 1 else { return }
    add([dark] + meanings, on: [light])
    add([light], on: [dark] + meanings)
    if let muted = positions["muted"] { add([muted], on: [light]) }
    // Tailwind's badges: a dark step, or the meaning itself, is text on a pale step.
    for meaning in RoleWords.meanings.sorted() {
      guard let pale = positions["\(meaning) 100"] else { continue }
      add([positions["\(meaning) 800"], positions[meaning]].compactMap(\.self), on: [pale])
    }
  }

  private mutating func add(_ fronts: [Int], on backs: [Int]) {
    for front in fronts {
      proposals += backs.map { .init(foreground: front, background: $0, usage: .text) }
    }
  }
}

/// The texts of a system whose backgrounds are only called by their hue: they are on white, and white is on black.
struct NeutralNames {
  private(set) var proposals: [PairingInference.Proposal] = []

  /// Creates the pairings of names in one part of a system without any background.
  init(_ names: [RoleName]) {
    let texts = names.filter {
      $0.role == .text && $0.subject.isEmpty && $0.tones.isEmpty && $0.kinds.isEmpty && $0.target == nil
        && !$0.isInverse
    }
    guard !texts.isEmpty, !names.contains(where: { $0.role == .surface && $0.subject.isEmpty }) else { return }
    let bare = names.filter { $0.role == nil && $0.target == nil && !$0.isExcluded && $0.states.isEmpty }
    let lights = bare.filter { $0.tones == ["white"] && $0.subject.allSatisfy { $0 == "off" } }
    let darks = bare.filter {
      $0.tones == ["black"] && $0.subject.allSatisfy { $0 == "off" }
        || $0.tones == ["gray"] && $0.subject.isEmpty && $0.levels.count == 1
          && ["dark", "darker", "darkest", "strong", "stronger", "strongest"].contains($0.levels[0])
    }
    for light in lights {
      for text in texts + darks {
        proposals.append(.init(foreground: text.index, background: light.index, usage: .text))
      }
      for dark in darks { proposals.append(.init(foreground: light.index, background: dark.index, usage: .text)) }
    }
  }
}
