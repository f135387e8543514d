import SourceText

/// An error of a response: a code, a sentence, and data for programs.
package struct RPCError: Error, Sendable {
  /// The code.
  package let code: Int
  /// The sentence.
  package let message: String
  /// The data; nil for none.
  package let data: JSONText?

  /// Creates an error.
  package init(_ code: Int, _ message: String, data: JSONText? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The message isn't JSON.
  package static func parse(_ reason: String) -> RPCError { RPCError(-32700, reason) }
  /// The message is JSON, but not a request.
  package static func invalidRequest(_ reason: String) -> RPCError { RPCError(-32600, reason) }
  /// The method doesn't exist.
  package static func unknownMethod(_ name: String) -> RPCError {
    RPCError(-32601, "unknown method \"\(name.shortened)\"")
  }
  /// The parameters don't fit the method.
  package static func invalidParameters(_ reason: String) -> RPCError { RPCError(-32602, reason) }
  /// The server can't answer.
  package static func inner(_ reason: String) -> RPCError { RPCError(-32603, reason) }

  /// The error as a member of a response.
  package var json: JSONText {
    .object([("code", .integer(code)), ("message", .string(message))] + (data.map { [("data", $0)] } ?? []))
  }
}
