import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

/// State matrices with several results in a cell, unknown and translucent colors, and many absent combinations.
@Suite struct StateDetailTests {
  /// Labels on fills for each tone and state, made by a function; nil for a token that is missing.
  private func report(
    tones: [String], states: [String], usage: Pairing.Usage = .text, stateName: String = "state",
    surfaces: [Color] = [],
    fill: (String, String) -> AuthoredValue.Content = { _, _ in .literal(.color(.black)) },
    label: (String, String) -> AuthoredValue.Content?
  ) throws -> AuditReport {
    var system = DesignSystem(name: "States", tokens: TokenSet(), modes: [Mode("light")])
    for tone in tones {
      for state in states {
        system.insert("fill_\(tone)_\(state)", fill(tone, state))
        if let content = label(tone, state) { system.insert("label_\(tone)_\(state)", content) }
      }
    }
    for (index, surface) in surfaces.enumerated() { system.insert("surface\(index)", .literal(.color(surface))) }
    system.surfaces = surfaces.indices.map { TokenPath("surface\($0)") }
    var template = PairingTemplate(
      usage: usage, foregrounds: [try PathPattern("label_{tone}_{\(stateName)}")],
      backgrounds: [try PathPattern("fill_{tone}_{\(stateName)}")])
    template.listed = [("tone", tones), (stateName, states)]
    let expansion = template.expanded(over: system.tokens)
    system.pairings = expansion.pairings
    system.combinationTables = expansion.tables
    system.absentCombinations = expansion.absent
    return Auditor(rules: RuleCatalog.settings(for: .wcag22AA), gate: Gate()).report(on: MeasuredSystem(system))
  }

  /// 20 absent combinations are named, with all of their values.
  @Test func manyAbsentCombinationsAreCounted() throws {
    let tones = (0..<23).map { "t\($0)" }
    let report = try report(tones: tones, states: ["default", "active"]) { _, state in
      state == "active" ? nil : .literal(.color(.white))
    }
    let absent = StateText(matrix: try #require(StateMatrix.matrices(of: report).first)).absent
    #expect(absent.named.count == 20 && absent.more == 3)
    #expect(absent.named.first?.values == "tone t0, state active" && absent.named.first?.missing == "label_t0_active")
    #expect(MarkdownWriter().text(of: report).contains("- 3 more are absent; the findings list them\n"))
    #expect(try HTMLTokens(HTMLWriter().text(of: report)).texts.contains("3 more are absent; the findings list them"))
  }

  /// A translucent fill on black and white has an interval, and a computed label has no number.
  @Test func aCellHasBoundsOrNoNumber() throws {
    let report = try report(
      tones: ["go", "off"], states: ["default", "active"], surfaces: [.white, .black],
      fill: { tone, _ in .literal(.color(tone == "go" ? Color.black.withAlpha(0.5) : .black)) },
      label: { tone, _ in tone == "go" ? .literal(.color(.white)) : .undecidable("it is computed") })
    let rows = MarkdownWriter().text(of: report).split(separator: "\n")
    let go = try #require(rows.first { $0.hasPrefix("| tone go | ") })
    // White has 21:1 on black, and on half black over white about 3.97:1.
    #expect(go.contains("| 3.97 to 21.00 ") && !go.contains("absent"))
    let off = try #require(rows.first { $0.hasPrefix("| tone off | ") })
    #expect(off.contains("| cantTell | cantTell |"))
    let page = try HTMLTokens(HTMLWriter().text(of: report)).texts
    #expect(page.contains("3.97 to 21.00"))
  }

  /// 61 states in 201 rows are one state and one row too many.
  @Test func whatIsLeftOutIsSaidBelowTheTable() throws {
    let report = try report(tones: (0..<201).map { "t\($0)" }, states: ["default"]) { _, _ in .literal(.color(.white)) }
    #expect(MarkdownWriter().text(of: report).contains("\n1 more row is in the JSON report.\n"))
    #expect(HTMLWriter().text(of: report).contains(">1 more row is in the JSON report.</p>"))
  }

  @Test func aListOfRowsIsCut() {
    let rows = (0..<203).map { "r\($0)" }
    #expect(StateText.list(rows).count == 201 && StateText.list(rows).last == "and 3 more")
    #expect(StateText.list(["a"]) == ["a"])
  }

  @Test func aBindingIsReplacedWhereItIs() throws {
    let pattern = try PathPattern("a_{tone}_{state}.b")
    #expect(pattern.text(replacing: "state", with: "on") == "a_{tone}_on.b")
    #expect(pattern.text(replacing: "other", with: "on") == "a_{tone}_{state}.b")
  }
}
