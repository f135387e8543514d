import SourceText
import SwiftSource

/// What names of types tell.
enum SwiftTypes {
  /// Whether a type of this name is a color: `Color`, `UIColor`, `ThemeColor`.
  static func isColor(_ name: String?) -> Bool {
    guard let name else { return false }
    return name.endsWithBytes(of: "Color") || name == "CGColor" || name == "ColorResource"
  }

  /// The types whose initializers and members this reader knows.
  static let colors = ["Color", "UIColor", "NSColor", "CGColor", "CIColor"]

  /// The floating-point types that lengths are written in.
  static let lengths = ["CGFloat"]

  /// The types of numbers.
  static let numbers = [
    "CGFloat", "Double", "Float", "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "TimeInterval",
  ]

  /// Protocols and classes whose types are views, styles, programs or tests: their constants are no tokens.
  static let views = [
    "View", "ViewModifier", "PreviewProvider", "App", "Scene", "Widget", "UIViewRepresentable",
    "UIViewControllerRepresentable", "XCTestCase",
  ]
  static let viewEndings = ["View", "ViewController", "ButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle"]
}

extension SwiftOutline {
  /// Whether a type may be one of colors: it is a style of shapes, or a list or a tuple with a type of colors.
  func mayHoldColors(_ type: Range<Int>) -> Bool {
    if let name = lastName(of: type) {
      return SwiftTypes.isColor(name) || name == "ShapeStyle" || name == "AnyShapeStyle"
    }
    guard let first = type.first, !type.contains(where: { isToken($0, "->") }) else { return false }
    let lists = ["Array", "ContiguousArray", "Dictionary", "KeyValuePairs", "Set", "Optional"]
    let isList = tokens[first].kind == .openBracket || tokens[first].kind == .openParenthesis
    guard isList || lists.contains(name(first)) else { return false }
    return type.contains { tokens[$0].kind == .identifier && SwiftTypes.isColor(name($0)) }
  }

  /// Whether the constants of a type are its own business: it is private, or a view or the like.
  func isLocal(_ declaration: SwiftDeclaration) -> Bool {
    declaration.hasMembers && (declaration.modifiers.contains(.private) || isView(declaration))
  }

  /// Whether a type is a view, a style, a program or a test, by what it inherits.
  private func isView(_ declaration: SwiftDeclaration) -> Bool {
    guard let inheritance = declaration.inheritance else { return false }
    return inheritance.contains { token in
      guard tokens[token].kind == .identifier else { return false }
      let name = name(token)
      return SwiftTypes.views.contains(name) || SwiftTypes.viewEndings.contains { name.endsWithBytes(of: $0) }
    }
  }
}
