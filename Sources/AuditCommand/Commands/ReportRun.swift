import Audit
import AuditSession
import ReportWriters

/// One audit with all of its output: printed text, report files, and the baseline file.
struct ReportRun {
  let arguments: ParsedArguments
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

  static let formatOption = OptionDescription(
    "format", value: "F[=FILE]", "report to print, or to write to FILE; repeatable",
    kind: .wordsWithFile(ReportWriters.all.map { .init(type(of: $0).format.id, type(of: $0).format.summary) }),
    isRepeatable: true)

  /// The default reports with their file names.
  private static let files = [("html", "report.html"), ("markdown", "report.md"), ("json", "report.json")]

  /// Runs an audit and writes the requested output.
  ///
  /// If an error follows, a written baseline is restored to its previous contents.
  func run(_ request: AuditRequest) throws -> CommandResult {
    let formats = try arguments.values("format").map(ReportRun.format)
    let output = OutputFiles(environment: environment, root: arguments.value("root"), record: record)
    var targets = folder.map { folder in ReportRun.files.map { (format: $0.0, path: "\(folder)/\($0.1)") } } ?? []
    targets += formats.compactMap { writer, file in file.map { (type(of: writer).format.id, $0) } }
    let written = [arguments.value("write-baseline")].compactMap { $0 }.map { OutputFiles.Output(path: $0) }
    try output.prepare(
      targets.map { .init(path: $0.path, format: $0.format) } + written,
      inputs: request.paths + [request.baseline, request.against].compactMap { $0 })

    do { return try finish(request, formats, targets, output) } catch {
      if let path = baseline.path { output.restore(baseline.old, at: path) }
      throw error
    }
  }

  private func finish(
    _ asked: AuditRequest, _ formats: [(any ReportWriter, String?)], _ targets: [(format: String, path: String)],
    _ output: OutputFiles
  ) throws -> CommandResult {
    var request = asked
    var (report, agreed) = try audit(&request, output)
    // The console shows no fixes.
    let showsRemedies = folder != nil || formats.contains { type(of: $0.0).format.id != ConsoleWriter.format.id }
    if showsRemedies { report.findRemedies() }
    var texts: [(text: String, path: String)] = []
    for (format, path) in targets {
      if let writer = ReportWriters.writer(for: format) { texts.append((writer.text(of: report), path)) }
    }
    var result = CommandResult(report.decision == .passed ? .passed : .failed)
    let console = ConsoleWriter(usesColor: environment.showsColor, showsAll: showsAll)
    for (writer, file) in formats.isEmpty ? [(console, nil)] : formats where file == nil {
      let isConsole = type(of: writer).format.id == ConsoleWriter.format.id
      result.output += isConsole ? console.text(of: report) : writer.text(of: report)
    }
    result.reports = try output.write(texts)
    result.status = agreed
    if let folder { result.status += "\nFull report: \(folder)/report.html\n".madeVisibleKeepingLines }
    return result
  }

  /// Returns the report, after writing or pruning the baseline if requested, and a message about the baseline.
  private func audit(_ request: inout AuditRequest, _ output: OutputFiles) throws -> (AuditReport, status: String) {
    if let path = arguments.value("write-baseline") {
      let isKept = request.code != nil && (try? FileSystem.status(full(path))) ?? nil != nil
      var first = request
      // Accepted findings that a view code audit doesn't check are kept.
      first.baseline = isKept ? path : request.baseline
      first.acceptsDebt = isKept
      let report = try AuditSession(first).report(recording: output.record)
      return try write(
        Baseline(accepting: report), to: path, replacing: isKept ? path : request.baseline, &request, output)
    }
    let report = try AuditSession(request).report(recording: output.record)
    guard arguments.has("prune") else { return (report, "") }
    guard let path = try AuditSession(request).baselineFile() else {
      throw UsageError.missingOption("baseline FILE", neededBy: "--prune")
    }
    return try write(Baseline(pruning: report), to: path, replacing: path, &request, output)
  }

  /// Writes a baseline and audits again with it.
  private func write(
    _ baseline: Baseline, to file: String, replacing replaced: String?, _ request: inout AuditRequest,
    _ output: OutputFiles
  ) throws -> (AuditReport, status: String) {
    let isThere = (try? FileSystem.status(full(file))) ?? nil != nil
    let old = isThere ? try? FileSystem.content(of: full(file), limit: ReportRun.baselineLimit).bytes : nil
    try output.write([(baseline.text, file)], replacing: replaced)
    // A file that couldn't be read can't be restored.
    if !isThere || old != nil { (self.baseline.path, self.baseline.old) = (file, old) }
    request.baseline = file
    let count = baseline.entries.count
    let status = "\(file): \(count) finding\(count == 1 ? "" : "s") accepted\n".madeVisibleKeepingLines
    return (try AuditSession(request).report(recording: output.record), status)
  }

  private func full(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
  }

  /// Returns a format and its output file; nil for standard output.
  private static func format(_ text: String) throws(UsageError) -> (any ReportWriter, String?) {
    let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let names = ReportWriters.all.map { type(of: $0).format.id }
    guard let writer = ReportWriters.writer(for: parts[0]) else {
      throw .badValue(option: "format", value: parts[0], allowed: names, suggestion: nearestName(parts[0], names))
    }
    if parts.count == 2, parts[1].isEmpty { throw .missingValue(option: "format", value: "\(parts[0])=FILE") }
    return (writer, parts.count == 2 ? parts[1] : nil)
  }
}
