import Audit
import ColorScience
import DesignTokens
import PageModel
import SourceText

/// The words of a finding group that all formats share: its cause, and the names in its cases.
struct FindingGroupText {
  let report: AuditReport
  let group: FindingGroup

  private var worst: Finding { report.findings[group.worst] }

  /// Why the findings exist, in one sentence.
  var cause: Phrase {
    guard let pairing = worst.pairing, group.isOfColor else {
      let words = worst.words
      return "\(prose: words.message.capitalizedStart.sentence)"
    }
    let needs = requirement.map { " Requires \($0)." } ?? ""
    switch group.cause {
    case .fallback:
      let side = group.isBackground ? pairing.background : pairing.foreground
      let shows: Phrase = pairing.mode.base.map { " and falls back to \(name: $0)" } ?? ""
      let color = side.color.map { Phrase(": \(code: $0.hex)") } ?? ""
      return "No value in \(.list(group.modes.map { "\(name: $0)" }))\(shows)\(color).\(words: needs)"
    case .tooLight: return "Too light \(words: place(pairing)).\(words: needs)"
    case .tooDark: return "Too dark \(words: place(pairing)).\(words: needs)"
    case .tooFaint: return "Too faint \(words: place(pairing)).\(words: needs)"
    case .other: return "\(prose: worst.words.message.capitalizedStart.sentence)"
    }
  }

  private var requirement: String? {
    let all = Set(group.cases.compactMap { report.findings[$0.findings[0]].required }).sorted()
    guard !all.isEmpty else { return nil }
    return ResultText.list(all.map { ResultText.required($0, .ratio) })
  }

  private func place(_ pairing: MeasuredPairing) -> String {
    let usage = pairing.usage == .text ? "text" : pairing.usage.rawValue
    return group.isBackground ? "under \(usage)" : "as \(usage)"
  }

  /// The location of the value to change: the background's if it owns the fix, else that of the worst finding.
  var location: SourceLocation? {
    guard group.isBackground, let pairing = worst.pairing else { return worst.location }
    return pairing.background.end?.location ?? worst.location
  }

  /// Returns the other side of the pairings of a case: "on color.page and color.surface".
  func counterpart(of item: FindingGroup.Case) -> Phrase {
    let pairings = item.findings.compactMap { report.findings[$0].pairing?.pairing }
    guard let first = pairings.first else { return "\(item.subjects[0])" }
    let others = pairings.map { group.isBackground ? $0.foreground : $0.background }.removingRepeats
    let list = Phrase.list(others.map { "\(name: short($0))" })
    let own = group.isBackground ? first.background : first.foreground
    let through: Phrase = group.owner == .token(own) ? "" : "\(name: short(own)) "
    return group.isBackground ? "\(through)under \(list)" : "\(through)on \(list)"
  }

  /// Returns the modes of a case, if the group has cases in other modes: ", dark".
  func modes(of item: FindingGroup.Case) -> String {
    item.modes == group.modes || item.modes.isEmpty ? "" : ", " + ResultText.list(item.modes)
  }

  /// The end of a path, which tells tokens of one group apart.
  private func short(_ path: TokenPath) -> String {
    guard let prefix = commonPrefix, path.segments.count > prefix else { return path.description }
    return path.segments.dropFirst(prefix).joined(separator: ".")
  }

  /// The number of segments that all color tokens share; nil without tokens.
  private var commonPrefix: Int? {
    guard case .token(let owner) = group.owner else { return nil }
    return max(0, owner.segments.count - 1)
  }
}

extension FindingGroup {
  /// Whether a token's color owns the fix.
  var isOfColor: Bool { if case .token = owner { true } else { false } }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order of first appearance.
  var removingRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
