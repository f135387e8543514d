import Audit
import AuditSession
import TestSupport
import Testing

/// An audit in which nothing could fail is none.
@Suite struct NothingAuditedTests {
  static let tokens = ##"{ "$type": "color", "text": { "$value": "#dddddd" }, "page": { "$value": "#ffffff" } }"##

  static func sentencesOf(_ members: String) throws -> [String] {
    sentences(
      try TemporaryFolder([
        "palpable.json": #"{ "tokens": ["tokens.json"]\#(members) }"#, "tokens.json": tokens,
      ]))
  }

  /// Beside a `palpable.json` a pairing by names does not gate, so one that declares nothing asks for nothing.
  @Test(arguments: [
    "", #", "surfaces": ["page"]"#, #", "pairings": [{ "decorative": "text", "on": "page" }]"#,
    #", "pairings": [{ "inactive": "text", "on": "page" }]"#,
    #", "badges": [{ "name": "a", "background": "page", "text": "text" }], "rules": { "contrast-minimum": "off", "contrast-enhanced": "off" }"#,
  ])
  func isAnError(_ members: String) throws {
    let found = try Self.sentencesOf(members)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("nothing to audit") })
  }

  @Test func oneDeclaredPairingIsEnough() throws {
    #expect(try Self.sentencesOf(#", "pairings": [{ "text": "text", "on": "page" }]"#) == [])
  }

  /// Without a `palpable.json` the same names are audited, and fail.
  @Test func namesAreEnoughWithoutAConfiguration() throws {
    let folder = try TemporaryFolder(["tokens.json": Self.tokens])
    #expect(try audit(folder).gating == ["contrast-minimum light"])
  }

  /// The names are different bytes and the same text: the second must not be measured as the first.
  @Test func twoTextStylesOfEquivalentNamesAreRefused() throws {
    let found = try Self.sentencesOf(
      """
      , "textStyles": { "cafe\u{301}": { "size": 30 }, "caf\u{e9}": { "size": 12 } },
        "pairings": [{ "text": "text", "on": "page", "textStyle": "caf\u{e9}" }]
      """)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("text style") })
  }
}
