/// A value of a small part of YAML: maps, lists, and scalars.
struct YAMLNode {
  /// What a value is.
  indirect enum Value {
    case map([YAMLMember])
    case list([YAMLNode])
    case scalar(String, isQuoted: Bool)
    /// Nothing, or only a comment.
    case null
    /// A text of several lines, or a list or map in brackets, which isn't read.
    case unread(String)
  }

  let value: Value
  /// The bytes of the value.
  let range: Range<Int>

  var members: [YAMLMember]? {
    if case .map(let members) = value { return members }
    return nil
  }

  subscript(name: String) -> YAMLNode? {
    members?.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// A key of a map with its value.
struct YAMLMember {
  let name: String
  let nameRange: Range<Int>
  let value: YAMLNode
}
