import Audit
import ColorScience
import DesignTokens
import PageModel
import SourceText

/// The words of a finding group that all formats share: its cause, and the names in its cases.
final class FindingGroupText: Sendable {
  let report: AuditReport
  let group: FindingGroup

  /// Creates the words of a group of a report.
  init(report: AuditReport, group: FindingGroup) { (self.report, self.group) = (report, group) }

  private var worst: Finding { report.findings[group.worst] }

  /// Why the findings exist, in one sentence.
  var cause: Phrase {
    if group.cause == .fallback, !group.isOfColor { return sharedFallback }
    // A pass with a narrow margin isn't too light.
    guard let pairing = worst.pairing, group.isOfColor, worst.hasReason(ContrastReason.below) else {
      return "\(prose: sentence(worst.message))"
    }
    let needs = requirement.map { " Requires \($0)." } ?? ""
    switch group.cause {
    case .fallback:
      let side = group.isBackground ? pairing.background : pairing.foreground
      let shows: Phrase =
        (group.source ?? defaultBase).map { "the \(name: $0) value" } ?? "the value without a mode"
      let color = side.color.map { Phrase(", \(code: $0.hex)") } ?? ""
      return "No value in \(.list(group.modes.map { "\(name: $0)" })); falls back to \(shows)\(color).\(words: needs)"
    case .tooLight: return "Too light \(words: place(pairing)).\(words: needs)"
    case .tooDark: return "Too dark \(words: place(pairing)).\(words: needs)"
    case .tooFaint: return "Too faint \(words: place(pairing)).\(words: needs)"
    case .other: return "\(prose: sentence(worst.message))"
    }
  }

  /// The fault that several tokens share, and the modes in which they have no value.
  private var sharedFallback: Phrase {
    let fault = group.findings.lazy.map { self.report.findings[$0] }.first { $0.pairing == nil } ?? worst
    let modes = group.modes.map { "\(name: $0)" as Phrase }
    return "\(prose: sentence(fault.message)) Some of the tokens have no value in \(.list(modes))."
  }

  /// The base of the group's modes if it is the default mode, which owns the values without a mode.
  private var defaultBase: String? {
    let modes = report.system.modes
    let bases = Set(group.modes.map { name in modes.first { $0.name == name }?.base })
    guard bases.count == 1, let base = bases.first, let base, base == modes.first?.name else { return nil }
    return base
  }

  /// Returns a message as a sentence; the name of a token at its start keeps its case.
  private func sentence(_ message: String) -> String {
    let sides = worst.pairing.map { [$0.foreground.path] + $0.backgrounds.map(\.path) } ?? []
    let names = (sides + worst.subject.tokens).map(\.description) + worst.subject.parts
    let startsWithName = names.contains { !$0.isEmpty && message.utf8.starts(with: $0.utf8) }
    return (startsWithName ? message : message.capitalizedStart).sentence
  }

  /// The rules of the findings, in the order of the findings.
  var rules: [String] { group.rules(in: report.findings) }

  private var requirement: String? {
    let all = Set(group.findings.lazy.compactMap { self.report.findings[$0].required }).sorted()
    guard !all.isEmpty else { return nil }
    return ResultText.list(all.map { ResultText.required($0, .ratio) })
  }

  private func place(_ pairing: MeasuredPairing) -> String {
    if pairing.usage == .text { return group.isBackground ? "under text" : "as text" }
    let usage = pairing.usage == .focus ? "focus indicator" : pairing.usage.rawValue
    return group.isBackground ? "under a \(usage)" : "for a \(usage)"
  }

  /// The location of the value to change: the background's if it owns the fix, else that of the worst finding.
  var location: SourceLocation? {
    guard group.isBackground, let pairing = worst.pairing else { return worst.location }
    return pairing.background.end?.location ?? worst.location
  }

  /// Returns the other side of the pairings of a case: "on color.page and color.surface".
  ///
  /// - Parameter limit: the largest number of names; the others are counted.
  func counterpart(of item: FindingGroup.Case, limit: Int = .max) -> Phrase {
    let pairings = item.findings.compactMap { report.findings[$0].pairing?.pairing }
    guard let first = pairings.first else { return "\(report.findings[item.findings[0]].subject)" }
    let others = pairings.map { group.isBackground ? $0.foreground : $0.background }.removingRepeats
    let more = others.count - limit
    let named: [Phrase] = others.prefix(limit).map { "\(name: short($0))" }
    let list = Phrase.list(more > 0 ? named + ["\(more) more"] : named)
    let own = group.isBackground ? first.background : first.foreground
    let through: Phrase = group.owner == .token(own) ? "" : "\(name: short(own)) "
    return group.isBackground ? "\(through)under \(list)" : "\(through)on \(list)"
  }

  /// Returns the modes of a case, if the group has cases in other modes: ", dark".
  func modes(of item: FindingGroup.Case) -> String {
    item.modes == group.modes || item.modes.isEmpty ? "" : ", " + ResultText.list(item.modes)
  }

  /// Returns a path without the first segments that it shares with the owner; its last segment stays.
  ///
  /// A number alone is no name: the segment before it stays too.
  private func short(_ path: TokenPath) -> String {
    guard case .token(let owner) = group.owner else { return path.description }
    let name = path.description
    // The starts of the first segment that isn't shared, and of the one before it.
    var (start, before) = (0, 0)
    for (position, (own, other)) in zip(name.utf8, owner.description.utf8).enumerated() {
      guard own == other else { break }
      if own == Ascii.point { (before, start) = (start, position + 1) }
    }
    let segment = name.utf8.dropFirst(start).prefix { $0 != Ascii.point }
    let isNumber = Substring(segment).unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    return String(Substring(name.utf8.dropFirst(isNumber ? before : start)))
  }
}

extension FindingGroup {
  /// Returns the rules of the group's findings, in their order.
  func rules(in findings: [Finding]) -> [String] { self.findings.map { findings[$0].rule }.removingRepeats }

  /// Whether a token's color owns the fix.
  var isOfColor: Bool { if case .token = owner { true } else { false } }
}

extension [FindingGroup] {
  /// The number of the groups with their noun: files if each is the findings of a file.
  ///
  /// - Parameter word: what stands before the noun, such as "more ".
  func counted(_ word: String = "") -> String {
    let areFiles = allSatisfy { if case .file = $0.owner { true } else { false } }
    return ResultText.count(count, word + (areFiles ? "file" : "cause"))
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order of first appearance.
  var removingRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
