/// The outcome of checking one requirement on one subject, as in W3C's Accessibility Conformance Testing.
public enum Outcome: Sendable, Hashable {
  /// The subject meets the requirement.
  case passed
  /// The subject doesn't meet the requirement.
  case failed
  /// The outcome can't be determined from the declarations, with the reason.
  case cantTell(String)
  /// The requirement doesn't apply to the subject, with the reason.
  case inapplicable(String)

  /// The name in reports.
  public var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .cantTell: "cantTell"
    case .inapplicable: "inapplicable"
    }
  }

  /// Whether the requirement applies to the subject.
  var isDecision: Bool {
    if case .inapplicable = self { false } else { true }
  }

  /// The reason why the outcome can't be determined or the requirement doesn't apply; nil for other outcomes.
  public var reason: String? {
    switch self {
    case .passed, .failed: nil
    case .cantTell(let reason), .inapplicable(let reason): reason
    }
  }
}

/// The severity level of a finding.
public enum Level: String, Sendable, CaseIterable, Comparable {
  case off, note, warning, error

  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}
