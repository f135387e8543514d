import SourceText
import SwiftSource

/// A tap recognizer that UIKit code adds to a view: `avatar.addGestureRecognizer(tap)`, or `avatar.rx.tapGesture()`.
struct UIKitTap {
  /// The chain that adds the recognizer.
  let chain: CodeChain
  /// The view that gets it.
  let view: UIKitView
  /// The names of the functions that the tap calls; empty if they aren't known.
  private(set) var actions: Set<String> = []
  /// The name of the recognizer; nil if it has none.
  private var recognizer: String?
  /// Whether what adds the recognizer makes the view take touches.
  private let enablesTouches: Bool

  private static let recognizerClass = "UITapGestureRecognizer"
  /// Members of a recognizer whose taps do nothing by themselves: it waits for several, or only watches.
  private static let watching: Set<String> = [
    "numberOfTapsRequired", "numberOfTouchesRequired", "cancelsTouchesInView", "isEnabled", "require",
  ]
  /// Names of functions that end or start text input.
  private static let input: Set<String> = [
    "endEditing", "resignFirstResponder", "becomeFirstResponder", "dismissKeyboard", "hideKeyboard",
  ]

  /// Reads the recognizer that a call adds; nil if it adds none, or to a view that can't be known.
  init?(_ call: CodeCall) {
    let chain = call.chain
    guard let arguments = call.arguments, call.modifier?.order ?? 0 == 0, !chain.isElsewhere else { return nil }
    var receiver = call.isBase ? [] : chain.source.path[...]
    switch call.name {
    case "addGestureRecognizer":
      guard arguments.count == 1 else { return nil }
    case "tapGesture":
      guard receiver.popLast() == "rx", !receiver.isEmpty else { return nil }
    default:
      guard chain.index.uiKit.tapHelpers[call.name] != nil else { return nil }
    }
    if receiver.first == "self" { receiver = receiver.dropFirst() }
    guard call.isBase || chain.source.arguments == nil && !chain.source.isImplicit, receiver.count < 2,
      receiver.first?.hasPrefix("$") != true, let view = UIKitView(named: receiver.first, at: chain)
    else { return nil }
    (self.chain, self.view) = (chain, view)
    enablesTouches = call.name == "tapGesture" || chain.index.uiKit.tapHelpers[call.name] == true
    if call.name == "addGestureRecognizer" {
      guard readRecognizer(chain.expression(arguments[0].value)) else { return nil }
    } else {
      readClosures()
    }
  }

  private var outline: SwiftOutline { chain.outline }

  /// Reads a recognizer and its action; false if it isn't one for single taps.
  private mutating func readRecognizer(_ value: CodeExpression) -> Bool {
    if let path = value.source.path, !path.isEmpty { recognizer = path.last }
    guard let created = value.creation(of: Self.recognizerClass) else { return false }
    addActions(in: created.tokens, of: created.outline)
    guard let recognizer else { return true }
    for token in chain.typeTokens where outline.isMember(token, of: recognizer) {
      let member = outline.name(token)
      if Self.watching.contains(member), !outline.sets(token, to: "1"), !outline.sets(token, to: "true") {
        return false
      }
      if member == "addTarget", let group = outline.group(at: token + 1) { addActions(in: group, of: outline) }
    }
    return true
  }

  private mutating func addActions(in range: Range<Int>, of outline: SwiftOutline) {
    for token in range where outline.isToken(token, "#selector") {
      guard let name = outline.selected(at: token) else { continue }
      actions.insert(name)
    }
  }

  /// Reads the closures and the functions that are named in the rest of the chain.
  private mutating func readClosures() {
    let start = chain.source.expression.tokens.lowerBound
    for token in start..<chain.source.expression.tokens.upperBound where outline.tokens[token].kind == .identifier {
      actions.insert(outline.name(token))
    }
  }

  /// The functions that the tap calls, in the types in which their names are searched.
  private var functions: [(outline: SwiftOutline, body: Range<Int>)] {
    let types = Set(chain.enclosingTypes)
    let symbols = chain.index.symbols
    return actions.flatMap { symbols.functions(named: $0, in: chain.file) }.compactMap { id in
      let symbol = symbols.symbols[id]
      guard let owner = symbol.namespace.last, types.contains(owner) else { return nil }
      let outline = symbols.outlines[symbol.file]
      return outline.declarations[symbol.declaration].body.map { (outline, $0) }
    }
  }

  /// Whether the tap only ends or moves text input, which the keyboard and the field do too, or does nothing.
  var onlyMovesInput: Bool {
    if actions.contains(where: { Self.input.contains($0) || $0.lowercased().holdsBytes(of: "keyboard") }) {
      return true
    }
    return functions.contains { outline, body in
      outline.statementCount(in: body) == 0
        || outline.statementCount(in: body) < 4 && outline.names(in: body).contains(where: Self.isInput)
    }
  }

  private static func isInput(_ name: String) -> Bool {
    input.contains(name) || name.lowercased().holdsBytes(of: "keyboard")
  }

  /// Whether the tap only closes something, as one behind a sheet or on a message that goes by itself, which another control may do too.
  var onlyCloses: Bool {
    let functions = functions
    return view.mayBeBehind && !functions.isEmpty
      && functions.allSatisfy { outline, body in
        let calls = outline.calls(in: body)
        return !calls.isEmpty
          && calls.allSatisfy { call in
            let name = call.lowercased()
            return ["dismiss", "hide", "close", "cancel", "remove"].contains { name.utf8.starts(with: $0.utf8) }
          }
      }
  }

  /// Whether the view takes touches.
  var takesTouches: Bool { enablesTouches || view.takesTouches }

  /// Whether the recognizer is added in an initializer for a storyboard that repeats what another one does.
  var isRepeated: Bool {
    let declaration = outline.declarations[chain.source.declaration]
    guard declaration.kind == .initializer, let body = declaration.body,
      outline.mentions(["NSCoder"], in: declaration.nameToken..<body.lowerBound)
    else { return false }
    return chain.typeTokens.contains { !declaration.tokens.contains($0) && outline.isToken($0, "addGestureRecognizer") }
  }

  /// Whether another control of the type calls the same function.
  var isReplaced: Bool {
    view.bodies.contains { body in
      let outline = chain.index.files[body.file].outline
      return body.tokens.contains { token in
        guard outline.isToken(token, "#selector"), let name = outline.selected(at: token), actions.contains(name)
        else { return false }
        return isControlCall(around: token, in: outline)
      }
    }
  }
}

extension UIKitTap {
  /// Whether the call around an action gives it to a control, and not to a recognizer, a notification, or a timer.
  private func isControlCall(around token: Int, in outline: SwiftOutline) -> Bool {
    guard let open = outline.openParenthesis(before: token), open > 0, outline.tokens[open - 1].kind == .identifier
    else { return false }
    let name = outline.name(open - 1)
    if token > 1, outline.tokens[token - 1].kind == .colon, outline.name(token - 2) == "selector" { return false }
    if name == "addTarget" { return outline.group(at: open).map { outline.mentions(["for"], in: $0) } ?? false }
    let lowercase = name.lowercased()
    return !["gesture", "tap", "perform"].contains { lowercase.holdsBytes(of: $0) }
      && chain.index.uiKit.tapHelpers[name] == nil
  }

  /// Returns the functions in extensions of views that add a tap recognizer with an action of their caller, and whether they make the view take touches.
  static func helpers(in symbols: SwiftSymbols) -> [String: Bool] {
    var helpers: [String: Bool] = [:]
    for symbol in symbols.symbols where symbol.kind == .function && !symbol.isStatic {
      guard let owner = symbol.namespace.last, UIKitView.plain.contains(owner) else { continue }
      let outline = symbols.outlines[symbol.file]
      guard let body = outline.declarations[symbol.declaration].body,
        outline.mentions([recognizerClass], in: body), outline.mentions(["addGestureRecognizer"], in: body),
        !outline.mentions(input.union(watching), in: body)
      else { continue }
      helpers[symbol.name] = outline.mentions(["isUserInteractionEnabled"], in: body)
    }
    return helpers
  }
}

extension CodeExpression {
  /// Returns the call that creates an instance of a class: the expression itself, or the value of the name that it is.
  fileprivate func creation(of type: String) -> (tokens: Range<Int>, outline: SwiftOutline)? {
    let value = followed()
    if case .call(let callee, _) = value.source.kind {
      return callee.path?.first { $0 != "init" } == type ? (value.source.tokens, value.outline) : nil
    }
    guard let path = source.path, let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self",
      case .members(let found, rest: []) = index.symbols.lookUp([name], at: scope, isStatic: false),
      let symbol = found.first.map({ index.symbols.symbols[$0] })
    else { return nil }
    let outline = index.symbols.outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    guard let range = declaration.value ?? declaration.body, outline.mentions([type], in: range) else {
      return nil
    }
    return (declaration.tokens, outline)
  }
}

extension SwiftOutline {
  /// Whether a token is a member of a name: `numberOfTapsRequired` in `tap.numberOfTapsRequired`.
  func isMember(_ token: Int, of name: String) -> Bool {
    guard tokens[token].kind == .identifier, token > 1, tokens[token - 1].kind == .point else { return false }
    let before = tokens[token - 2].kind == .sign && token > 2 ? token - 3 : token - 2
    return tokens[before].kind == .identifier && self.name(before) == name
  }

  /// Whether a value is assigned to a member.
  func sets(_ member: Int, to value: StaticString) -> Bool {
    member + 2 < tokens.count && isToken(member + 1, "=") && isToken(member + 2, value)
  }

  /// Returns the name of the function in `#selector(Profile.open(_:))`.
  func selected(at token: Int) -> String? {
    guard token + 1 < tokens.count, let group = group(at: token + 1) else { return nil }
    var last: String?
    for at in group {
      switch tokens[at].kind {
      case .identifier: last = name(at)
      case .point: continue
      default: return last
      }
    }
    return last
  }

  /// Returns the name before the innermost parentheses around a token.
  func calledName(around token: Int) -> String? {
    guard let open = openParenthesis(before: token), open > 0, tokens[open - 1].kind == .identifier else { return nil }
    return name(open - 1)
  }

  /// Returns the opening one of the innermost parentheses around a token.
  fileprivate func openParenthesis(before token: Int) -> Int? {
    var closed = 0
    for at in (max(0, token - 64)..<token).reversed() {
      switch tokens[at].kind {
      case .closeParenthesis: closed += 1
      case .openParenthesis where closed == 0: return at
      case .openParenthesis: closed -= 1
      case .openBrace, .closeBrace: return nil
      default: break
      }
    }
    return nil
  }

  /// The names in a body.
  fileprivate func names(in body: Range<Int>) -> [String] { body.filter { tokens[$0].kind == .identifier }.map(name) }

  /// The names of the calls in a body.
  fileprivate func calls(in body: Range<Int>) -> [String] {
    body.filter { at in
      tokens[at].kind == .identifier && tokens[at].word == nil && at + 1 < body.upperBound
        && tokens[at + 1].kind == .openParenthesis && !tokens[at + 1].hasSpaceBefore
    }.map(name)
  }

  /// The number of lines in a body that start a statement.
  fileprivate func statementCount(in body: Range<Int>) -> Int {
    body.count { tokens[$0].startsLine && tokens[$0].kind == .identifier || $0 == body.lowerBound }
  }
}
