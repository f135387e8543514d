import SwiftSource

// The controls that do what a gesture does.

extension CodeModifier {
  /// Whether controls in the same type, or in the views inside, do everything that the gesture does.
  var isReplacedByControls: Bool {
    let own = GestureEffects(chain.outline, in: source.tokens)
    guard !own.isEmpty else { return false }
    return own.isCovered(by: twinControls.reduce(GestureEffects()) { $0.union($1.controlEffects) })
  }

  /// Whether the actions of a control in the same type change a name that the gesture changes.
  var hasTwinControl: Bool {
    let own = GestureEffects(chain.outline, in: source.tokens).names
    return chain.index.files[chain.file].chains.contains { other in
      guard ["Button", "Slider", "Stepper", "Toggle"].contains(other.name),
        chain.typeTokens.contains(other.expression.tokens.lowerBound)
      else { return false }
      return !own.isDisjoint(with: GestureEffects(chain.outline, in: other.baseTokens).names)
    }
  }

  /// The controls and taps in the same type, and in the types of the views inside.
  private var twinControls: [CodeChain] {
    let inside = Set((chain.position..<chain.source.end).map { CodeChain(chain, at: $0).name })
    var controls: [CodeChain] = []
    for file in chain.index.files.indices {
      let outline = chain.index.files[file].outline
      let types = Set(
        outline.declarations.indices.filter {
          outline.declarations[$0].hasMembers && inside.contains(outline.declarations[$0].name)
        })
      guard file == chain.file || !types.isEmpty else { continue }
      for (position, other) in chain.index.files[file].chains.enumerated() {
        let isInType = outline.declarations[other.declaration].parent.map(types.contains) ?? false
        let isInOwn = file == chain.file && chain.typeTokens.contains(other.expression.tokens.lowerBound)
        if isInType || isInOwn { controls.append(CodeChain(index: chain.index, file: file, position: position)) }
      }
    }
    return controls
  }
}

extension CodeChain {
  fileprivate init(_ chain: CodeChain, at position: Int) {
    self.init(index: chain.index, file: chain.file, position: position)
  }

  private static let bound: Set<String> = ["Picker", "Slider", "Stepper", "Toggle", "TabView", "DatePicker"]

  /// The names that the chain sets as a control: by its action, its tap, or a binding.
  fileprivate var controlEffects: GestureEffects {
    var effects = GestureEffects()
    if name == "Button" || name == "Stepper" { effects = GestureEffects(outline, in: source.baseTokens) }
    for modifier in source.modifiers where modifier.name == "onTapGesture" && modifier.argument("count") == nil {
      effects = effects.union(GestureEffects(outline, in: modifier.tokens))
    }
    if CodeChain.bound.contains(name) { effects.readBindings(outline, in: source.baseTokens) }
    return effects
  }
}

/// What the code of a gesture or of a control changes.
struct GestureEffects {
  /// The names that get a computed value.
  private var computed: Set<String> = []
  /// The constant members that names get: `filter.all` for `filter = .all`.
  private var constant: [String: Set<String>] = [:]
  /// The functions that are called, each with its arguments as written.
  private var calls: [String: Set<String>] = [:]
  /// The names that a control binds.
  private var bound: Set<String> = []

  /// The functions that change nothing that needs an alternative.
  private static let neutral: Set<String> = [
    "gesture", "simultaneousGesture", "highPriorityGesture", "onEnded", "onChanged", "updating", "withAnimation",
    "onTapGesture", "onLongPressGesture", "triggerSelection", "selectionChanged", "impactOccurred", "prepare",
    "notificationOccurred", "abs", "min", "max", "spring", "animation",
  ]

  init() {}

  init(_ outline: SwiftOutline, in tokens: Range<Int>) {
    for token in tokens.dropLast() where outline.tokens[token].kind == .identifier && outline.tokens[token].word == nil
    {
      let isDeclared = token > 0 && [.let, .var].contains(outline.tokens[token - 1].word)
      if ["=", "+=", "-="].contains(where: { outline.isToken(token + 1, $0) }), !isDeclared {
        let isConstant = outline.isToken(token + 1, "=") && outline.tokens[token + 2].kind == .point
        let value = token + 3 < tokens.upperBound ? outline.text(token + 3) : ""
        if isConstant {
          constant[outline.name(token), default: []].insert(value)
        } else {
          computed.insert(outline.name(token))
        }
      } else if outline.tokens[token + 1].kind == .openParenthesis {
        let name = outline.name(token)
        let isFunction = name.utf8.first.map { !(0x41...0x5A).contains($0) } ?? false
        guard isFunction, !GestureEffects.neutral.contains(name) else { continue }
        let arguments = outline.group(at: token + 1)?.map { outline.text($0) }.joined(separator: " ") ?? ""
        calls[name, default: []].insert(arguments)
      }
    }
  }

  /// The names that are changed or called.
  var names: Set<String> { computed.union(constant.keys).union(calls.keys) }
  var isEmpty: Bool { names.isEmpty }

  /// Adds the names of bindings: `filter` in `$filter` and in `$model.filter`.
  mutating func readBindings(_ outline: SwiftOutline, in tokens: Range<Int>) {
    for token in tokens where outline.tokens[token].kind == .identifier && outline.name(token).hasPrefix("$") {
      var last = token
      while last + 2 < tokens.upperBound, outline.tokens[last + 1].kind == .point { last += 2 }
      let name = outline.name(last)
      bound.insert(last == token ? String(name.dropFirst()) : name)
    }
  }

  func union(_ other: GestureEffects) -> GestureEffects {
    var all = self
    all.computed.formUnion(other.computed)
    all.constant.merge(other.constant) { $0.union($1) }
    all.calls.merge(other.calls) { $0.union($1) }
    all.bound.formUnion(other.bound)
    return all
  }

  /// Whether controls set every name to the same values, and call every function with the same arguments.
  func isCovered(by controls: GestureEffects) -> Bool {
    computed.isSubset(of: controls.bound)
      && constant.allSatisfy { name, values in
        controls.bound.contains(name) || values.isSubset(of: controls.constant[name] ?? [])
      } && calls.allSatisfy { name, arguments in arguments.isSubset(of: controls.calls[name] ?? []) }
  }
}
