import Audit
import AuditSession
import ReportWriters

/// One audit with everything that it leaves: what is printed, the files of reports, the file of accepted debt.
struct ReportRun {
  let arguments: ParsedArguments
  let environment: CommandEnvironment
  /// Where it is noted what was read and written.
  let record: InputRecord
  /// The folder for the reports that are always written; nil for none.
  let folder: String?
  /// Whether the console shows every finding, however many there are.
  var showsAll = false

  /// The baseline that was written, and what it said before.
  private final class WrittenBaseline {
    var path: String?
    var old: [UInt8]?
  }
  private let baseline = WrittenBaseline()
  /// The most bytes of a baseline that are kept, to be given back.
  private static let baselineLimit = 64 * 1024 * 1024

  static let formatOption = OptionDescription(
    "format", value: "F[=FILE]", "report to print, or to write to FILE; repeatable",
    kind: .wordsWithFile(ReportWriters.all.map { .init(type(of: $0).format.id, type(of: $0).format.summary) }),
    isRepeatable: true)

  /// The reports that are always written, and the names of their files.
  private static let files = [("html", "report.html"), ("markdown", "report.md"), ("json", "report.json")]

  /// Audits, and writes what was asked for.
  ///
  /// Where that ends with an error, a baseline that was written is taken back.
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
    // The console shows no remedies.
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

  /// The report, once the baseline is written or pruned if that was asked for, and what to say about that.
  private func audit(_ request: inout AuditRequest, _ output: OutputFiles) throws -> (AuditReport, status: String) {
    if let path = arguments.value("write-baseline") {
      let isKept = request.code != nil && (try? FileSystem.status(full(path))) ?? nil != nil
      var first = request
      // What view code alone does not look at stays as it was accepted.
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

  /// Writes accepted debt, and audits again by it.
  private func write(
    _ baseline: Baseline, to file: String, replacing replaced: String?, _ request: inout AuditRequest,
    _ output: OutputFiles
  ) throws -> (AuditReport, status: String) {
    let isThere = (try? FileSystem.status(full(file))) ?? nil != nil
    let old = isThere ? try? FileSystem.content(of: full(file), limit: ReportRun.baselineLimit).bytes : nil
    try output.write([(baseline.text, file)], replacing: replaced)
    // What could not be read cannot be given back.
    if !isThere || old != nil { (self.baseline.path, self.baseline.old) = (file, old) }
    request.baseline = file
    let count = baseline.entries.count
    let status = "\(file): \(count) finding\(count == 1 ? "" : "s") accepted\n".madeVisibleKeepingLines
    return (try AuditSession(request).report(recording: output.record), status)
  }

  private func full(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
  }

  /// A format and the file it goes to; nil for standard output.
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
