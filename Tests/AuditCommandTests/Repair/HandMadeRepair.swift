import Audit
import AuditSession
import ColorScience
import DesignTokens
import PaletteRepair
import TestSupport

@testable import AuditCommand

/// A palette of two grays that fail on white, in two files, and a repair of it that no search has found.
///
/// Gray 0x77 on white has 4.478 and 0x76 has 4.542, where 4.5 is required.
struct HandMadeRepair: Sendable {
  static let first = tokens("muted", "#777777")
  static let second = tokens("quiet", "#777777")
  static let firstRepaired = tokens("muted", "#767676")
  static let secondRepaired = tokens("quiet", "#767676")

  /// What the search says.
  var outcome = RepairReport.Outcome.repaired
  /// Whether something cannot be decided.
  var isUndecided = false
  /// What happens between reading and writing.
  var meanwhile: @Sendable () throws -> Void = {}

  private static func tokens(_ name: String, _ gray: String) -> String {
    "{\n  \"$type\": \"color\",\n\n  \"\(name)\":   { \"$value\": \"\(gray)\" }\n}\n"
  }

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "palpable.json": """
      { "name": "Grays", "tokens": ["a/one.json", "two.json", "page.json"], "surfaces": ["page"],
        "pairings": [{ "text": ["muted", "quiet"], "on": "page" }],
        "controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 0, "arrangement": "row" }] }
      """,
      "a/one.json": first, "two.json": second,
      "page.json": "{ \"$type\": \"color\", \"page\": { \"$value\": \"#ffffff\" } }\n",
    ])
  }

  /// The repair of what a request names.
  func repair(
    _ request: AuditRequest, _ settings: RepairReport.Settings, _ record: InputRecord
  ) throws -> PaletteRepairResult {
    let before = try AuditSession(request).report(recording: record)
    let repaired = try Self.folder()
    try repaired.write(Self.firstRepaired, to: "a/one.json")
    try repaired.write(Self.secondRepaired, to: "two.json")
    let after = try AuditSession(AuditRequest(paths: [repaired.path], root: repaired.path)).report()
    let pairings = zip(before.pairings, after.pairings).map { old, new in
      RepairReport.PairingChange(
        old.measured, required: old.required ?? 0, before: old.measured.ratio,
        after: outcome == .repaired ? new.measured.ratio : old.measured.ratio)
    }
    try meanwhile()
    let changes = outcome == .unneeded ? [] : try ["muted", "quiet"].enumerated().map(change(before))
    let root = request.root
    return PaletteRepairResult(
      report: RepairReport(
        before: before, after: after, settings: settings, outcome: outcome, changes: changes,
        pairings: outcome == .unneeded ? [] : pairings,
        conflicts: outcome == .impossible ? [.init([0], reason: "nothing is dark enough", isSmallest: true)] : [],
        undecided: isUndecided ? [.init(before.pairings[0].measured, reason: "it is computed")] : [],
        advice: [.init(pairing: 0, action: "set it in 24 pt, which needs 3")],
        proof: .init(cost: 0.0069, leastCost: 0.0069, arrangements: 1)),
      files: outcome == .unneeded
        ? []
        : [
          FileEdit(
            path: root + "/a/one.json", shown: "a/one.json", old: Array(Self.first.utf8),
            new: Array(Self.firstRepaired.utf8)),
          FileEdit(
            path: root + "/two.json", shown: "two.json", old: Array(Self.second.utf8),
            new: Array(Self.secondRepaired.utf8)),
        ])
  }

  private func change(_ before: AuditReport) -> (Int, String) throws -> ColorChange {
    { index, name in
      let measured = before.pairings[index].measured
      guard let location = measured.location else { throw UsageError.missingOperand("a place", command: "test") }
      return ColorChange(
        .changed, token: TokenPath(name), mode: nil, shownIn: [measured.mode.name], old: try Color(hex: "#777777"),
        new: try Color(hex: "#767676"), location: location, authored: "#777777",
        fixed: outcome == .repaired ? [index] : [])
    }
  }

  /// Runs `palpable fix` with this repair in the place of the search.
  func fix(_ arguments: String..., in folder: TemporaryFolder) -> CommandResult {
    Palpable.result {
      let command = FixPalette()
      let parsed = try ParsedArguments(arguments, for: command)
      let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
      return try command.run(parsed, in: environment, repair: repair)
    }
  }
}
