import AuditSession
import JSONRPC
import SourceText

/// Edits of files as an editor takes them.
struct EditorEdits {
  /// A replacement of bytes of a file.
  struct Edit {
    let path: String
    let range: Range<Int>
    let text: String
  }

  let call: EditorCall

  /// Returns the smallest replacement that makes the new contents of a file; nil if nothing changes.
  static func edit(_ file: FileEdit) -> Edit? {
    let (old, new) = (file.old ?? [], file.new)
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    // No character is cut.
    while start > 0, start < old.count && isInside(old[start]) || start < new.count && isInside(new[start]) {
      start -= 1
    }
    while end > 0, isInside(old[old.count - end]) { end -= 1 }
    return Edit(
      path: file.path, range: start..<old.count - end,
      text: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  private static func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns edits as a change of the workspace, with the versions of open documents if the client takes them.
  func workspaceEdit(_ edits: [Edit]) -> JSONText {
    var texts = EditorTexts(call.openDocuments)
    var paths: [String] = []
    for edit in edits where !paths.contains(edit.path) { paths.append(edit.path) }
    let files = paths.map { path -> (path: String, edits: JSONText) in
      let own = edits.filter { $0.path == path }.map { edit -> JSONText in
        .object([("range", texts[path].json(edit.range, call.encoding)), ("newText", .string(edit.text))])
      }
      return (path, .array(own))
    }
    guard call.takesVersions else {
      return .object([("changes", .object(files.map { (texts.address(of: $0.path), $0.edits) }))])
    }
    return .object([
      (
        "documentChanges",
        .array(
          files.map { file in
            let version = texts.version(of: file.path)
            return .object([
              (
                "textDocument",
                .object([
                  ("uri", .string(texts.address(of: file.path))), ("version", version.map { .integer($0) } ?? .null),
                ])
              ), ("edits", file.edits),
            ])
          })
      )
    ])
  }
}
