import SourceText

// At-rules, declarations and rules with selectors (CSS Syntax 3, sections 5.5.2 to 5.5.6).

extension CSSReader {
  /// An at-rule whose keyword was just passed.
  mutating func atRule(_ keyword: CSSToken) throws(SourceTextError) {
    let scan = try scan(stopsAtBrace: true, stopsAtSemicolon: true)
    let position = sheet.rules.count
    let isDropped = open.last.map { sheet.rules[$0.rule].isDropped } ?? false
    sheet.rules.append(
      CSSRule(
        atName: keyword.nameRange, prelude: scan.range, parent: open.last?.rule,
        hasBlock: scan.end.kind == .openBrace, isDropped: isDropped))
    switch scan.end.kind {
    case .openBrace: try enter(position, scan.end)
    case .semicolon: tokens.rewind(to: scan.end.range.upperBound)
    default: break
    }
  }

  /// A declaration, if one starts with this token; otherwise nothing is passed.
  ///
  /// A name, a colon and then a block are a nested rule such as `a:hover { … }`, unless the name is a custom property's.
  mutating func declaration(_ first: CSSToken) throws(SourceTextError) -> Bool {
    guard first.kind == .identifier, let rule = open.last?.rule else { return false }
    let bytes = sheet.file.bytes
    let isCustom = isCustomName(first.range)
    tokens.rewind(to: first.range.upperBound)
    var name = first.range
    var next = try nextSignificant()
    // Tailwind's `--color-*: initial`.
    if isCustom, next.isDelimiter(Ascii.asterisk, in: bytes), next.range.lowerBound == name.upperBound {
      name = name.lowerBound..<next.range.upperBound
      next = try nextSignificant()
    }
    guard next.kind == .colon else {
      tokens.rewind(to: first.range.lowerBound)
      return false
    }
    let scan = try scan(stopsAtBrace: !isCustom, stopsAtSemicolon: true)
    if scan.end.kind == .openBrace {
      tokens.rewind(to: first.range.lowerBound)
      return false
    }
    if scan.end.kind == .semicolon { tokens.rewind(to: scan.end.range.upperBound) }
    guard scan.bad == nil, isCustom || !scan.range.isEmpty else {
      fault(.badValue, name.lowerBound..<max(scan.range.upperBound, name.upperBound))
      return true
    }
    let value = scan.range.lowerBound..<max(scan.range.lowerBound, scan.beforeImportant ?? scan.range.upperBound)
    sheet.declarations.append(
      CSSDeclaration(
        name: name, value: value, rule: rule, isImportant: scan.beforeImportant != nil, isCustom: isCustom))
    return true
  }

  /// Whether a name starts with two hyphens, escaped or not.
  private func isCustomName(_ range: Range<Int>) -> Bool {
    let bytes = sheet.file.bytes
    if bytes[range].contains(Ascii.backslash) { return cssName(in: bytes, range).utf8.starts(with: "--".utf8) }
    return bytes[range].starts(with: "--".utf8)
  }

  /// A rule with selectors, which start with this token.
  mutating func qualifiedRule(_ first: CSSToken) throws(SourceTextError) {
    tokens.rewind(to: first.range.lowerBound)
    let isNested = !open.isEmpty
    let scan = try scan(stopsAtBrace: true, stopsAtSemicolon: isNested)
    guard scan.end.kind == .openBrace else {
      fault(
        isNested ? .badItem : .missingBlock, first.range.lowerBound..<max(first.range.upperBound, scan.range.upperBound)
      )
      if scan.end.kind == .semicolon { tokens.rewind(to: scan.end.range.upperBound) }
      return
    }
    let isBad = scan.range.isEmpty || scan.bad != nil || (!isNested && startsLikeDeclaration(scan.range))
    if isBad { fault(.badPrelude, scan.range.isEmpty ? scan.end.range : scan.range) }
    let isInDropped = open.last.map { sheet.rules[$0.rule].isDropped } ?? false
    let position = sheet.rules.count
    sheet.rules.append(
      CSSRule(
        atName: nil, prelude: scan.range, parent: open.last?.rule, hasBlock: true, isDropped: isBad || isInDropped))
    try enter(position, scan.end)
  }

  /// Whether a prelude starts with `--name:`, which browsers take for a lost declaration (section 5.5.3).
  private func startsLikeDeclaration(_ range: Range<Int>) -> Bool {
    guard isCustomName(range) else { return false }
    var tokens = CSSTokenizer(sheet.file.bytes, in: range)
    _ = tokens.next()
    var token = tokens.next()
    while token.kind.isBlank { token = tokens.next() }
    return token.kind == .colon
  }
}
