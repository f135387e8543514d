import AuditSession

/// Edits of files as a patch that `git apply` and `patch -p1` take; empty when nothing changes.
func patchText(_ files: [FileEdit]) -> String { files.map(patch).joined() }

/// A file's patch: one hunk from the first line that differs to the last.
private func patch(_ edit: FileEdit) -> String {
  guard edit.old != edit.new else { return "" }
  let old = lines(edit.old ?? [])
  let new = lines(edit.new)
  var head = 0
  while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
  var tail = 0
  while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
  let first = max(0, head - 3)
  let rest = max(0, tail - 3)
  func range(_ count: Int) -> String { "\(count == 0 ? 0 : first + 1),\(count)" }
  let counts = (old: old.count - rest - first, new: new.count - rest - first)
  var text = "--- \(edit.old == nil ? "/dev/null" : "a/\(edit.shown)")\n+++ b/\(edit.shown)\n"
  text += "@@ -\(range(counts.old)) +\(range(counts.new)) @@\n"
  text += old[first..<head].map { " " + $0 }.joined()
  text += old[head..<(old.count - tail)].map { "-" + $0 }.joined()
  text += new[head..<(new.count - tail)].map { "+" + $0 }.joined()
  return text + old[(old.count - tail)..<(old.count - rest)].map { " " + $0 }.joined()
}

/// The lines with their ends; the last one says that it has none.
private func lines(_ bytes: [UInt8]) -> [String] {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) + "\n" }
  if lines.last == "\n" { lines.removeLast() } else { lines[lines.count - 1] += "\\ No newline at end of file\n" }
  return lines
}
