import SwiftSource

// Where other code shows a view.

extension CodeChain {
  /// The maximum number of declarations between a view and what is asked about it.
  private static let deepestUse = 4

  /// The uses of the property, the function, or the type of view in which the view is.
  ///
  /// Nil if code elsewhere may use it, if nothing in the type does, or if types share its name.
  var everyUse: [CodeChain]? {
    let declaration = outline.declarations[source.declaration]
    guard declaration.kind == .variable || declaration.kind == .function,
      let type = declaration.parent.map({ outline.declarations[$0] })
    else { return nil }
    let uses = usesOfDeclaration
    if declaration.name == "body" {
      let isOnlyType =
        type.kind == .struct && !type.modifiers.contains(.public)
        && index.symbols.types(named: [type.name], from: [], in: file).count == 1
      return isOnlyType && !uses.isEmpty ? uses : nil
    }
    return uses.contains { $0.file == file } ? uses : nil
  }

  /// Whether the view or one around it fulfills a condition, at every use if it is a part of something that other code shows.
  func isShownOnly(depth: Int = 0, where condition: (CodeChain) -> Bool) -> Bool {
    if ancestry.contains(where: condition) { return true }
    guard depth < CodeChain.deepestUse, let uses = everyUse else { return false }
    return uses.allSatisfy { $0.isShownOnly(depth: depth + 1, where: condition) }
  }

  /// Whether bars stand for the text, as while data is loaded: `redacted(reason: .placeholder)` without a condition.
  var isPlaceholder: Bool {
    isShownOnly { chain in
      chain.modifiers("redacted").contains { modifier in
        switch modifier.argument("reason")?.kind {
        case .implicitMember("placeholder"): true
        default: false
        }
      }
    }
  }

  /// Whether every use of the property or function whose value the control is has an accessibility label.
  func isLabelledWhereUsed(depth: Int = 0) -> Bool {
    guard parent == nil, depth < CodeChain.deepestUse, outline.declarations[source.declaration].name != "body",
      let uses = everyUse
    else { return false }
    return uses.allSatisfy { use in
      use.isLabelledForAccessibility ?? use.isLabelledWhereUsed(depth: depth + 1)
    }
  }
}
