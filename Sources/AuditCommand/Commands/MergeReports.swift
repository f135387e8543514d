import Audit
import AuditSession
import ReportWriters
import SourceText

/// `palpable merge`: one index over the reports of many design systems, and their pairings and findings as rows.
struct MergeReports: Command {
  static let name = "merge"
  let summary = "Merge the reports of many design systems into an index, and into rows for queries."
  let operands = "PATH..."
  let output = Option("output", value: "DIR", "folder for index.html and index.md")
  let format = Option(formats: [
    (.init("console", "the number of systems that fail, and the worst of them"), Format.console),
    (.init("csv", "a row for each pairing and finding, for queries"), .csv),
    (.init("jsonl", "a JSON object on a line for each pairing and finding, for queries"), .jsonl),
    (.init("scorecard", "the result of each system as JSON, for portals"), .scorecard),
  ])
  let discussion = """
    PATH is a report.json, or a folder with a report.json in each of its folders, as palpable fleet, palpable audit, and
    palpable report write them. Reports in dated folders are one design system with a trend. A system is named by its
    folder below PATH, so the parts of a fleet that was audited in shards merge to the same bytes as one audit of all.
    The exit code is 1 if the newest report of a system fails the gate, and 2 if a shard or a report of a fleet is missing.
    """

  enum Format { case console, csv, jsonl, scorecard }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand("the path of a report or of a folder with reports", command: name)
    }
    let session = AuditSession(AuditRequest(paths: arguments.operands, root: environment.workingDirectory))
    let folder = arguments[output]
    let pages =
      folder.map { folder in
        ReportWriters.writers(for: .history).map {
          (writer: $0, path: "\(folder)/index.\(type(of: $0).format.fileExtension)")
        }
      } ?? []
    let formats = arguments[format].isEmpty ? [(Format.console, nil)] : arguments[format]
    let files = OutputFiles(environment: environment, record: InputRecord())
    try files.prepare(
      pages.map { .init(path: $0.path, report: $0.writer) }
        + formats.compactMap { $0.1.map { OutputFiles.Output(path: $0) } }, inputs: [])

    let merged = try Merge(
      session, index: folder ?? ".", csv: formats.contains { $0.0 == .csv },
      jsonl: formats.contains { $0.0 == .jsonl }, record: files.record)
    var result = CommandResult(merged.index.failing == 0 ? .passed : .failed)
    // What is missing could fail, so the index is written, and nothing is decided.
    if !merged.gaps.sentences.isEmpty { result.exitCode = .impossible }
    var texts: [OutputFiles.Contents] = []
    for (format, file) in formats {
      let text = merged.text(format)
      if let file { texts.append(.init(text, path: file)) } else { result.output += text }
    }
    result.reports = try files.write(pages.map { .init(merged.index, as: $0.writer, path: $0.path) } + texts)
    result.status = merged.gaps.sentences.map { $0 + "\n" }.joined()
    if let folder { result.status += "\nIndex: \(folder)/index.html\n".madeVisibleKeepingLines }
    return result
  }
}

/// The reports of several systems, read one after the other.
private struct Merge {
  let index: SystemsIndex
  let gaps: FleetGaps
  private var csv = ""
  private var lines = ""

  /// - Parameter folder: the folder of the index, from which its links start.
  init(
    _ session: AuditSession, index folder: String, csv writesCSV: Bool, jsonl writesLines: Bool, record: InputRecord
  ) throws {
    var reports = SystemReports()
    let today = try session.reportDay()
    if writesCSV { csv = CSVWriter.heading }
    let (files, gaps) = try session.reportFiles()
    self.gaps = gaps
    for file in files {
      let audit = try session.snapshot(of: file, recording: record)
      if file.isOfOtherDay(than: audit) { throw AuditFailure([.file(.otherDay(file.relative))]) }
      let page = Merge.page(of: file, session).map { session.path(from: folder, to: $0) }
      reports.add(audit, at: file.relative, page: page, today: today)
      guard writesCSV || writesLines else { continue }
      let rows = AuditRows(audit, folder: SystemReports.folder(of: file.relative))
      if writesCSV { csv += CSVWriter.text(of: rows) }
      if writesLines { lines += JSONLinesWriter.text(of: rows) }
    }
    index = reports.index
  }

  /// Returns the path of the page beside a JSON report, without its extension; nil if there is none.
  private static func page(of file: FleetFile, _ session: AuditSession) -> String? {
    guard let end = file.path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let page = String(file.path[..<end])
    return ((try? FileSystem.status(page + ".html")) ?? nil) == nil ? nil : page
  }

  func text(_ format: MergeReports.Format) -> String {
    switch format {
    case .console: SystemsSummary(index: index).text
    case .csv: csv
    case .jsonl: lines
    case .scorecard: SystemsScorecard(index: index).json
    }
  }
}
