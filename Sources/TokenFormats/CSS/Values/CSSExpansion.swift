import CSSText
import ColorScience
import SourceText

/// Writes values out: variables, `light-dark()` and relative colors give way to what they are in a mode.
struct CSSExpansion {
  let cascade: CSSCascade
  /// The position of the mode.
  let mode: Int
  /// The level of the element whose properties variables mean.
  var level = CSSLevels.count - 1
  /// The values written out before, and those that could not be, by property.
  private var known: [SIMD2<Int>: Result<[UInt8], CSSUnknown>] = [:]
  /// The properties being written out, to find circles.
  private var open: Set<SIMD2<Int>> = []
  private var depth = 0
  /// Whether a fallback was written out since this was last set to false.
  var hasUsedFallback = false

  /// The longest value that is written out, in bytes.
  static let lengthLimit = 1024
  /// The deepest nesting of functions and variables together.
  static let depthLimit = 100

  init(cascade: CSSCascade, mode: Int) {
    self.cascade = cascade
    self.mode = mode
  }

  /// The text of components with everything in its place.
  mutating func text(
    of components: some Sequence<CSSComponent>, in bytes: [UInt8], scope: Int
  ) throws(CSSUnknown) -> [UInt8] {
    var output: [UInt8] = []
    guard depth < CSSExpansion.depthLimit else { throw CSSUnknown("its value has too many nested references") }
    depth += 1
    defer { depth -= 1 }
    for component in components {
      if component.followsBlank, !output.isEmpty { output.append(0x20) }
      output += try text(of: component, in: bytes, scope: scope)
      guard output.count <= CSSExpansion.lengthLimit else { throw CSSUnknown("its expanded value is too long") }
    }
    return output
  }

  private mutating func text(
    of component: CSSComponent, in bytes: [UInt8], scope: Int
  ) throws(CSSUnknown) -> [UInt8] {
    let token = component.token
    guard token.kind.closer != nil else { return Array(bytes[component.range].prefix(CSSExpansion.lengthLimit + 1)) }
    if token.kind == .function {
      if let variable = CSSVariable(component, in: bytes) { return try text(of: variable, in: bytes, scope: scope) }
      if token.isNamed("light-dark", in: bytes) {
        let parts = component.children.split(separator: .comma)
        guard parts.count == 2 else { throw CSSUnknown("light-dark() requires two values") }
        return try text(of: parts[cascade.modes[mode].isDark ? 1 : 0], in: bytes, scope: scope)
      }
      if token.isNamed("--alpha", in: bytes) { return try tailwindAlpha(component, in: bytes, scope: scope) }
      if token.isNamed("--spacing", in: bytes) { return try tailwindSpacing(component, in: bytes, scope: scope) }
      if token.isNamed("env", in: bytes) || token.isNamed("attr", in: bytes) || token.isNamed("if", in: bytes)
        || token.name(in: bytes).utf8.starts(with: "--".utf8)
      {
        throw CSSUnknown("\(token.name(in: bytes))() has a value only in a browser")
      }
    }
    let inner = try text(of: component.children, in: bytes, scope: scope)
    if token.kind == .function, component.children.first?.token.isNamed("from", in: bytes) == true {
      return try Array(relativeColor(token, inner, in: bytes).utf8)
    }
    return Array(bytes[token.range]) + inner + [closingByte(of: token)]
  }

  private func closingByte(of token: CSSToken) -> UInt8 {
    switch token.kind.closer {
    case .closeSquare: UInt8(ascii: "]")
    case .closeBrace: UInt8(ascii: "}")
    default: UInt8(ascii: ")")
    }
  }

  /// The value of a variable between spaces, so that it never joins what stands beside it.
  private mutating func text(
    of variable: CSSVariable, in bytes: [UInt8], scope: Int
  ) throws(CSSUnknown) -> [UInt8] {
    if let position = cascade.position(of: variable.name, in: scope), let value = try text(ofProperty: position) {
      return [0x20] + value + [0x20]
    }
    if let value = cascade.tailwindDefault(of: variable.name) { return value }
    guard let fallback = variable.fallback else {
      throw CSSUnknown("var(--\(variable.name.text)) isn't defined in any document")
    }
    hasUsedFallback = true
    return try text(of: fallback, in: bytes, scope: scope)
  }

  /// The value of a property written out; nil when it has none in the mode.
  mutating func text(ofProperty position: Int) throws(CSSUnknown) -> [UInt8]? {
    if let doubt = cascade.doubt(position, in: mode, from: level) {
      throw CSSUnknown("var(--\(cascade.properties[position].key.name.text)): \(doubt)")
    }
    guard let (index, own) = cascade.shown(position, in: mode, from: level) else { return nil }
    let key = SIMD2(position, index)
    if let known = known[key] { return try known.get() }
    let candidate = cascade.properties[position].candidates[index]
    let bytes = cascade.bytes(of: candidate)
    if candidate.keyword != nil { return nil }
    let name = cascade.properties[position].key.name.text
    guard open.insert(key).inserted else { throw CSSUnknown("var(--\(name)) is a circular reference") }
    let outer = level
    level = own
    defer {
      open.remove(key)
      level = outer
    }
    do throws(CSSUnknown) {
      guard candidate.value.count <= CSSExpansion.lengthLimit,
        let components = cssComponents(in: bytes, candidate.value)
      else { throw CSSUnknown("var(--\(name)) is too long") }
      let text = try text(of: components, in: bytes, scope: cascade.properties[position].key.scope)
      known[key] = .success(text)
      return text
    } catch {
      known[key] = .failure(error)
      throw error
    }
  }

  /// `--alpha(color / 50%)` of Tailwind, which is a mixture with nothing.
  private mutating func tailwindAlpha(
    _ component: CSSComponent, in bytes: [UInt8], scope: Int
  ) throws(CSSUnknown) -> [UInt8] {
    let parts = component.children
    guard let slash = parts.firstIndex(where: { $0.token.isDelimiter(0x2F, in: bytes) }), slash > 0,
      slash + 1 < parts.count
    else {
      throw CSSUnknown("--alpha() requires a color, a slash, and a percentage")
    }
    let color = try text(of: parts[..<slash], in: bytes, scope: scope)
    let share = try text(of: parts[(slash + 1)...], in: bytes, scope: scope)
    return Array("color-mix(in oklab, ".utf8) + color + [0x20] + share + Array(", transparent)".utf8)
  }

  /// `--spacing(4)` of Tailwind.
  private mutating func tailwindSpacing(
    _ component: CSSComponent, in bytes: [UInt8], scope: Int
  ) throws(CSSUnknown) -> [UInt8] {
    guard let position = cascade.position(of: CSSPropertyName("spacing"), in: scope),
      let unit = try text(ofProperty: position)
    else { throw CSSUnknown("--spacing() requires --spacing, which no document defines") }
    let factor = try text(of: component.children, in: bytes, scope: scope)
    return Array("calc(".utf8) + unit + Array(" * (".utf8) + factor + Array("))".utf8)
  }
}

/// `var(--name)` or `var(--name, fallback)`, and `--theme(…)` of Tailwind.
struct CSSVariable {
  let name: CSSPropertyName
  /// What stands after the comma.
  let fallback: ArraySlice<CSSComponent>?

  init?(_ component: CSSComponent, in bytes: [UInt8]) {
    let token = component.token
    guard token.kind == .function, token.isNamed("var", in: bytes) || token.isNamed("--theme", in: bytes) else {
      return nil
    }
    guard let first = component.children.first, first.token.kind == .identifier else { return nil }
    let text = first.token.name(in: bytes)
    guard text.utf8.count > 2, text.utf8.starts(with: "--".utf8) else { return nil }
    name = CSSPropertyName(String(Substring(text.utf8.dropFirst(2))))
    if component.children.count == 1 {
      fallback = nil
    } else {
      // Tailwind's `--theme(--name inline)` has words before the comma.
      guard let comma = component.children.firstIndex(where: { $0.token.kind == .comma }) else { return nil }
      fallback = component.children[(comma + 1)...]
    }
  }

  /// Whether the fallback is a keyword that stands for no value, such as `initial`.
  func hasEmptyFallback(in bytes: [UInt8]) -> Bool {
    guard let fallback, fallback.count == 1, let only = fallback.first else { return fallback?.isEmpty ?? false }
    return CSSKeywordValue(bytes, only.range) != nil
  }
}

/// A keyword that every property takes and that is no value of its own.
enum CSSKeywordValue: String {
  case initial, inherit, unset, revert, revertLayer

  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    if isCSSKeyword("initial", in: bytes, range) {
      self = .initial
    } else if isCSSKeyword("inherit", in: bytes, range) {
      self = .inherit
    } else if isCSSKeyword("unset", in: bytes, range) {
      self = .unset
    } else if isCSSKeyword("revert", in: bytes, range) {
      self = .revert
    } else if isCSSKeyword("revert-layer", in: bytes, range) {
      self = .revertLayer
    } else {
      return nil
    }
  }
}
