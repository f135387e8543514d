import SwiftSource

// The controls that do what a tap on the view around them does.

extension CodeModifier {
  /// Whether a control inside, or the selection of a list around, does everything that the tap does.
  var isReplacedInside: Bool {
    let own = effects
    guard !own.isEmpty else { return pressesButtonInside }
    var controls = ActionEffects()
    for control in chain.shownInside(depth: 0) where control.isUsable(for: chain) {
      controls.formUnion(control.followedEffects)
      if control.isUsable, let use = chain.use(of: control) {
        for other in use.chains where other.isUsable(for: chain) && other.isAlwaysShown(in: use.type.declaration) {
          controls.formUnion(use.effects(other.followedEffects))
        }
      }
    }
    return own.isCovered(by: controls) || selectsRow(own) || pressesButtonInside
  }

  /// Whether the tap selects a row of a list around, as the list does itself: `List(selection: $shown)`.
  private func selectsRow(_ own: ActionEffects) -> Bool {
    guard own.paths.count == 1, let (path, values) = own.computed.first, values.count == 1, let value = values.first,
      let row = chain.ancestors.first(where: { $0.viewName == "ForEach" }),
      let list = row.ancestors.first(where: { $0.viewName == "List" }),
      let selection = list.source.argument("selection"), let body = row.source.arguments?.last?.value.closureBody
    else { return false }
    var bindings = ActionEffects()
    bindings.readBindings(chain.outline, in: selection.tokens)
    guard bindings.bound == [path] else { return false }
    let element = value.hasSuffix(" . id") ? String(value.dropLast(5)) : value
    let isOwnID = row.source.argument("id").map { chain.outline.quote($0.tokens).hasSuffix(".self") } ?? false
    return chain.outline.headerNames(of: body).contains(element) && (element != value || isOwnID)
  }

  /// Whether the tap only presses a button of AppKit that is inside: `button?.performClick(nil)`.
  private var pressesButtonInside: Bool {
    let calls = effects.calls
    guard effects.paths.count == 1, let path = calls.keys.first, path.hasSuffix(".performClick"),
      let name = path.split(separator: ".").first,
      let type = chain.outline.declarations[chain.source.declaration].parent
    else { return false }
    let outline = chain.outline
    let isButton = outline.declarations.contains { property in
      property.parent == type && property.name == name
        && property.type.map { ["NSButton", "NSPopUpButton"].contains(outline.name($0.lowerBound)) } ?? false
    }
    let isInside = chain.source.baseTokens.contains { token in
      outline.isToken(token + 1, "=") && outline.tokens[token].kind == .identifier && outline.name(token) == name
    }
    return isButton && isInside
  }
}

extension CodeChain {
  /// The maximum number of properties between a tap and a control inside.
  private static let deepestPart = 3

  /// The views inside that are always shown: those in its closures and in properties of the same type, never those in a branch.
  fileprivate func shownInside(depth: Int) -> [CodeChain] {
    var views: [CodeChain] = []
    for child in children where child.source.role.kind == .closure && child.source.role.modifier == nil {
      guard child.isStatement(in: source) else { continue }
      views.append(child)
      views += child.shownInside(depth: depth)
      views += child.shownInProperty(depth: depth)
    }
    return views
  }

  private func shownInProperty(depth: Int) -> [CodeChain] {
    guard depth < CodeChain.deepestPart, viewName == nil, let parent = outline.declarations[source.declaration].parent
    else { return [] }
    let path = source.path.first == "self" ? Array(source.path.dropFirst()) : source.path
    let properties = outline.declarations.indices.filter {
      outline.declarations[$0].parent == parent && path == [outline.declarations[$0].name]
        && outline.declarations[$0].body != nil
    }
    guard properties.count == 1 else { return [] }
    return index.files[file].chains.indices.filter {
      let chain = index.files[file].chains[$0]
      return chain.declaration == properties[0] && chain.parent == nil
    }.map { CodeChain(index: index, file: file, position: $0) }.filter { $0.isRoot }.flatMap { root in
      [root] + root.shownInside(depth: depth + 1)
    }
  }

  /// Whether the chain is a statement of its declaration outside every branch.
  private var isRoot: Bool {
    guard source.parent == nil, let body = outline.declarations[source.declaration].body else { return false }
    return outline.isOutsideGroups(source.expression.tokens.lowerBound, in: body)
  }

  /// Whether the chain is a statement in a closure of another one, outside every branch.
  private func isStatement(in parent: SwiftChain) -> Bool {
    let bodies = (parent.arguments ?? []).compactMap(\.value.closureBody)
    return bodies.contains { outline.isOutsideGroups(source.expression.tokens.lowerBound, in: $0) }
  }

  /// Whether the chain is in the body of a view, outside every branch.
  fileprivate func isAlwaysShown(in type: Int) -> Bool {
    var view = self
    while let parent = view.parent {
      guard view.source.role.kind == .closure, view.source.role.modifier == nil, view.isStatement(in: parent.source)
      else { return false }
      view = parent
    }
    let declaration = outline.declarations[view.source.declaration]
    return view.isRoot && declaration.parent == type && declaration.name == "body"
  }

  /// The use of a type of these sources by a view inside; nil for a view of the platform.
  fileprivate func use(of view: CodeChain) -> ViewUse? {
    guard view.viewName != nil, let type = index.onlyType(named: view.name, for: view) else { return nil }
    return ViewUse(index: index, type: type, arguments: view.source.arguments ?? [], user: view)
  }

  /// Whether the view is one of these sources that has the role of a control in its own body, in every branch but those that show progress.
  var tellsRoleItself: Bool {
    guard let use = use(of: self), let body = use.body else { return false }
    let roots = use.chains.filter { $0.source.declaration == body && $0.source.parent == nil && $0.isShown }
    let others = roots.filter { !$0.hasOwnRole }
    return others.count < roots.count && others.allSatisfy { ["ProgressView", "EmptyView"].contains($0.viewName) }
  }

  /// Whether the chain may be a view rather than a condition: it is a call of a view, or starts a statement, such as
  /// `content()`, whose views are unknown here.
  private var isShown: Bool {
    let first = source.expression.tokens.lowerBound
    guard let body = outline.declarations[source.declaration].body, body.contains(first) else { return viewName != nil }
    if viewName != nil || first == 0 || outline.tokens[first].startsLine { return true }
    let before = outline.tokens[first - 1]
    return [.openBrace, .semicolon, .colon].contains(before.kind) || before.word == .return || before.word == .in
  }

  /// Whether the view has a trait such as button, or is a button whose action isn't empty.
  private var hasOwnRole: Bool {
    if hasControlRole { return true }
    guard viewName == "Button" || viewName == "NavigationLink" || viewName == "Link" else { return false }
    return viewName != "Button" || !controlEffects.isEmpty
  }
}

extension CodeChain {
  /// Whether a view around has a tap that changes the same as the tap of this target.
  func isPartOfTarget(_ target: CodeTarget) -> Bool {
    guard case .gesture(let position) = target.control else { return false }
    var own = modifier(at: position).effects
    own.calls = [:]
    guard !own.isEmpty else { return false }
    return ancestors.contains { view in
      view.source.modifiers.indices.contains {
        let gesture = view.modifier(at: $0)
        return gesture.takesTaps && gesture.complexGesture == nil && own.isCovered(by: gesture.effects)
      }
    }
  }
}

extension ViewUse {
  /// The declaration of the body; nil if there is none.
  fileprivate var body: Int? {
    index.files[type.file].outline.declarations.indices.first {
      let declaration = index.files[type.file].outline.declarations[$0]
      return declaration.parent == type.declaration && declaration.name == "body" && declaration.body != nil
    }
  }
}

extension SwiftOutline {
  /// Whether a token is outside the groups in braces: no branch or closure contains it.
  fileprivate func isOutsideGroups(_ token: Int, in body: Range<Int>) -> Bool {
    guard body.contains(token) else { return false }
    var at = min(closureStart(of: body), body.upperBound)
    while at < token {
      if tokens[at].kind == .hash, tokens[at].word == .hashIf { return false }
      at = max(at + 1, next(after: at))
    }
    return at == token
  }
}
