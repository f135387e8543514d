import CSSText
import SourceText

/// Tells whether browsers know every selector of a list: one that they don't makes them skip the whole rule (Selectors 4, section 18).
struct CSSSelectorCheck {
  /// What is the matter with a list.
  enum Verdict: Int, Comparable {
    /// Browsers read it.
    case valid
    /// Some browsers may know a name in it.
    case unsure
    /// It breaks the grammar.
    case invalid

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  let bytes: [UInt8]

  /// What browsers make of a list of selectors.
  ///
  /// - Parameter isRelative: whether a combinator may stand in front: in nested rules and in `:has()`.
  func verdict(_ components: [CSSComponent], isRelative: Bool) -> Verdict {
    guard !components.isEmpty else { return .invalid }
    return components.split(separator: .comma).map { complex($0, isRelative: isRelative) }.max() ?? .invalid
  }

  /// The parts of a list that browsers read: `:is()` and `:where()` forgive the others.
  func forgiven(_ components: [CSSComponent]) -> [ArraySlice<CSSComponent>] {
    components.split(separator: .comma).filter { complex($0, isRelative: false) != .invalid }
  }

  private func complex(_ components: ArraySlice<CSSComponent>, isRelative: Bool) -> Verdict {
    var verdict = Verdict.valid
    // Whether a compound must come next, or has begun.
    var needsCompound = !isRelative
    var isInCompound = false
    var index = components.startIndex
    while index < components.endIndex {
      let component = components[index]
      if component.followsBlank { isInCompound = false }
      if let sign = delimiter(component), [0x3E, 0x2B, 0x7E].contains(sign) {  // > + ~
        if needsCompound { return .invalid }
        (needsCompound, isInCompound) = (true, false)
        index += 1
        continue
      }
      let isTypeAllowed = !isInCompound || delimiter(components[index - 1]).map { $0 == 0x26 || $0 == 0x7C } ?? false
      let (own, length) = simple(components[index...], isTypeAllowed: isTypeAllowed)
      guard own != .invalid else { return .invalid }
      verdict = max(verdict, own)
      (needsCompound, isInCompound) = (false, true)
      index += length
    }
    return needsCompound || components.isEmpty || components.last.flatMap { delimiter($0) }.map(isCombinator) ?? false
      ? .invalid : verdict
  }

  private func isCombinator(_ byte: UInt8) -> Bool { [0x3E, 0x2B, 0x7E].contains(byte) }

  private func simple(_ rest: ArraySlice<CSSComponent>, isTypeAllowed: Bool) -> (Verdict, length: Int) {
    let first = rest[rest.startIndex]
    let second = rest.dropFirst().first
    switch first.token.kind {
    case .identifier: return (isTypeAllowed ? .valid : .invalid, 1)
    case .hash:
      let isName = !(0x30...0x39).contains(bytes[min(first.range.lowerBound + 1, first.range.upperBound - 1)])
      return (isName ? .valid : .invalid, 1)
    case .openSquare: return (first.children.isEmpty ? .invalid : .valid, 1)
    case .colon:
      guard let second, !second.followsBlank else { return (.invalid, 1) }
      guard second.token.kind == .colon else { return (pseudoClass(second), 2) }
      guard let element = rest.dropFirst(2).first, !element.followsBlank else { return (.invalid, 2) }
      return (pseudoElement(element), 3)
    default: break
    }
    switch delimiter(first) {
    case UInt8(ascii: "."):
      guard let second, second.token.kind == .identifier, !second.followsBlank else { return (.invalid, 1) }
      return (.valid, 2)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "|"): return (.valid, 1)
    default: return (.invalid, 1)
    }
  }

  private func delimiter(_ component: CSSComponent) -> UInt8? {
    component.token.kind == .delimiter ? bytes[component.range.lowerBound] : nil
  }

  private func pseudoClass(_ component: CSSComponent) -> Verdict {
    guard component.token.kind == .identifier || component.token.kind == .function else { return .invalid }
    let name = lowered(component)
    guard component.token.kind == .function else {
      let isOld = ["before", "after", "first-line", "first-letter"].contains(name)
      return isOld || CSSSelectorCheck.states.contains(name) ? .valid : .unsure
    }
    switch name {
    case "not": return verdict(component.children, isRelative: false)
    case "has": return verdict(component.children, isRelative: true)
    case "is", "where": return .valid
    case "host", "host-context": return compound(component.children)
    case "lang", "dir", "state":
      let isList = component.children.split(separator: .comma).allSatisfy { part in
        part.count == 1 && part.allSatisfy { $0.token.kind == .identifier || $0.token.kind == .string }
      }
      return isList && !component.children.isEmpty ? .valid : .invalid
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type": return positions(component, name)
    default: return CSSSelectorCheck.functions.contains(name) ? .valid : .unsure
    }
  }

  /// What browsers make of one selector for one element.
  private func compound(_ components: [CSSComponent]) -> Verdict {
    let isOne = components.dropFirst().allSatisfy { !$0.followsBlank && $0.token.kind != .comma }
    return isOne && !components.contains { delimiter($0).map(isCombinator) ?? false }
      ? verdict(components, isRelative: false) : .invalid
  }

  /// `An+B`, for children with selectors after `of` (Selectors 4, section 14.3).
  private func positions(_ component: CSSComponent, _ name: String) -> Verdict {
    let children = component.children
    let of = name.utf8.last == UInt8(ascii: "d") ? children.firstIndex { $0.token.isNamed("of", in: bytes) } : nil
    let end = of.map { children[$0].range.lowerBound } ?? component.inner.upperBound
    guard isPattern(bytes[component.inner.lowerBound..<end]) else { return .invalid }
    return of.map { verdict(Array(children[($0 + 1)...]), isRelative: false) } ?? .valid
  }

  /// Whether a text is `An+B` (CSS Syntax 3, section 6); true for one with comments or escapes.
  private func isPattern(_ text: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == Ascii.space || (0x09...0x0D).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (Ascii.zero...Ascii.nine).contains(byte) }
    func isSign(_ byte: UInt8?) -> Bool { byte == Ascii.plus || byte == Ascii.minus }
    if text.contains(where: { $0 == UInt8(ascii: "/") || $0 == Ascii.backslash }) { return true }
    var rest = ArraySlice(text.map(asciiLowered)).drop(while: isBlank)
    while rest.last.map(isBlank) == true { rest.removeLast() }
    if rest.elementsEqual("even".utf8) || rest.elementsEqual("odd".utf8) { return true }
    if isSign(rest.first) { rest.removeFirst() }
    let digits = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(digits)
    guard let letter = rest.popFirst() else { return digits > 0 }
    guard letter == UInt8(ascii: "n") else { return false }
    rest = rest.drop(while: isBlank)
    guard let sign = rest.popFirst() else { return true }
    rest = rest.drop(while: isBlank)
    return isSign(sign) && !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  /// Browsers take every name that starts with `-webkit-` for a pseudo-element (Selectors 4, section 3.6.4).
  private func pseudoElement(_ component: CSSComponent) -> Verdict {
    guard component.token.kind == .identifier || component.token.kind == .function else { return .invalid }
    let name = lowered(component)
    let isWebKit = component.token.kind == .identifier && name.utf8.starts(with: "-webkit-".utf8)
    return isWebKit || CSSSelectorCheck.elements.contains(name) ? .valid : .unsure
  }

  private func lowered(_ component: CSSComponent) -> String {
    String(decoding: component.token.name(in: bytes).utf8.map(asciiLowered), as: UTF8.self)
  }

  /// The pseudo-classes without parentheses that Chromium, Firefox and Safari all have (Selectors 4, HTML, section 4.16).
  private static let states: Set<String> = [
    "root", "host", "scope", "empty", "first-child", "last-child", "only-child", "first-of-type", "last-of-type",
    "only-of-type", "link", "visited", "any-link", "target", "hover", "active", "focus", "focus-visible",
    "focus-within", "enabled", "disabled", "checked", "indeterminate", "default", "required", "optional", "valid",
    "invalid", "in-range", "out-of-range", "read-only", "read-write", "placeholder-shown", "autofill", "defined",
    "fullscreen", "modal", "user-valid", "user-invalid", "popover-open", "-webkit-autofill", "-webkit-any-link",
    "-webkit-full-screen",
  ]
  /// Those with parentheses.
  private static let functions: Set<String> = [
    "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type", "lang", "dir", "host", "host-context", "state",
    "-webkit-any",
  ]
  /// The pseudo-elements.
  private static let elements: Set<String> = [
    "before", "after", "first-line", "first-letter", "backdrop", "selection", "placeholder", "marker",
    "file-selector-button", "cue", "part", "slotted", "target-text", "highlight", "spelling-error", "grammar-error",
    "view-transition", "view-transition-group", "view-transition-image-pair", "view-transition-old",
    "view-transition-new", "details-content",
  ]
}
