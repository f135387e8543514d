import Audit
import AuditSession
import ReportWriters

/// `palpable report`: an audit kept in a history of dated reports, with its trend.
struct MakeReport: Command {
  static let name = "report"
  let summary = "Audit, save the report under its date, and rebuild the history index."
  let operands = "[PATH...]"
  let history = Option("history", value: "DIR", "history folder")
  let date = Option("date", value: "YYYY-MM-DD", "report date (default: today in UTC)")
  let mode = Option.mode
  let gate = GateOptions()
  let baseline = Option.baseline
  let discussion = """
    PATH is any path that palpable audit accepts. The history folder gets DATE/report.html, report.md, and report.json, and
    a line of counts in history.jsonl. Its index.html and index.md show the trend by rule and mode, and what is new or
    fixed since the previous report. A second report on the same day replaces the first.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard let folder = arguments[history] else { throw UsageError.missingOption("history DIR", neededBy: name) }
    var request = AuditFiles.request(arguments.operands, in: environment)
    gate.set(&request, arguments)
    request.mode = arguments[mode]
    request.baseline = arguments[baseline]
    request.date = arguments[date]
    let day = try AuditSession(request).reportDay()
    request.date = day.description
    let session = AuditSession(request)
    let output = OutputFiles(environment: environment)
    let reports = ReportRun.files.map { (writer: $0, path: "\(folder)/\(day)/\($1)") }
    let indexes = ReportWriters.writers(for: .history).map {
      (writer: $0, path: "\(folder)/index.\(type(of: $0).format.fileExtension)")
    }
    let counts = "\(folder)/\(HistoryFile.name)"
    try output.prepare(
      reports.map { .init(path: $0.path, report: $0.writer) }
        + ([counts] + indexes.map(\.path)).map { .init(path: $0) },
      inputs: request.paths + [request.baseline].compactMap { $0 })
    // An unreadable history stops the command before anything is written.
    let known = try session.history(in: folder)
    var report = try session.report(recording: output.record)
    let history = known.adding(HistoryEntry(report, on: day))
    report.history = history.entries.filter { $0.date <= day }

    let overview = HistoryOverview(
      history.entries, difference: try Self.difference(history.entries, with: report, of: day, in: folder, session))
    let pages =
      reports.map { OutputFiles.Contents(report, as: $0.writer, path: $0.path) }
      + [.init(history.text, path: counts)]
      + indexes.map { .init(overview, as: $0.writer, path: $0.path) }
    var result = CommandResult(report.decision == .passed ? .passed : .failed)
    result.output = ConsoleWriter(usesColor: environment.showsColor).text(of: report)
    result.reports = try output.write(pages)
    result.status =
      "\nReport of \(day): \(folder)/\(day)/report.html\nHistory: \(folder)/index.html\n"
      .madeVisibleKeepingLines
    return result
  }

  /// Returns the difference between the two newest audits of a history; nil if one is missing.
  ///
  /// The report of `day` isn't written yet, so its audit is passed in.
  private static func difference(
    _ entries: [HistoryEntry], with report: AuditReport, of day: CalendarDay, in folder: String, _ session: AuditSession
  ) throws -> AuditChanges? {
    let days = entries.suffix(2).map(\.date)
    guard days.count == 2 else { return nil }
    let audits = try days.map { other in
      try other == day
        ? AuditSnapshot(name: day.description, report, includesText: false)
        : session.pastReport(at: "\(folder)/\(other)/report.json")
    }
    guard let old = audits[0], let new = audits[1] else { return nil }
    return AuditChanges(from: old, to: new)
  }
}
