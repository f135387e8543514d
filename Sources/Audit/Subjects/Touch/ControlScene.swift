import Typesetting

/// A control and its neighbors at one content size category: visible boxes and touch targets, in points.
public struct ControlScene: Sendable, Hashable {
  /// The relation of an item to the checked control.
  public enum Role: String, Sendable {
    /// The control, or another instance of it in the same arrangement.
    case own
    /// Another control nearby.
    case neighbor
    /// The control that contains the checked control.
    case parent
    /// A control inside the checked control.
    case child
  }

  /// A control at its position.
  public struct Item: Sendable, Hashable {
    /// The name of the control.
    public let name: String
    /// The relation to the checked control.
    public let role: Role
    /// The visible box.
    public let seen: Target
    /// The touch target.
    public let target: Target
  }

  /// The items: the control first, then all others.
  public let items: [Item]
  /// The names of neighbors whose size or position isn't declared.
  public let unknown: [String]

  /// The touch targets of all items.
  public var targets: [Target] { items.map(\.target) }
}

extension Control {
  /// The bound of estimates that a scene uses.
  public enum Bound: Sendable { case least, most }

  /// The length in points that replaces an unlimited one: longer than any screen.
  static let openLength = 2000.0

  private func length(_ estimate: Estimate, _ bound: Bound) -> Double {
    bound == .least ? estimate.least : min(estimate.most, max(Control.openLength, estimate.least))
  }

  /// Returns the visible box with its top left at a point, and the touch target; nil if a size is unknown.
  func placed(
    x: Double, y: Double, at category: ContentSizeCategory, _ bound: Bound
  ) -> (seen: Target, target: Target)? {
    let width = widthEstimate(at: category).map { length($0, bound) } ?? target?.width
    let height = heightEstimate(at: category).map { length($0, bound) } ?? target?.height
    guard let width, let height else { return nil }
    let across = TouchEdges(screenEdges.leading, screenEdges.trailing)
      .reach(target: target?.width ?? width, seen: width)
    let down = TouchEdges(screenEdges.top, screenEdges.bottom).reach(target: target?.height ?? height, seen: height)
    let touched = (width + across.before + across.after, height + down.before + down.after)
    let corners = targetCorner ?? (target == nil ? corner : .radius(0))
    return (
      Target(
        x: x, y: y, width: width, height: height, cornerRadius: corner.radius(width: width, height: height)),
      Target(
        x: x - across.before, y: y - down.before, width: touched.0, height: touched.1,
        cornerRadius: corners.radius(width: touched.0, height: touched.1))
    )
  }

  /// Returns the positions of all instances: top left corners of visible boxes, the first at the origin.
  ///
  /// Nil if an arrangement has no gap or a gap has no arrangement.
  func places(width: Double, height: Double, at category: ContentSizeCategory) -> [SIMD2<Double>]? {
    guard let arrangement else { return gap == nil ? [.zero] : nil }
    if arrangement == .free { return [.zero] }
    guard let gap else { return nil }
    let step = SIMD2(width + gap, height + (rowGap ?? gap))
    var (rows, perRow) = (1, count ?? 3)
    if arrangement == .column { (rows, perRow) = (perRow, 1) }
    if arrangement == .grid {
      perRow = max(1, columns ?? 3)
      rows = ((count ?? 9) + perRow - 1) / perRow
    }
    if arrangement == .row, wrapping.isPossible(at: category) {
      // A wrapped row has neighbors beside and below it; a stacked row only below it.
      if wrapping == .always { rows = 2 } else { (rows, perRow) = (perRow, 1) }
    }
    return (0..<rows).flatMap { row in (0..<perRow).map { SIMD2(Double($0), Double(row)) * step } }
  }
}
