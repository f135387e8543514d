/// What came of checking one requirement on one subject: the four outcomes of W3C's Accessibility Conformance Testing.
public enum Outcome: Sendable, Hashable {
  /// The requirement is met.
  case passed
  /// The requirement is not met.
  case failed
  /// It cannot be decided from what is declared, with the reason.
  case cantTell(String)
  /// The requirement does not concern the subject, with the reason.
  case inapplicable(String)

  /// The word that reports use.
  public var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .cantTell: "cantTell"
    case .inapplicable: "inapplicable"
    }
  }

  /// Whether the requirement concerned the subject.
  var isDecision: Bool {
    if case .inapplicable = self { false } else { true }
  }

  /// Why it could not be decided or does not apply.
  public var reason: String? {
    switch self {
    case .passed, .failed: nil
    case .cantTell(let reason), .inapplicable(let reason): reason
    }
  }
}

/// How much a finding matters.
public enum Level: String, Sendable, CaseIterable, Comparable {
  case off, note, warning, error

  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}
