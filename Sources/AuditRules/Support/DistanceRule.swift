import Audit
import Typesetting

/// A rule that requires a distance between neighbors: the one comparison that these rules make, and its words.
public protocol DistanceRule: Rule where Subject == MeasuredControl, Reason == DistanceReason {
  /// The boxes between which the rule measures.
  var box: KeyPath<ControlScene.Item, Target> { get }
  /// The boxes in words, such as "adjacent targets".
  var boxesInWords: String { get }
  /// Returns the smallest distance that a control needs, in points; nil if the rule doesn't apply to it.
  func required(of control: Control) -> Double?
}

/// The result of comparing the smallest distance between neighbors with a required one.
public enum DistanceReason: UInt8, VerdictReason {
  /// The distance reaches the required one.
  case apart
  /// The distance is less than the required one.
  case tooClose
  /// The known distances reach the required one, but not all neighbors are known.
  case unknownNeighbors
  /// The distance is too small only if a size of which just a lower bound is known is as small as that.
  case lowerBound
  /// The size of the control isn't known.
  case unknownSize
  /// The size, gap, or position of all neighbors isn't declared.
  case undeclaredNeighbors
  /// No neighbor is declared.
  case noNeighbor

  /// The outcome.
  public var outcome: Outcome {
    switch self {
    case .apart: .passed
    case .tooClose: .failed
    case .unknownNeighbors, .lowerBound, .unknownSize, .undeclaredNeighbors: .cantTell
    case .noNeighbor: .inapplicable
    }
  }

  /// Whether the distance is known well enough to propose the required one.
  var allowsProposal: Bool {
    switch self {
    case .apart, .tooClose, .unknownNeighbors: true
    case .lowerBound, .unknownSize, .undeclaredNeighbors, .noNeighbor: false
    }
  }
}

extension DistanceRule {
  public func judge(_ subject: MeasuredControl) -> Judgement<DistanceReason>? {
    guard let required = required(of: subject.control) else { return nil }
    let (reason, distance) = compare(subject, required)
    guard reason != .noNeighbor else { return Judgement(.inapplicable, reason) }
    let isShort = reason == .tooClose || reason == .lowerBound
    return Judgement(
      reason.outcome, reason, measured: isShort ? distance.map { max(0, $0) } : distance, required: required,
      unit: .points)
  }

  public func words(_ judgement: Judgement<DistanceReason>, _ subject: MeasuredControl) -> Words {
    let required = judgement.required ?? 0
    let needed = "\(authoredText(required)) pt is required"
    let distance = compare(subject, required).distance ?? 0
    let text = lengthText(abs(distance))
    let message = distance < 0 ? "\(boxesInWords) overlap by \(text) pt" : "\(boxesInWords) are \(text) pt apart"
    switch judgement.reason {
    case .apart: return Words(message)
    case .tooClose:
      return Words("\(message); \(needed)", remedy: "widen the gap by \(remedyText(required - distance)) pt")
    case .unknownNeighbors:
      let cause = "not all neighbors are known"
      return Words("\(message); \(cause)", cause: cause)
    case .lowerBound:
      let cause = "only a lower bound of the size is known"
      return Words(
        "\(message); \(needed), and \(cause)", remedy: "declare its \"width\" and \"height\", or a \"label\"",
        cause: cause)
    case .unknownSize:
      let cause = "the control size isn't known"
      return Words.undetermined(cause, "the distance can't be checked; \(needed)")
    case .undeclaredNeighbors:
      let names = subject.scene().map(subject.unknownNeighbors) ?? []
      let cause = "the size, gap, or position of \(names.joined(separator: ", ")) isn't declared"
      return Words.undetermined(
        cause, "the distance can't be checked; \(needed)", remedy: "declare \"gap\" with \"arrangement\"")
    case .noNeighbor:
      return Words.notApplicable("no neighbor is declared")
    }
  }

  /// Compares the smallest distance, which is negative if the boxes overlap, with the required one.
  private func compare(_ subject: MeasuredControl, _ required: Double) -> (reason: DistanceReason, distance: Double?) {
    guard subject.hasNeighbors else { return (.noNeighbor, nil) }
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most) else {
      return (.unknownSize, nil)
    }
    let isWhole = subject.unknownNeighbors(least).isEmpty
    guard let distance = least.leastDistance(box), let best = most.leastDistance(box) else {
      return (isWhole ? .noNeighbor : .undeclaredNeighbors, nil)
    }
    let enough = required - Typesetting.TargetSpacing.roundingSlack
    guard distance < enough else { return (isWhole ? .apart : .unknownNeighbors, distance) }
    return (best >= enough ? .lowerBound : .tooClose, distance)
  }
}

extension MeasuredControl {
  /// Returns the names of neighbors whose size or position isn't declared; nested controls aren't neighbors.
  fileprivate func unknownNeighbors(_ scene: ControlScene) -> [String] {
    scene.unknown.filter { name in !children.contains { $0.name == name } && name != control.nesting?.parent }
  }
}
