import Audit

extension MeasuredPairing {
  /// Evaluates a contrast requirement: the one comparison that all contrast rules make.
  ///
  /// - Parameters:
  ///   - required: the smallest ratio, 1 to 21.
  ///   - need: the kind of pairing that requires it, such as "large text".
  func evaluated(required: Double, need: String) -> Evaluation {
    let outcome = outcome(required: required)
    // Without a requirement no repair asks for a color.
    if case .inapplicable(let reason) = outcome {
      return Evaluation(outcome, measured: self.ratio, unit: .ratio, message: reason)
    }
    let ratio = required == required.rounded() ? "\(Int(required)):1" : "\(authoredText(required)):1"
    var message: String
    if let measured = self.ratio {
      message = "contrast is \(truncatedText(measured)):1; \(need) requires \(ratio)"
    } else if let interval {
      let (lowest, highest) = (truncatedText(interval.lowerBound), truncatedText(interval.upperBound))
      message = "contrast is between \(lowest):1 and \(highest):1; \(need) requires \(ratio)"
    } else {
      message = "\(unknownReason ?? "a color is unknown"), so the contrast can't be checked"
    }
    if case .cantTell(let reason) = outcome, self.ratio == nil, interval != nil { message += "; \(reason)" }
    if isNotDrawn { message += "; \(foreground.path) is fully transparent\(missingBoundary)" }
    if isFallback {
      let fallbacks = ([foreground] + backgrounds).filter(\.isFallback)
      let borrowed = fallbacks.map { "\($0.path)" }
      let modes = Set(fallbacks.map { $0.chain.first?.mode ?? mode.base })
      let isOne = borrowed.count == 1
      message += "; \(borrowed.joined(separator: " and ")) \(isOne ? "has" : "have") no \(mode.name) value"
      message +=
        " and \(isOne ? "falls" : "fall") back to \(modes.count == 1 ? modes.first.flatMap(\.self) ?? "the value without a mode" : "other modes")"
    }
    if let gradientPosition {
      let percent = truncatedText(gradientPosition * 100, digits: 0)
      message += "; the lowest contrast is at \(percent)% of the gradient"
    }
    let isOfOtherPlatforms = isWebOnly && !canGate
    if isOfOtherPlatforms { message += "; iOS never shows this state" }
    return Evaluation(
      outcome, measured: self.ratio, interval: interval, required: required, unit: .ratio, message: message,
      level: isOfOtherPlatforms ? .note : nil)
  }

  /// The known facts about another boundary of a component whose border isn't drawn.
  private var missingBoundary: String {
    guard usage == .component else { return "" }
    guard let otherBoundary else { return ", and no other boundary of the control is declared" }
    return ", and the contrast of \(otherBoundary.fill) is only \(truncatedText(otherBoundary.ratio)):1"
  }

  /// "text", "large text", or, if the size isn't declared, "text of undeclared size".
  var textInWords: String {
    if isLargeText { return "large text" }
    return textStyle == nil ? "text of undeclared size" : "text"
  }
}
