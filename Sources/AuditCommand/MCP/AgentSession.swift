/// A server for agents inside another program: bytes of messages in, bytes of messages out.
///
/// It speaks the Model Context Protocol with one message a line, and answers on the thread that calls it.
public struct AgentSession: Sendable {
  private let server: AgentServer

  /// Creates a server that reads files inside one folder; nil if the folder doesn't exist.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the folder.
  ///   - write: takes the bytes of messages to the client.
  public init?(root: String, write: @escaping @Sendable ([UInt8]) -> Void) {
    guard let roots = AgentRoots([root]) else { return nil }
    server = AgentServer(AgentServer.Settings(roots: roots, takesClientRoots: false, runsInPlace: true)) { bytes in
      write(bytes)
      return true
    }
  }

  /// Takes bytes from the client, in any pieces.
  public func receive(_ bytes: [UInt8]) { server.receive(bytes) }

  /// Ends the input.
  public func finish() { server.finish() }
}
