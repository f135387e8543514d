import Audit
import DesignTokens
import SourceText
import SwiftSource

/// A call chain in Swift source: `Text(title).font(.body)` in `BadgeView.body`.
public struct CodeChain: AuditSubject {
  /// The index of the source files.
  public let index: CodeIndex
  let file: Int
  let position: Int

  public static let comesFromCode = true
  public static var kinds: [SubjectKind] { [.code] }
  public static func subjects(of system: MeasuredSystem) -> [CodeChain] { system[ViewCode.self].chains }

  /// The parsed chain.
  public var source: SwiftChain { index.files[file].chains[position] }
  /// The outline of the file.
  public var outline: SwiftOutline { index.files[file].outline }
  /// The last name of the chain's base, such as `Text` or `white`; empty if the base isn't a name.
  public var name: String { index.files[file].chains[position].name }
  /// The dotted name of the surrounding declaration.
  public var declaration: String { index.files[file].names[source.declaration] }

  /// The chain whose closure or arguments contain this chain.
  public var parent: CodeChain? {
    source.parent.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// The position after the last chain nested in this one; nested chains follow directly.
  var end: Int { index.files[file].ends[position] }

  /// The direct child chains in closures and arguments.
  public var children: [CodeChain] {
    var children: [CodeChain] = []
    var next = position + 1
    while next < end {
      children.append(CodeChain(index: index, file: file, position: next))
      next = max(next + 1, index.files[file].ends[next])
    }
    return children
  }

  /// Returns the modifiers with a name, in the order in which they apply.
  public func modifiers(_ name: String) -> [CodeModifier] {
    source.modifiers.indices.lazy.filter { source.modifiers[$0].name == name }.map {
      CodeModifier(chain: self, position: $0)
    }
  }

  /// The modifier of another chain whose arguments contain this chain; nil if that chain's base contains it.
  public var enclosingModifier: CodeModifier? {
    guard let parent, let modifier = source.role.modifier else { return nil }
    return CodeModifier(chain: parent, position: modifier)
  }

  public var subjectName: SubjectName {
    .code(
      file: index.files[file].name, declaration: declaration, text: outline.quote(outline.spelling(of: source)),
      occurrence: Int(index.files[file].occurrences[position]))
  }

  public var location: SourceLocation? { outline.location(of: outline.spelling(of: source)) }
}

/// A modifier of a chain in Swift source: `.frame(height: 20)`.
public struct CodeModifier: AuditSubject {
  /// The modified chain.
  public let chain: CodeChain
  let position: Int

  public static let comesFromCode = true
  public static var kinds: [SubjectKind] { [.code] }
  public static func subjects(of system: MeasuredSystem) -> [CodeModifier] { system[ViewCode.self].modifiers }

  /// The parsed modifier.
  public var source: SwiftChain.Modifier { chain.source.modifiers[position] }
  /// The name of the modifier.
  public var name: String { chain.index.files[chain.file].chains[chain.position].modifiers[position].name }
  /// The position among the modifiers of the chain: later ones apply to the result of this one.
  public var order: Int { position }

  /// Returns the value of the first argument with a label; nil means without label.
  public func argument(_ label: String?) -> SwiftExpression? { source.argument(label) }

  /// The direct child chains in its arguments and closures.
  public var children: [CodeChain] { chain.children.filter { $0.source.role.modifier == position } }

  public var subjectName: SubjectName {
    let same = chain.source.modifiers[..<position].count { $0.name == name }
    return .code(
      file: chain.index.files[chain.file].name, declaration: chain.declaration,
      text: chain.outline.quote(chain.outline.spelling(of: chain.source)) + chain.outline.quote(spelling)
        + (same > 0 ? " (\(same + 1))" : ""),
      occurrence: Int(chain.index.files[chain.file].occurrences[chain.position]))
  }

  public var location: SourceLocation? {
    chain.outline.location(of: spelling.dropFirst().isEmpty ? spelling : spelling.lowerBound + 1..<spelling.upperBound)
  }

  /// The tokens from the dot up to the first closure.
  private var spelling: Range<Int> {
    let closure = source.arguments?.first { if case .closure = $0.value.kind { true } else { false } }
    let end = closure.map { $0.value.tokens.lowerBound } ?? source.tokens.upperBound
    return source.tokens.lowerBound..<max(source.tokens.lowerBound + 1, end)
  }
}
