import DesignTokens
import Testing

@Suite struct CombinationTableTests {
  private let tokens = set(named: [
    "B.label_a_default", "B.fill_a_default", "B.label_a_hover", "B.fill_a_hover", "B.label_a_active", "B.fill_a_active",
    "B.label_b_default", "B.fill_b_default", "B.label_b_hover", "B.fill_b_hover", "B.label_b_disabled",
    "B.fill_b_disabled",
  ])

  private func expansion(
    _ listed: [(name: String, values: [String])] = [], states: String = "state"
  ) throws -> PairingTemplate.Expansion {
    var template = PairingTemplate(
      usage: .text, foregrounds: [try PathPattern("B.label_{tone}_{\(states)}")],
      backgrounds: [try PathPattern("B.fill_{tone}_{\(states)}")])
    template.listed = listed
    return template.expanded(over: tokens)
  }

  /// Every listed combination has pairings or a missing token: 2 tones x 4 states = 8 = 6 + 2.
  @Test func nothingIsLeftOut() throws {
    let expansion = try expansion([
      ("tone", ["a", "b"]), ("state", ["default", "hover", "active", "disabled"]),
    ])
    let table = try #require(expansion.tables.first)
    #expect(expansion.tables.count == 1 && table.isListed && table.bindings == ["tone", "state"])
    #expect(table.combinations.count == 8)
    #expect(table.combinations.count { !$0.pairings.isEmpty } == 6)
    #expect(table.combinations.compactMap(\.missing) == ["B.label_a_disabled", "B.label_b_active"])
    #expect(table.combinations.flatMap(\.pairings) == expansion.pairings)
    #expect(expansion.absent.count == 2)
    #expect(table.states == ["default", "hover", "active", "disabled"])
    #expect(table.rows.map(\.words) == ["tone a", "tone b"])
  }

  /// Tone b has no active, so that its hover is what pressed shows; tone a's is of the web alone.
  @Test func everyRowIsReadByTheStatesThatItHas() throws {
    let table = try #require(try expansion().tables.first)
    #expect(!table.isListed)
    #expect(table.rows.map { $0.reading.isWebOnly("hover") } == [true, false])
    #expect(table.rows[1].reading.state(of: .pressed, .selectedFirst) == "hover")
  }

  @Test func disabledIsInactiveWithoutBeingListed() throws {
    let pairings = try expansion().pairings
    #expect(pairings.filter { $0.usage == .inactive }.map(\.foreground) == ["B.label_b_disabled"])
    // Only where the binding is said to hold states.
    #expect(try expansion(states: "variant").pairings.allSatisfy { $0.usage == .text })
    let table = try #require(try expansion(states: "variant").tables.first)
    #expect(table.stateBinding == nil && table.states.isEmpty && table.rows.count == 1)
  }
}
