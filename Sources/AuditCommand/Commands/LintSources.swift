import Audit
import AuditSession

/// `palpable lint`: checks view code alone, with the rules about code.
struct LintSources: Command {
  static let name = "lint"
  let summary = "Check SwiftUI and UIKit view code against the code rules only."
  let operands = "[SOURCES...]"
  let format = Option.reports(of: .audit)
  let output = Option("output", value: "DIR", "folder for report.html, report.md, and report.json")
  let configuration = Option(
    "configuration", value: "FILE",
    "palpable.json with tokens, rules, waivers, and a baseline (default: ./palpable.json)")
  let auditing = AuditOptions()
  let discussion = """
    SOURCES are Swift files, or folders with all .swift files below them; hidden files and folders such as .build are
    skipped. The default is the list under "code" in palpable.json. Without a palpable.json, every rule runs at its default
    level, and constants in the sources are the tokens. Previews and token definitions are skipped.

    A comment suppresses findings on the next line, or on its own line with disable:this:

      // palpable:disable:next custom-shadow - the map draws its own

    Reports are written only with --output or --format F=FILE.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    var request = AuditRequest(
      paths: [arguments[configuration]].compactMap { $0 }, root: environment.workingDirectory)
    request.code = arguments.operands
    try auditing.set(&request, arguments)
    return try ReportRun(
      arguments: arguments, formats: arguments[format], options: auditing, environment: environment,
      record: InputRecord(), folder: arguments[output], showsAll: true
    ).run(request)
  }
}
