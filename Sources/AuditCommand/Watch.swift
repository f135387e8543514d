import AuditSession
import SourceText

/// `palpable audit --watch`: audits, waits until an input changes, and audits again.
///
/// Inputs are polled, which works on every file system. Files that the audit writes aren't inputs.
struct Watch {
  /// The time between two checks, in milliseconds.
  static let interval = 300

  /// The audit to run, which records its inputs.
  var audit: (InputRecord) -> CommandResult
  /// The search for changes since the record.
  var changes: (InputRecord) -> [InputRecord.Change] = { $0.changes() }
  /// The wait for the interval; false if watching should end.
  var wait: () -> Bool
  /// The output of an audit's result; false if nothing can be shown any more.
  var show: (CommandResult) -> Bool

  /// Watches until an audit reads no input, waiting is interrupted, or nothing can be shown.
  ///
  /// If an audit couldn't run, its result is shown and watching continues, unless no input was read.
  /// - Returns: the exit code of the last audit, or `.impossible` if its result can't be shown.
  func run() -> CommandResult.ExitCode {
    while true {
      let record = InputRecord()
      var result = audit(record)
      guard !record.isEmpty else {
        _ = show(result)
        return result.exitCode
      }
      let files = record.fileCount
      result.status += "Watching \(files) \(files == 1 ? "file" : "files"); press Ctrl-C to stop.\n"
      guard show(result) else { return .impossible }
      var changes: [InputRecord.Change] = []
      while changes.isEmpty {
        guard wait() else { return result.exitCode }
        changes = self.changes(record)
      }
      _ = show(CommandResult(result.exitCode, status: Watch.sentence(changes)))
    }
  }

  /// Returns a sentence about the first change and the number of other changes.
  static func sentence(_ changes: [InputRecord.Change]) -> String {
    let first =
      switch changes.first {
      case .changed(let name): "\(name) has changed"
      case .appeared(let name): "\(name) is new"
      case .vanished(let name): "\(name) is gone"
      case nil: "nothing has changed"
      }
    let more = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
    return "\n\(first.madeVisible)\(more); auditing again.\n".withoutWorkflowCommands
  }
}

extension Palpable {
  /// Returns the audit to repeat; nil if the arguments don't request watching.
  static func watchedAudit(
    _ arguments: [String], in environment: CommandEnvironment
  ) -> ((InputRecord) -> CommandResult)? {
    guard case .command(let command, let parsed)? = try? parsedInvocation(arguments),
      let audit = command as? AuditFiles,
      parsed[audit.watches]
    else { return nil }
    return { record in result { try audit.run(parsed, in: environment, recording: record) } }
  }
}
