import Audit

/// A rule that requires a contrast ratio: the one comparison that all contrast rules make, and its words.
public protocol ContrastRule: Rule where Subject == MeasuredPairing, Reason == ContrastReason {
  /// Returns the smallest ratio that a pairing needs, 1 to 21; nil if the rule doesn't apply to it.
  func required(of pairing: MeasuredPairing) -> Double?
  /// Returns the kind of pairing that needs it, such as "large text".
  func need(of pairing: MeasuredPairing) -> String
}

extension ContrastRule {
  public func judge(_ subject: MeasuredPairing) -> Judgement<ContrastReason>? {
    guard let required = required(of: subject) else { return nil }
    let reason = subject.comparison(with: required)
    // Without a requirement no repair asks for a color.
    guard reason.outcome != .inapplicable else {
      return Judgement(.inapplicable, reason, measured: subject.ratio, unit: .ratio)
    }
    return Judgement(
      reason.outcome, reason, measured: subject.ratio, interval: subject.interval, required: required, unit: .ratio,
      level: subject.isOfOtherPlatforms ? .note : nil)
  }

  public func words(_ judgement: Judgement<ContrastReason>, _ subject: MeasuredPairing) -> Words {
    let cause = subject.cause(of: judgement.reason)
    guard let required = judgement.required else { return Words(cause?.text ?? "", cause: cause) }
    let need = need(of: subject)
    let ratio = required == required.rounded() ? "\(Int(required)):1" : "\(authoredText(required)):1"
    var message: String
    if let measured = judgement.measured {
      message = "contrast is \(truncatedText(measured)):1; \(need) requires \(ratio)"
    } else if let interval = judgement.interval {
      let (lowest, highest) = (truncatedText(interval.lowerBound), truncatedText(interval.upperBound))
      message = "contrast is between \(lowest):1 and \(highest):1; \(need) requires \(ratio)"
      if let cause { message += "; \(cause.text)" }
      if judgement.reason == .material { message += subject.materialRemarks }
    } else {
      message = "\(subject.unknownReason ?? "a color is unknown"), so the contrast can't be checked"
    }
    return Words(message + subject.remarks, cause: cause)
  }
}

extension MeasuredPairing {
  /// Whether the pairing appears only in states that the declared platform never shows.
  fileprivate var isOfOtherPlatforms: Bool { isWebOnly && !canGate }

  /// What else a reader should know: a transparent foreground, values of other modes, the place on a gradient, and other platforms.
  fileprivate var remarks: String {
    var text = ""
    if isNotDrawn { text += "; \(foreground.path) is fully transparent\(missingBoundary)" }
    if isFallback {
      let fallbacks = ([foreground] + backgrounds).filter(\.isFallback)
      let borrowed = fallbacks.map { "\($0.path)" }
      let modes = Set(fallbacks.map { $0.chain.first?.mode ?? mode.base })
      let isOne = borrowed.count == 1
      text += "; \(borrowed.joined(separator: " and ")) \(isOne ? "has" : "have") no \(mode.name) value"
      text +=
        " and \(isOne ? "falls" : "fall") back to \(modes.count == 1 ? modes.first.flatMap(\.self) ?? "the value without a mode" : "other modes")"
    }
    if let gradientPosition {
      let percent = truncatedText(gradientPosition * 100, digits: 0)
      text += "; the lowest contrast is at \(percent)% of the gradient"
    }
    if isOfOtherPlatforms { text += "; iOS never shows this state" }
    return text
  }

  /// What is known about a pairing on a material, and what a device must show.
  fileprivate var materialRemarks: String {
    var text = ""
    if let bounds = intervalOnSurfaces {
      let (lowest, highest) = (truncatedText(bounds.lowerBound), truncatedText(bounds.upperBound))
      text += " (\(lowest):1 to \(highest):1 over the declared surfaces)"
    }
    if mode.transparency == .reduced { text += "; an opaque color for reduced transparency would decide it" }
    return text + "; test it on a device over light and dark content"
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
