import DesignTokens
import SourceText

// From declarations to the candidates of properties.

extension CSSCollector {
  /// Adds the declaration of a custom property under each selector of its rule.
  mutating func add(
    _ declaration: CSSDeclaration, in position: Int, under context: Context
  ) throws(FormatError) {
    let sheet = sheets[position]
    if context.isIgnored { return ignore(declaration, in: sheet) }
    guard let selectors = context.selectors else {
      let place = sheet.file.location(of: declaration.name)
      return notices.add(
        .syntax, "\(sheet.name(declaration.name)) stands in no rule with selectors; browsers skip it", at: place)
    }
    let written = sheet.name(declaration.name)
    let name = CSSPropertyName(String(Substring(written.utf8.dropFirst(2))))
    if name.text.utf8.last == UInt8(ascii: "*") {
      if context.origin != .rule, isCSSKeyword("initial", in: sheet.file.bytes, declaration.value) {
        reset(name, declaration, in: sheet)
      } else {
        notices.add(
          .syntax, "\(written) is no property; browsers skip it", at: sheet.file.location(of: declaration.name))
      }
      return
    }
    guard !name.text.isEmpty else {
      return notices.add(
        .syntax, "-- alone is no name of a property; browsers skip it", at: sheet.file.location(of: declaration.name))
    }
    for selector in selectors {
      note(selector)
      let scope = scopes.position(of: selector.scope, notices: &notices, at: sheet.file.location(of: declaration.name))
      try add(declaration, in: position, under: context, named: name, scope: scope, selector: selector)
    }
  }

  /// A class of `html` or `body` may be a theme of the whole page.
  private func note(_ selector: CSSSelector) {
    guard selector.scope.count == 1, selector.key.levels != .all, choices.names.contains(selector.scope[0]) else {
      return
    }
    if selector.key.levels.isSubset(of: [.root, .body]) { choices.note(selector.scope[0], isTheme: true) }
  }

  private mutating func ignore(_ declaration: CSSDeclaration, in sheet: CSSStylesheet) {
    notices.add(
      .syntax, "\(sheet.name(declaration.name)) stands where it is no token: in keyframes or a rule that is not read",
      at: sheet.file.location(of: declaration.name))
  }

  mutating func add(
    _ declaration: CSSDeclaration, in position: Int, under context: Context, named name: CSSPropertyName, scope: Int,
    selector: CSSSelector
  ) throws(FormatError) {
    candidateCount += 1
    guard candidateCount <= CSSFormat.declarationLimit else {
      throw .tooManyTokens(
        limit: CSSFormat.declarationLimit, sheets[position].file.location(of: declaration.name))
    }
    let key = CSSPropertyKey(scope: scope, name: name)
    let index = positions[key] ?? properties.count
    if index == properties.count {
      guard index < CSSFormat.tokenLimit else {
        throw .tooManyTokens(limit: CSSFormat.tokenLimit, sheets[position].file.location(of: declaration.name))
      }
      positions[key] = index
      properties.append(CSSProperty(key: key))
    }
    let candidate = candidate(declaration, in: position, under: context, selector)
    if !candidate.looks.isEmpty { properties[index].candidates.append(candidate) }
    let isUnknown = !context.truth.unknownLooks.isEmpty
    if candidate.looks.isEmpty || isUnknown {
      let reason = context.reason ?? "conditions that never hold together"
      if properties[index].conditional == nil { properties[index].conditional = (candidate, reason) }
      properties[index].conditionalCount += 1
      let file = sheets[position].file
      notices.add(
        .conditions, "--\(name.text) under \(reason) is left out: the condition is no mode",
        at: file.location(of: declaration.name))
    }
  }

  private mutating func candidate(
    _ declaration: CSSDeclaration, in position: Int, under context: Context, _ selector: CSSSelector
  ) -> CSSCandidate {
    CSSCandidate(
      sheet: position, name: declaration.name, value: declaration.value,
      keyword: CSSKeywordValue(sheets[position].file.bytes, declaration.value),
      looks: context.truth.holds, selector: self.position(of: selector), isImportant: declaration.isImportant,
      origin: context.origin, layer: context.layer, specificity: selector.specificity)
  }

  /// The position of what a selector requires of elements.
  private mutating func position(of selector: CSSSelector) -> Int32 {
    let page = CSSPageSelector(compounds: selector.compounds, isPart: !selector.scope.isEmpty)
    if let position = selectorPositions[page] { return position }
    let position = Int32(selectors.count)
    selectorPositions[page] = position
    selectors.append(page)
    return position
  }

  /// Adds a declaration of `color-scheme`, which decides what `light-dark()` is.
  mutating func addScheme(_ declaration: CSSDeclaration, in position: Int, under context: Context) {
    guard !context.isIgnored, let selectors = context.selectors, !context.truth.holds.isEmpty else { return }
    for selector in selectors where selector.scope.isEmpty {
      guard schemes.candidates.count < CSSCollector.schemeLimit else { return }
      schemes.candidates.append(candidate(declaration, in: position, under: context, selector))
    }
  }

  /// The most declarations of `color-scheme`: each costs a comparison in every look.
  static let schemeLimit = 10_000

  /// `--color-*: initial` in `@theme`: the names that start so have no value from before (Tailwind).
  private mutating func reset(_ name: CSSPropertyName, _ declaration: CSSDeclaration, in sheet: CSSStylesheet) {
    resetCount += 1
    guard resetCount <= CSSCollector.resetLimit else {
      return notices.add(
        .syntax, "more than \(CSSCollector.resetLimit) properties are reset; this one is not",
        at: sheet.file.location(of: declaration.name))
    }
    let prefix = Array(name.text.utf8.dropLast())
    var count = 0
    for index in properties.indices where properties[index].key.scope == 0 {
      guard properties[index].key.name.text.utf8.starts(with: prefix) else { continue }
      let before = properties[index].candidates.count
      properties[index].candidates.removeAll { $0.origin < .rule }
      if properties[index].candidates.count < before { count += 1 }
    }
    notices.add(
      .replaced, "--\(name.text): initial takes away the values of \(count) properties of the theme",
      at: sheet.file.location(of: declaration.name))
  }
}
