import Audit
import SourceText

/// The result of each system for a portal that shows scores: its decision, its counts, and a check for each authority.
package struct SystemsScorecard {
  /// The version of the members; members may be added within a version, but never removed or changed.
  private static let version = 1

  private let index: SystemsIndex

  /// Creates the scorecard of an index.
  package init(index: SystemsIndex) { self.index = index }

  /// The scorecard as JSON; systems have the order of their folders.
  package var json: String {
    let systems = index.systems.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    var text = ""
    JSONText.object([
      ("scorecardVersion", .integer(SystemsScorecard.version)),
      ("systems", .rows(systems.count) { entry(systems[$0]) }),
    ]).write(to: &text)
    return text + "\n"
  }

  private func entry(_ system: SystemsIndex.System) -> JSONText {
    let (last, pairings) = (system.last, system.last.pairings)
    let decided = pairings.passed + pairings.failed + pairings.cantTell
    return .object([
      ("folder", .string(system.folder)), ("system", .string(last.name)),
      ("date", .optional(SystemsText.date(system))), ("guideline", .string(last.profile)),
      ("passes", .boolean(!system.isFailing)), ("gateFailures", .integer(last.gating)),
      ("gateFailuresBefore", system.previous.map { .integer($0.gating) } ?? .null),
      ("pairings", .integer(decided)), ("pairingsPassed", .integer(pairings.passed)),
      ("pairingsFailed", .integer(pairings.failed)), ("pairingsUndetermined", .integer(pairings.cantTell)),
      ("errors", .optional(last.others.map { Double($0.errors) })),
      ("warnings", .optional(last.others.map { Double($0.warnings) })),
      ("waived", .integer(last.waived)), ("accepted", .integer(last.accepted)),
      ("checks", .array(checks(system))), ("page", .optional(system.page.map { "\($0).html" })),
    ])
  }

  private func checks(_ system: SystemsIndex.System) -> [JSONText] {
    (system.audit?.authorities.results ?? []).map { result in
      .object([
        ("authority", .string(result.authority.rawValue)), ("state", .string(result.state.rawValue)),
        ("failures", .integer(result.failures)), ("undetermined", .integer(result.undetermined)),
      ])
    }
  }
}
