import Audit
import AuditSession
import TestSupport
import Testing

/// Entries of `palpable.json` that can't be followed, and reports and baselines that can't be read: each has its place and its reason.
@Suite struct ConfigurationFaultTests {
  private static let tokens = """
    { "ink": { "$type": "color", "$value": "#000" }, "paper": { "$type": "color", "$value": "#fff" },
      "veil": { "$type": "color", "$value": "#00000080" }, "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
      "far": { "$type": "duration", "$value": { "value": 4, "unit": "ms" } } }
    """

  private static func sentences(_ members: String, _ more: [String: String] = [:]) throws -> [String] {
    let files = ["palpable.json": "{ \(members) }", "t.json": tokens].merging(more) { $1 }
    let folder = try TemporaryFolder(files)
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  /// The column is that of the value, or of the entry that holds it; the tokens take the first 24 bytes.
  private static let start = #""tokens": ["t.json"], "#

  @Test(arguments: [
    (#""textStyles": []"#, 39, "expected \"textStyles\" as an object, found an array"),
    (#""pairings": {}"#, 37, "expected \"pairings\" as an array, found an object"),
    (#""modes": []"#, 1, "missing \"name\" in \"modes\"; add it"),
    (#""ramps": [4]"#, 35, "expected a pattern or an array of token paths in \"ramps\", found a number"),
    (#""ramps": [["{a"]]"#, 36, "invalid pattern \"{a\": missing \"}\""),
    (#""ramps": [[4]]"#, 36, "expected a token path in \"ramps\", found a number"),
    (#""surfaces": "{a""#, 37, "invalid pattern \"{a\": missing \"}\""),
    (#""code": "{a""#, 33, "invalid pattern \"{a\": missing \"}\""),
    (
      #""controls": [{ "name": "A", "arrangement": "row", "count": 2.5 }]"#, 84,
      "expected \"count\" as a whole number from 2 to 1000, found 2.5"
    ),
    (
      #""controls": [{ "name": "A", "arrangement": "row", "count": "2" }]"#, 84,
      "expected \"count\" as a whole number from 2 to 1000, found a string"
    ),
    (#""controls": [{ "name": "A", "padding": ["{gp}", 4] }]"#, 65, "\"gp\" matches no token; did you mean \"gap\"?"),
    (
      #""badges": [{ "name": "b", "background": "ink", "text": "papr" }]"#, 36,
      "\"papr\" matches no token; did you mean \"paper\"?"
    ),
  ])
  func anEntryThatCannotBeFollowedHasItsPlace(_ member: String, _ column: Int, _ reason: String) throws {
    let found = try Self.sentences(Self.start + member)
    #expect(found == ["palpable.json:1:\(column): \(reason)"])
  }

  @Test(arguments: [
    (#""tokens": ["{a"]"#, "palpable.json:1:14: invalid pattern \"{a\": missing \"}\""),
    (#""tokens": [{ "path": "t.json", "modes": { "a": 4 } }]"#, "expected a mode name for \"a\", found a number"),
    (#""tokens": [{ "path": "t.json", "modes": [] }]"#, "expected \"modes\" as an object, found an array"),
    (
      #""tokens": [{ "path": "t.json", "module": "1a" }]"#,
      "expected a Swift module name, such as \"Widget\", found \"1a\""
    ),
    (#""tokens": ["a\u0000b"]"#, "expected a path, found a text that contains U+0000"),
    (#""tokens": "t.json""#, "expected \"tokens\" as an array, found a string"),
  ])
  func aTokenFileIsNamed(_ members: String, _ words: String) throws {
    let found = try Self.sentences(members)
    #expect(found.count == 1 && found[0].hasSuffix(words), "\(found)")
  }

  /// A list longer than anyone writes is refused before its entries are compared with each other.
  @Test(arguments: [
    ("locked", "\"ink\"", 1_000), ("overrides", "{}", 1_000), ("families", "{}", 1_000), ("containers", "{}", 1_000),
    ("badges", "{}", 10_000),
  ])
  func listsAreBounded(_ key: String, _ entry: String, _ limit: Int) throws {
    let entries = Array(repeating: entry, count: limit + 1).joined(separator: ",")
    let found = try Self.sentences("\(Self.start)\"\(key)\": [\(entries)]")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("expected at most \(limit) entries in \"\(key)\", found \(limit + 1)") == true, "\(found)")
  }

  @Test(arguments: [
    ("{", "expected a quoted name or }, found the end of the file"),
    (#"{ "schemaVersion": 2, "findings": [] }"#, "expected \"schemaVersion\" 1, the only supported version, found 2"),
    (#"{ "findings": [] }"#, "expected \"schemaVersion\" 1, the only supported version, found none"),
    (#"{ "schemaVersion": 1 }"#, "missing \"findings\" in a baseline; add it"),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "passed" }] }"#,
      "expected \"outcome\" as failed or cantTell, found \"passed\""
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "cantTell", "interval": [3, 2] }] }"#,
      "expected \"interval\" with the lower number first, found an array"
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "failed", "required": true }] }"#,
      "expected \"required\" as a number, found a boolean"
    ),
  ])
  func aBaselineIsRead(_ text: String, _ words: String) throws {
    let found = try Self.sentences(
      Self.start + #""pairings": [{ "text": "ink", "on": "paper" }], "baseline": "b.json""#, ["b.json": text])
    #expect(found.count == 1 && found[0].hasPrefix("b.json:1:") && found[0].hasSuffix(words), "\(found)")
  }

  /// An interval whose end isn't known may have any.
  @Test func anOpenIntervalIsKept() throws {
    let entry =
      #"{ "fingerprint": "contrast-minimum/light/text/ink/veil", "outcome": "cantTell", "interval": [1, null], "required": 4.5 }"#
    let found = try Self.sentences(
      Self.start + #""pairings": [{ "text": "ink", "on": "veil" }], "baseline": "b.json""#,
      ["b.json": "{ \"schemaVersion\": 1, \"findings\": [\(entry)] }"])
    #expect(found.isEmpty, "\(found)")
  }
}
