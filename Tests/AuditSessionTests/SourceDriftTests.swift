import Audit
import AuditSession
import TestSupport
import Testing

/// Two sources of the same tokens, compared color by color.
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
      found[0].message
        == "#767676 here, #787878 in app; color.ink on color.paper is 4.54:1 here and 4.41:1 there")
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
    #expect(found[0].message == "#767676 here, #757575 in app; no contrast result changes")
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
    #expect(found.map(\.message) == ["token app.ink not found in app"])
    #expect(found.map(\.level) == [.warning])
  }

  /// The two sides of a map, and what is said where one of them matches no token.
  @Test(arguments: [
    (
      #"{ "colour.{name}": "app.{name}" }"#,
      #"78: no token matches "colour.{name}"; did you mean "color.ink" or "color.paper"?"#
    ),
    (
      #"{ "color.{name}": "apps.{name}" }"#,
      #"94: no token of source "app" matches "apps.{name}"; did you mean "app.ink" or "app.paper"?"#
    ),
    (#"{ "color.ink": "app.inc" }"#, #"91: no token of source "app" matches "app.inc"; did you mean "app.ink"?"#),
    (
      #"{ "color.ink": "app.ink", "color.paper": "Somewhere.else" }"#,
      #"117: no token of source "app" matches "Somewhere.else"; add the token or correct the map"#
    ),
  ])
  func aMapWithASideThatMatchesNothingIsAnError(_ map: String, _ sentence: String) throws {
    let failure = #expect(throws: AuditFailure.self) {
      try findings(##""ink": { "$value": "#767676" }, "paper": { "$value": "#ffffff" }"##, map: map)
    }
    #expect(failure?.sentences == ["palpable.json:2:" + sentence])
  }
}

/// Modes that only one of two sources has.
@Suite struct SourceModeTests {
  private static let map = #""map": { "{n}": "{n}" }"#

  private static func report(
    own: [String: String], app: String, _ member: String = "", appFile: String = "app.css"
  ) throws -> AuditReport {
    var files = own
    files[appFile] = app
    let names = own.keys.sorted().reversed().map { name in
      name.contains("dark") ? #"{ "path": "\#(name)", "mode": "dark" }"# : #""\#(name)""#
    }
    files["palpable.json"] = """
      { "tokens": [\(names.joined(separator: ", "))], "pairings": [{ "text": "muted", "on": "page" }], \(member)
        "sources": [{ "name": "app", "tokens": ["\(appFile)"], \(map) }] }
      """
    return try audit(try TemporaryFolder(files))
  }

  private static func drift(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == "source-drift" }.map { finding in
      guard finding.subject.kind == .counterpart else { return "\(finding.subject)" }
      return "\(finding.mode ?? "*") \(finding.subject.parts[0]) \(finding.level)"
    }
  }

  private static let light = ["own.json": tokenText(muted: "#000000", page: "#ffffff")]
  private static let root = ":root { --muted: #000; --page: #fff }"

  /// #cccccc on white has 1.6:1, #333333 12.6:1.
  @Test(arguments: [
    (".dark { --muted: #ccc }", ["dark muted error"]), (".dark { --muted: #333 }", ["dark muted warning"]),
    (".dark { --muted: #000 }", []),
    ("@media (prefers-contrast: more) { :root { --muted: #ccc } }", ["light-high-contrast muted error"]),
  ])
  func aModeOfTheSourceIsComparedWithWhatTheTokensShow(_ rule: String, _ found: [String]) throws {
    let report = try Self.report(own: Self.light, app: Self.root + rule)
    #expect(Self.drift(report) == found)
    #expect(report.modes.map(\.name) == ["light"])
    #expect(report.decision == (found.contains { $0.hasSuffix("error") } ? .failed : .passed))
  }

  @Test func aModeOfTheTokensIsComparedWithWhatTheSourceShows() throws {
    var own = Self.light
    own["own.dark.json"] = tokenText(muted: "#ffffff", page: "#000000")
    let report = try Self.report(own: own, app: Self.root)
    #expect(Self.drift(report) == ["dark muted warning", "dark page warning"])
  }

  @Test func modesOfOneLookStandForEachOtherWhateverTheirNames() throws {
    let modes = #""modes": [{ "name": "day" }, { "name": "night", "base": "day" }],"#
    let report = try Self.report(own: Self.light, app: Self.root + ".dark { --muted: #ccc }", modes)
    #expect(Self.drift(report) == ["night muted error"])
  }

  @Test func aGamutOfAnAppCatalogIsAModeOfTheSource() throws {
    func entry(_ level: String, _ rest: String) -> String {
      #"{ "idiom": "universal"\#(rest), "color": { "color-space": "srgb", "components": { "red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000" } } }"#
    }
    let folder = try TemporaryFolder([
      "own.json": tokenText(muted: "#000000", page: "#ffffff"),
      "A.xcassets/muted.colorset/Contents.json":
        "{ \"colors\": [\(entry("0", "")), \(entry("0.800", #", "display-gamut": "display-P3""#))] }",
      "palpable.json": """
      { "tokens": ["own.json"], "pairings": [{ "text": "muted", "on": "page" }],
        "sources": [{ "name": "app", "tokens": ["A.xcassets"], "map": { "muted": "muted" } }] }
      """,
    ])
    #expect(try audit(folder).gating == ["source-drift light-p3"])
  }

  /// A waiver may name the mode; only one mode is compared where only one is audited.
  @Test func theModeOfASourceCanBeWaived() throws {
    let waiver = """
      "waivers": [{ "rule": "source-drift", "subject": "muted", "mode": "dark", "reason": "next release", "owner": "Ana", "expires": "2027-01-31" }],
      """
    let app = Self.root + ".dark { --muted: #ccc }"
    #expect(try Self.report(own: Self.light, app: app, waiver).decision == .passed)
    let folder = try TemporaryFolder([
      "own.json": Self.light["own.json"] ?? "", "app.css": app,
      "palpable.json": """
      { "tokens": ["own.json"], "pairings": [{ "text": "muted", "on": "page" }],
        "sources": [{ "name": "app", "tokens": ["app.css"], \(Self.map) }] }
      """,
    ])
    #expect(try audit(folder) { $0.mode = "light" }.gating.isEmpty)
  }

  @Test func noticesOfASourceAreReported() throws {
    let folder = try TemporaryFolder([
      "own.json": Self.light["own.json"] ?? "", "app/a.css": Self.root, "app/package.json": "{}",
      "palpable.json": """
      { "tokens": ["own.json"], "pairings": [{ "text": "muted", "on": "page" }],
        "sources": [{ "name": "app", "tokens": ["app"], \(Self.map) }] }
      """,
    ])
    let notices = try audit(folder).system.notices.filter { $0.message.hasPrefix("not read") }
    #expect(notices.map(\.message) == ["not read: unknown token format"])
    #expect(notices.map(\.location?.path) == ["app/package.json"])
  }
}
