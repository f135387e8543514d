import Audit
import DesignTokens

/// Pairings of one foreground that differ in nothing but background and mode: one row of a table.
struct RepairGroup {
  /// One of them, for the words that all share.
  let first: RepairPairing
  let foreground: TokenPath
  /// One of them for each background.
  private(set) var rows: [RepairPairing]
  /// The modes of each.
  private(set) var modes: [String]

  private init(_ row: RepairPairing) {
    (first, foreground, rows, modes) = (row, row.measured.pairing.foreground, [row], [row.mode])
  }

  /// Groups in order of their first pairings; modes are put together first, then backgrounds.
  ///
  /// - Parameters:
  ///   - words: what has to be the same, beside the foreground and the usage.
  ///   - joinsAll: whether that counts for modes alone, so that all backgrounds of a foreground come together.
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

  /// Groups of the same ratios now and then.
  ///
  /// - Parameter joinsAll: whether all backgrounds of a foreground come together, with ratios of their own.
  static func mended(_ rows: [RepairPairing], joinsAll: Bool = false) -> [RepairGroup] {
    groups(rows, joinsAll: joinsAll) { [$0.before, $0.after, $0.required, "\($0.passesAfter)"] }
  }

  /// "muted on page and card", with names as a format writes them.
  func subject(_ quoted: (String) -> String) -> String {
    let stacks = rows.map { row in row.stack.map { quoted($0.description) }.joined(separator: " on ") }
    return "\(quoted(foreground.description)) on \(HTMLWords.list(stacks))"
  }
}

/// Advice that is the same for several pairings.
struct RepairAdvice {
  /// What would do, in a sentence without a full stop.
  let sentence: String
  /// The pairings that it would fix.
  private(set) var rows: [RepairPairing]

  /// Everything that a repair says and does not do, each once.
  static func all(in report: RepairReport) -> [RepairAdvice] {
    var all: [RepairAdvice] = []
    var positions: [String: Int] = [:]
    for advice in report.advice {
      let row = RepairPairing.all([advice.pairing], in: report).first
      let sentence = row.map { shared(advice.sentence, $0) } ?? advice.sentence
      if let known = positions[sentence] {
        all[known].rows += row.map { [$0] } ?? []
      } else {
        positions[sentence] = all.count
        all.append(RepairAdvice(sentence: sentence, rows: row.map { [$0] } ?? []))
      }
    }
    return all
  }

  /// The pairings in groups of the same contrast.
  var groups: [RepairGroup] { RepairGroup.groups(rows) { [$0.now] } }

  /// A sentence without its beginning, where that only names the pairing and its contrast.
  private static func shared(_ sentence: String, _ row: RepairPairing) -> String {
    let pairing = row.measured.pairing
    let beginning = "\(pairing.foreground) on \(pairing.background) has \(row.now):1 in \(row.mode), "
    guard sentence.utf8.starts(with: beginning.utf8) else { return sentence }
    return String(decoding: sentence.utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}
