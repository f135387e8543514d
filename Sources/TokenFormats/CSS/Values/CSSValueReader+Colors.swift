import CSSText
import ColorScience
import DesignTokens
import SourceText

// Colors, and aliases with an alpha.

extension CSSValueReader {
  /// A color function: an alias where it only repeats a property or thins it, else the color it comes to.
  mutating func color(_ function: CSSComponent, _ range: Range<Int>, _ reading: Reading) -> CSSReadValue {
    do throws(CSSUnknown) {
      let text = try expansion.text(of: [function], in: reading.bytes, scope: reading.scope)
      let color = try expansion.color(text)
      if let (target, alpha) = alias(function, reading),
        let origin = try? self.color(ofProperty: target, function, reading),
        origin.isOpaque
      {
        let path = paths[target]
        return CSSReadValue(alpha == 1 ? .alias(path) : .translucentAlias(path, alpha: alpha), range)
      }
      return CSSReadValue(.literal(.color(color)), range)
    } catch { return CSSReadValue(.undecidable(error.reason), range, type: .color) }
  }

  /// The color of the property that an alias leads to, bare components included.
  private mutating func color(
    ofProperty position: Int, _ function: CSSComponent, _ reading: Reading
  ) throws(CSSUnknown) -> Color {
    guard let bytes = try expansion.text(ofProperty: position) else { throw CSSUnknown("no value") }
    if let triplet = cascade.triplets.function(of: cascade.properties[position].key.name),
      let color = try? expansion.color(triplet.call(bytes))
    {
      return color
    }
    return try expansion.color(bytes)
  }

  /// The property that a function repeats and the alpha it multiplies, when it does nothing else.
  private mutating func alias(_ function: CSSComponent, _ reading: Reading) -> (Int, alpha: Double)? {
    let bytes = reading.bytes
    let children = function.children
    if function.token.isNamed("--alpha", in: bytes) {
      guard children.count == 3, children[1].token.isDelimiter(0x2F, in: bytes) else { return nil }
      return pair(children[0], alpha(children[2], reading), reading)
    }
    if function.token.isNamed("color-mix", in: bytes) { return thinnedMixture(children, reading) }
    guard let triplet = CSSTripletFunction(function.token, in: bytes) else { return nil }
    if children.first?.token.isNamed("from", in: bytes) == true { return thinnedRelative(triplet, children, reading) }
    guard let first = children.first, let variable = CSSVariable(first, in: bytes),
      cascade.triplets.function(of: variable.name) == triplet.modern
    else { return nil }
    if children.count == 1 { return pair(first, 1, reading) }
    guard children.count == 3, children[1].token.kind == .comma || children[1].token.isDelimiter(0x2F, in: bytes) else {
      return nil
    }
    return pair(first, alpha(children[2], reading), reading)
  }

  private func pair(_ component: CSSComponent, _ alpha: Double?, _ reading: Reading) -> (Int, alpha: Double)? {
    guard let alpha, let variable = CSSVariable(component, in: reading.bytes),
      let position = cascade.position(of: variable.name, in: reading.scope),
      cascade.isSame(position, in: mode, from: expansion.level)
    else { return nil }
    return (position, alpha)
  }

  /// A number of 0 to 1 or a percentage, written out.
  private mutating func alpha(_ component: CSSComponent, _ reading: Reading) -> Double? {
    guard let text = try? expansion.text(of: [component], in: reading.bytes, scope: reading.scope),
      let parts = cssComponents(in: text, 0..<text.count), parts.count == 1
    else { return nil }
    var quantity = CSSQuantity(parts[0].token, in: text)
    if parts[0].token.kind == .function { quantity = try? CSSUnknown.calculate(text, parts[0].range) }
    guard let quantity, quantity.unit == .none || quantity.unit == .percent else { return nil }
    let value = quantity.unit == .percent ? quantity.value / 100 : quantity.value
    return min(max(value, 0), 1)
  }

  /// `rgb(from var(--x) r g b / 50%)`, in any function whose channels stay as they are.
  private mutating func thinnedRelative(
    _ function: CSSTripletFunction, _ children: [CSSComponent], _ reading: Reading
  ) -> (Int, alpha: Double)? {
    guard children.count == 5 || (children.count == 7 && children[5].token.isDelimiter(0x2F, in: reading.bytes)) else {
      return nil
    }
    let names: [StaticString] =
      switch function.modern {
      case .hsl: ["h", "s", "l"]
      case .hwb: ["h", "w", "b"]
      case .lab, .oklab: ["l", "a", "b"]
      case .lch, .oklch: ["l", "c", "h"]
      default: ["r", "g", "b"]
      }
    for (name, channel) in zip(names, children[2...4]) {
      guard channel.token.kind == .identifier, channel.token.isNamed(name, in: reading.bytes) else { return nil }
    }
    if children.count == 5 { return pair(children[1], 1, reading) }
    return pair(children[1], alpha(children[6], reading), reading)
  }

  /// `color-mix(in srgb, var(--x) 50%, transparent)`, in any space and order (CSS Color 5, section 3.2).
  private mutating func thinnedMixture(_ children: [CSSComponent], _ reading: Reading) -> (Int, alpha: Double)? {
    let parts = children.split(separator: .comma)
    guard parts.count == 3, parts[0].first?.token.isNamed("in", in: reading.bytes) == true else { return nil }
    let first = mixtureItem(parts[1], reading)
    let second = mixtureItem(parts[2], reading)
    guard let first, let second else { return nil }
    let firstIsClear = first.color.token.isNamed("transparent", in: reading.bytes)
    guard firstIsClear != second.color.token.isNamed("transparent", in: reading.bytes) else { return nil }
    let (seen, clear) = firstIsClear ? (second, first) : (first, second)
    let seenShare = seen.share ?? clear.share.map { 1 - $0 } ?? 0.5
    let clearShare = clear.share ?? 1 - seenShare
    let sum = seenShare + clearShare
    guard sum > 0 else { return nil }
    return pair(seen.color, seenShare / sum * min(sum, 1), reading)
  }

  private mutating func mixtureItem(
    _ part: ArraySlice<CSSComponent>, _ reading: Reading
  ) -> (color: CSSComponent, share: Double?)? {
    guard let first = part.first, let last = part.last else { return nil }
    if part.count == 1 { return (first, nil) }
    guard part.count == 2 else { return nil }
    let (color, percentage) = first.token.kind == .percentage ? (last, first) : (first, last)
    guard let share = alpha(percentage, reading) else { return nil }
    return (color, share)
  }
}
