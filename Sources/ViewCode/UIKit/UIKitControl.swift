import SwiftSource

/// A UIKit button or control that source creates, with the uses of all names that refer to it.
struct UIKitControl {
  /// The chain that creates the control.
  let chain: CodeChain
  /// The class of the control.
  let className: String
  /// The uses of its names, in the order in which the names were found.
  private(set) var uses: [UIKitUse] = []
  /// The calls that receive the control.
  private(set) var passes: [UIKitPass] = []
  /// Whether a function returns the control.
  private(set) var isReturned = false
  /// Whether a name or a list that can't be followed refers to the control.
  private(set) var isLost = false
  /// Whether a bar lays the control out.
  private(set) var isInBar = false

  /// The maximum number of names of one control.
  private static let mostHandles = 32
  /// The names of instances in their own type.
  private static let receivers: Set<String> = ["self", "strongSelf", "weakSelf", "this", "Self"]
  /// The properties of other objects that only show the control in a bar.
  private static let barSlots: Set<String> = ["customView", "titleView"]
  /// The properties of platform objects that show the control.
  private static let slots: Set<String> = [
    "accessoryView", "editingAccessoryView", "rightView", "leftView", "inputAccessoryView", "tableHeaderView",
    "tableFooterView", "sourceView", "backgroundView", "selectedBackgroundView", "view", "inputView", "source",
    "sender", "previousButton", "leftCalloutAccessoryView", "rightCalloutAccessoryView", "sourceItem",
  ]

  private var waiting: [(handle: UIKitHandle, isForeign: Bool)] = []
  /// Whether the value that is followed comes from a use outside of the owner.
  private var isFollowingForeign = false
  private var seen: Set<UIKitHandle> = []

  /// Reads the control that a chain creates; nil if it creates none.
  init?(createdBy chain: CodeChain) {
    guard let name = chain.createdControl ?? chain.createdField else { return nil }
    self.init(chain, name)
  }

  /// Reads the label, button, or text field that a chain creates; nil if it creates none.
  init?(textOf chain: CodeChain) {
    guard let name = chain.createdText else { return nil }
    self.init(chain, name)
  }

  private init(_ chain: CodeChain, _ name: String) {
    (self.chain, className) = (chain, name)
    closures(of: UIKitUse(chain, after: chain.source.path.count))
    if chain.source.modifiers.isEmpty || chain.source.modifiers.allSatisfy({ $0.arguments != nil }) { follow(chain) }
    while let (handle, isForeign) = waiting.popLast(), seen.count < Self.mostHandles {
      guard seen.insert(handle).inserted else { continue }
      for var use in uses(of: handle) {
        use.isForeign = use.isForeign || isForeign
        isFollowingForeign = use.isForeign
        if use.members.isEmpty { follow(use.chain) } else { add(use) }
      }
    }
  }

  private var index: CodeIndex { chain.index }

  private mutating func wait(for handle: UIKitHandle) { waiting.append((handle, isFollowingForeign)) }

  private mutating func add(_ use: UIKitUse) {
    uses.append(use)
    closures(of: use)
  }

  /// Follows the parameters of closures that a builder calls with the control: `UIButton().then { $0.setImage(…) }`.
  private mutating func closures(of use: UIKitUse) {
    for member in use.members where !["addAction", "addTarget", "snp", "makeConstraints"].contains(member.name) {
      bindParameters(of: member.arguments?.map(\.value), in: use.chain)
    }
    if use.names == ["configurationUpdateHandler"], let value = use.assigned {
      bindParameters(of: [value.source], in: use.chain)
    }
  }

  private mutating func bindParameters(of values: [SwiftExpression]?, in chain: CodeChain) {
    for case .closure(let body) in (values ?? []).map(\.kind) {
      let name = chain.outline.firstParameter(ofClosure: body) ?? "$0"
      wait(for: .local(name, file: chain.file, declaration: chain.source.declaration, tokens: body))
    }
  }

  // MARK: Values

  /// Follows the control as a value: to its name, its property, or the call that receives it.
  private mutating func follow(_ value: CodeChain) {
    let outline = value.outline
    let tokens = value.source.expression.tokens
    if value.source.role.kind == .argument, let parent = value.parent { return pass(value, to: parent) }
    guard tokens.lowerBound > 0, tokens.upperBound < outline.tokens.count else { return }
    let before = outline.tokens[tokens.lowerBound - 1]
    if let closure = outline.closure(calledWith: tokens) { return configure(value, in: closure) }
    if outline.isToken(tokens.lowerBound - 1, "=") { return bind(tokens.lowerBound - 1, value) }
    if before.kind == .openBracket
      || before.kind == .comma && outline.tokens[tokens.upperBound].kind != .closeParenthesis
    {
      isLost = isLost || !isFollowingForeign
      return
    }
    guard before.kind != .sign || outline.tokens[tokens.lowerBound].startsLine else { return }
    switch outline.place(ofValueAt: tokens.lowerBound) {
    case .assigned(let equals): bind(equals, value)
    case .result: leave(tokens.lowerBound, value)
    case .other: break
    }
  }

  /// Follows the parameter of a closure that is called with the control, and the closure's result: `let button = { $0.isHidden = true; return $0 }(UIButton())`.
  private mutating func configure(_ value: CodeChain, in closure: Range<Int>) {
    let name = value.outline.firstParameter(ofClosure: closure) ?? "$0"
    wait(for: .local(name, file: value.file, declaration: value.source.declaration, tokens: closure))
    let brace = closure.lowerBound - 1
    if value.outline.isToken(brace - 1, "=") { bind(brace - 1, value) } else { leave(brace, value) }
  }

  private mutating func pass(_ value: CodeChain, to parent: CodeChain) {
    let modifier = value.source.role.modifier
    let function = modifier.map { parent.source.modifiers[$0].name } ?? parent.name
    let name =
      function == "init" && parent.source.path.count > 1 ? parent.source.path[parent.source.path.count - 2] : function
    passes.append(UIKitPass(function: name, label: value.source.role.label, chain: parent))
    if name == "UIBarButtonItem", !isFollowingForeign { isInBar = true }
    let arguments = modifier.map { parent.source.modifiers[$0].arguments } ?? parent.source.arguments
    bindParameters(of: arguments?.map(\.value), in: parent)
  }

  /// Follows the name to the left of an `=`.
  private mutating func bind(_ equals: Int, _ value: CodeChain) {
    let outline = value.outline
    guard let name = outline.assignee(before: equals).name, name != "_" else { return }
    let isMember = equals > 1 && outline.name(equals - 1) == name && outline.tokens[equals - 2].kind == .point
    let isOwn = !isMember || equals > 2 && Self.receivers.contains(outline.name(equals - 3))
    if isMember, Self.barSlots.contains(name), !isFollowingForeign { isInBar = true }
    if !isOwn {
      if !Self.barSlots.contains(name), !Self.slots.contains(name) {
        wait(for: .property(name, of: nil, file: value.file))
      }
      return
    }
    let declaration = value.source.declaration
    let bindings = isMember ? [] : index.files[value.file].bindings(of: name, in: declaration)
    if let local = bindings.last(where: { $0.value?.contains(equals + 1) ?? false || $0.visible.contains(equals - 1) })
    {
      let end = max(local.visible.upperBound, equals + 1)
      wait(
        for: .local(
          name, file: value.file, declaration: declaration, tokens: min(local.visible.lowerBound, equals + 1)..<end))
      return
    }
    wait(for: property(name, at: value))
  }

  private func property(_ name: String, at value: CodeChain) -> UIKitHandle {
    var owner: [String]?
    if case .members(let found, rest: []) = index.symbols.lookUp([name], at: value.scope, isStatic: false) {
      owner = found.first.map { index.symbols.symbols[$0].namespace }
    }
    return .property(name, of: owner, file: value.file)
  }

  /// Follows a control that a closure, a property, or a function returns.
  private mutating func leave(_ token: Int, _ value: CodeChain) {
    let outline = value.outline
    let declared = outline.declarations[value.source.declaration]
    for brace in outline.braces(around: token, in: declared.tokens) where brace > 0 {
      if outline.isToken(brace - 1, "=") { return bind(brace - 1, value) }
      if brace + 1 == declared.body?.lowerBound { break }
    }
    switch declared.kind {
    case .variable, .constant: wait(for: property(declared.name, at: value))
    case .function: if declared.type != nil, !isFollowingForeign { isReturned = true }
    default: break
    }
  }
}

extension SwiftOutline {
  /// The contents of a closure that is called with one argument, at the tokens of the argument; nil if there is none.
  fileprivate func closure(calledWith argument: Range<Int>) -> Range<Int>? {
    let end = argument.lowerBound - 2
    guard end > 0, tokens[end + 1].kind == .openParenthesis, tokens[end].kind == .closeBrace,
      tokens[argument.upperBound].kind == .closeParenthesis
    else { return nil }
    return opening(of: end, after: 0).map { $0 + 1..<end }
  }
}

// MARK: Uses

extension UIKitControl {
  /// Returns the uses of a control in code that a release for iOS may contain; other code names and sizes nothing there.
  private func uses(of handle: UIKitHandle) -> [UIKitUse] {
    allUses(of: handle).filter { !$0.chain.isElsewhere && (!$0.chain.isBesidePhones || chain.isBesidePhones) }
  }

  private func allUses(of handle: UIKitHandle) -> [UIKitUse] {
    switch handle {
    case .local(let name, let file, let declaration, let tokens):
      let chains = index.files[file].chains
      let local = chains.indices.lazy.filter { position in
        let other = chains[position]
        return other.declaration == declaration && other.path.first == name
          && tokens.contains(other.expression.tokens.lowerBound)
      }
      return local.map { UIKitUse(CodeChain(index: index, file: file, position: $0), after: 1) }
        + listed(name, in: file, within: tokens)
    case .property(let name, let owner, let file):
      let found = (index.uiKit.uses(of: name) ?? []).compactMap { use(of: name, owner, file, in: $0) }
      return found + listed(name, in: file, within: 0..<outline(file).tokens.count)
    }
  }

  private func outline(_ file: Int) -> SwiftOutline { index.files[file].outline }

  /// Returns the uses of an element of `[first, second].forEach { $0.isHidden = true }`.
  private func listed(_ name: String, in file: Int, within tokens: Range<Int>) -> [UIKitUse] {
    index.uiKit.arrayChains(in: file).compactMap { position in
      let chain = CodeChain(index: index, file: file, position: position)
      let base = chain.source.baseTokens
      guard tokens.contains(base.lowerBound), outline(file).mentions([name], in: base) else { return nil }
      return UIKitUse(chain, after: 0)
    }
  }

  /// Returns the use of a property in a chain; nil if the chain means something else with the same name.
  private func use(of name: String, _ owner: [String]?, _ file: Int, in found: UIKitIndex.Use) -> UIKitUse? {
    let other = CodeChain(index: index, file: found.file, position: found.position)
    let path = other.source.path
    guard let position = path.firstIndex(of: name) else {
      let before = other.source.modifiers.firstIndex { $0.name == name && $0.arguments == nil }
      return before.map { UIKitUse(other, after: path.count + $0 + 1, isForeign: true) }
    }
    if position > 0, path[position - 1] == owner?.last { return UIKitUse(other, after: position + 1) }
    let isOwn = position == 0 || position == 1 && Self.receivers.contains(path[0])
    guard isOwn else { return UIKitUse(other, after: position + 1, isForeign: true) }
    guard isInside(name, owner, file, other) else { return nil }
    if position == 0, !refersToProperty(name, other) {
      return isMemberOfAnother(name, other) ? UIKitUse(other, after: 1, isForeign: true) : nil
    }
    return UIKitUse(other, after: position + 1)
  }

  /// Whether a chain is in the type that owns a property, or in one that inherits from it.
  private func isInside(_ name: String, _ owner: [String]?, _ file: Int, _ other: CodeChain) -> Bool {
    guard let owner else { return other.file == file }
    let namespace = other.scope.namespace
    if namespace.starts(with: owner) { return !index.uiKit.isHidden(name, of: owner, in: namespace) }
    guard let own = namespace.last, let last = owner.last else { return false }
    return index.uiKit.classes.lineage(of: own).contains(last)
  }

  /// Whether no local name hides a property; `guard let button` and `guard let button = button` still refer to it.
  private func refersToProperty(_ name: String, _ other: CodeChain) -> Bool {
    let token = other.source.expression.tokens.lowerBound
    let bindings = index.files[other.file].bindings(of: name, in: other.source.declaration)
    guard let local = bindings.last(where: { $0.visible.contains(token) }) else { return true }
    guard let value = local.value else { return local.type == nil && isUnwrapped(local, name, other) }
    return isOwnValue(value, name, other.outline)
  }

  /// Whether a value is the property itself: `button` or `self.button`, also of an optional `self`, but not `other.button`.
  private func isOwnValue(_ value: Range<Int>, _ name: String, _ outline: SwiftOutline) -> Bool {
    let names = value.filter { outline.tokens[$0].kind == .identifier }.map(outline.name)
    return value.count < 5
      && (names == [name] || names.count == 2 && names[1] == name && Self.receivers.contains(names[0]))
  }

  /// Whether a name is bound by `if let name` without a value, or with the property as its value.
  private func isUnwrapped(_ local: SwiftBinding, _ name: String, _ other: CodeChain) -> Bool {
    switch optionalBinding(of: local, name, other.outline) {
    case .none: false
    case .some(let value): value.map { isOwnValue($0, name, other.outline) } ?? true
    }
  }

  /// Whether a local name is the property of another object: `if let button = cell.button`, which may be this one.
  private func isMemberOfAnother(_ name: String, _ other: CodeChain) -> Bool {
    let token = other.source.expression.tokens.lowerBound
    let outline = other.outline
    let bindings = index.files[other.file].bindings(of: name, in: other.source.declaration)
    guard let local = bindings.last(where: { $0.visible.contains(token) }),
      let value = local.value ?? optionalBinding(of: local, name, outline) ?? nil, let last = value.last,
      value.count > 2
    else { return false }
    return outline.tokens[last].kind == .identifier && outline.name(last) == name
      && outline.tokens[last - 1].kind == .point
  }

  /// Returns the value of the `if let` that binds a name, which is nil in `if let name`; nil if the name is bound otherwise.
  private func optionalBinding(of local: SwiftBinding, _ name: String, _ outline: SwiftOutline) -> Range<Int>?? {
    var at = min(local.visible.lowerBound, outline.tokens.count - 1)
    for _ in 0..<64 where at > 1 {
      at -= 1
      guard outline.name(at) == name, outline.tokens[at - 1].word == .let || outline.tokens[at - 1].word == .var else {
        continue
      }
      guard outline.isToken(at + 1, "=") else { return .some(nil) }
      let start = at + 2
      let end = (start..<min(start + 16, outline.tokens.count)).first {
        [.comma, .openBrace].contains(outline.tokens[$0].kind) || outline.tokens[$0].word == .else
      }
      return start..<max(start, end ?? start)
    }
    return nil
  }
}

extension CodeChain {
  /// Whether no release for an iPhone compiles the chain.
  fileprivate var isBesidePhones: Bool {
    index.files[file].platforms.isBesidePhones(at: source.expression.tokens.lowerBound)
  }
}
