import Audit
import Typesetting

// What the two rules about the size of targets share.

extension MeasuredControl {
  /// The evaluation of a declared exception; nil when there is none, or when the control it names does not bear it out.
  func exempted(side required: Double) -> Evaluation? {
    guard let exception = control.exception else { return nil }
    if exception.kind == .equivalent {
      let sides = [equivalent?.touchableWidth?.points, equivalent?.touchableHeight?.points].compactMap { $0 }
      guard sides.count == 2, sides.allSatisfy({ $0 >= required }) else { return nil }
    }
    let other = exception.equivalent.map { " to \($0)" } ?? ""
    let reason = "declared as \(exception.kind.rawValue)\(other): \(exception.reason)"
    return Evaluation(.inapplicable(reason), message: reason)
  }

  /// What to add to a message when a declared exception does not hold.
  var unmetException: String {
    guard let exception = control.exception, let name = exception.equivalent else { return "" }
    return "; \(name), declared as equivalent, is not known to be large enough itself"
  }

  /// The evaluation of a control whose target has no width or no height; nil when it has both.
  func unmeasured(_ required: Double) -> Evaluation? {
    let missing = [control.touchableWidth == nil ? "width" : nil, control.touchableHeight == nil ? "height" : nil]
      .compactMap { $0 }
    guard !missing.isEmpty else { return nil }
    let names = missing.joined(separator: " and ")
    return Evaluation(
      .cantTell("no \(names) is declared"), required: required, unit: .points,
      message: "no \(names) is declared for it, so its target cannot be measured",
      remedy: "declare \"height\" and \"width\", \"target\", or \"padding\" with a text style")
  }

  /// The target in words: "36 x 44 pt".
  var sizeText: String {
    [control.touchableWidth, control.touchableHeight].map { extent in
      guard let extent else { return "unknown" }
      return (extent.isLowerBound ? "at least " : "") + lengthText(extent.points)
    }.joined(separator: " x ") + " pt"
  }
}

extension Control {
  /// How much a target lacks in both directions, as an instruction.
  func enlargement(to required: Double) -> String {
    var parts: [String] = []
    if let width = touchableWidth?.points, width < required {
      parts.append("by \(remedyText((required - width) / 2)) pt at each side")
    }
    if let height = touchableHeight?.points, height < required {
      parts.append("by \(remedyText((required - height) / 2)) pt above and below")
    }
    return "enlarge the target " + parts.joined(separator: " and ")
  }
}

extension ControlScene {
  /// The least side of the squares that fit the controls of the kind that is looked at, without what others cover.
  ///
  /// WCAG 2.5.8 does not count where two targets lie over each other. An inner control lies over the outer one.
  var largestFreeSquare: Double {
    items.indices.filter { items[$0].role == .own }.map(freeSquare).min() ?? 0
  }

  /// The same without regard to corners: WCAG 2.5.5 asks for a width and a height, but does not count what others cover either.
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

  /// The neighbor that reaches farthest into the circle of a control of the kind that is looked at, and how far.
  ///
  /// Nil when all circles keep off. A target that is large enough and covered by others is undersized as well.
  func worstIntrusion(diameter: Double) -> (item: Item, shortfall: Double)? {
    let spacing = Typesetting.TargetSpacing(diameter: diameter)
    var intrusions = spacing.clearances(of: targets).filter { items[$0.target].role == .own }.compactMap { clearance in
      clearance.offender.map { (item: items[$0.target], shortfall: clearance.shortfall) }
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

  /// The least distance between a control of the kind that is looked at and one beside it, in points.
  ///
  /// Negative by what they overlap; nil when nothing stands beside it. Nested controls are no neighbors.
  func leastDistance(_ box: KeyPath<Item, Target>) -> Double? {
    let beside = items.filter { $0.role == .own || $0.role == .neighbor }
    guard beside.count > 1 else { return nil }
    // Everything is nearer than the whole scene is long.
    let pairs = TargetProximity(minimum: 1e6).pairs(of: beside.map { $0[keyPath: box] })
    return pairs.filter { beside[$0.first].role == .own || beside[$0.second].role == .own }
      .map { $0.overlap.map { -$0.separation } ?? $0.distance }.min()
  }
}
