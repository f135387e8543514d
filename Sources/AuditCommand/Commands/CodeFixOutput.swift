import Audit
import AuditSession

/// The output of `palpable lint --fix`: the patch, or the edited files.
struct CodeFixOutput {
  private let command: LintSources
  private let arguments: ParsedArguments
  private let environment: CommandEnvironment

  init(_ command: LintSources, _ arguments: ParsedArguments, _ environment: CommandEnvironment) {
    (self.command, self.arguments, self.environment) = (command, arguments, environment)
  }

  func run(_ request: AuditRequest) throws -> CommandResult {
    try checkOptions()
    let output = OutputFiles(
      environment: environment, root: arguments[command.auditing.root], record: InputRecord())
    let fixes = try AuditSession(request).codeFixes(recording: output.record)
    var result = CommandResult(fixes.report.decision == .passed ? .passed : .failed)
    let found = fixes.count == 1 ? "1 finding" : "\(fixes.count) findings"
    guard !fixes.files.isEmpty else {
      result.status = "Nothing to fix: no finding has a fix that changes nothing else.\n"
      return result
    }
    if arguments[command.writesInPlace] {
      try InputEdits(output: output).write(fixes.files)
      result.status = fixes.files.map { "Wrote \($0.shown)\n" }.joined() + "Fixed \(found).\n"
    } else {
      let patch = fixes.files.patch()
      if let runner = runnerReadingCommand(inPatch: patch) {
        throw UsageError.commandInPatch(runner: runner, remedy: "edit the files with --write")
      }
      result.output = patch
      result.status = "Nothing written. The patch fixes \(found); use --write to edit the files.\n"
    }
    result.status = result.status.madeVisibleKeepingLines
    return result
  }

  /// Throws for an option that asks for a report or a baseline.
  private func checkOptions() throws(UsageError) {
    let options = command.auditing
    let others: [(name: String, isSet: Bool)] = [
      (command.format.name, !arguments[command.format].isEmpty),
      (command.output.name, arguments[command.output] != nil),
      (options.writeBaseline.name, arguments[options.writeBaseline] != nil),
      (options.prunes.name, arguments[options.prunes]), (options.changed.name, arguments[options.changed]),
    ]
    if let other = others.first(where: \.isSet) { throw .conflict(command.fixes.name, other.name) }
  }
}
