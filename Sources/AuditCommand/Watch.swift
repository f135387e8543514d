import AuditSession
import SourceText

/// `palpable audit --watch`: audits, waits until an input changes, and audits again.
///
/// Inputs are looked at again and again, which works on every file system. What the audit writes is no input.
struct Watch {
  /// The time between two looks, in milliseconds.
  static let interval = 300

  /// Audits once and notes what it looks at.
  var audit: (InputRecord) -> CommandResult
  /// What has changed since.
  var changes: (InputRecord) -> [InputRecord.Change] = { $0.changes() }
  /// Lets the interval pass; false when watching is to end.
  var wait: () -> Bool
  /// Shows what an audit leaves; false when that cannot be shown any more.
  var show: (CommandResult) -> Bool

  /// Watches.
  ///
  /// An audit that could not be made is shown and watching goes on, unless it failed before it looked at anything.
  /// - Returns: what the last audit came to.
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

  /// The first change in words, and how many more there are.
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
  /// The audit that arguments ask to be made again and again; nil when they ask for anything else.
  static func watchedAudit(
    _ arguments: [String], in environment: CommandEnvironment
  ) -> ((InputRecord) -> CommandResult)? {
    guard case .command(let command, let parsed)? = try? inquiry(arguments), command == AuditFiles.self,
      parsed.has("watch")
    else { return nil }
    return { record in result { try AuditFiles.run(parsed, in: environment, recording: record) } }
  }
}
