/// Returns a measured length with at most two decimals, truncated and never rounded up.
///
/// Sums and products of decimal fractions are off by some 1e-14: 24 times 1.2 is 28.799999999999997 and prints as 28.8.
public func lengthText(_ value: Double) -> String { truncatedText(value + lengthSlack, padded: false) }

/// The tolerance of lengths and of comparisons of distances, in points.
package let lengthSlack = 1e-9

/// Returns a proposed length with at most two decimals, rounded up so that it suffices: 0.901 is "0.91".
public func remedyText(_ value: Double) -> String {
  // Sums of decimal fractions are off by some 1e-14; such an error must not add a hundredth.
  truncatedText(((value * 100 - 1e-6).rounded(.up)) / 100 + lengthSlack, padded: false)
}
