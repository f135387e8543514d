import Audit
import Typesetting

extension MeasuredControl {
  /// Evaluates the smallest distance between the touch targets or visible bounds of neighbors.
  func evaluatedDistance(
    _ box: KeyPath<ControlScene.Item, Target>, required: Double, between words: String, remedy: (Double) -> String
  ) -> Evaluation {
    let needed = "\(authoredText(required)) pt is required"
    guard hasNeighbors else {
      return Evaluation(.inapplicable("no neighbor is declared"), message: "no neighbor is declared")
    }
    guard let least = scene(at: .standard, .least), let most = scene(at: .standard, .most) else {
      let reason = "the control size isn't known"
      return Evaluation(
        .cantTell(reason), required: required, unit: .points,
        message: "\(reason), so the distance can't be checked; \(needed)")
    }
    let distances = [least, most].map { $0.leastDistance(box) }
    let named = least.unknown.filter { name in !children.contains { $0.name == name } && name != control.nesting?.parent
    }
    guard let distance = distances[0], let best = distances[1] else {
      guard named.isEmpty else {
        let reason = "the size, gap, or position of \(named.joined(separator: ", ")) isn't declared"
        return Evaluation(
          .cantTell(reason), required: required, unit: .points,
          message: "\(reason), so the distance can't be checked; \(needed)",
          remedy: "declare \"gap\" with \"arrangement\"")
      }
      return Evaluation(.inapplicable("no neighbor is declared"), message: "no neighbor is declared")
    }
    return judged(distance, best, required: required, isWhole: named.isEmpty, words, remedy)
  }

  private func judged(
    _ distance: Double, _ best: Double, required: Double, isWhole: Bool, _ words: String, _ remedy: (Double) -> String
  ) -> Evaluation {
    let text = lengthText(abs(distance))
    let message = distance < 0 ? "\(words) overlap by \(text) pt" : "\(words) are \(text) pt apart"
    let slack = Typesetting.TargetSpacing.roundingSlack
    guard distance < required - slack else {
      let outcome = isWhole ? ReasonedOutcome.passed : .cantTell("not all neighbors are known")
      return Evaluation(
        outcome, measured: distance, required: required, unit: .points,
        message: isWhole ? message : message + "; not all neighbors are known",
        proposal: ControlProposal(distance: required))
    }
    let isOpen = best >= required - slack
    return Evaluation(
      isOpen ? .cantTell("only a lower bound of the size is known") : .failed, measured: max(0, distance),
      required: required, unit: .points,
      message: "\(message); \(authoredText(required)) pt is required"
        + (isOpen ? ", and only a lower bound of the size is known" : ""),
      remedy: isOpen ? "declare its \"width\" and \"height\", or a \"label\"" : remedy(required - distance),
      proposal: isOpen ? nil : ControlProposal(distance: required))
  }
}
