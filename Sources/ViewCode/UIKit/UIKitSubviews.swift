import SwiftSource

/// The subviews that a UIKit type adds, by the names in its source.
struct UIKitSubviews {
  private let index: CodeIndex
  private let bodies: [UIKitClasses.Body]
  /// The names of each added view and of the view that gets it, which is empty for the type's own view.
  private var edges: [(child: String, container: String)] = []

  private static let adding = ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"]
  /// The maximum number of views around each other.
  private static let deepest = 16

  init(index: CodeIndex, bodies: [UIKitClasses.Body]) {
    (self.index, self.bodies) = (index, bodies)
    for body in bodies {
      let outline = index.files[body.file].outline
      for token in body.tokens where outline.tokens[token].kind == .identifier {
        let name = outline.name(token)
        if Self.adding.contains(where: name.hasPrefix) {
          let container = outline.receiver(of: token)
          edges += outline.names(inGroupAt: token + 1).map { ($0, container) }
        } else if name == "arrangedSubviews", token > 1, outline.tokens[token - 1].kind == .openParenthesis {
          let stack = outline.assigneeOfCall(at: token - 2)
          edges += outline.names(inGroupAt: token + 2).map { ($0, stack) }
        }
      }
    }
  }

  /// Returns all added views, except those added to some views.
  func added(exceptTo names: Set<String>) -> [String] {
    edges.filter { !names.contains($0.container) }.map(\.child).uniqued
  }

  /// Returns the views added to some views, directly or through other views.
  func added(to names: Set<String>) -> [String] {
    var inside = names
    for _ in 0..<Self.deepest {
      let more = edges.filter { inside.contains($0.container) }.map(\.child)
      if inside.isSuperset(of: more) { break }
      inside.formUnion(more)
    }
    return edges.map(\.child).filter { inside.contains($0) && !names.contains($0) }.uniqued
  }

  /// Whether a name is bound to a new control, or declared as one.
  func isControl(_ name: String, _ classes: Set<String>) -> Bool {
    bodies.contains { body in
      let outline = index.files[body.file].outline
      return body.tokens.contains { token in
        guard outline.tokens[token].word == .let || outline.tokens[token].word == .var,
          outline.name(token + 1) == name
        else { return false }
        return outline.declaresControl(after: token + 1, classes)
      }
    }
  }

  /// The names of the controls that a storyboard connects.
  func outlets(_ classes: Set<String>) -> [String] {
    bodies.flatMap { body -> [String] in
      let outline = index.files[body.file].outline
      return outline.declarations.filter { declaration in
        body.tokens.contains(declaration.nameToken) && declaration.kind == .variable
          && declaration.tokens.prefix(6).contains { outline.isToken($0, "IBOutlet") }
          && declaration.type.map { outline.mentions(classes, in: $0) && $0.count < 3 } ?? false
      }.map(\.name)
    }
  }

  /// Whether a control is hidden, disabled, or no accessibility element.
  func isOff(_ name: String) -> Bool {
    assigns("false", to: ["isUserInteractionEnabled", "isAccessibilityElement", "isEnabled"], of: name)
      || assigns("true", to: ["isHidden", "accessibilityElementsHidden"], of: name)
  }

  /// Whether the view with a name, or the type's own, is no element in other cases.
  func isReset(_ name: String?) -> Bool { assigns("false", to: ["isAccessibilityElement"], of: name ?? "") }

  /// Whether one of some names follows the assignment of a member of the type's own view.
  func mentions(_ names: Set<String>, after member: String) -> Bool {
    occurrences(of: [member]).contains { outline, token in
      outline.receiver(of: token).isEmpty
        && outline.mentions(names, in: token..<min(token + 10, outline.tokens.count))
    }
  }

  private func assigns(_ value: String, to members: Set<String>, of name: String) -> Bool {
    occurrences(of: members).contains { outline, token in
      outline.receiver(of: token) == name && outline.isToken(token + 1, "=") && outline.name(token + 2) == value
    }
  }

  private func occurrences(of names: Set<String>) -> [(SwiftOutline, Int)] {
    bodies.flatMap { body -> [(SwiftOutline, Int)] in
      let outline = index.files[body.file].outline
      return body.tokens.filter { outline.tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
        .map { (outline, $0) }
    }
  }
}

extension SwiftOutline {
  /// Returns the name before the point before a member; empty for the type's own view and its content view.
  fileprivate func receiver(of token: Int) -> String {
    guard token > 1, tokens[token - 1].kind == .point else { return "" }
    var at = token - 2
    if [.sign, .unknown].contains(tokens[at].kind), at > 0 { at -= 1 }
    guard tokens[at].kind == .identifier else { return "?" }
    let own = name(at)
    if own == "contentView" { return receiver(of: at) }
    return own == "self" ? "" : own
  }

  /// Returns the names that are arguments, or elements of an array argument, in a group.
  fileprivate func names(inGroupAt token: Int) -> [String] {
    guard token < tokens.count, let group = group(at: token) else { return [] }
    var names: [String] = []
    for at in group where tokens[at].kind == .identifier {
      let ends = at + 1 >= group.upperBound || [.comma, .closeBracket].contains(tokens[at + 1].kind)
      let before = tokens[at - 1].kind
      if ends, before != .point || isToken(at - 2, "self") { names.append(name(at)) }
    }
    return names
  }

  /// Returns the name to which a call is assigned; empty if it is an argument or a result.
  fileprivate func assigneeOfCall(at token: Int) -> String {
    guard token > 0, isToken(token - 1, "=") else { return "" }
    return assignee(before: token - 1).name ?? ""
  }

  /// Whether the annotation or the value after a name starts with the name of a control class.
  fileprivate func declaresControl(after token: Int, _ classes: Set<String>) -> Bool {
    guard token + 2 < tokens.count else { return false }
    guard tokens[token + 1].kind == .colon || isToken(token + 1, "=") else { return false }
    if classes.contains(name(token + 2)) { return true }
    // `let share = { let button = UIButton(); return button }()`
    guard tokens[token + 2].kind == .openBrace, let group = group(at: token + 2) else { return false }
    guard let last = group.last(where: { tokens[$0].word == .return }), last + 1 < group.upperBound else {
      return false
    }
    let returned = name(last + 1)
    return group.contains { at in
      (tokens[at].word == .let || tokens[at].word == .var) && name(at + 1) == returned && at + 3 < group.upperBound
        && classes.contains(name(at + 3))
    }
  }
}

extension [String] {
  /// The names, each once.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
