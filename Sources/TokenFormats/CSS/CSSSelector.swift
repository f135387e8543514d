import DesignTokens

/// What one selector of a list says: for which look it is, which part of the page it means, how specific it is.
struct CSSSelector: Hashable {
  /// Light or dark, where the selector tells.
  var scheme: Mode.Scheme?
  /// The contrast, where the selector tells.
  var contrast: Mode.Contrast?
  /// Whether it can only mean the root of the document.
  var isRoot = false
  /// The names of what it means besides the whole page: a theme, a component.
  var scope: [String] = []
  /// How specific it is.
  var specificity = CSSSpecificity.none
  /// Whether it says where its parent stands with `&`.
  var hasParentReference = false

  /// The longest list of names of a scope.
  static let scopeLimit = 8

  /// The looks it is for.
  var looks: CSSLooks { CSSLooks(scheme: scheme, contrast: contrast) }

  /// Whether a class or an attribute chooses the look, on an element that need not be the root.
  var isChosenBySelector: Bool { !isRoot && looks != .all }

  /// What two parts of a selector say together; what stands further to the right says it about a nearer element.
  func followed(by next: CSSSelector, isSameElement: Bool) -> CSSSelector {
    var joined = self
    joined.scheme = next.scheme ?? scheme
    joined.contrast = next.contrast ?? contrast
    joined.isRoot = next.isRoot || (isSameElement && isRoot)
    for name in next.scope where joined.scope.count < CSSSelector.scopeLimit { joined.scope.append(name) }
    joined.specificity = specificity + next.specificity
    joined.hasParentReference = hasParentReference || next.hasParentReference
    return joined
  }
}
