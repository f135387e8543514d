import Audit
import SourceText

/// The figures of audits over time, as a file with a line for each day: two branches that add different days merge.
public struct HistoryFile: Sendable {
  /// The name of the file in the folder of a history.
  public static let name = "history.jsonl"
  /// The version of a line's shape.
  public static let schemaVersion = 1

  /// The entries by date, each day once.
  public let entries: [HistoryEntry]

  /// The file with these entries.
  public init(_ entries: [HistoryEntry]) { self.entries = entries.inOrder }

  /// The entries with one more, which takes the place of one of the same day.
  public func adding(_ entry: HistoryEntry) -> HistoryFile { HistoryFile(entries + [entry]) }

  /// The file: a line for each day, by date.
  public var text: String { entries.map { $0.json.line + "\n" }.joined() }
}

extension HistoryEntry {
  fileprivate var json: JSONText {
    .object([
      ("schemaVersion", .integer(HistoryFile.schemaVersion)), ("date", .string(date.description)),
      ("version", .string(version)), ("name", .string(name)), ("profile", .string(profile)),
      ("decision", .string(decision.rawValue)),
      (
        "pairings",
        .object([
          ("passed", .integer(pairings.passed)), ("failed", .integer(pairings.failed)),
          ("cantTell", .integer(pairings.cantTell)), ("inapplicable", .integer(pairings.inapplicable)),
        ])
      ),
      ("gating", .integer(gating)), ("waived", .integer(waived)), ("accepted", .integer(accepted)),
      ("rules", .array(rules.map { $0.json("rule") })), ("modes", .array(modes.map { $0.json("mode") })),
    ])
  }
}

extension HistoryEntry.Part {
  fileprivate func json(_ kind: String) -> JSONText {
    .object([
      (kind, .optional(name)), ("failed", .integer(failed)), ("cantTell", .integer(cantTell)),
      ("gating", .integer(gating)),
    ])
  }
}
