// Conventions whose names say which color is used on which.

/// A convention's colors by their words.
private struct WordIndex {
  private var positions: [String: Int] = [:]

  init(_ names: [RoleName]) {
    for name in names {
      let key = name.words.joined(separator: " ")
      if positions[key] == nil { positions[key] = name.index }
    }
  }

  subscript(_ key: String) -> Int? { positions[key] }

  func pair(_ foreground: String, _ backgrounds: [String], _ usage: Pairing.Usage) -> [PairingInference.Proposal] {
    guard let front = self[foreground] else { return [] }
    return backgrounds.compactMap { self[$0] }.map { .init(foreground: front, background: $0, usage: usage) }
  }
}

/// The roles of Material: `onX` on `X`, `outline` on surfaces.
struct MaterialNames {
  let proposals: [PairingInference.Proposal]

  /// Creates the pairings of a scheme; nil if the names aren't those of Material.
  init?(_ names: [RoleName]) {
    let index = WordIndex(names)
    guard index["on surface"] != nil, index["surface"] != nil, index["on primary"] != nil, index["primary"] != nil
    else { return nil }
    let degrees = [
      "", " dim", " bright", " container lowest", " container low", " container", " container high",
      " container highest",
    ]
    let surfaces = degrees.map { "surface" + $0 }
    var found: [PairingInference.Proposal] = []
    for name in names {
      guard let target = name.target, name.owner.isEmpty else { continue }
      let words = target.joined(separator: " ")
      if target.first == "surface" { continue }
      found += index.pair("on " + words, [words], .text)
      guard let place = target.firstIndex(of: "fixed") else { continue }
      let fixed = target[...place].joined(separator: " ")
      found += index.pair("on " + words, [fixed, fixed + " dim"], .text)
    }
    found += index.pair("on surface", surfaces, .text)
    found += index.pair("on surface variant", surfaces + ["surface variant"], .text)
    for name in ["inverse on surface", "on inverse surface", "inverse primary"] {
      found += index.pair(name, ["inverse surface"], .text)
    }
    for name in ["on surface inverse", "primary inverse"] { found += index.pair(name, ["surface inverse"], .text) }
    // Attributes of Android's own themes; with a background of the window, these are the page, unless the product has texts for it.
    found += index.pair("on background", ["background"], .text)
    let hasText = names.contains {
      $0.role == .text && $0.target == nil && !$0.isRoleFirst && $0.levels.contains("primary")
    }
    if index["window background"] != nil, !hasText {
      found += index.pair("on background", ["window background"], .text)
      let pages = ["background", "window background"]
      for name in ["on surface", "on surface variant", "primary"] { found += index.pair(name, pages, .text) }
      found += index.pair("outline", pages, .component)
    }
    for name in ["primary", "secondary", "link"] {
      found += index.pair("text \(name)", ["background"], .text)
    }
    for name in ["primary", "error"] { found += index.pair(name, ["surface"], .text) }
    found += index.pair("outline", surfaces, .component)
    found += index.pair("outline variant", surfaces, .decorative)
    proposals = found
  }
}

/// The variables of shadcn: `x-foreground` on `x`, and what components show on the page, in cards, and in menus.
struct ShadcnNames {
  let proposals: [PairingInference.Proposal]
  /// The fewest pairs that show the convention without a background.
  private static let leastPairs = 3

  /// Creates the pairings of a theme; nil if the names aren't those of shadcn.
  init?(_ names: [RoleName]) {
    let index = WordIndex(names)
    // A style sheet that leaves out the page has its cards.
    guard let page = ["background", "card"].first(where: { index[$0] != nil }) else { return nil }
    // In themes for Tailwind CSS 3, `sidebar` is another name of `sidebar-background`.
    let sidebar = ["sidebar background", "sidebar"].first { index[$0] != nil } ?? ""
    let pairs = names.compactMap { name -> (text: String, background: String)? in
      guard name.words.count > 1, name.words.last == "foreground" else { return nil }
      let own = name.words.dropLast().joined(separator: " ")
      let background = own == "sidebar" ? sidebar : own
      return index[background] == nil ? nil : (own + " foreground", background)
    }
    guard page == "background" ? index["foreground"] != nil && pairs.count > 1 : pairs.count > ShadcnNames.leastPairs
    else {
      return nil
    }
    var found = index.pair("foreground", ["background"], .text)
    for (text, background) in pairs { found += index.pair(text, [background], .text) }
    // What components show on the page, in cards and menus, and on what is selected.
    found += index.pair("foreground", ["card", "popover", "muted", "accent"], .text)
    found += index.pair("muted foreground", ["background", "card", "popover", "accent"], .text)
    found += index.pair("destructive", ["background", "popover"], .text)
    if index["muted foreground"] != nil { found += index.pair("primary", ["background"], .text) }
    found += index.pair("border", ["background", "card", "popover", "muted"], .decorative)
    found += index.pair("input", ["background", "card"], .component)
    found += index.pair("ring", ["background", "card"], .focus)
    found += index.pair("sidebar border", [sidebar], .decorative)
    found += index.pair("sidebar ring", [sidebar], .focus)
    let lines: Set<String> = ["grid", "axis", "label", "tooltip", "cursor"]
    for name in names where name.words.count == 2 && name.words[0] == "chart" && !lines.contains(name.words[1]) {
      found += index.pair(name.words.joined(separator: " "), ["background", "card"], .graphic)
    }
    proposals = found
  }
}

/// Scales of twelve steps, as Radix documents them, in a system that has nothing else: text is 11 and 12, borders are 6 to 8.
struct StepNames {
  private(set) var proposals: [PairingInference.Proposal] = []

  /// Creates the pairings of all scales with exactly twelve steps.
  init(_ paths: [TokenPath]) {
    var scales: [String] = []
    var steps: [String: [Int: Int]] = [:]
    for (index, path) in paths.enumerated() {
      guard let (scale, step) = StepNames.split(path.description) else { continue }
      if steps[scale] == nil { scales.append(scale) }
      steps[scale, default: [:]][step] = index
    }
    for scale in scales {
      guard let own = steps[scale], own.count == 12, own.keys.allSatisfy({ (1...12).contains($0) }) else { continue }
      // Translucent and wide-gamut scales are copies of the others.
      let base = StepNames.base(of: scale)
      if !base.utf8.elementsEqual(scale.utf8), steps[base] != nil { continue }
      add([11, 12], on: [1, 2, 3, 4, 5], .text, own)
      add([7, 8], on: [1, 2], .component, own)
      add([6], on: [1, 2], .decorative, own)
    }
  }

  private mutating func add(_ fronts: [Int], on backs: [Int], _ usage: Pairing.Usage, _ own: [Int: Int]) {
    for front in fronts.compactMap({ own[$0] }) {
      proposals += backs.compactMap { own[$0] }.map { .init(foreground: front, background: $0, usage: usage) }
    }
  }

  /// Returns the name without the endings of translucent and wide-gamut scales: `grayP3A.grayA` is `gray.gray`.
  private static func base(of scale: String) -> String {
    scale.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { part in
      var name = Substring(part).utf8
      for ending in ["A", "P3"] where name.count > ending.utf8.count {
        if name.reversed().starts(with: ending.utf8.reversed()) { name = name.dropLast(ending.utf8.count) }
      }
      return String(Substring(name))
    }.joined(separator: ".")
  }

  /// Returns the name of a scale and the number at the end.
  private static func split(_ path: String) -> (String, Int)? {
    let digits = path.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    guard digits > 0, let step = Int(Substring(path.utf8.suffix(digits))) else { return nil }
    var scale = Substring(path.utf8.dropLast(digits))
    while let last = scale.utf8.last, [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(last) {
      scale = Substring(scale.utf8.dropLast())
    }
    return scale.isEmpty ? nil : (String(scale), step)
  }
}
