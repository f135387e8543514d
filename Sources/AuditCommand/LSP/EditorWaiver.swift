import Audit
import AuditSession
import SourceText

/// A waiver of a finding in `palpable.json`, without its reason and owner: the audit can't run until an author writes both.
struct EditorWaiver {
  /// The action; nil if the configuration can't be read or already has the waiver.
  let action: EditorActions.Action?

  /// The days until a new waiver expires.
  private static let days = 90

  init(_ finding: Finding, _ call: EditorCall) {
    let path = call.project.key.path
    var texts = EditorTexts(call.openDocuments)
    let bytes = texts[path].bytes
    guard !finding.isFromCode, let edit = EditorWaiver.edit(finding, bytes) else {
      action = nil
      return
    }
    action = EditorActions.Action(
      title: "Waive \(finding.rule) for \(finding.subject.description.shortened)"
        + "\(finding.mode.map { " in \($0.shortened)" } ?? "") (write the reason and the owner)",
      edits: [EditorEdits.Edit(path: path, range: edit.range, text: edit.text)])
  }

  private static func edit(_ finding: Finding, _ bytes: [UInt8]) -> (range: Range<Int>, text: String)? {
    let file = SourceFile(path: AuditSession.configurationName, bytes: bytes)
    guard let root = try? readJSON(file, dialect: .commented), let members = root.members,
      let expires = CalendarDay.today?.adding(days: days)
    else { return nil }
    let values: [(String, JSONText)] =
      [("rule", .string(finding.rule)), ("subject", .string(finding.subject.description))]
      + (finding.mode.map { [("mode", .string($0))] } ?? [])
      + [("reason", .string("")), ("owner", .string("")), ("expires", .string(expires.description))]
    let entry = "{ " + values.map { "\(JSONText.string($0).compact): \($1.compact)" }.joined(separator: ", ") + " }"
    let isWindows = zip(bytes, bytes.dropFirst()).contains { $0 == Ascii.carriageReturn && $1 == Ascii.lineFeed }
    let line = isWindows ? "\r\n" : "\n"
    if let list = root["waivers"], let elements = list.elements {
      // A list without entries may have a comment, which stays.
      let end = elements.last?.range.upperBound ?? list.range.lowerBound + 1
      return (end..<end, elements.isEmpty ? "\(line)    \(entry)\(line)  " : ",\(line)    \(entry)")
    }
    guard root["waivers"] == nil, let last = members.last else { return nil }
    let end = last.value.range.upperBound
    return (end..<end, ",\(line)  \"waivers\": [\(line)    \(entry)\(line)  ]")
  }
}
