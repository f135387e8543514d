import Audit
import AuditSession
import ReportWriters

/// `palpable audit`: audits a design system and writes its reports.
enum AuditFiles: Command {
  static let name = "audit"
  static let summary = "Audits a design system and decides whether it passes."
  static let operands = "[PATH...]"
  static let options = [
    ReportRun.formatOption,
    OptionDescription("output", value: "DIR", "the folder for report.html, report.md and report.json"),
    OptionDescription("no-reports", "write no report files, only what --format asks for"),
    OptionDescription("mode", value: "M", "audit this mode only"),
    profileOption, strictOption, failOnOption,
    OptionDescription("baseline", value: "FILE", "accepted debt: only what is new or worse fails"),
    writeBaselineOption, pruneOption, againstOption, dateOption,
    rootOption,
    OptionDescription("watch", "audit again whenever an input changes, until Ctrl-C"),
  ]
  static let rootOption = OptionDescription(
    "root", value: "DIR",
    "the folder that files must lie in which documents name; without it, the working directory or the audited folder")
  static let writeBaselineOption = OptionDescription(
    "write-baseline", value: "FILE", "accept everything that fails now, and write it to FILE")
  static let pruneOption = OptionDescription(
    "prune", "take out of the baseline what is mended, and tighten what got better")
  static let againstOption = OptionDescription(
    "against", value: "PATH", "compare with an earlier state or its report.json: only what got worse fails")
  static let dateOption = OptionDescription(
    "date", value: "YYYY-MM-DD", "the day of the report and for waivers; without it, today in UTC, for waivers alone")
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

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    try run(arguments, in: environment, recording: nil)
  }

  /// Audits once, and notes what was read and written.
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
}
