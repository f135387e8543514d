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
