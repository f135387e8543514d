/// A JSON value with its location in the document.
public struct JSONNode: Sendable {
  /// The kind and contents of the value.
  public enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// The value.
  public let value: Value

  /// The bytes of the value, delimiters included.
  public let range: Range<Int>

  /// A value at a range of bytes.
  public init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// The members when this is an object, in the order of the document.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements when this is an array.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text when this is a string.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number when this is a number; always finite.
  @inline(never)  // Swift 6.3.1 stops with "use outside of lifetime" where another module inlines it
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The truth value when this is `true` or `false`.
  @inline(never)  // as `number`
  public var boolean: Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }

  /// The value of a member, when this is an object that has it.
  ///
  /// Names are compared as UTF-8 bytes, so canonically equivalent spellings stay different names.
  /// - Complexity: O(n) in the number of members.
  public subscript(name: String) -> JSONNode? {
    members?.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// The kind of value as text, for messages such as "expected a number, found a string".
  public var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A name and its value in a JSON object.
public struct JSONMember: Sendable {
  /// The name, unescaped.
  public let name: String
  /// The bytes of the name with its quotes.
  public let nameRange: Range<Int>
  /// The value.
  public let value: JSONNode
}
