import Audit
import ColorScience

/// Groups the changes of a repair to steps: the smallest sets of changes that ship alone and break nothing.
///
/// Changes are joined if one of them alone would break a pairing, if a pairing needs both, and if they are of one kind in the same modes.
struct PlanBuilder {
  private let effects: ChangeEffects
  private let changes: [ColorChange]
  /// The position of the change of each written slot.
  private let positions: [Int: Int]
  private let before: [Bool]
  private let after: [Bool]
  /// The group of each change, as a forest.
  private var parents: [Int]

  init(_ effects: ChangeEffects, _ changes: [ColorChange], requirements: Int) {
    self.effects = effects
    self.changes = changes
    positions = Dictionary(uniqueKeysWithValues: effects.written.enumerated().map { ($1, $0) })
    let isWritten = Set(effects.written)
    before = (0..<requirements).map { effects.isMet($0) { _ in false } }
    after = (0..<requirements).map { effects.isMet($0, isWritten.contains) }
    parents = Array(changes.indices)
  }

  /// What all changes of a group do, and the modes that show it.
  private struct Kind: Hashable {
    let kind: RepairReport.Step.Kind
    let modes: [String]
  }

  /// Returns what a group does, apart from values that only keep a color; nil if its changes differ.
  private func kind(of members: [Int]) -> Kind? {
    let kinds = Set(
      members.map { Kind(kind: RepairReport.Step.kind(of: changes[$0]), modes: changes[$0].shownIn) }
        .filter { $0.kind != .keep })
    return kinds.count == 1 ? kinds.first : nil
  }

  private func root(_ change: Int) -> Int {
    var node = change
    while parents[node] != node { node = parents[node] }
    return node
  }

  private mutating func join(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (root(one), root(other))
    parents[max(a, b)] = min(a, b)
    return a != b
  }

  /// Returns the steps, those that fix the most pairings first.
  ///
  /// - Complexity: O(s × (n + p)) for s rounds, n changes, and p pairings.
  mutating func steps() -> [RepairReport.Step] {
    guard !changes.isEmpty else { return [] }
    settle()
    var kinds: [Kind: Int] = [:]
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
      guard let kind = kind(of: members) else { continue }
      if let known = kinds[kind] { _ = join(known, group) } else { kinds[kind] = group }
    }
    settle()
    let steps = self.groups.sorted { $0.key < $1.key }.map { _, members in
      RepairReport.Step(changes: members, fixed: outcome(of: members).fixed)
    }
    return steps.enumerated().sorted { ($1.element.fixed.count, $0.offset) < ($0.element.fixed.count, $1.offset) }
      .map(\.element)
  }

  /// The changes of each group, by its root.
  private var groups: [Int: [Int]] { Dictionary(grouping: changes.indices, by: root) }

  /// Joins groups until each breaks nothing alone, and every fixed pairing is fixed by one of them.
  private mutating func settle() {
    var isOpen = true
    while isOpen {
      isOpen = false
      var isFixed = before
      for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
        let (fixed, broken) = outcome(of: members)
        for requirement in fixed { isFixed[requirement] = true }
        for requirement in broken where joinWriters(of: requirement, to: group) { isOpen = true }
      }
      for requirement in before.indices where !isFixed[requirement] && after[requirement] {
        if joinWriters(of: requirement, to: nil) { isOpen = true }
      }
    }
  }

  private mutating func joinWriters(of requirement: Int, to group: Int?) -> Bool {
    let writers = effects.writers[requirement].compactMap { positions[$0] } + (group.map { [$0] } ?? [])
    var isJoined = false
    for (one, other) in zip(writers, writers.dropFirst()) where join(one, other) { isJoined = true }
    return isJoined
  }

  /// Returns the requirements that a group alone fixes, and those that it breaks.
  private func outcome(of members: [Int]) -> (fixed: [Int], broken: [Int]) {
    let slots = members.map { effects.written[$0] }
    let isMade = Set(slots)
    var seen: Set<Int> = []
    var (fixed, broken): ([Int], [Int]) = ([], [])
    for requirement in slots.flatMap({ effects.affected[$0] ?? [] }).sorted() where seen.insert(requirement).inserted {
      switch (before[requirement], effects.isMet(requirement, isMade.contains)) {
      case (false, true): fixed.append(requirement)
      case (true, false): broken.append(requirement)
      default: break
      }
    }
    return (fixed, broken)
  }
}
