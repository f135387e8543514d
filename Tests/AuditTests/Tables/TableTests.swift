import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import Audit

/// The tables that an audit measures into.
@Suite struct TableTests {
  /// Rows are copied by the million, so they have no references and few bytes.
  @Test func rowsAreSmall() {
    #expect(stride(of: ColorRow.self) <= 64)
    #expect(stride(of: PairingRow.self) <= 28)
    #expect(stride(of: ContrastRow.self) <= 24)
    #expect(stride(of: TokenID.self) == 4)
    #expect(MemoryLayout<MeasuredPairing>.stride <= 16)
    #expect(MemoryLayout<MeasuredColor>.stride <= 16)
    #expect(stride(of: Verdict.self) == 32)
    #expect(MemoryLayout<Assessment>.stride <= 16)
    #expect(MemoryLayout<AuditReport.PairingResult>.stride <= 16)
  }

  /// Compiles only for types without references.
  private func stride<Row: BitwiseCopyable>(of row: Row.Type) -> Int { MemoryLayout<Row>.stride }

  /// Names that no token has get rows too, and every row has its own reason.
  @Test func unknownNamesHaveReasons() throws {
    let pairing = Pairing(
      foreground: "ghost", background: "paper", backdrops: ["other.ghost"], usage: .text, origin: .declared)
    let system = AuditorTests.system(["ink": "#767676", "paper": "#ffffff"], pairings: [pairing])
    let measured = try #require(MeasuredSystem(system).pairings.first)
    #expect(measured.foreground.reason == "ghost is an unknown token")
    #expect(measured.backgrounds.map(\.path) == ["paper", "other.ghost"])
    #expect(measured.backgrounds[1].reason == "other.ghost is an unknown token")
    #expect(measured.unknownReason == "ghost is an unknown token")
    #expect(measured.ratio == nil && measured.interval == nil)
  }

  /// A color that the table lacks is measured on demand, with the same result.
  @Test func colorsOutsideTheTableAreMeasured() {
    let system = AuditorTests.system(["ink": "#767676"], pairings: [])
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    let table = ColorTable(resolver, in: [])
    #expect(table.rows.isEmpty)
    #expect(table.color("ink", in: Mode("light")).color?.hex == "#767676")
    #expect(table.color("ghost", in: Mode("light")).reason == "ghost is an unknown token")
  }

  /// A replaced token shows the other color and its name; tokens that aren't replaced keep theirs.
  @Test func replacedColorsKeepTheirOwnNames() {
    let system = AuditorTests.system(["ink": "#767676", "paper": "#ffffff"], pairings: [])
    let other = AuditorTests.system(["app.ink": "#123456"], pairings: [])
    let modes = [Mode("light")]
    let others = ColorTable(TokenResolver(tokens: other.tokens, modes: modes), in: modes)
    let table = ColorTable(
      TokenResolver(tokens: system.tokens, modes: modes), in: modes,
      replacing: ["ink": others.color("app.ink", in: modes[0]), "added": others.color("app.ink", in: modes[0])])
    #expect(table.color("ink", in: modes[0]).color?.hex == "#123456")
    #expect(table.color("ink", in: modes[0]).path == "app.ink")
    #expect(table.color("ink", in: modes[0]).chain.map(\.text) == ["#123456"])
    #expect(table.color("added", in: modes[0]).color?.hex == "#123456")
    #expect(table.color("paper", in: modes[0]).color?.hex == "#ffffff")
  }

  /// Otherwise a name that no token has would hide that the other source has another color.
  @Test func replacedColorsStayWhenNamesAreAdded() {
    let system = AuditorTests.system(["ink": "#767676"], pairings: [])
    let other = AuditorTests.system(["app.ink": "#123456"], pairings: [])
    let modes = [Mode("light")]
    let others = ColorTable(TokenResolver(tokens: other.tokens, modes: modes), in: modes)
    let color = others.color("app.ink", in: modes[0])
    let table = ColorTable(
      TokenResolver(tokens: system.tokens, modes: modes), in: modes, replacing: ["ink": color, "added": color])
    let larger = table.adding(["ghost"])
    #expect(larger.color("ink", in: modes[0]).color?.hex == "#123456")
    #expect(larger.color("added", in: modes[0]).color?.hex == "#123456")
    #expect(larger.color("ghost", in: modes[0]).reason == "ghost is an unknown token")
    #expect(larger.id(of: "ghost") != nil && table.id(of: "ghost") == nil)
  }

  /// Pairings keep the tokens that they name, wherever the tokens stand in the set of the system.
  @Test func pairingsOfAnotherSetFindTheirTokens() throws {
    let other = AuditorTests.system(["paper": "#ffffff", "ink": "#767676"], pairings: []).tokens
    var template = PairingTemplate(
      usage: .text, foregrounds: [try PathPattern("ink")], backgrounds: [try PathPattern("paper")])
    template.backdrops = ["ghost"]
    let system = AuditorTests.system(
      ["ink": "#767676", "other": "#000000", "paper": "#ffffff"], pairings: template.expanded(over: other).pairings)
    let pairing = try #require(MeasuredSystem(system).pairings.first)
    #expect(pairing.foreground.color?.hex == "#767676" && pairing.background.color?.hex == "#ffffff")
    #expect(pairing.backgrounds.map(\.path) == ["paper", "ghost"])
  }

  /// Equal pairings of two declarations are one; another text style or backdrop makes another pairing.
  @Test func equalPairingsAreOne() {
    func pairing(_ style: String? = nil, backdrops: [TokenPath] = [], origin: Pairing.Origin = .declared) -> Pairing {
      Pairing(
        foreground: "ink", background: "paper", backdrops: backdrops, usage: .text, textStyle: style, origin: origin)
    }
    let system = AuditorTests.system(
      ["ink": "#767676", "paper": "#ffffff"],
      pairings: [
        pairing(origin: .inferred), pairing(), pairing("body"), pairing(), pairing(backdrops: ["ink"]), pairing("body"),
      ])
    let pairings = MeasuredSystem(system).pairings.map(\.pairing)
    #expect(pairings.map(\.textStyle) == [nil, "body", nil])
    #expect(pairings.map(\.backdrops) == [[], [], ["ink"]])
    #expect(pairings.allSatisfy { $0.origin == .declared })
  }

  /// A token in a covered token's alias chain is covered too, and unknown names cover nothing.
  @Test func aliasesOfCoveredTokensAreCovered() {
    let gray = AuthoredValue.Content.literal(.color(.black))
    let system = system(
      [("base", gray), ("ink", .alias("base")), ("paper", gray), ("rest", gray)],
      pairings: [AuditorTests.text("ink", on: "paper"), AuditorTests.text("ghost", on: "paper")])
    let coverage = MeasuredSystem(system).coverage
    let covers = Dictionary(uniqueKeysWithValues: coverage.map { ($0.path, $0.cover) })
    #expect(covers == ["base": .alias, "ink": .pairing, "paper": .pairing, "rest": nil])
  }

  /// The rounded ratio is that of the rounded colors; other colors than opaque ones in sRGB have none.
  @Test func roundedRatios() throws {
    let colors: KeyValuePairs<TokenPath, Color> = [
      "ink": Color(.srgb, 0.4632, 0.4611, 0.4627), "paper": Color.white, "glass": Color(.srgb, 1, 1, 1, alpha: 0.5),
      "wide": Color(.displayP3, 1, 0, 0),
    ]
    let system = system(
      colors.map { ($0.key, .literal(.color($0.value))) },
      pairings: colors.map { AuditorTests.text($0.key, on: "paper") })
    for pairing in MeasuredSystem(system).pairings {
      let isRounded = pairing.foreground.path == "ink" || pairing.foreground.path == "paper"
      let color = try #require(pairing.foreground.color)
      #expect(pairing.roundedRatio == (isRounded ? contrastRatio(of: color.roundedToBytes, on: .white) : nil))
    }
  }

  private func system(_ values: [(TokenPath, AuthoredValue.Content)], pairings: [Pairing]) -> DesignSystem {
    var tokens = TokenSet()
    for (path, content) in values {
      tokens.insert(Token(path: path, type: .color, value: AuthoredValue(content, text: "", at: AuditorTests.place)))
    }
    var system = DesignSystem(name: "test", tokens: tokens, modes: [Mode("light")])
    system.pairings = pairings
    return system
  }

  /// Pairings of one system in two modes keep their modes, and a pairing is equal only to itself in the same mode.
  @Test func rowsAreOrderedByPairingThenMode() {
    var system = AuditorTests.system(
      ["ink": "#767676", "paper": "#ffffff"],
      pairings: [AuditorTests.text("ink", on: "paper"), AuditorTests.text("paper", on: "ink")])
    system.modes = [Mode("light"), Mode("dark", base: "light")]
    let pairings = MeasuredSystem(system).pairings
    #expect(pairings.map(\.mode.name) == ["light", "dark", "light", "dark"])
    #expect(pairings.map { $0.foreground.path } == ["ink", "ink", "paper", "paper"])
    #expect(Set(pairings).count == 4)
    #expect(MeasuredSystem(system).pairings[0] != pairings[0])
  }
}
