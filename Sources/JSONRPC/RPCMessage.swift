import SourceText

/// A JSON-RPC 2.0 message that was received.
package struct RPCMessage: Sendable {
  /// The kind of message, with what is specific to it.
  package enum Content: Sendable {
    /// A request, which needs a response.
    case request(RPCID, method: String, parameters: JSONNode?)
    /// A notification, which has no response.
    case notification(method: String, parameters: JSONNode?)
    /// A response to a request of this side; the result is nil for an error, the identifier for an error without a known request.
    case response(RPCID?, result: JSONNode?)
  }

  /// The kind of message.
  package let content: Content
  private let document: SourceFile

  /// Returns the identifier that a member of the message contains; nil if it contains none.
  package func id(_ node: JSONNode) -> RPCID? { RPCID(node, in: document) }

  /// A message that isn't valid, with the response to it.
  package struct Fault: Error, Sendable {
    /// The identifier of the request; nil if it isn't known.
    package let id: RPCID?
    /// The error of the response.
    package let error: RPCError
  }

  /// The limits of a message: a megabyte, 64 levels, and names and texts of moderate length.
  package static let limits: JSONLimits = {
    var limits = JSONLimits()
    limits.bytes = 1 << 20
    limits.depth = 64
    limits.nameLength = 256
    limits.textLength = 256 << 10
    return limits
  }()

  /// Reads a message.
  ///
  /// Batches aren't supported: no current protocol on top of JSON-RPC has them.
  /// - Complexity: O(n) in bytes.
  package init(_ bytes: [UInt8], limits: JSONLimits = RPCMessage.limits) throws(Fault) {
    document = SourceFile(path: "message", bytes: bytes)
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document, limits: limits) } catch {
      throw Fault(id: nil, error: .parse(RPCMessage.sentence(error)))
    }
    guard root.members != nil else {
      throw Fault(id: nil, error: .invalidRequest("a message must be an object, not \(root.kind)"))
    }
    let id = RPCMessage.id(of: root, in: document)
    func fault(_ reason: String) -> Fault { Fault(id: id, error: .invalidRequest(reason)) }
    guard root["jsonrpc"]?.string == "2.0" else { throw fault("\"jsonrpc\" must be \"2.0\"") }
    guard root["id"] == nil || id != nil else {
      if root["error"] != nil, root["method"] == nil, case .null? = root["id"]?.value {
        content = .response(nil, result: nil)
        return
      }
      throw fault("\"id\" must be a text or a whole number")
    }
    guard let method = root["method"] else {
      guard let id, root["result"] != nil || root["error"] != nil else { throw fault("\"method\" is missing") }
      content = .response(id, result: root["result"])
      return
    }
    guard let name = method.string else { throw fault("\"method\" must be a text, not \(method.kind)") }
    // Some clients write null where they have none.
    let parameters = root["params"].flatMap { (node: JSONNode) -> JSONNode? in
      if case .null = node.value { nil } else { node }
    }
    guard parameters == nil || parameters?.members != nil || parameters?.elements != nil else {
      throw fault("\"params\" must be an object or an array")
    }
    if let id {
      content = .request(id, method: name, parameters: parameters)
    } else {
      content = .notification(method: name, parameters: parameters)
    }
  }

  private static func id(of root: JSONNode, in document: SourceFile) -> RPCID? {
    root["id"].flatMap { RPCID($0, in: document) }
  }

  /// Returns the reason that a message isn't JSON, with its location.
  private static func sentence(_ error: SourceTextError) -> String {
    let place = error.location
    let reason =
      switch error {
      case .tooLarge(_, let limit, _): "message is larger than \(limit) bytes"
      case .notUTF8: "message isn't valid UTF-8"
      case .unexpected(_, let expected, _): "expected \(expected)"
      case .duplicateName(let name, _, _): "duplicate name \"\(name.shortened)\""
      case .tooDeep(let limit, _): "nested deeper than \(limit) levels"
      case .nameTooLong(let limit, _): "a name is longer than \(limit) bytes"
      case .textTooLong(let limit, _): "a text is longer than \(limit) bytes"
      case .numberOutOfRange: "a number is too large"
      case .commentNotAllowed: "comments aren't allowed"
      case .trailingCommaNotAllowed: "trailing comma"
      }
    return "invalid JSON at line \(place.line), column \(place.column): \(reason)"
  }
}
