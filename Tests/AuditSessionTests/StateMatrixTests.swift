import Audit
import AuditSession
import TestSupport
import Testing

/// States of templates from palpable.json to the report.
@Suite struct StateMatrixTests {
  /// Tokens by their paths of one segment or two; a value that is not there has no token.
  private func report(_ members: String, _ tokens: [(String, String)]) throws -> AuditReport {
    var groups: [(String, [String])] = []
    for (path, value) in tokens {
      let parts = path.split(separator: ".").map(String.init)
      let entry = #""\#(parts[1])": { "$value": "\#(value)" }"#
      if let index = groups.firstIndex(where: { $0.0 == parts[0] }) {
        groups[index].1.append(entry)
      } else {
        groups.append((parts[0], [entry]))
      }
    }
    let text = groups.map { #""\#($0.0)": { \#($0.1.joined(separator: ", ")) }"# }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "tokens.json": #"{ "$type": "color", "# + text + " }",
      "palpable.json": #"{ "tokens": ["tokens.json"], "# + members + " }",
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private func messages(_ members: String) throws -> [String] {
    do {
      _ = try report(members, [("b.label_default", "#000000"), ("b.fill_default", "#ffffff")])
      return []
    } catch let error as AuditFailure { return error.sentences }
  }

  /// White on blue passes, on the pale hover it does not; the clear fill lies on what is declared behind it.
  private let tokens = [
    ("b.label_go_default", "#ffffff"), ("b.fill_go_default", "#1d4ed8"), ("b.label_go_hover", "#ffffff"),
    ("b.fill_go_hover", "#93c5fd"), ("b.label_go_active", "#ffffff"), ("b.fill_go_active", "#1e3a8a"),
    ("b.label_go_disabled", "#dddddd"), ("b.fill_go_disabled", "#eeeeee"), ("b.label_clear_default", "#767676"),
    ("b.fill_clear_default", "#00000000"), ("b.label_clear_active", "#000000"), ("b.fill_clear_active", "#0000001a"),
    ("s.white", "#ffffff"), ("s.gray", "#999999"),
  ]

  private let template = """
    "pairings": [{ "name": "Button", "text": "b.label_{tone}_{state}", "on": "b.fill_{tone}_{state}",
      "where": { "tone": ["go", "clear"], "state": ["default", "hover", "active", "disabled"] } }]
    """

  /// 2 tones x 4 states are 8 combinations: in light 5 are audited, 1 depends on the surface, 2 have no token.
  @Test func everyListedCombinationIsCounted() throws {
    let report = try report(#""surfaces": ["s.white", "s.gray"], "# + template, tokens)
    let matrix = try #require(StateMatrix.matrices(of: report).first)
    let count = try #require(matrix.counts.first)
    #expect(count.combinations == 8 && count.absent == 2)
    #expect(count.audited + count.cantTell + count.absent == 2 * 4)
    // #767676 is 4.54:1 on white and 1.59:1 on the gray; #000000 passes on a tenth of black over either.
    #expect(count.cantTell == 1)
    #expect(matrix.rows.map(\.words) == ["tone go", "tone clear"])
    let missing = matrix.rows.flatMap(\.cells).compactMap { $0.missing?.description }
    #expect(missing == ["b.label_clear_hover", "b.label_clear_disabled"])
    // Each absent one is a finding that names it.
    #expect(
      report.findings.filter { $0.rule == "pairing-coverage" }.map(\.subject.description).sorted() == missing.sorted())
    let disabled = try #require(matrix.rows[0].cell(in: "disabled")?.results.first?.first)
    #expect(
      disabled.measured.pairing.usage == .inactive && disabled.outcome == .inapplicable && disabled.cause == "inactive")
  }

  @Test func equationHoldsInEveryMode() throws {
    let modes = #""modes": [{ "name": "light" }, { "name": "dark", "base": "light" }], "#
    let matrix = try #require(StateMatrix.matrices(of: try report(modes + template, tokens)).first)
    #expect(matrix.counts.map(\.mode) == ["light", "dark"])
    for count in matrix.counts {
      let cells = matrix.rows.flatMap(\.cells)
      #expect(count.combinations == 8 && count.combinations == cells.count)
      #expect(count.absent == cells.count(where: \.isAbsent))
    }
    // Nothing is declared behind the clear fills: neither can be told, whatever its label.
    #expect(matrix.counts.map(\.cantTell) == [2, 2])
  }

  /// Fills with alpha lie on `over`, else on every surface, else nothing is known of what lies behind.
  @Test(
    arguments: [
      (#""over": "s.white""#, "", 4.54...4.55, Outcome.passed), (#""over": "s.gray""#, "", 1.59...1.60, .failed),
    ] as [(String, String, ClosedRange<Double>, Outcome)])
  func aClearFillShowsWhatLiesBehind(
    _ over: String, _ members: String, _ ratios: ClosedRange<Double>, _ outcome: Outcome
  ) throws {
    let pairing = #""pairings": [{ "text": "b.label_clear_{state}", "on": "b.fill_clear_{state}", \#(over) }]"#
    let result = try #require(try report(members + pairing, tokens).pairings.first)
    #expect(ratios.contains(try #require(result.measured.ratio)) && result.outcome == outcome)
  }

  @Test func aClearFillWithoutASurfaceCannotBeTold() throws {
    let pairing = #""pairings": [{ "text": "b.label_clear_{state}", "on": "b.fill_clear_{state}" }]"#
    let open = try #require(try report(pairing, tokens).pairings.first)
    #expect(
      open.outcome == .cantTell && open.cause == "b.fill_clear_default is translucent and its backdrop isn't declared")
    let bounds = try #require(try report(#""surfaces": ["s.white", "s.gray"], "# + pairing, tokens).pairings.first)
    let interval = try #require(bounds.measured.interval)
    #expect((1.59...1.60).contains(interval.lowerBound) && (4.54...4.55).contains(interval.upperBound))
  }

  private func hover(_ report: AuditReport) throws -> AuditReport.PairingResult {
    try #require(report.pairings.first { $0.measured.pairing.foreground == "b.label_go_hover" })
  }

  @Test func statesOfTheWebGateUnlessThePlatformHasNone() throws {
    let everywhere = try hover(try report(template, tokens))
    #expect(everywhere.measured.isWebOnly && everywhere.measured.canGate && everywhere.outcome == .failed)
    let report = try report(#""platform": "ios", "# + template, tokens)
    let onIOS = try hover(report)
    #expect(onIOS.measured.isWebOnly && !onIOS.measured.canGate && onIOS.outcome == .failed)
    // 93c5fd under white is 1.8:1, and 4.5 is what the row is judged by, not the 7 of the stricter rule.
    #expect(onIOS.required == 4.5)
    let findings = report.findings.filter { $0.rule == "contrast-minimum" && $0.pairing?.isWebOnly ?? false }
    #expect(findings.map(\.level) == [.note] && findings.allSatisfy { !$0.gates })
    #expect(findings.first?.message.hasSuffix("; iOS never shows this state") ?? false)
  }

  /// A change that declares the platform takes something out of the gate, and that is said.
  @Test func aNewPlatformIsNoticed() throws {
    let tokens = #"""
      { "$type": "color", "ink": { "$value": "#000000" }, "page": { "$value": "#ffffff" } }
      """#
    func configuration(_ platform: String) -> String {
      #"{ "tokens": ["tokens.json"], \#(platform)"pairings": [{ "text": "ink", "on": "page" }] }"#
    }
    let folder = try TemporaryFolder([
      "old/palpable.json": configuration(""), "old/tokens.json": tokens,
      "new/palpable.json": configuration(#""platform": "ios", "#), "new/tokens.json": tokens,
    ])
    func notices(_ path: String, against other: String) throws -> [String] {
      var request = AuditRequest(paths: [path], root: folder.path)
      request.against = other
      return try AuditSession(request).report().notices.map(\.message).filter { $0.contains("platform") }
    }
    #expect(
      try notices("new", against: "old") == [
        "platform is iOS, unlike in old; states that iOS never shows no longer count toward the gate"
      ])
    #expect(try notices("old", against: "new") == [] && notices("new", against: "new") == [])
  }

  /// The same two tokens, declared once more without a state: they meet on iOS too.
  @Test func aPairingThatIsDeclaredOtherwiseGates() throws {
    let twice = template.dropLast() + #", { "text": "b.label_go_hover", "on": "b.fill_go_hover" }]"#
    let result = try hover(try report(#""platform": "ios", "# + twice, tokens))
    #expect(!result.measured.isWebOnly && result.measured.canGate)
  }

  @Test func wherePressedHasNoStateHoverIsWhatIOSShows() throws {
    let rest = tokens.filter { !$0.0.hasSuffix("go_active") }
    let result = try hover(try report(#""platform": "ios", "# + template, rest))
    #expect(!result.measured.isWebOnly && result.measured.canGate)
  }

  @Test func anotherBindingMayHoldTheStates() throws {
    let named = """
      "pairings": [{ "text": "b.label_{tone}_{look}", "on": "b.fill_{tone}_{look}", "states": "look" }]
      """
    let report = try report(named, tokens)
    #expect(
      report.pairings.first { $0.measured.pairing.foreground == "b.label_go_disabled" }?.measured.pairing.usage
        == .inactive)
    #expect(StateMatrix.matrices(of: report).first?.table.stateBinding == "look")
  }

  @Test func whatMeansNothingIsAnError() throws {
    #expect(
      try messages(#""pairings": [{ "text": "b.label_{state}", "on": "b.fill_{state}", "states": "stat" }]"#) == [
        "palpable.json:1:43: unknown binding \"stat\"; did you mean \"state\"?"
      ])
    #expect(
      try messages(#""platform": "io", "pairings": [{ "text": "b.label_default", "on": "b.fill_default" }]"#).count == 1
    )
  }
}
