import Audit
import ColorScience
import PageModel

extension RepairReport {
  /// Changes that can ship alone: they fix pairings and break none.
  public struct Step: Sendable, Hashable {
    /// The changes, as indices of the report's changes.
    public let changes: [Int]
    /// The pairings that fail before and pass with these changes alone, as indices of the report's pairings.
    public let fixed: [Int]

    /// Creates a step.
    public init(changes: [Int], fixed: [Int]) {
      self.changes = changes
      self.fixed = fixed
    }

    /// What a change does; changes that do the same in the same modes are one step.
    enum Kind: Hashable { case repoint, give, strengthen, darken, lighten, keep }

    /// Returns what a change does.
    static func kind(of change: ColorChange) -> Kind {
      if change.kind == .repointed { return .repoint }
      if change.new == change.old { return .keep }
      if change.kind == .added { return .give }
      if change.new.alpha != change.old.alpha { return .strengthen }
      return change.new.relativeLuminance < change.old.relativeLuminance ? .darken : .lighten
    }
  }

  /// Returns what a step does, such as "darken success and info in light", as a clause.
  func title(of step: Step) -> Phrase {
    let all = step.changes.map { self.changes[$0] }
    let telling = all.filter { Step.kind(of: $0) != .keep }
    let changes = telling.isEmpty ? all : telling
    let kinds = Set(changes.map(Step.kind))
    let modes = changes.reduce(into: [String]()) { modes, change in
      for mode in change.shownIn where !modes.contains(mode) { modes.append(mode) }
    }
    let names = changes.map(\.token).removingDuplicates().map { Phrase("\($0)") }
    let most = RepairReport.namesInTitle
    let tokens: Phrase =
      names.count > most
      ? "\(.list(Array(names.prefix(most - 1)) + ["\(names.count - most + 1) others"]))" : .list(names)
    let place: Phrase = before.modes.count > 1 ? " in \(.list(modes.map { "\(name: $0)" }))" : ""
    guard kinds.count == 1, let kind = kinds.first else { return "change \(tokens)\(place)" }
    switch kind {
    case .repoint:
      guard changes.count == 1, let target = changes[0].target else {
        return "repoint \(tokens) to other tokens\(place)"
      }
      return "repoint \(tokens) to \(target)\(place)"
    case .give: return "give \(tokens) \(words: names.count == 1 ? "a value" : "values")\(place)"
    case .strengthen: return "raise the alpha of \(tokens)\(place)"
    case .keep: return "write the color of \(tokens)\(place)"
    case .darken: return "darken \(tokens)\(place)"
    case .lighten: return "lighten \(tokens)\(place)"
    }
  }

  /// The largest number of tokens that a title names.
  private static let namesInTitle = 5
}
