import Audit
import AuditSession
import TestSupport
import Testing

/// Two sources of the same tokens, compared colour by colour.
@Suite struct SourceDriftTests {
  private func findings(_ other: String, map: String = #"{ "color.{name}": "app.{name}" }"#) throws -> [Finding] {
    let own = """
      { "$type": "color", "color": { "ink": { "$value": "#767676" }, "paper": { "$value": "#ffffff" } } }
      """
    let folder = try TemporaryFolder([
      "own.tokens.json": own, "app/other.tokens.json": #"{ "$type": "color", "app": { \#(other) } }"#,
      "palpable.json": """
      { "tokens": ["own.tokens.json"], "pairings": [{ "text": "color.ink", "on": "color.paper" }],
        "sources": [{ "name": "app", "tokens": ["app/other.tokens.json"], "map": \(map) }] }
      """,
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report().findings
      .filter { $0.rule == "source-drift" }
  }

  @Test func theSameColorsAreNoFinding() throws {
    #expect(try findings(##""ink": { "$value": "#767676" }, "paper": { "$value": "#fff" }"##).isEmpty)
  }

  @Test func aDifferenceThatChangesAVerdictIsAnError() throws {
    // #767676 on white is 4.54:1, #787878 is 4.42:1.
    let found = try findings(##""ink": { "$value": "#787878" }, "paper": { "$value": "#ffffff" }"##)
    #expect(found.map(\.level) == [.error])
    #expect(found[0].gates)
    #expect(
      found[0].evaluation.message
        == "#767676 here, #787878 in app; color.ink on color.paper is 4.54 here and 4.41 there")
    #expect(found[0].location?.path == "app/other.tokens.json")
    #expect(found[0].fingerprint == "source-drift/light/counterpart/color.ink/app/app.ink")
  }

  /// #595959 on white has 7.00:1 and #5a5a5a 6.90:1: a verdict at level AAA and in a mode of increased contrast, and none at level AA.
  @Test(arguments: [
    (#""profile": "wcag22-aaa""#, Level.error), (#""modes": [{ "name": "light", "contrast": "increased" }]"#, .error),
    (#""profile": "wcag22-aa""#, .warning),
  ])
  func verdictsAreThoseOfTheProfileAndTheMode(_ member: String, _ level: Level) throws {
    let folder = try TemporaryFolder([
      "own.json": tokenText(muted: "#595959", page: "#ffffff"),
      "app.json": tokenText(muted: "#5a5a5a", page: "#ffffff"),
      "palpable.json": """
      { "tokens": ["own.json"], "pairings": [{ "text": "muted", "on": "page" }], \(member),
        "sources": [{ "name": "app", "tokens": ["app.json"], "map": { "muted": "muted" } }] }
      """,
    ])
    #expect(try audit(folder).findings.filter { $0.rule == "source-drift" }.map(\.level) == [level])
  }

  @Test func aDifferenceWithTheSameVerdictIsAWarning() throws {
    let found = try findings(##""ink": { "$value": "#757575" }, "paper": { "$value": "#ffffff" }"##)
    #expect(found.map(\.level) == [.warning])
    #expect(found[0].evaluation.message == "#767676 here, #757575 in app, and every verdict is the same")
    #expect(!found[0].gates)
  }

  /// `--strict` raises warnings to errors, also those of a rule that is an error.
  @Test func aDifferenceWithTheSameVerdictIsAnErrorWhereTheGateIsStrict() throws {
    let folder = try TemporaryFolder([
      "own.json": tokenText(muted: "#767676", page: "#ffffff"),
      "app.json": tokenText(muted: "#757575", page: "#ffffff"),
      "palpable.json": """
      { "tokens": ["own.json"], "pairings": [{ "text": "muted", "on": "page" }],
        "sources": [{ "name": "app", "tokens": ["app.json"], "map": { "muted": "muted" } }] }
      """,
    ])
    #expect(try audit(folder).gating == [])
    #expect(try audit(folder) { $0.gate.isStrict = true }.gating == ["source-drift light"])
  }

  @Test func bothSidesOfAPairingMayDrift() throws {
    // #737373 on #f0f0f0 is 4.16:1, against 4.54:1 here: both tokens take part in the pairing whose verdict changes.
    let found = try findings(##""ink": { "$value": "#737373" }, "paper": { "$value": "#f0f0f0" }"##)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.level == .error })
  }

  @Test func aMissingCounterpartIsAWarning() throws {
    let found = try findings(##""paper": { "$value": "#ffffff" }"##)
    #expect(found.map(\.evaluation.message) == ["app has no app.ink"])
    #expect(found.map(\.level) == [.warning])
  }

  @Test func aMapThatMatchesNothingIsAnError() throws {
    #expect {
      _ = try findings(##""ink": { "$value": "#767676" }"##, map: #"{ "colour.{name}": "app.{name}" }"#)
    } throws: { error in
      (error as? AuditFailure)?.sentences
        == ["palpable.json:2:78: \"colour.{name}\" matches no token. Did you mean color.{name}?"]
    }
  }
}
