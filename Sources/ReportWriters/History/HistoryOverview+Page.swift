import Audit
import PageModel

/// The index of a history: the latest changes, the trend by rule and mode, and every dated report.
extension HistoryOverview: PageContent {
  /// The largest number of rows of a table of changes on screen.
  private static let limit = 200

  public var kind: ReportKind { .history }

  package func page(for medium: Medium) -> Page {
    let name = entries.last?.name ?? ""
    let text = HistoryText(overview: self)
    var page = Page("\(prose: name) over time")
    page.eyebrow = entries.count == 1 ? "History, 1 report" : "History, \(entries.count) reports"
    page.heading = name
    var story = Page.Story("\(words: text.headline)")
    story.facts = "\(words: text.facts)"
    (story.promise, story.details) = (text.promise.map { "\(words: $0)" }, text.details.map { "\(words: $0)" })
    page.story = story
    if let last = entries.last, medium != .screen {
      let isPassed = last.decision == .passed
      let verdict = [text.headline, text.promise].compactMap { $0 }.joined(separator: " ")
      page.lead = [
        .paragraph("\(isPassed, isPassed ? "passed" : "failed") on \(report(of: last, for: medium)): \(words: verdict)")
      ]
    }
    let reports = Section("Reports", id: "reports", blocks: [.table(reports(for: medium))])
    page.sections =
      chart(for: medium) + steps(for: medium) + (HistoryOpen(self).map { [$0.section(for: medium)] } ?? [])
    let numbers = numbers(for: medium)
    page.sections +=
      medium == .screen ? numbers + changes(for: medium) + [reports] : changes(for: medium) + [reports] + numbers
    return page
  }

  /// Returns the findings over time; nothing with fewer than two reports.
  private func chart(for medium: Medium) -> [Section] {
    let chart = HistoryAreaChart(days: levels)
    guard medium == .screen, chart.days.count > 1 else { return [] }
    let rest = entries.count - chart.days.count
    let more: [Block] =
      rest > 0
      ? [
        .note(
          "\(words: ResultText.count(rest, "report")) without counts by level \(words: rest == 1 ? "isn't" : "aren't") drawn."
        )
      ] : []
    return [Section("Findings by level", id: "levels", blocks: [.drawing(chart)] + more)]
  }

  /// Returns the changes from report to report; nothing with fewer than two reports.
  private func steps(for medium: Medium) -> [Section] {
    guard entries.count > 1 else { return [] }
    let lead: Phrase = "Counts changes in findings, ignoring waivers and baselines."
    return [Section("Changes by report", id: "steps", lead: lead, blocks: HistorySteps(self).blocks(for: medium))]
  }

  private func report(of entry: HistoryEntry, for medium: Medium) -> Phrase {
    "\("\(entry.date)", link: "\(entry.date)/report.\(medium == .screen ? "html" : "md")")"
  }

  /// Returns the changes since the report before the newest.
  private func changes(for medium: Medium) -> [Section] {
    guard let previous else { return [] }
    let title: Phrase = "Since \(previous)"
    guard let difference else {
      let missing: Phrase = "\(words: timeline.steps.last?.obstacle.map(HistoryText.sentence) ?? "No comparison.")"
      return [Section(medium == .screen ? title : nil, id: "changes", blocks: [.paragraph(missing)])]
    }
    let blocks = AuditChanges.Kind.listed.compactMap { kind -> Block? in
      let (changes, name) = (difference.findings(kind), kind.title)
      guard !changes.isEmpty else { return nil }
      let table = Block.changes(name, changes, for: medium, limit: HistoryOverview.limit)
      let title: Phrase = "\(words: name) (\(changes.count))"
      return medium == .screen ? .titled(title, [table]) : .fold(title, [table])
    }
    return [Section(title, id: "changes", blocks: blocks.isEmpty ? [.paragraph("No findings changed.")] : blocks)]
  }

  /// Returns the rules as small lines on screen; tables have the same numbers, and those by mode.
  private func numbers(for medium: Medium) -> [Section] {
    var rules = series(rules, "rule", for: medium)
    let modes = series(modes, "mode", for: medium)
    guard medium == .screen, !rules.isEmpty else { return rules + modes }
    rules[0].blocks += modes.flatMap(\.blocks)
    guard entries.count > 1 else { return rules }
    let multiples = HistoryMultiples(self)
    let rest = self.rules.count - multiples.series.count
    rules[0].blocks.insert(.drawing(multiples), at: 0)
    rules[0].lead =
      "Failed and undetermined results, each rule on its own scale. Rules that fail the gate come first.\(words: rest > 0 ? " The table has \(rest) more." : "")"
    return rules
  }

  /// Returns the numbers of every rule or mode as a table, collapsed on screen.
  private func series(_ all: [Series], _ kind: String, for medium: Medium) -> [Section] {
    guard !all.isEmpty else { return [] }
    let caption = "Failed + undetermined subjects"
    let date = Column<Int>("date", .heading) { "\(entries[$0].date)" }
    let table = Table(
      entries.indices.reversed(),
      [date] + all.map { series in Column(title: series.title, .number) { Series.cell(series.parts[$0]) } },
      caption: "\(caption) by \(kind)")
    let title: Phrase = "By \(words: kind)"
    guard medium == .screen else {
      return [Section(title, lead: "\(words: caption).", blocks: [.table(table)])]
    }
    return [
      Section(
        title, id: "\(kind)s",
        blocks: [.fold("Numbers by \(words: kind) as a table", [.table(table)], style: "more-criteria")])
    ]
  }

  private func reports(for medium: Medium) -> Table {
    let counts: [(String, (HistoryEntry) -> Int)] = [
      ("gate failures", { $0.gating }), ("pairings failed", { $0.pairings.failed }),
      ("undetermined", { $0.pairings.cantTell }), ("passed", { $0.pairings.passed }), ("waived", { $0.waived }),
      ("accepted", { $0.accepted }),
    ]
    var columns: [Column<HistoryEntry>] = [
      Column("date", .heading) { report(of: $0, for: medium) },
      Column("decision") { entry in
        let isPassed = entry.decision == .passed
        return medium == .screen ? "\(isPassed, isPassed ? "passes" : "fails")" : "\(words: entry.decision.rawValue)"
      },
    ]
    columns += counts.map { label, count in Column(label, .number) { "\(count($0))" } }
    if medium == .screen {
      columns.append(Column("profile") { "\(name: $0.profile)" })
      columns.append(
        Column("formats") { entry in
          let markdown: Phrase = "\("Markdown of \(entry.date)", link: "\(entry.date)/report.md")"
          return "\(markdown), \("JSON", link: "\(entry.date)/report.json")"
        })
    }
    return Table(entries.reversed(), columns, caption: "Dated reports, newest first")
  }
}

extension HistoryOverview.Series {
  /// The name of the rule or mode.
  var title: Phrase { name.map { "\(name: $0)" } ?? "every mode" }

  /// Returns the failed number and, after a plus sign, the undetermined number; empty if nothing was checked.
  static func cell(_ part: HistoryEntry.Part?) -> Phrase {
    part.map { "\($0.failed)\(words: $0.cantTell > 0 ? " + \($0.cantTell)" : "")" } ?? ""
  }
}
