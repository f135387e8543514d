import Audit
import DesignTokens
import SourceText
import Testing

@testable import AuditSession

/// Reports of schema version 1: what a comparison takes from each of their members, and what it takes when they lack it.
@Suite struct EarlierReportVersion1Tests {
  private static func read(_ text: String) throws -> AuditSnapshot {
    try #require(try ReportReader(file: SourceFile(path: "old.json", bytes: Array(text.utf8))).read())
  }

  private static func finding(_ members: String) throws -> AuditSnapshot.Finding {
    let text = EarlierReportErrorTests.report(findings: #"{"rule":"r","outcome":"failed",\#(members)}"#)
    return try #require(try read(text).findings.first)
  }

  @Test(arguments: [
    (#""token":"a""#, SubjectName.token("a")), (#""token":"a","source":"file""#, .token("a")),
    (#""token":"a","source":"f","counterpart":"b""#, .counterpart("a", source: "f", other: "b")),
    (
      #""code":"x","file":"A.swift","declaration":"A.b","occurrence":2"#,
      .code(file: "A.swift", declaration: "A.b", text: "x", occurrence: 2)
    ),
    (#""code":"x""#, .code(file: "", declaration: "", text: "x", occurrence: 0)),
    // An earlier report can hold any number.
    (#""code":"x","occurrence":-1"#, .code(file: "", declaration: "", text: "x", occurrence: 0)),
    (#""code":"x","occurrence":1e300"#, .code(file: "", declaration: "", text: "x", occurrence: 1_000_000_000)),
    (#""states":"button","from":"rest","to":"hover""#, .states(of: "button", from: "rest", to: "hover")),
    (#""family":"f","colors":["a","b"]"#, .family("f", first: "a", second: "b")),
    (#""badge":"a""#, SubjectName(.badge, ["a"])), (#""textStyle":"a""#, SubjectName(.textStyle, ["a"])),
    (#""control":"a""#, SubjectName(.control, ["a"])), (#""container":"a""#, SubjectName(.container, ["a"])),
    (#""waiver":"r","on":"a""#, .waiver(of: "r", on: "a")), (#""waiver":"r""#, .waiver(of: "r", on: "")),
    (#""baselineEntry":"r/a""#, .baselineEntry("r/a")),
    (
      #""foreground":"a","background":"b","usage":"text","backdrops":["c","d"],"textStyle":null"#,
      .pairing(foreground: "a", background: "b", backdrops: ["c", "d"], usage: .text, textStyle: nil)
    ),
  ])
  func everySubjectIsKnownAgain(_ members: String, _ subject: SubjectName) throws {
    #expect(try Self.finding(#""subject":{\#(members)}"#).subject == subject)
  }

  @Test(arguments: ["[]", #"["a"]"#, #"["a","b","c"]"#, "4", #"["a",4]"#])
  func aFamilyHasTwoColors(_ colors: String) throws {
    do {
      _ = try Self.finding(#""subject":{"family":"f","colors":\#(colors)}"#)
      Issue.record("\(colors) was read")
    } catch let error as ConfigurationError {
      guard case .unexpected(let expected, _, let place) = error else { throw error }
      #expect(expected == "two colors of a family" && place.line == 2)
    }
  }

  /// `reachesGate` is newer than `gates`, which then says the same.
  @Test(arguments: [
    ("", false, false), (#","gates":true"#, true, true), (#","gates":false,"reachesGate":true"#, true, false),
    (#","gates":true,"reachesGate":false"#, false, true),
  ])
  func whatReachesTheGate(_ more: String, _ reachesGate: Bool, _ gates: Bool) throws {
    let finding = try Self.finding(#""subject":{"token":"a"}\#(more)"#)
    #expect((finding.reachesGate, finding.gates) == (reachesGate, gates))
  }

  @Test func exceptionsNeedAReason() throws {
    let without = try Self.finding(#""subject":{"token":"a"},"waiver":{"owner":"o"},"suppression":{},"baseline":{}"#)
    #expect(without.waiver == nil && without.suppression == nil && without.baseline == nil)
    let bare = try Self.finding(
      #""subject":{"token":"a"},"waiver":{"reason":"x"},"suppression":{"reason":"y"},"baseline":{"state":"new"}"#)
    let waiver = try #require(bare.waiver)
    #expect((waiver.reason, waiver.owner, waiver.expires) == ("x", "", "") && waiver.floor == nil && waiver.at == nil)
    #expect(bare.suppression?.reason == "y" && bare.suppression?.at == nil)
    #expect(bare.baseline?.state == "new" && bare.baseline?.earlier == nil)
    let whole = try Self.finding(
      #"""
      "subject":{"token":"a"},"waiver":{"reason":"x","owner":"o","expires":"2026-01-02","floor":3,
      "location":{"file":"p.json","line":3,"column":4}},"suppression":{"reason":"y","location":{"file":"a"}}
      """#)
    #expect(whole.waiver.map { [$0.owner, $0.expires, $0.at] } == ["o", "2026-01-02", "p.json:3:4"])
    #expect(whole.waiver?.floor == 3 && whole.suppression?.at == nil, "a place without a line is none")
  }

  @Test(arguments: ["worse", "better", "same"]) func earlierValuesBelongToAChange(_ state: String) throws {
    let change = #"{"state":"\#(state)","outcome":"failed","measured":2.5,"required":4.5}"#
    let finding = try Self.finding(#""subject":{"token":"a"},"against":\#(change)"#)
    #expect(finding.against?.state == state)
    let earlier = state == "same" ? nil : FindingSnapshot(.failed, measured: 2.5, required: 4.5)
    #expect(finding.against?.earlier == earlier)
  }

  /// A finding below the level of its rule was a lesser one; without levels that can't be said.
  @Test(arguments: [
    (#""warning""#, #""error""#, Level.warning, true), (#""error""#, #""error""#, .error, false),
    (#""note""#, #""perhaps""#, .note, false),
  ])
  func aLowerLevelIsALesserFinding(_ own: String, _ rule: String, _ level: Level, _ isMinor: Bool) throws {
    let snapshot = try Self.read(
      #"""
      {"schemaVersion":1,"tool":{"name":"palpable"},"pairings":[],"tokens":[],"rules":[{"id":"r","level":\#(rule)},{}],
      "findings":[{"rule":"r","outcome":"failed","level":\#(own),"subject":{"token":"a"}}]}
      """#)
    let finding = try #require(snapshot.findings.first)
    #expect(finding.level == level && finding.snapshot.isMinor == isMinor)
  }

  @Test func whatIsMissingIsEmpty() throws {
    let snapshot = try Self.read(
      #"""
      {"schemaVersion":1,"tool":{"name":"palpable"},"findings":[],"modes":[{"name":"dim"},{"scheme":"dark"}],
      "rules":[{"id":"r","level":"error","outcomes":{"failed":2,"passed":1.5}}],"notices":[{"message":"m"},{}],
      "pairings":[{"mode":"dim","foreground":"a","background":"b","usage":"text"}],"tokens":[{"path":"a"}]}
      """#)
    #expect(snapshot.modes.map(\.name) == ["dim"])
    #expect(snapshot.modes.map { [$0.scheme, $0.contrast] } == [["", ""]])
    #expect(snapshot.rules.map { [$0.id, $0.title, $0.requirement] } == [["r", "", ""]])
    #expect(snapshot.rules.map(\.outcomes.failed) == [2] && snapshot.rules.map(\.outcomes.passed) == [0])
    let pairing = try #require(snapshot.pairings.first)
    #expect(pairing.outcome == .inapplicable && !pairing.mayGate && !pairing.isFallback && pairing.origin.isEmpty)
    #expect(pairing.ratio == nil && pairing.required == nil && pairing.colors.isEmpty)
    #expect((snapshot.version, snapshot.system, snapshot.profile, snapshot.decision) == ("", "", "", ""))
    #expect(snapshot.failOn.isEmpty && !snapshot.isStrict && !snapshot.isConfigured)
    #expect(snapshot.tokens.map(\.path) == ["a"])
  }
}
