import Audit
import AuditSession

/// `palpable lint`: looks at the Swift source of views alone, with the rules about code.
enum LintSources: Command {
  static let name = "lint"
  static let summary = "Looks at the Swift source of views, with the rules about view code alone."
  static let operands = "[SOURCES...]"
  static let options = [
    ReportRun.formatOption,
    OptionDescription("output", value: "DIR", "a folder for report.html, report.md and report.json"),
    OptionDescription(
      "configuration", value: "FILE", "the palpable.json with tokens, rules and agreements; without it, ./palpable.json"
    ),
    AuditFiles.profileOption, AuditFiles.strictOption, AuditFiles.failOnOption,
    OptionDescription("baseline", value: "FILE", "accepted debt: only what is new or worse fails"),
    AuditFiles.writeBaselineOption, AuditFiles.pruneOption, AuditFiles.againstOption, AuditFiles.dateOption,
    AuditFiles.rootOption,
  ]
  static let discussion = """
    SOURCES are Swift files, and folders with every .swift file below them; what is hidden is left out, such as .build.
    The default is what palpable.json names under "code". Without a palpable.json, every rule runs at its own level, and
    the constants of the sources are the tokens. Previews and definitions of tokens are not looked at.

    A comment holds findings back on the next line, or on its own with disable:this:

      // palpable:disable:next custom-shadow - the map draws its own

    No report is written unless --output or --format F=FILE asks for it.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    if arguments.operands.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a path that is not empty", command: name)
    }
    if arguments.has("write-baseline"), arguments.has("prune") { throw UsageError.conflict("write-baseline", "prune") }
    var request = AuditRequest(
      paths: [arguments.value("configuration")].compactMap { $0 }, root: environment.workingDirectory)
    request.code = arguments.operands
    request.boundary = arguments.value("root")
    request.baseline = arguments.value("baseline")
    request.date = arguments.value("date")
    request.against = arguments.value("against")
    try AuditFiles.setGate(of: &request, arguments)
    return try ReportRun(
      arguments: arguments, environment: environment, record: InputRecord(), folder: arguments.value("output"),
      showsAll: true
    ).run(request)
  }
}
