import CSSText
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
        .syntax, "\(sheet.name(declaration.name)) isn't in a rule with selectors; browsers skip it", at: place)
    }
    let written = sheet.name(declaration.name)
    let name = CSSPropertyName(String(Substring(written.utf8.dropFirst(2))))
    if name.text.utf8.last == UInt8(ascii: "*") {
      if context.origin != .rule, isCSSKeyword("initial", in: sheet.file.bytes, declaration.value) {
        reset(name, declaration, in: sheet)
      } else {
        notices.add(
          .syntax, "\(written) isn't a valid property; browsers skip it", at: sheet.file.location(of: declaration.name))
      }
      return
    }
    guard !name.text.isEmpty else {
      return notices.add(
        .syntax, "-- alone isn't a valid property name; browsers skip it", at: sheet.file.location(of: declaration.name)
      )
    }
    for selector in selectors {
      note(selector, name)
      let (selector, condition) = onPage(selector, of: declaration, in: sheet)
      let scope = scopes.position(of: selector.scope, notices: &notices, at: sheet.file.location(of: declaration.name))
      try add(declaration, in: position, under: context, named: name, scope: scope, selector: selector, condition)
    }
  }

  /// A class or an attribute of `html` or `body` may be a theme of the whole page.
  private mutating func note(_ selector: CSSSelector, _ property: CSSPropertyName) {
    for name in selector.pageNames where choices.names.contains(name) {
      choices.note(name, isTheme: true)
      pageProperties[name, default: []].insert(property)
    }
  }

  /// A selector that requires a state of `html` or `body`, as that of the whole page under a condition of which no file can tell.
  private func onPage(
    _ selector: CSSSelector, of declaration: CSSDeclaration, in sheet: CSSStylesheet
  ) -> (CSSSelector, condition: String?) {
    let names = selector.pageNames
    guard !names.isEmpty, choices.isCut || !names.contains(where: choices.names.contains) else {
      return (selector, nil)
    }
    var page = selector
    if selector.names.allSatisfy(names.contains) {
      page.scope = selector.pseudoElement.map { [$0] } ?? []
    } else {
      let parts = Set(names.map { String($0.drop { $0 == ":" }) })
      page.scope = selector.scope.filter { !parts.contains($0) }
    }
    return (page, oneLine(sheet.file.bytes, sheet.rules[declaration.rule].prelude, limit: 80))
  }

  private mutating func ignore(_ declaration: CSSDeclaration, in sheet: CSSStylesheet) {
    notices.add(
      .syntax, "\(sheet.name(declaration.name)) isn't read as a token: it is in keyframes or an unsupported rule",
      at: sheet.file.location(of: declaration.name))
  }

  mutating func add(
    _ declaration: CSSDeclaration, in position: Int, under context: Context, named name: CSSPropertyName, scope: Int,
    selector: CSSSelector, _ condition: String? = nil
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
    let candidate = candidate(declaration, in: position, under: context, selector, condition)
    if !candidate.doubt.isEmpty {
      properties[index].hasDoubts = true
      want(context.queries, for: declaration, of: name, in: position)
    }
    if !candidate.looks.isEmpty || !candidate.doubt.isEmpty {
      properties[index].candidates.append(candidate)
    } else {
      let reason = context.reason ?? "conditions that never apply together"
      if properties[index].conditional == nil { properties[index].conditional = (candidate, reason) }
      let file = sheets[position].file
      notices.add(
        .conditions, "--\(name.text) under \(reason) is skipped: the condition isn't a mode",
        at: file.location(of: declaration.name))
    }
  }

  private mutating func candidate(
    _ declaration: CSSDeclaration, in position: Int, under context: Context, _ selector: CSSSelector,
    _ condition: String? = nil
  ) -> CSSCandidate {
    let truth = context.truth
    let doubt = condition == nil ? truth.unknownLooks : truth.unknownLooks.union(truth.holds)
    return CSSCandidate(
      sheet: position, name: declaration.name, value: declaration.value,
      keyword: CSSKeywordValue(sheets[position].file.bytes, declaration.value),
      looks: truth.holds.subtracting(doubt), doubt: doubt,
      reason: doubt.isEmpty ? nil : condition ?? context.reason ?? "a condition", selector: self.position(of: selector),
      isImportant: declaration.isImportant,
      origin: context.origin, layer: context.layer, specificity: selector.specificity, reading: context.reading)
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
    guard !context.isIgnored, let selectors = context.selectors, context.truth != .never else { return }
    conditions.queries.want(context.queries)
    guard !context.truth.holds.isEmpty else { return }
    for selector in selectors where selector.scope.isEmpty {
      guard schemes.candidates.count < CSSCollector.schemeLimit else { return }
      schemes.candidates.append(candidate(declaration, in: position, under: context, selector))
    }
  }

  /// The most declarations of `color-scheme`: each costs a comparison in every look.
  static let schemeLimit = 10_000

  /// Namespaces of Tailwind that a reset of a shorter one leaves: `--text-*: initial` removes sizes and no colors.
  private static let kept = [
    "font-weight", "font-size", "inset-shadow", "inset-ring", "text-color", "text-decoration-color",
    "text-decoration-thickness", "text-indent", "text-shadow", "text-underline-offset",
  ]

  /// `--color-*: initial` in `@theme`: the names that start so have no value from before (Tailwind).
  private mutating func reset(_ name: CSSPropertyName, _ declaration: CSSDeclaration, in sheet: CSSStylesheet) {
    resetCount += 1
    guard resetCount <= CSSCollector.resetLimit else {
      // Nothing is known about the defaults then.
      resetPrefixes = [""]
      return notices.add(
        .syntax, "more than \(CSSCollector.resetLimit) property resets; this reset is ignored",
        at: sheet.file.location(of: declaration.name))
    }
    let prefix = Array(name.text.utf8.dropLast())
    resetPrefixes.append(String(decoding: prefix, as: UTF8.self))
    // `--*: initial` removes all.
    let kept = prefix.isEmpty ? [] : CSSCollector.kept.filter { $0.utf8.starts(with: prefix) }
    var count = 0
    for index in properties.indices where properties[index].key.scope == 0 {
      let text = properties[index].key.name.text.utf8
      guard text.starts(with: prefix) else { continue }
      if kept.contains(where: { text.starts(with: $0.utf8) }) { continue }
      let before = properties[index].candidates.count
      properties[index].candidates.removeAll { $0.origin < .rule }
      if properties[index].candidates.count < before { count += 1 }
    }
    notices.add(
      .replaced,
      "--\(name.text): initial removes the values of \(count == 1 ? "1 theme property" : "\(count) theme properties")",
      at: sheet.file.location(of: declaration.name))
  }
}
