import DesignTokens
import SourceText

// Values made of several: typography, shadow, border, transition, gradient, and lists of them.

extension DTCGReading {
  /// A part of a composite value: its name, its type, and what leaving it out means.
  struct PartRule {
    enum Presence {
      case required
      /// The format wants it; real files leave it out.
      case expected
      case optional
    }

    let name: String
    let type: TokenType
    let presence: Presence
  }

  /// The parts of each composite type (format module, section 9), with the type of each.
  private static func parts(of type: TokenType) -> [PartRule] {
    func part(_ name: String, _ type: TokenType, _ presence: PartRule.Presence = .required) -> PartRule {
      PartRule(name: name, type: type, presence: presence)
    }
    return switch type {
    case .typography:
      [
        part("fontFamily", .fontFamily), part("fontSize", .dimension), part("fontWeight", .fontWeight),
        part("letterSpacing", .dimension, .expected), part("lineHeight", .number, .expected),
      ]
    case .shadow:
      [
        part("color", .color), part("offsetX", .dimension), part("offsetY", .dimension), part("blur", .dimension),
        part("spread", .dimension, .expected), part("inset", .strokeStyle, .optional),
      ]
    case .border: [part("color", .color), part("width", .dimension), part("style", .strokeStyle)]
    case .transition:
      [part("duration", .duration), part("delay", .duration, .expected), part("timingFunction", .cubicBezier)]
    case .gradient: [part("color", .color), part("position", .number)]
    default: []
    }
  }

  mutating func composite(
    _ node: PlacedNode, as type: TokenType, token: TokenPath
  ) throws(FormatError) -> TokenValue {
    guard let members = node.json.members else { throw unexpected("a \(type.rawValue) object", node, token) }
    let rules = DTCGReading.parts(of: type)
    let hasColor = rules.contains { $0.type == .color }
    var parts: [TokenValue.Part] = []
    for member in members {
      let value = PlacedNode(member.value, in: node.source)
      guard let rule = rules.first(where: { $0.name == member.name }) else {
        if hasColor, level == .lenient, member.name == "alpha" { continue }
        throw .unknownProperty(
          member.name, token: token, suggestion: nearest(to: member.name, among: rules.map(\.name)),
          location(of: member, in: node))
      }
      parts.append(TokenValue.Part(rule.name, try part(value, rule, of: node, type, token: token)))
    }
    for rule in rules where !members.contains(where: { $0.name == rule.name }) {
      switch rule.presence {
      case .required: throw .missingProperty(rule.name, token: token, location(of: node))
      case .expected: try allow("a \(type.rawValue) without \(rule.name)", at: node, token: token)
      case .optional: break
      }
    }
    return .composite(parts)
  }

  private mutating func part(
    _ value: PlacedNode, _ rule: PartRule, of whole: PlacedNode, _ type: TokenType, token: TokenPath
  ) throws(FormatError) -> AuthoredValue {
    if rule.name == "inset" { return try inset(value, token: token) }
    if type == .gradient, rule.name == "position" { return try position(value, token: token) }
    if rule.name == "lineHeight", isQuantity(value) {
      try allow("a line height with a unit; DTCG requires a multiple of the font size", at: value, token: token)
      return try read(value, as: .known(.dimension), token: token)
    }
    let read = try read(value, as: .known(rule.type), token: token)
    guard rule.type == .color, let alpha = whole["alpha"] else { return read }
    return try apply(alpha, to: read, at: value, token: token)
  }

  /// Whether a value is a length rather than a number.
  private func isQuantity(_ node: PlacedNode) -> Bool {
    if node.json.members != nil, node.pointer == nil { return true }
    guard let text = node.string else { return false }
    return ["px", "rem"].contains { text.endsWithBytes(of: $0) }
  }

  private func inset(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> AuthoredValue {
    let target = try followed(node, token: token)
    guard let flag = target.json.boolean else { throw unexpected("true or false", target, token) }
    return AuthoredValue(
      .literal(.text(flag ? "inset" : "outset")), text: node.pointer ?? "\(flag)", at: location(of: node))
  }

  /// Where a gradient's stop lies; what is outside 0 to 1 counts as its nearest end (format module, section 9.6).
  private mutating func position(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> AuthoredValue {
    let read = try read(node, as: .known(.number), token: token)
    guard case .literal(.number(let number)) = read.content, !(0...1).contains(number) else { return read }
    notice("a position outside 0 to 1; it is read as the nearest limit", at: node)
    return AuthoredValue(.literal(.number(min(max(number, 0), 1))), text: read.text, at: read.location)
  }

  mutating func list(_ node: PlacedNode, of type: TokenType, token: TokenPath) throws(FormatError) -> TokenValue {
    guard let elements = node.elements else { throw unexpected("an array", node, token) }
    guard !elements.isEmpty else {
      throw .unexpected(
        expected: "at least one \(type.rawValue)", found: "an empty array", token: token, location(of: node))
    }
    var values: [AuthoredValue] = []
    for element in elements {
      if element.pointer != nil || element.string != nil {
        let value = try read(element, as: .known(type), token: token)
        values.append(value)
      } else {
        let value = try composite(element, as: type, token: token)
        values.append(
          AuthoredValue(.literal(value), text: quote(element, .literal(value)), at: location(of: element)))
      }
    }
    return .list(values)
  }
}
