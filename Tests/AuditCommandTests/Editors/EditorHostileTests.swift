import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// Messages that aren't what they should be, and files outside the folder.
@Suite struct EditorHostileTests {
  private let folder = try! TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])

  private func link(_ target: String, at path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func theOrderOfTheProtocolIsKept() throws {
    var bytes: [UInt8] = []
    let server = LanguageServer {
      bytes += $0
      return true
    }
    func answer(_ text: String) -> String {
      bytes = []
      server.receive(Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(answer(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#).contains("-32002"))
    #expect(answer(#"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"capabilities":{}}}"#).contains("utf-16"))
    #expect(answer(#"{"jsonrpc":"2.0","id":3,"method":"x/y"}"#).contains("-32601"))
    #expect(answer(#"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover"}"#).contains("-32602"))
    #expect(answer(#"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#).contains(#""result":null"#))
    #expect(answer(#"{"jsonrpc":"2.0","id":6,"method":"textDocument/hover"}"#).contains("-32600"))
    #expect(server.exitCode == nil && server.isShut)
    _ = answer(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.exitCode == .passed)
  }

  @Test func anEditorThatLeavesWithoutAskingIsNoSuccess() throws {
    let client = try EditorClient(folder.path)
    client.notify("exit", "")
    #expect(client.exitCode == .impossible)
  }

  /// A request that is cancelled in the same piece of input isn't worked on.
  @Test func cancelledRequestsAreRefused() throws {
    let client = try EditorClient(folder.path)
    let messages = client.send(
      #"{"jsonrpc":"2.0","id":70,"method":"textDocument/documentColor","params":{"textDocument":{"uri":"file:///x"}}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":70}}"#)
    #expect(messages.first { $0["id"]?.number == 70 }?["error"]?["code"]?.number == -32800)
  }

  /// Neither a document outside the folder nor a file that a configuration names there is read.
  @Test func nothingOutsideTheFolderIsRead() throws {
    let outer = try TemporaryFolder([
      "secret.json": ##"{ "secret-color": { "$type": "color", "$value": "#123456" } }"##,
      "inner/palpable.json": #"{ "tokens": ["../secret.json"], "pairings": [] }"#, "inner/a.json": "{}",
    ])
    let client = try EditorClient(outer.path + "/inner")
    client.open("palpable.json", #"{ "tokens": ["../secret.json"], "pairings": [] }"#)
    #expect(client.messages("palpable.json").first?.contains("outside") == true)
    client.open("../secret.json", "{ }")
    let response = try client.request(
      "textDocument/documentColor", #""textDocument":{"uri":"\#(client.address("../secret.json"))"}"#)
    #expect(response["result"]?.isNull == true)
  }

  /// A contract that is a link to one outside the folder isn't read either.
  @Test func aContractOutsideIsRefused() throws {
    let outer = try TemporaryFolder(["secret/palpable.json": "hunter2", "inner/tokens.json": goodTokens])
    try link("../secret/palpable.json", at: outer.path + "/inner/palpable.json")
    let client = try EditorClient(outer.path + "/inner")
    client.open("tokens.json", goodTokens)
    let messages = client.messages("palpable.json")
    #expect(messages.count == 1 && messages[0].contains("outside the root") && !messages[0].contains("hunter"))
  }

  /// Some clients write null where they have no parameters.
  @Test func nullIsNoParameter() throws {
    let client = try EditorClient(folder.path)
    #expect(
      client.send(#"{"jsonrpc":"2.0","id":90,"method":"shutdown","params":null}"#).first?["result"]?.isNull == true)
    _ = client.send(#"{"jsonrpc":"2.0","method":"exit","params":null}"#)
    #expect(client.exitCode == .passed)
  }

  /// After a change that isn't valid, nothing is shown until the whole text is sent.
  @Test func anUnknownTextIsKnownAgainWithTheWhole() throws {
    let client = try EditorClient(folder.path)
    let bad = goodTokens.replacing("[0, 0, 0]", with: "[0.9, 0.9, 0.9]")
    client.open("tokens.json", bad)
    #expect(client.messages("tokens.json").contains { $0.contains("color.ink on color.paper") })
    client.notify(
      "textDocument/didChange",
      #""textDocument":{"uri":"\#(client.address("tokens.json"))","version":2},"contentChanges":[{"range":{"start":{"line":0}},"text":"x"}]"#
    )
    #expect(try client.result("documentColor", "tokens.json").isNull)
    client.change("tokens.json", bad, version: 3)
    #expect(client.messages("tokens.json").contains { $0.contains("color.ink on color.paper") })
  }

  /// A message that can't be read may have been a change: no older text is audited as if it were the newest.
  @Test func aLostMessageEndsWhatIsKnown() throws {
    let client = try EditorClient(folder.path)
    client.open("tokens.json", goodTokens.replacing("[0, 0, 0]", with: "[0.9, 0.9, 0.9]"))
    let messages = client.send("{")
    let said = messages.first { $0["method"]?.string == "window/showMessage" }?["params"]?["message"]?.string
    #expect(
      said
        == "Palpable lost a message: invalid JSON at line 1, column 2: expected a quoted name or }. Close the files and open them again."
    )
    #expect(client.messages("tokens.json") == [])
  }

  /// One file that is open under two names: the newest text counts for both.
  @Test func aFileWithTwoNamesHasOneText() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    try link("tokens.json", at: folder.path + "/other.json")
    let bad = goodTokens.replacing("[0, 0, 0]", with: "[0.9, 0.9, 0.9]")
    let client = try EditorClient(folder.path)
    client.open("other.json", bad)
    client.open("tokens.json", bad)
    client.change("tokens.json", goodTokens)
    for name in ["tokens.json", "other.json"] {
      #expect(!client.messages(name).contains { $0.contains("color.ink on color.paper: contrast") }, "\(name)")
    }
    client.change("other.json", bad)
    for name in ["tokens.json", "other.json"] {
      #expect(client.messages(name).contains { $0.contains("color.ink on color.paper: contrast") }, "\(name)")
    }
  }

  /// Changes with places that don't exist are moved or end the document; the server goes on.
  @Test func mutatedMessagesNeverStopTheServer() throws {
    var random = SplitMix64(seed: 11)
    let client = try EditorClient(folder.path)
    let address = client.address("tokens.json")
    let messages = [
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(address)","languageId":"json","version":1,"text":\#(JSONText.string(goodTokens).compact)}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(address)","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":3},"end":{"line":2,"character":9}},"text":"é"}]}}"#,
      #"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(address)"},"position":{"line":2,"character":20}}}"#,
      #"{"jsonrpc":"2.0","id":8,"method":"textDocument/completion","params":{"textDocument":{"uri":"\#(address)"},"position":{"line":2,"character":20}}}"#,
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"\#(address)"},"range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(address)"}}}"#,
    ].map { Array($0.utf8) }
    let signs = Array("{}[]\",:\\0123456789eE+-./*~u\n".utf8) + [0, 0xFF, 0xC3, 0x80]
    for _ in 0..<LongTests.count(200, long: 3_000) {
      var bytes = try #require(messages.randomElement(using: &random))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
        }
      }
      guard !String(decoding: bytes, as: UTF8.self).contains("exit") else { continue }
      for message in client.exchange(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes) {
        #expect(message["jsonrpc"]?.string == "2.0")
      }
    }
    client.close("tokens.json")
    client.open("tokens.json", goodTokens)
    #expect(try client.result("documentColor", "tokens.json").elements?.isEmpty == false)
  }
}

/// The command itself.
@Suite struct ServeEditorsTests {
  @Test(arguments: [
    (["lsp", "x"], "palpable: unexpected argument \"x\""),
    (["lsp", "--root", "missing"], "palpable: invalid value \"missing\" for --root; use an existing folder"),
    (["lsp", "--root", "a.txt"], "palpable: invalid value \"a.txt\" for --root; use an existing folder"),
    (["lsp"], "palpable: lsp needs messages on standard input; see palpable lsp --help"),
  ])
  func optionsAreChecked(_ arguments: [String], _ start: String) throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let result = Palpable.run(
      arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.exitCode == .impossible && result.status.hasPrefix(start), "\(result.status)")
  }

  /// The whole process: the exit code tells whether the editor asked for the end.
  @Test func theProcessEndsWithTheEditor() throws {
    guard BuiltCommand.path != nil else { return }
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    func input(_ messages: [String]) -> String {
      messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }
    let opening = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let end = [#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#]
    for (messages, code) in [([opening] + end, 0), ([opening], 2), ([opening, end[1]], 2)] {
      try folder.write(input(messages), to: "in")
      var command = BuiltCommand(folder: folder)
      command.script = #"exec "$0" "$@" < in"#
      let outcome = try command.run("lsp")
      #expect(outcome.exitCode == Int32(code) && outcome.status == "" && outcome.output.hasPrefix("Content-Length: "))
    }
  }
}
