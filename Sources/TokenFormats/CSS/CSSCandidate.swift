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
  /// The looks in which it counts.
  let looks: CSSLooks
  /// Whether a class or an attribute chooses those looks, on an element that need not be the root.
  let isChosenBySelector: Bool
  let isImportant: Bool
  let origin: Origin
  let layer: CSSLayers.Place
  let specificity: CSSSpecificity

  /// Whether it loses against a later one that counts in the same look (CSS Cascade 5, section 6).
  func losesAgainst(_ later: CSSCandidate) -> Bool {
    if isImportant != later.isImportant { return later.isImportant }
    if origin != later.origin { return origin < later.origin }
    if layer != later.layer { return CSSLayers.precedes(layer, later.layer) != isImportant }
    return specificity <= later.specificity
  }
}

/// A custom property in one scope, with all its declarations.
struct CSSProperty {
  /// Which declaration shows in which look; nil where none does.
  struct Winners {
    var light: Int32 = -1
    var dark: Int32 = -1
    var lightHighContrast: Int32 = -1
    var darkHighContrast: Int32 = -1

    subscript(look: CSSLooks) -> Int? {
      get {
        let position =
          switch look {
          case .light: light
          case .dark: dark
          case .lightHighContrast: lightHighContrast
          default: darkHighContrast
          }
        return position < 0 ? nil : Int(position)
      }
      set {
        let position = Int32(newValue ?? -1)
        switch look {
        case .light: light = position
        case .dark: dark = position
        case .lightHighContrast: lightHighContrast = position
        default: darkHighContrast = position
        }
      }
    }
  }

  let key: CSSPropertyKey
  /// The declarations that count in some look, in the order of the style sheets.
  var candidates: [CSSCandidate] = []
  /// The first declaration under a condition of which no file can tell, and how many there are.
  var conditional: (candidate: CSSCandidate, reason: String)?
  var conditionalCount = 0
  var winners = Winners()

  init(key: CSSPropertyKey) { self.key = key }
}

/// What tells custom properties apart: the scope, 0 for the whole page, and the name by its bytes.
struct CSSPropertyKey: Hashable {
  let scope: Int
  let name: CSSPropertyName
}
