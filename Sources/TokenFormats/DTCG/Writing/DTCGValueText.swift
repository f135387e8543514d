import ColorScience
import DesignTokens
import SourceText

/// Values as the format writes them.
struct DTCGValueText {
  let values: TokenValues
  /// The paths of the tokens that are written; what refers to any other is written as what that comes to.
  let names: [TokenPath: TokenPath]
  /// The mode in which that is looked up.
  let mode: Mode

  /// A content; nil when the format has no such value.
  func json(of content: AuthoredValue.Content, _ type: TokenType?) -> JSONText? {
    switch content {
    case .literal(let value): json(of: value, type)
    case .alias(let target): names[target].map { .string("{\($0)}") }
    case .translucentAlias, .undecidable: nil
    }
  }

  /// A value; nil when the format has no such value.
  func json(of value: TokenValue, _ type: TokenType?) -> JSONText? {
    switch value {
    case .color(let color): return expects(.color, type) ? DTCGNotation.exact(color)?.json : nil
    case .dimension(let length):
      return expects(.dimension, type) ? DTCGValueText.quantity(length.value, length.unit.rawValue) : nil
    case .duration(let milliseconds):
      return expects(.duration, type) ? DTCGValueText.quantity(milliseconds, "ms") : nil
    case .number(let number):
      if type == .fontWeight { return DTCGValueText.weight(number) }
      return expects(.number, type) ? DTCGValueText.number(number) : nil
    case .fontWeight(let weight): return expects(.fontWeight, type) ? DTCGValueText.weight(weight) : nil
    case .cubicBezier(let curve):
      let numbers = (0..<4).map { curve[$0] }
      guard expects(.cubicBezier, type), numbers.allSatisfy(\.isFinite), (0...1).contains(numbers[0]),
        (0...1).contains(numbers[2])
      else { return nil }
      return .array(numbers.map { .number($0) })
    case .text(let words): return text(words, type)
    case .list(let parts): return list(parts, type)
    case .composite(let parts): return composite(parts, type)
    }
  }

  private func expects(_ own: TokenType, _ type: TokenType?) -> Bool { type == nil || type == own }

  private static func number(_ number: Double) -> JSONText? { number.isFinite ? .number(number) : nil }

  private static func weight(_ weight: Double) -> JSONText? { (1...1000).contains(weight) ? .number(weight) : nil }

  private static func quantity(_ value: Double, _ unit: String) -> JSONText? {
    value.isFinite ? .object([("value", .number(value)), ("unit", .string(unit))]) : nil
  }

  private static let strokeStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  private func text(_ words: String, _ type: TokenType?) -> JSONText? {
    switch type {
    // A brace would make a reference of it.
    case .fontFamily where words.utf8.first != UInt8(ascii: "{"): .string(words)
    case .strokeStyle where DTCGValueText.strokeStyles.contains(words): .string(words)
    default: nil
    }
  }

  private func list(_ parts: [AuthoredValue], _ type: TokenType?) -> JSONText? {
    guard let type, !parts.isEmpty, [.fontFamily, .shadow, .gradient].contains(type) else { return nil }
    var elements: [JSONText] = []
    for part in parts {
      // In a list of families the format has no aliases.
      guard let element = self.part(part, type, keepsAlias: type != .fontFamily) else { return nil }
      if type == .fontFamily, case .array(let families) = element {
        elements += families
      } else {
        elements.append(element)
      }
    }
    return .array(elements)
  }

  /// A part of a value: an alias where it may be one, else what it comes to.
  private func part(_ part: AuthoredValue, _ type: TokenType?, keepsAlias: Bool = true) -> JSONText? {
    if keepsAlias, case .alias = part.content, let alias = json(of: part.content, type) { return alias }
    return values.value(of: part, in: mode).flatMap { json(of: $0, type) }
  }

  // MARK: Composite values

  /// The parts that a type has, in the order of the format, with the type of each and what it is where nothing is said.
  private static func rules(_ type: TokenType?) -> [(name: String, type: TokenType?, neutral: JSONText?)] {
    let none = quantity(0, "px")
    return switch type {
    case .typography?:
      [
        ("fontFamily", .fontFamily, nil), ("fontSize", .dimension, nil), ("fontWeight", .fontWeight, nil),
        ("letterSpacing", .dimension, none), ("lineHeight", .number, nil),
      ]
    case .shadow?:
      [
        ("color", .color, nil), ("offsetX", .dimension, nil), ("offsetY", .dimension, nil), ("blur", .dimension, nil),
        ("spread", .dimension, none),
      ]
    case .border?: [("color", .color, nil), ("width", .dimension, nil), ("style", .strokeStyle, nil)]
    case .transition?:
      [
        ("duration", .duration, nil), ("delay", .duration, quantity(0, "ms")), ("timingFunction", .cubicBezier, nil),
      ]
    case .gradient?: [("color", .color, nil), ("position", .number, nil)]
    default: []
    }
  }

  /// The parts that are left out and mean nothing, and that the format wants to be said.
  static func additions(to parts: [TokenValue.Part], _ type: TokenType?) -> [String] {
    rules(type).filter { rule in rule.neutral != nil && !parts.contains { $0.name == rule.name } }.map(\.name)
  }

  private func composite(_ parts: [TokenValue.Part], _ type: TokenType?) -> JSONText? {
    if type == .strokeStyle { return dashes(parts) }
    let rules = DTCGValueText.rules(type)
    var members: [(String, JSONText)] = []
    for rule in rules {
      guard let part = parts.first(where: { $0.name == rule.name }) else {
        guard let neutral = rule.neutral else { return nil }
        members.append((rule.name, neutral))
        continue
      }
      guard let value = self.part(part.value, rule.type) else { return nil }
      members.append((rule.name, value))
    }
    for part in parts where !rules.contains(where: { $0.name == part.name }) {
      guard type == .shadow, part.name == "inset", case .literal(.text(let side)) = part.value.content else {
        return nil
      }
      members.append(("inset", .boolean(side == "inset")))
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// A stroke of dashes and gaps.
  private func dashes(_ parts: [TokenValue.Part]) -> JSONText? {
    guard case .literal(.list(let lengths))? = parts.first(where: { $0.name == "dashArray" })?.value.content,
      case .literal(.text(let cap))? = parts.first(where: { $0.name == "lineCap" })?.value.content,
      ["round", "butt", "square"].contains(cap), parts.count == 2, !lengths.isEmpty
    else { return nil }
    var array: [JSONText] = []
    for length in lengths {
      guard let value = part(length, .dimension) else { return nil }
      array.append(value)
    }
    return .object([("dashArray", .array(array)), ("lineCap", .string(cap))])
  }
}
