import CSSText
import ColorScience
import DesignTokens
import SourceText

// Values by their type: references first, then what the type wants.

extension DTCGReading {
  /// A value that may be a reference, of a type that may have to come from the target.
  mutating func read(_ node: PlacedNode, as type: DTCGType?, token: TokenPath) throws(FormatError) -> AuthoredValue {
    try read(node, at: node, as: type, token: token)
  }

  /// A value that stands at `place`, where it is a reference the text of the reference.
  mutating func read(
    _ node: PlacedNode, at place: PlacedNode, as type: DTCGType?, token: TokenPath
  ) throws(FormatError) -> AuthoredValue {
    if case .custom(let name)? = type { return try customValue(node, name, at: place, token: token) }
    if level == .lenient, type?.known != .color, let text = node.string, isPutTogether(text) {
      return AuthoredValue(
        .undecidable("its value is put together from several tokens"), text: text, at: location(of: place))
    }
    if let alias = try alias(node, token: token) {
      return AuthoredValue(.alias(alias), text: node.string ?? "", at: location(of: place))
    }
    var target = node
    if let pointer = node.pointer {
      // A token that is a reference has its other properties beside it.
      if node.json.range == place.json.range { try checkReference(node, token) }
      guard let segments = pointerSegments(pointer), let found = self.target(of: segments) else {
        throw .noSuchReference(pointer, token: token, location(of: place))
      }
      switch found {
      case .entry(let position):
        guard tree[position].isToken else { throw .noSuchReference(pointer, token: token, location(of: place)) }
        return AuthoredValue(.alias(tree[position].path), text: pointer, at: location(of: place))
      case .value(let value):
        target = value.pointer == nil ? value : try followed(value, token: token)
        if let alias = try alias(target, token: token) {
          return AuthoredValue(.alias(alias), text: pointer, at: location(of: place))
        }
      }
    }
    if level == .lenient, type == nil, let text = node.string, !mayBeColor(text) {
      return AuthoredValue(.undecidable("it has no $type"), text: text, at: location(of: place))
    }
    guard let type = type?.known else { throw .missingType(token, location(of: place)) }
    let content = try content(target, as: type, token: token)
    return AuthoredValue(content, text: node.pointer ?? quote(node, content), at: location(of: place))
  }

  /// Whether a text has several aliases, or one behind other words, as Style Dictionary allows it.
  private func isPutTogether(_ text: String) -> Bool {
    let count = text.utf8.count { $0 == UInt8(ascii: "{") }
    return count > 1 || count == 1 && text.utf8.first != UInt8(ascii: "{")
  }

  /// Whether a text without a type may be a color: not the address of an image, and no words.
  private func mayBeColor(_ text: String) -> Bool {
    if text.utf8.starts(with: "url(".utf8) || text.utf8.starts(with: "data:".utf8) { return false }
    let isWord = !text.utf8.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "(") }
    return !isWord || (try? Color(css: text)) != nil
  }

  /// A value of a type that is not the format's own, kept as text.
  private mutating func customValue(
    _ node: PlacedNode, _ type: String, at place: PlacedNode, token: TokenPath
  ) throws(FormatError) -> AuthoredValue {
    notice("unknown type \"\(type)\"; the value is kept as text", at: place)
    let isAlias = node.string.map {
      $0.utf8.count { $0 == UInt8(ascii: "{") } == 1 && $0.utf8.last == UInt8(ascii: "}")
    }
    if isAlias == true, let alias = try alias(node, token: token) {
      return AuthoredValue(.alias(alias), text: node.string ?? "", at: location(of: place))
    }
    if node.pointer != nil, let target = try? followed(node, token: token) {
      return AuthoredValue(.literal(.text(oneLine(target))), text: node.pointer ?? "", at: location(of: place))
    }
    let text = node.string ?? oneLine(node)
    return AuthoredValue(.literal(.text(text)), text: text, at: location(of: place))
  }

  private mutating func content(
    _ node: PlacedNode, as type: TokenType, token: TokenPath
  ) throws(FormatError) -> AuthoredValue.Content {
    if type == .color, let reason = contextualColor(node) { return .undecidable(reason) }
    if type == .dimension || type == .duration, level == .lenient, let reason = contextualLength(node) {
      return .undecidable(reason)
    }
    return .literal(try literal(node, as: type, token: token))
  }

  private mutating func literal(
    _ node: PlacedNode, as type: TokenType, token: TokenPath
  ) throws(FormatError) -> TokenValue {
    switch type {
    case .color: return .color(try color(node, token: token))
    case .dimension: return .dimension(try dimension(node, token: token))
    case .duration: return .duration(milliseconds: try duration(node, token: token))
    case .number:
      guard let number = try number(node, token: token) else { throw unexpected("a number", node, token) }
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

  /// The value as a report quotes it: the text of a string, the hex of a color, the source on one line for the rest.
  func quote(_ node: PlacedNode, _ content: AuthoredValue.Content) -> String {
    if let text = node.string { return text }
    if case .literal(.color(let color)) = content {
      return color.space == .srgb ? color.hex : node["hex"]?.string ?? oneLine(node)
    }
    return oneLine(node)
  }

  func oneLine(_ node: PlacedNode) -> String {
    // No more than 120 bytes are shown, so there is no need to look at all of a large object.
    let bytes = documents[node.source].bytes[node.json.range].prefix(2000)
    let words = bytes.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return text.utf8.count <= 120 ? text : String(text.unicodeScalars.prefix(119)) + "…"
  }
}
