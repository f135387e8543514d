import SourceText
import Typesetting

/// Something people touch, as its specification describes it. All lengths in points.
public struct Control: Sendable, Hashable {
  /// How several of the control stand together.
  public enum Arrangement: String, Sendable, CaseIterable { case row, column, grid }

  /// A length that is known, or known to be no less than a number.
  public struct Extent: Sendable, Hashable {
    /// The length, or its lower bound, in points.
    public let points: Double
    /// Whether it may be more.
    public let isLowerBound: Bool

    /// A length.
    public init(_ points: Double, isLowerBound: Bool = false) {
      self.points = points
      self.isLowerBound = isLowerBound
    }
  }

  /// What the author calls it.
  public var name: String
  /// The width that is seen.
  public var width: Double?
  /// The height that is seen.
  public var height: Double?
  /// The width and height that can be touched, where they are more than what is seen.
  public var target: (width: Double, height: Double)? {
    get { targetSize.map { ($0.x, $0.y) } }
    set { targetSize = newValue.map { SIMD2($0.width, $0.height) } }
  }
  private var targetSize: SIMD2<Double>?
  /// The space between text and edge: x at each side, y above and below.
  public var padding: SIMD2<Double>?
  /// The width of the border, on each side.
  public var border = 0.0
  /// The distance to the next control, edge to edge of what is seen.
  public var gap: Double?
  /// How several of it stand together.
  public var arrangement: Arrangement?
  /// The text style of its label.
  public var textStyle: TextStyle?
  /// Where it is declared.
  public var declaration: SourceLocation?

  /// A control of which only the name is known.
  public init(name: String) { self.name = name }

  /// The width that is seen: declared, or at least padding and border.
  public var visibleWidth: Extent? {
    if let width { return Extent(width) }
    guard let padding else { return nil }
    return Extent(2 * padding.x + 2 * border, isLowerBound: true)
  }

  /// The height that is seen: declared, or one line of text with padding and border.
  ///
  /// Without a declared line height, a line is at least as high as its size.
  public var visibleHeight: Extent? {
    if let height { return Extent(height) }
    guard let padding, let textStyle else { return nil }
    let line = textStyle.lineHeight(at: .standard)
    return Extent((line ?? textStyle.size) + 2 * padding.y + 2 * border, isLowerBound: line == nil)
  }

  /// The width that can be touched: the declared target or what is seen, whichever is more.
  public var touchableWidth: Extent? { Control.larger(target.map { Extent($0.width) }, visibleWidth) }

  /// The height that can be touched: the declared target or what is seen, whichever is more.
  public var touchableHeight: Extent? { Control.larger(target.map { Extent($0.height) }, visibleHeight) }

  private static func larger(_ target: Extent?, _ visible: Extent?) -> Extent? {
    guard let target else { return visible }
    guard let visible, visible.points > target.points else { return target }
    return visible
  }

  /// The distance between two neighbouring targets along an axis: the visible gap less what both targets reach beyond what is seen.
  public func targetGap(alongRow: Bool) -> Double? {
    guard let gap else { return nil }
    let visible = alongRow ? visibleWidth : visibleHeight
    let touchable = alongRow ? touchableWidth : touchableHeight
    guard let visible, let touchable else { return gap }
    return gap - max(0, touchable.points - visible.points)
  }
}
