import TestSupport
import Testing

@testable import AuditCommand

/// Completion at every place of a token file.
@Suite struct EditorPlaceTests {
  /// Every place in a file has an answer, also the one before the brace of an alias, where no name is begun.
  @Test func everyPlaceOfATokenFileHasAnAnswer() throws {
    let tokens = #"{ "a": { "$type": "color", "$value": "\u0023111" }, "b": { "$type": "color", "$value": "{a}" } }"#
    let valid = tokens.replacing(#"\u0023111"#, with: "#111111")
    let folder = try TemporaryFolder([
      "tokens.json": valid,
      "palpable.json": #"{ "name": "S", "tokens": ["tokens.json"], "pairings": [{ "text": "b", "on": "a" }] }"#,
    ])
    let client = try EditorClient(folder.path)
    for text in [valid, tokens, valid + "\n// \"{", #"{ "a": "{"#, #"{ "a": "{\"#] {
      client.open("tokens.json", valid)
      client.change("tokens.json", text)
      for character in 0...text.utf8.count {
        let place = #""position":{"line":0,"character":\#(character)}"#
        _ = try client.result("completion", "tokens.json", place)
      }
      client.close("tokens.json")
    }
    client.open("tokens.json", valid)
    let brace = try #require(valid.firstRange(of: "{a}")).lowerBound
    let column = valid.distance(from: valid.startIndex, to: brace)
    func names(_ character: Int) throws -> [String] {
      let place = #""position":{"line":0,"character":\#(character)}"#
      return (try client.result("completion", "tokens.json", place)["items"]?.elements ?? []).compactMap {
        $0["label"]?.string
      }
    }
    #expect(try names(column) == [])
    #expect(try names(column + 1) == ["a", "b"])
  }
}
