import Audit
import ColorScience
import DesignTokens

/// Relations between the colors of a palette that a designer made on purpose, and that a repair keeps where it can.
struct PaletteStructure {
  /// Two slots whose lightness is related.
  struct Relation: Sendable {
    /// What a repair should keep.
    enum Kind: Sendable, Hashable {
      /// The difference in lightness of neighbors of a ramp.
      case step
      /// The difference in lightness of states of a control.
      case state
      /// The same color.
      case equality
      /// A visible difference in the same direction, of surfaces and of texts.
      case order
    }

    let kind: Kind
    let lighter, darker: Int
  }

  /// The relations.
  private(set) var relations: [Relation] = []
  private var known: Set<[Int]> = []
  private let slots: [ColorSlot]

  /// The number of steps from which a row of names isn't a ramp.
  static let longestRamp = 32
  /// The number of colors from which a group isn't a hierarchy.
  static let largestGroup = 24
  /// The difference in lightness from which two surfaces aren't confused, so that their order is free.
  static let nearSurfaces = 0.3
  /// The distance in Oklab, without lightness, from which two surfaces differ in color: one and a half just noticeable differences.
  static let visibleChroma = 0.03
  /// The difference in lightness that texts and surfaces keep, unless theirs is smaller: a just noticeable difference.
  static let leastDifference = 0.02

  /// Finds the relations of slots.
  ///
  /// - Complexity: O(n log n) for n slots and pairings.
  init(
    _ slots: [ColorSlot], _ sides: [RepairModel.Sides?], _ ramps: [RepairModel.OrderedPair],
    _ requirements: [RepairRequirement]
  ) {
    self.slots = slots
    for ramp in ramps { add(.step, ramp.lighter.slot, ramp.darker.slot) }
    addStates()
    addSurfaces(sides, requirements)
    addTexts(sides, requirements)
  }

  private mutating func add(_ kind: Relation.Kind, _ one: Int, _ other: Int) {
    guard one != other, slots[one].base == nil, slots[other].base == nil, slots[one].color.isOpaque,
      slots[other].color.isOpaque, known.insert([min(one, other), max(one, other)]).inserted
    else { return }
    let isDarker = slots[one].color.relativeLuminance < slots[other].color.relativeLuminance
    relations.append(.init(kind: kind, lighter: isDarker ? other : one, darker: isDarker ? one : other))
  }

  /// Adds neighbors in lightness of a group.
  private mutating func add(_ kind: Relation.Kind, neighborsOf group: [Int]) {
    guard group.count > 1, group.count <= PaletteStructure.largestGroup else { return }
    let sorted = group.sorted { (slots[$0].color.relativeLuminance, $0) < (slots[$1].color.relativeLuminance, $1) }
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      add(slots[one].color == slots[other].color ? .equality : kind, one, other)
    }
  }

  /// Adds the states of controls: tokens whose names differ only in a state, such as `button` and `button-hover`.
  private mutating func addStates() {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for (index, slot) in slots.enumerated() {
      let key = PaletteStructure.control(of: slot.identity.token) + " " + slot.modes.joined(separator: ",")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order { add(.state, neighborsOf: groups[key] ?? []) }
  }

  /// Returns the name of a token without the words of states: that of the control.
  static func control(of token: TokenPath) -> String {
    words(of: token).filter { !states.contains($0) }.joined(separator: ".")
  }

  /// Returns the lightness of a color in Oklab, 0 to 1.
  static func lightness(_ color: Color) -> Double { color.converted(to: .oklab).components.x }

  /// The words by which names distinguish the states of a control.
  private static let states: Set<String> = [
    "default", "rest", "normal", "hover", "hovered", "pressed", "press", "active", "focus", "focused", "selected",
  ]

  /// Whether a name tells the color of a brand, such as `brand.500` or `button-primary`.
  static func isBrand(_ path: TokenPath) -> Bool { !brands.isDisjoint(with: words(of: path)) }

  private static let brands: Set<String> = ["brand", "primary", "accent"]

  /// Returns the words of a name in lower case: `buttonHover` and `button-hover` have the same.
  private static func words(of path: TokenPath) -> [String] {
    var words: [[UInt8]] = [[]]
    var wasLower = false
    for byte in path.description.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "/"):
        words.append([])
        wasLower = false
      case 0x41...0x5A:
        if wasLower { words.append([]) }
        words[words.count - 1].append(byte + 0x20)
        wasLower = false
      default:
        words[words.count - 1].append(byte)
        wasLower = true
      }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds the surfaces of each mode: equal ones stay equal, different ones stay different.
  private mutating func addSurfaces(_ sides: [RepairModel.Sides?], _ requirements: [RepairRequirement]) {
    var isFront = [Bool](repeating: false, count: slots.count)
    for sides in sides { if let sides { isFront[sides.foreground.slot] = true } }
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    var seen: Set<String> = []
    for (sides, requirement) in zip(sides, requirements) {
      guard let slot = sides?.background?.slot, !isFront[slot] else { continue }
      let mode = requirement.measured.mode.name
      guard seen.insert("\(slot) \(mode)").inserted else { continue }
      if groups[mode] == nil { order.append(mode) }
      groups[mode, default: []].append(slot)
    }
    for mode in order { add(.order, neighborsOf: groups[mode] ?? []) }
  }

  /// The chroma from which a text is a status or an accent, and has no rank among others.
  private static let neutralChroma = 0.06

  private func isNeutral(_ slot: Int) -> Bool {
    slots[slot].color.converted(to: .oklch).components.y < PaletteStructure.neutralChroma
  }

  /// Adds the neutral texts on a surface with names in one group: the stronger one stays stronger.
  private mutating func addTexts(_ sides: [RepairModel.Sides?], _ requirements: [RepairRequirement]) {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for (sides, requirement) in zip(sides, requirements) {
      guard let sides, let background = sides.background?.slot, requirement.measured.usage == .text else { continue }
      let slot = sides.foreground.slot
      guard isNeutral(slot) else { continue }
      let group = slots[slot].identity.token.segments.dropLast().joined(separator: ".")
      let side =
        slots[slot].color.relativeLuminance < slots[background].color.relativeLuminance ? "below" : "above"
      let key = "\(requirement.measured.mode.name) \(background) \(side) \(group)"
      if groups[key] == nil { order.append(key) }
      let count = groups[key]?.count ?? 0
      if count <= PaletteStructure.largestGroup, groups[key]?.contains(slot) != true {
        groups[key, default: []].append(slot)
      }
    }
    for key in order { add(.order, neighborsOf: groups[key] ?? []) }
  }
}
