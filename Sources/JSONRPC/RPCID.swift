import SourceText

/// The identifier of a request: a text or a whole number, which the response repeats as it was written.
package struct RPCID: Sendable, Hashable {
  /// The identifier as JSON.
  package let json: [UInt8]

  /// The longest identifier, in bytes of JSON.
  private static let longest = 1_024

  /// Creates an identifier from a text.
  package init(_ text: String) {
    var bytes = JSONBytes()
    bytes.add(text: text)
    json = bytes.taken()
  }

  /// Creates an identifier from a member of a message; nil for null, a fraction, other values, and very long identifiers.
  ///
  /// - Parameter document: the message that contains the member.
  package init?(_ node: JSONNode, in document: SourceFile) {
    guard node.range.count <= RPCID.longest else { return nil }
    switch node.value {
    case .string(let text): self = RPCID(text)
    case .number(let number):
      guard number == number.rounded() else { return nil }
      // As written: the number may need more than 53 bits.
      json = Array(document.bytes[node.range])
    default: return nil
    }
  }
}
