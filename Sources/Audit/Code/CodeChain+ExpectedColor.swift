import SwiftSource

// Where a colour is expected, so that `.red` is one.

extension CodeChain {
  /// Whether the place where it stands takes a colour of SwiftUI, UIKit or AppKit, as far as the source set tells.
  public var isColorExpected: Bool {
    guard let parent, source.role.kind != .statement else { return isPlaceOfColor(resultIsColor: isResultColor) }
    let label = source.role.label
    if source.role.kind == .closure {
      let makesColor = source.role.modifier == nil && parent.calleeName.map(ColorNames.types.contains) ?? false
      return isPlaceOfColor(resultIsColor: makesColor)
    }
    guard let modifier = source.role.modifier else { return parent.takesColor(label) }
    let name = parent.source.modifiers[modifier].name
    return index.names.isColor(label, of: name) ?? ColorNames.takesColor(name, label) ?? false
  }

  /// The type or function that it calls first: `Color` of `Color.init(…)`, `Stop` of `Gradient.Stop(…)`.
  private var calleeName: String? { name == "init" ? source.path.dropLast().last : source.path.last }

  /// Whether what it starts from takes a colour with a label.
  private func takesColor(_ label: String?) -> Bool {
    guard let name = calleeName else {
      // .init(color: .red, location: 0)
      if label == "color", source.argument("location") != nil { return true }
      // Of .init(title: "Off", color: .red) only the label is known.
      return label.flatMap { index.names.isColor(label: $0) } ?? isColorExpected
    }
    if name == "constant", source.isImplicit { return isColorExpected }
    if ColorNames.types.contains(name) { return label != "named" }
    return index.names.isColor(label, of: name) ?? ColorNames.takesColor(name, label) ?? false
  }

  /// Whether the declaration in which it stands is a colour or returns one.
  private var isResultColor: Bool {
    let declaration = outline.declarations[source.declaration]
    return declaration.type.map(isColorType) ?? false
  }

  private func isColorType(_ type: Range<Int>) -> Bool {
    index.names.isColorType(type, in: source.declaration, of: index.files[file])
  }

  private func isPlaceOfColor(resultIsColor: Bool) -> Bool {
    switch outline.place(ofValueAt: source.expression.tokens.lowerBound) {
    case .result: return resultIsColor
    case .other: return false
    case .assigned(let equals):
      let (name, type) = outline.assignee(before: equals)
      if let type { return isColorType(type) }
      if outline.hasColor(in: equals + 1..<source.expression.tokens.lowerBound) { return true }
      guard let name else { return false }
      // What UIKit and AppKit call a colour ends so: backgroundColor, textColor.
      return index.names.isColor(property: name) ?? name.utf8.suffix(5).elementsEqual("Color".utf8)
    }
  }

  /// Whether it is compared, is the key of a dictionary, or is matched.
  var isCompared: Bool {
    let tokens = source.expression.tokens
    let (before, after) = (tokens.lowerBound - 1, tokens.upperBound)
    if before >= 0, outline.isComparison(before) || outline.tokens[before].word == .case { return true }
    guard after < outline.tokens.count else { return false }
    if outline.tokens[after].kind == .colon, before >= 0 {
      return outline.tokens[before].kind == .openBracket || outline.tokens[before].kind == .comma
    }
    return outline.isComparison(after)
  }

  /// Whether only its opacity shows: it stands in a mask.
  var isInMask: Bool {
    var chain = self
    while let parent = chain.parent {
      if let modifier = chain.source.role.modifier, parent.source.modifiers[modifier].name == "mask" { return true }
      chain = parent
    }
    return false
  }
}

extension SwiftOutline {
  /// Whether the other branch of `isOn ? Color.red : .blue` is a colour.
  fileprivate func hasColor(in range: Range<Int>) -> Bool {
    range.contains { token in
      tokens[token].kind == .identifier && ColorNames.types.contains(name(token)) && isToken(token - 1, "?")
        && tokens[token + 1].kind == .point
    }
  }

  fileprivate func isComparison(_ token: Int) -> Bool {
    guard tokens[token].kind == .sign else { return false }
    return isToken(token, "==") || isToken(token, "!=") || isToken(token, "===") || isToken(token, "!==")
      || isToken(token, "~=")
  }
}
