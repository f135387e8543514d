import Audit

/// The width or height of a view in source, as far as its frames and paddings determine it, in points.
public struct CodeViewSize: Sendable, Hashable {
  /// The smallest possible length.
  public var least = 0.0
  /// The largest possible length.
  public var most = Double.infinity
  /// Whether the smallest length actually occurs and isn't only a bound.
  public var takesLeast = false
  /// Whether a frame affects the length.
  public var isFramed = false
  /// Whether the view fills the offered space.
  public var fills = false
  /// The reason why the length is unknown; nil if no value is missing.
  public var reason: String?

  /// A length that only the content determines.
  public static let free = CodeViewSize()

  /// The length that findings report: the smallest known one.
  public var named: Double { takesLeast ? least : most.isFinite ? most : least }

  /// Whether the length is below a minimum in at least one case.
  public func isLess(than minimum: Double) -> Bool {
    most < minimum - lengthSlack || takesLeast && least < minimum - lengthSlack
  }

  /// Whether every length that it may have is known.
  var isKnown: Bool { most.isFinite && reason == nil }

  /// Whether the length always reaches a minimum.
  public func reaches(_ minimum: Double) -> Bool { least >= minimum - lengthSlack }

  /// Returns the extent with padding on both sides.
  func padded(_ sides: CodeValue...) -> CodeViewSize {
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

  /// Returns the extent in a frame with these lengths; unchanged if the frame declares none.
  func framed(fixed: CodeValue?, least: CodeValue?, most: CodeValue?) -> CodeViewSize {
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
      // A frame with a maximum fills the offered space up to that limit, and never exceeds it.
      extent.takesLeast = extent.takesLeast && extent.least >= limit
      (extent.least, extent.most, extent.fills) = (min(extent.least, limit), limit, true)
      // Without a limit, the offered space decides, whatever the content is.
      if most == .unbounded { extent.reason = nil }
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

  /// Returns the extent of views next to each other in this direction.
  static func sum(_ extents: [CodeViewSize], spacing: CodeValue?) -> CodeViewSize {
    guard let first = extents.first else { return .free }
    guard extents.count > 1 else { return first }
    var total = CodeViewSize(least: 0, most: 0, takesLeast: true, isFramed: true)
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

  /// Returns the extent of views that overlap or are side by side in the other direction.
  static func largest(_ extents: [CodeViewSize]) -> CodeViewSize {
    guard let first = extents.first else { return .free }
    var total = CodeViewSize(least: first.least, most: first.most, takesLeast: true, isFramed: true)
    for extent in extents {
      total.least = max(total.least, extent.least)
      total.most = max(total.most, extent.most)
      total.absorb(extent)
    }
    if !total.isFramed { total.reason = nil }
    return total
  }

  /// Returns the extent of alternative views, of which one is shown.
  static func either(_ extents: [CodeViewSize]) -> CodeViewSize {
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

  private mutating func absorb(_ extent: CodeViewSize) {
    takesLeast = takesLeast && extent.takesLeast
    isFramed = isFramed && extent.isFramed
    fills = fills || extent.fills
    reason = reason ?? extent.reason
  }
}
