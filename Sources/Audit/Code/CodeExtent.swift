/// How wide or high a view of source is, as far as its frames and paddings tell, in points.
public struct CodeExtent: Sendable, Hashable {
  /// The least that it can be.
  public var least = 0.0
  /// The most that it can be.
  public var most = Double.infinity
  /// Whether the least is one of the sizes that it takes, and not only a bound.
  public var takesLeast = false
  /// Whether a frame has a say in it.
  public var isFramed = false
  /// Whether it takes the room that it is offered.
  public var fills = false
  /// Why it is not known; nil when no value is missing.
  public var reason: String?

  /// One that its content decides.
  public static let free = CodeExtent()

  /// The size that a finding names: the least of those that are known.
  public var named: Double { takesLeast ? least : most.isFinite ? most : least }

  /// Whether it is, at least in one of its sizes, less than it has to be.
  public func isLess(than minimum: Double) -> Bool {
    most < minimum - lengthSlack || takesLeast && least < minimum - lengthSlack
  }

  /// Whether it is at least as much as it has to be, whatever its content is.
  public func reaches(_ minimum: Double) -> Bool { least >= minimum - lengthSlack }

  /// The extent with padding at both sides.
  func padded(_ sides: CodeValue...) -> CodeExtent {
    var extent = self
    for side in sides {
      guard let less = side.least, let more = side.greatest else {
        (extent.most, extent.takesLeast) = (.infinity, false)
        extent.reason = extent.reason ?? side.reason ?? "the padding is unbounded"
        continue
      }
      extent.least = max(0, extent.least + less)
      extent.most = max(0, extent.most + more)
    }
    return extent
  }

  /// The extent in a frame of these sizes; nil where the frame does not speak of one.
  func framed(fixed: CodeValue?, least: CodeValue?, most: CodeValue?) -> CodeExtent {
    guard fixed != nil || least != nil || most != nil else { return self }
    var extent = self
    extent.isFramed = true
    if let fixed {
      extent.fills = false
      (extent.reason, extent.takesLeast) = (fixed.reason, fixed.least != nil)
      (extent.least, extent.most) = (fixed.least ?? 0, fixed.greatest ?? .infinity)
      return extent
    }
    let limit = most.map { $0.greatest ?? .infinity }
    if let reason = most?.reason {
      extent.reason = extent.reason ?? reason
      extent.takesLeast = false
      extent.least = 0
    }
    if let limit {
      // A frame with a maximum takes what it is offered up to there, and is no larger than that whatever its content is.
      extent.takesLeast = extent.takesLeast && extent.least >= limit
      (extent.least, extent.most, extent.fills) = (min(extent.least, limit), limit, true)
    }
    guard let least else { return extent }
    if let bound = least.least {
      if bound > extent.least { extent.takesLeast = extent.takesLeast && bound >= extent.most }
      extent.least = max(extent.least, bound)
      extent.most = max(extent.most, least.greatest ?? bound)
      if extent.least == extent.most { extent.takesLeast = true }
    } else {
      extent.reason = extent.reason ?? least.reason
      (extent.most, extent.takesLeast) = (.infinity, false)
    }
    return extent
  }

  // MARK: Several views

  /// Views beside each other along this direction.
  static func sum(_ extents: [CodeExtent], spacing: CodeValue?) -> CodeExtent {
    guard let first = extents.first else { return .free }
    guard extents.count > 1 else { return first }
    var total = CodeExtent(least: 0, most: 0, takesLeast: true, isFramed: true)
    for extent in extents {
      total.least += extent.least
      total.most += extent.most
      total.absorb(extent)
    }
    let gap = spacing ?? .unknown("SwiftUI chooses the spacing")
    for _ in 1..<extents.count { total = total.padded(gap) }
    if !total.isFramed || spacing == nil { total.reason = nil }
    return total
  }

  /// Views over or across each other in this direction.
  static func largest(_ extents: [CodeExtent]) -> CodeExtent {
    guard let first = extents.first else { return .free }
    var total = CodeExtent(least: first.least, most: first.most, takesLeast: true, isFramed: true)
    for extent in extents {
      total.least = max(total.least, extent.least)
      total.most = max(total.most, extent.most)
      total.absorb(extent)
    }
    if !total.isFramed { total.reason = nil }
    return total
  }

  /// Views of which one stands there.
  static func either(_ extents: [CodeExtent]) -> CodeExtent {
    guard var total = extents.first else { return .free }
    for extent in extents.dropFirst() {
      if extent.least < total.least || extent.least == total.least && extent.takesLeast {
        (total.least, total.takesLeast) = (extent.least, extent.takesLeast)
      }
      total.most = max(total.most, extent.most)
      total.isFramed = total.isFramed && extent.isFramed
      total.fills = total.fills || extent.fills
      total.reason = total.reason ?? extent.reason
    }
    if !total.isFramed { total.reason = nil }
    return total
  }

  private mutating func absorb(_ extent: CodeExtent) {
    takesLeast = takesLeast && extent.takesLeast
    isFramed = isFramed && extent.isFramed
    fills = fills || extent.fills
    reason = reason ?? extent.reason
  }
}
