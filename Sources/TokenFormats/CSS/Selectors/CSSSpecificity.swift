/// How specific a selector is: identifiers, then classes, then types (Selectors 4, section 17).
struct CSSSpecificity: Comparable, Hashable {
  var identifiers = 0
  var classes = 0
  var types = 0

  static let none = CSSSpecificity()

  static func + (left: CSSSpecificity, right: CSSSpecificity) -> CSSSpecificity {
    // Bounded, so that no length of a selector overflows.
    CSSSpecificity(
      identifiers: min(left.identifiers + right.identifiers, 1 << 20),
      classes: min(left.classes + right.classes, 1 << 20), types: min(left.types + right.types, 1 << 20))
  }

  static func < (left: CSSSpecificity, right: CSSSpecificity) -> Bool {
    (left.identifiers, left.classes, left.types) < (right.identifiers, right.classes, right.types)
  }
}
