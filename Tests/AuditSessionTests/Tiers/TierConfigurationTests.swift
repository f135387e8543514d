import Audit
import AuditSession
import TestSupport
import Testing

/// Where tiers come from, and what `palpable.json` may say of them.
@Suite struct TierConfigurationTests {
  @Test func theConfigurationCountsMoreThanTheSource() throws {
    let folder = try TemporaryFolder([
      "Tokens.swift": """
      import SwiftUI
      enum BrandPrimitives {
        static let blue = Color(red: 0, green: 0, blue: 1)
        static let action = BrandPrimitives.blue
      }
      enum ButtonComponentTokens { static let fill = BrandPrimitives.action }
      """,
      "palpable.json": """
      { "tokens": ["Tokens.swift"], "tiers": { "alias": ["BrandPrimitives.action"] }, "rules": { "token-tiers": "error" } }
      """,
    ])
    // Told by the types alone, a component token would refer to a primitive.
    #expect(try audit(folder).findings.filter { $0.rule == "token-tiers" }.isEmpty)
    try folder.write(
      #"{ "tokens": ["Tokens.swift"], "rules": { "token-tiers": "error" } }"#, to: "palpable.json")
    #expect(try tierFindings(folder).map(\.token) == ["ButtonComponentTokens.fill"])
  }

  @Test func theNearerFileNamesATierAnew() throws {
    let folder = try tierFolder(tidyTokens)
    try folder.write(
      #"{ "extends": "../palpable.json", "tiers": { "alias": ["button.**", "alias.**"], "component": "ink" } }"#,
      to: "nearer/palpable.json")
    let report = try AuditSession(AuditRequest(paths: [folder.path + "/nearer"], root: folder.path)).report()
    #expect(
      report.findings.filter { $0.rule == "token-tiers" }.map { TierFinding($0) } == [
        TierFinding("failed", "ink", "a component token has a literal value: ink -> #000000")
      ])
    #expect(report.system.tokens["button.fill"]?.tier == .alias && report.system.tokens["paper"]?.tier == nil)
    #expect(report.system.tokens["primitive.blue"]?.tier == .primitive)
  }

  @Test(
    "What does not fit is an error with its place",
    arguments: [
      (
        #""tiers": { "component": "buton.**" },"#,
        [#"palpable.json:2:25: "buton.**" matches no token; did you mean "button.**"?"#]
      ),
      (
        #""tiers": { "component": ["button.fil"] },"#,
        [#"palpable.json:2:26: "button.fil" matches no token; did you mean "button.fill"?"#]
      ),
      (
        #""tiers": { "alias": ["alias.**", "button.*"], "component": ["button.**", "button.fill"] },"#,
        [
          "palpable.json:2:34: button.fill is in tier alias here and in tier component at palpable.json:2:61; match it in only one tier"
        ]
      ),
      (
        #""tiers": { "primitives": "button.**" },"#,
        [#"palpable.json:2:12: unknown key "primitives"; did you mean "primitive"?"#]
      ),
      (#""tiers": ["button.**"],"#, ["palpable.json:2:10: expected tiers as an object, found an array"]),
      (
        #""tiers": { "alias": 1 },"#,
        [#"palpable.json:2:21: expected "alias" as a string or an array of strings, found a number"#]
      ),
      (
        #""tiers": { "alias": "a{" },"#,
        [#"palpable.json:2:21: invalid pattern "a{": missing "}""#]
      ),
    ] as [(String, [String])])
  func wrongTiers(_ tiers: String, _ expected: [String]) throws {
    #expect(sentences(try tierFolder(tidyTokens, tiers: tiers)) == expected)
  }

  @Test(
    "What does not fit in the options is an error with its place",
    arguments: [
      (
        #"{ "skip": "error" }"#,
        #"palpable.json:3:87: "skip" is error, but the rule itself is only warning; raise "level", and lower the other kinds"#
      ),
      (
        #"{ "upward": "warning", "level": "note" }"#,
        #"palpable.json:3:89: "upward" is warning, but the rule itself is only note; raise "level", and lower the other kinds"#
      ),
      (
        #"{ "skip": "fatal" }"#,
        #"palpable.json:3:87: expected "skip" as a level (off, note, warning, error), found a string"#
      ),
      (
        #"{ "aliasLitteral": "off" }"#,
        #"palpable.json:3:79: unknown key "aliasLitteral"; did you mean "aliasLiteral"?"#
      ),
      (
        #"{ "types": "color" }"#,
        #"palpable.json:3:88: expected "types" as an array of types (color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, shadow, gradient, typography), found a string"#
      ),
      (
        #"{ "types": ["colour"] }"#,
        #"palpable.json:3:88: expected "types" as an array of types (color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, shadow, gradient, typography), found an array"#
      ),
    ])
  func wrongOptions(_ options: String, _ expected: String) throws {
    let folder = try tierFolder(tidyTokens, #", "rules": { "token-tiers": \#(options) }"#)
    #expect(sentences(folder) == [expected])
  }

  /// A plain level of a nearer file or of an override is the most that a kind set before may still have.
  @Test func aLowerLevelOfTheRuleLowersItsKinds() throws {
    let rules = """
      , "rules": { "token-tiers": { "level": "error", "skip": "error" } },
        "overrides": [{ "tokens": "button.**", "rules": { "token-tiers": "note" } }]
      """
    #expect(try tierFindings(tierFolder(TokenTiersTests.kinds[0].tokens, rules)).map(\.level) == [.note])
  }

  /// Tiers are not something that people see: an audit of nothing else is none, unless what is wrong with them fails the gate.
  @Test(arguments: [("warning", false), ("error", true)])
  func tiersAloneAreAnAuditWhereTheyAreAnError(_ level: String, _ isAudit: Bool) throws {
    let folder = try TemporaryFolder([
      "tokens.json": ##"{ "a": { "$type": "color", "$value": "#000000" }, "b": { "$value": "{a}" } }"##,
      "palpable.json": """
      { "tokens": ["tokens.json"], "tiers": { "alias": "b", "primitive": "a" }, "rules": { "token-tiers": "\(level)" } }
      """,
    ])
    let found = sentences(folder)
    #expect(found.isEmpty == isAudit)
    #expect(found.allSatisfy { $0.contains("nothing to audit") })
    let strict = sentences(folder) { $0.gate.isStrict = true }
    #expect(strict.isEmpty == isAudit)
  }

  @Test(arguments: [
    (##""alias": { "action": { "$value": "{primitive.blau}" } }"##, "unknown token {primitive.blau}"),
    (##""alias": { "action": { "$value": "{alias.action}" } }"##, "circular alias"),
  ])
  func aliasesThatLeadNowhereAreStillErrors(_ alias: String, _ part: String) throws {
    let tokens = ##""primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" } }, \##(alias)"##
    let found = sentences(try tierFolder(tokens, tiers: #""tiers": { "alias": "alias.**" },"#))
    #expect(found.count == 1 && found.allSatisfy { $0.contains(part) })
  }
}
