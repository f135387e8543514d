import DesignTokens

/// What a selector requires, as far as it decides whether it matches.
struct CSSPageSelector: Hashable {
  /// What it requires of the elements on the way, the outermost first.
  let compounds: [CSSCompound]
  /// Whether it matches a part of the page only, which has the classes of the elements around it.
  let isPart: Bool
}

/// A page as someone may get it: what they prefer, and the classes and attributes on its elements.
struct CSSPageAppearance: Hashable {
  /// A class or an attribute and the level of the element it is on.
  struct Placement: Hashable {
    let choice: Int
    let level: Int
  }

  /// One combination of preferences.
  var preferences: CSSAppearances = .light
  var placements: [Placement] = []
  /// Light or dark.
  var scheme = Mode.Scheme.light
  var contrast = Mode.Contrast.standard
}

/// Matches selectors with the elements of a look: the root, the body, and the element that content lives in.
struct CSSMatcher {
  let selectors: [CSSPageSelector]
  let choices: [CSSChoice]
  /// The choices that each selector requires.
  let required: [[Int]]

  init(selectors: [CSSPageSelector], choices: [CSSChoice]) {
    self.selectors = selectors
    self.choices = choices
    required = selectors.map { Array(Set($0.compounds.flatMap(\.required))).sorted() }
  }

  /// The levels whose elements a selector matches.
  func levels(of selector: Int, in look: CSSPageAppearance) -> CSSLevels {
    let selector = selectors[selector]
    if selector.isPart { return isMet(selector.compounds, in: look) ? .content : [] }
    var levels: CSSLevels = []
    for level in 0..<CSSLevels.count where matches(selector.compounds[...], at: level, look) {
      levels.insert(CSSLevels(level: level))
    }
    return levels
  }

  /// Whether the choices for a part of the page are made, on whichever element.
  private func isMet(_ compounds: [CSSCompound], in look: CSSPageAppearance) -> Bool {
    compounds.allSatisfy { compound in
      compound.required.allSatisfy { choice in look.placements.contains { means($0.choice, choice) } }
        && compound.negations.allSatisfy { negation in
          !negation.contains { !$0.required.isEmpty } || !isMet(negation, in: look)
        }
    }
  }

  private func matches(_ selector: ArraySlice<CSSCompound>, at level: Int, _ look: CSSPageAppearance) -> Bool {
    guard let key = selector.last, matches(key, at: level, look) else { return false }
    let rest = selector.dropLast()
    if rest.isEmpty { return true }
    if key.isChild { return level > 0 && matches(rest, at: level - 1, look) }
    return (0..<level).contains { matches(rest, at: $0, look) }
  }

  private func matches(_ compound: CSSCompound, at level: Int, _ look: CSSPageAppearance) -> Bool {
    compound.levels.contains(CSSLevels(level: level))
      && compound.choices.allSatisfy { choice in
        look.placements.contains { $0.level == level && means($0.choice, choice) }
      }
      && compound.requirements.allSatisfy { matches($0[...], at: level, look) }
      && !compound.negations.contains { matches($0[...], at: level, look) }
  }

  /// Whether a choice that is made meets the one required: `[data-theme]` any value, `[class*=dark]` also `.dark-blue`.
  private func means(_ made: Int, _ required: Int) -> Bool {
    made == required
      || (choices[made].axis == choices[required].axis && choices[required].isMet(by: choices[made]))
  }
}
