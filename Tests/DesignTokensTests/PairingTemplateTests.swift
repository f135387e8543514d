import DesignTokens
import Testing

@Suite struct PairingTemplateTests {
  static func template(
    _ foregrounds: [String], on backgrounds: [String], where listed: [(name: String, values: [String])] = []
  ) throws -> PairingTemplate {
    var template = PairingTemplate(
      usage: .text, foregrounds: try foregrounds.map { try PathPattern($0) },
      backgrounds: try backgrounds.map { try PathPattern($0) })
    template.listed = listed
    return template
  }

  static func words(_ expansion: PairingTemplate.Expansion) -> [String] {
    expansion.pairings.map { "\($0.foreground) on \($0.background)" }
  }

  private let colors = set(named: ["color.body", "color.page", "color.page-muted", "color.surface", "space.page"])
  private let buttons = set(named: [
    "B.label_primary", "B.fill_primary", "B.label_danger", "B.fill_danger", "B.label_ghost", "B.fill_plain",
    "color.page",
    "color.page-muted",
  ])

  @Test func globsMeetEachInTheOrderOfTheTokens() throws {
    let expansion = try Self.template(["color.body"], on: ["color.page*", "color.surface"]).expanded(over: colors)
    #expect(
      Self.words(expansion) == [
        "color.body on color.page", "color.body on color.page-muted", "color.body on color.surface",
      ])
    #expect(expansion.unmatched.isEmpty && expansion.absent.isEmpty && expansion.unusedValues.isEmpty)
  }

  @Test func everyPairingCarriesWhatTheTemplateSays() throws {
    var template = try Self.template(["color.body"], on: ["color.surface"])
    template.backdrops = ["color.page"]
    template.textStyle = "body"
    template.name = "words"
    template.declaration = place(7)
    #expect(
      template.expanded(over: colors).pairings == [
        Pairing(
          foreground: "color.body", background: "color.surface", backdrops: ["color.page"], usage: .text,
          textStyle: "body",
          origin: .declared, name: "words", declaration: place(7))
      ])
  }

  @Test func aGlobDoesNotPutATokenOnItself() throws {
    let expansion = try Self.template(["color.page*"], on: ["color.page*"]).expanded(over: colors)
    #expect(Self.words(expansion) == ["color.page on color.page-muted", "color.page-muted on color.page"])
  }

  @Test func aTokenThatIsDeclaredOnItselfIsAPairing() throws {
    #expect(Self.words(try Self.template(["color.page"], on: ["color.page"]).expanded(over: colors)).count == 1)
  }

  @Test func patternsThatMatchNothingAreNamed() throws {
    let expansion = try Self.template(["color.body", "color.bodyy"], on: ["color.surface", "colour.*"])
      .expanded(over: colors)
    #expect(Self.words(expansion) == ["color.body on color.surface"])
    #expect(expansion.unmatched.map(\.description) == ["color.bodyy", "colour.*"])
  }

  @Test func nothingPairedIsNeverSilent() throws {
    let alone = try Self.template(["space.*"], on: ["space.*"]).expanded(over: colors)
    #expect(alone.pairings.isEmpty && !alone.unmatched.isEmpty)
    let crossed = set(named: ["B.label_a", "B.fill_b"])
    let apart = try Self.template(["B.label_{t}"], on: ["B.fill_{t}"]).expanded(over: crossed)
    #expect(apart.pairings.isEmpty && !apart.unmatched.isEmpty)
    let empty = try Self.template(["**"], on: ["**"]).expanded(over: TokenSet())
    #expect(empty.unmatched.map(\.description).contains("**"))
  }

  @Test func aBindingHasOneValueOnBothSides() throws {
    let expansion = try Self.template(["B.label_{t}"], on: ["B.fill_{t}"]).expanded(over: buttons)
    #expect(Self.words(expansion) == ["B.label_primary on B.fill_primary", "B.label_danger on B.fill_danger"])
    #expect(expansion.absent.map(\.missing) == ["B.fill_ghost", "B.label_plain"])
    #expect(expansion.absent.map(\.values) == ["t ghost", "t plain"])
    #expect(expansion.unmatched.isEmpty)
  }

  /// The mistake that costs most: a misspelled background must not leave a gate with nothing to check.
  @Test(arguments: [
    (["B.label_{t}"], ["B.fil_{t}"], ["B.fil_{t}"]), (["B.lable_{t}"], ["B.fill_{t}"], ["B.lable_{t}"]),
    (["B.lable_{t}"], ["B.fil_{t}"], ["B.lable_{t}", "B.fil_{t}"]),
    (["B.label_{t}"], ["colour.page*"], ["colour.page*"]),
    (["B.label_{t}", "B.text_{t}"], ["B.fill_{t}"], ["B.text_{t}"]),
  ])
  func aMisspelledPatternIsNamed(_ foregrounds: [String], _ backgrounds: [String], _ unmatched: [String]) throws {
    let expansion = try Self.template(foregrounds, on: backgrounds).expanded(over: buttons)
    #expect(expansion.unmatched.map(\.description) == unmatched)
    let listed = try Self.template(foregrounds, on: backgrounds, where: [("t", ["primary", "danger"])])
    #expect(listed.expanded(over: buttons).unmatched.map(\.description) == unmatched)
  }

  @Test func aBindingBesideAGlob() throws {
    let expansion = try Self.template(["B.label_{t}"], on: ["color.page*"]).expanded(over: buttons)
    #expect(
      Self.words(expansion)
        == ["primary", "danger", "ghost"].flatMap {
          ["B.label_\($0) on color.page", "B.label_\($0) on color.page-muted"]
        })
    let reversed = try Self.template(["color.page"], on: ["B.fill_{t}"]).expanded(over: buttons)
    #expect(
      Self.words(reversed)
        == ["color.page on B.fill_primary", "color.page on B.fill_danger", "color.page on B.fill_plain"])
  }

  @Test func namesOfOneSideOnlyGoWithEverythingOnTheOther() throws {
    let tokens = set(named: ["L.a", "L.b", "F.x_1", "F.x_2", "F.a_1"])
    #expect(
      Self.words(try Self.template(["L.{p}"], on: ["F.x_{q}"]).expanded(over: tokens))
        == ["L.a on F.x_1", "L.a on F.x_2", "L.b on F.x_1", "L.b on F.x_2"])
    #expect(Self.words(try Self.template(["L.{p}"], on: ["F.{p}_{q}"]).expanded(over: tokens)) == ["L.a on F.a_1"])
    #expect(
      Self.words(
        try Self.template(["M.{r}_{p}"], on: ["F.{p}_{q}"]).expanded(
          over: set(named: ["M.r_a", "M.r_z", "F.a_1", "F.b_1"])))
        == ["M.r_a on F.a_1"])
  }

  @Test func listedValuesMakeAProduct() throws {
    let tokens = set(named: [
      "B.label_primary_default", "B.fill_primary_default", "B.label_primary_active", "B.fill_primary_active",
      "B.label_danger_default", "B.fill_danger_default", "B.label_danger_active", "B.label_other_default",
      "B.fill_other_default",
    ])
    let listed = [(name: "tone", values: ["primary", "danger"]), (name: "state", values: ["default", "active"])]
    var template = try Self.template(["B.label_{tone}_{state}"], on: ["B.fill_{tone}_{state}"], where: listed)
    template.declaration = place(3)
    let expansion = template.expanded(over: tokens)
    #expect(
      Self.words(expansion) == [
        "B.label_primary_default on B.fill_primary_default", "B.label_primary_active on B.fill_primary_active",
        "B.label_danger_default on B.fill_danger_default",
      ])
    #expect(expansion.absent.count == 1)
    #expect(expansion.absent.first?.values == "state active, tone danger")
    #expect(expansion.absent.first?.missing == "B.fill_danger_active")
    #expect(expansion.absent.first?.declaration == place(3))
    #expect(expansion.unusedValues.isEmpty)
  }

  @Test func listedValuesOfOneNameHoldWhereOthersAreFound() throws {
    let tokens = set(named: ["L.a_1", "F.a_1", "L.a_2", "F.a_2", "L.b_1", "F.b_1"])
    let expansion = try Self.template(["L.{x}_{y}"], on: ["F.{x}_{y}"], where: [("x", ["a"])]).expanded(over: tokens)
    #expect(Self.words(expansion) == ["L.a_1 on F.a_1", "L.a_2 on F.a_2"])
  }

  @Test func valuesWithoutAnyPairingAreNamed() throws {
    let expansion = try Self.template(
      ["B.label_{t}"], on: ["B.fill_{t}"], where: [("t", ["primary", "dangr", "ghost"])]
    ).expanded(over: buttons)
    #expect(Self.words(expansion) == ["B.label_primary on B.fill_primary"])
    #expect(expansion.unusedValues == ["{t} = dangr", "{t} = ghost"])
    #expect(expansion.absent.map(\.missing) == ["B.label_dangr", "B.fill_ghost"])
  }

  @Test func inactiveValuesMakeInactivePairings() throws {
    let tokens = set(named: ["L.a_on", "F.a_on", "L.a_off", "F.a_off"])
    var template = try Self.template(["L.{t}_{s}"], on: ["F.{t}_{s}"])
    template.inactive = ["s": ["off"]]
    #expect(template.expanded(over: tokens).pairings.map(\.usage) == [.text, .inactive])
    template.inactive = ["t": ["off"], "s": []]
    #expect(template.expanded(over: tokens).pairings.map(\.usage) == [.text, .text])
  }

  @Test func valuesAreComparedAsBytes() throws {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let tokens = set(named: ["L.\(composed)", "F.\(composed)", "L.\(decomposed)", "F.\(decomposed)"])
    let expansion = try Self.template(["L.{x}"], on: ["F.{x}"]).expanded(over: tokens)
    #expect(expansion.pairings.map(\.foreground) == [TokenPath("L.\(composed)"), TokenPath("L.\(decomposed)")])
    let listed = try Self.template(["L.{x}"], on: ["F.{x}"], where: [("x", [composed])])
    #expect(listed.expanded(over: set(named: ["L.\(decomposed)", "F.\(decomposed)"])).pairings.isEmpty)
  }

  @Test func expansionsAreBounded() throws {
    let tokens = set(named: (0..<1000).map { "t\($0)" })
    let expansion = try Self.template(["*"], on: ["*"]).expanded(over: tokens)
    #expect(expansion.pairings.count == PairingTemplate.pairingLimit + 1)
    let values = (0..<400).map { "v\($0)" }
    let product = try Self.template(["L.{x}_{y}"], on: ["F.{x}_{y}"], where: [("x", values), ("y", values)])
      .expanded(over: set(named: ["L.v1_v1", "F.v1_v1"]))
    #expect(product.pairings.isEmpty && !product.unusedValues.isEmpty)
  }
}
