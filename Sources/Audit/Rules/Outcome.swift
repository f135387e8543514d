/// The outcome of checking one requirement on one subject, as in W3C's Accessibility Conformance Testing.
public enum Outcome: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// The subject meets the requirement.
  case passed
  /// The subject doesn't meet the requirement.
  case failed
  /// The outcome can't be determined from the declarations.
  case cantTell
  /// The requirement doesn't apply to the subject.
  case inapplicable

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
  var isDecision: Bool { self != .inapplicable }
  /// Whether such an outcome makes a finding.
  var isFinding: Bool { self == .failed || self == .cantTell }
}

/// The severity level of a finding.
public enum Level: String, Sendable, CaseIterable, Comparable, BitwiseCopyable {
  case off, note, warning, error

  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// The units of measurements.
public enum MeasurementUnit: String, Sendable, CaseIterable, BitwiseCopyable {
  /// A contrast ratio, 1 to 21.
  case ratio
  /// Points of iOS, which are CSS pixels.
  case points = "pt"
  /// A multiple of the size at the default content size category.
  case factor
  /// Milliseconds.
  case milliseconds = "ms"
  /// A plain number.
  case number = ""
}
