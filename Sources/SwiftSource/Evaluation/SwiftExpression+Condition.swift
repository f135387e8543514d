extension SwiftExpression {
  /// Returns whether a condition holds; nil if that is unknown.
  ///
  /// - Parameter part: returns whether a part without `!`, `&&`, and `||` holds; nil if that is unknown.
  package func holds(_ part: (SwiftExpression) -> Bool?) -> Bool? {
    switch unparenthesized.kind {
    case .boolean(let value): return value
    case .prefix("!", let value): return value.holds(part).map { !$0 }
    case .binary("&&", let left, let right):
      let sides = (left.holds(part), right.holds(part))
      if sides.0 == false || sides.1 == false { return false }
      return sides.0 == true && sides.1 == true ? true : nil
    case .binary("||", let left, let right):
      let sides = (left.holds(part), right.holds(part))
      if sides.0 == true || sides.1 == true { return true }
      return sides.0 == false && sides.1 == false ? false : nil
    default: return part(unparenthesized)
    }
  }
}
