import SourceText
import SwiftSource

/// Something that is named or called in view code: what a chain starts from, or what is called on one.
///
/// Rules that look for a name wherever it stands take these: `Font.system(size: 12)` is what a chain starts from, `.dynamicTypeSize(.large)` is called
/// on one, or starts one where `#if` cuts a chain in two.
public struct CodeCall: AuditSubject {
  /// Its name without those before it.
  public let name: String
  /// The chain that starts from it, or that it is called on.
  public let chain: CodeChain
  /// Its place among the modifiers of the chain; nil for what the chain starts from.
  private let position: Int?

  /// What a chain starts from.
  init(base chain: CodeChain) {
    (name, self.chain, position) = (chain.name, chain, nil)
  }

  private init(_ chain: CodeChain, _ modifier: SwiftChain.Modifier, at position: Int) {
    (name, self.chain, self.position) = (modifier.name, chain, position)
  }

  public static let comesFromCode = true

  public static func subjects(of system: MeasuredSystem) -> [CodeCall] { system.system.code.calls }

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

  /// Whether a chain starts from it.
  public var isBase: Bool { position == nil }

  /// It as a modifier of its chain; nil for what the chain starts from.
  public var modifier: CodeModifier? { position.map { CodeModifier(chain: chain, position: $0) } }

  /// Its arguments, trailing closures among them; nil when it is not called.
  public var arguments: [SwiftExpression.Argument]? {
    guard let position else { return chain.source.arguments }
    return chain.source.modifiers[position].arguments
  }

  /// The value of the argument with a label where it stands; nil asks for the first without one.
  public func argument(_ label: String?) -> CodeExpression? {
    arguments?.first { $0.label == label }.map { chain.expression($0.value) }
  }

  /// Whether a chain starts from this name as a member of one of some types, or of the one that the place tells.
  public func isMember(of types: Set<String>) -> Bool {
    guard isBase else { return false }
    let path = chain.source.path
    if chain.source.isImplicit { return path.count == 1 }
    return path.count > 1 && types.contains(path[path.count - 2])
  }

  /// The modifier in whose arguments it stands, other chains between them: `font` for `.font(isLarge ? .title : .system(size: 14))`.
  public var enclosingModifiers: [CodeModifier] {
    var modifiers: [CodeModifier] = []
    var current: CodeChain? = chain
    while let chain = current, chain.source.role.kind == .argument {
      if let modifier = chain.enclosingModifier { modifiers.append(modifier) }
      current = chain.parent
    }
    return modifiers
  }

  public var reference: SubjectReference { modifier?.reference ?? chain.reference }
  public var location: SourceLocation? { modifier?.location ?? chain.location }
}
