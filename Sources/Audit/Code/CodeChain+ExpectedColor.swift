import SwiftSource

// Where a colour is expected, so that `.red` is one.

extension CodeChain {
  /// Whether a place takes a colour.
  enum ColorExpectation {
    case yes, no
    /// A function or type from elsewhere has a parameter that is called a colour.
    case unknown
  }

  /// Whether the place where it stands takes a colour of SwiftUI, UIKit or AppKit, as far as the source set tells.
  public var isColorExpected: Bool { expectsColor == .yes }

  var expectsColor: ColorExpectation {
    guard let parent, source.role.kind != .statement else {
      return isPlaceOfColor(resultIsColor: isResultColor) ? .yes : .no
    }
    let label = source.role.label
    if source.role.kind == .closure {
      let makesColor = source.role.modifier == nil && parent.calleeName.map(ColorNames.types.contains) ?? false
      return isPlaceOfColor(resultIsColor: makesColor) ? .yes : .no
    }
    guard let modifier = source.role.modifier else { return parent.takesColor(label) }
    let name = parent.source.modifiers[modifier].name
    return expectation(of: name, label)
  }

  private func expectation(of name: String, _ label: String?) -> ColorExpectation {
    if let isColor = index.names.isColor(label, of: name) ?? ColorNames.takesColor(name, label) {
      return isColor ? .yes : .no
    }
    guard let label, !index.names.hasParameter(label, of: name), ColorNames.isColor(label: label) else { return .no }
    return .unknown
  }

  /// The type or function that it calls first: `Color` of `Color.init(…)`, `Stop` of `Gradient.Stop(…)`.
  private var calleeName: String? { name == "init" ? source.path.dropLast().last : source.path.last }

  /// Whether what it starts from takes a colour with a label.
  private func takesColor(_ label: String?) -> ColorExpectation {
    guard let name = calleeName else {
      // .init(color: .red, location: 0)
      if label == "color", source.argument("location") != nil { return .yes }
      // Of .init(title: "Off", color: .red) only the label is known.
      return label.flatMap { index.names.isColor(label: $0) }.map { $0 ? .yes : .no } ?? expectsColor
    }
    if name == "constant", source.isImplicit { return expectsColor }
    if ColorNames.types.contains(name) {
      return ColorArguments.otherLabels.contains(label ?? "") ? .no : .yes
    }
    return expectation(of: name, label)
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
