import Audit

/// The history for display: the numbers of all days, and the changes from report to report.
public struct HistoryOverview: Sendable {
  /// The entries by date, the newest last.
  public let entries: [HistoryEntry]
  /// The changes from report to report.
  public let timeline: HistoryTimeline

  /// Creates an overview; sorts the entries by date.
  public init(_ entries: [HistoryEntry], timeline: HistoryTimeline) {
    self.entries = entries.inOrder
    self.timeline = timeline
  }

  /// The differences between the newest report and the previous one; nil if there is none or it is unknown.
  var difference: AuditChanges? { timeline.latest }

  /// The day of the report before the newest; nil with fewer than two reports.
  var previous: CalendarDay? { entries.dropLast().last?.date }

  /// The numbers of one rule or mode over all days.
  struct Series {
    /// The rule or the mode; nil for results that don't depend on a mode.
    let name: String?
    /// The number for each entry; nil if the rule or mode wasn't checked.
    let parts: [HistoryEntry.Part?]

    /// Whether every part has neither failed nor undetermined results.
    var isEmpty: Bool { parts.allSatisfy { part in part.map { $0.failed + $0.cantTell == 0 } ?? true } }

    /// The largest number of gate failures on a day.
    var mostGating: Int { parts.reduce(0) { max($0, $1?.gating ?? 0) } }

    /// The number of failed and undetermined results on each day with a check.
    func values(_ entries: [HistoryEntry]) -> [(date: CalendarDay, value: Int)] {
      zip(entries, parts).compactMap { entry, part in part.map { (entry.date, $0.failed + $0.cantTell) } }
    }
  }

  /// The rules that ever had a finding: in the order of the newest report, then of older ones.
  var rules: [Series] { series(\.rules).filter { !$0.isEmpty } }
  /// The modes: in the order of the newest report, then of older ones.
  var modes: [Series] { series(\.modes) }

  private func series(_ parts: KeyPath<HistoryEntry, [HistoryEntry.Part]> & Sendable) -> [Series] {
    var names: [String?] = []
    for entry in entries.reversed() {
      for part in entry[keyPath: parts] where !names.contains(part.name) { names.append(part.name) }
    }
    return names.map { name in
      Series(name: name, parts: entries.map { entry in entry[keyPath: parts].first { $0.name == name } })
    }
  }

  /// The findings of each day by level: gate failures first, then the others, the most severe first.
  ///
  /// Days whose levels are unknown are left out.
  var levels: [(date: CalendarDay, counts: [Int])] {
    entries.compactMap { entry in
      (entry.others ?? timeline.others[entry.date]).map {
        (entry.date, [entry.gating, $0.errors, $0.warnings, $0.notes])
      }
    }
  }
}
