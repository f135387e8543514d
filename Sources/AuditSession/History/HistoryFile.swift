import Audit
import SourceText

/// A file with the figures of audits over time, one line per date, so branches that add different dates merge.
public struct HistoryFile: Sendable {
  /// The name of the file in a history folder.
  public static let name = "history.jsonl"
  /// The version of the line format.
  public static let schemaVersion = 1

  /// The entries in date order, one per date.
  public let entries: [HistoryEntry]

  /// Creates a file with entries.
  public init(_ entries: [HistoryEntry]) { self.entries = entries.inOrder }

  /// Returns the file with an added entry, which replaces an entry of the same date.
  public func adding(_ entry: HistoryEntry) -> HistoryFile { HistoryFile(entries + [entry]) }

  /// The file contents: one line per date, in date order.
  public var text: String { entries.map { $0.json.line + "\n" }.joined() }
}

extension HistoryEntry {
  fileprivate var json: JSONText {
    .object(
      [
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
      ] + (others.map { [("others", $0.json)] } ?? []) + [
        ("rules", .array(rules.map { $0.json("rule") })), ("modes", .array(modes.map { $0.json("mode") })),
      ])
  }
}

extension HistoryEntry.Others {
  fileprivate var json: JSONText {
    .object([("error", .integer(errors)), ("warning", .integer(warnings)), ("note", .integer(notes))])
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
