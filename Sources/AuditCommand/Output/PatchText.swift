import AuditSession
import SourceText

/// Edits of files as a patch that `git apply` and `patch -p1` take; empty when nothing changes.
func patchText(_ files: [FileEdit]) -> String {
  files.map { String(decoding: Patch(path: $0.shown, old: $0.old, new: $0.new).bytes, as: UTF8.self) }.joined()
}
