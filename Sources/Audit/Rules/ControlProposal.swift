import Typesetting

/// The sizes with which a control passes one rule: the size of its target and the distance between targets.
public struct ControlProposal: Sendable, Hashable {
  /// The minimum width and height of the target, in points.
  public var side: Double?
  /// The minimum distance between neighboring targets, in points.
  public var distance: Double?

  /// Creates a proposal; nil keeps the current value.
  public init(side: Double? = nil, distance: Double? = nil) {
    self.side = side
    self.distance = distance
  }
}

extension Control {
  /// Returns the control with all proposals applied; nil if nothing changes or its size is unknown.
  ///
  /// Targets grow first, then gaps: a target that extends farther beyond the visible size needs a wider gap. Neighbors with declared
  /// positions don't move.
  public func fixed(by proposals: [ControlProposal]) -> Control? {
    var fixed = self
    guard let width = touchableWidth?.points, let height = touchableHeight?.points else { return nil }
    if let side = proposals.compactMap(\.side).max(), side > min(width, height) {
      fixed.target = (max(target?.width ?? 0, side), max(target?.height ?? 0, side))
      let room = SIMD2(side - (visibleWidth?.points ?? width), side - (visibleHeight?.points ?? height))
      fixed.screenEdges = screenEdges.leaving(room: room)
    }
    if let distance = proposals.compactMap(\.distance).max(), let gap {
      let across = distance + fixed.overhang(fixed.touchableWidth, fixed.visibleWidth)
      let down = distance + fixed.overhang(fixed.touchableHeight, fixed.visibleHeight)
      fixed.gap = max(gap, arrangement == .column ? down : across)
      if arrangement == .grid || rowGap != nil { fixed.rowGap = max(rowGap ?? gap, down) }
    }
    return fixed == self ? nil : fixed
  }

  private func overhang(_ touched: Extent?, _ seen: Extent?) -> Double {
    guard let touched, let seen else { return 0 }
    return max(0, touched.points - seen.points)
  }
}

extension Control.ScreenEdges {
  /// Returns edges far enough away for a target that extends half the room beyond the visible size on each side.
  fileprivate func leaving(room: SIMD2<Double>) -> Control.ScreenEdges {
    var edges = self
    edges.leading = leading.map { max($0, room.x / 2) }
    edges.trailing = trailing.map { max($0, room.x / 2) }
    edges.top = top.map { max($0, room.y / 2) }
    edges.bottom = bottom.map { max($0, room.y / 2) }
    return edges
  }
}
