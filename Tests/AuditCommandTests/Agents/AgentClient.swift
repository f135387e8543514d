import AuditSession
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// A client of a server in this process, which answers at once.
final class AgentClient: Sendable {
  private let server: AgentServer
  private let output: Output

  private final class Output: @unchecked Sendable {
    let lock = Lock()
    var bytes: [UInt8] = []
  }

  static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """

  init(_ roots: String..., takesClientRoots: Bool = false, allowsWriting: Bool = false) throws {
    let output = Output()
    let settings = AgentServer.Settings(
      roots: try #require(AgentRoots(roots)), takesClientRoots: takesClientRoots, allowsWriting: allowsWriting,
      runsInPlace: true)
    server = AgentServer(settings) { bytes in
      output.lock.locked { output.bytes += bytes }
      return true
    }
    self.output = output
  }

  /// Sends bytes, and returns the lines of the server since the last time.
  func exchange(_ bytes: [UInt8]) -> [String] {
    server.receive(bytes)
    return output.lock.locked {
      defer { output.bytes = [] }
      return output.bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func exchange(_ lines: String...) -> [String] { exchange(Array((lines.joined(separator: "\n") + "\n").utf8)) }

  /// Sends a request of 2026-07-28, and returns the response.
  func request(_ method: String, _ parameters: String = "") throws -> JSONNode {
    let more = parameters.isEmpty ? "" : "," + parameters
    let lines = exchange(#"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":{\#(Self.meta)\#(more)}}"#)
    #expect(lines.count == 1, "\(lines)")
    return try Self.json(try #require(lines.last))
  }

  /// Calls a tool, and returns the result.
  func call(_ tool: String, _ arguments: String = "{}") throws -> JSONNode {
    let response = try request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
    return try #require(response["result"], "\(tool): \(response["error"]?["message"]?.string ?? "")")
  }

  /// Calls a tool that can't do it, and returns the sentence.
  func failure(_ tool: String, _ arguments: String) throws -> String {
    let result = try call(tool, arguments)
    #expect(result["isError"]?.boolean == true, "\(tool) \(arguments)")
    #expect(result["structuredContent"] == nil)
    return try #require(result["content"]?.elements?.first?["text"]?.string)
  }

  static func json(_ text: String) throws -> JSONNode {
    try readJSON(SourceFile(path: "response", bytes: Array(text.utf8)))
  }
}
