import ColorScience
import DesignTokens
import SourceText

/// Reads the values of DTCG tokens by their type.
struct DTCGValueReader {
  let document: SourceFile
  var notices: [Notice] = []

  init(document: SourceFile) { self.document = document }

  func location(of node: JSONNode) -> SourceLocation { document.location(of: node.range) }
  func location(of member: JSONMember) -> SourceLocation { document.location(of: member.nameRange) }

  mutating func notice(_ message: String, at node: JSONNode) {
    notices.append(Notice(message, at: location(of: node)))
  }

  func unexpected(_ expected: String, _ node: JSONNode, _ token: TokenPath) -> FormatError {
    .unexpected(expected: expected, found: node.kind, token: token, location(of: node))
  }

  /// A value that may be an alias, of a type that may have to come from the alias's target.
  mutating func read(_ node: JSONNode, as type: TokenType?, token: TokenPath) throws(FormatError) -> AuthoredValue {
    if let alias = try alias(node, token: token) {
      return AuthoredValue(.alias(alias), text: node.string ?? "", at: location(of: node))
    }
    guard let type else { throw .missingType(token, location(of: node)) }
    let value = try literal(node, as: type, token: token)
    return AuthoredValue(.literal(value), text: quote(node, value), at: location(of: node))
  }

  /// The target of `{group.token}`, when the value is one.
  private func alias(_ node: JSONNode, token: TokenPath) throws(FormatError) -> TokenPath? {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "{") else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    guard text.utf8.last == UInt8(ascii: "}"), !inner.isEmpty,
      !inner.contains(UInt8(ascii: "{")), !inner.contains(UInt8(ascii: "}"))
    else {
      throw .unexpected(expected: "an alias such as {group.token}", found: "\(text)", token: token, location(of: node))
    }
    return TokenPath(String(Substring(inner)))
  }

  private mutating func literal(
    _ node: JSONNode, as type: TokenType, token: TokenPath
  ) throws(FormatError) -> TokenValue {
    switch type {
    case .color: return .color(try color(node, token: token))
    case .dimension: return .dimension(try dimension(node, token: token))
    case .duration: return .duration(milliseconds: try duration(node, token: token))
    case .number:
      guard let number = node.number else { throw unexpected("a number", node, token) }
      return .number(number)
    case .fontWeight: return .fontWeight(try fontWeight(node, token: token))
    case .fontFamily: return try fontFamily(node, token: token)
    case .cubicBezier: return .cubicBezier(try cubicBezier(node, token: token))
    case .strokeStyle: return try strokeStyle(node, token: token)
    case .shadow where node.elements != nil, .gradient: return try list(node, of: type, token: token)
    case .shadow, .border, .transition, .typography:
      return try composite(node, as: type, token: token)
    }
  }

  // MARK: Composites

  /// The parts of each composite type (format module, section 9), with the type of each.
  static func parts(of type: TokenType) -> [(name: String, type: TokenType, isRequired: Bool)] {
    switch type {
    case .typography:
      [
        ("fontFamily", .fontFamily, true), ("fontSize", .dimension, true), ("fontWeight", .fontWeight, true),
        ("letterSpacing", .dimension, false), ("lineHeight", .number, false),
      ]
    case .shadow:
      [
        ("color", .color, true), ("offsetX", .dimension, true), ("offsetY", .dimension, true),
        ("blur", .dimension, true), ("spread", .dimension, false), ("inset", .strokeStyle, false),
      ]
    case .border: [("color", .color, true), ("width", .dimension, true), ("style", .strokeStyle, true)]
    case .transition:
      [("duration", .duration, true), ("delay", .duration, false), ("timingFunction", .cubicBezier, true)]
    case .gradient: [("color", .color, true), ("position", .number, true)]
    default: []
    }
  }

  private mutating func composite(
    _ node: JSONNode, as type: TokenType, token: TokenPath
  ) throws(FormatError) -> TokenValue {
    guard let members = node.members else { throw unexpected("an object that is a \(type.rawValue)", node, token) }
    let known = DTCGValueReader.parts(of: type)
    var parts: [TokenValue.Part] = []
    for member in members {
      guard let part = known.first(where: { $0.name == member.name }) else {
        throw .unknownProperty(
          member.name, token: token, suggestion: nearest(to: member.name, among: known.map(\.name)),
          location(of: member))
      }
      if part.name == "inset" {
        guard let flag = member.value.boolean else { throw unexpected("true or false", member.value, token) }
        let value = AuthoredValue(
          .literal(.text(flag ? "inset" : "outset")), text: "\(flag)", at: location(of: member.value))
        parts.append(.init(part.name, value))
      } else {
        parts.append(.init(part.name, try read(member.value, as: part.type, token: token)))
      }
    }
    for part in known where part.isRequired && !members.contains(where: { $0.name == part.name }) {
      throw .missingProperty(part.name, token: token, location(of: node))
    }
    return .composite(parts)
  }

  private mutating func list(_ node: JSONNode, of type: TokenType, token: TokenPath) throws(FormatError) -> TokenValue {
    guard let elements = node.elements else { throw unexpected("an array", node, token) }
    var values: [AuthoredValue] = []
    for element in elements {
      if let alias = try alias(element, token: token) {
        values.append(AuthoredValue(.alias(alias), text: element.string ?? "", at: location(of: element)))
      } else {
        let value = try composite(element, as: type, token: token)
        values.append(AuthoredValue(.literal(value), text: quote(element, value), at: location(of: element)))
      }
    }
    return .list(values)
  }

  /// The value as a report quotes it: the text of a string, the hex of a colour, the source on one line for the rest.
  private func quote(_ node: JSONNode, _ value: TokenValue) -> String {
    if let text = node.string { return text }
    if case .color(let color) = value {
      return color.space == .srgb ? color.hex : node["hex"]?.string ?? oneLine(node)
    }
    return oneLine(node)
  }

  private func oneLine(_ node: JSONNode) -> String {
    let words = document.bytes[node.range].split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return text.utf8.count <= 120 ? text : String(text.unicodeScalars.prefix(119)) + "…"
  }
}
