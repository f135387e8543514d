import SwiftSource

// The contexts that expect a color, in which `.red` is a color.

extension CodeChain {
  /// The expectation of a color in one context.
  enum ColorExpectation: Equatable {
    case yes
    /// The context takes no color; for a parameter or property with a color-like name, the declaration that shows it.
    case no(by: Int? = nil)
    /// The expectation can't be determined, with the reason.
    case unknown(String)

    /// Whether the context takes no color.
    var isNo: Bool { if case .no = self { true } else { false } }

    /// The reason why the expectation can't be determined; nil if it can.
    var doubt: String? { if case .unknown(let reason) = self { reason } else { nil } }

    static let untold = ColorExpectation.unknown("the source doesn't show whether this parameter is a color")
  }

  /// Whether the context takes a color of SwiftUI, UIKit, or AppKit, as far as the sources show.
  public var isColorExpected: Bool { expectsColor == .yes }

  var expectsColor: ColorExpectation {
    guard let parent, source.role.kind != .statement else {
      return expectation(resultIsColor: isResultColor)
    }
    let label = source.role.label
    if source.role.kind == .closure {
      let makesColor = source.role.modifier == nil && parent.calleeName.map(ColorNames.types.contains) ?? false
      return expectation(resultIsColor: makesColor)
    }
    guard let position = source.role.modifier else { return parent.takesColor(label, self) }
    let modifier = parent.modifier(at: position)
    if modifier.name == "environment", label == nil, let property = modifier.keyPathProperty {
      let said = index.names.said(ofProperty: property, isMember: true, in: namespace, file: file)
      return judged(said, property, known: nil) ?? .no()
    }
    return expectation(of: modifier.name, label, modifier.call)
  }

  /// Returns the expectation of matching declarations if they agree with each other and the platform; else it is unknown.
  private func judged(_ said: [CodeNames.Said], _ name: String, known: Bool?) -> ColorExpectation? {
    guard let first = said.first else { return known.map { $0 ? .yes : .no() } }
    if said.allSatisfy({ $0.isColor == first.isColor }), known == nil || known == first.isColor || first.isColor {
      return first.isColor ? .yes : .no(by: first.symbol)
    }
    return .unknown("\(name) may refer to the declaration at \(index.symbols.places(of: said.map(\.symbol)))")
  }

  /// - Parameter isImplicit: whether the called member has no type before it, as in `.color(.red)`.
  private func expectation(
    of name: String, _ label: String?, _ call: CodeNames.Call, isImplicit: Bool = false
  ) -> ColorExpectation {
    let known = isImplicit || !ColorNames.implicit.contains(name) ? ColorNames.takesColor(name, label) : nil
    let said = position(in: call.arguments).map { index.names.said(of: $0, in: call) } ?? []
    let isNamed = label.map { ColorNames.isColor(label: $0) } ?? false
    if let judged = judged(said, name, known: known) { return judged.isNo && !isNamed ? .no() : judged }
    guard isNamed else { return .no() }
    return .untold
  }

  /// Returns the index of the argument that contains the chain.
  private func position(in arguments: [SwiftExpression.Argument]) -> Int? {
    arguments.firstIndex { $0.value.tokens.contains(source.expression.tokens.lowerBound) }
  }

  /// The name of the called type or function: `Color` in `Color.init(…)`, `Stop` in `Gradient.Stop(…)`.
  private var calleeName: String? { name == "init" ? source.path.dropLast().last : source.path.last }

  /// Returns whether the base takes a color with a label, for the argument that contains another chain.
  private func takesColor(_ label: String?, _ argument: CodeChain) -> ColorExpectation {
    guard let name = calleeName else {
      // .init(color: .red, location: 0)
      if label == "color", source.argument("location") != nil { return .yes }
      return expectation(ofInitializer: label, argument)
    }
    if name == "constant", source.isImplicit { return expectsColor }
    if ColorNames.wrappers.contains(name), label == "initialValue" || label == "wrappedValue" { return expectsColor }
    if ColorNames.types.contains(name) {
      return ColorArguments.otherLabels.contains(label ?? "") ? .no() : .yes
    }
    let isShading = source.path.dropLast().last == "Shading"
    let call = CodeNames.Call(
      path: source.path, arguments: source.arguments ?? [], isImplicit: source.isImplicit, file: file,
      namespace: namespace)
    return argument.expectation(of: name, label, call, isImplicit: source.isImplicit || isShading)
  }

  /// Returns whether `.init(title: "Off", color: .red)` takes a color.
  ///
  /// The surrounding declaration may determine the type; otherwise, all matching initializers are considered.
  private func expectation(ofInitializer label: String?, _ argument: CodeChain) -> ColorExpectation {
    guard let label else { return expectsColor }
    let arguments = source.arguments ?? []
    guard let position = argument.position(in: arguments) else { return expectsColor }
    let types = outline.elementTypes(of: outline.declarations[source.declaration])
    let ofType = types.lazy.compactMap { [self] type -> ColorExpectation? in
      let call = CodeNames.Call(path: [type], arguments: arguments, file: file, namespace: namespace)
      return judged(index.names.said(of: position, in: call), "\(type).init", known: nil)
    }.first
    if let ofType { return ofType }
    let all = index.names.saidOfInitializers(of: position, arguments, in: file)
    if let judged = judged(all, "init", known: nil) { return judged }
    let around = expectsColor
    return around.isNo && ColorNames.isColor(label: label) ? .untold : around
  }

  /// Whether the surrounding declaration is a color or returns one.
  private var isResultColor: Bool {
    let declaration = outline.declarations[source.declaration]
    return declaration.type.map(isColorType) ?? false
  }

  private func isColorType(_ type: Range<Int>) -> Bool {
    index.names.isColorType(type, in: source.declaration, of: file)
  }

  private func expectation(resultIsColor: Bool) -> ColorExpectation {
    let start = source.expression.tokens.lowerBound
    switch outline.place(ofValueAt: start) {
    case .result:
      if let equals = outline.assignment(ofBranchAround: start) {
        return expectation(assignedAt: equals, before: start)
      }
      return resultIsColor ? .yes : .no()
    case .other: return .no()
    case .assigned(let equals): return expectation(assignedAt: equals, before: start)
    }
  }

  private func expectation(assignedAt equals: Int, before start: Int) -> ColorExpectation {
    let (name, type) = outline.assignee(before: equals)
    if let type { return isColorType(type) ? .yes : .no() }
    if outline.hasColor(in: equals + 1..<start) || outline.isListOfColors(equals + 1, around: start) { return .yes }
    guard let name else { return .no() }
    if let type = outline.localType(of: name, before: equals - 1) { return isColorType(type) ? .yes : .no() }
    let isMember = isMember(before: equals)
    // UIKit and AppKit color properties end like this: backgroundColor, textColor.
    let isNamed = name.utf8.suffix(5).elementsEqual("Color".utf8)
    if let judged = judged(said(of: name, isMember: isMember), name, known: isMember && isNamed ? true : nil) {
      return judged.isNo && !isNamed && name != "color" ? .no() : judged
    }
    if isNamed { return .yes }
    // The color of an activity indicator, or a property of an undeclared type.
    return name == "color" && isMember ? .untold : .no()
  }

  /// Whether the name before an `=` is a member of anything other than `self`.
  private func isMember(before equals: Int) -> Bool {
    guard equals > 2, outline.tokens[equals - 2].kind == .point else { return false }
    return outline.tokens[equals - 3].word != .self
  }

  /// Returns the meanings of all properties with a name, or of the property whose wrapper has a name such as `_tint`.
  private func said(of name: String, isMember: Bool) -> [CodeNames.Said] {
    let said = index.names.said(ofProperty: name, isMember: isMember, in: namespace, file: file)
    guard said.isEmpty, name.utf8.first == UInt8(ascii: "_") else { return said }
    return index.names.said(ofProperty: String(name.dropFirst()), isMember: isMember, in: namespace, file: file)
  }

  /// Whether the value is compared, a dictionary key, or matched in a pattern.
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
}

extension SwiftOutline {
  /// Whether the other branch of a ternary such as `isOn ? Color.red : .blue` or `isOn ? Color(red: 1, green: 0, blue: 0) : .blue` is a color.
  fileprivate func hasColor(in range: Range<Int>) -> Bool {
    range.contains { token in
      tokens[token].kind == .identifier && ColorNames.types.contains(name(token)) && isToken(token - 1, "?")
        && [.point, .openParenthesis].contains(tokens[token + 1].kind)
    }
  }

  /// Whether a list that starts at a token and contains another token includes a color of SwiftUI or UIKit.
  func isListOfColors(_ start: Int, around token: Int) -> Bool {
    guard start < tokens.count, tokens[start].kind == .openBracket, let inside = group(at: start) else { return false }
    guard inside.contains(token) else { return false }
    var at = inside.lowerBound
    var isFirst = true
    while at < inside.upperBound {
      if isFirst, startsWithColor(at..<inside.upperBound) { return true }
      isFirst = tokens[at].kind == .comma || tokens[at].kind == .colon
      at = next(after: at)
    }
    return false
  }

  /// Returns the type in `let tint: Color` if the value is set later in the same body; searches at most 200 tokens back.
  func localType(of name: String, before end: Int) -> Range<Int>? {
    guard end > 2, tokens[end - 1].kind != .point else { return nil }
    for at in stride(from: end - 1, to: max(1, end - 200), by: -1)
    where tokens[at].kind == .identifier && tokens[at + 1].kind == .colon && self.name(at) == name {
      guard tokens[at - 1].word == .let || tokens[at - 1].word == .var else { continue }
      return at + 2..<typeEnd(from: at + 2, before: end)
    }
    return nil
  }

  /// Returns the names in the type of a declaration, or the name at the start of its list's first value.
  func elementTypes(of declaration: SwiftDeclaration) -> [String] {
    if let type = declaration.type { return type.filter { tokens[$0].kind == .identifier }.map { name($0) } }
    guard let value = declaration.value, value.count > 1, tokens[value.lowerBound].kind == .openBracket,
      tokens[value.lowerBound + 1].kind == .identifier
    else { return [] }
    return [name(value.lowerBound + 1)]
  }

  fileprivate func isComparison(_ token: Int) -> Bool {
    guard tokens[token].kind == .sign else { return false }
    return isToken(token, "==") || isToken(token, "!=") || isToken(token, "===") || isToken(token, "!==")
      || isToken(token, "~=")
  }
}

extension CodeModifier {
  /// The last name of the key path in the first argument: `tint` in `.environment(\.tint, .red)`.
  fileprivate var keyPathProperty: String? {
    guard let path = source.arguments?.first?.value.tokens else { return nil }
    let outline = chain.outline
    return path.last { outline.tokens[$0].kind == .identifier }.map { outline.name($0) }
  }
}
