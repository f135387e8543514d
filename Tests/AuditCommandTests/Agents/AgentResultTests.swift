import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What the results of tools hold: ratios by the formula of WCAG 2.2, filtered findings, and what can't be measured.
@Suite struct AgentResultTests {
  /// The gray has 4.54:1 on white. Of 30 % white over an unknown surface, black has more and less than 4.5:1.
  private let folder = try! TemporaryFolder([
    "palpable.json": """
    { "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "veil" }, { "text": "gray", "on": "paper" },
      { "text": "mixed", "on": "paper" }, { "text": "faint", "on": "paper" }] }
    """,
    "t.css": """
    :root { --ink: #000; --veil: rgb(255 255 255 / 30%); --gray: #767676; --paper: #fff; --faint: #ccc;
      --mixed: color-mix(in srgb, currentColor, red) }
    """, "one/t.json": ##"{ "ink": { "$type": "color", "$value": "#000" } }"##,
    "dashed/-x.css": ":root { --text: #000; --page: #fff }",
  ])

  private func data(_ tool: String, _ arguments: String = "{}") throws -> JSONNode {
    let result = try AgentClient(folder.path).call(tool, arguments)
    return try #require(
      result["structuredContent"], "\(tool): \(result["content"]?.elements?.first?["text"]?.string ?? "")")
  }

  private func words(_ tool: String, _ arguments: String) throws -> String? {
    try AgentClient(folder.path).call(tool, arguments)["content"]?.elements?.first?["text"]?.string
  }

  @Test func aMatrixOfColorsHasEveryCombination() throws {
    let data = try data("matrix", ##"{"colors":["ink #000","paper #fff"]}"##)
    let rows = try #require(data["combinations"]?.elements)
    #expect(rows.count == 2 && data["total"]?.number == 2 && data["required"]?.number == 4.5)
    #expect(rows.allSatisfy { $0["ratio"]?.number == 21 && $0["passes"]?.boolean == true })
    #expect(Set(rows.compactMap { $0["text"]?.string }) == ["#000000", "#ffffff"])
    for row in rows { #expect(row["text"]?.string != row["background"]?.string) }
    let names = rows.map { [$0["textTokens"], $0["backgroundTokens"]].map { $0?.elements?.first?.string } }
    #expect(Set(names) == [["ink", "paper"], ["paper", "ink"]])
  }

  /// #767676 is the lightest gray with 4.5:1 on white; on black it has 4.6:1.
  @Test(arguments: [
    ("aa", false, 6.0), ("aa", true, 6), ("aaa", true, 2), ("non-text", true, 6), ("aaa", false, 6),
  ])
  func combinationsThatPassCanBeListedAlone(_ level: String, _ passing: Bool, _ count: Double) throws {
    let data = try data(
      "matrix", ##"{"colors":["#000","#fff","#767676"],"level":"\##(level)","passing":\##(passing)}"##)
    #expect(data["total"]?.number == count)
    #expect(!passing || data["combinations"]?.elements?.allSatisfy { $0["passes"]?.boolean == true } == true)
  }

  @Test func aMatrixHasOneSource() throws {
    let client = try AgentClient(folder.path)
    #expect(
      try client.failure("matrix", ##"{"colors":["#000"],"paths":["."]}"##)
        == "colors and paths can't be combined; pass one")
    #expect(try words("matrix", #"{"paths":["t.css"],"filter":["ink","paper"]}"#)?.hasPrefix("2 combinations.") == true)
  }

  @Test(arguments: [
    // White at half opacity over white is white.
    (##"{"foreground":"#000","backgrounds":["#ffffff80"],"backdrops":["#fff"]}"##, "21.00:1; aa: passed.", "21.00"),
    (##"{"foreground":"#767676","backgrounds":["#fff"],"level":"aaa"}"##, "4.54:1; aaa: failed.", "4.54"),
    (##"{"foreground":"#000","backgrounds":["#ffffff4d"]}"##, "The ratio isn't a single number; aa: cantTell.", nil),
  ])
  func aCheckSaysTheRatio(_ arguments: String, _ sentence: String, _ shown: String?) throws {
    #expect(try words("check", arguments) == sentence)
    let data = try data("check", arguments)
    #expect(data["shownRatio"]?.string == shown && (data["ratio"]?.isNull == true) == (shown == nil))
    #expect(data["visions"] == nil && data["schemaVersion"] == nil)
  }

  @Test(arguments: [
    (
      "check", ##"{"foreground":"#000","backgrounds":["#fff","#eee"],"backdrops":["#fff"]}"##,
      "with one background only"
    ),
    ("audit", #"{"mode":3}"#, "expected a string, not a number"), ("audit", #"{"mode":null}"#, "not null"),
    ("audit", #"{"level":1}"#, "use one of: note, warning, error"),
    ("tokens", #"{"filter":[1]}"#, "expected a string, not a number"),
    ("tokens", #"{"filter":["a",["b"]]}"#, "expected a string, not an array"),
    (
      "tokens", "{\"filter\":[" + Array(repeating: "\"a\"", count: 101).joined(separator: ",") + "]}",
      "at most 100 entries"
    ),
    ("audit", "{\"mode\":\"" + String(repeating: "é", count: 1_001) + "\"}", "at most 1000 characters"),
    ("explain", #"{"fingerprint":"contrast-minimum"}"#, "no finding has this fingerprint"),
    ("audit", #"{"paths":["/../../etc"]}"#, "is outside the roots"),
    ("audit", #"{"baseline":"none.json"}"#, "none.json"), ("fix_preview", #"{"paths":["none"]}"#, "none"),
    ("matrix", #"{"paths":["none.css"]}"#, "none.css"),
  ])
  func whatDoesNotFitIsSaid(_ tool: String, _ arguments: String, _ words: String) throws {
    let sentence = try AgentClient(folder.path).failure(tool, arguments)
    #expect(sentence.contains(words), "\(sentence)")
  }

  /// Two of four pairings can't be measured, and one fails.
  @Test func findingsAreFiltered() throws {
    func rows(_ arguments: String) throws -> [JSONNode] { try data("audit", arguments)["findings"]?.elements ?? [] }
    let all = try rows("{}")
    let minimum = try rows(#"{"rule":"contrast-minimum"}"#)
    #expect(minimum.count == 3 && minimum.allSatisfy { $0["rule"]?.string == "contrast-minimum" })
    #expect(try rows(#"{"rule":"contrast"}"#).isEmpty)
    let errors = try rows(#"{"level":"error"}"#)
    #expect(!errors.isEmpty && errors.count < all.count && errors.allSatisfy { $0["level"]?.string == "error" })
    #expect(try rows(#"{"level":"note"}"#).count == all.count)
    let gating = try rows(#"{"failing_gate":true}"#)
    #expect(!gating.isEmpty && gating.allSatisfy { $0["failsGate"]?.boolean == true })
    #expect(gating.count == all.count { $0["failsGate"]?.boolean == true })
    #expect(try rows(#"{"rule":"contrast-minimum","level":"error","failing_gate":true,"limit":1}"#).count == 1)
    #expect(
      try words("audit", "{}")?.hasPrefix("The gate failed: \(gating.count) of \(all.count) findings fail") == true)
  }

  @Test func theEvidenceOfAnIntervalIsItsEnds() throws {
    let data = try data("explain", #"{"fingerprint":"contrast-minimum/light/text/ink/veil"}"#)
    let evidence = try #require(data["evidence"])
    let lowest = try #require(evidence["lowestRatio"]?.number)
    // Over black, 30 % of white is a gray of 77 of 255 parts: (0.0742 + 0.05) / 0.05 is about 2.5. Over white it is white.
    #expect((2.4...2.6).contains(lowest) && evidence["highestRatio"]?.number == 21 && evidence["ratio"] == nil)
    #expect(data["finding"]?["outcome"]?.string == "cantTell")
  }

  @Test func theEvidenceOfAnUnknownColorIsTheReason() throws {
    let evidence = try #require(
      try data("explain", #"{"fingerprint":"contrast-minimum/light/text/mixed/paper"}"#)["evidence"])
    #expect(evidence["undetermined"]?.string?.isEmpty == false && evidence["ratio"] == nil)
    #expect(evidence["foreground"]?["color"]?.isNull == true)
    #expect(evidence["backgrounds"]?.elements?.first?["color"]?.string == "#ffffff")
  }

  @Test func oneIsCountedAsOne() throws {
    #expect(try words("tokens", #"{"paths":["one"]}"#)?.hasPrefix("1 token.") == true)
    #expect(try words("tokens", #"{"paths":["t.css"]}"#)?.hasPrefix("6 tokens.") == true)
    #expect(try words("fix_preview", #"{"lock":["*"]}"#)?.contains("; 0 changes. Nothing was written.") == true)
  }

  /// A name that starts as an option does is a file.
  @Test func aFileMayStartWithADash() throws {
    let client = try AgentClient(folder.path + "/dashed")
    let result = try client.call("audit", #"{"paths":["-x.css"]}"#)
    #expect(result["structuredContent"]?["decision"]?.string == "passed")
  }

  @Test func aResourceNeedsAnAddressAndAConfiguration() throws {
    let empty = try TemporaryFolder()
    let client = try AgentClient(empty.path)
    #expect(try client.request("resources/read")["error"]?["code"]?.number == -32602)
    let report = try client.request("resources/read", #""uri":"palpable://report""#)["error"]
    #expect(report?["code"]?.number == -32603 && report?["message"]?.string?.contains("palpable.json") == true)
  }
}
