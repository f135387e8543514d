import Typesetting

/// A control among its neighbors at one content size category: what is seen and what can be touched, in points.
public struct ControlScene: Sendable, Hashable {
  /// What an item is to the control that is looked at.
  public enum Role: String, Sendable {
    /// The control, or one of its kind in the same arrangement.
    case own
    /// Another control beside it.
    case neighbor
    /// The control that it lies within.
    case parent
    /// A control that lies within it.
    case child
  }

  /// A control at its place.
  public struct Item: Sendable, Hashable {
    /// The name of the control.
    public let name: String
    /// What it is to the control that is looked at.
    public let role: Role
    /// What is seen.
    public let seen: Target
    /// What can be touched.
    public let target: Target
  }

  /// The control first, then all others.
  public let items: [Item]
  /// Neighbors whose size or place is not declared.
  public let unknown: [String]

  /// What can be touched, item by item.
  public var targets: [Target] { items.map(\.target) }
}

extension Control {
  /// Which end of an estimate a drawing takes.
  public enum Bound: Sendable { case least, most }

  /// Stands for a length without an upper bound, in points: longer than any screen.
  static let openLength = 2000.0

  private func length(_ estimate: Estimate, _ bound: Bound) -> Double {
    bound == .least ? estimate.least : min(estimate.most, max(Control.openLength, estimate.least))
  }

  /// What is seen and touched, with the top left of what is seen at a point; nil when a size is not known.
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

  /// The places of the control and those of its kind: top left corners of what is seen, the first at the origin.
  ///
  /// Nil when an arrangement lacks its gap, or a gap its arrangement.
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
      // A wrapped row has neighbors beside and under it; a stacked one only under it.
      if wrapping == .always { rows = 2 } else { (rows, perRow) = (perRow, 1) }
    }
    return (0..<rows).flatMap { row in (0..<perRow).map { SIMD2(Double($0), Double(row)) * step } }
  }
}
