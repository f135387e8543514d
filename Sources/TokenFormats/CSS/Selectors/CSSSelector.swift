import DesignTokens

/// The elements that content gets custom properties from: the root, the body, and the element it lives in.
struct CSSLevels: OptionSet, Hashable {
  let rawValue: UInt8

  static let root = CSSLevels(rawValue: 1)
  static let body = CSSLevels(rawValue: 2)
  static let content = CSSLevels(rawValue: 4)
  static let all: CSSLevels = [.root, .body, .content]

  /// The number of levels; a level is a position from the outermost, 0, to the content's, 2.
  static let count = 3

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(level: Int) { rawValue = 1 << UInt8(level) }

  /// The outermost level that is at least `depth`; nil when there is none.
  func outermost(below depth: Int) -> Int? {
    (depth..<max(depth, CSSLevels.count)).first { contains(.init(level: $0)) }
  }
}

/// What a selector requires of one element.
struct CSSCompound: Hashable {
  /// The levels at which the element can be.
  var levels = CSSLevels.all
  /// The classes and attributes of themes that the element has, by their positions in ``CSSChoices``.
  var choices: [Int] = []
  /// Complex selectors that match the element too: `:is(…)`.
  var requirements: [[CSSCompound]] = []
  /// Complex selectors that don't match the element: `:not(…)`.
  var negations: [[CSSCompound]] = []
  /// Whether the element is a child of the one before it.
  var isChild = false
  /// Whether `&` is part of the compound.
  var isParent = false

  /// Adds what another selector requires of the same element.
  mutating func merge(_ other: [CSSCompound]) {
    guard let key = other.last else { return }
    levels.formIntersection(key.levels)
    for choice in key.choices where !choices.contains(choice) { choices.append(choice) }
    requirements += key.requirements
    negations += key.negations
    isParent = isParent || key.isParent
    if other.count > 1 { requirements.append(other) }
  }

  /// The same with a selector in place of every `&`.
  func nested(in parent: [CSSCompound]) -> CSSCompound {
    var compound = self
    compound.requirements = requirements.map { $0.map { $0.nested(in: parent) } }
    compound.negations = negations.map { $0.map { $0.nested(in: parent) } }
    guard isParent else { return compound }
    compound.isParent = false
    compound.merge(parent)
    return compound
  }

  /// The choices that the element, or one around it, must have.
  var required: [Int] {
    choices + requirements.flatMap { $0.flatMap(\.required) } + negations.flatMap { $0.flatMap(\.excluded) }
  }

  /// The choices that it must not have.
  var excluded: [Int] {
    negations.flatMap { $0.flatMap(\.required) } + requirements.flatMap { $0.flatMap(\.excluded) }
  }
}

/// One selector of a list: the elements it matches, the part of the page it means, and its specificity.
struct CSSSelector: Hashable {
  /// What it requires of the elements on the way, the outermost first; the last one is the element it matches.
  var compounds = [CSSCompound()]
  /// The names of what it means besides the whole page: a component, a state.
  var scope: [String] = []
  /// How specific it is.
  var specificity = CSSSpecificity.none
  /// Whether it has a parent reference, `&`.
  var hasParentReference = false
  /// The pseudo-element that it matches, which holds no content.
  var pseudoElement: String?
  /// The names of classes, attributes and, after a colon, states that are no look by themselves, on any element.
  private(set) var names: [String] = []
  /// Those of them that `html` or `body` has.
  private(set) var pageNames: [String] = []

  /// How the elements of two parts of a selector are related.
  enum Joint { case sameElement, descendant, child }

  /// The longest list of names of a scope.
  static let scopeLimit = 8
  /// The most requirements of one selector that are kept; a selector with more is a scope of its own.
  static let sizeLimit = 64

  init(levels: CSSLevels = .all, choices: [Int] = [], scope: [String] = [], specificity: CSSSpecificity = .none) {
    compounds[0].levels = levels
    compounds[0].choices = choices
    self.scope = scope
    names = scope
    self.specificity = specificity
  }

  /// The element it matches.
  var key: CSSCompound {
    get { compounds[compounds.count - 1] }
    set { compounds[compounds.count - 1] = newValue }
  }

  /// Whether it matches any `html`, `body` or content, whatever it has.
  var isPlain: Bool {
    scope.isEmpty && pseudoElement == nil && names.isEmpty && compounds.count == 1 && key.requirements.isEmpty
      && key.negations.isEmpty && key.choices.isEmpty && !key.levels.contains(.root)
  }

  /// The choices that it requires anywhere.
  var required: [Int] { compounds.flatMap(\.required) }

  /// What two parts of a selector mean together.
  func followed(by next: CSSSelector, _ joint: Joint) -> CSSSelector {
    var joined = self
    if joint != .sameElement { joined.finishElement() }
    if joint != .sameElement { joined.compounds.append(CSSCompound(isChild: joint == .child)) }
    joined.key.merge(next.compounds)
    // A name that is doubled for its weight is one name.
    joined.addNames(next)
    joined.addScope(joint == .sameElement ? next.scope.filter { !scope.contains($0) } : next.scope)
    joined.specificity = specificity + next.specificity
    joined.hasParentReference = hasParentReference || next.hasParentReference
    joined.pseudoElement = next.pseudoElement
    joined.bound()
    return joined
  }

  /// The selector of a rule inside the rule of another one.
  func nested(in parent: CSSSelector) -> CSSSelector {
    var nested = parent
    nested.scope = parent.scope
    nested.addScope(scope)
    nested.pseudoElement = pseudoElement
    nested.compounds =
      hasParentReference ? compounds.map { $0.nested(in: parent.compounds) } : parent.compounds + compounds
    nested.hasParentReference = false
    nested.finishElement()
    nested.addNames(self)
    nested.finishElement()
    nested.bound()
    return nested
  }

  /// Means a part of the page, or the page under a condition, by a name.
  mutating func mark(_ name: String, isState: Bool = false) {
    scope = [name]
    names = [isState ? ":" + name : name]
  }

  /// Adds a name that stands for no part of the page.
  mutating func addCondition(_ name: String) { names.append(name) }

  /// The same as a part of the page, whatever it requires.
  var asPart: CSSSelector {
    var part = self
    part.scope = ["nested"]
    part.compounds = [CSSCompound(choices: [])]
    return part
  }

  /// Gives selectors the names of all of them: which of many conditions it is that no file can tell makes no difference.
  static func joinNames(of selectors: inout [CSSSelector]) {
    func joined(_ names: [[String]]) -> [String] {
      var kept: [String] = []
      for name in names.joined() where kept.count < 2 * scopeLimit && !kept.contains(name) { kept.append(name) }
      return kept
    }
    let (all, page) = (joined(selectors.map(\.names)), joined(selectors.map(\.pageNames)))
    for index in selectors.indices {
      if !selectors[index].names.isEmpty { selectors[index].names = all }
      if !selectors[index].pageNames.isEmpty { selectors[index].pageNames = page }
    }
  }

  private mutating func addNames(_ next: CSSSelector) {
    for name in next.names where !names.contains(name) && names.count < 2 * CSSSelector.scopeLimit {
      names.append(name)
    }
    for name in next.pageNames where !pageNames.contains(name) { pageNames.append(name) }
  }

  /// Takes the names so far for conditions of the page, when the element can only be `html` or `body`.
  mutating func finishElement() {
    guard !names.isEmpty, !key.levels.isEmpty, key.levels.isSubset(of: [.root, .body]) else { return }
    for name in names where !pageNames.contains(name) { pageNames.append(name) }
  }

  private mutating func addScope(_ names: [String]) {
    for name in names where scope.count < CSSSelector.scopeLimit { scope.append(name) }
  }

  /// Gives up what no page is deep enough for, and what is too long to be matched; either is part of a page.
  private mutating func bound() {
    let isLong = compounds.reduce(0) { $0 + $1.size } > CSSSelector.sizeLimit
    guard isLong || (compounds.count > CSSLevels.count && scope.isEmpty) else { return }
    if scope.isEmpty { scope = ["nested"] }
    let choices = isLong ? [] : Array(Set(required)).sorted()
    compounds = [CSSCompound(choices: choices)]
  }
}

extension CSSCompound {
  /// The number of requirements, those of inner selectors included.
  fileprivate var size: Int {
    1 + choices.count + requirements.reduce(0) { $0 + $1.reduce(0) { $0 + $1.size } }
      + negations.reduce(0) { $0 + $1.reduce(0) { $0 + $1.size } }
  }
}
