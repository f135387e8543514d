import Audit
import AuditSession
import ReportWriters

/// One audit with all of its output: printed text, report files, and the baseline file.
struct ReportRun {
  let arguments: ParsedArguments
  /// The requested reports, each with its file; nil for standard output.
  let formats: [(format: any ReportWriter, file: String?)]
  let options: AuditOptions
  let environment: CommandEnvironment
  /// The record of the files read and written.
  let record: InputRecord
  /// The folder of the default reports; nil for none.
  let folder: String?
  /// Whether the console shows every finding, regardless of their number.
  var showsAll = false

  /// The written baseline file with its previous contents.
  private final class WrittenBaseline {
    var path: String?
    var old: [UInt8]?
  }
  private let baseline = WrittenBaseline()
  /// The maximum size of a baseline whose contents are kept for restoring, in bytes.
  private static let baselineLimit = 64 * 1024 * 1024

  /// The default reports with their file names.
  static var files: [(writer: any ReportWriter, name: String)] {
    let writers: [any ReportWriter] = [HTMLWriter(), MarkdownWriter(), JSONWriter()]
    return writers.map { ($0, "report.\(type(of: $0).format.fileExtension)") }
  }

  /// Runs an audit and writes the requested output.
  ///
  /// If an error follows, a written baseline is restored to its previous contents.
  func run(_ request: AuditRequest) throws -> CommandResult {
    let output = OutputFiles(environment: environment, root: arguments[options.root], record: record)
    var targets = folder.map { folder in ReportRun.files.map { (writer: $0, path: "\(folder)/\($1)") } } ?? []
    targets += formats.compactMap { writer, file in file.map { (writer.linked(in: environment), $0) } }
    let written = [arguments[options.writeBaseline]].compactMap { $0 }.map { OutputFiles.Output(path: $0) }
    try output.prepare(
      targets.map { .init(path: $0.path, report: $0.writer) } + written,
      inputs: request.paths + [request.baseline, request.against].compactMap { $0 })

    do { return try finish(request, targets, output) } catch {
      if let path = baseline.path { output.restore(baseline.old, at: path) }
      throw error
    }
  }

  private func finish(
    _ asked: AuditRequest, _ targets: [(writer: any ReportWriter, path: String)], _ output: OutputFiles
  ) throws -> CommandResult {
    var request = asked
    let since =
      try arguments[options.changed] ? ChangedSince(asked, base: arguments[options.base], in: environment) : nil
    request.earlier = since?.tree
    // The files of the earlier state are removed with the last reference.
    var (report, agreed) = try withExtendedLifetime(since) { try audit(&request, output) }
    if let since { agreed = since.status(leavingOut: request.code == nil ? nil : report.leaveOutUnchanged()) + agreed }
    // The console shows no fixes.
    let showsPage = folder != nil || formats.contains { $0.format is HTMLWriter }
    let showsRemedies = folder != nil || formats.contains { !($0.format is ConsoleWriter) }
    if showsRemedies { AuditSession(request).complete(&report, isForPage: showsPage) }
    environment.keep?(report)
    let files = targets.map { OutputFiles.Contents(report, as: $0.writer, path: $0.path) }
    var result = CommandResult(report.decision == .passed ? .passed : .failed)
    let console = ConsoleWriter(usesColor: environment.showsColor, showsAll: showsAll)
    for (writer, file) in formats.isEmpty ? [(console, nil)] : formats where file == nil {
      result.output +=
        writer is ConsoleWriter ? console.text(of: report) : writer.linked(in: environment).text(of: report)
    }
    result.reports = try output.write(files)
    result.status = agreed
    if let folder { result.status += "\nFull report: \(folder)/report.html\n".madeVisibleKeepingLines }
    return result
  }

  /// Returns the report, after writing or pruning the baseline if requested, and a message about the baseline.
  private func audit(_ request: inout AuditRequest, _ output: OutputFiles) throws -> (AuditReport, status: String) {
    if let path = arguments[options.writeBaseline] {
      let isKept = request.code != nil && (try? FileSystem.status(environment.full(path))) ?? nil != nil
      var first = request
      // Accepted findings that a view code audit doesn't check are kept.
      first.baseline = isKept ? path : request.baseline
      first.appliesBaseline = isKept
      let report = try AuditSession(first).report(recording: output.record)
      return try write(
        Baseline(accepting: report), to: path, replacing: isKept ? path : request.baseline, &request, output)
    }
    let report = try AuditSession(request).report(recording: output.record)
    guard arguments[options.prunes] else { return (report, "") }
    guard let path = try AuditSession(request).baselineFile() else {
      throw UsageError.missingOption("baseline FILE", neededBy: "--\(options.prunes.name)")
    }
    return try write(Baseline(pruning: report), to: path, replacing: path, &request, output)
  }

  /// Writes a baseline and audits again with it.
  private func write(
    _ baseline: Baseline, to file: String, replacing replaced: String?, _ request: inout AuditRequest,
    _ output: OutputFiles
  ) throws -> (AuditReport, status: String) {
    let isThere = (try? FileSystem.status(environment.full(file))) ?? nil != nil
    let old = isThere ? try? FileSystem.content(of: environment.full(file), limit: ReportRun.baselineLimit).bytes : nil
    try output.write([(baseline.text, file)], replacing: replaced)
    // A file that couldn't be read can't be restored.
    if !isThere || old != nil { (self.baseline.path, self.baseline.old) = (file, old) }
    request.baseline = file
    let count = baseline.entries.count
    let status = "\(file): \(count) finding\(count == 1 ? "" : "s") accepted\n".madeVisibleKeepingLines
    return (try AuditSession(request).report(recording: output.record), status)
  }
}
