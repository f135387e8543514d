import SwiftSource

// Colors of which only the opacity is visible.

extension CodeChain {
  /// Whether only the opacity of the color is visible: in a mask, in a template image, or with a blend mode that erases.
  var isInMask: Bool {
    for (chain, parent) in zip(ancestry, ancestry.dropFirst()) {
      let modifier = chain.source.role.modifier
      if let modifier, parent.source.modifiers[modifier].name == "mask" { return true }
      let later = parent.source.modifiers.dropFirst(modifier.map { $0 + 1 } ?? 0)
      if later.contains(where: parent.keepsOnlyOpacity) { return true }
    }
    return source.modifiers.contains(where: keepsOnlyOpacity) || isErasedInContext || isInMaskLayer
  }

  /// The blend modes that use only the opacity of what is drawn.
  private static let erasing: Set<String> = ["clear", "destinationIn", "destinationOut"]

  private func keepsOnlyOpacity(_ modifier: SwiftChain.Modifier) -> Bool {
    switch modifier.name {
    case "luminanceToAlpha": modifier.arguments != nil
    case "withRenderingMode", "renderingMode":
      modifier.argument(nil).map { expression($0).mentions(["alwaysTemplate", "template"]) } ?? false
    case "blendMode": modifier.argument(nil).map { expression($0).mentions(CodeChain.erasing) } ?? false
    default: false
    }
  }

  /// Whether the color is drawn in a graphics context after `context.blendMode = .clear`.
  private var isErasedInContext: Bool {
    guard index.files[file].uses.setsBlendMode else { return false }
    let drawing = ancestry.first { call in
      call.source.path.count == 1 && ["fill", "stroke", "draw"].contains(call.source.modifiers.first?.name)
    }
    guard let call = drawing, let context = call.source.path.first else { return false }
    let start = call.source.expression.tokens.lowerBound
    for token in stride(from: start - 1, to: max(4, start - CodeChain.longestSearch), by: -1)
    where outline.isToken(token, "=") && outline.isToken(token - 1, "blendMode") && outline.name(token - 3) == context {
      return outline.tokens[token + 1].kind == .point && CodeChain.erasing.contains(outline.name(token + 2))
    }
    return false
  }

  /// Whether the color belongs to a layer or a view that the same file uses as a mask.
  private var isInMaskLayer: Bool {
    let masks = index.files[file].uses.masks
    if isPropertyOfMask { return true }
    let declaration = outline.declarations[source.declaration]
    if !declaration.hasMembers, declaration.name == "mask" || declaration.name.hasSuffix("Mask") { return true }
    guard !masks.isEmpty else { return false }
    if !declaration.hasMembers, masks.contains(Array(declaration.name.utf8)) { return true }
    // The statement starts with the name: mask.colors = [UIColor.black.cgColor].
    var token = source.expression.tokens.lowerBound
    let least = max(0, token - CodeChain.longestSearch)
    // The lines of a list belong to the statement before it.
    if let bracket = outline.bracket(around: token, after: least) { token = bracket }
    while token > least, !outline.tokens[token].startsLine { token -= 1 }
    if outline.isToken(token, "self"), outline.tokens[token + 1].kind == .point { token += 2 }
    return outline.tokens[token].kind == .identifier && masks.contains(Array(outline.name(token).utf8))
  }

  /// Whether the color is set on something that is named a mask: `maskLayer.fillColor = UIColor.red.cgColor`.
  private var isPropertyOfMask: Bool {
    guard case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound), equals > 3,
      outline.tokens[equals - 2].kind == .point, outline.tokens[equals - 3].kind == .identifier
    else { return false }
    let name = outline.name(equals - 3)
    return ["mask", "Mask", "maskLayer", "MaskLayer", "maskView", "MaskView"].contains { name.hasSuffix($0) }
  }

  /// The maximum number of tokens before a color that are searched.
  private static let longestSearch = 300
}

extension SwiftOutline {
  /// The names that are assigned as masks, `layer.mask = fade`, and those of the layers and views in them.
  var maskNames: Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    for token in tokens.indices.dropFirst().dropLast(2)
    where isToken(token, "mask") && tokens[token - 1].kind == .point && isToken(token + 1, "=") {
      let isOwn = isToken(token + 2, "self") && token + 4 < tokens.count
      let name = isOwn ? token + 4 : token + 2
      if tokens[name].kind == .identifier, tokens[name].word == nil { names.insert(Array(self.name(name).utf8)) }
    }
    guard !names.isEmpty else { return names }
    for declaration in declarations where names.contains(Array(declaration.name.utf8)) {
      for token in declaration.tokens.dropLast(3)
      where isToken(token, "addSublayer") || isToken(token, "addSubview") {
        if tokens[token + 2].kind == .identifier { names.insert(Array(name(token + 2).utf8)) }
      }
    }
    return names
  }
}
