/// A text as its source declares it: a size, the style it scales with, and what holds it back.
///
/// Sizes are in points. A number that is not finite stays so in every result, and so fails every `>=`.
public struct ScaledText: Sendable, Hashable {
  /// The declared size in points, the one at `large`.
  public var baseSize: Double
  /// The style whose growth the text follows.
  public var style: SystemTextStyle
  /// The API that scales it.
  public var scaling: FontScaling
  /// The categories the text follows, as `.dynamicTypeSize(range)` sets them; outside, it stays at the nearest.
  public var range: ClosedRange<ContentSizeCategory>
  /// The largest size in points, applied after rounding (`scaledFont(for:maximumPointSize:)`); nil or 0 for none.
  public var maximumPointSize: Double?
  /// The minimum scale factor, 0 < factor <= 1 (`.minimumScaleFactor`); 1 prevents shrinking.
  public var minimumScaleFactor: Double
  /// Device pixels per point, 1 to 3; only `metric` rounds to it.
  public var displayScale: Double

  /// A text of this size in points; by default a custom font relative to `body` that nothing holds back.
  public init(
    baseSize: Double,
    relativeTo style: SystemTextStyle = .body,
    scaling: FontScaling = .custom,
    range: ClosedRange<ContentSizeCategory> = .all,
    maximumPointSize: Double? = nil,
    minimumScaleFactor: Double = 1,
    displayScale: Double = 3
  ) {
    self.baseSize = baseSize
    self.style = style
    self.scaling = scaling
    self.range = range
    self.maximumPointSize = maximumPointSize
    self.minimumScaleFactor = minimumScaleFactor
    self.displayScale = displayScale
  }

  /// The text style itself, as the platform sets it: native sizes, full range.
  public init(_ style: SystemTextStyle) {
    self.init(baseSize: style.metrics(at: .standard).size, relativeTo: style, scaling: .system)
  }
}

extension ScaledText {
  /// Whether the sizes come from Apple's table: `system` scaling and the style's own size at `large`.
  ///
  /// A system font of a style has no size of its own in SwiftUI, so `system` with another size scales like `custom`.
  public var isNative: Bool { scaling == .system && baseSize == style.metrics(at: .standard).size }

  /// Returns the size in points when the person has set this category, before any shrinking to fit.
  ///
  /// The category is first clamped to `range`. Then, with s = leading(category) / leading(large):
  /// `system` takes the table; `custom` is round(base · s); `metric` is round(base · s · displayScale) / displayScale;
  /// `fixed` is the base. Halves round away from zero. `maximumPointSize` applies last.
  public func size(at category: ContentSizeCategory) -> Double {
    let scaled = unlimitedSize(at: range.clamp(category))
    guard let maximumPointSize, maximumPointSize > 0 else { return scaled }
    return min(scaled, maximumPointSize)
  }

  /// Returns the smallest size in points the text may be drawn at: size · `minimumScaleFactor`.
  public func shrunkenSize(at category: ContentSizeCategory) -> Double { size(at: category) * minimumScaleFactor }

  private func unlimitedSize(at category: ContentSizeCategory) -> Double {
    switch scaling {
    case .fixed: baseSize
    case .system where isNative: style.metrics(at: category).size
    case .system, .custom: multiplied(by: 1, at: category).rounded()
    case .metric: multiplied(by: displayScale, at: category).rounded() / displayScale
    }
  }

  /// The base times the style's scale, multiplied before it is divided, so that an exact half stays one.
  private func multiplied(by factor: Double, at category: ContentSizeCategory) -> Double {
    baseSize * style.metrics(at: category).leading * factor / style.metrics(at: .standard).leading
  }
}
