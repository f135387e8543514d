import Audit
import AuditSession

/// `palpable lint`: checks view code alone, with the rules about code.
enum LintSources: Command {
  static let name = "lint"
  static let summary = "Check SwiftUI and UIKit view code against the code rules only."
  static let operands = "[SOURCES...]"
  static let options = [
    ReportRun.formatOption,
    OptionDescription("output", value: "DIR", "folder for report.html, report.md, and report.json"),
    OptionDescription(
      "configuration", value: "FILE",
      "palpable.json with tokens, rules, waivers, and a baseline (default: ./palpable.json)"),
    AuditFiles.profileOption, AuditFiles.strictOption, AuditFiles.failOnOption,
    OptionDescription("baseline", value: "FILE", "fail only on findings that are new or worse than in FILE"),
    AuditFiles.writeBaselineOption, AuditFiles.pruneOption, AuditFiles.againstOption, AuditFiles.dateOption,
    AuditFiles.rootOption,
  ]
  static let discussion = """
    SOURCES are Swift files, or folders with all .swift files below them; hidden files and folders such as .build are
    skipped. The default is the list under "code" in palpable.json. Without a palpable.json, every rule runs at its default
    level, and constants in the sources are the tokens. Previews and token definitions are skipped.

    A comment suppresses findings on the next line, or on its own line with disable:this:

      // palpable:disable:next custom-shadow - the map draws its own

    Reports are written only with --output or --format F=FILE.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    if arguments.operands.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a non-empty path", command: name)
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
