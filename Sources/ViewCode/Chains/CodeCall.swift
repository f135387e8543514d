import Audit
import SourceText
import SwiftSource

/// A name or call in view code: the base of a chain, or a modifier of a chain.
///
/// Rules that check a name in any position use these calls: `Font.system(size: 12)` is the base of a chain; `.dynamicTypeSize(.large)` is a
/// modifier, or a base if `#if` splits a chain.
public struct CodeCall: AuditSubject {
  /// The last component of the name.
  public let name: String
  /// The chain of which it is the base or a modifier.
  public let chain: CodeChain
  /// The position among the modifiers of the chain; nil for the base.
  private let position: Int?

  /// Creates the call of a chain's base.
  init(base chain: CodeChain) {
    (name, self.chain, position) = (chain.name, chain, nil)
  }

  private init(_ chain: CodeChain, _ modifier: SwiftChain.Modifier, at position: Int) {
    (name, self.chain, self.position) = (modifier.name, chain, position)
  }

  public static let comesFromCode = true

  public static func subjects(of system: MeasuredSystem) -> [CodeCall] { system[ViewCode.self].calls }

  static func calls(of chains: [CodeChain]) -> [CodeCall] {
    var calls: [CodeCall] = []
    for chain in chains {
      calls.append(CodeCall(base: chain))
      for (position, modifier) in chain.source.modifiers.enumerated() {
        calls.append(CodeCall(chain, modifier, at: position))
      }
    }
    return calls
  }

  /// Whether the call is the base of a chain.
  public var isBase: Bool { position == nil }

  /// The modifier of the chain; nil for the base.
  public var modifier: CodeModifier? { position.map { CodeModifier(chain: chain, position: $0) } }

  /// The arguments, including trailing closures; nil without a call.
  public var arguments: [SwiftExpression.Argument]? {
    guard let position else { return chain.source.arguments }
    return chain.source.modifiers[position].arguments
  }

  /// Returns the value of the first argument with a label; nil means without label.
  public func argument(_ label: String?) -> CodeExpression? {
    arguments?.first { $0.label == label }.map { chain.expression($0.value) }
  }

  /// Whether the base of a chain is a member of one of some platform types, or an implicit member.
  ///
  /// A function that the sources add to such a type, with matching labels, isn't the platform's.
  public func isMember(of types: Set<String>) -> Bool {
    guard isBase else { return false }
    let path = chain.source.path
    let isNamed = chain.source.isImplicit ? path.count == 1 : path.count > 1 && types.contains(path[path.count - 2])
    return isNamed && !isAdded(to: types)
  }

  /// Whether the call may refer to a function that these sources add to one of some types.
  ///
  /// A function that passes its arguments on to one with the same name works like the platform's.
  private func isAdded(to types: Set<String>) -> Bool {
    let symbols = chain.index.symbols
    return symbols.functions(named: name, in: chain.file).contains { id in
      let symbol = symbols.symbols[id]
      return symbol.isStatic && types.contains(symbol.namespace.last ?? "")
        && symbols.signature(of: id)?.parameters(for: arguments ?? []) != nil && !passesOn(symbol)
    }
  }

  private func passesOn(_ symbol: SwiftSymbol) -> Bool {
    let outline = chain.index.symbols.outlines[symbol.file]
    return outline.declarations[symbol.declaration].body?.contains {
      outline.tokens[$0].kind == .identifier && outline.name($0) == name
    } ?? false
  }

  /// The modifiers whose arguments contain the call: `font` for `.font(isLarge ? .title : .system(size: 14))`.
  ///
  /// Nested chains in between are included.
  public var enclosingModifiers: [CodeModifier] {
    var modifiers: [CodeModifier] = []
    var current: CodeChain? = chain
    while let chain = current, chain.source.role.kind == .argument {
      if let modifier = chain.enclosingModifier { modifiers.append(modifier) }
      current = chain.parent
    }
    return modifiers
  }

  public static var kinds: [SubjectKind] { [.code] }
  public var subjectName: SubjectName { modifier?.subjectName ?? chain.subjectName }
  public var location: SourceLocation? { modifier?.location ?? chain.location }
}
