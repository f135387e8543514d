import SwiftSource

// Where a font is written.

extension CodeCall {
  /// Whether the font is set where it is written: by the modifier `font`, by an assignment to the font of a label, or as a static constant that
  /// views name.
  ///
  /// Elsewhere, as a default of a parameter, in a list, or in the attributes of a text, other code may scale the font or never use it.
  var setsFont: Bool {
    if enclosingModifiers.contains(where: { $0.name == "font" }) || chain.isAssignedAsFont { return true }
    let own = chain.outline.declarations[chain.source.declaration]
    guard own.kind == .constant || own.kind == .variable, own.modifiers.contains(.static) || own.parent == nil else {
      return false
    }
    return !chain.openings.contains { chain.outline.tokens[$0].kind == .openBracket }
  }
}

extension CodeChain {
  /// Whether an assignment sets the font of a label: `label.font = .systemFont(ofSize: 12)`, also in a branch.
  fileprivate var isAssignedAsFont: Bool {
    guard source.role.kind == .statement || parent == nil else { return false }
    let start = source.expression.tokens.lowerBound
    let sign =
      if case .assigned(let equals) = outline.place(ofValueAt: start) { equals } else {
        outline.assignment(ofBranchAround: start)
      }
    guard let sign, sign > 1, outline.tokens[sign - 1].kind == .identifier else { return false }
    return outline.name(sign - 1).lowercased().hasSuffix("font") && outline.tokens[sign - 2].kind == .point
  }
}
