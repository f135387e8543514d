import CSSText
import ColorScience
import DesignTokens
import SourceText

// Values that are one function.

extension CSSValueReader {
  mutating func readFunction(
    _ function: CSSComponent, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue {
    let bytes = reading.bytes
    let token = function.token
    if let variable = CSSVariable(function, in: bytes) { return read(variable, range, reading, depth: depth) }
    if token.isNamed("light-dark", in: bytes) { return lightDark(function, range, reading, depth: depth) }
    if isColor(token, bytes) { return color(function, range, reading) }
    if token.isNamed("cubic-bezier", in: bytes) { return curve(function, range, reading) }
    if token.isCalculation(in: bytes) || token.isNamed("--spacing", in: bytes) {
      return calculation(function, range, reading)
    }
    let unknowns: [StaticString] = ["env", "attr", "if"]
    let name = token.name(in: bytes)
    if unknowns.contains(where: { token.isNamed($0, in: bytes) }) || name.utf8.starts(with: "--".utf8) {
      return CSSReadValue(.undecidable("\(name)() has a value only in a browser"), range)
    }
    return text(bytes, range)
  }

  private func isColor(_ token: CSSToken, _ bytes: [UInt8]) -> Bool {
    if CSSTripletFunction(token, in: bytes) != nil { return true }
    let others: [StaticString] = ["color", "color-mix", "--alpha", "contrast-color", "device-cmyk"]
    return others.contains { token.isNamed($0, in: bytes) }
  }

  /// An alias where the property exists in the look, else its fallback; a name that nobody defines stays an alias.
  private mutating func read(
    _ variable: CSSVariable, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue {
    let position = cascade.position(of: variable.name, in: reading.scope)
    if let position, let doubt = cascade.doubt(position, in: mode, from: expansion.level) {
      return CSSReadValue(.undecidable("var(--\(variable.name.text)): \(doubt)"), range)
    }
    if let position, variable.fallback == nil || hasValue(position) {
      guard position != current else { return CSSReadValue(.undecidable("its value is a circular reference"), range) }
      guard cascade.isSame(position, in: mode, from: expansion.level) else {
        return inherited(variable, position, range, reading, depth: depth)
      }
      return CSSReadValue(.alias(paths[position]), range)
    }
    if let value = tailwindDefault(variable, range, reading, depth: depth) { return value }
    if let fallback = variable.fallback {
      guard let first = fallback.first, let last = fallback.last, !variable.hasEmptyFallback(in: reading.bytes) else {
        return CSSReadValue(.undecidable("--\(variable.name.text) has no value and its fallback is empty"), range)
      }
      var value = read(fallback, first.range.lowerBound..<last.range.upperBound, reading, depth: depth + 1)
      value.isFallback = true
      return value
    }
    // Another set of documents may define it; if none does, the value cannot be told.
    let target = TokenPath(variable.name.dotted)
    optionalTargets.insert(target)
    return CSSReadValue(.alias(target), range)
  }

  /// The default color of Tailwind CSS 4 in place of a variable that no document sets; nil if there is none.
  private mutating func tailwindDefault(
    _ variable: CSSVariable, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue? {
    guard let text = cascade.tailwindDefault(of: variable.name),
      let components = cssComponents(in: text, 0..<text.count)
    else { return nil }
    let inner = Reading(bytes: text, scope: reading.scope, triplet: nil)
    var value = read(ArraySlice(components), 0..<text.count, inner, depth: depth + 1)
    value.range = range
    return value
  }

  /// The value of a variable on the element that refers to it, which is another one than in the content.
  private mutating func inherited(
    _ variable: CSSVariable, _ position: Int, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue {
    let name = "var(--\(variable.name.text))"
    do throws(CSSUnknown) {
      guard let text = try expansion.text(ofProperty: position),
        let components = cssComponents(in: text, 0..<text.count)
      else { throw CSSUnknown("\(name) has no value on the element that refers to it") }
      let triplet = reading.triplet ?? cascade.triplets.function(of: variable.name)
      let inner = Reading(bytes: text, scope: reading.scope, triplet: triplet)
      var value = read(ArraySlice(components), 0..<text.count, inner, depth: depth + 1)
      value.range = range
      return value
    } catch { return CSSReadValue(.undecidable(error.reason), range) }
  }

  private func hasValue(_ position: Int) -> Bool {
    guard let (index, _) = cascade.shown(position, in: mode, from: expansion.level) else { return false }
    return cascade.properties[position].candidates[index].keyword == nil
  }

  private mutating func lightDark(
    _ function: CSSComponent, _ range: Range<Int>, _ reading: Reading, depth: Int
  ) -> CSSReadValue {
    let sides = function.children.split(separator: .comma)
    guard sides.count == 2, let first = sides[cascade.modes[mode].isDark ? 1 : 0].first,
      let last = sides[cascade.modes[mode].isDark ? 1 : 0].last
    else { return CSSReadValue(.undecidable("light-dark() requires two values"), range, type: .color) }
    return read(
      sides[cascade.modes[mode].isDark ? 1 : 0], first.range.lowerBound..<last.range.upperBound, reading,
      depth: depth + 1)
  }

  private mutating func calculation(
    _ function: CSSComponent, _ range: Range<Int>, _ reading: Reading
  ) -> CSSReadValue {
    do throws(CSSUnknown) {
      let text = try expansion.text(of: [function], in: reading.bytes, scope: reading.scope)
      return value(of: try CSSUnknown.calculate(text, text.indices), range, reading)
    } catch { return CSSReadValue(.undecidable(error.reason), range) }
  }

  private mutating func curve(_ function: CSSComponent, _ range: Range<Int>, _ reading: Reading) -> CSSReadValue {
    let numbers = function.children.split(separator: .comma).map { part in
      part.count == 1 ? part.first.flatMap { $0.token.kind == .number ? $0.token.number(in: reading.bytes) : nil } : nil
    }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3],
      (0...1).contains(x1), (0...1).contains(x2)
    else { return text(reading.bytes, range) }
    return CSSReadValue(.literal(.cubicBezier(SIMD4(x1, y1, x2, y2))), range)
  }
}
