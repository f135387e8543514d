import DesignTokens
import SourceText

/// Reads lists of selectors for what they say about looks and scopes.
struct CSSSelectorReader {
  let bytes: [UInt8]
  /// The modes that classes and identifiers are known to stand for.
  var modeNames: [String: String] = [:]
  /// The most combinations of alternatives; the scopes of more are joined.
  static let limit = 24
  /// The longest text of an attribute that is a name as it is, in bytes.
  static let textLimit = 1024
  /// The most scopes of one list that become groups of their own.
  static let scopeLimit = 4

  /// The selectors of a list, each different one once.
  func selectors(_ components: [CSSComponent]) -> [CSSSelector] {
    var found: [CSSSelector] = []
    var seen: Set<CSSSelector> = []
    for part in components.split(separator: .comma) {
      for selector in complex(part) where seen.insert(selector).inserted { found.append(selector) }
    }
    return CSSSelectorReader.bounded(found)
  }

  /// The same list with the most specific selector of each meaning, and the scopes joined to one where there are many.
  static func bounded(_ selectors: [CSSSelector]) -> [CSSSelector] {
    var kept = distinct(selectors)
    var scopes: Set<[String]> = []
    for selector in kept where !selector.scope.isEmpty { scopes.insert(selector.scope) }
    guard scopes.count > scopeLimit, let first = kept.first(where: { !$0.scope.isEmpty })?.scope else { return kept }
    let joined = first + ["and-\(scopes.count - 1)-more"]
    for index in kept.indices where !kept[index].scope.isEmpty { kept[index].scope = joined }
    return distinct(kept)
  }

  private static func distinct(_ selectors: [CSSSelector]) -> [CSSSelector] {
    var kept: [CSSSelector] = []
    var positions: [CSSSelector: Int] = [:]
    for selector in selectors {
      var meaning = selector
      meaning.specificity = .none
      meaning.hasParentReference = false
      if let position = positions[meaning] {
        kept[position].specificity = max(kept[position].specificity, selector.specificity)
        kept[position].hasParentReference = kept[position].hasParentReference || selector.hasParentReference
      } else {
        positions[meaning] = kept.count
        kept.append(selector)
      }
    }
    return kept
  }

  /// A selector with its combinators.
  private func complex(_ components: ArraySlice<CSSComponent>) -> [CSSSelector] {
    var alternatives = [CSSSelector()]
    var isNewElement = false
    var isBare = true
    var index = components.startIndex
    while index < components.endIndex {
      let component = components[index]
      if index > components.startIndex, component.followsBlank { isNewElement = true }
      if let byte = delimiter(component), [0x3E, 0x2B, 0x7E].contains(byte) {  // > + ~
        isNewElement = true
        index += 1
        continue
      }
      if isNewElement { isBare = true }
      let (choices, length) = simple(components[index...], isBare: isBare)
      if choices.contains(where: { !$0.scope.isEmpty }) { isBare = false }
      alternatives = product(alternatives, choices, isSameElement: !isNewElement)
      isNewElement = false
      index += max(length, 1)
    }
    return alternatives
  }

  private func product(_ left: [CSSSelector], _ right: [CSSSelector], isSameElement: Bool) -> [CSSSelector] {
    if right.count == 1 { return left.map { $0.followed(by: right[0], isSameElement: isSameElement) } }
    let all = left.flatMap { first in right.map { first.followed(by: $0, isSameElement: isSameElement) } }
    return all.count > CSSSelectorReader.limit ? CSSSelectorReader.bounded(all) : all
  }

  private func delimiter(_ component: CSSComponent?) -> UInt8? {
    guard let component, component.token.kind == .delimiter else { return nil }
    return bytes[component.range.lowerBound]
  }

  /// What the simple selector at the start says, and how many components it takes.
  private func simple(_ rest: ArraySlice<CSSComponent>, isBare: Bool) -> ([CSSSelector], length: Int) {
    let first = rest[rest.startIndex]
    let second = rest.dropFirst().first
    switch first.token.kind {
    case .identifier: return ([type(first.token)], 1)
    case .hash:
      var selector = named(CSSModeWords(className: first.token.name(in: bytes), known: modeNames))
      selector.specificity = CSSSpecificity(identifiers: 1)
      return ([selector], 1)
    case .openSquare: return ([attribute(first)], 1)
    case .colon:
      guard let second else { return ([CSSSelector()], 1) }
      if second.token.kind == .colon {
        let element = rest.dropFirst(2).first
        var selector = CSSSelector()
        selector.specificity.types = 1
        if !isBare, let element { selector.scope = [element.token.name(in: bytes)] }
        return ([selector], 3)
      }
      return (pseudoClass(second), 2)
    default: break
    }
    switch delimiter(first) {
    case UInt8(ascii: ".") where second?.token.kind == .identifier:
      return ([named(CSSModeWords(className: second?.token.name(in: bytes) ?? "", known: modeNames))], 2)
    case UInt8(ascii: "&"): return ([CSSSelector(hasParentReference: true)], 1)
    case UInt8(ascii: "*"), UInt8(ascii: "|"): return ([CSSSelector()], 1)
    default:
      // Nothing that selectors have: kept as a scope, so that what it holds is not taken for the whole page's.
      return ([CSSSelector(scope: [String(decoding: bytes[first.range].prefix(40), as: UTF8.self)])], 1)
    }
  }

  private func type(_ token: CSSToken) -> CSSSelector {
    var selector = CSSSelector()
    selector.specificity.types = 1
    if token.isNamed("html", in: bytes) {
      selector.isRoot = true
    } else if !token.isNamed("body", in: bytes) {
      selector.scope = [token.name(in: bytes)]
    }
    return selector
  }

  private func named(_ words: CSSModeWords) -> CSSSelector {
    CSSSelector(
      scheme: words.scheme, contrast: words.contrast, scope: words.rest.map { [$0] } ?? [],
      specificity: CSSSpecificity(classes: 1))
  }

  /// The start of a text that may be of any length, for use as a name.
  private func short(_ text: String) -> String {
    guard text.utf8.count > CSSSelectorReader.textLimit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(CSSSelectorReader.textLimit / 4)))
  }

  /// `[name]`, `[name=value]` and the other comparisons, all read as equality.
  private func attribute(_ component: CSSComponent) -> CSSSelector {
    let names = component.children.filter { $0.token.kind == .identifier || $0.token.kind == .string }
    guard let first = names.first else { return CSSSelector(scope: ["attribute"]) }
    let name = short(first.token.name(in: bytes))
    var value: String?
    if names.count > 1 { value = short(names[1].token.content(in: bytes) ?? names[1].token.name(in: bytes)) }
    if let words = CSSModeWords(attribute: name, value: value) { return named(words) }
    let scope = value.map { name + "-" + $0 } ?? name
    return CSSSelector(scope: [scope], specificity: CSSSpecificity(classes: 1))
  }
}

extension CSSSelectorReader {
  private func pseudoClass(_ component: CSSComponent) -> [CSSSelector] {
    var plain = CSSSelector(specificity: CSSSpecificity(classes: 1))
    let token = component.token
    if token.isNamed("root", in: bytes) || token.isNamed("host", in: bytes) {
      plain.isRoot = true
      guard token.kind == .function else { return [plain] }
      return list(component).map { plain.followed(by: $0, isSameElement: true) }
    }
    guard token.kind == .function else {
      plain.scope = [token.name(in: bytes)]
      return [plain]
    }
    if token.isNamed("where", in: bytes) || token.isNamed("is", in: bytes) || token.isNamed("host-context", in: bytes) {
      let hasWeight = !token.isNamed("where", in: bytes)
      let inner = list(component)
      let heaviest = inner.map(\.specificity).max() ?? .none
      return alternatives(inner, of: component).map { selector in
        var selector = selector
        selector.specificity = hasWeight ? heaviest : .none
        return selector
      }
    }
    if token.isNamed("not", in: bytes) { return [negation(list(component))] }
    if token.isNamed("has", in: bytes) { return [possession(list(component), of: component)] }
    plain.scope = [slug(component)]
    return [plain]
  }

  private func list(_ component: CSSComponent) -> [CSSSelector] { selectors(component.children) }

  /// The selectors of a list apart where some of them mean the whole page; else the list as one scope.
  private func alternatives(_ inner: [CSSSelector], of component: CSSComponent) -> [CSSSelector] {
    if inner.contains(where: { $0.scope.isEmpty }) { return inner }
    let schemes = Set(inner.map(\.looks))
    guard inner.count > 1, schemes.count == 1, var first = inner.first else { return inner }
    first.scope = [slug(component)]
    first.hasParentReference = inner.contains(where: \.hasParentReference)
    return [first]
  }

  /// What is not dark is light; what is not light may be either, since the default look has no class.
  private func negation(_ inner: [CSSSelector]) -> CSSSelector {
    var selector = CSSSelector(specificity: inner.map(\.specificity).max() ?? .none)
    for item in inner where item.scope.isEmpty {
      if item.scheme == .dark, item.contrast == nil { selector.scheme = .light }
      if item.contrast == .increased, item.scheme == nil { selector.contrast = .standard }
    }
    return selector
  }

  private func possession(_ inner: [CSSSelector], of component: CSSComponent) -> CSSSelector {
    var selector = CSSSelector(specificity: inner.map(\.specificity).max() ?? .none)
    if let chosen = inner.first(where: { $0.looks != .all }) {
      (selector.scheme, selector.contrast) = (chosen.scheme, chosen.contrast)
    } else {
      selector.scope = [slug(component)]
    }
    return selector
  }

  /// The names in a function, joined: `:where(button, .btn)` is `button-btn`.
  private func slug(_ component: CSSComponent) -> String {
    var words: [String] = []
    var tokens = CSSTokenizer(bytes, in: component.inner)
    while words.count < 6 {
      let token = tokens.next()
      if token.kind == .end { break }
      switch token.kind {
      case .identifier, .hash, .function: words.append(token.name(in: bytes))
      case .string: words.append(short(token.content(in: bytes) ?? ""))
      case .number, .dimension: words.append(String(decoding: bytes[token.range].prefix(20), as: UTF8.self))
      default: break
      }
    }
    let isList = component.token.isNamed("where", in: bytes) || component.token.isNamed("is", in: bytes)
    return ((isList ? [] : [component.token.name(in: bytes)]) + words).joined(separator: "-")
  }
}
