import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// Messages that aren't what they should be: each has its error, and the server goes on.
@Suite struct AgentHostileTests {
  private let folder = try! TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])

  @Test func badMessagesAreAnsweredAndSkipped() throws {
    let client = try AgentClient(folder.path)
    let deep = String(repeating: "[", count: 50_000)
    let cases: [([UInt8], Int)] = [
      (Array("{".utf8), -32700), ([0xFF, 0xFE], -32700), (Array("[]".utf8), -32600), (Array("null".utf8), -32600),
      (Array(deep.utf8), -32700), (Array(#"{"a":"\#(String(repeating: "x", count: 300_000))"}"#.utf8), -32700),
      (Array(repeating: UInt8(ascii: "a"), count: 1_200_000), -32600), ([0xEF, 0xBB, 0xBF, 0x7B], -32700),
      (Array("Content-Length: 2\r\n\r".utf8), -32700), (Array("{}".utf8), -32600),
    ]
    for (bytes, code) in cases {
      let lines = client.exchange(bytes + [UInt8(ascii: "\n")])
      #expect(lines.count == 1, "\(String(decoding: bytes.prefix(40), as: UTF8.self))")
      let response = try AgentClient.json(try #require(lines.first))
      #expect(response["error"]?["code"]?.number == Double(code), "\(lines[0].prefix(200))")
      #expect(try client.request("server/discover")["result"] != nil)
    }
    // Unknown notifications and responses have no response.
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#, #"{"jsonrpc":"2.0","method":"tools/call","params":{}}"#,
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#, #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[1]}"#, "", "  \r",
    ] { #expect(client.exchange(line) == []) }
  }

  /// Requests with a few bytes changed, one after the other: every line is valid, and a good request is answered afterwards.
  @Test func mutatedRequestsNeverStopTheServer() throws {
    var random = SplitMix64(seed: 5)
    let client = try AgentClient(folder.path)
    let requests = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}}"#,
      ##"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"foreground":"#94a3b8","backgrounds":["#fff"],"level":"aaa"},\##(AgentClient.meta)}}"##,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"tokens","arguments":{"paths":["."],"filter":["c*"],"limit":5},\#(AgentClient.meta)}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"audit","arguments":{"paths":["../x"]},\#(AgentClient.meta)}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"palpable://rules/reflow",\#(AgentClient.meta)}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
    ].map { Array($0.utf8) }
    let signs = Array("{}[]\",:\\0123456789eE+-./*~u\n".utf8) + [0, 0xFF, 0xC3, 0x80]
    var (results, errors) = (0, 0)
    for _ in 0..<LongTests.count(300, long: 5_000) {
      var bytes = try #require(requests.randomElement(using: &random))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: place)
        }
      }
      for line in client.exchange(bytes + [UInt8(ascii: "\n")]) {
        let response = try AgentClient.json(line)
        #expect(response["jsonrpc"]?.string == "2.0")
        if response["result"] != nil { results += 1 } else if response["error"] != nil { errors += 1 }
      }
    }
    #expect(results > 20 && errors > 20)
    #expect(try client.request("server/discover")["result"] != nil)
  }
}

/// The command itself.
@Suite struct ServeAgentsTests {
  @Test func optionsAreChecked() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(palpable("mcp", "x", in: folder).status.contains("unexpected argument \"x\""))
    #expect(palpable("mcp", "--root", "missing", in: folder).status.contains("invalid value \"missing\" for --root"))
    #expect(palpable("mcp", "--root", "a.txt", in: folder).exitCode == .impossible)
    #expect(palpable("mcp", in: folder).exitCode == .impossible)
  }

  /// The whole process: messages on standard input, and nothing but messages on standard output.
  @Test func theProcessAnswersEveryRequestBeforeItEnds() throws {
    guard BuiltCommand.path != nil else { return }
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let meta = AgentClient.meta
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"audit","arguments":{},\#(meta)}}"# + "\n{\n"
        + #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"rules","arguments":{},\#(meta)}}"#,
      to: "in")
    var command = BuiltCommand(folder: folder)
    command.script = #"exec "$0" "$@" < in"#
    let outcome = try command.run("mcp")
    #expect(outcome.exitCode == 0 && outcome.status == "")
    let responses = try outcome.output.split(separator: "\n").map { try AgentClient.json(String($0)) }
    #expect(responses.count == 3)
    #expect(responses.compactMap { $0["id"]?.number }.sorted() == [1, 2])
    #expect(responses.count { $0["error"]?["code"]?.number == -32700 } == 1)
    // A client that is gone ends the server.
    command.script = #""$0" "$@" < in | true; exit 0"#
    #expect(try command.run("mcp").exitCode == 0)
  }

  @Test func theSchemaIsThatOfTheDocumentation() throws {
    let folder = try TemporaryFolder()
    let client = try AgentClient(folder.path)
    let response = try client.request("resources/read", #""uri":"palpable://schema/configuration""#)
    let text = response["result"]?["contents"]?.elements?.first?["text"]?.string
    let article = try packageText("Sources/AuditSession/AuditSession.docc/configuration-1.schema.json")
    #expect(text == article)
  }

  @Test func everyResourceIsRead() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let client = try AgentClient(folder.path)
    let listed = try client.request("resources/list")["result"]?["resources"]?.elements ?? []
    #expect(listed.count == 4)
    for address in listed.compactMap({ $0["uri"]?.string }) + ["palpable://rules/reflow"] {
      let result = try client.request("resources/read", #""uri":"\#(address)""#)["result"]
      #expect(result?["contents"]?.elements?.first?["text"]?.string?.isEmpty == false, "\(address)")
      let isPrivate = address.hasPrefix("palpable://report")
      #expect(result?["cacheScope"]?.string == (isPrivate ? "private" : "public"), "\(address)")
    }
    #expect(try client.request("resources/read", #""uri":"palpable://rules/none""#)["error"] != nil)
  }
}
