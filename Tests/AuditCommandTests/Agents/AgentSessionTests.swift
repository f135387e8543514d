import AuditCommand
import Foundation
import SourceText
import TestSupport
import Testing

/// A server inside another program.
@Suite struct AgentSessionTests {
  private final class Output: @unchecked Sendable {
    var bytes: [UInt8] = []
  }

  private static func call(_ id: Int, _ path: String) -> String {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    return
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"audit","arguments":{"paths":["\#(path)"]},\#(meta)}}"#
  }

  /// Messages may come in any pieces, and the last one needs no line end.
  @Test func messagesComeInAnyPieces() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let output = Output()
    let session = try #require(AgentSession(root: folder.path) { output.bytes += $0 })
    for byte in Self.call(1, ".").utf8 { session.receive([byte]) }
    #expect(output.bytes.isEmpty)
    session.receive(Array("\n".utf8))
    let first = String(decoding: output.bytes, as: UTF8.self)
    #expect(first.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":"#) && first.contains(#""decision":"passed""#))
    session.receive(Array(Self.call(2, "..").utf8))
    #expect(output.bytes.count == first.utf8.count)
    session.finish()
    let second = String(decoding: output.bytes.dropFirst(first.utf8.count), as: UTF8.self)
    #expect(second.hasPrefix(#"{"jsonrpc":"2.0","id":2,"result":"#) && second.contains("is outside the roots"))
  }

  @Test func theRootIsAFolder() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    for root in [folder.path + "/none", folder.path + "/a.txt", "", "."] {
      #expect(AgentSession(root: root) { _ in } == nil, "\(root)")
    }
  }

  /// An absolute path may reach the root through a link.
  @Test func aLinkToTheRootIsInside() throws {
    let folder = try TemporaryFolder(["real/palpable.json": goodConfiguration, "real/tokens.json": goodTokens])
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/real")
    let output = Output()
    let session = try #require(AgentSession(root: link) { output.bytes += $0 })
    for (number, path) in ["", "/palpable.json", "/tokens.json/../palpable.json"].enumerated() {
      session.receive(Array((Self.call(number, link + path) + "\n").utf8))
    }
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines.prefix(2).allSatisfy { $0.contains(#""decision":"passed""#) })
  }
}
