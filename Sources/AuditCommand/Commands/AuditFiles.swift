import Audit
import AuditSession
import ReportWriters

/// `palpable audit`: audits a design system and writes its reports.
enum AuditFiles: Command {
  static let name = "audit"
  static let summary = "Audits a design system and decides whether it passes."
  static let operands = "[PATH...]"
  static let options = [
    OptionDescription(
      "format", value: "F[=FILE]", "what to print, or to write to FILE; repeatable", kind: .wordsWithFile(formatWords),
      isRepeatable: true),
    OptionDescription("output", value: "DIR", "the folder for report.html, report.md and report.json"),
    OptionDescription("no-reports", "write no report files, only what --format asks for"),
    OptionDescription("mode", value: "M", "audit this mode only"),
    profileOption, strictOption, failOnOption,
    OptionDescription("baseline", value: "FILE", "accepted debt: only what is new or worse fails"),
    OptionDescription("write-baseline", value: "FILE", "accept everything that fails now, and write it to FILE"),
    OptionDescription("prune", "take out of the baseline what is mended, and tighten what got better"),
    OptionDescription(
      "against", value: "PATH", "compare with an earlier state or its report.json: only what got worse fails"),
    OptionDescription(
      "date", value: "YYYY-MM-DD", "the day of the report and for waivers; without it, today in UTC, for waivers alone"),
    OptionDescription(
      "root", value: "DIR",
      "the folder that files must lie in which documents name; without it, the working directory"
        + " or the audited folder"),
    OptionDescription("watch", "audit again whenever an input changes, until Ctrl-C"),
  ]
  static let profileOption = OptionDescription(
    "profile", value: "P", "the guideline that decides, in place of the configuration's",
    kind: .words(Profile.allCases.map { .init($0.rawValue, $0.title) }))
  static let strictOption = OptionDescription("strict", "warnings count as errors")
  static let failOnOption = OptionDescription(
    "fail-on", value: "LEVEL", "the lowest level that fails",
    kind: .words([Level.note, .warning, .error].map { .init($0.rawValue) }), default: Level.error.rawValue)
  /// What decides, for every command that audits once.
  static let judgingOptions = [
    OptionDescription("mode", value: "M", "audit this mode only"), profileOption, strictOption, failOnOption,
    OptionDescription("baseline", value: "FILE", "accepted debt: only what is new or worse fails"),
  ]
  static let discussion = """
    PATH is a folder, a palpable.json, or token files; the default is ./palpable.json. Reports are written to
    Reports/NAME, where NAME is the audited folder, unless --output names another folder. The reports of an earlier run
    are removed first: when the audit cannot be made, there are none.
    """

  private static var formatWords: [ValueKind.Word] {
    ReportWriters.all.map { .init(type(of: $0).format.id, type(of: $0).format.summary) }
  }

  /// The reports that are always written, and the names of their files.
  private static let files = [("html", "report.html"), ("markdown", "report.md"), ("json", "report.json")]

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    try run(arguments, in: environment, recording: nil)
  }

  /// Audits once, and notes what was read and written.
  static func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment, recording record: InputRecord?
  ) throws -> CommandResult {
    let formats = try arguments.values("format").map(format)
    var request = try request(arguments, in: environment)
    request.date = arguments.value("date")
    request.against = arguments.value("against")
    let session = AuditSession(request)
    let output = OutputFiles(
      environment: environment, root: arguments.value("root"), record: record ?? InputRecord())
    let folder = arguments.value("output") ?? "Reports/\(session.reportName)"
    var targets = arguments.has("no-reports") ? [] : files.map { (format: $0.0, path: "\(folder)/\($0.1)") }
    targets += formats.compactMap { writer, file in file.map { (type(of: writer).format.id, $0) } }
    let written = [arguments.value("write-baseline")].compactMap { $0 }.map { OutputFiles.Output(path: $0) }
    try output.prepare(
      targets.map { .init(path: $0.path, format: $0.format) } + written,
      inputs: request.paths + [request.baseline, request.against].compactMap { $0 })

    let (report, agreed) = try audit(&request, arguments, output)
    var texts: [(text: String, path: String)] = []
    for (format, path) in targets {
      if let writer = ReportWriters.writer(for: format) { texts.append((writer.text(of: report), path)) }
    }
    var result = CommandResult(report.decision == .passed ? .passed : .failed)
    for (writer, file) in formats.isEmpty ? [(ConsoleWriter(), nil)] : formats where file == nil {
      let isConsole = type(of: writer).format.id == ConsoleWriter.format.id
      result.output +=
        isConsole ? ConsoleWriter(usesColor: environment.showsColor).text(of: report) : writer.text(of: report)
    }
    result.reports = try output.write(texts)
    result.status = agreed
    if !arguments.has("no-reports") {
      result.status += "\nThe whole report: \(folder)/report.html\n".madeVisibleKeepingLines
    }
    return result
  }

  /// What is to be audited, and what decides.
  static func request(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> AuditRequest {
    if arguments.operands.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a path that is not empty", command: name)
    }
    let paths = arguments.operands.isEmpty ? [AuditSession.configurationName] : arguments.operands
    var request = AuditRequest(paths: paths, root: environment.workingDirectory)
    request.boundary = arguments.value("root")
    request.mode = arguments.value("mode")
    request.baseline = arguments.value("baseline")
    try setGate(of: &request, arguments)
    if arguments.has("write-baseline"), arguments.has("prune") { throw UsageError.conflict("write-baseline", "prune") }
    if arguments.has("write-baseline"), arguments.has("mode") { throw UsageError.conflict("write-baseline", "mode") }
    return request
  }

  /// The profile and the gate that arguments ask for.
  static func setGate(of request: inout AuditRequest, _ arguments: ParsedArguments) throws {
    request.profile = try arguments.choice("profile", from: Profile.allCases.map { ($0.rawValue, $0) })
    request.gate.isStrict = arguments.has("strict")
    request.gate.failOn =
      try arguments.choice("fail-on", from: [Level.note, .warning, .error].map { ($0.rawValue, $0) }) ?? .error
  }

  /// The report, once the baseline is written or pruned if that was asked for, and what to say about that.
  private static func audit(
    _ request: inout AuditRequest, _ arguments: ParsedArguments, _ output: OutputFiles
  ) throws -> (AuditReport, status: String) {
    request.acceptsDebt = !arguments.has("write-baseline")
    let report = try AuditSession(request).report(recording: output.record)
    let (baseline, file): (Baseline, String)
    if let path = arguments.value("write-baseline") {
      (baseline, file) = (Baseline(accepting: report), path)
    } else if arguments.has("prune") {
      guard let path = try AuditSession(request).baselineFile() else {
        throw UsageError.missingOption("baseline FILE", neededBy: "prune")
      }
      (baseline, file) = (Baseline(pruning: report), path)
    } else {
      return (report, "")
    }
    request.acceptsDebt = true
    let replaced = arguments.has("prune") ? file : request.baseline
    try output.write([(baseline.text, file)], replacing: replaced)
    request.baseline = file
    let count = baseline.entries.count
    let status = "\(file): \(count) finding\(count == 1 ? "" : "s") accepted\n".madeVisibleKeepingLines
    return (try AuditSession(request).report(recording: output.record), status)
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
