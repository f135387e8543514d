import Audit
import AuditSession
import ReportWriters

/// `palpable audit`: audits a design system and writes its reports.
struct AuditFiles: Command {
  static let name = "audit"
  let summary = "Audit a design system and decide whether it passes."
  let operands = "[PATH...]"
  let format = Option.reports(of: .audit)
  let output = Option(
    "output", value: "DIR", "folder for report.html, report.md, and report.json (default: Reports/NAME)")
  let omitsReports = Option("no-reports", "write only the reports that --format requests")
  let mode = Option.mode
  let auditing = AuditOptions()
  let watches = Option("watch", "audit again when an input changes, until Ctrl-C")
  // Listed, because reflection was a quarter of the time to a small audit's verdict; a test compares both.
  var options: [OptionDescription] { .init(format, output, omitsReports, mode, auditing, watches) }
  let discussion = """
    PATH is a folder, a palpable.json, or token files (default: ./palpable.json). Reports are written to Reports/NAME,
    where NAME is the audited folder, unless --output sets another folder. Reports from an earlier run are removed first,
    so an audit that can't run leaves no report.

    With --changed, git writes the files of the merge base of HEAD and REF to a temporary folder, and the audit compares with
    them like with --against. A changed alias or surface counts for everything that it affects. Changes that aren't committed
    count too. Files of git submodules have no earlier state. A shallow clone needs its history: use fetch-depth: 0.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    try run(arguments, in: environment, recording: nil)
  }

  /// Runs one audit and records the files read and written.
  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment, recording record: InputRecord?
  ) throws -> CommandResult {
    var request = AuditFiles.request(arguments.operands, in: environment)
    request.mode = arguments[mode]
    try auditing.set(&request, arguments)
    if arguments[auditing.writeBaseline] != nil, arguments[mode] != nil {
      throw UsageError.conflict(auditing.writeBaseline.name, mode.name)
    }
    let folder = arguments[output] ?? "Reports/\(AuditSession(request).reportName)"
    let formats = arguments[format]
    do {
      return try ReportRun(
        arguments: arguments, formats: formats, options: auditing, environment: environment,
        record: record ?? InputRecord(), folder: arguments[omitsReports] ? nil : folder
      ).run(request)
    } catch let failure as AuditFailure {
      guard let answer = UngatedAudit(failure, request) else { throw failure }
      let isForPeople = formats.allSatisfy { $0.file != nil || $0.format is ConsoleWriter }
      return answer.result(in: environment, showsMatrix: isForPeople)
    }
  }

  /// Returns the audit request for paths; without paths, for the `palpable.json` of the working directory.
  static func request(_ paths: [String], in environment: CommandEnvironment) -> AuditRequest {
    AuditRequest(
      paths: paths.isEmpty ? [AuditSession.configurationName] : paths, root: environment.workingDirectory)
  }
}
