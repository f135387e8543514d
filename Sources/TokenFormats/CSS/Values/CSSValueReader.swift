import CSSText
import ColorScience
import DesignTokens
import SourceText

/// What a declaration's value is in one mode.
struct CSSReadValue {
  var content: AuthoredValue.Content
  /// The bytes that say so: the whole value, a side of `light-dark()`, a fallback.
  var range: Range<Int>
  /// The type, where the value tells one even if it cannot be told what it is.
  var type: TokenType?
  /// Whether a fallback was read because the property before it does not exist.
  var isFallback = false

  init(_ content: AuthoredValue.Content, _ range: Range<Int>, type: TokenType? = nil) {
    self.content = content
    self.range = range
    self.type = type
    if case .literal(let literal) = content { self.type = CSSReadValue.type(of: literal) ?? type }
  }

  private static func type(of literal: TokenValue) -> TokenType? {
    switch literal {
    case .color: .color
    case .dimension: .dimension
    case .duration: .duration
    case .number: .number
    case .cubicBezier: .cubicBezier
    default: nil
    }
  }
}

/// Reads values in one mode.
struct CSSValueReader {
  let cascade: CSSCascade
  /// The position of the mode.
  let mode: Int
  let paths: [TokenPath]
  var expansion: CSSExpansion
  /// The property being read.
  var current = -1
  /// What aliases name that none of the documents defines.
  var optionalTargets: Set<TokenPath> = []

  init(cascade: CSSCascade, mode: Int, paths: [TokenPath]) {
    self.cascade = cascade
    self.mode = mode
    self.paths = paths
    expansion = CSSExpansion(cascade: cascade, mode: mode)
  }

  /// What a declaration of a property says, on an element of a level.
  mutating func read(_ candidate: CSSCandidate, of property: Int, at level: Int) -> CSSReadValue {
    expansion.level = level
    let bytes = cascade.bytes(of: candidate)
    let key = cascade.properties[property].key
    if let keyword = candidate.keyword {
      let word = keyword == .revertLayer ? "revert-layer" : keyword.rawValue
      return CSSReadValue(.undecidable("\(word) sets no value"), candidate.value)
    }
    let isPlain = candidate.value.count <= CSSExpansion.lengthLimit
    guard isPlain, let components = cssComponents(in: bytes, candidate.value) else {
      return text(bytes, candidate.value)
    }
    let reading = Reading(bytes: bytes, scope: key.scope, triplet: cascade.triplets.function(of: key.name))
    current = property
    expansion.hasUsedFallback = false
    var value = read(ArraySlice(components), candidate.value, reading, depth: 0)
    if expansion.hasUsedFallback { value.isFallback = true }
    if let registration = cascade.registrations[key.name], candidate.origin != .initial,
      let text = try? expansion.text(of: components, in: bytes, scope: key.scope),
      !registration.accepts(0..<text.count, in: text)
    {
      return CSSReadValue(.undecidable("its value doesn't match the syntax in @property"), candidate.value)
    }
    return value
  }

  /// Where a value is read.
  struct Reading {
    let bytes: [UInt8]
    /// The scope whose properties variables mean.
    let scope: Int
    /// The function whose bare components the property holds.
    let triplet: CSSTripletFunction?
  }

  mutating func read(
    _ components: ArraySlice<CSSComponent>, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue {
    guard depth < CSSExpansion.depthLimit else {
      return CSSReadValue(.undecidable("its value is nested too deeply"), range)
    }
    guard components.count == 1, let only = components.first else { return readList(components, range, reading) }
    switch only.token.kind {
    case .function: return readFunction(only, range, reading, depth: depth)
    case .hash, .identifier: return readWord(only, range, reading)
    case .string: return CSSReadValue(.literal(.text(only.token.content(in: reading.bytes) ?? "")), range)
    case .number, .percentage, .dimension: return readNumber(only, range, reading)
    default: return text(reading.bytes, range)
    }
  }

  /// The value as words.
  func text(_ bytes: [UInt8], _ range: Range<Int>) -> CSSReadValue {
    // A long value, an image perhaps, is kept as it is written.
    guard range.count <= CSSExpansion.lengthLimit else {
      return CSSReadValue(.literal(.text(String(decoding: bytes[range], as: UTF8.self))), range)
    }
    let words = bytes[range].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return CSSReadValue(
      .literal(.text(words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))), range)
  }

  private func readWord(_ component: CSSComponent, _ range: Range<Int>, _ reading: Reading) -> CSSReadValue {
    do throws(ColorSyntaxError) {
      return CSSReadValue(.literal(.color(try Color(css: reading.bytes, in: component.range))), range)
    } catch {
      // Words such as `currentcolor` and `canvas` are colors that only a browser knows.
      guard error.expected == "a color that doesn't depend on the context" else {
        return text(reading.bytes, range)
      }
      let word = String(decoding: reading.bytes[component.range], as: UTF8.self)
      return CSSReadValue(.undecidable("\(word) depends on the context"), range, type: .color)
    }
  }

  private func readNumber(_ component: CSSComponent, _ range: Range<Int>, _ reading: Reading) -> CSSReadValue {
    if let quantity = CSSQuantity(component.token, in: reading.bytes) { return value(of: quantity, range, reading) }
    // What is no length stays as words.
    let units = ["hz", "khz", "dpi", "dpcm", "dppx", "x", "fr"]
    let unit = String(decoding: component.token.name(in: reading.bytes).utf8.map(asciiLowered), as: UTF8.self)
    if units.contains(unit) { return text(reading.bytes, range) }
    return CSSReadValue(.undecidable("\(unit) depends on the context"), range, type: .dimension)
  }

  func value(of quantity: CSSQuantity, _ range: Range<Int>, _ reading: Reading) -> CSSReadValue {
    switch quantity.unit {
    case .none: CSSReadValue(.literal(.number(quantity.value)), range)
    case .px: CSSReadValue(.literal(.dimension(Dimension(quantity.value, .px))), range)
    case .rem: CSSReadValue(.literal(.dimension(Dimension(quantity.value, .rem))), range)
    case .milliseconds: CSSReadValue(.literal(.duration(milliseconds: quantity.value)), range)
    case .percent, .degrees: text(reading.bytes, range)
    }
  }

  /// Several components: bare components of a color, else words.
  private mutating func readList(
    _ components: ArraySlice<CSSComponent>, _ range: Range<Int>, _ reading: Reading
  ) -> CSSReadValue {
    guard let function = reading.triplet, !components.isEmpty else { return text(reading.bytes, range) }
    do throws(CSSUnknown) {
      let inner = try expansion.text(of: components, in: reading.bytes, scope: reading.scope)
      let color = try expansion.color(function.call(inner))
      return CSSReadValue(.literal(.color(color)), range)
    } catch { return CSSReadValue(.undecidable(error.reason), range, type: .color) }
  }
}
