/// A call chain of Swift source: its start and the calls on it, such as `Text(title).font(.body).padding()`.
///
/// Chains are read from syntax alone, without a compiler; a called name isn't resolved.
///
/// A chain never changes. It is a class, because rules look at the same chains again and again.
public final class SwiftChain: Sendable {
  /// A call on the preceding expression, such as `.font(.body)`, or a member after a call, as in `view.frame().layer`.
  public struct Modifier: Sendable {
    /// The name after the period.
    public let name: String
    /// The arguments, including trailing closures; nil if the member isn't called.
    public let arguments: [SwiftExpression.Argument]?
    /// The range from the period to the end of the arguments.
    public let tokens: Range<Int>
    /// Whether only some release builds for iOS compile the call, because it is behind `#if`.
    public let isConditional: Bool

    /// Returns the value of the argument with a label; nil selects the first without a label.
    public func argument(_ label: String?) -> SwiftExpression? { arguments?.first { $0.label == label }?.value }
  }

  /// The role of a chain in its enclosing chain.
  public struct Role: Sendable, Hashable {
    /// The kinds of roles.
    public enum Kind: Sendable { case statement, argument, closure }
    /// Whether the chain is in an argument or a closure of the enclosing chain, or is a statement of a declaration.
    public let kind: Kind
    /// The index of the enclosing chain's modifier that contains the chain; nil for the enclosing chain's start.
    public let modifier: Int?
    /// The label of the argument.
    public let label: String?
  }

  /// The names at the start, such as `Color.white`, `Text`, or `#colorLiteral`; empty for a literal.
  public let path: [String]
  /// Whether a period precedes the first name, so the type comes from the context: `.white`.
  public let isImplicit: Bool
  /// The arguments of the start; nil if the start isn't called.
  public let arguments: [SwiftExpression.Argument]?
  /// The modifiers in the order in which they apply.
  public let modifiers: [Modifier]
  /// The expression of the whole chain.
  public let expression: SwiftExpression
  /// The tokens of the start, including its arguments.
  public let baseTokens: Range<Int>
  /// The index of the enclosing chain; nil if there is none.
  public let parent: Int?
  /// The role in the enclosing chain.
  public let role: Role
  /// The index of the enclosing declaration.
  public let declaration: Int

  /// The last name at the start; empty if there are no names.
  public var name: String { path.last ?? "" }

  /// Returns the value of the start's argument with a label; nil selects the first without a label.
  public func argument(_ label: String?) -> SwiftExpression? { arguments?.first { $0.label == label }?.value }

  /// Creates a chain from the expression that spells it.
  init(
    _ expression: SwiftExpression, parent: Int?, role: Role, declaration: Int, uncertain: [Range<Int>],
    isRelief: (String) -> Bool
  ) {
    var links: [(name: String?, arguments: [SwiftExpression.Argument]?, tokens: Range<Int>)] = []
    var rest = expression
    var isImplicit = false
    walk: while true {
      switch rest.kind {
      case .call(let callee, let arguments):
        switch callee.kind {
        case .member(let base, let name):
          links.append((name, arguments, callee.tokens.upperBound - 2..<rest.tokens.upperBound))
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
        links.append((name, nil, rest.tokens.upperBound - 2..<rest.tokens.upperBound))
        rest = base
      case .name(let name), .implicitMember(let name):
        links.append((name, nil, rest.tokens))
        if case .implicitMember = rest.kind { isImplicit = true }
        break walk
      case .macro(let name, let arguments):
        links.append(("#" + name, arguments, rest.tokens))
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
      // A call on a value is a modifier; a call on a type belongs to the chain's start.
      if index > 0, link.arguments != nil, !SwiftChain.isTypeName(links[index - 1].name ?? "") { break }
      names.append(name)
      count = index + 1
      if link.arguments != nil { break }
    }
    let baseCount = max(1, count)
    path = names
    arguments = links[baseCount - 1].arguments
    baseTokens = expression.tokens.lowerBound..<links[baseCount - 1].tokens.upperBound
    modifiers = links.dropFirst(baseCount).compactMap { link in
      let (name, isConditional) = (link.name ?? "", uncertain.contains { $0.contains(link.tokens.lowerBound) })
      // In the worst branch, what helps is missing.
      if isConditional, isRelief(name) { return nil }
      return Modifier(name: name, arguments: link.arguments, tokens: link.tokens, isConditional: isConditional)
    }
    self.expression = expression
    self.parent = parent
    self.role = role
    self.declaration = declaration
  }

  /// Whether a name starts with a capital letter, as type names do.
  static func isTypeName(_ name: String) -> Bool { name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
