import Audit
import DesignTokens
import PageModel

/// Pairings of one foreground that differ only in background and mode: one row of a table.
struct RepairGroup {
  /// The first pairing, for the properties that all pairings share.
  let first: RepairPairing
  let foreground: TokenPath
  /// One pairing per background.
  private(set) var rows: [RepairPairing]
  /// The modes of every pairing.
  private(set) var modes: [String]

  private init(_ row: RepairPairing) {
    (first, foreground, rows, modes) = (row, row.measured.pairing.foreground, [row], [row.mode])
  }

  /// Returns groups in the order of their first pairings; joins modes first, then backgrounds.
  ///
  /// - Parameters:
  ///   - words: the values that must match, in addition to the foreground and the usage.
  ///   - joinsAll: whether `words` must match only between modes, which joins all backgrounds of a foreground.
  static func groups(
    _ rows: [RepairPairing], joinsAll: Bool = false, by words: (RepairPairing) -> [String]
  ) -> [RepairGroup] {
    func put(
      _ groups: [RepairGroup], _ key: (RepairGroup) -> [String], _ join: (inout RepairGroup, RepairGroup) -> Void
    ) -> [RepairGroup] {
      var joined: [RepairGroup] = []
      var positions: [[String]: Int] = [:]
      for group in groups {
        let key = [group.foreground.description, group.first.usage] + key(group)
        if let known = positions[key] {
          join(&joined[known], group)
        } else {
          positions[key] = joined.count
          joined.append(group)
        }
      }
      return joined
    }
    let byMode = put(rows.map(RepairGroup.init), { [$0.first.subject] + words($0.first) }) { group, other in
      group.modes += other.modes.filter { !group.modes.contains($0) }
    }
    return put(byMode, { $0.modes + (joinsAll ? [] : words($0.first)) }) { $0.rows += $1.rows }
  }

  /// Returns groups with the same ratios before and after.
  ///
  /// - Parameter joinsAll: whether to join all backgrounds of a foreground, even if their ratios differ.
  static func fixed(_ rows: [RepairPairing], joinsAll: Bool = false) -> [RepairGroup] {
    groups(rows, joinsAll: joinsAll) { [$0.before, $0.after, $0.required, "\($0.passesAfter)"] }
  }

  /// The tokens of the group, such as "muted on page and card".
  var subject: Phrase {
    let stacks = rows.map { row in
      row.stack.dropFirst().reduce(Phrase("\(row.stack[0])")) { "\($0) on \($1)" }
    }
    return "\(foreground) on \(.list(stacks))"
  }

  /// The tokens of the group and its modes, with a text at the end.
  func words(for medium: Medium, _ text: String) -> Phrase {
    medium == .terminal
      ? "\(subject, limit: 200)  \(name: modes.joined(separator: ", "))  \(words: text)"
      : "\(subject) in \(.list(modes.map { "\(name: $0)" }))\(words: text)"
  }
}

/// A suggestion with all pairings that it applies to.
struct RepairAdvice {
  /// The change that fixes the pairings, in a sentence without a final period.
  let sentence: String
  /// The pairings that the advice fixes.
  private(set) var rows: [RepairPairing]

  /// Returns every suggestion that a repair makes but doesn't apply, without duplicates.
  static func all(in report: RepairReport) -> [RepairAdvice] {
    var all: [RepairAdvice] = []
    var positions: [String: Int] = [:]
    for advice in report.advice {
      let rows = RepairPairing.all([advice.pairing], in: report)
      // Each row states its contrast.
      let sentence = rows.isEmpty ? advice.sentence : advice.action
      if let known = positions[sentence] {
        all[known].rows += rows
      } else {
        positions[sentence] = all.count
        all.append(RepairAdvice(sentence: sentence, rows: rows))
      }
    }
    return all
  }

  /// The pairings, grouped by contrast.
  var groups: [RepairGroup] { RepairGroup.groups(rows) { [$0.now] } }
}
