import SwiftSource

// Which source defines tokens, and which uses them.

extension CodeChain {
  /// Whether it stands where tokens are defined, or in a test: a type that is no view and that is called one of tokens, an extension of a color,
  /// a static constant of a type that is neither a view nor private, unless it is a list of things that are no colors.
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
    if types.contains(where: { outline.isView($0) || $0.modifiers.contains(.private) }) { return false }
    if types.contains(where: { DefinitionNames.isDefinition($0) }) { return true }
    guard own.modifiers.contains(.static), !types.isEmpty else { return false }
    return (own.kind == .constant || own.kind == .variable) && !isListOfData(own)
  }

  /// Whether a constant is a list of something else than colors and styles: the pages of an introduction, samples.
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

/// Names of types that define tokens.
private enum DefinitionNames {
  static let endings = [
    "Tokens", "Token", "Palette", "Theme", "Colors", "Primitives", "Aliases", "DesignSystem", "Swatch", "Swatches",
  ]

  /// Endings of types whose values are styles.
  static let styles = ["Gradient", "Stop", "Shadow", "Style", "Elevation", "Border"]

  static func isDefinition(_ type: SwiftDeclaration) -> Bool {
    let name = type.name.split(separator: ".").last.map(String.init) ?? ""
    if type.kind == .extension, ColorNames.types.contains(name) || ColorNames.styles.contains(name) { return true }
    return hasEnding(name, of: endings)
  }

  /// Whether a list of values of this type defines tokens.
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

  /// Whether a type is a view, a style or a program, by what it inherits.
  func isView(_ type: SwiftDeclaration) -> Bool {
    inherited(by: type) { name in
      SwiftOutline.views.contains(name)
        || SwiftOutline.viewEndings.contains { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
  }

  /// Whether a type holds tests.
  func isTest(_ type: SwiftDeclaration) -> Bool { inherited(by: type) { $0 == "XCTestCase" } }

  private func inherited(by type: SwiftDeclaration, _ test: (String) -> Bool) -> Bool {
    (type.inheritance ?? 0..<0).contains { tokens[$0].kind == .identifier && test(name($0)) }
  }
}
