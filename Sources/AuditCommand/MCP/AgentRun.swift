import Audit
import SourceText

/// A command that a tool runs.
enum AgentRun {
  /// Runs a command in a root and returns its output.
  ///
  /// - Throws: `AgentFailure` with the messages of the command if it couldn't run.
  static func output(_ arguments: [String], in root: String) throws(AgentFailure) -> String {
    let result = Palpable.run(arguments, in: CommandEnvironment(workingDirectory: root, showsColor: false))
    guard result.exitCode != .impossible else { throw AgentFailure(result.status) }
    return result.output
  }

  /// Runs a command in a root and returns its JSON output.
  static func json(_ arguments: [String], in root: String) throws(AgentFailure) -> JSONNode {
    let text = try output(arguments, in: root)
    do throws(SourceTextError) { return try readJSON(SourceFile(path: "result", bytes: Array(text.utf8))) } catch {
      throw AgentFailure("the result isn't valid JSON")
    }
  }

  /// Runs an audit in a root and returns the report.
  static func audit(_ arguments: [String], in root: String) throws(AgentFailure) -> AuditReport {
    let kept = KeptReport()
    var environment = CommandEnvironment(workingDirectory: root, showsColor: false)
    environment.keep = { kept.report = $0 }
    // The smallest format for which remedies are computed.
    let (rest, operands) = split(arguments)
    let result = Palpable.run(rest + ["--format", "badge"] + operands, in: environment)
    guard result.exitCode != .impossible, let report = kept.report else { throw AgentFailure(result.status) }
    return report
  }

  private static func split(_ arguments: [String]) -> (options: [String], operands: [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return (Array(arguments[..<end]), Array(arguments[end...]))
  }

  /// The report of a run on one thread.
  private final class KeptReport: @unchecked Sendable {
    var report: AuditReport?
  }
}

extension AgentArguments {
  /// Returns options of a command for the arguments that are present.
  func options(_ names: [(name: String, option: String)]) -> [String] {
    names.flatMap { entry in
      if let text = text(entry.name) { return ["--\(entry.option)=\(text)"] }
      if let number = number(entry.name) { return ["--\(entry.option)=\(JSONText.text(of: number))"] }
      return texts(entry.name).map { "--\(entry.option)=\($0)" } + (flag(entry.name) ? ["--\(entry.option)"] : [])
    }
  }
}
