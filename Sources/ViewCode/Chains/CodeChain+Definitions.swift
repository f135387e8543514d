import SwiftSource

// The distinction between source that defines tokens and source that uses them.

extension CodeChain {
  /// Whether the chain is in a token definition or a test.
  ///
  /// Token definitions are types other than views with a token-like name, extensions of a color type, static constants and functions of types that
  /// are neither views nor private, and constants of files, except lists of data other than colors.
  public var isInDefinition: Bool {
    let declarations = outline.declarations
    let own = declarations[source.declaration]
    var types: [SwiftDeclaration] = []
    var next = own.parent
    while let index = next {
      types.append(declarations[index])
      next = declarations[index].parent
    }
    if types.contains(where: outline.isTest) { return true }
    if types.contains(where: outline.isView) { return false }
    // Colors that one file names are as much a definition as those of a whole app; a private type is part of a view.
    if types.contains(where: { $0.modifiers.contains(.private) && !DefinitionNames.isOfColors($0) }) { return false }
    if types.contains(where: { DefinitionNames.isDefinition($0) || outline.conformsToDefinition($0) }) { return true }
    // A constant of a file is as much a definition as one of a type.
    if types.isEmpty { return own.kind == .constant && !isListOfData(own) }
    guard own.modifiers.contains(.static) else { return false }
    // A function with parameters chooses a color for something.
    if own.kind == .function {
      return outline.group(at: own.nameToken + 1)?.isEmpty ?? false && own.type.map(outline.isColorType) ?? false
    }
    return (own.kind == .constant || own.kind == .variable) && !isListOfData(own)
  }

  /// Whether a constant is a list of data other than colors and styles, such as pages of an introduction or samples.
  private func isListOfData(_ constant: SwiftDeclaration) -> Bool {
    guard let first = (constant.type ?? constant.value)?.first, outline.tokens[first].kind == .openBracket else {
      return false
    }
    if let type = constant.type, index.names.isColorType(type, in: source.declaration, of: file) {
      return false
    }
    let types = outline.elementTypes(of: constant)
    return !types.isEmpty && !types.contains { ColorNames.types.contains($0) || DefinitionNames.isDefinition($0) }
  }
}

/// The names of types that define tokens.
private enum DefinitionNames {
  static let endings = [
    "Tokens", "Token", "Palette", "Theme", "Color", "Colors", "ColorSet", "Primitives", "Aliases", "DesignSystem",
    "Swatch", "Swatches",
  ]

  /// The name endings of types whose values are styles.
  static let styles = ["Gradient", "Stop", "Shadow", "Style", "Elevation", "Border"]

  static func isDefinition(_ type: SwiftDeclaration) -> Bool {
    isOfColors(type) || hasEnding(lastName(of: type), of: endings)
  }

  /// Whether a type is an extension of a color type.
  static func isOfColors(_ type: SwiftDeclaration) -> Bool {
    let name = lastName(of: type)
    return type.kind == .extension && (ColorNames.types.contains(name) || ColorNames.styles.contains(name))
  }

  private static func lastName(of type: SwiftDeclaration) -> String {
    type.name.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Whether a list with values of this type defines tokens.
  static func isDefinition(_ type: String) -> Bool { hasEnding(type, of: endings + styles) }

  private static func hasEnding(_ name: String, of endings: [String]) -> Bool {
    endings.contains {
      name.utf8.count >= $0.utf8.count && name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}

extension SwiftOutline {
  private static let views: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Widget", "WidgetBundle", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "Commands", "ToolbarContent", "ChartContent", "Shape",
  ]
  private static let viewEndings = ["View", "ViewController", "Style", "Cell", "Button", "Label", "Control"]

  /// Whether a type is a view, a style, or an app, judged by its inheritance.
  func isView(_ type: SwiftDeclaration) -> Bool {
    inherited(by: type) { name in
      SwiftOutline.views.contains(name)
        || SwiftOutline.viewEndings.contains { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
  }

  /// Whether a type conforms to a protocol with a token-like name: `struct Dark: ColorSet`.
  fileprivate func conformsToDefinition(_ type: SwiftDeclaration) -> Bool {
    type.kind != .extension && inherited(by: type) { DefinitionNames.isDefinition($0) && $0 != "Palette" }
  }

  /// Whether a type contains tests.
  func isTest(_ type: SwiftDeclaration) -> Bool { inherited(by: type) { $0 == "XCTestCase" } }

  private func inherited(by type: SwiftDeclaration, _ test: (String) -> Bool) -> Bool {
    (type.inheritance ?? 0..<0).contains { tokens[$0].kind == .identifier && test(name($0)) }
  }
}
