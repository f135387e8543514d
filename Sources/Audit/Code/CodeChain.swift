import DesignTokens
import SourceText
import SwiftSource

/// A call chain of Swift source where it stands: `Text(title).font(.body)` in `BadgeView.body`.
public struct CodeChain: AuditSubject {
  /// The files and what their names stand for.
  public let index: CodeIndex
  let file: Int
  let position: Int

  public static let comesFromCode = true
  public static func subjects(of system: MeasuredSystem) -> [CodeChain] { system.system.code.chains }

  /// The chain as the source has it.
  public var source: SwiftChain { index.files[file].chains[position] }
  /// The file.
  public var outline: SwiftOutline { index.files[file].outline }
  /// The last of the names that it starts from: `Text`, `white`; empty when it starts from no name.
  public var name: String { index.files[file].chains[position].name }
  /// The dotted name of the declaration in which it stands.
  public var declaration: String { index.files[file].names[source.declaration] }

  /// The chain in whose closure or arguments it stands.
  public var parent: CodeChain? {
    source.parent.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// The chains that stand in its closures and arguments, those in them left out.
  public var children: [CodeChain] {
    var children: [CodeChain] = []
    var next = position + 1
    let end = source.end
    while next < end {
      children.append(CodeChain(index: index, file: file, position: next))
      next = max(next + 1, index.files[file].chains[next].end)
    }
    return children
  }

  /// The chains that stand in it at any depth.
  public var descendants: [CodeChain] {
    (position + 1..<max(position + 1, source.end)).map { CodeChain(index: index, file: file, position: $0) }
  }

  /// Its modifiers of a name, in the order in which they apply.
  public func modifiers(_ name: String) -> [CodeModifier] {
    source.modifiers.indices.lazy.filter { source.modifiers[$0].name == name }.map {
      CodeModifier(chain: self, position: $0)
    }
  }

  /// The modifier of another chain in whose arguments it stands; nil when it stands in those of what that chain starts from.
  public var enclosingModifier: CodeModifier? {
    guard let parent, let modifier = source.role.modifier else { return nil }
    return CodeModifier(chain: parent, position: modifier)
  }

  public var reference: SubjectReference {
    .code(
      file: index.files[file].name, declaration: declaration, text: outline.quote(outline.spelling(of: source)),
      occurrence: Int(index.files[file].occurrences[position]))
  }

  public var location: SourceLocation? { outline.location(of: outline.spelling(of: source)) }
}

/// What is called on a chain, where it stands: `.frame(height: 20)`.
public struct CodeModifier: AuditSubject {
  /// The chain that it is called on.
  public let chain: CodeChain
  let position: Int

  public static let comesFromCode = true
  public static func subjects(of system: MeasuredSystem) -> [CodeModifier] { system.system.code.modifiers }

  /// The modifier as the source has it.
  public var source: SwiftChain.Modifier { chain.source.modifiers[position] }
  /// Its name.
  public var name: String { chain.index.files[chain.file].chains[chain.position].modifiers[position].name }
  /// Its place among the modifiers of the chain: later ones apply to what this one makes.
  public var order: Int { position }

  /// The value of the argument with a label; nil asks for the first without one.
  public func argument(_ label: String?) -> SwiftExpression? { source.argument(label) }

  /// The chains that stand in its arguments and closures, those in them left out.
  public var children: [CodeChain] { chain.children.filter { $0.source.role.modifier == position } }

  public var reference: SubjectReference {
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

  /// From the full stop on, up to the first closure.
  private var spelling: Range<Int> {
    let closure = source.arguments?.first { if case .closure = $0.value.kind { true } else { false } }
    let end = closure.map { $0.value.tokens.lowerBound } ?? source.tokens.upperBound
    return source.tokens.lowerBound..<max(source.tokens.lowerBound + 1, end)
  }
}

extension SwiftOutline {
  /// Tokens as a finding quotes them: on one line, the white space between them as narrow as it can be, cut when they are long.
  func quote(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for token in range where token < tokens.count {
      if tokens[token].hasSpaceBefore, token > range.lowerBound, needsSpace(before: token) { text.append(0x20) }
      // Four bytes make the longest character: what is cut off lies behind everything that is kept.
      text += source.bytes[tokens[token].range].prefix(4 * CodeChain.longestQuote)
      if text.count > CodeChain.longestQuote { break }
    }
    let quoted = String(decoding: text, as: UTF8.self)
    guard text.count > CodeChain.longestQuote else { return quoted }
    return String(quoted.unicodeScalars.prefix(CodeChain.longestQuote - 1)) + "…"
  }

  private func needsSpace(before token: Int) -> Bool {
    switch tokens[token].kind {
    case .closeParenthesis, .closeBracket, .comma: return false
    // A member goes on with what stands before it, `.black` after a label does not.
    case .point: return [.colon, .comma, .sign].contains(tokens[token - 1].kind)
    default: break
    }
    switch tokens[token - 1].kind {
    case .openParenthesis, .openBracket, .point: return false
    default: return true
    }
  }
}

extension CodeChain {
  /// The longest quote of source in a finding, in bytes.
  static let longestQuote = 120
}
