import SwiftSource

/// A text in its own color or in a faint style, with a material directly behind it.
struct MaterialText {
  /// The material in words: `ultraThinMaterial`, or `glass`.
  private(set) var material: String?
  /// Whether the style is one of the faintest of the platform, such as tertiary.
  private(set) var isFaint = false
  private let chain: CodeChain
  private var hasColor = false
  private var isCertain = true

  private static let stacks: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "Group", "Grid", "GridRow", "ForEach",
  ]
  /// The modifiers after which the colors of text or material are others.
  private static let changes: Set<String> = [
    "environment", "preferredColorScheme", "colorScheme", "modifier", "buttonStyle", "labelStyle", "blendMode",
    "colorMultiply", "hidden", "redacted",
  ]

  /// Reads a text and the stacks around it; nil if it isn't a text in its own color on a material.
  init?(_ chain: CodeChain) {
    guard let name = chain.viewName, name == "Text" || name == "Label", chain.isPlatformView, !chain.isElsewhere,
      chain.source.role.kind != .argument
    else { return nil }
    self.chain = chain
    var view: CodeChain? = chain
    while let current = view, isCertain, material == nil || !hasColor {
      read(current)
      view = MaterialText.stack(around: current)
    }
    guard isCertain, hasColor, material != nil else { return nil }
  }

  /// Whether the file reads if people reduce transparency.
  var hasFallback: Bool {
    chain.outline.mentions(
      ["accessibilityReduceTransparency", "isReduceTransparencyEnabled"], in: 0..<chain.outline.tokens.count)
  }

  private static func stack(around view: CodeChain) -> CodeChain? {
    guard let parent = view.parent, view.source.role.kind == .closure, view.source.role.modifier == nil,
      let name = parent.viewName, stacks.contains(name), parent.isPlatformView
    else { return nil }
    return parent
  }

  private mutating func read(_ view: CodeChain) {
    for position in view.source.modifiers.indices {
      let modifier = view.modifier(at: position)
      if !modifier.overloads.isEmpty || MaterialText.changes.contains(modifier.name) { isCertain = false }
      switch modifier.name {
      case "foregroundStyle", "foregroundColor":
        if !hasColor { readColor(modifier) }
      case "background" where material == nil:
        material = modifier.backgroundMaterial
        if material == nil { isCertain = false }
      case "glassEffect" where material == nil:
        material = "glass"
        // A tint colors the glass, whatever is behind.
        if view.outline.mentions(["tint"], in: modifier.source.tokens) { isCertain = false }
      default: break
      }
    }
  }

  private mutating func readColor(_ modifier: CodeModifier) {
    hasColor = true
    guard modifier.source.arguments?.count == 1, let value = modifier.argument(nil)?.unparenthesized else {
      return isCertain = false
    }
    switch value.kind {
    case .implicitMember(let name) where ["tertiary", "quaternary", "quinary"].contains(name): isFaint = true
    default:
      let color = modifier.chain.expression(value)
      let isFixed = color.colorBranches?.count == 1 || color.isPaletteColor
      if !isFixed || color.mentions(["uiColor", "UIColor", "nsColor", "NSColor"]) { isCertain = false }
    }
  }
}

extension CodeExpression {
  private static let palette: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  /// Whether the expression is a color of the platform's palette, such as `Color.yellow`.
  fileprivate var isPaletteColor: Bool {
    let name: String
    switch source.unparenthesized.kind {
    case .implicitMember(let member): name = member
    case .member(let base, let member) where base.path == ["Color"]: name = member
    default: return false
    }
    return Self.palette.contains(name) && !index.adds(name, to: "Color", from: scope.file)
  }
}

extension CodeModifier {
  /// The material of a background: itself, or as the fill of one shape; nil for any other background.
  fileprivate var backgroundMaterial: String? {
    guard let value = source.arguments?.first(where: { $0.label == nil || $0.label == "content" })?.value else {
      return nil
    }
    if let name = value.material { return name }
    let inside = children.filter { $0.source.role.label != "in" && $0.source.role.label != "alignment" }
    guard inside.count == 1, let shape = inside.first, shape.viewName != nil else { return nil }
    let fills = shape.source.modifiers.filter { ["fill", "foregroundStyle"].contains($0.name) }
    return fills.count == 1 ? fills[0].argument(nil)?.material : nil
  }
}

extension SwiftExpression {
  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]
  private static let shortNames: Set<String> = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]

  /// The name of the material that the expression is; nil for any other expression.
  fileprivate var material: String? {
    switch unparenthesized.kind {
    case .implicitMember(let name): Self.materials.contains(name) ? name : nil
    case .member(let base, let name) where base.path?.last == "Material":
      Self.materials.contains(name) || Self.shortNames.contains(name) ? name : nil
    default: nil
    }
  }
}
