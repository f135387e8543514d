import Audit
import AuditSession
import TestSupport
import Testing

/// Names in token files that were made to fall under a waiver of other names.
@Suite struct WaiverNameTests {
  /// The rules and subjects that gate, with a waiver on a subject and a pairing that fails, 2.84:1, between two names.
  static func gating(waived subject: String, _ foreground: String, _ background: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["t.json"], "pairings": [{ "text": "\(foreground)", "on": "\(background)" }],
        "waivers": [{ "rule": "contrast-minimum", "subject": \(subject), "reason": "r", "owner": "o", "expires": "2027-01-01" }] }
      """,
      "t.json": """
      { "$type": "color", "\(foreground)": { "$value": "#999999" }, "\(background)": { "$value": "#ffffff" } }
      """,
    ])
    return try audit(folder).findings.filter { $0.gates && $0.rule == "contrast-minimum" }.map(\.subject.description)
  }

  @Test(arguments: [
    ("muted on page", "x"), ("muted", "page on x"), ("x", "muted on page"), ("muted\\u0301", "page"),
    ("muted\\u200d", "page"), ("muted ", "page"), ("Muted", "page"), ("muted", "page\\n"),
  ])
  func anotherNameStillGates(_ foreground: String, _ background: String) throws {
    #expect(try Self.gating(waived: #""muted on page""#, foreground, background).count == 1)
  }

  @Test func theNameItselfIsWaived() throws {
    #expect(try Self.gating(waived: #""muted on page""#, "muted", "page") == [])
    #expect(try Self.gating(waived: "\"caf\u{E9} on page\"", "caf\u{E9}", "page") == [])
    #expect(try Self.gating(waived: "\"caf\u{E9} on page\"", "cafe\u{301}", "page").count == 1)
  }

  @Test func aSubjectIsATokenOrAPairing() throws {
    let folder = try gateExceptionFolder(
      WaiverTests.waiver("", subject: #"{ "token": "**", "foreground": "muted", "background": "page" }"#))
    #expect(
      sentences(folder) == [
        #"palpable.json:3:136: expected "token" alone, or the parts of a pairing, found a string"#
      ])
  }
}
