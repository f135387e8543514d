import Audit

/// The history for display: the numbers of all days, and the changes of the last one.
public struct HistoryOverview: Sendable {
  /// The entries by date; the last one is the newest.
  public let entries: [HistoryEntry]
  /// What is different between the newest report and the one before; nil where there is none, or it cannot be read.
  public let difference: AuditDifference?

  /// A history.
  public init(_ entries: [HistoryEntry], difference: AuditDifference?) {
    self.entries = entries.inOrder
    self.difference = difference
  }

  /// The page.
  public var html: String { HistoryPage(overview: self).text }
  /// The same as Markdown.
  public var markdown: String { HistoryMarkdown(overview: self).text }

  /// The day of the report before the newest.
  var previous: CalendarDay? { entries.dropLast().last?.date }

  /// A row of numbers over all days.
  struct Series {
    /// The rule or the mode; nil for what no mode makes a difference to.
    let name: String?
    /// A number for each entry; nil if it was not checked.
    let parts: [HistoryEntry.Part?]

    /// Whether anything ever failed or could not be told.
    var isEmpty: Bool { parts.allSatisfy { part in part.map { $0.failed + $0.cantTell == 0 } ?? true } }
  }

  /// The rules that ever had a finding, in the order of the newest report and then of older ones.
  var rules: [Series] { series(\.rules).filter { !$0.isEmpty } }
  /// The modes, in the same order.
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
}

extension HistoryOverview.Series {
  /// The number of failures on each day on which it was checked.
  func failures(_ entries: [HistoryEntry]) -> [(date: CalendarDay, value: Int)] {
    zip(entries, parts).compactMap { entry, part in part.map { (entry.date, $0.failed) } }
  }
}
