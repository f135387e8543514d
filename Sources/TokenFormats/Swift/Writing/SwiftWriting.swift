import ColorScience
import DesignTokens
import SourceText

/// Writes the constants of tokens.
struct SwiftWriting {
  let values: TokenValues
  let looks: AppearanceSlots
  let names: [TokenPath: [String]]
  let style: SwiftStyle
  /// The enums and constants that there are, by their names.
  private let known: Set<TokenPath>

  init(values: TokenValues, looks: AppearanceSlots, names: [TokenPath: [String]], style: SwiftStyle) {
    self.values = values
    self.looks = looks
    self.names = names
    self.style = style
    var known: Set<TokenPath> = []
    for name in names.values {
      for end in name.indices { known.insert(TokenPath(segments: name[...end])) }
    }
    self.known = known
  }

  /// The lines of a constant.
  func declaration(
    of token: Token, named segments: [String], _ used: inout Set<Int>, _ notes: inout ConversionNotes
  ) -> [String] {
    let written = values.contents(of: token, in: looks.slots) { isKept($0, from: segments) }
    written.note(token, looks.slots, &notes)
    note(token, written, segments, &notes)
    var lines: [String] = []
    if let description = token.description, !description.utf8.isEmpty {
      lines.append("/// \(oneLineComment(description))")
    }
    if let reason = token.deprecation {
      let isPlain = reason.utf8.elementsEqual("deprecated".utf8)
      lines.append(
        "@available(*, deprecated\(isPlain ? "" : ", message: \(SwiftWriting.quoted(reason))"))")
    }
    let name = SwiftNames.written(segments[segments.count - 1])
    let values = zip(looks.looks, written.contents).enumerated().compactMap { index, entry in
      entry.1.map { (index: index, look: entry.0, text: text(of: $0, from: segments)) }
    }
    guard let first = values.first else { return [] }
    let isColor = if case .color? = self.values.sample(of: token, looks.slots) { true } else { false }
    if values.count == 1 || !isColor {
      used.insert(0)
      return lines + ["\(style.declaration) \(name)\(type(of: token)) = \(first.text)"]
    }
    used.formUnion(values.map(\.index))
    let colors = values.map { (look: $0.index == 0 ? .light : $0.look, text: $0.text) }
    return lines + style.adaptive(name, colors, hasDark: looks.looks.dropFirst().contains(where: \.isDark))
  }

  // MARK: What is kept

  /// Whether a content can be written as it is.
  private func isKept(_ content: AuthoredValue.Content, from segments: [String]) -> Bool {
    switch content {
    case .literal: return true
    case .alias(let target), .translucentAlias(let target, _):
      guard let name = names[target] else { return false }
      if case .translucentAlias = content, style == .uiKit, !isOpaque(target) { return false }
      return !isHidden(name, from: segments)
    case .undecidable: return false
    }
  }

  /// Whether a token is an opaque color in every appearance.
  private func isOpaque(_ path: TokenPath) -> Bool {
    guard let token = values.tokens[path] else { return false }
    return looks.slots.allSatisfy { slot in
      if case .color(let color)? = values.value(of: token, in: slot.mode) { color.isOpaque } else { true }
    }
  }

  /// Whether the first name of a path means something else inside the enums around a constant.
  private func isHidden(_ name: [String], from segments: [String]) -> Bool {
    (1..<max(1, segments.count)).contains { depth in
      known.contains(TokenPath(segments: Array(segments[..<depth]) + [name[0]]))
    }
  }

  private func note(
    _ token: Token, _ written: TokenValues.Written, _ segments: [String], _ notes: inout ConversionNotes
  ) {
    let path = "\(token.path)"
    if token.values.contains(where: { $0.value.content.target != nil && !isKept($0.value.content, from: segments) }) {
      notes.add(.altered, "aliases are written as their resolved values", path)
    }
    for case .literal(let value)? in written.contents {
      switch value {
      case .color(let color):
        if !color.missing.isEmpty { notes.add(.altered, "color components with the value none are written as 0", path) }
        if DeviceColor(color).color.space != color.space {
          notes.add(.respelled, "colors are written in another color space with the same value", path)
        }
      case .dimension(let length) where length.unit == .rem:
        notes.add(.altered, "lengths in rem are written as points (1 rem = 16 pt)", path)
      case .fontWeight: notes.add(.altered, "font weights are written as numbers", path)
      default: break
      }
      if !SwiftWriting.isTold(value, by: segments) {
        notes.add(.altered, "numbers are read as another kind because of their name", path)
      }
    }
    let isColor = if case .color? = values.sample(of: token, looks.slots) { true } else { false }
    if !isColor, written.contents.dropFirst().contains(where: { $0 != nil }) {
      notes.add(.altered, "numbers are written for the first mode only", path)
    }
  }

  // MARK: Text

  /// Whether a number is read as what it is under a name.
  static func isTold(_ value: TokenValue, by names: [String]) -> Bool {
    guard let (number, type) = number(value) else { return true }
    let read = SwiftLength.value(
      number, type: type, isInteger: false, name: names.last ?? "", namespace: Array(names.dropLast()))
    switch (read, value) {
    case (.dimension, .dimension), (.duration, .duration), (.number, .number), (.number, .fontWeight): return true
    default: return false
    }
  }

  /// The number of a value in the unit of its type, and that type.
  private static func number(_ value: TokenValue) -> (Double, type: String)? {
    switch value {
    case .dimension(let length): (length.points, "CGFloat")
    case .duration(let milliseconds): (milliseconds / 1000, "Double")
    case .number(let number), .fontWeight(let number): (number, "Double")
    default: nil
    }
  }

  private func type(of token: Token) -> String {
    values.sample(of: token, looks.slots).flatMap { SwiftWriting.number($0) }.map { ": \($0.type)" } ?? ""
  }

  private func text(of content: AuthoredValue.Content, from segments: [String]) -> String {
    switch content {
    case .alias(let target): return reference(target)
    case .translucentAlias(let target, let alpha): return style.translucent(reference(target), alpha: alpha)
    case .undecidable: return "\(style.type).clear"
    case .literal(.color(let color)): return style.literal(color)
    case .literal(let value): return SwiftWriting.number(value).map { plainDecimal($0.0) } ?? "0"
    }
  }

  private func reference(_ target: TokenPath) -> String {
    (names[target] ?? []).map(SwiftNames.written).joined(separator: ".")
  }

  /// A string literal; everything unseen is escaped by its number.
  static func quoted(_ text: String) -> String {
    TokenFormats.quoted(text) { $0.isUnseen ? "\\u{" + String($0.value, radix: 16) + "}" : nil }
  }
}
