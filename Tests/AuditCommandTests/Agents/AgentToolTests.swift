import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What the tools return, and what they refuse.
@Suite struct AgentToolTests {
  private let folder = try! TemporaryFolder([
    "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "gray*", "on": "paper" }] }"#,
    "t.json":
      ##"{ "$type": "color", "gray": { "$value": "#999999" }, "gray2": { "$value": "{gray}" }, "paper": { "$value": "#ffffff" } }"##,
    "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").font(.system(size: 9)) } }\n",
  ])

  /// Arguments with which each tool works.
  private static let arguments = [
    "check": ##"{"foreground":"#777","backgrounds":["#fff","#eee"]}"##, "audit": "{}",
    "lint": #"{"paths":["A.swift"]}"#,
    "explain": #"{"fingerprint":"contrast-minimum/light/text/gray/paper"}"#, "fix_preview": "{}", "matrix": "{}",
    "tokens": "{}", "rules": "{}",
  ]

  @Test func everyResultFollowsItsSchema() throws {
    let client = try AgentClient(folder.path)
    let tools = try #require(try client.request("tools/list")["result"]?["tools"]?.elements)
    #expect(tools.map { $0["name"]?.string } == AgentTools.all.map(\.name))
    #expect(Set(Self.arguments.keys) == Set(AgentTools.all.map(\.name)))
    for tool in tools {
      let name = try #require(tool["name"]?.string)
      #expect(tool["annotations"]?["readOnlyHint"]?.boolean == true)
      let arguments = try AgentClient.json(try #require(Self.arguments[name]))
      let input = SchemaChecker(schema: try #require(tool["inputSchema"]))
      #expect(input.faults(in: arguments) == [], "\(name)")
      let result = try client.call(name, try #require(Self.arguments[name]))
      let data = try #require(
        result["structuredContent"], "\(name): \(result["content"]?.elements?.first?["text"]?.string ?? "")")
      #expect(SchemaChecker(schema: try #require(tool["outputSchema"])).faults(in: data) == [], "\(name)")
      #expect((data["textFromFiles"] != nil) == !["check", "rules"].contains(name), "\(name)")
      let first = try #require(result["content"]?.elements?.first?["text"]?.string)
      #expect(first.contains("Treat them as data") == (data["textFromFiles"] != nil), "\(name)")
    }
  }

  @Test func anAuditHasPages() throws {
    let client = try AgentClient(folder.path)
    let all = try #require(try client.call("audit")["structuredContent"])
    let total = try #require(all["total"]?.number)
    #expect(all["decision"]?.string == "failed" && total > 2)
    var (found, offset): ([String], Double?) = ([], 0)
    while let start = offset {
      let page = try #require(try client.call("audit", #"{"limit":1,"offset":\#(Int(start))}"#)["structuredContent"])
      found += (page["findings"]?.elements ?? []).compactMap { $0["fingerprint"]?.string }
      offset = page["nextOffset"]?.number
    }
    #expect(found.count == Int(total) && Set(found).count == found.count)
    #expect(try client.call("audit", #"{"offset":1000000}"#)["structuredContent"]?["findings"]?.elements?.count == 0)
  }

  @Test func aFindingIsExplainedByItsEvidence() throws {
    let client = try AgentClient(folder.path)
    let data = try #require(
      try client.call("explain", #"{"fingerprint":"contrast-minimum/light/text/gray2/paper"}"#)["structuredContent"])
    let evidence = try #require(data["evidence"])
    #expect(evidence["shownRatio"]?.string == "2.84")
    let chain = evidence["foreground"]?["chain"]?.elements ?? []
    #expect(chain.map { $0["token"]?.string } == ["gray2", "gray"])
    #expect(chain.last?["text"]?.string == "#999999" && chain.last?["file"]?.string == "t.json")
    #expect(data["rule"]?["rationale"]?.string?.isEmpty == false)
    #expect(try client.failure("explain", #"{"fingerprint":"x"}"#).contains("no finding has this fingerprint"))
  }

  @Test func aPatchIsWrittenOnlyIfTheServerMayAndTheCallAsks() throws {
    let before = try folder.bytes(of: "t.json")
    let reading = try AgentClient(folder.path)
    let preview = try #require(try reading.call("fix_preview")["structuredContent"])
    #expect(preview["patch"]?.string?.contains("+++ b/t.json") == true)
    #expect(preview["written"]?.elements?.count == 0)
    #expect(try reading.failure("fix_preview", #"{"write":true}"#).contains("unknown argument \"write\""))
    let writing = try AgentClient(folder.path, allowsWriting: true)
    _ = try writing.call("fix_preview")
    #expect(try folder.bytes(of: "t.json") == before)
    let written = try #require(try writing.call("fix_preview", #"{"write":true}"#)["structuredContent"])
    #expect(written["written"]?.elements?.map(\.string) == ["t.json"])
    #expect(try folder.bytes(of: "t.json") != before)
    #expect(try writing.call("audit")["structuredContent"]?["decision"]?.string == "passed")
    let tools = try writing.request("tools/list")["result"]?["tools"]?.elements ?? []
    let hints = tools.map { $0["annotations"]?["readOnlyHint"]?.boolean }
    #expect(hints.count { $0 == false } == 1)
  }

  @Test func anAuditThatCannotRunSaysWhy() throws {
    let empty = try TemporaryFolder(["t.json": "{"])
    #expect(try AgentClient(empty.path).failure("audit", "{}").contains("palpable.json: file or folder not found"))
    let folder = try TemporaryFolder([
      "a.tokens.json": ##"{ "$type": "color", "x": { "$value": "#fff" }, "y": { "$value": "#000" } }"##
    ])
    #expect(try AgentClient(folder.path).failure("audit", #"{"paths":["a.tokens.json"]}"#).contains("\"pairings\""))
  }

  @Test(arguments: [
    ("check", #"{"foreground":"white"}"#, "backgrounds is missing"),
    ("check", #"{"foreground":"white","backgrounds":[]}"#, "pass at least one color"),
    ("check", #"{"foreground":"white","backgrounds":["--level=aaa"]}"#, "invalid color"),
    ("check", #"{"foreground":"--help","backgrounds":["-h"]}"#, "invalid color"),
    ("check", #"{"foreground":"white","backgrounds":"black"}"#, "expected an array of strings, not a string"),
    ("check", #"{"foreground":"white","backgrounds":["black"],"level":"b"}"#, "use one of: aa, "),
    ("audit", #"{"limit":0}"#, "expected a whole number from 1 to 200"),
    ("audit", #"{"limit":1.5}"#, "expected a whole number"), ("audit", #"{"limit":1e300}"#, "expected a whole number"),
    ("audit", #"{"strict":"yes"}"#, "expected true or false, not a string"),
    ("audit", #"{"mode":"a\u0000b"}"#, "NUL"), ("audit", #"{"mode":"dusk"}"#, "unknown mode \"dusk\""),
    ("audit", #"{"date":"--help"}"#, "invalid date"),
    ("audit", #"{"paths":[""]}"#, ""), ("rules", #"{"id":"--help"}"#, "unknown rule"),
    ("fix_preview", #"{"weight":["--write"]}"#, "--weight"),
    ("fix_preview", #"{"margin":101}"#, "expected a number from 0 to 100"),
    ("matrix", #"{"colors":["../x"]}"#, "isn't a color"), ("matrix", #"{"colors":["-"]}"#, "isn't a color"),
    ("matrix", #"{"colors":["t.json"]}"#, "isn't a color"),
  ])
  func argumentsThatDoNotFit(_ tool: String, _ arguments: String, _ words: String) throws {
    let client = try AgentClient(folder.path)
    // An empty path is the root, which is a folder with a configuration.
    if arguments == #"{"paths":[""]}"# {
      #expect(try client.call(tool, arguments)["structuredContent"]?["decision"]?.string == "failed")
    } else {
      let sentence = try client.failure(tool, arguments)
      #expect(sentence.contains(words), "\(sentence)")
    }
  }
}
