import ReportWriters
import SourceText

/// Whether the start of a file shows that it is a patch, which may be empty.
func isPatch(_ start: ReportStart) -> Bool {
  start.isBlank || start.starts(with: "# palpable fix: ") || start.starts(with: "diff --git ")
    || start.starts(with: "--- ")
}

/// Returns the CI runner that would read a line of a patch as a command; nil if there is none.
///
/// A patch preserves every character, so nothing in it can be escaped. Its own `---` and `+++` lines, with which Buildkite folds a log,
/// are part of the format. A line such as ` ::before {` isn't a GitHub command, because a command name ends with another `::`.
func runnerReadingCommand(inPatch patch: String) -> String? {
  for line in patch.utf8.split(separator: UInt8(ascii: "\n")) {
    let content = String(decoding: line.dropFirst(), as: UTF8.self)
    // A line starts with a space, a plus, or a minus; white space doesn't hide a command.
    for text in [content, String(Substring(line))] {
      guard let command = text.workflowCommand, command.position != .lineStart else { continue }
      if command.position == .anywhere || hasSecondMark(text) { return command.runner }
      // A runner may find a command anywhere after `::`.
      if let inner = ("x" + text).workflowCommand { return inner.runner }
    }
  }
  return nil
}

/// Whether a line contains `::` twice.
private func hasSecondMark(_ line: String) -> Bool {
  let bytes = Array(line.utf8)
  let marks = bytes.indices.dropLast().filter { bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":") }
  guard let first = marks.first else { return false }
  return marks.contains { $0 >= first + 2 }
}
