import AuditSession
import SourceText

/// Edits of files as a patch that `git apply` and `patch -p1` take; empty when nothing changes.
func patchText(_ files: [FileEdit]) -> String {
  files.map { String(decoding: Patch(path: $0.shown, old: $0.old, new: $0.new).bytes, as: UTF8.self) }.joined()
}

/// The CI runner that would read a line of a patch as a command; nil if none does.
///
/// A patch keeps every character, so nothing in it can be escaped. Its own `---` and `+++` lines, with which Buildkite folds a log, are
/// the format, and a line such as ` ::before {` is no command of GitHub's: the name of a command ends with another `::`.
func runnerReadingCommand(inPatch patch: String) -> String? {
  for line in patch.utf8.split(separator: UInt8(ascii: "\n")) {
    let content = String(decoding: line.dropFirst(), as: UTF8.self)
    // The mark of a line is a space, a plus, or a minus: white space hides no command.
    for text in [content, String(Substring(line))] {
      guard let command = text.workflowCommand, command.position != .lineStart else { continue }
      if command.position == .anywhere || hasSecondMark(text) { return command.runner }
      // Behind `::` there may be a command that is looked for anywhere.
      if let inner = ("x" + text).workflowCommand { return inner.runner }
    }
  }
  return nil
}

/// Whether `::` is in a line twice.
private func hasSecondMark(_ line: String) -> Bool {
  let bytes = Array(line.utf8)
  let marks = bytes.indices.dropLast().filter { bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":") }
  guard let first = marks.first else { return false }
  return marks.contains { $0 >= first + 2 }
}
