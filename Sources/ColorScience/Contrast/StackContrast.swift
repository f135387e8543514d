/// The contrast of a foreground on a stack of backgrounds: one ratio, or all the ratios that are possible.
public enum StackContrast: Sendable, Hashable {
  /// The ratio where the stack has an opaque layer, and the two opaque composites it was measured between.
  case exact(ratio: Double, foreground: Color, background: Color)
  /// The lowest and the highest ratio over every opaque sRGB color that may be below a translucent stack.
  case interval(lowest: Double, highest: Double)

  /// The lowest ratio that is possible.
  public var lowest: Double {
    switch self {
    case .exact(let ratio, _, _): ratio
    case .interval(let lowest, _): lowest
    }
  }

  /// The highest ratio that is possible.
  public var highest: Double {
    switch self {
    case .exact(let ratio, _, _): ratio
    case .interval(_, let highest): highest
    }
  }
}

/// Returns the contrast of a foreground on a stack of backgrounds, the topmost first.
///
/// The stack is composited from its first opaque layer upwards (layers below that one do not matter), the foreground
/// over the result, and the ratio is taken between the two composites. Without an opaque layer the answer is the exact
/// interval over every opaque sRGB backdrop. An empty stack is wholly transparent. O(number of layers).
public func contrast(of foreground: Color, on stack: [Color]) -> StackContrast {
  guard let opaque = stack.firstIndex(where: { $0.isOpaque }) else {
    let layer = Color.flattened(stack) ?? Color(.srgb, 0, 0, 0, alpha: 0)
    return BackdropInterval(foreground: foreground, layer: layer).contrast
  }
  var background = stack[opaque]
  for layer in stack[..<opaque].reversed() { background = layer.composited(over: background) }
  let composite = foreground.composited(over: background)
  return .exact(
    ratio: contrastRatio(of: composite, on: background), foreground: composite, background: background)
}
