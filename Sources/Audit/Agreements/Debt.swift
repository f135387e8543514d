/// What an audit found wrong at one time, in numbers: enough to say later whether it got worse.
public struct Debt: Sendable, Hashable {
  /// Whether it was known to fail, or could not be told.
  public enum Kind: String, Sendable { case failed, cantTell }

  /// Whether it fails or cannot be told.
  public let kind: Kind
  /// The measured value, unrounded; nil when there is no single number.
  public let measured: Double?
  /// The least and greatest value that is possible, when only bounds are known.
  public let interval: ClosedRange<Double>?
  /// What was required.
  public let required: Double?
  /// Whether its rule says that it matters less than the rule's level, as text that clips only once it has doubled.
  public let isMinor: Bool

  /// A debt in numbers.
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

  /// What an evaluation found wrong; nil when it passed or does not concern the subject.
  public init?(_ evaluation: Evaluation) {
    switch evaluation.outcome {
    case .passed, .inapplicable: return nil
    case .failed: kind = .failed
    case .cantTell: kind = .cantTell
    }
    measured = evaluation.measured
    interval = evaluation.interval
    required = evaluation.required
    isMinor = evaluation.level != nil
  }

  /// How far the measured value is from what is required; nil without both numbers.
  public var shortfall: Double? {
    guard let measured, let required else { return nil }
    return abs(required - measured)
  }
}

/// How a finding stands to an earlier one with the same fingerprint.
public enum Change: Sendable, Hashable {
  /// There was none.
  case new
  /// It is farther from what is required than it was, or cannot be compared with what it was.
  case worse(than: Debt)
  /// It is where it was.
  case same(as: Debt)
  /// It is nearer to what is required than it was.
  case better(than: Debt)

  /// What two values may differ by and count as the same, relative to the larger of them and 1.
  ///
  /// The mathematics libraries of two systems may differ in the last of 53 bits; a verdict must not depend on which of them wrote the record.
  public static let tolerance = 1e-9

  /// Compares what is found now with what was found before.
  ///
  /// - Parameters:
  ///   - earlier: what was found before; nil when nothing was.
  ///   - isRatio: whether contrast ratios were measured: a lower one is worse although less is required of it now.
  public init(of now: Debt, from earlier: Debt?, isRatio: Bool = false) {
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

  /// Whether bounds are no worse than they were; no bounds at all are no worse than none.
  ///
  /// Where all that is possible fails, neither end may move away from what is required; else the bounds may not become wider.
  private static func isNoWorse(_ now: Debt, _ earlier: Debt) -> Bool {
    guard let before = earlier.interval else { return true }
    guard let bounds = now.interval else { return false }
    let lowerFell = isLower(bounds.lowerBound, before.lowerBound)
    let upperRose = isLower(before.upperBound, bounds.upperBound)
    guard now.kind == .failed, let required = now.required else { return !lowerFell && !upperRose }
    return bounds.upperBound < required
      ? !lowerFell && !isLower(bounds.upperBound, before.upperBound)
      : !upperRose && !isLower(before.lowerBound, bounds.lowerBound)
  }

  /// Whether an accepted debt still covers it: it is no worse than it was.
  public var isAccepted: Bool {
    switch self {
    case .new, .worse: false
    case .same, .better: true
    }
  }

  /// What was found before.
  public var earlier: Debt? {
    switch self {
    case .new: nil
    case .worse(let debt), .same(let debt), .better(let debt): debt
    }
  }

  /// The word that reports use.
  public var name: String {
    switch self {
    case .new: "new"
    case .worse: "worse"
    case .same: "same"
    case .better: "better"
    }
  }
}
