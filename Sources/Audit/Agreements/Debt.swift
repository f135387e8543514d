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

  /// A debt in numbers.
  public init(_ kind: Kind, measured: Double? = nil, interval: ClosedRange<Double>? = nil, required: Double? = nil) {
    self.kind = kind
    self.measured = measured
    self.interval = interval
    self.required = required
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
  /// - Parameter earlier: what was found before; nil when nothing was.
  public init(of now: Debt, from earlier: Debt?) {
    guard let earlier else {
      self = .new
      return
    }
    guard now.kind == earlier.kind else {
      self = .worse(than: earlier)
      return
    }
    switch (now.shortfall, earlier.shortfall) {
    case (let now?, let before?):
      let slack = Change.tolerance * max(1, now, before)
      self =
        now > before + slack
        ? .worse(than: earlier) : now < before - slack ? .better(than: earlier) : .same(as: earlier)
    case (nil, nil): self = Change.isWithin(now.interval, earlier.interval) ? .same(as: earlier) : .worse(than: earlier)
    default: self = .worse(than: earlier)
    }
  }

  /// Whether bounds are no wider than they were; no bounds at all are within nothing but none.
  private static func isWithin(_ now: ClosedRange<Double>?, _ before: ClosedRange<Double>?) -> Bool {
    guard let before else { return true }
    guard let now else { return false }
    let slack = tolerance * max(1, abs(before.upperBound))
    return now.lowerBound >= before.lowerBound - slack && now.upperBound <= before.upperBound + slack
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
