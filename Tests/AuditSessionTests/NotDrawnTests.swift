import Audit
import AuditSession
import TestSupport
import Testing

/// Fully transparent foregrounds: what isn't drawn needs no contrast, unless people need it.
@Suite struct NotDrawnTests {
  /// #1D4ED8 is 6.7:1 on white, #E6E6E6 1.2:1, and #949494 3.03:1.
  private static let colors = [
    "none": "#00000000", "page": "#ffffff", "card": "#1e3a8a", "blue": "#1d4ed8", "pale": "#e6e6e6", "gray": "#949494",
    "white": "#ffffff", "ink": "#111111",
  ]

  private func report(_ pairings: String, _ members: String = "", tokens: [String: String] = [:]) throws -> AuditReport
  {
    let all = Self.colors.merging(tokens) { $1 }.sorted { $0.key < $1.key }
    let text = all.map { #""\#($0)": { "$value": "\#($1)" }"# }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "tokens.json": #"{ "$type": "color", "# + text + " }",
      "palpable.json": #"{ "tokens": ["tokens.json"], "pairings": [\#(pairings)] \#(members) }"#,
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  /// The outcomes of the pairings of the token `none`, as `background: outcome`.
  private func outcomes(_ report: AuditReport) -> [String] {
    report.pairings.filter { $0.measured.foreground.path == "none" }.map {
      "\($0.measured.pairing.background): \($0.outcome.name)"
    }
  }

  @Test func aGraphicThatIsNotDrawnIsInapplicable() throws {
    let report = try report(#"{ "graphic": "none", "on": "page" }, { "text": "ink", "on": "page" }"#)
    #expect(outcomes(report) == ["page: inapplicable"])
    #expect(report.pairings[0].cause == "not drawn, because it is fully transparent")
    #expect(report.findings.filter { $0.rule == "non-text-contrast" }.isEmpty && report.decision == .passed)
  }

  /// Nearly transparent is drawn, and so is what is transparent in another mode only.
  @Test func whatIsDrawnIsMeasured() throws {
    let faint = try report(#"{ "graphic": "faint", "on": "page" }"#, tokens: ["faint": "#00000001"])
    #expect(faint.pairings.map(\.outcome) == [.failed])
  }

  @Test(
    "What people need is missing if it is transparent",
    arguments: [
      #"{ "text": "none", "on": "page" }"#, #"{ "focus": "none", "on": "page" }"#,
      #"{ "component": "none", "on": "page" }"#,
    ])
  func fails(_ pairing: String) throws {
    let report = try report(pairing)
    #expect(outcomes(report) == ["page: failed"] && report.decision == .failed)
    let finding = try #require(report.findings.first { $0.gates })
    #expect(finding.measured == 1)
    #expect(finding.message.contains("none is fully transparent"))
  }

  @Test(
    "Another boundary of the same control, which reaches 3:1",
    arguments: [
      // The fill lies under the label.
      #"{ "name": "button", "text": "white", "on": "blue" }, { "name": "button", "component": "none", "on": "page" }"#,
      // The fill is declared as the shape, and the border also on the fill.
      #"{ "name": "button", "component": "blue", "on": "page" }, { "name": "button", "component": "none", "on": ["page", "blue"] }"#,
      // Over translucent colors.
      #"{ "name": "button", "text": "white", "on": "tint", "over": ["page"] }, { "name": "button", "component": "none", "on": "page" }"#,
    ])
  func isReplaced(_ pairings: String) throws {
    let report = try report(pairings, tokens: ["tint": "#1d4ed8e6"])
    #expect(outcomes(report).allSatisfy { $0.hasSuffix("inapplicable") } && report.decision == .passed)
    let reason = try #require(report.pairings.first { $0.measured.isNotDrawn }?.cause)
    #expect(reason.hasPrefix("not drawn, because it is fully transparent; ") && reason.contains("shows the edge at"))
  }

  @Test(
    "What is no other boundary",
    arguments: [
      // The fill is the page's color, or too near to it.
      #"{ "name": "input", "text": "ink", "on": "white" }, { "name": "input", "component": "none", "on": "page" }"#,
      #"{ "name": "input", "text": "ink", "on": "pale" }, { "name": "input", "component": "none", "on": "page" }"#,
      // The fill is transparent, too.
      #"{ "name": "input", "text": "ink", "on": "none", "over": ["page"] }, { "name": "input", "component": "none", "on": "page" }"#,
      // The fill belongs to something else, or to nothing that has a name.
      #"{ "name": "button", "text": "white", "on": "blue" }, { "name": "input", "component": "none", "on": "page" }"#,
      #"{ "text": "white", "on": "blue" }, { "component": "none", "on": "page" }"#,
      // The input lies on the card and has its color: that the card is seen on the page says nothing about the input.
      #"{ "name": "input", "text": "white", "on": ["card", "page"] }, { "name": "input", "component": "none", "on": ["card", "page"] }"#,
      #"{ "name": "input", "text": "white", "on": "card" }, { "name": "input", "component": "none", "on": "card" }"#,
      // One name for several controls.
      #"{ "name": "inputs", "component": ["none", "ink"], "on": "page" }, { "name": "inputs", "text": "white", "on": "blue" }"#,
      #"{ "name": "inputs", "component": "none", "on": "page" }, { "name": "inputs", "text": "white", "on": ["blue", "card"] }"#,
      #"{ "name": "borders", "component": "ink", "on": "page" }, { "name": "borders", "component": "none", "on": "page" }"#,
    ])
  func isNotReplaced(_ pairings: String) throws {
    let report = try report(pairings)
    #expect(outcomes(report).allSatisfy { $0.hasSuffix("failed") } && !outcomes(report).isEmpty)
    #expect(report.decision == .failed)
  }

  /// A surface is what controls lie on: the text of an input on a surface doesn't make the surface its fill.
  @Test func aSurfaceIsNoFill() throws {
    let pairings =
      #"{ "name": "input", "text": "white", "on": "card" }, { "name": "input", "component": "none", "on": "page" }"#
    #expect(outcomes(try report(pairings)) == ["page: inapplicable"])
    #expect(outcomes(try report(pairings, #", "surfaces": ["page", "card"]"#)) == ["page: failed"])
  }

  /// Each state has its own fill, and each mode its own colors.
  @Test func statesAndModesAreToldApart() throws {
    let tokens = [
      "b-fill-default": "#1d4ed8", "b-fill-hover": "#e6e6e6", "b-label-default": "#ffffff", "b-label-hover": "#111111",
      "b-line-default": "#00000000", "b-line-hover": "#00000000",
    ]
    let pairings = #"""
      { "name": "button", "text": "b-label-{state}", "on": "b-fill-{state}" },
      { "name": "button", "component": "b-line-{state}", "on": "page" }
      """#
    let report = try report(pairings, tokens: tokens)
    let lines = report.pairings.filter { $0.measured.isNotDrawn }
    #expect(
      lines.map { "\($0.measured.foreground.path): \($0.outcome.name)" } == [
        "b-line-default: inapplicable", "b-line-hover: failed",
      ])
    #expect(lines.map { $0.measured.otherBoundary?.fill.description } == ["b-fill-default", "b-fill-hover"])
    let message = try #require(report.findings.first { $0.rule == "non-text-contrast" }?.message)
    #expect(message.contains("the contrast of b-fill-hover is only 1.2"))
  }

  /// 6.7:1 is enough for 3:1 and for 4.5:1, 3.03:1 for the first alone.
  @Test(arguments: [("blue", [String]()), ("gray", ["increased-contrast"])])
  func theFillIsHeldToTheSameRequirement(_ fill: String, _ rules: [String]) throws {
    let pairings =
      #"{ "name": "b", "text": "ink", "on": "\#(fill)" }, { "name": "b", "component": "none", "on": "page" }"#
    let report = try report(pairings, #", "modes": [{ "name": "light", "contrast": "increased" }]"#)
    let found = report.findings.filter { $0.pairing?.foreground.path == "none" }
    #expect(found.map(\.rule) == rules)
  }

  /// A badge is one control: an interactive one is seen by its border or by its background.
  @Test(arguments: [("blue", ["inapplicable", "inapplicable"]), ("pale", ["failed", "failed"])])
  func anInteractiveBadgeHasItsBackground(_ fill: String, _ expected: [String]) throws {
    let badge =
      #", "surfaces": ["page"], "badges": [{ "name": "tag", "background": "\#(fill)", "border": "none", "text": "ink", "interactive": true }]"#
    let report = try report("", badge)
    #expect(report.pairings.filter { $0.measured.foreground.path == "none" }.map(\.outcome.name) == expected)
  }

  /// Decoration that isn't drawn says so, and counts as before.
  @Test func decorationSaysThatItIsNotDrawn() throws {
    let report = try report(#"{ "decorative": "none", "on": "page" }, { "text": "ink", "on": "page" }"#)
    #expect(
      report.pairings[0].outcome == .inapplicable
        && report.pairings[0].cause == "decorative; not drawn, because it is fully transparent")
  }
}
