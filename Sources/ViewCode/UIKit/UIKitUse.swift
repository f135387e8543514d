import SwiftSource

/// The use of a UIKit control: `button.setImage(image, for: .normal)`, or the control as a value if there are no members.
struct UIKitUse {
  /// A member after the name of the control.
  struct Member {
    let name: String
    /// The arguments; nil if the member isn't called.
    let arguments: [SwiftExpression.Argument]?
  }

  /// The chain that names the control.
  let chain: CodeChain
  /// The members after the name.
  let members: [Member]
  /// Whether the use is outside of the type that owns the control.
  var isForeign: Bool

  /// Creates the use in a chain.
  ///
  /// - Parameter count: the number of names up to the name of the control.
  init(_ chain: CodeChain, after count: Int, isForeign: Bool = false) {
    self.chain = chain
    self.isForeign = isForeign
    let source = chain.source
    var members: [Member] = []
    for (position, name) in source.path.enumerated() {
      members.append(Member(name: name, arguments: position == source.path.count - 1 ? source.arguments : nil))
    }
    members += source.modifiers.map { Member(name: $0.name, arguments: $0.arguments) }
    self.members = Array(members.dropFirst(count))
  }

  /// The names of the members.
  var names: [String] { members.map(\.name) }

  /// The assigned value; nil without an assignment.
  var assigned: CodeExpression? { chain.assigned }

  /// Returns the value of the first argument of a member with a label.
  func argument(_ label: String?, of member: Int = 0) -> CodeExpression? {
    guard member < members.count else { return nil }
    return members[member].arguments?.first { $0.label == label }.map { chain.expression($0.value) }
  }

  /// Whether the first member is called for the normal state, which all other states show unless they have their own.
  var isForNormalState: Bool {
    guard let state = argument("for") else { return true }
    switch state.source.kind {
    case .implicitMember(let name): return name == "normal"
    case .array(let states): return states.isEmpty
    case .call(let callee, let arguments):
      return arguments.isEmpty && (callee.kind == .implicitMember("init") || callee.path?.last == "State")
    default: return state.source.path?.last == "normal"
    }
  }

  /// Whether the assigned value is a Boolean literal.
  func assigns(_ value: Bool) -> Bool { assigned?.source.kind == .boolean(value) }
}

/// A call that receives a UIKit control as an argument.
struct UIKitPass {
  /// The name of the called function or type.
  let function: String
  /// The label of the argument.
  let label: String?
  /// The chain with the call.
  let chain: CodeChain
}

/// A name that refers to a UIKit control.
enum UIKitHandle: Hashable {
  /// A local name, a closure parameter, or `$0`, with the tokens in which it has this meaning.
  case local(String, file: Int, declaration: Int, tokens: Range<Int>)
  /// A property, with the names of its type; nil if the type is unknown.
  case property(String, of: [String]?, file: Int)
}
