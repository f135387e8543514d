import Audit

extension MeasuredPairing {
  /// The evaluation of a contrast requirement: the one comparison that all contrast rules make.
  ///
  /// - Parameters:
  ///   - required: the least ratio, 1 to 21.
  ///   - need: who needs it, such as "text of this size".
  func evaluated(required: Double, need: String) -> Evaluation {
    let outcome = outcome(required: required)
    // Without a requirement no repair asks for a color.
    if case .inapplicable(let reason) = outcome {
      return Evaluation(outcome, measured: self.ratio, unit: .ratio, message: reason)
    }
    let ratio = required == required.rounded() ? "\(Int(required)):1" : "\(authoredText(required)):1"
    var message: String
    switch contrast {
    case .exact(let measured, _, _): message = "\(truncatedText(measured)):1; \(need) needs \(ratio)"
    case .interval(let lowest, let highest, _):
      message = "between \(truncatedText(lowest)):1 and \(truncatedText(highest)):1; \(need) needs \(ratio)"
    case .unknown(let reason): message = reason
    }
    if case .cantTell(let reason) = outcome, self.ratio == nil, interval != nil { message += "; \(reason)" }
    if isNotDrawn { message += "; \(foreground.path) is fully transparent\(missingBoundary)" }
    let borrowed = ([foreground] + backgrounds).filter(\.isFallback).map { "\($0.path)" }
    if !borrowed.isEmpty {
      message += "; \(borrowed.joined(separator: " and ")) has no value in \(mode.name) and shows its base mode's"
    }
    if let gradientPosition {
      let percent = truncatedText(gradientPosition * 100, digits: 0)
      message += "; measured where it is least, at \(percent) % of the gradient"
    }
    let isOfOtherPlatforms = isWebOnly && !canGate
    if isOfOtherPlatforms { message += "; iOS never shows this state" }
    return Evaluation(
      outcome, measured: self.ratio, interval: interval, required: required, unit: .ratio, message: message,
      level: isOfOtherPlatforms ? .note : nil)
  }

  /// What is known of another boundary of a component whose border isn't drawn.
  private var missingBoundary: String {
    guard pairing.usage == .component else { return "" }
    guard let otherBoundary else { return ", and no other boundary of the control is declared" }
    return ", and \(otherBoundary.fill) shows the edge at only \(truncatedText(otherBoundary.ratio)):1"
  }

  /// "text", "large text" or, when nothing says how large it is, "text whose size is not declared".
  var textInWords: String {
    if isLargeText { return "large text" }
    return textStyle == nil ? "text whose size is not declared" : "text"
  }
}
