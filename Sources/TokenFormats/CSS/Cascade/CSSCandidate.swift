/// A declaration of a custom property with the conditions under which it counts.
struct CSSCandidate {
  /// From where a value comes; later ones win.
  enum Origin: Int8, Comparable {
    /// The initial value of `@property`.
    case initial
    /// `@theme default` of Tailwind.
    case themeDefault
    /// `@theme` of Tailwind.
    case theme
    /// A rule.
    case rule

    static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }

  /// The position of the style sheet.
  let sheet: Int
  /// The bytes of the name.
  let name: Range<Int>
  /// The bytes of the value.
  let value: Range<Int>
  /// The word that stands for another value, where the value is one.
  var keyword: CSSKeywordValue?
  /// The preferences of people under which it counts.
  let looks: CSSAppearances
  /// Those under which no file can tell whether it counts.
  let doubt: CSSAppearances
  /// The condition of which no file can tell, as written; nil when there is none.
  let reason: String?
  /// What its selector requires, by the position among the selectors.
  let selector: Int32
  let isImportant: Bool
  let origin: Origin
  let layer: CSSLayers.Place
  let specificity: CSSSpecificity
  /// The reading of its sheet: a document that is imported twice is read once and counts where it is imported last.
  let reading: Int32

  /// Whether it loses against a later one in a look in which both count (CSS Cascade 5, section 6).
  func losesAgainst(_ later: CSSCandidate, in look: CSSAppearances, _ layers: CSSLayers) -> Bool {
    if isImportant != later.isImportant { return later.isImportant }
    if origin != later.origin { return origin < later.origin }
    if layer != later.layer { return layers.precedes(layer, later.layer, in: look) != isImportant }
    return specificity <= later.specificity
  }
}

/// A custom property in one scope, with all its declarations.
struct CSSProperty {
  let key: CSSPropertyKey
  /// The declarations that count in some look, in the order of the style sheets.
  var candidates: [CSSCandidate] = []
  /// The first declaration under a condition that is never met on a screen.
  var conditional: (candidate: CSSCandidate, reason: String)?
  /// Whether some declarations are such that no file can tell whether they count.
  var hasDoubts = false
  /// The declaration of that kind that would show something else, by mode and level; -1 for none, empty for no doubts.
  var doubts: [Int32] = []
  /// Whether elements have the value of the element around them.
  var isInherited = true
  /// The declaration that wins at each level, -1 for none: of one mode after the other, or once for all modes.
  var winners: [Int32] = []

  init(key: CSSPropertyKey) { self.key = key }
}

/// What tells custom properties apart: the scope, 0 for the whole page, and the name by its bytes.
struct CSSPropertyKey: Hashable {
  let scope: Int
  let name: CSSPropertyName
}
