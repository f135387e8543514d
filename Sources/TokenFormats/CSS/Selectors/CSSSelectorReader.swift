import CSSText
import DesignTokens
import SourceText

/// Reads lists of selectors for what they say about looks and scopes.
struct CSSSelectorReader {
  let bytes: [UInt8]
  /// The modes that classes and identifiers are known to stand for.
  var modeNames: [String: String] = [:]
  /// The classes and attributes of themes.
  let choices: CSSChoices
  /// The most combinations of alternatives; the scopes of more are joined.
  static let limit = 24
  /// The longest text of an attribute that is a name as it is, in bytes.
  static let textLimit = 1024
  /// The most scopes of one list that become groups of their own.
  static let scopeLimit = 4

  /// The selectors of a list, each different one once.
  func selectors(_ components: [CSSComponent]) -> [CSSSelector] { selectors(components.split(separator: .comma)) }

  private func selectors(_ parts: [ArraySlice<CSSComponent>]) -> [CSSSelector] {
    var found: [CSSSelector] = []
    var seen: Set<CSSSelector> = []
    for part in parts {
      for selector in complex(part) where seen.insert(selector).inserted { found.append(selector) }
    }
    // `*, ::before`: a pseudo-element beside the page itself adds nothing to it.
    if found.contains(where: { $0.scope.isEmpty && $0.pseudoElement == nil }) {
      found.removeAll { $0.pseudoElement != nil && $0.scope.isEmpty }
    }
    for index in found.indices where found[index].scope.isEmpty {
      if let name = found[index].pseudoElement { found[index].scope = [name] }
    }
    return CSSSelectorReader.bounded(found)
  }

  /// The same list with the most specific selector of each meaning, and the scopes joined to one where there are many.
  static func bounded(_ selectors: [CSSSelector]) -> [CSSSelector] {
    let kept = joined(selectors)
    // What has more alternatives than that is taken for a part of the page.
    return kept.count > 4 * limit ? distinct(kept.map(\.asPart)) : kept
  }

  private static func joined(_ selectors: [CSSSelector]) -> [CSSSelector] {
    var kept = distinct(selectors)
    var scopes: Set<[String]> = []
    for selector in kept where !selector.scope.isEmpty { scopes.insert(selector.scope) }
    guard scopes.count > scopeLimit || kept.count > limit else { return kept }
    CSSSelector.joinNames(of: &kept)
    guard scopes.count > scopeLimit, let first = kept.first(where: { !$0.scope.isEmpty })?.scope else {
      return distinct(kept)
    }
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
      if let position = positions[meaning] {
        kept[position].specificity = max(kept[position].specificity, selector.specificity)
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
    var joint: CSSSelector.Joint?
    var isChild = false
    var hasSibling = false
    var index = components.startIndex
    while index < components.endIndex {
      let component = components[index]
      if index > components.startIndex, component.followsBlank { isNewElement = true }
      if let byte = delimiter(component), [0x3E, 0x2B, 0x7E].contains(byte) {  // > + ~
        isNewElement = true
        if byte == 0x3E { (isChild, joint) = (true, joint.map { _ in .child }) } else { hasSibling = true }
        index += 1
        continue
      }
      if isNewElement { isBare = true }
      var (next, length) = simple(components[index...], isBare: isBare)
      if next.contains(where: { !$0.scope.isEmpty }) { isBare = false }
      if let joint {
        alternatives = product(alternatives, next, isNewElement ? joint : .sameElement)
      } else {
        // A combinator in front is about the selector of the rule around it.
        if isChild { for position in next.indices { next[position].compounds[0].isChild = true } }
        alternatives = next
      }
      (isNewElement, joint) = (false, .descendant)
      index += max(length, 1)
    }
    for position in alternatives.indices { alternatives[position].finishElement() }
    guard hasSibling else { return alternatives }
    // Whether an element has another one beside it is a matter of the page.
    return alternatives.map { selector in
      var selector = selector
      if selector.scope.isEmpty { selector.scope = ["sibling"] }
      return selector
    }
  }

  private func product(_ left: [CSSSelector], _ right: [CSSSelector], _ joint: CSSSelector.Joint) -> [CSSSelector] {
    if right.count == 1 { return left.map { $0.followed(by: right[0], joint) } }
    let all = left.flatMap { first in right.map { first.followed(by: $0, joint) } }
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
      var selector = named(first.token.name(in: bytes), prefix: "#")
      selector.specificity = CSSSpecificity(identifiers: 1)
      return ([selector], 1)
    case .openSquare: return ([attribute(first)], 1)
    case .colon:
      guard let second else { return ([CSSSelector()], 1) }
      if second.token.kind == .colon {
        let element = rest.dropFirst(2).first
        var selector = CSSSelector(specificity: CSSSpecificity(types: 1))
        selector.pseudoElement = element.map { $0.token.name(in: bytes) } ?? "pseudo"
        if !isBare, let element { selector.scope = [element.token.name(in: bytes)] }
        return ([selector], 3)
      }
      return (pseudoClass(second), 2)
    default: break
    }
    switch delimiter(first) {
    case UInt8(ascii: ".") where second?.token.kind == .identifier:
      return ([named(second?.token.name(in: bytes) ?? "", prefix: ".")], 2)
    case UInt8(ascii: "&"):
      var selector = CSSSelector()
      selector.hasParentReference = true
      selector.key.isParent = true
      return ([selector], 1)
    case UInt8(ascii: "*"), UInt8(ascii: "|"): return ([CSSSelector()], 1)
    default:
      // Nothing that selectors have: kept as a scope, so that what it holds is not taken for the whole page's.
      return ([CSSSelector(scope: [String(decoding: bytes[first.range].prefix(40), as: UTF8.self)])], 1)
    }
  }

  private func type(_ token: CSSToken) -> CSSSelector {
    let specificity = CSSSpecificity(types: 1)
    if token.isNamed("html", in: bytes) { return CSSSelector(levels: .root, specificity: specificity) }
    if token.isNamed("body", in: bytes) { return CSSSelector(levels: .body, specificity: specificity) }
    return CSSSelector(levels: .content, scope: [token.name(in: bytes)], specificity: specificity)
  }

  /// A class or an identifier.
  private func named(_ name: String, prefix: String) -> CSSSelector {
    let words = CSSModeNameParser(className: name, known: modeNames)
    let isTheme = !Set(CSSModeNameParser.words(of: name)).isDisjoint(with: CSSModeNameParser.themeWords)
    return choice(axis: ".", label: prefix + name, value: prefix == "." ? name : nil, words: words, isTheme: isTheme)
  }

  /// What chooses a look or a theme, or else a part of the page.
  private func choice(
    axis: String, label: String, isPresence: Bool = false, value: String? = nil, sign: String = "",
    words: CSSModeNameParser,
    isTheme: Bool
  ) -> CSSSelector {
    var selector = CSSSelector(specificity: CSSSpecificity(classes: 1))
    let isLook = words.scheme != nil || words.contrast != nil
    if let rest = words.rest, !choices.known.contains(rest) {
      // An identifier is one element of a page, not a theme that elements may have.
      if isTheme || !label.utf8.starts(with: "#".utf8) { choices.note(rest, isTheme: isTheme) }
      selector.mark(rest)
      guard isLook else { return selector }
    }
    selector.key.choices = [
      choices.position(
        axis: axis, label: label, isPresence: isPresence, value: value, sign: sign, words: words)
    ]
    return selector
  }

  /// The start of a text that may be of any length, for use as a name.
  private func short(_ text: String) -> String {
    guard text.utf8.count > CSSSelectorReader.textLimit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(CSSSelectorReader.textLimit / 4)))
  }

  /// `[name]`, `[name=value]` and the other comparisons; `~=` and `|=` are read as equality.
  private func attribute(_ component: CSSComponent) -> CSSSelector {
    let names = component.children.filter { $0.token.kind == .identifier || $0.token.kind == .string }
    guard let first = names.first else { return CSSSelector(scope: ["attribute"]) }
    let name = short(first.token.name(in: bytes))
    var value: String?
    if names.count > 1 { value = short(names[1].token.content(in: bytes) ?? names[1].token.name(in: bytes)) }
    var sign = component.children.compactMap { delimiter($0) }.first.map { String(UnicodeScalar($0)) } ?? ""
    if !["^", "$", "*"].contains(sign) { sign = "" }
    let isClass = first.token.isNamed("class", in: bytes)
    if isClass, let value, sign.isEmpty { return named(value, prefix: ".") }
    let words =
      isClass
      ? value.map { CSSModeNameParser(className: $0, known: modeNames) }
      : CSSModeNameParser(attribute: name, value: value)
    let scope = value.map { name + "-" + $0 } ?? name
    return choice(
      axis: isClass ? "." : name, label: value.map { name + sign + "=" + $0 } ?? name, isPresence: value == nil,
      value: value, sign: sign, words: words ?? CSSModeNameParser(rest: scope), isTheme: words != nil && !isClass)
  }
}

extension CSSSelectorReader {
  private func pseudoClass(_ component: CSSComponent) -> [CSSSelector] {
    var plain = CSSSelector(specificity: CSSSpecificity(classes: 1))
    let token = component.token
    let roots: [StaticString] = ["root", "host", "scope"]
    if roots.contains(where: { token.isNamed($0, in: bytes) }) {
      plain.key.levels = .root
      guard token.kind == .function else { return [plain] }
      return list(component).map { plain.followed(by: $0, .sameElement) }
    }
    guard token.kind == .function else {
      plain.mark(token.name(in: bytes), isState: true)
      return [plain]
    }
    if token.isNamed("where", in: bytes) || token.isNamed("is", in: bytes) || token.isNamed("host-context", in: bytes) {
      let hasWeight = !token.isNamed("where", in: bytes)
      let inner = selectors(CSSSelectorCheck(bytes: bytes).forgiven(component.children))
      let heaviest = inner.map(\.specificity).max() ?? .none
      return alternatives(inner, of: component).map { selector in
        var selector = selector
        selector.specificity = hasWeight ? heaviest : .none
        if token.isNamed("host-context", in: bytes) { selector.key.levels.formIntersection(.root) }
        return selector
      }
    }
    if token.isNamed("not", in: bytes) { return [negation(list(component))] }
    if token.isNamed("has", in: bytes) { return [possession(list(component), of: component)] }
    plain.mark(slug(component), isState: true)
    return [plain]
  }

  private func list(_ component: CSSComponent) -> [CSSSelector] { selectors(component.children) }

  /// The selectors of a list apart where some of them mean the whole page; else the list as one scope.
  private func alternatives(_ inner: [CSSSelector], of component: CSSComponent) -> [CSSSelector] {
    if inner.contains(where: { $0.scope.isEmpty }) { return inner }
    guard inner.count > 1, Set(inner.map(\.required)).count == 1, var first = inner.first else { return inner }
    first.compounds = [CSSCompound(choices: first.required)]
    first.mark(slug(component), isState: true)
    for name in Set(inner.flatMap(\.names)).sorted() { first.addCondition(name) }
    first.hasParentReference = inner.contains(where: \.hasParentReference)
    return [first]
  }

  /// What an element is not; a component that it is not leaves the page as it is.
  private func negation(_ inner: [CSSSelector]) -> CSSSelector {
    var selector = CSSSelector(specificity: inner.map(\.specificity).max() ?? .none)
    selector.hasParentReference = inner.contains(where: \.hasParentReference)
    for item in inner where item.pseudoElement == nil {
      if item.scope.isEmpty { selector.key.negations.append(item.compounds) }
      if item.scope.count == 1 { choices.exclude(item.scope[0]) }
      // An element that is not in a state may come to be in it.
      for name in item.names where name.utf8.first == UInt8(ascii: ":") {
        selector.addCondition(":not-" + name.dropFirst())
      }
    }
    return selector
  }

  /// `:has(…)`: a choice when it is about a look, wherever in the page that is made; else a part of the page.
  private func possession(_ inner: [CSSSelector], of component: CSSComponent) -> CSSSelector {
    var selector = CSSSelector(specificity: inner.map(\.specificity).max() ?? .none)
    let looks = inner.lazy.flatMap(\.required).map { self.choices.all[$0] }
    let name = slug(component)
    if inner.contains(where: { $0.isPlain }) {
      // Every page has a body, and elements in it.
      selector.key.levels = inner.contains { $0.isPlain && $0.key.levels == .body } ? .root : [.root, .body]
      return selector
    }
    if let look = looks.first(where: { $0.scheme != nil || $0.contrast != nil }) {
      let words = CSSModeNameParser(scheme: look.scheme, contrast: look.contrast)
      selector.key.choices = [choices.position(axis: ":" + name, label: ":" + name, words: words)]
    } else {
      selector.mark(name, isState: true)
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
