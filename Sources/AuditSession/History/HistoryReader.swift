import Audit
import SourceText

/// A reader of history lines, each a JSON object; empty lines are skipped, and lines may be in any order.
struct HistoryReader {
  let file: SourceFile

  func read() throws(ConfigurationError) -> HistoryFile {
    var entries: [HistoryEntry] = []
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
      if !isBlank { entries.append(try LineReader(file, line: index, Array(line)).entry()) }
    }
    return HistoryFile(entries)
  }
}

/// A reader of one line that names the line in errors.
private struct LineReader {
  let file: SourceFile
  let root: JSONNode

  /// Creates the line as a document of its own; empty lines before it preserve the line number.
  init(_ whole: SourceFile, line: Int, _ bytes: [UInt8]) throws(ConfigurationError) {
    file = SourceFile(path: whole.path, bytes: Array(repeating: UInt8(ascii: "\n"), count: line) + bytes)
    do throws(SourceTextError) { root = try readJSON(file) } catch { throw .text(error) }
  }

  func entry() throws(ConfigurationError) -> HistoryEntry {
    let object = try object(root, "a history line")
    let version = root["schemaVersion"]?.number
    guard let version, version >= 1, version <= Double(HistoryFile.schemaVersion) else {
      throw .unexpected(
        expected: "\"schemaVersion\" \(HistoryFile.schemaVersion), the newest supported version",
        found: "another",
        object.location(of: "schemaVersion"))
    }
    let text = try object.requiredString("date")
    guard let date = CalendarDay(text) else { throw .badDay(text, object.location(of: "date")) }
    guard let decision = Decision(rawValue: try object.requiredString("decision")) else {
      throw object.unexpected("\"decision\" as passed or failed", root["decision"] ?? root)
    }
    var pairings = OutcomeCounts()
    if let counts = root["pairings"] {
      pairings.passed = try count("passed", counts)
      pairings.failed = try count("failed", counts)
      pairings.cantTell = try count("cantTell", counts)
      pairings.inapplicable = try count("inapplicable", counts)
    }
    var others: HistoryEntry.Others?
    if let counts = root["others"] {
      others = HistoryEntry.Others(
        errors: try count("error", counts), warnings: try count("warning", counts), notes: try count("note", counts))
    }
    return HistoryEntry(
      date: date, version: try object.requiredString("version"), name: try object.requiredString("name"),
      profile: try object.requiredString("profile"), decision: decision, pairings: pairings,
      gating: try count("gating", root), others: others, waived: try count("waived", root),
      accepted: try count("accepted", root),
      rules: try parts("rules", "rule"), modes: try parts("modes", "mode"))
  }

  private func parts(_ key: String, _ kind: String) throws(ConfigurationError) -> [HistoryEntry.Part] {
    guard let elements = root[key]?.elements else {
      throw .missingKey(key, of: "a history line", file.location(of: root.range))
    }
    var parts: [HistoryEntry.Part] = []
    for element in elements {
      _ = try object(element, "an entry in \"\(key)\"")
      parts.append(
        .init(
          element[kind]?.string, failed: try count("failed", element), cantTell: try count("cantTell", element),
          gating: try count("gating", element)))
    }
    return parts
  }

  /// Returns a count; a number over a billion is invalid.
  private func count(_ key: String, _ node: JSONNode) throws(ConfigurationError) -> Int {
    guard let number = node[key]?.number, number >= 0, number <= 1e9, number == number.rounded() else {
      throw .unexpected(
        expected: "\"\(key)\" as a count", found: node[key]?.kind ?? "none",
        file.location(of: (node[key] ?? node).range))
    }
    return Int(number)
  }

  /// Returns a reader of an object with unknown keys allowed, because later versions may add members.
  private func object(_ node: JSONNode, _ kind: String) throws(ConfigurationError) -> ObjectReader {
    try ObjectReader(node, in: file, kind: kind, keys: (node.members ?? []).map(\.name))
  }
}
