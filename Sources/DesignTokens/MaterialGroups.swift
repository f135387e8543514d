/// Groups of names that have the roles of Material with the same words around them, such as the attributes of several themes.
struct MaterialGroups {
  private(set) var proposals: [PairingInference.Proposal] = []
  /// The names without those that a scheme chooses from.
  let others: [RoleName]
  /// The foregrounds of the pairings.
  private(set) var foregrounds: Set<Int> = []

  /// The words around the name of a role.
  private struct Frame: Hashable {
    let before: [String]
    let after: [String]

    /// Whether the words say light or dark.
    var isOfScheme: Bool { (before + after).contains { $0 == "light" || $0 == "dark" } }

    /// The words of a role in the frame; nil for a name outside of it.
    func role(_ words: [String]) -> [String]? {
      guard words.count > before.count + after.count, words.starts(with: before),
        words.suffix(after.count) == after[...]
      else { return nil }
      return Array(words.dropFirst(before.count).dropLast(after.count))
    }
  }

  /// The most frames that are tried.
  private static let frameLimit = 200

  /// Creates the pairings of all groups.
  ///
  /// - Parameter hasScheme: whether other names form a scheme that chooses between colors for light and dark.
  /// - Complexity: O(g n) for g groups and n names.
  init(_ names: [RoleName], hasScheme: Bool) {
    var frames: [Frame] = []
    var known: Set<Frame> = []
    for name in names where frames.count < MaterialGroups.frameLimit {
      let words = name.words
      guard let place = words.indices.dropLast().first(where: { words[$0] == "on" && words[$0 + 1] == "primary" })
      else {
        continue
      }
      let frame = Frame(before: Array(words[..<place]), after: Array(words[(place + 2)...]))
      let ends: Set<String> = ["light", "dark", "medium", "high", "contrast"]
      guard frame.after.allSatisfy(ends.contains), known.insert(frame).inserted else { continue }
      frames.append(frame)
    }
    var found: [(frame: Frame, positions: [String: Int])] = []
    for frame in frames {
      var positions: [String: Int] = [:]
      for name in names {
        guard let role = frame.role(name.words)?.joined(separator: " "), positions[role] == nil else { continue }
        positions[role] = name.index
      }
      guard ["on primary", "primary", "on surface", "surface"].allSatisfy({ positions[$0] != nil }) else { continue }
      found.append((frame, positions))
    }
    // Where a scheme chooses between the colors of light and dark, these are only what it is made of.
    let hasChosen = hasScheme || found.contains { !$0.frame.isOfScheme }
    let unchosen = found.filter { hasChosen && $0.frame.isOfScheme }.map(\.frame)
    others = unchosen.isEmpty ? names : names.filter { name in !unchosen.contains { $0.role(name.words) != nil } }
    for group in found where !(hasChosen && group.frame.isOfScheme) { addPairings(group.positions) }
    foregrounds = Set(proposals.map(\.foreground))
  }

  /// The fewest names that show that a theme says all that it needs.
  private static let leastNames = 5

  /// The pairings of a theme of Android with `colorAccent`, the color of its links and buttons, and without any text.
  static func accents(_ names: [RoleName]) -> [PairingInference.Proposal] {
    func all(_ words: [String]) -> [Int] { names.filter { $0.words == words }.map(\.index) }
    // Beside a text, the accent is only the color of controls.
    guard names.count >= leastNames, !all(["primary"]).isEmpty,
      !names.contains(where: { $0.role == .text || $0.target != nil })
    else { return [] }
    return all(["accent"]).flatMap { front in
      all(["window", "background"]).map { .init(foreground: front, background: $0, usage: .text) }
    }
  }

  private mutating func addPairings(_ positions: [String: Int]) {
    func add(_ foreground: String, _ backgrounds: [String], _ usage: Pairing.Usage) {
      guard let front = positions[foreground] else { return }
      for background in backgrounds {
        guard let back = positions[background] else { continue }
        proposals.append(.init(foreground: front, background: back, usage: usage))
      }
    }
    let degrees = [
      "", " dim", " bright", " container lowest", " container low", " container", " container high",
      " container highest",
    ]
    let surfaces = degrees.map { "surface" + $0 }
    for (role, _) in positions.sorted(by: { $0.value < $1.value }) {
      let words = role.split(separator: " ").map(String.init)
      guard words.first == "on", words.count > 1, words[1] != "surface" else { continue }
      add(role, [words.dropFirst().joined(separator: " ")], .text)
      guard let place = words.firstIndex(of: "fixed") else { continue }
      let fixed = words[1...place].joined(separator: " ")
      add(role, [fixed, fixed + " dim"], .text)
    }
    add("on surface", surfaces, .text)
    add("on surface variant", surfaces + ["surface variant"], .text)
    for role in ["inverse on surface", "on inverse surface", "inverse primary"] {
      add(role, ["inverse surface"], .text)
    }
    for role in ["on surface inverse", "primary inverse"] { add(role, ["surface inverse"], .text) }
    for role in ["primary", "error"] { add(role, ["surface"], .text) }
    add("outline", surfaces, .component)
    add("outline variant", surfaces, .decorative)
    // Attributes of Android's own themes.
    add("on background", ["background"], .text)
    for role in ["primary", "secondary", "link"] { add("text \(role)", ["background"], .text) }
    for role in ["primary", "secondary"] { add("text \(role) inverse", ["surface inverse"], .text) }
  }
}
