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
  ///   - called: the names of the types whose members a protocol of another module may call.
  ///   - isPublicUsed: whether code elsewhere may use what is public.
  /// - Complexity: O(n) in the number of tokens.
  init(_ outlines: [SwiftOutline], isRead: [Bool], called: Set<String>, isPublicUsed: Bool) {
    var counts: [String: Int] = [:]
    for outline in outlines {
      for declaration in outline.declarations where declaration.kind != .extension {
        counts[declaration.name, default: 0] += 1
      }
    }
    for (file, outline) in outlines.enumerated() where isRead[file] {
      for (index, declaration) in outline.declarations.enumerated()
      where counts[declaration.name] == 1 && outline.canBeUnnamed(declaration, called: called)
        && !(isPublicUsed && outline.isPublic(declaration))
      {
        candidates.append(
          UnusedDeclarations.Candidate(
            file: file, declaration: index, name: declaration.name, isPrivate: false))
      }
    }
  }

  /// Returns the names of types with classes or protocols of other modules, and of these: they may call members that these files never name.
  static func calledTypes(_ outlines: [SwiftOutline]) -> Set<String> {
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
    // A type of one module may have the name of a protocol of the platform.
    var called = Set(inherited.values.joined()).filter { name in
      !SwiftOutline.hasKnownRequirements(name) && (!declared.contains(name) || SwiftOutline.isKnownProtocol(name))
    }
    while true {
      let more = inherited.filter { type, names in !called.contains(type) && !called.isDisjoint(with: names) }
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
        && (declaration.modifiers.contains(.private) || !called.contains(parent.name))
    default: return false
    }
  }
}
