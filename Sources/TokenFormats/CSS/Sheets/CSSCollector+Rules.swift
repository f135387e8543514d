import CSSText
import DesignTokens
import SourceText

// What rules say about what stands in them.

extension CSSCollector {
  /// The longest selectors and conditions that are looked into, in bytes; longer selectors are one scope of their own.
  static let preludeLimit = 65_536

  /// The context of a rule below another.
  mutating func context(of rule: CSSRule, in sheet: CSSStylesheet, below parent: Context) -> Context {
    var context = parent
    if rule.isDropped || parent.isIgnored {
      context.isIgnored = true
      return context
    }
    let bytes = sheet.file.bytes
    guard let name = rule.atName else {
      check(rule, in: sheet, below: parent, &context)
      if !context.isIgnored { context.selectors = selectors(of: rule, in: bytes, below: parent) }
      return context
    }
    func isNamed(_ keyword: StaticString) -> Bool { isCSSKeyword(keyword, in: bytes, name) }
    if rule.prelude.count > CSSCollector.preludeLimit {
      require(.unknown, rule, "@" + sheet.name(name), bytes, &context)
    } else if isNamed("media") {
      conditions.queries.touched = []
      let truth = conditions.media(prelude(of: rule, in: bytes), in: bytes)
      context.queries += conditions.queries.touched
      require(truth, rule, "@media", bytes, &context)
    } else if isNamed("supports") {
      require(conditions.supports(prelude(of: rule, in: bytes), in: bytes), rule, "@supports", bytes, &context)
    } else if isNamed("layer") {
      noteDoubtfulLayer(rule, in: sheet, parent)
      context.layer = layer(of: rule, in: bytes, below: parent)
    } else if isNamed("theme") {
      openTheme(rule, bytes, &context)
    } else if isNamed("variant") || isNamed("dark") {
      openVariant(rule, in: sheet, parent, &context)
    } else if isNamed("property") {
      let name = sheet.name(rule.prelude)
      context.registered = name.utf8.starts(with: "--".utf8) ? CSSPropertyName(String(name.dropFirst(2))) : nil
      context.origin = .initial
    } else if isNamed("starting-style") {
      // What a transition starts from.
      require(.never, rule, "@starting-style", bytes, &context)
    } else if isNamed("container") || isNamed("scope") || isNamed("utility") {
      require(.unknown, rule, "@" + sheet.name(name), bytes, &context)
      // What holds for some elements doesn't constrain layers (CSS Conditional 5, section 5).
      (context.pageTruth, context.isOfElements) = (parent.pageTruth, true)
    } else if !isNamed("document") {
      // Keyframes, fonts, pages, what tools add: nothing in them is a token.
      context.isIgnored = true
    }
    return context
  }

  /// Drops a rule whose selectors browsers don't read; where only some may know them, no file can tell.
  private mutating func check(_ rule: CSSRule, in sheet: CSSStylesheet, below parent: Context, _ context: inout Context)
  {
    guard rule.prelude.count <= CSSCollector.preludeLimit else { return }
    let bytes = sheet.file.bytes
    let check = CSSSelectorCheck(bytes: bytes)
    switch check.verdict(prelude(of: rule, in: bytes), isRelative: parent.selectors != nil) {
    case .valid: break
    case .unsure:
      context.pageTruth = context.pageTruth && .unknown
      if context.reason == nil { context.reason = oneLine(bytes, rule.prelude, limit: 80) }
    case .invalid:
      context.isIgnored = true
      notices.add(
        .syntax,
        "\"\(oneLine(bytes, rule.prelude, limit: 80))\" isn't a valid selector list; browsers skip the whole rule",
        at: sheet.file.location(of: rule.prelude))
    }
  }

  /// Tailwind's `@theme`, whose defaults lose against all else.
  private func openTheme(_ rule: CSSRule, _ bytes: [UInt8], _ context: inout Context) {
    let words = prelude(of: rule, in: bytes)
    let isDefault = words.contains { $0.token.kind == .identifier && $0.token.isNamed("default", in: bytes) }
    context.origin = isDefault ? .themeDefault : .theme
    context.selectors = [CSSSelector(levels: .root)]
  }

  /// Tailwind's `@variant dark`, and the older `@dark`: a preference, unless `@custom-variant` says that it is a class.
  private func openVariant(_ rule: CSSRule, in sheet: CSSStylesheet, _ parent: Context, _ context: inout Context) {
    let name = rule.prelude.isEmpty ? "dark" : sheet.name(rule.prelude)
    let words = CSSModeNameParser(className: name)
    let outer = parent.selectors ?? [CSSSelector()]
    if let rest = words.rest {
      context.selectors = outer.map { $0.followed(by: CSSSelector(scope: [rest]), .descendant) }
      return
    }
    guard let custom = customVariants[name] else {
      let truth = CSSTruth(CSSAppearances(scheme: words.scheme, contrast: words.contrast))
      return require(truth, rule, "@variant", sheet.file.bytes, &context)
    }
    let choice = custom ?? choices.position(axis: ".", label: "." + name, words: words)
    let variant = CSSSelector(choices: [choice])
    context.selectors = outer.flatMap { around in
      var below = around
      below.compounds.insert(variant.key, at: 0)
      return [around.followed(by: variant, .sameElement)] + (below.compounds.count <= CSSLevels.count ? [below] : [])
    }
  }

  private func prelude(of rule: CSSRule, in bytes: [UInt8]) -> [CSSComponent] {
    cssComponents(in: bytes, rule.prelude) ?? []
  }

  private func require(
    _ truth: CSSTruth, _ rule: CSSRule, _ name: String, _ bytes: [UInt8], _ context: inout Context
  ) {
    context.pageTruth = context.pageTruth && truth
    if truth.holds != .all, context.reason == nil || truth.holds.isEmpty {
      context.reason = rule.prelude.isEmpty ? name : "\(name) \(oneLine(bytes, rule.prelude, limit: 80))"
    }
  }

  /// The selectors of a rule, those of the rule around it in front.
  private func selectors(of rule: CSSRule, in bytes: [UInt8], below parent: Context) -> [CSSSelector] {
    let isShort = rule.prelude.count <= CSSCollector.preludeLimit
    let own =
      isShort
      ? CSSSelectorReader(bytes: bytes, modeNames: library.modeNames, choices: choices)
        .selectors(prelude(of: rule, in: bytes))
      : [CSSSelector(scope: ["many"])]
    guard let outer = parent.selectors, parent.origin == .rule else { return own }
    let heaviest = outer.map(\.specificity).max() ?? .none
    let nested = outer.flatMap { around in
      own.map { selector in
        var joined = selector.nested(in: around)
        joined.specificity = selector.specificity + heaviest
        return joined
      }
    }
    return CSSSelectorReader.bounded(nested)
  }

  /// The layer of a block, or of the last name of a statement, which only sets the order.
  private mutating func layer(of rule: CSSRule, in bytes: [UInt8], below parent: Context) -> CSSLayers.Place {
    let looks = parent.pageTruth.holds
    let names = prelude(of: rule, in: bytes).split(separator: .comma)
    guard let first = names.first, !first.isEmpty else { return layers.place(of: nil, below: parent.layer, in: looks) }
    var place = parent.layer
    for name in names {
      place = parent.layer
      for component in name where component.token.kind == .identifier {
        place = layers.place(of: component.token.name(in: bytes), below: place, in: looks)
      }
    }
    return place
  }

  /// Notes a layer of which no file can tell where it stands.
  private mutating func noteDoubtfulLayer(_ rule: CSSRule, in sheet: CSSStylesheet, _ parent: Context) {
    guard !parent.pageTruth.unknownLooks.isEmpty else { return }
    conditions.queries.want(parent.queries)
    notices.add(
      .conditions,
      "the order of this layer depends on \(parent.reason ?? "a condition"), which is treated as false",
      at: sheet.file.location(of: rule.prelude))
  }
}
