import Audit
import PageModel

/// The index of a history: the latest changes, the trend by rule and mode, and every dated report.
extension HistoryOverview: PageContent {
  /// The largest number of rows of a table of changes on screen.
  private static let limit = 200

  public var kind: ReportKind { .history }

  package func page(for medium: Medium) -> Page {
    let name = entries.last?.name ?? ""
    var page = Page("\(prose: name) over time")
    (page.eyebrow, page.heading) = ("Design system audits over time", name)
    if let last = entries.last {
      let isPassed = last.decision == .passed
      let failures: Phrase =
        "\(words: ResultText.count(last.gating, "finding")) fail\(words: last.gating == 1 ? "s" : "") the gate."
      if medium == .screen {
        page.decision = .init(isPassed, isPassed ? "Passes" : "Fails", under: " on \(last.date)")
        let link: Phrase = "\("Full report of \(last.date)", link: "\(last.date)/report.html")"
        page.lead = [.paragraph("\(failures) \(link)", style: "advice"), .drawing(HTMLTrend(history: entries))]
      } else {
        page.lead = [
          .paragraph("\(isPassed, isPassed ? "passed" : "failed") on \(report(of: last, for: medium)): \(failures)")
        ]
      }
    }
    let reports = Section("Reports", id: "reports", blocks: [.table(reports(for: medium))])
    let series = series(rules, "rule", of: "for every rule that ever had a finding", for: medium)
    let byMode = self.series(modes, "mode", of: "of all rules in each mode", for: medium)
    let all = series + byMode
    page.sections = changes(for: medium) + (medium == .screen ? all + [reports] : [reports] + all)
    return page
  }

  private func report(of entry: HistoryEntry, for medium: Medium) -> Phrase {
    "\("\(entry.date)", link: "\(entry.date)/report.\(medium == .screen ? "html" : "md")")"
  }

  /// Returns the changes since the report before the newest.
  private func changes(for medium: Medium) -> [Section] {
    guard let previous else { return [] }
    let title: Phrase = "Since \(previous)"
    guard let difference else {
      let missing: Phrase = "The \(previous) report is missing, so there is no comparison."
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

  /// Returns the numbers of every rule or mode, with charts on screen.
  private func series(_ all: [Series], _ kind: String, of subjects: String, for medium: Medium) -> [Section] {
    let title: Phrase = "By \(words: kind)"
    let caption = "Failed + undetermined subjects"
    let date = Column<Int>("date", .heading) { "\(entries[$0].date)" }
    let table = Table(
      entries.indices.reversed(),
      [date] + all.map { series in Column(title: series.title, .number) { Series.cell(series.parts[$0]) } },
      caption: "\(caption) by \(kind)")
    guard medium == .screen else {
      return all.isEmpty ? [] : [Section(title, lead: "\(words: caption).", blocks: [.table(table)])]
    }
    let charts = all.enumerated().map { index, series in
      Block.group(
        [
          .titled("\(words: series.title.plain)", []),
          .drawing(
            HistoryChart(
              id: "\(kind)-\(index)", title: series.title.plain, values: series.failures(entries),
              gating: series.parts.compactMap { $0?.gating })),
        ])
    }
    let lead: Phrase =
      "Failed subjects\(words: kind == "rule" ? "," : "") \(words: subjects). The dashed line shows gate failures, which can include undetermined results."
    return [
      Section(
        title, id: "\(kind)s", lead: lead,
        blocks: all.isEmpty
          ? [.paragraph("Nothing failed in any report.")]
          : [
            .group(charts, style: "charts"),
            .fold("Numbers by \(words: kind) as a table", [.table(table)], style: "more-criteria"),
          ])
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
