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
  /// The font that applies to the text; nil if none is set.
  private var font: CodeTextSize?
  /// Whether a modifier may make the text bold.
  private var mayBeBold = false
  /// Whether no modifier changes colors in an unknown way.
  private(set) var isSound = true
  /// A custom modifier that may change the colors.
  private(set) var doubt: Int?
  /// Whether an opacity between 0 and 1 may apply, depending on a condition.
  private(set) var mayFade = false
  /// Whether the view is disabled.
  private(set) var isDisabled = false
  /// Whether a condition may disable the view.
  private(set) var mayBeDisabled = false

  var isComplete: Bool { !isSound || (foreground != nil && background != nil) }

  /// Whether the text may be large under some guideline, because of its size or weight, or because its font isn't known.
  var mayBeLarge: Bool {
    let font = font ?? CodeTextSize(size: SystemTextStyle.body.metrics(at: .standard).size, mayBeBold: false)
    return font.mayBeLarge(mayBeBold: mayBeBold)
  }

  /// The same fonts without colors, for what is behind the text where it is used.
  var withoutColors: CodeInheritedColors {
    var look = CodeInheritedColors()
    (look.foreground, look.font, look.mayBeBold) = (.unknown, font, mayBeBold)
    return look
  }

  /// The modifiers that matter even if all colors are known.
  private static let others: Set<String> = ["disabled", "font", "fontWeight", "bold", "minimumScaleFactor"]

  /// The modifiers that change the colors of their content, or the mode in which they are shown.
  private static let changes: Set<String> = [
    "opacity", "colorMultiply", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
    "blendMode", "luminanceToAlpha", "colorEffect", "layerEffect", "colorScheme", "preferredColorScheme", "environment",
    "redacted", "modifier", "transformEnvironment", "mask", "hidden", "glassEffect", "buttonStyle", "textFieldStyle",
    "labelStyle",
  ]

  /// Takes the color of a layer behind the content.
  mutating func readLayer(_ layer: Paint) { background = background ?? layer }

  /// Reads the modifiers of a chain in the order in which they apply.
  mutating func read(_ chain: CodeChain, isView: Bool, from first: Int = 0) {
    var scale = isView
    for position in chain.source.modifiers.indices.dropFirst(first) {
      let name = chain.source.modifiers[position].name
      guard !isComplete || CodeInheritedColors.changes.contains(name) || CodeInheritedColors.others.contains(name)
      else { continue }
      let modifier = CodeModifier(chain: chain, position: position)
      if let own = modifier.overloads.first { doubt = doubt ?? own }
      switch name {
      case "foregroundColor", "foregroundStyle":
        if foreground == nil { foreground = modifier.paint }
      case "background":
        if background == nil {
          background = isView ? modifier.backgroundPaint : chain.index.looks.background(of: modifier)
        }
      case "listRowBackground", "presentationBackground", "containerBackground":
        if background == nil { background = chain.index.looks.background(of: modifier) }
      case "font":
        if scale, fontSize == nil { fontSize = modifier.textSize.largeSize }
        scale = false
        font = font ?? modifier.textSize
      case "bold", "fontWeight": mayBeBold = mayBeBold || modifier.mayBeBold
      case "minimumScaleFactor": (scale, fontSize) = (false, nil)
      case "disabled":
        isDisabled = isDisabled || modifier.isTrue
        mayBeDisabled = true
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

  /// Whether the modifier changes no color: an environment value unrelated to appearance, or a button style that shows the label as it is.
  fileprivate var isNeutral: Bool {
    if name == "buttonStyle" { return argument(nil).map { chain.expression($0).isPlainButtonStyle } ?? false }
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
  fileprivate var filledPaint: CodeInheritedColors.Paint? { filledPaint() }

  /// Returns the color of a background below its modifiers from a position on.
  func filledPaint(before end: Int = .max) -> CodeInheritedColors.Paint? {
    let isShape = !source.isImplicit && source.path.count == 1 && CodeChain.fillableShapes.contains(name)
    var paint: CodeInheritedColors.Paint?
    if !isShape {
      if name == "clear", source.isImplicit || source.path == ["Color", "clear"] { return nil }
      paint = .of(outline.expression(in: source.baseTokens), in: self)
      if case .unknown? = paint, let token { paint = .token(token, outline.location(of: source.baseTokens), nil) }
      if case .unknown? = paint { return .unknown }
    }
    let modifiers = source.modifiers.prefix(end)
    let drawing = modifiers.first { ["fill", "stroke", "strokeBorder"].contains($0.name) }
    // A line around the content isn't behind it.
    if isShape, let drawing, drawing.name != "fill" { return nil }
    for position in modifiers.indices {
      let modifier = CodeModifier(chain: self, position: position)
      switch modifier.name {
      case "fill", "foregroundColor", "foregroundStyle":
        if isShape, paint == nil { paint = modifier.paint }
      case "overlay": if !modifier.isLine { return .unknown }
      case "frame" where modifier.isSmallFrame: return .unknown
      case let name where !CodeChain.neutral.contains(name): return .unknown
      default: break
      }
    }
    return paint ?? .unknown
  }
}

extension CodeModifier {
  /// The least width and height of a layer behind text, in points.
  private static let leastLayer = 20.0

  /// Whether the frame is that of a line or a dot.
  fileprivate var isSmallFrame: Bool {
    (source.arguments ?? []).contains { argument in
      guard ["width", "height", "maxWidth", "maxHeight"].contains(argument.label),
        case .number(let size) = chain.value(of: argument.value)
      else { return false }
      return size < CodeModifier.leastLayer
    }
  }

  /// Whether the overlay draws only a line.
  fileprivate var isLine: Bool {
    let inside = children
    return !inside.isEmpty
      && inside.allSatisfy { child in
        child.source.modifiers.contains { $0.name == "stroke" || $0.name == "strokeBorder" }
      }
  }
}

extension CodeExpression {
  /// Whether a button style shows its label in the colors around it.
  fileprivate var isPlainButtonStyle: Bool {
    switch source.kind {
    case .implicitMember(let name): ["plain", "borderless"].contains(name)
    case .call(let callee, _): ["PlainButtonStyle", "BorderlessButtonStyle"].contains(callee.path?.last ?? "")
    default: false
    }
  }
}
