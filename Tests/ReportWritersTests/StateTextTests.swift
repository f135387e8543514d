import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

/// The sentences beside a state matrix: counts, and what is not written out.
@Suite struct StateTextTests {
  /// Labels on fills for each tone and state, with what is given for a mode in place of the usual colors.
  private func words(
    tones: [String], states: [String], isListed: Bool = true, dark: AuthoredValue.Content? = nil
  ) throws -> StateText {
    let modes = dark == nil ? [Mode("light")] : [Mode("light"), Mode("dark", base: "light")]
    var system = DesignSystem(name: "States", tokens: TokenSet(), modes: modes)
    for tone in tones {
      for state in states {
        system.insert("fill_\(tone)_\(state)", .literal(.color(.black)))
        system.insert("label_\(tone)_\(state)", .literal(.color(.white)))
        if let dark { system.insert("label_\(tone)_\(state)", dark, mode: "dark") }
      }
    }
    var template = PairingTemplate(
      usage: .text, foregrounds: [try PathPattern("label_{tone}_{state}")],
      backgrounds: [try PathPattern("fill_{tone}_{state}")])
    if isListed { template.listed = [("tone", tones), ("state", states)] }
    let expansion = template.expanded(over: system.tokens)
    system.pairings = expansion.pairings
    system.combinationTables = expansion.tables
    let rules = RuleCatalog.settings(for: .wcag22AA)
    let report = Auditor(rules: rules, gate: Gate()).report(on: MeasuredSystem(system))
    return StateText(matrix: try #require(StateMatrix.matrices(of: report).first))
  }

  @Test func oneCombinationIsOne() throws {
    let words = try words(tones: ["go"], states: ["default"])
    #expect(words.counts == ["1 combination is listed; light: 1 audited, 0 undetermined, 0 absent"])
    #expect(words.leftOut == nil && words.title == "text")
  }

  @Test func modesWithTheSameNumbersAreSaidOnce() throws {
    let words = try words(tones: ["go"], states: ["default", "active"], dark: .literal(.color(.white)))
    #expect(words.counts == ["2 combinations are listed; every mode: 2 audited, 0 undetermined, 0 absent"])
  }

  @Test func modesWithOtherNumbersAreSaidEach() throws {
    let words = try words(
      tones: ["go"], states: ["default", "active"], isListed: false, dark: .undecidable("chosen at run time"))
    #expect(
      words.counts == [
        "2 combinations are found; light: 2 audited, 0 undetermined, 0 absent",
        "2 combinations are found; dark: 0 audited, 2 undetermined, 0 absent",
      ])
  }

  /// 203 tones and 61 states are 3 rows and 1 state more than are written out.
  @Test func whatIsNotWrittenOutIsCounted() throws {
    let many = try words(tones: (0..<203).map { "t\($0)" }, states: ["default"])
    #expect(many.leftOut == "3 more rows are in the JSON report.")
    let wide = try words(tones: ["go"], states: (0..<61).map { "s\($0)" })
    #expect(wide.leftOut == "1 more state is in the JSON report." && wide.states.count == 60)
  }
}
