import Audit
import AuditSession
import ReportWriters

/// `palpable report`: an audit kept in a history of dated reports, with its trend.
struct MakeReport: Command {
  static let name = "report"
  let summary = "Audit, save the report under its date, and rebuild the history index."
  let operands = "[PATH...]"
  let history = Option("history", value: "DIR", "history folder")
  let index = Option("index", value: "DIR", "rebuild the index over the history folders in DIR, without an audit")
  let date = Option("date", value: "YYYY-MM-DD", "report date (default: today in UTC)")
  let mode = Option.mode
  let gate = GateOptions()
  let baseline = Option.baseline
  let discussion = """
    PATH is any path that palpable audit accepts. The history folder gets DATE/report.html, report.md, and report.json, and
    a line of counts in history.jsonl. Its index.html and index.md show the trend by level and rule, the findings that each
    report fixed or added, and the gate failures that are open the longest. A second report on the same day replaces the
    first; if the audit can't run, the first one stays.
    With --index, DIR has a history folder for each design system. Its index.html and index.md list the systems with their
    results, most gate failures first. The exit code is 1 if the newest report of a system fails the gate.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    if let folder = arguments[index] { return try writeIndex(of: folder, arguments, environment) }
    guard let folder = arguments[history] else {
      throw UsageError.missingOption("history DIR or --index DIR", neededBy: name)
    }
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
      inputs: request.paths + [request.baseline].compactMap { $0 }, keepsReports: true)
    // An unreadable history stops the command before anything is written.
    let known = try session.history(in: folder)
    var report = try session.report(recording: output.record)
    session.complete(&report, isForPage: true)
    let history = known.adding(HistoryEntry(report, on: day))
    report.history = history.entries.filter { $0.date <= day }

    var audit = AuditSnapshot(name: day.description, report)
    audit.authorities.results = report.authorityResults
    let timeline = try session.timeline(of: history.entries, in: folder, with: audit, on: day)
    let overview = HistoryOverview(history.entries, timeline: timeline)
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

  /// Writes the index over the histories in a folder.
  private func writeIndex(
    of folder: String, _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) throws -> CommandResult {
    if arguments[history] != nil { throw UsageError.conflict("index", "history") }
    if let path = arguments.operands.first { throw UsageError.tooManyOperands(path, command: name) }
    let output = OutputFiles(environment: environment)
    let pages = ReportWriters.writers(for: .history).map {
      (writer: $0, path: "\(folder)/index.\(type(of: $0).format.fileExtension)")
    }
    let systems = try AuditSession(AuditFiles.request([], in: environment)).systems(in: folder)
    try output.prepare(pages.map { .init(path: $0.path) }, inputs: [])
    var result = CommandResult(systems.failing == 0 ? .passed : .failed)
    result.reports = try output.write(pages.map { .init(systems, as: $0.writer, path: $0.path) })
    result.output = systems.headline + "\n"
    result.status = "\nIndex: \(folder)/index.html\n".madeVisibleKeepingLines
    return result
  }
}
