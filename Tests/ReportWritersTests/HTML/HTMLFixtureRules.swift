import Audit

/// The reason of rules with one verdict.
enum FixtureReason: UInt8, VerdictReason { case stated }

func descriptor(_ id: String) -> RuleDescriptor {
  RuleDescriptor(
    id: id, title: "A rule of these tests", description: "What it asks.", rationale: "Why.", knownLimits: ["A limit."],
    requirement: .init("WCAG 2.2, 1.4.3", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"), level: .error,
    passing: [], failing: [])
}

/// Text that needs 4.5.
struct TextNeedsRatio: Rule {
  static let descriptor = ReportWritersTests.descriptor("text-needs-ratio")
  func judge(_ subject: MeasuredPairing) -> Judgement<ContrastReason>? {
    guard subject.usage == .text else { return nil }
    let reason = subject.comparison(with: 4.5)
    return Judgement(
      reason.outcome, reason, measured: subject.ratio, interval: subject.interval, required: 4.5, unit: .ratio)
  }
  func words(_ judgement: Judgement<ContrastReason>, _ subject: MeasuredPairing) -> Words {
    Words(subject.pairing.name ?? "too faint", remedy: subject.pairing.name, cause: subject.cause(of: judgement.reason))
  }
}

/// Text that had better have 7.
struct TextWantsRatio: Rule {
  static let descriptor = ReportWritersTests.descriptor("text-wants-ratio")
  func judge(_ subject: MeasuredPairing) -> Judgement<ContrastReason>? {
    guard subject.usage == .text else { return nil }
    let reason = subject.comparison(with: 7)
    return Judgement(reason.outcome, reason, measured: subject.ratio, required: 7, unit: .ratio)
  }
  func words(_ judgement: Judgement<ContrastReason>, _ subject: MeasuredPairing) -> Words {
    Words("could be stronger", cause: subject.cause(of: judgement.reason))
  }
}

/// Every text style fails.
struct StyleFails: Rule {
  static let descriptor = ReportWritersTests.descriptor("style-fails")
  func judge(_ subject: MeasuredTextStyle) -> Judgement<FixtureReason>? {
    Judgement(.failed, .stated, measured: 1.302, required: 2, unit: .factor)
  }
  func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredTextStyle) -> Words {
    Words("\(subject.style.name) stops growing", remedy: "let \(subject.style.name) grow")
  }
}

/// Every control is a riddle.
struct ControlIsUnknown: Rule {
  static let descriptor = ReportWritersTests.descriptor("control-is-unknown")
  func judge(_ subject: MeasuredControl) -> Judgement<FixtureReason>? {
    Judgement(.cantTell, .stated, required: 24, unit: .points)
  }
  func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredControl) -> Words {
    let cause = "\(subject.control.name) is not known"
    return Words(cause, cause: cause)
  }
}
