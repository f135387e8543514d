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

  /// Whether a later statement of the same block sets another font of the same label, so that this one is never seen.
  var isOverwritten: Bool {
    guard parent == nil, case .assigned(let sign) = outline.place(ofValueAt: source.expression.tokens.lowerBound)
    else { return false }
    var first = sign - 1
    while first > 1, outline.tokens[first - 1].kind == .point { first -= 2 }
    let count = sign - first
    guard first >= 0, count > 2, outline.name(sign - 1).lowercased().hasSuffix("font") else { return false }
    var at = source.expression.tokens.upperBound
    while at + count < outline.tokens.count, outline.tokens[at].kind != .closeBrace {
      let next = max(at + 1, outline.next(after: at))
      // Another case, or another label by the same name.
      let word = outline.tokens[at].word
      if word == .case || word == .default { return false }
      if outline.isToken(at + 1, "="), outline.tokens[at].kind == .identifier, outline.tokens[at - 1].kind != .point,
        outline.name(at) == outline.name(first)
      {
        return false
      }
      // What leaves the block before shows this font.
      if (at..<next).contains(where: { outline.tokens[$0].word == .return || outline.tokens[$0].word == .throw }) {
        return false
      }
      let isSame = stride(from: 0, to: count, by: 2).allSatisfy { step in
        outline.tokens[at + step].kind == .identifier && outline.name(at + step) == outline.name(first + step)
          && (step == 0 || outline.tokens[at + step - 1].kind == .point)
      }
      if isSame, outline.tokens[at - 1].kind != .point, outline.isToken(at + count, "=") { return true }
      at = next
    }
    return false
  }
}
