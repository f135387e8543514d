/// The values of a finding at one time, which later audits compare to detect a regression.
public struct FindingSnapshot: Sendable, Hashable {
  /// The kind of a finding: failed or undetermined.
  public enum Kind: String, Sendable { case failed, cantTell }

  /// The kind of the finding.
  public let kind: Kind
  /// The measured value, unrounded; nil if there is no single number.
  public let measured: Double?
  /// The smallest and largest possible value if only bounds are known.
  public let interval: ClosedRange<Double>?
  /// The required value.
  public let required: Double?
  /// Whether the judgement has a lower level than its rule, such as text that clips only at twice its size.
  public let isMinor: Bool

  /// Creates the values of a finding.
  public init(
    _ kind: Kind, measured: Double? = nil, interval: ClosedRange<Double>? = nil, required: Double? = nil,
    isMinor: Bool = false
  ) {
    self.kind = kind
    self.measured = measured
    self.interval = interval
    self.required = required
    self.isMinor = isMinor
  }

  /// Creates the values of an assessment; nil if it passed or isn't applicable.
  public init?(_ assessment: Assessment) {
    switch assessment.outcome {
    case .passed, .inapplicable: return nil
    case .failed: kind = .failed
    case .cantTell: kind = .cantTell
    }
    measured = assessment.measured
    interval = assessment.interval
    required = assessment.required
    isMinor = assessment.isMinor
  }

  /// The distance between the measured and the required value; nil without both values.
  public var shortfall: Double? {
    guard let measured, let required else { return nil }
    return abs(required - measured)
  }
}

/// The change of a finding from an earlier finding with the same fingerprint.
public enum Change: Sendable, Hashable {
  /// There was no earlier finding.
  case new
  /// The value is farther from the requirement than before, or can't be compared.
  case worse(than: FindingSnapshot)
  /// The value is unchanged.
  case same(as: FindingSnapshot)
  /// The value is closer to the requirement than before.
  case better(than: FindingSnapshot)

  /// The tolerance for equal values, relative to the larger of them and 1.
  ///
  /// The math libraries of two systems may differ in the last of 53 bits; the result must not depend on the system that wrote the record.
  public static let tolerance = 1e-9

  /// Compares the current values of a finding with earlier ones.
  ///
  /// - Parameters:
  ///   - earlier: the earlier values; nil if there was no finding.
  ///   - isRatio: whether contrast ratios were measured: a lower ratio is worse even if the requirement is now lower.
  public init(of now: FindingSnapshot, from earlier: FindingSnapshot?, isRatio: Bool = false) {
    guard let earlier else {
      self = .new
      return
    }
    guard now.kind == earlier.kind, now.isMinor || !earlier.isMinor,
      !(isRatio && Change.isLower(now.measured, earlier.measured))
    else {
      self = .worse(than: earlier)
      return
    }
    switch (now.shortfall, earlier.shortfall) {
    case (let now?, let before?):
      let slack = Change.tolerance * max(1, now, before)
      self =
        now > before + slack
        ? .worse(than: earlier) : now < before - slack ? .better(than: earlier) : .same(as: earlier)
    case (nil, nil):
      let isNoWorse = !Change.isLower(earlier.required, now.required) && Change.isNoWorse(now, earlier)
      self = isNoWorse ? .same(as: earlier) : .worse(than: earlier)
    default: self = .worse(than: earlier)
    }
  }

  private static func isLower(_ now: Double?, _ before: Double?) -> Bool {
    guard let now, let before else { return false }
    return now < before - tolerance * max(1, abs(before))
  }

  /// Whether bounds are no worse than before; true without earlier bounds, and false if only the earlier ones exist.
  ///
  /// If all possible values fail, neither end may move away from the requirement; otherwise the bounds may not become wider.
  private static func isNoWorse(_ now: FindingSnapshot, _ earlier: FindingSnapshot) -> Bool {
    guard let before = earlier.interval else { return true }
    guard let bounds = now.interval else { return false }
    let lowerFell = isLower(bounds.lowerBound, before.lowerBound)
    let upperRose = isLower(before.upperBound, bounds.upperBound)
    guard now.kind == .failed, let required = now.required else { return !lowerFell && !upperRose }
    return bounds.upperBound < required
      ? !lowerFell && !isLower(bounds.upperBound, before.upperBound)
      : !upperRose && !isLower(before.lowerBound, bounds.lowerBound)
  }

  /// Whether a baseline entry with the earlier values still accepts the finding: it isn't new or worse.
  public var isAccepted: Bool {
    switch self {
    case .new, .worse: false
    case .same, .better: true
    }
  }

  /// The earlier values; nil for a new finding.
  public var earlier: FindingSnapshot? {
    switch self {
    case .new: nil
    case .worse(let snapshot), .same(let snapshot), .better(let snapshot): snapshot
    }
  }

  /// The name in reports.
  public var name: String {
    switch self {
    case .new: "new"
    case .worse: "worse"
    case .same: "same"
    case .better: "better"
    }
  }
}
