import DesignTokens
import SourceText
import SwiftSource
import Typesetting

/// The colors that modifiers apply to their content; the inner of two foregrounds or backgrounds applies.
struct CodeInheritedColors {
  /// A color set by a modifier.
  enum Paint {
    /// A token, the location of its use, and its colors.
    case token(TokenPath, SourceLocation, CodeColorBranch?)
    /// Another known color, or several of which a condition chooses one.
    case branches([CodeColorBranch])
    /// A color that isn't known.
    case unknown
  }

  /// The color of text and images; nil if none is set.
  private(set) var foreground: Paint?
  /// The color directly behind the content.
  private(set) var background: Paint?
  /// The text size in points, if its own chain sets a size that counts as large under some guideline.
  private(set) var fontSize: Double?
  /// Whether no modifier changes colors in an unknown way.
  private(set) var isSound = true
  /// A custom modifier that may change the colors.
  private(set) var doubt: Int?
  /// Whether an opacity between 0 and 1 may apply, depending on a condition.
  private(set) var mayFade = false
  /// Whether the view is disabled.
  private(set) var isDisabled = false

  var isComplete: Bool { !isSound || (foreground != nil && background != nil) }

  /// The modifiers that change the colors of their content, or the mode in which they are shown.
  private static let changes: Set<String> = [
    "opacity", "colorMultiply", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
    "blendMode", "luminanceToAlpha", "colorEffect", "layerEffect", "colorScheme", "preferredColorScheme", "environment",
    "redacted", "modifier", "transformEnvironment", "mask", "hidden", "glassEffect", "buttonStyle", "textFieldStyle",
    "labelStyle",
  ]

  /// Reads the modifiers of a chain in the order in which they apply.
  mutating func read(_ chain: CodeChain, isView: Bool) {
    var scale = isView
    for position in chain.source.modifiers.indices {
      let name = chain.source.modifiers[position].name
      guard !isComplete || CodeInheritedColors.changes.contains(name) || name == "disabled" else { continue }
      let modifier = CodeModifier(chain: chain, position: position)
      if let own = modifier.overloads.first { doubt = doubt ?? own }
      switch name {
      case "foregroundColor", "foregroundStyle":
        if foreground == nil { foreground = modifier.paint }
      case "background":
        if background == nil {
          background = isView ? modifier.backgroundPaint : chain.index.looks.background(of: modifier)
        }
      case "font":
        if scale, fontSize == nil { fontSize = modifier.fontSize }
        scale = false
      case "minimumScaleFactor": (scale, fontSize) = (false, nil)
      case "disabled": isDisabled = isDisabled || modifier.isTrue
      case "opacity":
        let opacities = modifier.opacities
        if !opacities.contains(.number(1)) { isSound = false }
        if !opacities.allSatisfy({ $0 == .number(1) || $0 == .number(0) }) { mayFade = true }
      case _ where CodeInheritedColors.changes.contains(name): if !modifier.isNeutral { isSound = false }
      default: break
      }
    }
  }
}

extension CodeInheritedColors.Paint {
  /// Returns the color of an expression in a chain.
  static func of(_ value: SwiftExpression, in chain: CodeChain) -> Self {
    let expression = chain.expression(value)
    let branches = expression.colorBranches
    // A constant for an asset that isn't a token stays a token without a known value, so its pairing is undetermined.
    if let path = expression.followed(as: "Color").asset?.token ?? chain.token(of: value) {
      return .token(path, chain.outline.location(of: value.tokens), branches?.first)
    }
    return branches.map { .branches($0) } ?? .unknown
  }
}

extension CodeModifier {
  fileprivate var isTrue: Bool {
    if case .boolean(true)? = argument(nil)?.kind { true } else { false }
  }

  /// Whether the modifier changes nothing: an environment value unrelated to appearance.
  fileprivate var isNeutral: Bool {
    guard name == "environment" else { return false }
    guard let argument = source.arguments?.first?.value else { return true }
    return !argument.tokens.contains { chain.outline.isToken($0, "colorScheme") }
  }

  /// The possible values of an opacity; none if there are too many.
  fileprivate var opacities: [CodeValue] {
    guard let branches = argument(nil).map(chain.expression)?.branches() else { return [] }
    return branches.count < CodeExpression.mostBranches ? branches.map(\.value) : []
  }

  /// The token in the first argument.
  fileprivate var paint: CodeInheritedColors.Paint? {
    guard let value = argument(nil) else { return .unknown }
    if case .nil = value.kind { return nil }
    // A hierarchical style has the color of the style around it.
    if name == "foregroundStyle", case .implicitMember("primary") = value.kind { return .unknown }
    return .of(value, in: chain)
  }

  /// The background of the modifier: a token, a shape filled with a token, or a closure that contains only one of them.
  var backgroundPaint: CodeInheritedColors.Paint? {
    let content = source.arguments?.first { $0.label == nil || $0.label == "content" }?.value
    guard let content else { return .unknown }
    if case .closure(let body) = content.kind {
      let inside = children.filter { $0.source.role.kind == .closure }
      guard inside.count == 1, let only = inside.first, only.source.expression.tokens == body else { return .unknown }
      return only.filledPaint
    }
    let paint = CodeInheritedColors.Paint.of(content, in: chain)
    if case .token = paint { return paint }
    guard let child = children.first(where: { $0.source.expression.tokens == content.tokens }) else { return paint }
    guard case .unknown? = child.filledPaint, case .branches = paint else { return child.filledPaint }
    return paint
  }

  /// The default size of the font in points; nil if unknown, or too small to be large text under every guideline.
  fileprivate var fontSize: Double? {
    guard let argument = argument(nil) else { return nil }
    guard let font = children.first(where: { $0.source.expression.tokens == argument.tokens }) else { return nil }
    guard font.source.isImplicit || font.source.path.first == "Font" else { return nil }
    let size: Double?
    if let arguments = font.source.arguments {
      guard let value = arguments.first(where: { $0.label == "size" })?.value,
        case .number(let number) = chain.value(of: value)
      else { return nil }
      size = number
    } else {
      size = SystemTextStyle(name: font.name)?.metrics(at: .standard).size
    }
    return size.flatMap { $0 >= CodeModifier.leastLargeSize ? $0 : nil }
  }

  /// The smallest size that counts as large under any guideline.
  private static let leastLargeSize = min(LargeText.wcag.size, LargeText.apple.size)
}

extension CodeChain {
  private static let fillableShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    "ContainerRelativeShape",
  ]
  /// The modifiers that don't change the color of a filled shape.
  private static let neutral: Set<String> = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "clipped", "frame", "padding", "shadow",
    "stroke", "strokeBorder", "border", "allowsHitTesting", "accessibilityHidden", "animation", "transition",
  ]

  /// The color of a background: a token, or the fill of a shape; nil for a clear one.
  fileprivate var filledPaint: CodeInheritedColors.Paint? {
    let isShape = !source.isImplicit && source.path.count == 1 && CodeChain.fillableShapes.contains(name)
    var paint: CodeInheritedColors.Paint?
    if !isShape {
      if name == "clear", source.isImplicit || source.path == ["Color", "clear"] { return nil }
      paint = .of(outline.expression(in: source.baseTokens), in: self)
      if case .unknown? = paint, let token { paint = .token(token, outline.location(of: source.baseTokens), nil) }
      if case .unknown? = paint { return .unknown }
    }
    let drawing = source.modifiers.first { ["fill", "stroke", "strokeBorder"].contains($0.name) }
    // A line around the content isn't behind it.
    if isShape, let drawing, drawing.name != "fill" { return nil }
    for position in source.modifiers.indices {
      let modifier = CodeModifier(chain: self, position: position)
      switch modifier.name {
      case "fill", "foregroundColor", "foregroundStyle":
        if isShape, paint == nil { paint = modifier.paint }
      case "overlay": if !modifier.isLine { return .unknown }
      case let name where !CodeChain.neutral.contains(name): return .unknown
      default: break
      }
    }
    return paint ?? .unknown
  }
}

extension CodeModifier {
  /// Whether the overlay draws only a line.
  fileprivate var isLine: Bool {
    let inside = children
    return !inside.isEmpty
      && inside.allSatisfy { child in
        child.source.modifiers.contains { $0.name == "stroke" || $0.name == "strokeBorder" }
      }
  }
}
