/// A value of a module of JavaScript or TypeScript, as far as literals go.
struct ScriptNode {
  /// What a value is.
  indirect enum Value {
    case object([ScriptMember])
    case array([ScriptNode])
    case string(String)
    case number(Double)
    /// A name, or a path of names such as `colors.blue[500]`.
    case name([String])
    /// A call with its first argument: `require("x")`, `withTheme({ … })`.
    case call([String], ScriptNode?)
    /// Anything that only a program can determine, with the word for it.
    case other(String)
  }

  let value: Value
  /// The bytes of the value.
  let range: Range<Int>
  /// The position of its document.
  let document: Int

  var members: [ScriptMember]? {
    if case .object(let members) = value { return members }
    return nil
  }

  var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// The value of the last member with a name.
  subscript(name: String) -> ScriptNode? {
    members?.last { $0.kind == .named && $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// A member of an object literal.
struct ScriptMember {
  /// How a member is written.
  enum Kind { case named, spread, computed, accessor }

  let kind: Kind
  let name: String
  let nameRange: Range<Int>
  let value: ScriptNode
}
