/// An estimated length between two bounds, in points unless stated otherwise.
public struct Estimate: Sendable, Hashable {
  /// The least it can be.
  public var least: Double
  /// The most it can be.
  public var most: Double

  /// A length between two numbers, `least` not above `most`.
  public init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// A length that is known.
  public init(exactly value: Double) {
    self.init(least: value, most: value)
  }

  /// Both ends multiplied by a factor of 0 or more.
  public func scaled(by factor: Double) -> Estimate { Estimate(least: least * factor, most: most * factor) }

  /// Returns the sum of two lengths, end by end.
  public static func + (one: Estimate, other: Estimate) -> Estimate {
    Estimate(least: one.least + other.least, most: one.most + other.most)
  }

  /// Returns the sum of an estimated and a known length.
  public static func + (one: Estimate, other: Double) -> Estimate { one + Estimate(exactly: other) }

  /// Returns the fit of this length in a space; `uncertain` if the bounds disagree.
  public func fit(within space: Double) -> Fit {
    if most <= space { return .fits }
    return least > space ? .clips : .uncertain
  }
}
