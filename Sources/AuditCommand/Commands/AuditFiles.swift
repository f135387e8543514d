import Audit
import AuditSession
import ReportWriters

/// `palpable audit`: audits a design system and writes its reports.
enum AuditFiles: Command {
  static let name = "audit"
  static let summary = "Audit a design system and decide whether it passes."
  static let operands = "[PATH...]"
  static let options = [
    ReportRun.formatOption,
    OptionDescription(
      "output", value: "DIR", "folder for report.html, report.md, and report.json (default: Reports/NAME)"),
    OptionDescription("no-reports", "write only the reports that --format requests"),
    OptionDescription("mode", value: "M", "audit only this mode"),
    profileOption, strictOption, failOnOption,
    OptionDescription("baseline", value: "FILE", "fail only on findings that are new or worse than in FILE"),
    writeBaselineOption, pruneOption, againstOption, dateOption,
    rootOption,
    OptionDescription("watch", "audit again when an input changes, until Ctrl-C"),
  ]
  static let rootOption = OptionDescription(
    "root", value: "DIR",
    "read referenced files only inside DIR (default: the working directory, or the audited folder if it is elsewhere)")
  static let writeBaselineOption = OptionDescription(
    "write-baseline", value: "FILE", "accept all current failures and save them to FILE")
  static let pruneOption = OptionDescription(
    "prune", "remove fixed findings from the baseline and tighten improved ones")
  static let againstOption = OptionDescription(
    "against", value: "PATH",
    "fail only on findings that are new or worse than in PATH, an earlier version or its report.json")
  static let dateOption = OptionDescription(
    "date", value: "YYYY-MM-DD",
    "report date, also used for waiver expiration (default: today in UTC, for waivers only)")
  static let profileOption = OptionDescription(
    "profile", value: "P", "guideline to apply instead of the configured one",
    kind: .words(Profile.allCases.map { .init($0.rawValue, $0.title) }))
  static let strictOption = OptionDescription("strict", "count warnings as errors")
  static let failOnOption = OptionDescription(
    "fail-on", value: "LEVEL", "lowest level that fails the gate",
    kind: .words([Level.note, .warning, .error].map { .init($0.rawValue) }), default: Level.error.rawValue)
  /// The options for the gate, the profile, and the scope, shared by every command that audits once.
  static let judgingOptions = [
    OptionDescription("mode", value: "M", "audit only this mode"), profileOption, strictOption, failOnOption,
    OptionDescription("baseline", value: "FILE", "fail only on findings that are new or worse than in FILE"),
  ]
  static let discussion = """
    PATH is a folder, a palpable.json, or token files (default: ./palpable.json). Reports are written to Reports/NAME,
    where NAME is the audited folder, unless --output sets another folder. Reports from an earlier run are removed first,
    so an audit that can't run leaves no report.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    try run(arguments, in: environment, recording: nil)
  }

  /// Runs one audit and records the files read and written.
  static func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment, recording record: InputRecord?
  ) throws -> CommandResult {
    var request = try request(arguments, in: environment)
    request.date = arguments.value("date")
    request.against = arguments.value("against")
    let folder = arguments.value("output") ?? "Reports/\(AuditSession(request).reportName)"
    return try ReportRun(
      arguments: arguments, environment: environment, record: record ?? InputRecord(),
      folder: arguments.has("no-reports") ? nil : folder
    ).run(request)
  }

  /// Returns the audit request that the arguments describe.
  static func request(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> AuditRequest {
    if arguments.operands.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a non-empty path", command: name)
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

  /// Sets the profile and the gate from the arguments.
  static func setGate(of request: inout AuditRequest, _ arguments: ParsedArguments) throws {
    request.profile = try arguments.choice("profile", from: Profile.allCases.map { ($0.rawValue, $0) })
    request.gate.isStrict = arguments.has("strict")
    request.gate.failOn =
      try arguments.choice("fail-on", from: [Level.note, .warning, .error].map { ($0.rawValue, $0) }) ?? .error
  }
}
