import Audit
import Typesetting

// Shared by the rules about the size and the distance of touch targets.

extension MeasuredControl {
  /// Whether a declared exception applies; an equivalent control must be large enough.
  func isExcepted(side required: Double) -> Bool {
    guard let exception = control.exception else { return false }
    guard exception.kind == .equivalent else { return true }
    let sides = [equivalent?.touchableWidth?.points, equivalent?.touchableHeight?.points].compactMap { $0 }
    return sides.count == 2 && sides.allSatisfy { $0 >= required }
  }

  /// The words for a declared exception that applies.
  var wordsOfException: Words {
    guard let exception = control.exception else { return Words("") }
    let other = exception.equivalent.map { " to \($0)" } ?? ""
    let cause = "declared as \(exception.kind.rawValue)\(other): \(exception.reason)"
    return Words.notApplicable(cause)
  }

  /// The addition to a message if a declared exception doesn't apply.
  var unmetException: String {
    guard let exception = control.exception, let name = exception.equivalent else { return "" }
    return "; the equivalent control \(name) isn't known to be large enough"
  }

  /// The words for a target that has no width or no height.
  var wordsOfUndeclaredSize: Words {
    let missing = [control.touchableWidth == nil ? "width" : nil, control.touchableHeight == nil ? "height" : nil]
      .compactMap { $0 }
    let cause = "\(missing.joined(separator: " and ")) \(missing.count == 1 ? "isn't" : "aren't") declared"
    return Words.undetermined(
      cause, "the touch target can't be measured",
      remedy: "declare \"height\" and \"width\", \"target\", or \"padding\" with a text style")
  }

  /// The target size for display: "36×44 pt", or "≥36×44 pt" with a lower bound.
  var sizeText: String {
    [control.touchableWidth, control.touchableHeight].map { extent in
      guard let extent else { return "unknown" }
      return (extent.isLowerBound ? "≥" : "") + lengthText(extent.points)
    }.joined(separator: "×") + " pt"
  }
}

extension Control {
  /// Returns an instruction to enlarge the target, with the missing size in each direction.
  func enlargement(to required: Double) -> String {
    var parts: [String] = []
    if let width = touchableWidth?.points, width < required {
      parts.append("by \(remedyText((required - width) / 2)) pt on each side")
    }
    if let height = touchableHeight?.points, height < required {
      parts.append("by \(remedyText((required - height) / 2)) pt above and below")
    }
    return "enlarge the target " + parts.joined(separator: " and ")
  }
}

extension ControlScene {
  /// The smallest side of the squares that fit the checked controls, excluding areas that other targets cover.
  ///
  /// WCAG 2.5.8 doesn't count the overlap of two targets. An inner control covers the outer one.
  var largestFreeSquare: Double {
    items.indices.filter { items[$0].role == .own }.map(freeSquare).min() ?? 0
  }

  /// The smallest side, ignoring corners: WCAG 2.5.5 requires a width and a height, and doesn't count covered areas either.
  var largestFreeBox: Double {
    func box(_ target: Target) -> Target {
      Target(x: target.x, y: target.y, width: target.width, height: target.height)
    }
    return items.indices.filter { items[$0].role == .own }.map { index in
      let covering = items.indices.filter { $0 != index && items[$0].role != .parent }.map { box(items[$0].target) }
      return box(items[index].target).largestSquareSide(coveredBy: covering)
    }.min() ?? 0
  }

  private func freeSquare(of index: Int) -> Double {
    let covering = items.indices.filter { $0 != index && items[$0].role != .parent }.map { items[$0].target }
    return items[index].target.largestSquareSide(coveredBy: covering)
  }

  /// Returns the neighbor that reaches furthest into the circle of a checked control, and how far.
  ///
  /// Nil if no neighbor reaches into a circle. A large target that others cover counts as undersized as well.
  func worstIntrusion(diameter: Double) -> (item: Item, shortfall: Double)? {
    let spacing = Typesetting.TargetSpacing(diameter: diameter)
    var intrusions = spacing.clearances(of: targets).filter { items[$0.target].role == .own }.compactMap { clearance in
      clearance.blockingNeighbor.map { (item: items[$0.target], shortfall: clearance.shortfall) }
    }
    for index in items.indices where items[index].role == .own {
      let target = items[index].target
      guard !spacing.isUndersized(target), freeSquare(of: index) < diameter else { continue }
      for other in items.indices where other != index {
        let distance = items[other].target.distance(toX: target.centerX, y: target.centerY)
        if distance < diameter / 2 { intrusions.append((items[other], diameter / 2 - distance)) }
      }
    }
    return intrusions.max { $0.shortfall < $1.shortfall }
  }

  /// Returns the smallest distance between a checked control and a neighbor, in points.
  ///
  /// Negative if they overlap; nil without a neighbor. Nested controls aren't neighbors.
  func leastDistance(_ box: KeyPath<Item, Target>) -> Double? {
    let beside = items.filter { $0.role == .own || $0.role == .neighbor }
    guard beside.count > 1 else { return nil }
    // Larger than any distance in the scene.
    let pairs = TargetProximity(minimum: 1e6).pairs(of: beside.map { $0[keyPath: box] })
    return pairs.filter { beside[$0.first].role == .own || beside[$0.second].role == .own }
      .map { $0.overlap.map { -$0.separation } ?? $0.distance }.min()
  }
}
