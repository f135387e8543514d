import SwiftSource

extension CodeChain {
  /// Whether the view isn't declared in these sources, so that it is the platform's.
  public var isPlatformView: Bool {
    guard viewName != nil else { return false }
    return source.path.count > 1 || index.symbols.types(named: [name], from: namespace, in: file).isEmpty
  }

  /// Whether the view is declared in these sources, and the body of its type passes a test.
  func ownType(_ test: (SwiftOutline, Range<Int>) -> Bool) -> Bool {
    guard viewName != nil, source.path.count == 1 else { return false }
    return index.symbols.types(named: [name], from: namespace, in: file).contains { type in
      let symbol = index.symbols.symbols[type]
      let outline = index.symbols.outlines[symbol.file]
      return outline.declarations[symbol.declaration].body.map { test(outline, $0) } ?? false
    }
  }

  /// The name of the view if a type of these sources hides the platform's view and has a matching initializer.
  var ownView: String? {
    let call = CodeNames.Call(path: [name], arguments: source.arguments ?? [], file: file, namespace: namespace)
    let found = index.symbols.types(named: [name], from: namespace, in: file)
    guard let first = found.first, !index.names.candidates(for: call).isEmpty else { return nil }
    return (index.symbols.modules[index.symbols.symbols[first].file] ?? "Custom") + "." + name
  }

  /// Whether a closure of the view's base is a label; a closure that takes a value receives changes.
  var hasLabelClosure: Bool {
    (source.arguments ?? []).contains { argument in
      guard case .closure(let body) = argument.value.kind else { return false }
      let takesValue = outline.firstParameter(ofClosure: body) != nil || outline.usesUnnamedParameter(body)
      return argument.label == "label" || argument.label == nil && !takesValue
    }
  }

  /// The tokens of the type around the chain; those of its declaration outside of types.
  var typeTokens: Range<Int> {
    let declaration = outline.declarations[source.declaration]
    return declaration.parent.map { outline.declarations[$0].tokens } ?? declaration.tokens
  }

  /// Whether the type around the chain contains one of some names.
  func typeMentions(_ names: Set<String>) -> Bool {
    typeTokens.contains { outline.tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
  }

  /// The views in the closures of the chain's base, at any depth.
  func anyContent(_ test: (CodeChain) -> Bool, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    return children.contains { child in
      guard child.source.role.kind == .closure, child.source.role.modifier == nil else { return false }
      return test(child) || child.anyContent(test, depth: depth + 1)
    }
  }
}

extension CodeModifier {
  /// The texts that a literal argument may be, including the branches of `?:`; empty for computed texts.
  var literalTexts: [String] { source.arguments?.first.map { chain.texts(of: $0.value) } ?? [] }
}

extension CodeChain {
  fileprivate func texts(of expression: SwiftExpression) -> [String] {
    switch expression.unparenthesized.kind {
    case .string(let text): text.map { [$0] } ?? []
    case .ternary(_, let first, let second): texts(of: first) + texts(of: second)
    case .call(let callee, let arguments) where callee.kind == .name("Text") && arguments.count == 1:
      texts(of: arguments[0].value)
    default: []
    }
  }
}

extension CodeIndex {
  /// Returns the names of platform views that types of these sources may hide.
  static func hiddenViews(in symbols: SwiftSymbols) -> Set<String> {
    var hidden: Set<String> = []
    for symbol in symbols.symbols where symbol.isType && platformViews.contains(symbol.name) {
      hidden.insert(symbol.name)
    }
    return hidden
  }

  /// The platform views whose names rules know.
  private static let platformViews: Set<String> = [
    "Button", "NavigationLink", "Menu", "Link", "ShareLink", "Toggle", "Picker", "Stepper", "Slider", "DatePicker",
    "ColorPicker", "TextField", "SecureField", "TextEditor", "EditButton", "PasteButton", "RenameButton", "Text",
    "Label", "Image", "AsyncImage", "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Grid",
    "GridRow", "List", "Form", "Section", "ForEach", "ScrollView", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "Ellipse", "UnevenRoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient", "Spacer", "Divider",
    "GeometryReader", "ProgressView", "Gauge", "DisclosureGroup", "LabeledContent", "Tab", "TabView", "ToolbarItem",
  ]
}

extension SwiftSymbol {
  fileprivate var isType: Bool {
    switch kind {
    case .enum, .struct, .class, .actor, .typealias: true
    default: false
    }
  }
}

extension SwiftOutline {
  /// Whether a frame in a body has a minimum that isn't 0.
  func setsMinimum(in body: Range<Int>) -> Bool {
    body.contains {
      tokens[$0].kind == .identifier && ["minWidth", "minHeight"].contains(name($0))
        && tokens[$0 + 1].kind == .colon && !isToken($0 + 2, "0")
    }
  }

  /// Whether a body sets the number of lines of each text in it.
  func limitsLines(in body: Range<Int>) -> Bool {
    func calls(_ names: Set<String>) -> Int {
      body.count {
        tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .openParenthesis && names.contains(name($0))
      }
    }
    let limits = calls(["lineLimit"])
    return limits > 0 && limits >= calls(["Text", "Label"])
  }
}
