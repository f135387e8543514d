import JSONRPC
import SourceText

/// The progress of a call, for a client that asks for it.
final class AgentProgress: @unchecked Sendable {
  private let token: JSONText?
  private let send: @Sendable ([UInt8]) -> Void
  private let lock = Lock()
  private var count = 0

  /// Creates the progress of a call; without a token, nothing is sent.
  init(_ token: JSONNode?, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.send = send
    switch token?.value {
    case .string, .number: self.token = token.map { JSONText(copying: $0) }
    default: self.token = nil
    }
  }

  /// Tells the client what runs; the number rises with each step.
  @Sendable func report(_ message: String) {
    guard let token else { return }
    let step = lock.locked {
      count += 1
      return count
    }
    send(
      RPCWriting.notification(
        "notifications/progress",
        .object([("progressToken", token), ("progress", .integer(step)), ("message", .string(message))])))
  }
}
