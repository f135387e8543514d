import AuditSession
import TestSupport
import Testing

/// A reason that says nothing is no reason, wherever the configuration asks for one.
@Suite struct ReasonTests {
  private static func waiver(_ key: String, _ text: String) -> String {
    var words = ["reason": "\"rebrand\"", "owner": "\"Ana\""]
    words[key] = "\"\(text)\""
    return """
      "waivers": [{ "rule": "contrast-minimum", "subject": "muted on page", "expires": "2027-01-31", \
      "reason": \(words["reason"] ?? ""), "owner": \(words["owner"] ?? "") }]
      """
  }

  private static func exception(_ kind: String, _ text: String) -> String {
    let other = kind == "equivalent" ? #", "equivalent": "Big""# : ""
    return """
      "controls": [{ "name": "Big", "width": 44, "height": 44 },
        { "name": "Dot", "width": 10, "height": 10, "exception": { "kind": "\(kind)", "reason": "\(text)"\(other) } }]
      """
  }

  private static func found(_ member: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "t.json": tokenText(muted: "#000000", page: "#ffffff"),
      "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "muted", "on": "page" }], \#(member) }"#,
    ])
    return sentences(folder)
  }

  /// A space, a tab, a no-break space, a zero-width space, a line feed.
  @Test(arguments: [" ", "\\t", "\u{A0}", "\\u200b", " \\n "])
  func aBlankTextIsMissing(_ text: String) throws {
    for kind in ["essential", "equivalent", "inline"] {
      let found = try Self.found(Self.exception(kind, text))
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix("missing \"reason\" in an exception; add it") == true)
    }
    for key in ["reason", "owner"] {
      let found = try Self.found(Self.waiver(key, text))
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix("missing \"\(key)\" in a waiver; add it") == true)
    }
  }

  @Test(arguments: ["x", " map pin ", "地図"])
  func aTextThatSaysSomethingIsAReason(_ text: String) throws {
    for member in [Self.exception("essential", text), Self.waiver("reason", text)] {
      #expect(try Self.found(member).isEmpty)
    }
  }
}
