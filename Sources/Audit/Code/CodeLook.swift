import DesignTokens
import SourceText
import SwiftSource
import Typesetting

/// The colors that modifiers give to what stands in them; of two foregrounds or backgrounds the inner one counts.
struct CodeLook {
  /// A color as modifiers set it.
  enum Paint {
    /// A token, and where it is written.
    case token(TokenPath, SourceLocation)
    /// Something else, or something that depends.
    case unknown
  }

  /// The color of words and pictures; nil where nothing sets it.
  private(set) var foreground: Paint?
  /// What lies directly behind.
  private(set) var background: Paint?
  /// The size of text in points, when its own chain sets one that is at least large somewhere.
  private(set) var fontSize: Double?
  /// Whether nothing was found that changes colors in a way that is not known.
  private(set) var isSound = true
  /// A modifier of the team's own that stands on the way, and may change colors.
  private(set) var doubt: Int?
  /// Whether it cannot be used.
  private(set) var isDisabled = false

  var isComplete: Bool { !isSound || (foreground != nil && background != nil) }

  /// Modifiers that change the colors of all they are called on, or the mode in which these are shown.
  private static let changes: Set<String> = [
    "opacity", "colorMultiply", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
    "blendMode", "luminanceToAlpha", "colorEffect", "layerEffect", "colorScheme", "preferredColorScheme", "environment",
    "redacted", "modifier", "transformEnvironment", "mask", "hidden", "glassEffect", "buttonStyle", "textFieldStyle",
    "labelStyle",
  ]

  /// Reads the modifiers of a chain, those that apply first before the others.
  mutating func read(_ chain: CodeChain, isView: Bool) {
    var scale = isView
    for position in chain.source.modifiers.indices {
      let name = chain.source.modifiers[position].name
      guard !isComplete || CodeLook.changes.contains(name) || name == "disabled" else { continue }
      let modifier = CodeModifier(chain: chain, position: position)
      if let own = modifier.overloads.first { doubt = doubt ?? own }
      switch name {
      case "foregroundColor", "foregroundStyle":
        if foreground == nil { foreground = modifier.paint }
      case "background":
        if background == nil { background = modifier.backgroundPaint }
      case "font":
        if scale, fontSize == nil { fontSize = modifier.fontSize }
        scale = false
      case "minimumScaleFactor": (scale, fontSize) = (false, nil)
      case "disabled": isDisabled = isDisabled || modifier.isTrue
      case _ where CodeLook.changes.contains(name): if !modifier.isNeutral { isSound = false }
      default: break
      }
    }
  }
}

extension CodeModifier {
  fileprivate var isTrue: Bool {
    if case .boolean(true)? = argument(nil)?.kind { true } else { false }
  }

  /// Whether it changes nothing after all: an opacity of 1, a value of the environment that is no look.
  fileprivate var isNeutral: Bool {
    switch name {
    case "opacity":
      if case .number(1)? = argument(nil).map({ chain.value(of: $0) }) { return true }
      return false
    case "environment":
      guard let argument = source.arguments?.first?.value else { return true }
      return !argument.tokens.contains { chain.outline.isToken($0, "colorScheme") }
    default: return false
    }
  }

  /// The token that its first argument names.
  fileprivate var paint: CodeLook.Paint? {
    guard let value = argument(nil) else { return .unknown }
    if case .nil = value.kind { return nil }
    return chain.token(of: value).map { .token($0, chain.outline.location(of: value.tokens)) } ?? .unknown
  }

  /// What it lays behind: a token, a shape filled with one, or a closure that holds one of them alone.
  fileprivate var backgroundPaint: CodeLook.Paint? {
    let content = source.arguments?.first { $0.label == nil || $0.label == "content" }?.value
    guard let content else { return .unknown }
    if case .closure(let body) = content.kind {
      let inside = children.filter { $0.source.role.kind == .closure }
      guard inside.count == 1, let only = inside.first, only.source.expression.tokens == body else { return .unknown }
      return only.filledPaint
    }
    if let path = chain.token(of: content) { return .token(path, chain.outline.location(of: content.tokens)) }
    guard let child = children.first(where: { $0.source.expression.tokens == content.tokens }) else { return .unknown }
    return child.filledPaint
  }

  /// The size in points that the font has by default; nil when it is not known, or small under every guideline.
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

  /// The least size that counts as large under any guideline.
  private static let leastLargeSize = min(LargeText.wcag.size, LargeText.apple.size)
}

extension CodeChain {
  private static let fillableShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    "ContainerRelativeShape",
  ]
  /// What leaves the color of a filled shape as it is.
  private static let neutral: Set<String> = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "clipped", "frame", "padding", "shadow",
    "stroke", "strokeBorder", "border", "allowsHitTesting", "accessibilityHidden", "animation", "transition",
  ]

  /// The color of a background: a token, or the fill of a shape; nil for one that is clear.
  fileprivate var filledPaint: CodeLook.Paint? {
    let isShape = !source.isImplicit && source.path.count == 1 && CodeChain.fillableShapes.contains(name)
    var paint: CodeLook.Paint?
    if !isShape {
      if name == "clear", source.isImplicit || source.path == ["Color", "clear"] { return nil }
      guard let path = token else { return .unknown }
      paint = .token(path, outline.location(of: source.baseTokens))
    }
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
  /// Whether it lays nothing but a line over what it is called on.
  fileprivate var isLine: Bool {
    let inside = children
    return !inside.isEmpty
      && inside.allSatisfy { child in
        child.source.modifiers.contains { $0.name == "stroke" || $0.name == "strokeBorder" }
      }
  }
}
