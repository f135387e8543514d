import SourceText

/// The messages that are sent, as JSON on one line.
package enum RPCWriting {
  /// Returns the response to a request.
  package static func result(_ id: RPCID, _ result: JSONText) -> [UInt8] {
    message {
      $0.add(",\"id\":")
      $0.add(id.json)
      $0.add(",\"result\":")
      $0.add(line: result)
    }
  }

  /// Returns the response to a request that failed; an unknown identifier is null.
  package static func error(_ id: RPCID?, _ error: RPCError) -> [UInt8] {
    message {
      $0.add(",\"id\":")
      if let id { $0.add(id.json) } else { $0.add("null") }
      $0.add(",\"error\":")
      $0.add(line: error.json)
    }
  }

  /// Returns a notification.
  package static func notification(_ method: String, _ parameters: JSONText) -> [UInt8] {
    message { member("params", parameters, method, &$0) }
  }

  /// Returns a request, with parameters or without.
  package static func request(_ id: RPCID, _ method: String, _ parameters: JSONText? = nil) -> [UInt8] {
    message {
      $0.add(",\"id\":")
      $0.add(id.json)
      member(parameters == nil ? nil : "params", parameters ?? .null, method, &$0)
    }
  }

  private static func member(_ name: String?, _ value: JSONText, _ method: String, _ bytes: inout JSONBytes) {
    bytes.add(",\"method\":")
    bytes.add(text: method)
    guard let name else { return }
    bytes.add(",")
    bytes.add(text: name)
    bytes.add(":")
    bytes.add(line: value)
  }

  private static func message(_ add: (inout JSONBytes) -> Void) -> [UInt8] {
    var bytes = JSONBytes()
    bytes.add("{\"jsonrpc\":\"2.0\"")
    add(&bytes)
    bytes.add("}")
    return bytes.taken()
  }
}

extension JSONBytes {
  /// Returns the bytes, and leaves none.
  mutating func taken() -> [UInt8] {
    var text = ""
    flush { text = $0 }
    return Array(text.utf8)
  }
}

extension JSONText {
  /// Creates the value of a node of a document.
  package init(copying node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONText(copying: $0) })
    case .object(let members): self = .object(members.map { ($0.name, JSONText(copying: $0.value)) })
    }
  }

  /// The value on one line without spaces.
  package var compact: String {
    var bytes = JSONBytes()
    bytes.add(line: self)
    return String(decoding: bytes.taken(), as: UTF8.self)
  }
}
