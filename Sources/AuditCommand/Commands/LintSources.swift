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
  let fixes = Option("fix", "print a patch with the fixes that change nothing else, instead of a report")
  let writesInPlace = Option("write", "with --fix: edit the files instead of printing a patch")
  let auditing = AuditOptions()
  let discussion = """
    SOURCES are Swift files, or folders with all .swift files below them; hidden files and folders such as .build are
    skipped. The default is the list under "code" in palpable.json. Without a palpable.json, every rule runs at its default
    level, and constants in the sources are the tokens. Previews and token definitions are skipped.

    A comment suppresses findings on the next line, or on its own line with disable:this:

      // palpable:disable:next custom-shadow - the map draws its own

    With --changed, findings are left out if the merge base of HEAD and REF in git has them too, and the change touches none of
    their lines. Their number is printed. A shallow clone needs its history: use fetch-depth: 0.

    Reports are written only with --output or --format F=FILE.

    With --fix, a fixed font becomes the text style with the same size and weight at the default text size. Labels of UIKit
    also get adjustsFontForContentSizeCategory. Edits that would cause another finding are left out. The patch is for git
    apply and patch -p1; its paths start at the working directory. With --write, all files are edited or none; nothing is
    written if a file has changed since it was read. The exit code is that of an audit after the fixes.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    var request = AuditRequest(
      paths: [arguments[configuration]].compactMap { $0 }, root: environment.workingDirectory)
    request.code = arguments.operands
    try auditing.set(&request, arguments)
    if arguments[writesInPlace], !arguments[fixes] {
      throw UsageError.missingOption(fixes.name, neededBy: "--\(writesInPlace.name)")
    }
    if arguments[fixes] { return try CodeFixOutput(self, arguments, environment).run(request) }
    return try ReportRun(
      arguments: arguments, formats: arguments[format], options: auditing, environment: environment,
      record: InputRecord(), folder: arguments[output], showsAll: true
    ).run(request)
  }
}
