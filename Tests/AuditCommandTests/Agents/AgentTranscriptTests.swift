import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What is said in each revision of the protocol.
@Suite struct AgentTranscriptTests {
  private let folder = try! TemporaryFolder(["tokens.json": goodTokens, "palpable.json": goodConfiguration])

  @Test func everyRequestOf2026NamesItsRevision() throws {
    let client = try AgentClient(folder.path)
    let result = try #require(try client.request("server/discover")["result"])
    #expect(result["resultType"]?.string == "complete")
    #expect(
      result["supportedVersions"]?.elements?.map(\.string) == ["2026-07-28", "2025-11-25", "2025-06-18"])
    #expect(result["capabilities"]?.members?.map(\.name) == ["tools", "resources"])
    #expect(result["ttlMs"]?.number == 3_600_000 && result["cacheScope"]?.string == "public")
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "palpable")
    for method in ["tools/list", "resources/list", "resources/templates/list"] {
      let result = try #require(try client.request(method)["result"])
      #expect(result["resultType"]?.string == "complete" && result["ttlMs"] != nil && result["cacheScope"] != nil)
    }
    let call = try client.call("check", ##"{"foreground":"#94a3b8","backgrounds":["#ffffff"]}"##)
    #expect(call["resultType"]?.string == "complete" && call["isError"] == nil && call["ttlMs"] == nil)
    let data = try #require(call["structuredContent"])
    #expect(data["ratio"]?.number == 2.5640413904962034 && data["shownRatio"]?.string == "2.56")
    #expect(try AgentClient.json(try #require(call["content"]?.elements?.last?["text"]?.string))["ratio"] != nil)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
      -32022
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":20260728,"io.modelcontextprotocol/clientCapabilities":{}}}}"#,
      -32602
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a",\#(AgentClient.meta)}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope",\#(AgentClient.meta)}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":3,\#(AgentClient.meta)}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rules","arguments":[],\#(AgentClient.meta)}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"palpable://none",\#(AgentClient.meta)}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd",\#(AgentClient.meta)}}"#,
      -32602
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{\#(AgentClient.meta)}}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"","params":{\#(AgentClient.meta)}}"#, -32601),
  ])
  func errors(_ line: String, _ code: Int) throws {
    let client = try AgentClient(folder.path)
    let lines = client.exchange(line)
    #expect(lines.count == 1)
    let response = try AgentClient.json(lines[0])
    #expect(response["error"]?["code"]?.number == Double(code) && response["id"]?.number == 1)
    // The server goes on.
    #expect(try client.request("server/discover")["result"] != nil)
  }

  @Test func unknownVersionsAreAnsweredWithThoseThatAreKnown() throws {
    let lines = try AgentClient(folder.path).exchange(
      #"{"jsonrpc":"2.0","id":6,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#
    )
    #expect(
      lines == [
        #"{"jsonrpc":"2.0","id":6,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28","2025-11-25","2025-06-18"],"requested":"2099-01-01"}}}"#
      ])
  }

  @Test(arguments: [("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25")])
  func theOpeningUntil2025(_ asked: String, _ agreed: String) throws {
    let client = try AgentClient(folder.path)
    let opening = client.exchange(
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"host","version":"1"}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(opening.count == 1)
    let result = try #require(try AgentClient.json(opening[0])["result"])
    #expect(result["protocolVersion"]?.string == agreed && result["resultType"] == nil)
    #expect(result["serverInfo"]?["name"]?.string == "palpable")
    let list = try AgentClient.json(client.exchange(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)[0])
    #expect(list["result"]?.members?.map(\.name) == ["tools"])
    let missing = client.exchange(
      #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"palpable://none"}}"#)
    #expect(try AgentClient.json(missing[0])["error"]?["code"]?.number == -32002)
    #expect(client.exchange(#"{"jsonrpc":"2.0","id":4,"method":"ping"}"#) == [#"{"jsonrpc":"2.0","id":4,"result":{}}"#])
    // Both revisions may be mixed.
    #expect(try client.request("server/discover")["result"]?["resultType"]?.string == "complete")
  }

  @Test func progressIsSentToThoseWhoAsk() throws {
    let client = try AgentClient(folder.path)
    let meta = AgentClient.meta.dropLast(1) + #","progressToken":"p"}"#
    let lines = client.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"audit","arguments":{},\#(meta)}}"#)
    #expect(lines.count == 2)
    let progress = try AgentClient.json(lines[0])
    #expect(progress["method"]?.string == "notifications/progress")
    #expect(progress["params"]?["progressToken"]?.string == "p" && progress["params"]?["progress"]?.number == 1)
    #expect(try AgentClient.json(lines[1])["result"]?["structuredContent"]?["decision"]?.string == "passed")
  }

  /// Calls wait for the roots of the client, which bound what is read; one that is cancelled meanwhile has no response.
  @Test func rootsOfTheClient() throws {
    let other = try TemporaryFolder(["a b/tokens.json": goodTokens, "a b/palpable.json": goodConfiguration])
    let client = try AgentClient(folder.path, takesClientRoots: true)
    let opening = client.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(opening.last == #"{"jsonrpc":"2.0","id":"roots-1","method":"roots/list"}"#)
    func call(_ id: Int, _ path: String) -> [String] {
      client.exchange(
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"audit","arguments":{"paths":["\#(path)"]}}}"#
      )
    }
    #expect(call(2, other.path + "/a b") == [])
    #expect(call(3, folder.path) == [])
    #expect(call(4, ".") == [])
    #expect(try AgentClient.json(call(4, ".")[0])["error"]?["code"]?.number == -32600)
    #expect(client.exchange(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4}}"#) == [])
    #expect(client.exchange(#"{"jsonrpc":"2.0","id":"roots-0","result":{"roots":[]}}"#) == [])
    let lines = client.exchange(
      #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"https://x"},{"uri":"file://\#(other.path)/a%20b"}]}}"#
    )
    let responses = try lines.map(AgentClient.json)
    #expect(responses.map { $0["id"]?.number } == [2, 3])
    #expect(responses[0]["result"]?["structuredContent"]?["decision"]?.string == "passed")
    #expect(responses[1]["result"]?["isError"]?.boolean == true)
    // Roots that can't be used change nothing.
    #expect(client.exchange(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#).count == 1)
    #expect(call(5, ".") == [])
    let kept = client.exchange(#"{"jsonrpc":"2.0","id":"roots-2","result":{"roots":[{"uri":"file:///%zz"},7]}}"#)
    #expect(try AgentClient.json(kept[0])["result"]?["structuredContent"]?["decision"]?.string == "passed")
  }
}
