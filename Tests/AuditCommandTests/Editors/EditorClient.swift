import JSONRPC
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// An editor that talks to a server in this process, which answers at once.
final class EditorClient {
  private let server: LanguageServer
  private let output: Output
  private var stream = RPCStream(.contentLength, limit: 32 << 20)
  private let folder: String
  private var requests = 0
  /// The newest diagnostics by file name.
  private(set) var diagnostics: [String: JSONNode] = [:]

  private final class Output {
    var bytes: [UInt8] = []
  }

  /// Opens a connection and initializes the server for a folder.
  init(_ folder: String, capabilities: String = "{}", opensFolder: Bool = true) throws {
    let output = Output()
    server = LanguageServer { bytes in
      output.bytes += bytes
      return true
    }
    self.output = output
    self.folder = folder
    let root = opensFolder ? "\"\(FileAddress.address(folder))\"" : "null"
    _ = try request("initialize", #""processId":null,"rootUri":\#(root),"capabilities":\#(capabilities)"#)
    notify("initialized", "")
  }

  var exitCode: CommandResult.ExitCode? { server.exitCode }

  /// Returns the address of a file in the folder.
  func address(_ name: String) -> String { FileAddress.address(folder + "/" + name) }

  /// Sends bytes, and returns the messages of the server since the last time.
  func exchange(_ bytes: [UInt8]) -> [JSONNode] {
    server.receive(bytes)
    defer { output.bytes = [] }
    let messages = stream.add(output.bytes).compactMap { frame -> JSONNode? in
      guard case .message(let bytes) = frame else { return nil }
      return try? readJSON(SourceFile(path: "message", bytes: bytes))
    }
    for message in messages where message["method"]?.string == "textDocument/publishDiagnostics" {
      guard let address = message["params"]?["uri"]?.string, let path = FileAddress.path(address) else { continue }
      diagnostics[String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path] = message["params"]
    }
    return messages
  }

  /// Sends messages in one piece.
  func send(_ messages: String...) -> [JSONNode] {
    exchange(messages.flatMap { RPCFraming.contentLength.framed(Array($0.utf8)) })
  }

  func notify(_ method: String, _ parameters: String) {
    _ = send(#"{"jsonrpc":"2.0","method":"\#(method)","params":{\#(parameters)}}"#)
  }

  /// Sends a request, and returns the response.
  func request(_ method: String, _ parameters: String = "") throws -> JSONNode {
    requests += 1
    let messages = send(#"{"jsonrpc":"2.0","id":\#(requests),"method":"\#(method)","params":{\#(parameters)}}"#)
    return try #require(messages.last { $0["id"]?.number == Double(requests) && $0["method"] == nil })
  }

  /// Sends a request about a file, and returns its result.
  func result(_ method: String, _ name: String, _ parameters: String = "") throws -> JSONNode {
    let more = parameters.isEmpty ? "" : "," + parameters
    let response = try request("textDocument/" + method, #""textDocument":{"uri":"\#(address(name))"}\#(more)"#)
    return try #require(response["result"], "\(response["error"]?["message"]?.string ?? "")")
  }

  func open(_ name: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      #""textDocument":{"uri":"\#(address(name))","languageId":"x","version":\#(version),"text":\#(JSONText.string(text).compact)}"#
    )
  }

  /// Replaces the whole text of a file.
  func change(_ name: String, _ text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      #""textDocument":{"uri":"\#(address(name))","version":\#(version)},"contentChanges":[{"text":\#(JSONText.string(text).compact)}]"#
    )
  }

  func close(_ name: String) { notify("textDocument/didClose", #""textDocument":{"uri":"\#(address(name))"}"#) }

  /// The messages of the newest diagnostics of a file.
  func messages(_ name: String) -> [String] {
    (diagnostics[name]?["diagnostics"]?.elements ?? []).compactMap { $0["message"]?.string }
  }
}

extension JSONNode {
  /// Whether the value is null.
  var isNull: Bool { if case .null = value { true } else { false } }
}
