/// A call chain of Swift source: what it starts from and what is called on it, such as `Text(title).font(.body).padding()`.
///
/// Chains are made of form alone, without a compiler: a name that is called stands for whatever it is elsewhere.
public struct SwiftChain: Sendable {
  /// A call on what stands before it: `.font(.body)`; also a member without arguments that follows a call, as in `view.frame().layer`.
  public struct Modifier: Sendable {
    /// The name after the full stop.
    public let name: String
    /// Its arguments, trailing closures among them; nil when it is not called.
    public let arguments: [SwiftExpression.Argument]?
    /// From the full stop to the end of the arguments.
    public let tokens: Range<Int>

    /// The value of the argument with a label; nil asks for the first without one.
    public func argument(_ label: String?) -> SwiftExpression? { arguments?.first { $0.label == label }?.value }
  }

  /// What a chain is to the one that it stands in.
  public struct Role: Sendable, Hashable {
    /// Whether it is written in an argument or in a closure.
    public enum Kind: Sendable { case statement, argument, closure }
    /// Whether it is written in an argument or in a closure of the other chain, or is a statement of a declaration.
    public let kind: Kind
    /// Which modifier of the other chain; nil is what the chain starts from.
    public let modifier: Int?
    /// The label of the argument.
    public let label: String?
  }

  /// The names that it starts from: `Color.white`, `Font.system`, `Text`; empty when that is no name, as for a literal.
  public let path: [String]
  /// Whether a full stop stands before the first name, so that the place tells the type: `.white`.
  public let isImplicit: Bool
  /// The arguments of what it starts from; nil when that is not called.
  public let arguments: [SwiftExpression.Argument]?
  /// What is called on it, in the order in which it applies.
  public let modifiers: [Modifier]
  /// The whole of it.
  public let expression: SwiftExpression
  /// The tokens of what it starts from, its arguments among them.
  public let baseTokens: Range<Int>
  /// The chain that it stands in.
  public let parent: Int?
  /// What it is to that chain.
  public let role: Role
  /// The declaration that it stands in.
  public let declaration: Int
  /// The index after the last chain that stands in this one: those are the ones that follow it.
  public internal(set) var end: Int

  /// The last of the names that it starts from; empty when there is none.
  public var name: String { path.last ?? "" }

  /// The value of the argument with a label of what it starts from; nil asks for the first without one.
  public func argument(_ label: String?) -> SwiftExpression? { arguments?.first { $0.label == label }?.value }
}

/// A variable or constant inside a body: `let height = 20`.
public struct SwiftBinding: Sendable, Hashable {
  /// Its name.
  public let name: String
  /// Whether it is a constant.
  public let isConstant: Bool
  /// The tokens of its value.
  public let value: Range<Int>
  /// The declaration in whose body it stands.
  public let declaration: Int
}

extension SwiftChain {
  /// A chain from the expression that spells it.
  init(
    _ expression: SwiftExpression, parent: Int?, role: Role, declaration: Int
  ) {
    var links: [(name: String?, arguments: [SwiftExpression.Argument]?, tokens: Range<Int>)] = []
    var rest = expression
    var isImplicit = false
    walk: while true {
      switch rest.kind {
      case .call(let callee, let arguments):
        switch callee.kind {
        case .member(let base, let name):
          links.append((name, arguments, base.tokens.upperBound..<rest.tokens.upperBound))
          rest = base
        case .name(let name), .implicitMember(let name):
          links.append((name, arguments, rest.tokens))
          if case .implicitMember = callee.kind { isImplicit = true }
          break walk
        default:
          links.append((nil, arguments, callee.tokens.upperBound..<rest.tokens.upperBound))
          rest = callee
        }
      case .member(let base, let name):
        links.append((name, nil, base.tokens.upperBound..<rest.tokens.upperBound))
        rest = base
      case .name(let name), .implicitMember(let name):
        links.append((name, nil, rest.tokens))
        if case .implicitMember = rest.kind { isImplicit = true }
        break walk
      case .unwrapped(let value): rest = value
      case .element(let base, _): rest = base
      default:
        links.append((nil, nil, rest.tokens))
        break walk
      }
    }
    links.reverse()
    self.isImplicit = isImplicit
    var names: [String] = []
    var count = 0
    for (index, link) in links.enumerated() {
      guard let name = link.name else { break }
      // A call on a value is a modifier; a call on a type makes what the chain starts from.
      if index > 0, link.arguments != nil, !SwiftChain.isTypeName(links[index - 1].name ?? "") { break }
      names.append(name)
      count = index + 1
      if link.arguments != nil { break }
    }
    let baseCount = max(1, count)
    path = names
    arguments = links[baseCount - 1].arguments
    baseTokens = expression.tokens.lowerBound..<links[baseCount - 1].tokens.upperBound
    modifiers = links.dropFirst(baseCount).map {
      Modifier(name: $0.name ?? "", arguments: $0.arguments, tokens: $0.tokens)
    }
    self.expression = expression
    self.parent = parent
    self.role = role
    self.declaration = declaration
    end = 0
  }

  /// Whether a name is written as those of types are, with a capital.
  static func isTypeName(_ name: String) -> Bool { name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
