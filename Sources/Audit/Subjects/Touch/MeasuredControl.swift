import SourceText
import Typesetting

/// A control with its neighbors, as the subject of rules.
public struct MeasuredControl: AuditSubject {
  /// The control.
  public let control: Control
  /// The controls that it references by name.
  let others: [String: Control]
  /// The controls inside it.
  public let children: [Control]

  /// Creates a control among all controls of a system.
  public init(_ control: Control, among controls: [Control] = []) {
    self.control = control
    let names =
      control.neighbors.map(\.control) + [control.nesting?.parent, control.exception?.equivalent].compactMap { $0 }
    others = Dictionary(
      controls.lazy.filter { names.contains($0.name) }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    children = controls.filter { $0.nesting?.parent == control.name && $0.name != control.name }
  }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredControl] { system.controls }
  public static var kinds: [SubjectKind] { [.control] }
  public var subjectName: SubjectName { .control(control.name) }
  public var location: SourceLocation? { control.declaration }

  /// The control with the same function, if an exception names one.
  public var equivalent: Control? { control.exception?.equivalent.flatMap { others[$0] } }

  /// Whether any nearby control is declared.
  public var hasNeighbors: Bool {
    control.arrangement != nil || control.gap != nil || !control.neighbors.isEmpty || control.nesting != nil
      || !children.isEmpty
  }

  /// Returns the control among its neighbors; nil if its own size is unknown.
  ///
  /// If text grows, neighbors keep their positions in a free arrangement and their distances in all others.
  public func scene(at category: ContentSizeCategory = .standard, _ bound: Control.Bound = .least) -> ControlScene? {
    guard let own = control.placed(x: 0, y: 0, at: category, bound) else { return nil }
    var unknown: [String] = []
    var items: [ControlScene.Item] = []
    func add(_ other: Control, _ role: ControlScene.Role, _ place: SIMD2<Double>?) {
      guard let place, let box = other.placed(x: place.x, y: place.y, at: category, bound) else {
        return unknown.append(other.name)
      }
      items.append(.init(name: other.name, role: role, seen: box.seen, target: box.target))
    }
    if let places = control.places(width: own.seen.width, height: own.seen.height, at: category) {
      for place in places { add(control, .own, place) }
    } else {
      add(control, .own, .zero)
      unknown.append(control.name)
    }
    for neighbor in control.neighbors {
      guard let other = neighbor.control == control.name ? control : others[neighbor.control] else { continue }
      add(other, .neighbor, place(of: neighbor, other, beside: own.seen, at: category, bound))
    }
    if let nesting = control.nesting, let parent = others[nesting.parent] {
      let offset = parent.placed(x: 0, y: 0, at: category, bound).flatMap { nesting.offset(of: own.seen, in: $0.seen) }
      add(parent, .parent, offset.map { -$0 })
    }
    for child in children {
      let box = child.placed(x: 0, y: 0, at: category, bound)?.seen
      add(child, .child, box.flatMap { child.nesting?.offset(of: $0, in: own.seen) })
    }
    return ControlScene(items: items, unknown: unknown)
  }

  private func place(
    of neighbor: Control.Neighbor, _ other: Control, beside seen: Target, at category: ContentSizeCategory,
    _ bound: Control.Bound
  ) -> SIMD2<Double>? {
    guard control.arrangement != .free else { return SIMD2(neighbor.x, neighbor.y) }
    guard let before = control.placed(x: 0, y: 0, at: .standard, bound)?.seen,
      let otherBefore = other.placed(x: 0, y: 0, at: .standard, bound)?.seen,
      let otherNow = other.placed(x: 0, y: 0, at: category, bound)?.seen
    else { return nil }
    func moved(_ start: Double, _ own: (Double, Double), _ others: (Double, Double)) -> Double {
      if start >= own.0 { return start + own.1 - own.0 }
      return start + others.0 <= 0 ? start + others.0 - others.1 : start
    }
    return SIMD2(
      moved(neighbor.x, (before.width, seen.width), (otherBefore.width, otherNow.width)),
      moved(neighbor.y, (before.height, seen.height), (otherBefore.height, otherNow.height)))
  }
}

extension Control.Nesting {
  /// Returns the top left of the inner control relative to the outer control's; nil if its position isn't declared.
  func offset(of inner: Target, in outer: Target) -> SIMD2<Double>? {
    let middle = (outer.height - inner.height) / 2
    switch place {
    case nil: return nil
    case .leading(let distance): return SIMD2(distance, middle)
    case .trailing(let distance): return SIMD2(outer.width - distance - inner.width, middle)
    case .at(let x, let y): return SIMD2(x, y)
    }
  }
}

extension SubjectKind {
  /// A control; the part is its name.
  public static let control = SubjectKind("control", named: "control ")
}

extension SubjectName {
  /// Returns the name of a control.
  public static func control(_ name: String) -> SubjectName { SubjectName(.control, [name]) }
}
