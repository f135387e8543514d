import Audit
import AuditSession
import TestSupport
import Testing

/// What `token-tiers` finds in tokens whose tiers the configuration tells.
@Suite struct TokenTiersTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let tokens: String
    let option: String
    let token: String
    let message: String
    var testDescription: String { "\(option) \(token)" }
  }

  /// Each kind with tokens that have it and no other.
  static let kinds: [Kind] = [
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" } }, "alias": { "action": { "$value": "{primitive.blue}" } },
        "button": { "fill": { "$value": "{primitive.blue}" } }
        """##, option: "skip", token: "button.fill",
      message: "a component token references a primitive: button.fill -> primitive.blue"),
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" } }, "alias": { "action": { "$value": "{primitive.blue}" } },
        "button": { "fill": { "$type": "color", "$value": "#1d4ed8" } }
        """##, option: "componentLiteral", token: "button.fill",
      message: "a component token has a literal value: button.fill -> #1d4ed8"),
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" } }, "alias": { "action": { "$type": "color", "$value": "#1d4ed8" } },
        "button": { "fill": { "$value": "{alias.action}" } }
        """##, option: "aliasLiteral", token: "alias.action",
      message: "an alias has a literal value: alias.action -> #1d4ed8"),
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" } },
        "alias": { "action": { "$value": "{button.fill}" }, "link": { "$value": "{primitive.blue}" } },
        "button": { "fill": { "$value": "{alias.link}" } }
        """##, option: "upward", token: "alias.action",
      message:
        "an alias references a higher tier, a component token: alias.action -> button.fill -> alias.link -> primitive.blue"
    ),
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "brand": { "$value": "{alias.action}" } },
        "alias": { "action": { "$value": "{primitive.blue}" } }, "button": { "fill": { "$value": "{alias.action}" } }
        """##, option: "upward", token: "primitive.brand",
      message: "a primitive references a higher tier, an alias: primitive.brand -> alias.action -> primitive.blue"),
    Kind(
      tokens: ##"""
        "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "brand": { "$value": "{button.fill}" } },
        "alias": { "action": { "$value": "{primitive.blue}" } }, "button": { "fill": { "$value": "{alias.action}" } }
        """##, option: "upward", token: "primitive.brand",
      message:
        "a primitive references a higher tier, a component token: primitive.brand -> button.fill -> alias.action -> primitive.blue"
    ),
  ]

  @Test func whatKeepsToItsTierIsNoFinding() throws {
    #expect(try tierFindings(tierFolder(tidyTokens)) == [])
  }

  @Test(arguments: kinds)
  func everyKindIsAWarning(_ kind: Kind) throws {
    #expect(try tierFindings(tierFolder(kind.tokens)) == [TierFinding("failed", kind.token, kind.message)])
  }

  /// The level of a kind is the one it is given, and the rule's where it is given none.
  @Test(arguments: kinds, [Level.off, .note, .warning, .error])
  func everyKindHasALevelOfItsOwn(_ kind: Kind, _ level: Level) throws {
    let rule = #", "rules": { "token-tiers": { "level": "error", "\#(kind.option)": "\#(level)" } }"#
    let found = try tierFindings(tierFolder(kind.tokens, rule))
    #expect(found == (level == .off ? [] : [TierFinding("failed", kind.token, kind.message, level)]))
  }

  @Test(arguments: kinds)
  func theOtherKindsKeepTheLevelOfTheRule(_ kind: Kind) throws {
    let others = ["skip", "componentLiteral", "aliasLiteral", "upward"].filter { $0 != kind.option }
    let options = others.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
    let rule = #", "rules": { "token-tiers": { "level": "error", \#(options) } }"#
    #expect(
      try tierFindings(tierFolder(kind.tokens, rule)) == [TierFinding("failed", kind.token, kind.message, .error)])
  }

  @Test func aKindThatIsOffIsCountedAsNotConcerned() throws {
    let rule = #", "rules": { "token-tiers": { "skip": "off" } }"#
    let report = try audit(tierFolder(Self.kinds[0].tokens, rule))
    let counts = try #require(report.rules.first { $0.descriptor.id == "token-tiers" }).counts
    // ink and paper have no tier, and nothing is asked of button.fill; the alias and the primitive pass.
    #expect(counts.passed == 2 && counts.failed == 0 && counts.cantTell == 0 && counts.inapplicable == 3)
  }

  @Test func theGateHoldsWarningsForErrorsWhereItIsStrict() throws {
    let rule = #", "rules": { "token-tiers": { "level": "error", "skip": "warning" } }"#
    let folder = try tierFolder(Self.kinds[0].tokens, rule)
    #expect(try audit(folder).gating == [])
    let strict = try audit(folder) { $0.gate.isStrict = true }
    #expect(strict.gating.contains("token-tiers *"))
  }

  @Test func aReferenceWithinATierIsFine() throws {
    let tokens = ##"""
      "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "brand": { "$value": "{primitive.blue}" } },
      "alias": { "action": { "$value": "{primitive.brand}" }, "link": { "$value": "{alias.action}" } },
      "button": { "fill": { "$value": "{alias.link}" }, "line": { "$value": "{button.fill}" } }
      """##
    #expect(try tierFindings(tierFolder(tokens)) == [])
  }

  @Test func aPointerToAWholeTokenIsAReferenceAndOneIntoItIsNot() throws {
    let tokens = ##"""
      "primitive": { "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } },
      "alias": { "action": { "$value": "{primitive.blue}" } },
      "button": { "fill": { "$value": { "$ref": "#/alias/action" } },
        "line": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, { "$ref": "#/primitive/blue/$value/components/2" }] } } }
      """##
    #expect(try tierFindings(tierFolder(tokens)).map(\.token) == ["button.line"])
  }

  @Test func whatRefersToATokenWithoutATierCannotBeTold() throws {
    let tokens = ##"""
      "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "red": { "$value": "{ink}" } },
      "alias": { "action": { "$value": "{ink}" } }, "button": { "fill": { "$value": "{ink}" } }
      """##
    let reason = "references a token without a tier"
    let expected = [
      TierFinding(
        "cantTell", "primitive.red", "a primitive \(reason), so the reference can't be checked: primitive.red -> ink"),
      TierFinding(
        "cantTell", "alias.action", "an alias \(reason), so the reference can't be checked: alias.action -> ink"),
      TierFinding(
        "cantTell", "button.fill", "a component token \(reason), so the reference can't be checked: button.fill -> ink"),
    ]
    #expect(try tierFindings(tierFolder(tokens)) == expected)
    // A component token that refers to it may skip the aliases; the others may refer upwards.
    let rule = #", "rules": { "token-tiers": { "upward": "off", "skip": "note" } }"#
    let found = try tierFindings(tierFolder(tokens, rule))
    #expect(found == [TierFinding("cantTell", "button.fill", expected[2].message, .note)])
  }

  @Test func onlyLiteralsOfTheListedTypesAreLookedAt() throws {
    let tokens = ##"""
      "primitive": { "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
      "alias": { "gap": { "$value": "{primitive.space}" } },
      "button": { "height": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } }, "gap": { "$value": "{primitive.space}" } }
      """##
    let skip = TierFinding(
      "failed", "button.gap", "a component token references a primitive: button.gap -> primitive.space")
    #expect(try tierFindings(tierFolder(tokens)) == [skip])
    let literal = TierFinding(
      "failed", "button.height",
      "a component token has a literal value: "
        + "button.height -> { \"value\": 44, \"unit\": \"px\" }")
    let rule = #", "rules": { "token-tiers": { "types": ["color", "dimension"] } }"#
    let found = try tierFindings(tierFolder(tokens, rule))
    #expect(found == [literal, skip])
  }

  @Test func partsOfACompositeAreLookedAtOneByOne() throws {
    func shadow(_ color: String) -> String {
      """
      { "color": \(color), "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
        "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
      """
    }
    let tokens = ##"""
      "primitive": { "black": { "$type": "color", "$value": "#000000" } }, "alias": { "shade": { "$value": "{primitive.black}" } },
      "button": { "shadow": { "$type": "shadow",
      "$value": [\##(shadow("\"{alias.shade}\"")), \##(shadow("\"{primitive.black}\"")), \##(shadow("\"#00000080\""))] },
      "rest": { "$type": "shadow", "$value": \##(shadow("\"{alias.shade}\"")) } }
      """##
    let message =
      "in 2.color, a component token references a primitive: button.shadow -> primitive.black; "
      + "in 3.color, a component token has a literal value: button.shadow -> #00000080"
    let folder = try tierFolder(tokens)
    #expect(try tierFindings(folder) == [TierFinding("failed", "button.shadow", message)])
    // The first layer's color is an alias, as it should be, and has no place beside the finding.
    let places = try #require(try audit(folder).findings.first { $0.rule == "token-tiers" }).related.map(\.message)
    #expect(places.contains("2.color is {primitive.black}") && places.contains("primitive.black is #000000"))
    #expect(places.contains("3.color is #00000080") && !places.contains { $0.hasPrefix("1.color") })
  }

  @Test func aSystemWithoutTiersHasNothingToLookAt() throws {
    let report = try audit(tierFolder(Self.kinds[0].tokens, tiers: "", #", "rules": { "token-tiers": "error" }"#))
    let summary = try #require(report.rules.first { $0.descriptor.id == "token-tiers" })
    #expect(summary.counts.total == 0 && report.decision == .passed)
  }
}
