import CSSText
import ColorScience
import SourceText

/// Reads the conditions of `@media`, `@supports` and `@import` (Media Queries 5, CSS Conditional 3).
struct CSSConditions {
  /// What `@custom-media` defines, by name: the document and the bytes of the queries.
  var customMedia: [String: (bytes: [UInt8], range: Range<Int>)] = [:]
  /// The longest chain of custom media that is followed.
  static let customMediaDepth = 32
  /// The other features, by which colors may change.
  var queries = CSSQueries()

  /// When a list of media queries holds; an empty list always does.
  func media(_ components: [CSSComponent], in bytes: [UInt8], depth: Int = 0) -> CSSTruth {
    guard !components.isEmpty else { return .always }
    return components.split(separator: .comma).map { query(Array($0), bytes, depth) }.reduce(.never) { $0 || $1 }
  }

  private func query(_ components: [CSSComponent], _ bytes: [UInt8], _ depth: Int) -> CSSTruth {
    var rest = ArraySlice(components)
    guard let first = rest.first, first.token.kind == .identifier else { return condition(rest, bytes, depth) }
    let isNot = first.token.isNamed("not", in: bytes)
    if isNot || first.token.isNamed("only", in: bytes) { rest = rest.dropFirst() }
    guard let type = rest.first, type.token.kind == .identifier else {
      return condition(ArraySlice(components), bytes, depth)
    }
    var truth = CSSTruth.never
    if type.token.isNamed("screen", in: bytes) || type.token.isNamed("all", in: bytes) { truth = .always }
    rest = rest.dropFirst()
    if let and = rest.first {
      guard and.token.kind == .identifier, and.token.isNamed("and", in: bytes) else { return .never }
      truth = truth && condition(rest.dropFirst(), bytes, depth)
    }
    return isNot ? !truth : truth
  }

  /// Conditions in parentheses joined by `and` or `or`, or one after `not`.
  private func condition(_ components: ArraySlice<CSSComponent>, _ bytes: [UInt8], _ depth: Int) -> CSSTruth {
    joined(components, bytes) { component in
      guard component.token.kind == .openParenthesis else { return .unknown }
      if isNested(component, bytes) { return condition(ArraySlice(component.children), bytes, depth) }
      return feature(component.children, bytes, depth)
    }
  }

  /// Whether a parenthesis holds conditions rather than a feature.
  private func isNested(_ component: CSSComponent, _ bytes: [UInt8]) -> Bool {
    guard let first = component.children.first else { return false }
    if first.token.kind == .openParenthesis { return true }
    return first.token.kind == .identifier && first.token.isNamed("not", in: bytes) && component.children.count > 1
  }

  private func joined(
    _ components: ArraySlice<CSSComponent>, _ bytes: [UInt8], _ operand: (CSSComponent) -> CSSTruth
  ) -> CSSTruth {
    var truth: CSSTruth?
    var isNegated = false
    var isOr = false
    for component in components {
      if component.token.kind == .identifier {
        if component.token.isNamed("not", in: bytes) { isNegated = true }
        if component.token.isNamed("or", in: bytes) { isOr = true }
        if component.token.isNamed("and", in: bytes) { isOr = false }
        continue
      }
      let next = isNegated ? !operand(component) : operand(component)
      isNegated = false
      truth = truth.map { isOr ? $0 || next : $0 && next } ?? next
    }
    return truth ?? .unknown
  }

  /// A media feature: what people prefer, else what is either there or not, else unknown.
  private func feature(_ children: [CSSComponent], _ bytes: [UInt8], _ depth: Int) -> CSSTruth {
    // A range may begin with its number: (600px <= width).
    guard let first = children.first, first.token.kind == .identifier else { return other(children, in: bytes) }
    let name = first.token
    let value = children.count == 3 && children[1].token.kind == .colon ? children[2].token : nil
    func has(_ keyword: StaticString) -> Bool { value?.isNamed(keyword, in: bytes) ?? false }
    if children.count == 1, name.name(in: bytes).utf8.starts(with: "--".utf8) {
      guard depth < CSSConditions.customMediaDepth, let custom = customMedia[name.name(in: bytes)],
        let components = cssComponents(in: custom.bytes, custom.range)
      else { return .unknown }
      return media(components, in: custom.bytes, depth: depth + 1)
    }
    if name.isNamed("prefers-color-scheme", in: bytes) {
      if children.count == 1 { return .always }
      return has("dark") ? CSSTruth(.anyDark) : has("light") || has("no-preference") ? CSSTruth(.anyLight) : .never
    }
    if name.isNamed("prefers-contrast", in: bytes) {
      if children.count == 1 || has("more") || has("high") { return CSSTruth(.anyHighContrast) }
      return has("no-preference") ? CSSTruth(.anyStandard) : .never
    }
    // Where colors are forced, the system chooses them.
    if name.isNamed("forced-colors", in: bytes) { return has("none") ? .always : .never }
    return other(children, in: bytes)
  }

  /// When a condition of `@supports` holds: what browsers of today have is taken to be supported; of anything else no file can tell.
  func supports(_ components: [CSSComponent], in bytes: [UInt8]) -> CSSTruth {
    joined(ArraySlice(components), bytes) { component in
      guard component.token.kind == .openParenthesis else {
        return component.token.kind == .function && component.token.isNamed("selector", in: bytes) ? .always : .unknown
      }
      if isNested(component, bytes) { return supports(component.children, in: bytes) }
      return supports(declaration: component.children, in: bytes)
    }
  }

  /// The same for a declaration without parentheses, as `@import … supports(display: grid)` has it.
  func supports(declaration components: [CSSComponent], in bytes: [UInt8]) -> CSSTruth {
    isKnown(components, in: bytes) ? .always : .unknown
  }

  /// Properties that conditions ask for, all of which browsers have had for years.
  private static let knownProperties: [StaticString] = [
    "color", "background", "background-color", "background-image", "border-color", "outline-color", "fill", "stroke",
    "accent-color", "caret-color", "color-scheme", "display", "position", "gap", "inset", "width", "height",
    "min-height", "max-height", "aspect-ratio", "backdrop-filter", "-webkit-backdrop-filter", "filter", "mask",
    "mask-image", "clip-path", "object-fit", "font-variation-settings", "transition-behavior", "container-type",
    "text-wrap", "margin", "padding", "-webkit-appearance", "appearance", "-webkit-hyphens", "-moz-orient", "rotate",
    "-webkit-touch-callout", "animation-timeline", "contain", "overflow", "overscroll-behavior", "scrollbar-gutter",
    "scrollbar-color", "user-select", "font", "line-height", "content-visibility", "print-color-adjust",
  ]

  /// Whether a declaration in parentheses is of a custom or a known property, and where that is a color, of one.
  private func isKnown(_ children: [CSSComponent], in bytes: [UInt8]) -> Bool {
    guard children.count >= 2, let name = children.first, name.token.kind == .identifier,
      children[1].token.kind == .colon
    else { return false }
    if name.token.name(in: bytes).utf8.starts(with: "--".utf8) { return true }
    guard CSSConditions.knownProperties.contains(where: { name.token.isNamed($0, in: bytes) }) else { return false }
    guard children.count == 3, ["color", "background-color"].contains(where: { name.token.isNamed($0, in: bytes) })
    else {
      return true
    }
    let value = children[2]
    if value.token.isNamed("light-dark", in: bytes) || value.token.isNamed("var", in: bytes) { return true }
    if value.children.first?.token.isNamed("from", in: bytes) == true { return true }
    return (try? Color(css: bytes, in: bytes[value.range].prefix(200).indices)) != nil
  }
}

extension Array where Element == CSSComponent {
  /// The parts between tokens of a kind; an empty list has none.
  func split(separator kind: CSSTokenKind) -> [ArraySlice<CSSComponent>] {
    split(omittingEmptySubsequences: false) { $0.token.kind == kind }
  }
}
