import Audit
import AuditRules
import AuditSession
import AuditTestSupport
import TestSupport
import Testing

/// Changes between states and focus rings, from palpable.json to findings; numbers are computed by hand beside them.
@Suite struct StateAndFocusTests {
  private func report(_ members: String, _ tokens: KeyValuePairs<String, String>) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "tokens.json": ExampleDocument(notation: .hexText).text(tokens.map { ($0.key, $0.value) }),
      "palpable.json": #"{ "tokens": ["tokens.json"], "# + members + " }",
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private func findings(_ rule: String, _ report: AuditReport) -> [Finding] {
    report.findings.filter { $0.rule == rule }
  }

  private let states = #""pairings": [{ "name": "Button", "text": "label.{state}", "on": "fill.{state}" }]"#

  private func tokens(_ fills: KeyValuePairs<String, String>) -> KeyValuePairs<String, String> {
    switch fills.count {
    case 2:
      return [
        "fill.\(fills[0].key)": fills[0].value, "label.\(fills[0].key)": "#ffffff",
        "fill.\(fills[1].key)": fills[1].value, "label.\(fills[1].key)": "#ffffff",
      ]
    default:
      return [
        "fill.\(fills[0].key)": fills[0].value, "label.\(fills[0].key)": "#ffffff",
        "fill.\(fills[1].key)": fills[1].value, "label.\(fills[1].key)": "#ffffff",
        "fill.\(fills[2].key)": fills[2].value, "label.\(fills[2].key)": "#ffffff",
        "fill.\(fills[3].key)": fills[3].value, "label.\(fills[3].key)": "#ffffff",
      ]
    }
  }

  /// CSS Color 4 calls a difference of 0.02 in Oklab just noticeable; of grays it is the difference of lightness.
  @Test func theThresholdIsThatOfCSS() throws {
    #expect(StateChange.justNoticeable == 0.02 && StateChange().difference == 0.02)
    // L of #404040 is 0.3715, of #434343 0.3828, of #464646 0.3941: 0.0113 and 0.0226 apart.
    #expect(
      findings("state-change", try report(states, tokens(["default": "#404040", "active": "#434343"]))).count == 1)
    #expect(findings("state-change", try report(states, tokens(["default": "#404040", "active": "#464646"]))).isEmpty)
  }

  @Test func neighborsAreThoseThatFollowEachOther() throws {
    let report = try report(
      states,
      tokens(["default": "#404040", "active": "#404040", "selected_default": "#404040", "selected_active": "#404040"]))
    #expect(
      findings("state-change", report).map(\.subject.description) == [
        "states of Button: default to active", "states of Button: default to selected_default",
        "states of Button: selected_default to selected_active",
      ])
    let finding = try #require(findings("state-change", report).first)
    #expect(finding.level == .note && !finding.gates)
    #expect(finding.measured == 0 && finding.required == 0.02)
    #expect(
      finding.message == "no color changes; requires ΔEOK 0.02")
    #expect(finding.remedy == "increase the difference of at least one color")
  }

  /// No active: pressed shows hover, which is then compared with the default; with active, hover is nobody's neighbor.
  @Test func whatIOSShowsIsCompared() throws {
    let hover = try report(states, tokens(["default": "#404040", "hover": "#404040"]))
    #expect(findings("state-change", hover).map(\.subject.description) == ["states of Button: default to hover"])
    let both = try report(
      states, tokens(["default": "#404040", "hover": "#404040", "active": "#101010", "disabled": "#909090"]))
    #expect(findings("state-change", both).isEmpty)
  }

  @Test func optionsAskForMore() throws {
    // #404040 and #464646 are (0.0612 + 0.05) / (0.0513 + 0.05) = 1.098:1.
    let fills = tokens(["default": "#404040", "active": "#464646"])
    func found(_ options: String) throws -> [Finding] {
      findings("state-change", try report(states + #", "rules": { "state-change": \#(options) }"#, fills))
    }
    #expect(try found(#"{ "difference": 0.03 }"#).count == 1)
    #expect(try found(#"{ "contrast": 1.09 }"#).isEmpty)
    #expect(try found(#"{ "contrast": 1.1 }"#).count == 1)
    let strict = try found(#"{ "contrast": 3, "level": "error" }"#)
    #expect(strict.map(\.gates) == [true])
    #expect(strict.first?.message.hasSuffix("requires ΔEOK 0.02 and contrast 3:1") ?? false)
    #expect(try found(#"{ "level": "error", "contrast": 3 }"#).first?.outcome == .failed)
  }

  /// A tenth of black over white and over black: seen on one, not on the other.
  @Test func translucentFillsAreSeenOverTheSurfaces() throws {
    let fills: KeyValuePairs<String, String> = [
      "fill.default": "#00000000", "fill.active": "#0000001a", "label.default": "#767676", "label.active": "#767676",
      "page": "#ffffff", "night": "#000000",
    ]
    let pairings = #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#
    func outcome(_ members: String) throws -> String? {
      findings("state-change", try report(members + pairings, fills)).first.map { $0.cause ?? $0.outcome.name }
    }
    #expect(try outcome(#""surfaces": ["page"], "#) == nil)
    #expect(try outcome(#""surfaces": ["night"], "#) == "failed")
    #expect(try outcome(#""surfaces": ["page", "night"], "#) == "the result depends on the backdrop")
    #expect(
      try outcome("") == "fill.active is translucent and its backdrop isn't declared")
  }

  @Test func statesCanBeWaived() throws {
    let waiver = """
      , "rules": { "state-change": "error" }, "waivers": [{ "rule": "state-change", "subject": "states of Button: default to *",
        "reason": "r", "owner": "o", "expires": "9999-12-31" }]
      """
    let finding = try #require(
      findings("state-change", try report(states + waiver, tokens(["default": "#404040", "active": "#404040"]))).first)
    #expect(finding.waiver != nil && !finding.gates)
  }

  private func focus(
    _ ring: String, control: String = #""width": 96, "height": 44"#, _ members: String = ""
  ) throws -> AuditReport {
    try report(
      #""controls": [{ "name": "Button", \#(control), "focusRing": { \#(ring) } }]\#(members)"#,
      ["ring": "#1d4ed8", "page": "#ffffff", "fill": "#1d4ed8", "light": "#ffffff", "pale": "#93c5fd"])
  }

  @Test(
    arguments: [
      // 284 square points outside and 276 inside are the required 560, and both sides change.
      (#""color": "pale", "on": "ring", "fill": "fill", "width": 2, "offset": -1"#, nil),
      // #93c5fd on white is 1.8:1: only what is inside counts.
      (#""color": "pale", "on": "page", "fill": "fill", "width": 2, "offset": -1"#, "failed"),
      (#""color": "ring", "on": "page", "width": 2, "offset": 4"#, nil),
      (#""color": "ring", "on": ["page", "pale"], "width": 2"#, nil),
      (#""color": "ring", "on": ["page", "fill"], "width": 2"#, "failed"),
      (#""color": "ring", "on": "page", "width": 2, "offset": -1"#, "cantTell"),
      (#""color": "ring", "on": "page", "width": 8, "offset": -1"#, nil),
    ] as [(String, String?)])
  func partsThatChangeCount(_ ring: String, _ outcome: String?) throws {
    #expect(findings("focus-appearance", try focus(ring)).map(\.outcome.name) == (outcome.map { [$0] } ?? []))
  }

  @Test func whatIsMissingIsSaid() throws {
    let width = try focus(#""color": "ring", "on": "page""#)
    #expect(
      findings("focus-appearance", width).map(\.cause) == ["the focus ring width isn't declared"])
    let size = try focus(#""color": "ring", "on": "page", "width": 2"#, control: #""target": [44, 44]"#)
    #expect(
      findings("focus-appearance", size).map(\.cause) == [
        "the control width and height aren't declared"
      ])
    // A lower bound of the width is enough for a ring that is wide enough at any.
    let open = try focus(
      #""color": "ring", "on": "page", "width": 2"#, control: #""padding": [8, 12], "height": 44"#)
    #expect(findings("focus-appearance", open).isEmpty)
  }

  @Test func theRingBesideItsNeighborsIsForNonTextContrast() throws {
    let report = try focus(#""color": "pale", "on": "page", "width": 2"#)
    // A pairing inferred from the names, such as the ring on the fill, doesn't gate.
    let gating = findings("non-text-contrast", report).filter(\.gates)
    #expect(gating.map(\.subject.description) == ["pale on page"])
    #expect(findings("focus-appearance", report).map(\.level) == [.note])
    let strict = try focus(#""color": "pale", "on": "page", "width": 2"#, #", "profile": "wcag22-aaa""#)
    #expect(findings("focus-appearance", strict).map(\.gates) == [true])
  }

  @Test(
    arguments: [
      #""on": "page""#, #""color": "ring""#, #""color": "ring", "fill": "fill", "width": 2"#,
      #""color": "rong", "on": "page""#, #""color": "ring", "on": "page", "offset": "2""#,
      #""color": "ring", "on": "page", "thickness": 2"#,
    ])
  func whatMeansNothingIsRefused(_ ring: String) {
    #expect(throws: AuditFailure.self) { try focus(ring) }
  }
}
