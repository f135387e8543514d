import SourceText
import SwiftSource

/// Something that is named or called in view code: what a chain starts from, or what is called on one.
///
/// Rules that look for a name wherever it stands take these: `Font.system(size: 12)` is what a chain starts from, `.dynamicTypeSize(.large)` is called
/// on one, or starts one where `#if` cuts a chain in two.
public enum CodeCall: AuditSubject {
  /// What a chain starts from.
  case base(CodeChain)
  /// What is called on a chain.
  case modifier(CodeModifier)

  public static func subjects(of system: MeasuredSystem) -> [CodeCall] { system.system.code.calls }

  static func calls(of chains: [CodeChain]) -> [CodeCall] {
    chains.flatMap { chain -> [CodeCall] in
      [.base(chain)] + chain.source.modifiers.indices.map { .modifier(CodeModifier(chain: chain, position: $0)) }
    }
  }

  /// The chain, or the one that it is called on.
  public var chain: CodeChain {
    switch self {
    case .base(let chain): chain
    case .modifier(let modifier): modifier.chain
    }
  }

  /// Its name without those before it.
  public var name: String {
    switch self {
    case .base(let chain): chain.name
    case .modifier(let modifier): modifier.name
    }
  }

  /// Its arguments, trailing closures among them; nil when it is not called.
  public var arguments: [SwiftExpression.Argument]? {
    switch self {
    case .base(let chain): chain.source.arguments
    case .modifier(let modifier): modifier.source.arguments
    }
  }

  /// The value of the argument with a label where it stands; nil asks for the first without one.
  public func argument(_ label: String?) -> CodeExpression? {
    arguments?.first { $0.label == label }.map { chain.expression($0.value) }
  }

  /// Whether a chain starts from this name as a member of one of some types, or of the one that the place tells.
  public func isMember(of types: Set<String>) -> Bool {
    guard case .base(let chain) = self else { return false }
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

  public var reference: SubjectReference {
    switch self {
    case .base(let chain): chain.reference
    case .modifier(let modifier): modifier.reference
    }
  }

  public var location: SourceLocation? {
    switch self {
    case .base(let chain): chain.location
    case .modifier(let modifier): modifier.location
    }
  }
}
