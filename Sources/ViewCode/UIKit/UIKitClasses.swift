import SwiftSource

/// The classes of UIKit controls in source: the platform's, and those of these sources that inherit from them.
struct UIKitClasses: Sendable {
  /// The first class or protocol after the colon of each class, by name; empty if classes with one name differ.
  private var parents: [String: String] = [:]
  /// The declarations and extensions of each type, by the last part of its name.
  private var bodies: [String: [Body]] = [:]

  /// The tokens of a class or an extension.
  struct Body: Sendable {
    let file: Int
    let tokens: Range<Int>
  }

  /// The kinds of controls.
  enum Kind: CaseIterable {
    /// Controls that take the size of their frame.
    case buttons
    /// Controls that take a value.
    case fields
    /// Views that show a text.
    case labels

    /// The platform's classes.
    var roots: Set<String> {
      switch self {
      case .buttons: ["UIButton", "UIControl"]
      case .fields: ["UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper"]
      case .labels: ["UILabel"]
      }
    }
  }

  /// The maximum number of superclasses that are read.
  private static let mostParents = 16

  init(_ symbols: SwiftSymbols) {
    for symbol in symbols.symbols where symbol.kind == .class {
      let outline = symbols.outlines[symbol.file]
      let parent = outline.declarations[symbol.declaration].inheritance.map(outline.firstName) ?? ""
      parents[symbol.name] = parents[symbol.name].map { $0 == parent ? parent : "" } ?? parent
    }
    for (file, outline) in symbols.outlines.enumerated() {
      for declaration in outline.declarations where declaration.hasMembers {
        let name = declaration.name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
        bodies[name, default: []].append(Body(file: file, tokens: declaration.tokens))
      }
    }
  }

  /// The names of all control classes of a kind, of the platform and of these sources.
  func names(of kind: Kind) -> Set<String> { kind.roots.union(parents.keys.filter { root(of: $0, kind) != nil }) }

  /// Returns the platform's control class that a class is or inherits from; nil if it is none.
  func root(of name: String, _ kind: Kind = .buttons) -> String? {
    platformClass(of: name).flatMap { kind.roots.contains($0) ? $0 : nil }
  }

  /// Returns the first class above a class that isn't in these sources, or the class itself; nil if it has too many superclasses.
  func platformClass(of name: String) -> String? {
    var current = name
    for _ in 0..<Self.mostParents {
      guard let parent = parents[current] else { return current }
      current = parent
    }
    return nil
  }

  /// Whether these sources declare a class with a name.
  func isDeclared(_ name: String) -> Bool { parents[name] != nil }

  /// Returns the classes of these sources from a class up to the platform's.
  func lineage(of name: String) -> [String] {
    var lineage: [String] = []
    var current = name
    while let parent = parents[current], lineage.count < Self.mostParents {
      lineage.append(current)
      current = parent
    }
    return lineage
  }

  /// Returns the declarations and extensions of some types.
  func bodies(of names: [String]) -> [Body] { names.flatMap { bodies[$0] ?? [] } }
}

extension SwiftOutline {
  /// Returns the last part of the first name in an inheritance clause: `UIButton` for `UIKit.UIButton, Themed`.
  fileprivate func firstName(in clause: Range<Int>) -> String {
    var first = ""
    for token in clause {
      switch tokens[token].kind {
      case .identifier: first = name(token)
      case .point: continue
      default: return first
      }
    }
    return first
  }

  /// Whether tokens contain one of some names.
  func mentions(_ names: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .identifier && names.contains(name($0)) }
  }

  /// Whether tokens declare `point(inside:with:)` or `hitTest(_:with:)`, which decide about touches.
  func decidesAboutTouches(in range: Range<Int>) -> Bool {
    range.contains {
      guard tokens[$0].word == .func, $0 + 3 < tokens.count else { return false }
      return isToken($0 + 1, "hitTest") || isToken($0 + 1, "point") && isToken($0 + 3, "inside")
    }
  }
}
