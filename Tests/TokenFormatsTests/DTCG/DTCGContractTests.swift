import DesignTokens
import Testing
import TokenFormats

/// Pairings that a token declares itself, under `dev.palpable` in its `$extensions`.
@Suite struct DTCGContractTests {
  static func document(_ contract: String) -> String {
    """
    { "ink": { "$type": "color", "$value": \(srgb(0, 0, 0)),
        "$extensions": { "dev.palpable": \(contract) } },
      "paper": { "$type": "color", "white": { "$value": \(srgb(1, 1, 1)) }, "gray": { "$value": \(srgb(0.9, 0.9, 0.9)) } } }
    """
  }

  @Test func aContractIsAPairing() throws {
    let read = try dtcg(
      Self.document(
        #"{ "on": ["paper.*"], "usage": "component", "over": ["paper.white"], "textStyle": "body", "name": "ink" }"#),
      strict: true)
    let template = try #require(read.pairings.first)
    #expect(template.usage == .component)
    #expect(template.textStyle == "body")
    #expect(template.backdrops == ["paper.white"])
    #expect(template.declaration?.line == 2)
    let pairings = template.expanded(over: read.tokens).pairings
    #expect(pairings.map(\.background) == ["paper.white", "paper.gray"])
    #expect(pairings.allSatisfy { $0.foreground == "ink" && $0.origin == .declared })
  }

  @Test func oneBackgroundAndSeveralContracts() throws {
    let read = try dtcg(Self.document(#"[{ "on": "paper.white" }, { "on": "paper.gray", "usage": "graphic" }]"#))
    #expect(read.pairings.map(\.usage) == [.text, .graphic])
  }

  @Test func theForegroundIsTheTokenWhateverItsName() throws {
    let read = try dtcg(
      #"{ "a*": { "$type": "number", "$value": 1, "$extensions": { "dev.palpable": { "on": "b" } } }, "ab": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } }"#
    )
    #expect(read.pairings[0].expanded(over: read.tokens).pairings.map(\.foreground) == ["a*"])
  }

  @Test func slipsAreErrors() {
    if case .unknownProperty("onn", "ink", "on", _) = dtcgError(Self.document(#"{ "onn": "x" }"#)) {
    } else {
      Issue.record()
    }
    if case .missingProperty("on", "ink", _) = dtcgError(Self.document("{}")) {} else { Issue.record() }
    if case .unexpected(_, "\"txt\"", "ink", _) = dtcgError(Self.document(#"{ "on": "x", "usage": "txt" }"#)) {
    } else {
      Issue.record()
    }
    if case .badPattern("{x", .unclosedBinding, "ink", _) = dtcgError(Self.document(#"{ "on": "{x" }"#)) {
    } else {
      Issue.record()
    }
    for wrong in ["1", "{ \"on\": 1 }", "{ \"on\": [] }", "{ \"on\": \"x\", \"textStyle\": 1 }"] {
      if case .unexpected = dtcgError(Self.document(wrong)) {} else { Issue.record("\(wrong)") }
    }
  }
}
