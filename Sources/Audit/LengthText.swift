/// A measured length with at most two decimals, cut off and never rounded up.
///
/// Sums and products of decimal fractions are off by some 1e-14: 24 times 1.2 is 28.799999999999997 and prints as 28.8.
public func lengthText(_ value: Double) -> String { truncatedText(value + lengthSlack, padded: false) }

/// What a length may be off by without meaning anything, in points; comparisons of distances allow as much.
let lengthSlack = 1e-9

/// A length that is proposed, with at most two decimals, and never less than asked: 0.901 is "0.91".
///
/// What is measured is cut off; what is to be done must suffice.
public func remedyText(_ value: Double) -> String {
  // Sums of decimal fractions are off by some 1e-14; a hundredth is not added for that.
  truncatedText(((value * 100 - 1e-6).rounded(.up)) / 100 + lengthSlack, padded: false)
}
