import SwiftSource

extension SwiftOutline {
  /// The functions of a UIKit view that don't show it.
  private static let inquiries: Set<String> = [
    "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting", "textRect", "boundingRect", "layoutIfNeeded",
    "setNeedsLayout", "setTitle", "setTitleColor", "setImage", "addTarget", "addSubview", "addArrangedSubview",
    "addGestureRecognizer",
  ]

  /// Whether a use of a view reads or sets a member, and calls nothing that could show it.
  func onlyAsks(_ use: Int) -> Bool {
    var at = use + 1
    guard tokens[use].kind == .identifier, at < tokens.count, tokens[at].kind == .point || isToken(at, "?") else {
      return false
    }
    while tokens[at].kind == .point || isToken(at, "?") || isToken(at, "!") {
      guard tokens[at].kind == .point else {
        at += 1
        continue
      }
      guard at + 2 < tokens.count else { return false }
      if tokens[at + 2].kind == .openParenthesis { return SwiftOutline.inquiries.contains(name(at + 1)) }
      if isToken(at + 1, "layer"), tokens[at + 2].kind != .point { return false }
      at += 2
    }
    // A closure after a member may take the view, as in `label.then { add($0) }`.
    return tokens[at].startsLine || tokens[at].kind != .openBrace && tokens[at].kind != .openBracket
  }

  /// Whether a property is stored with a view of UIKit that its value adds nowhere: `let title = UILabel()`, or `lazy var title: UILabel = { … }()`.
  func makesView(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .variable || declaration.kind == .constant, declaration.parent != nil,
      !declaration.modifiers.contains(.static), let value = declaration.value, let first = value.first
    else { return false }
    let type = declaration.type?.first ?? first
    guard SwiftOutline.viewClasses.contains(name(type)), !name(type).endsWithBytes(of: "Controller") else {
      return false
    }
    // The names that the value has in its closure: what is returned, or the parameter.
    var locals: Set<String> = ["$0"]
    for token in value {
      if tokens[token].word == .return { locals.insert(name(token + 1)) }
      if tokens[token].word == .in { locals.insert(name(token - 1)) }
    }
    return value.allSatisfy { token in
      let before = tokens[token - 1].word
      return tokens[token].kind != .identifier || !locals.contains(name(token)) || tokens[token + 1].word == .in
        || before == .let || before == .var || before == .return || tokens[token - 1].kind == .point || onlyAsks(token)
    }
  }
}
