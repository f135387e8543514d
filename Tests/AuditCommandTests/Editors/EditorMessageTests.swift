import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What the server does with the notifications of the protocol, and with requests that lack a part.
@Suite struct EditorMessageTests {
  private static let bad = goodTokens.replacing("[0, 0, 0]", with: "[0.9, 0.9, 0.9]")
  private let folder = try! TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])

  private static func fails(_ client: EditorClient, _ name: String = "tokens.json") -> Bool {
    client.messages(name).contains { $0.hasPrefix("color.ink on color.paper: contrast is") }
  }

  private static func codes(_ messages: [JSONNode]) -> [Double?] { messages.map { $0["error"]?["code"]?.number } }

  /// A header without a length, and a message larger than any document.
  @Test func whatIsNoMessageIsRefused() throws {
    let client = try EditorClient(folder.path)
    for header in ["Content-Type: x\r\n\r\n", "Content-Length: 999999999\r\n\r\n"] {
      #expect(Self.codes(client.exchange(Array(header.utf8))) == [-32600], "\(header)")
    }
    // The bytes of the message are skipped, and so is the answer of an editor to a request.
    let other = try EditorClient(folder.path)
    #expect(other.send(#"{"jsonrpc":"2.0","id":"files","result":null}"#).isEmpty)
    #expect(other.send(#"{"jsonrpc":"2.0","method":"x/unknown","params":{}}"#).isEmpty)
    #expect(Self.codes(other.send(#"{"jsonrpc":"1.0","id":3,"method":"x"}"#)) == [-32600])
  }

  @Test func anEditorThatIsGoneEndsTheServer() {
    let server = LanguageServer { _ in false }
    #expect(server.exitCode == nil && !server.isBroken)
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    server.receive(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
    #expect(server.isBroken && server.exitCode == .impossible)
  }

  @Test(arguments: [
    ("hover", #""position":{"line":0}"#), ("hover", #""position":{"line":-1,"character":0}"#),
    ("hover", #""position":{"line":0.5,"character":0}"#), ("completion", #""position":[]"#), ("completion", ""),
    ("inlayHint", #""range":{"start":{"line":0,"character":0}}"#), ("codeAction", #""range":null"#),
    ("colorPresentation", #""range":{"end":{"line":0,"character":0}}"#),
    ("colorPresentation", #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}}"#),
    (
      "colorPresentation",
      #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"color":{"red":2,"green":0,"blue":0,"alpha":1}"#
    ),
  ])
  func requestsNeedTheirParameters(_ method: String, _ parameters: String) throws {
    let client = try EditorClient(folder.path)
    client.open("tokens.json", goodTokens)
    let more = parameters.isEmpty ? "" : "," + parameters
    let response = try client.request(
      "textDocument/" + method, #""textDocument":{"uri":"\#(client.address("tokens.json"))"}\#(more)"#)
    #expect(response["error"]?["code"]?.number == -32602 && response["result"] == nil)
  }

  /// An editor that can watch files is asked to, and then a file that isn't open counts as it is on the disk.
  @Test func filesOnTheDiskAreWatched() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let client = try EditorClient(
      folder.path, capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    let asked = client.send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    #expect(asked.map { $0["method"]?.string } == ["client/registerCapability"])
    let watched = asked.first?["params"]?["registrations"]?.elements?.first
    #expect(watched?["method"]?.string == "workspace/didChangeWatchedFiles")
    client.open("palpable.json", goodConfiguration)
    #expect(!Self.fails(client))
    try folder.write(Self.bad, to: "tokens.json")
    client.notify("workspace/didChangeWatchedFiles", #""changes":[]"#)
    #expect(Self.fails(client))
    // Nothing has changed since.
    client.notify("textDocument/didSave", #""textDocument":{"uri":"\#(client.address("palpable.json"))"}"#)
    #expect(Self.fails(client))
    try folder.write("{", to: "tokens.json")
    client.notify("textDocument/didSave", #""textDocument":{"uri":"\#(client.address("palpable.json"))"}"#)
    #expect(client.messages("tokens.json").count == 1 && !Self.fails(client))
    try folder.write(goodTokens, to: "tokens.json")
    client.notify("textDocument/didSave", #""textDocument":{"uri":"\#(client.address("palpable.json"))"}"#)
    #expect(client.messages("tokens.json").allSatisfy { !$0.hasPrefix("expected") } && !Self.fails(client))
  }

  private static func folders(_ client: EditorClient, added: [String] = [], removed: [String] = []) {
    func list(_ paths: [String]) -> String {
      paths.map { #"{"uri":"\#(FileAddress.address($0))","name":"x"}"# }.joined(separator: ",")
    }
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #""event":{"added":[\#(list(added))],"removed":[\#(list(removed))]}"#)
  }

  /// What is outside the folders of the editor isn't read, until it is added; and not after it was removed.
  @Test func foldersComeAndGo() throws {
    let folder = try TemporaryFolder([
      "one/a.txt": "", "two/palpable.json": goodConfiguration, "two/tokens.json": Self.bad,
    ])
    let client = try EditorClient(folder.path)
    Self.folders(client, added: [folder.path + "/one"], removed: [folder.path])
    client.open("two/tokens.json", Self.bad)
    #expect(client.messages("two/tokens.json").isEmpty)
    Self.folders(client, added: [folder.path + "/two", folder.path + "/none"])
    #expect(Self.fails(client, "two/tokens.json"))
    Self.folders(client, removed: [folder.path + "/two"])
    #expect(client.messages("two/tokens.json").isEmpty)
    Self.folders(client)
    #expect(client.messages("two/tokens.json").isEmpty)
  }

  /// Folders from the command line can't be replaced by those of an editor.
  @Test func fixedFoldersStay() throws {
    let folder = try TemporaryFolder([
      "in/a.txt": "", "out/palpable.json": goodConfiguration, "out/tokens.json": Self.bad,
    ])
    var bytes: [UInt8] = []
    let server = LanguageServer(folders: [folder.path + "/in"]) {
      bytes += $0
      return true
    }
    func answer(_ text: String) -> String {
      bytes = []
      server.receive(Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
    let out = FileAddress.address(folder.path + "/out")
    _ = answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":[{"uri":"\#(out)"}]}}"#
    )
    #expect(
      answer(
        #"{"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"\#(out)"}]}}}"#
      )
        == "")
    let text = JSONText.string(Self.bad).compact
    let opened = answer(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(out)/tokens.json","text":\#(text)}}}"#
    )
    #expect(!opened.contains("contrast is"))
  }

  /// In UTF-8, é has two units, in UTF-16 one.
  @Test(arguments: [(#"["utf-16"]"#, 1), (#"["utf-8","utf-16"]"#, 2), (#"["utf-32"]"#, 1)])
  func charactersAreCountedAsTheEditorDoes(_ known: String, _ width: Int) throws {
    let sheet = "/*é*/:root { --text: #112233; --page: #fff }\n"
    let folder = try TemporaryFolder(["t.css": sheet])
    let capabilities = #"{"general":{"positionEncodings":\#(known)}}"#
    let client = try EditorClient(folder.path, capabilities: capabilities)
    client.open("t.css", sheet)
    let color = try #require(try client.result("documentColor", "t.css").elements?.first)
    // Behind the comment of four signs and the letter.
    let place = 4 + width + ":root { --text: ".utf8.count
    #expect(color["range"]?["start"]?["character"]?.number == Double(place))
    #expect(color["color"]?["red"]?.number.map { ($0 * 255).rounded() } == 0x11)
  }
}
