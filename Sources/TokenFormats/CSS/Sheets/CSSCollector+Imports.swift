import CSSText
import DesignTokens
import SourceText

/// A sheet under the conditions of an import; the same reading twice is one, in the place of the last.
struct CSSReading: Hashable {
  let sheet: Int
  let truth: CSSTruth
  let layer: CSSLayers.Place
}

/// In which order readings count: each where it is imported last (CSS Cascade 5, section 6.4.4).
struct CSSImportOrder {
  private var children: [[Int32]] = []
  private var roots: [Int32] = []
  private var hasRepeats = false

  /// Notes that a reading imports another one, or that nothing does; -1 is no reading.
  mutating func add(_ reading: Int32, below parent: Int32) {
    if Int(reading) < children.count { hasRepeats = true } else { children.append([]) }
    if parent < 0 { roots.append(reading) } else { children[Int(parent)].append(reading) }
  }

  /// The rank of each reading; nil where all count in the order in which they were read.
  var ranks: [Int32]? {
    guard hasRepeats else { return nil }
    var ranks = [Int32](repeating: -1, count: children.count)
    var next = Int32(children.count)
    // From the last to the first: what a sheet declares itself comes after all that it imports.
    func visit(_ reading: Int32) {
      guard ranks[Int(reading)] < 0 else { return }
      next -= 1
      ranks[Int(reading)] = next
      for child in children[Int(reading)].reversed() { visit(child) }
    }
    for root in roots.reversed() { visit(root) }
    return ranks
  }
}

// `@import`: which documents there are, and under which conditions they are read.

extension CSSCollector {
  /// The most documents, and the most readings of them under different conditions.
  static let documentLimit = 1000
  /// The longest address of an import, in bytes.
  static let addressLimit = 1024
  /// The longest chain of imports.
  static let importDepth = 32

  /// Reads a document and adds it to the sheets; one that is there already is not read again.
  mutating func load(_ document: SourceFile) throws(FormatError) -> Int {
    if let position = sheetPositions[document.path] { return position }
    guard sheets.count < CSSCollector.documentLimit else {
      throw .tooManyDocuments(limit: CSSCollector.documentLimit, document.location(of: 0..<0))
    }
    do throws(SourceTextError) {
      let sheet = try readCSS(document)
      sheetPositions[document.path] = sheets.count
      sheets.append(sheet)
      importTargets.append([:])
      note(sheet)
      return sheets.count - 1
    } catch { throw .text(error) }
  }

  /// Finds what the imports of all sheets lead to; reads the documents that are not among the sheets.
  ///
  /// - Returns: the sheets that another one imports.
  mutating func findImports() throws(FormatError) -> Set<Int> {
    var imported: Set<Int> = []
    var position = 0
    while position < sheets.count {
      let sheet = sheets[position]
      for (index, rule) in sheet.rules.enumerated() where rule.parent == nil && !rule.isDropped {
        guard let name = rule.atName, isCSSKeyword("import", in: sheet.file.bytes, name) else { continue }
        guard let path = importPath(of: rule, in: sheet), let target = try target(of: path, rule, in: sheet) else {
          continue
        }
        importTargets[position][index] = target
        if target != position { imported.insert(target) }
      }
      position += 1
    }
    sheetsWithUnnamedLayers = unnamedLayers()
    return imported
  }

  /// Returns the sheets with a layer without a name, or with an import of such a sheet: each reading makes another layer.
  private func unnamedLayers() -> Set<Int> {
    var found: Set<Int> = []
    for (position, sheet) in sheets.enumerated() {
      let bytes = sheet.file.bytes
      let hasOwn = sheet.rules.contains { rule in
        guard let name = rule.atName else { return false }
        if isCSSKeyword("layer", in: bytes, name) { return rule.hasBlock && rule.prelude.isEmpty }
        return isCSSKeyword("import", in: bytes, name)
          && (cssComponents(in: bytes, rule.prelude) ?? []).contains {
            $0.token.kind == .identifier && $0.token.isNamed("layer", in: bytes)
          }
      }
      if hasOwn { found.insert(position) }
    }
    var count = -1
    while count != found.count {
      count = found.count
      for (position, targets) in importTargets.enumerated() where targets.values.contains(where: found.contains) {
        found.insert(position)
      }
    }
    return found
  }

  /// Puts declarations in the order in which they count.
  mutating func orderReadings() {
    guard let ranks = importOrder.ranks else { return }
    func ordered(_ candidates: [CSSCandidate]) -> [CSSCandidate] {
      candidates.enumerated().sorted {
        (ranks[Int($0.element.reading)], $0.offset) < (ranks[Int($1.element.reading)], $1.offset)
      }.map(\.element)
    }
    for index in properties.indices { properties[index].candidates = ordered(properties[index].candidates) }
    schemes.candidates = ordered(schemes.candidates)
  }

  private func importPath(of rule: CSSRule, in sheet: CSSStylesheet) -> String? {
    guard let first = cssComponents(in: sheet.file.bytes, rule.prelude)?.first else { return nil }
    return first.token.content(in: sheet.file.bytes) ?? first.children.first?.token.content(in: sheet.file.bytes)
  }

  private mutating func target(of path: String, _ rule: CSSRule, in sheet: CSSStylesheet) throws(FormatError) -> Int? {
    let place = sheet.file.location(of: rule.prelude)
    guard path.utf8.count <= CSSCollector.addressLimit, !path.utf8.contains(0) else {
      notices.add(.imports, "an @import path longer than \(CSSCollector.addressLimit) bytes is skipped", at: place)
      return nil
    }
    let isAddress = path.utf8.starts(with: "//".utf8) || path.utf8.contains(UInt8(ascii: ":"))
    if !isAddress, !path.isEmpty, let document = library.document(at: path, relativeTo: sheet.file) {
      return try load(document)
    }
    if path.utf8.starts(with: "./".utf8) || path.utf8.starts(with: "../".utf8) {
      throw .missingDocument(path, place)
    }
    let effect = noteTailwind(path, rule, in: sheet) ? "its colors are the defaults of Tailwind CSS 4" : "it isn't read"
    notices.add(.imports, "\"\(path)\" isn't a file next to this one; \(effect)", at: place)
    return nil
  }

  /// Collects an imported sheet where its rule stands.
  mutating func importSheet(
    ofRule index: Int, in position: Int, under context: Context, isInPlace: Bool
  ) throws(FormatError) {
    let sheet = sheets[position]
    let rule = sheet.rules[index]
    let place = sheet.file.location(of: rule.prelude)
    guard isInPlace else {
      return notices.add(
        .imports,
        "misplaced @import: only @charset, @layer statements, and other imports can precede it; browsers skip it",
        at: place)
    }
    guard let target = importTargets[position][index] else { return }
    guard !openSheets.contains(target), openSheets.count < CSSCollector.importDepth else {
      return notices.add(.imports, "a circular or too deeply nested @import is skipped", at: place)
    }
    let inner = importContext(of: rule, in: sheet, below: context)
    try read(target, under: inner, place)
  }

  /// Collects a sheet under conditions, unless that has been done.
  mutating func read(_ position: Int, under context: Context, _ place: SourceLocation?) throws(FormatError) {
    let reading = CSSReading(sheet: position, truth: context.truth, layer: context.layer)
    if let known = readings[reading], !sheetsWithUnnamedLayers.contains(position) {
      return importOrder.add(known, below: context.reading)
    }
    let number = readingCount
    readingCount += 1
    readings[reading] = number
    importOrder.add(number, below: context.reading)
    var context = context
    context.reading = number
    guard readingCount <= CSSCollector.documentLimit else {
      throw .tooManyDocuments(
        limit: CSSCollector.documentLimit, place ?? sheets[position].file.location(of: 0..<0))
    }
    readSheets.insert(position)
    openSheets.append(position)
    defer { openSheets.removeLast() }
    try collect(sheet: position, under: context)
  }

  /// The layer and the conditions after the address.
  private mutating func importContext(of rule: CSSRule, in sheet: CSSStylesheet, below outer: Context) -> Context {
    var context = outer
    let bytes = sheet.file.bytes
    var queries: [CSSComponent] = []
    var layer: CSSComponent?
    for component in (cssComponents(in: bytes, rule.prelude) ?? []).dropFirst() {
      if queries.isEmpty, component.token.isNamed("layer", in: bytes) {
        layer = component
      } else if queries.isEmpty, component.token.kind == .function {
        // `supports(…)`, and what Tailwind adds: `theme(…)`, `prefix(…)`, `source(…)`.
        guard component.token.isNamed("supports", in: bytes) else { continue }
        let isDeclaration = component.children.dropFirst().first?.token.kind == .colon
        let holds =
          isDeclaration
          ? conditions.supports(declaration: component.children, in: bytes)
          : conditions.supports(component.children, in: bytes)
        context.pageTruth = context.pageTruth && holds
      } else {
        queries.append(component)
      }
    }
    conditions.queries.touched = []
    let truth = conditions.media(queries, in: bytes)
    context.queries += conditions.queries.touched
    context.pageTruth = context.pageTruth && truth
    if let layer { context.layer = place(of: layer, in: bytes, below: outer.layer, context.truth.holds) }
    if truth.holds != .all { context.reason = "@import \(oneLine(bytes, rule.prelude, limit: 80))" }
    return context
  }

  /// The layer of an import: `layer` alone is one of its own.
  private mutating func place(
    of component: CSSComponent, in bytes: [UInt8], below outer: CSSLayers.Place, _ looks: CSSAppearances
  ) -> CSSLayers.Place {
    guard component.token.kind == .function else { return layers.place(of: nil, below: outer, in: looks) }
    var place = outer
    for name in component.children where name.token.kind == .identifier {
      place = layers.place(of: name.token.name(in: bytes), below: place, in: looks)
    }
    return place
  }

  /// Turns what browsers pass over in silence into notices, and remembers custom media.
  private mutating func note(_ sheet: CSSStylesheet) {
    for fault in sheet.faults { notices.add(.syntax, fault.kind.sentence, at: sheet.file.location(of: fault.range)) }
    notices.count(.syntax, more: sheet.faultCount - sheet.faults.count)
    for rule in sheet.rules {
      noteVariant(rule, in: sheet)
      noteTailwind(rule, in: sheet)
      guard let name = rule.atName, isCSSKeyword("custom-media", in: sheet.file.bytes, name) else { continue }
      var tokens = CSSTokenizer(sheet.file.bytes, in: rule.prelude)
      let media = tokens.next()
      guard media.kind == .identifier else { continue }
      conditions.customMedia[media.name(in: sheet.file.bytes)] =
        (sheet.file.bytes, media.range.upperBound..<rule.prelude.upperBound)
    }
  }
}

extension CSSCollector {
  /// Remembers which variants are classes or attributes: `@custom-variant dark (&:where(.dark, .dark *))`.
  private mutating func noteVariant(_ rule: CSSRule, in sheet: CSSStylesheet) {
    let bytes = sheet.file.bytes
    guard let name = rule.atName, isCSSKeyword("custom-variant", in: bytes, name) else { return }
    guard rule.prelude.count <= CSSCollector.preludeLimit,
      bytes[rule.prelude].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") })
    else { return }
    var tokens = CSSTokenizer(bytes, in: rule.prelude)
    let variant = tokens.next()
    guard variant.kind == .identifier else { return }
    customVariants[variant.name(in: bytes)] = .some(
      variantChoice(variant.range.upperBound..<rule.prelude.upperBound, bytes))
  }

  /// The class or attribute that a variant requires: the first one in `:where(…)`; nil if it isn't the only one there.
  private func variantChoice(_ range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    var pending = cssComponents(in: bytes, range) ?? []
    while !pending.isEmpty {
      let component = pending.removeFirst()
      guard component.token.isNamed("where", in: bytes) || component.token.isNamed("is", in: bytes) else {
        pending = component.children + pending
        continue
      }
      let reader = CSSSelectorReader(bytes: bytes, modeNames: library.modeNames, choices: choices)
      let required = reader.selectors(component.children).first?.required ?? []
      return required.count == 1 ? required[0] : nil
    }
    return nil
  }

  /// Notes what Tailwind brings in with `@config`, `@plugin`, and `@reference`, which isn't read here.
  mutating func noteTailwind(_ rule: CSSRule, in sheet: CSSStylesheet) {
    let bytes = sheet.file.bytes
    guard let name = rule.atName, !rule.hasBlock || isCSSKeyword("plugin", in: bytes, name) else { return }
    let place = sheet.file.location(of: rule.prelude)
    if isCSSKeyword("config", in: bytes, name) {
      hasTailwindConfiguration = true
      notices.add(.imports, "@config isn't followed; add the configuration to the token files", at: place)
    } else if isCSSKeyword("plugin", in: bytes, name) {
      notices.add(.imports, "@plugin isn't run, so what it defines isn't read", at: place)
    } else if isCSSKeyword("reference", in: bytes, name) {
      notices.add(.imports, "@reference isn't followed; add the style sheet to the token files", at: place)
    }
  }
}

extension CSSFault.Kind {
  /// What a notice says of the fault.
  fileprivate var sentence: String {
    switch self {
    case .unclosedBlock: "unclosed block; browsers close it at the end of the file"
    case .unclosedToken: "unclosed comment, string, or bracket; it extends to the end of the file"
    case .badPrelude: "invalid selector; browsers skip the whole rule"
    case .missingBlock: "selector without a block; browsers skip it"
    case .badValue: "invalid declaration; browsers skip it"
    case .badItem: "expected a declaration or a rule; browsers skip this"
    }
  }
}
