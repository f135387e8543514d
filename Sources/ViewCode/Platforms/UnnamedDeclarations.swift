import SourceText
import SwiftSource

/// The declarations that nothing names in the code of a checkout, although something else, such as the system, may still show them.
///
/// Findings in them are notes: people who use the app probably don't see them. ``UnusedDeclarations`` are those that surely nothing shows.
struct UnnamedDeclarations {
  /// The candidates, with the number of their file.
  private(set) var candidates: [UnusedDeclarations.Candidate] = []

  /// Finds the declarations whose name no other declaration has.
  ///
  /// - Parameters:
  ///   - isRead: whether all code that may name the declarations of a file is among the files.
  ///   - isPublicUsed: whether code elsewhere may use what is public.
  /// - Complexity: O(n) in the number of tokens.
  init(_ outlines: [SwiftOutline], isRead: [Bool], isPublicUsed: Bool) {
    var counts: [String: Int] = [:]
    for outline in outlines {
      for declaration in outline.declarations where declaration.kind != .extension {
        counts[declaration.name, default: 0] += 1
      }
    }
    let called = UnnamedDeclarations.calledTypes(outlines)
    for (file, outline) in outlines.enumerated() where isRead[file] {
      for (index, declaration) in outline.declarations.enumerated()
      where counts[declaration.name] == 1 && outline.canBeUnnamed(declaration, called: called)
        && !(isPublicUsed && outline.isPublic(declaration))
      {
        candidates.append(
          UnusedDeclarations.Candidate(
            file: file, declaration: index, name: declaration.name, isPrivate: false,
            isStoredView: outline.isStoredView(declaration)))
      }
    }
  }

  /// Returns the names of types with protocols of other modules, which may call members by other names than those in these files.
  private static func calledTypes(_ outlines: [SwiftOutline]) -> Set<String> {
    var inherited: [String: Set<String>] = [:]
    var declared: Set<String> = []
    for outline in outlines {
      for declaration in outline.declarations where declaration.hasMembers {
        if declaration.isType { declared.insert(declaration.name) }
        guard let names = declaration.inheritance else { continue }
        inherited[declaration.name, default: []].formUnion(
          names.lazy.filter { outline.tokens[$0].kind == .identifier }.map(outline.name))
      }
    }
    var called: Set<String> = []
    while true {
      let more = inherited.filter { type, names in
        !called.contains(type)
          && names.contains { name in
            // A type of one module may have the name of a protocol of the platform.
            called.contains(name)
              || !SwiftOutline.hasKnownRequirements(name)
                && (!declared.contains(name) || SwiftOutline.isKnownProtocol(name))
          }
      }
      guard !more.isEmpty else { return called }
      called.formUnion(more.keys)
    }
  }
}

extension SwiftOutline {
  /// The protocols and classes whose types the system finds by itself.
  private static let foundTypes: Set<String> = [
    "App", "Scene", "Widget", "WidgetBundle", "ControlWidget", "AppIntent", "AppShortcutsProvider",
    "WidgetConfigurationIntent",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    "NSApplicationDelegate", "XCTestCase",
  ]

  /// Whether probably nothing shows a declaration if nothing names it: a type, a function, or a value of more than a few words.
  ///
  /// - Parameter called: the names of the types whose members a protocol of another module may call.
  func canBeUnnamed(_ declaration: SwiftDeclaration, called: Set<String>) -> Bool {
    guard declaration.name.utf8.count > 1, hasPlainAttributes(declaration) else { return false }
    switch declaration.kind {
    case .struct, .enum, .class:
      return declaration.inheritance?.contains { SwiftOutline.foundTypes.contains(name($0)) } != true
    case .function, .variable, .constant:
      guard tokens[declaration.nameToken].kind == .identifier, declaration.tokens.count > 8,
        !SwiftOutline.requirements.contains(declaration.name), !isCalledWithoutName(declaration)
      else { return false }
      guard let parent = declaration.parent.map({ declarations[$0] }) else { return true }
      return hasPlainAttributes(parent)
        && (declaration.modifiers.contains(.private) || !called.contains(parent.name) && !isCalledBack(declaration))
    default: return false
    }
  }

  /// Whether another object may call a function because it is a delegate: `tableView(_:…)`.
  private func isCalledBack(_ function: SwiftDeclaration) -> Bool {
    function.kind == .function && function.nameToken + 2 < tokens.count
      && tokens[function.nameToken + 1].kind == .openParenthesis && isToken(function.nameToken + 2, "_")
  }

  /// The calls on a view that neither show it nor pass it on.
  private static let settings: Set<String> = [
    "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "addSubview", "addSubviews", "addArrangedSubview",
    "setTitle", "setTitleColor", "setImage", "setBackgroundImage", "setAttributedTitle", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "sizeToFit", "removeFromSuperview", "makeConstraints",
    "remakeConstraints", "updateConstraints", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
  ]

  /// Whether a declaration is a property of a class with a view of UIKit as its value, which it doesn't add to another view by itself.
  fileprivate func isStoredView(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.value != nil, let parent = declaration.parent, declarations[parent].kind != .struct,
      declarations[parent].kind != .enum
    else { return false }
    var isView = false
    for token in declaration.tokens where tokens[token].kind == .identifier {
      let name = name(token)
      if name.utf8.starts(with: "UI".utf8) { isView = true }
      let isAdded = ["add", "insert", "embed", "view"].contains { name.utf8.starts(with: $0.utf8) }
      if isAdded,
        !SwiftOutline.settings.subtracting(["addSubview", "addSubviews", "addArrangedSubview"]).contains(name)
      {
        return false
      }
    }
    return isView
  }

  /// Whether a name is where a statement only sets members of it: `header.closeButton.isHidden = true`, or a known call.
  func configures(at use: Int) -> Bool {
    var first = use
    while first > 1, tokens[first - 1].kind == .point {
      first -=
        tokens[first - 2].kind == .identifier ? 2 : first > 2 && tokens[first - 3].kind == .identifier ? 3 : first
    }
    guard first >= 0,
      first == 0 || tokens[first].startsLine && !continues(first) || tokens[first - 1].kind == .openBrace
    else { return false }
    var last = use
    while last + 2 < tokens.count {
      if tokens[last + 1].kind == .point {
        last += 2
      } else if tokens[last + 2].kind == .point, isToken(last + 1, "?") || isToken(last + 1, "!") {
        last += 3
      } else {
        break
      }
    }
    guard last > use, last + 1 < tokens.count else { return false }
    switch tokens[last + 1].kind {
    case .sign: return isToken(last + 1, "=")
    case .openParenthesis, .openBrace: return SwiftOutline.settings.contains(name(last))
    default: return false
    }
  }
}
