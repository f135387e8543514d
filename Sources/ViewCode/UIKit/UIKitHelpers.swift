import SwiftSource

/// What the functions of these sources may do to a UIKit control that they receive or that they are called on.
struct UIKitHelpers {
  let index: CodeIndex

  /// The maximum number of functions that call each other.
  private static let deepest = 3

  /// Whether a function with a name, or the type that an initializer with it creates, mentions one of some names.
  ///
  /// Functions that aren't in these sources don't count.
  func mention(_ names: Set<String>, in function: String, from file: Int) -> Bool {
    var seen: Set<String> = []
    return mention(names, in: function, from: file, &seen, depth: 0)
  }

  private func mention(
    _ names: Set<String>, in function: String, from file: Int, _ seen: inout Set<String>, depth: Int
  ) -> Bool {
    guard depth < Self.deepest, seen.insert(function).inserted else { return false }
    let symbols = index.symbols
    var bodies = symbols.functions(named: function, in: file).map { symbols.symbols[$0] }
    bodies += symbols.types(named: [function], from: [], in: file).map { symbols.symbols[$0] }
    for symbol in bodies {
      let outline = symbols.outlines[symbol.file]
      let declaration = outline.declarations[symbol.declaration]
      // The signature counts: a title parameter is what the function sets.
      if outline.mentions(names, in: declaration.tokens) { return true }
      guard !declaration.hasMembers, let body = declaration.body else { continue }
      for token in body where outline.isCall(token) && outline.name(token) != function {
        if mention(names, in: outline.name(token), from: symbol.file, &seen, depth: depth + 1) { return true }
      }
    }
    return false
  }

  /// Whether a property that these sources add to UIKit's views mentions one of some names, such as a setter.
  func mention(_ names: Set<String>, inProperty property: String, of classes: [String]) -> Bool {
    index.uiKit.classes.bodies(of: classes + UIKitHelpers.platformClasses).contains { body in
      let outline = index.files[body.file].outline
      return outline.declarations.contains { declaration in
        declaration.kind == .variable && declaration.name == property && body.tokens.contains(declaration.nameToken)
          && declaration.body.map { outline.mentions(names, in: $0) } ?? false
      }
    }
  }

  /// The platform's classes whose extensions add members to a control.
  static let platformClasses = ["UIButton", "UIControl", "UIView", "UIResponder"]
}

extension SwiftOutline {
  /// Whether a token is the name of a call.
  fileprivate func isCall(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && tokens[token].word == nil && tokens[token + 1].kind == .openParenthesis
      && !tokens[token + 1].hasSpaceBefore
  }
}
