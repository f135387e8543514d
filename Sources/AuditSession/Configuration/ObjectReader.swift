import DesignTokens
import SourceText

/// A reader of one JSON object's members that rejects unknown keys.
struct ObjectReader {
  let file: SourceFile
  let node: JSONNode
  let kind: String

  /// Keys that are reserved for later versions in every object.
  static let reserved = ["motions"]

  /// Creates a reader of an object; `kind` names the object in errors, such as "a badge".
  init(_ node: JSONNode, in file: SourceFile, kind: String, keys: [String]) throws(ConfigurationError) {
    self.file = file
    self.node = node
    self.kind = kind
    guard let members = node.members else {
      throw .unexpected(expected: "\(kind) as an object", found: node.kind, file.location(of: node.range))
    }
    for member in members where !keys.contains(member.name) {
      let place = file.location(of: member.nameRange)
      if ObjectReader.reserved.contains(member.name) { throw .reservedKey(member.name, place) }
      throw .unknownKey(member.name, known: keys, suggestion: nearest(to: member.name, among: keys), place)
    }
  }

  var location: SourceLocation { file.location(of: node.range) }

  func location(of node: JSONNode) -> SourceLocation { file.location(of: node.range) }

  /// Returns the location of a value, or of the object if it lacks the key.
  func location(of key: String) -> SourceLocation { location(of: node[key] ?? node) }

  func unexpected(_ expected: String, _ node: JSONNode) -> ConfigurationError {
    .unexpected(
      expected: expected, found: node.string?.isEmpty == true ? "an empty string" : node.kind, location(of: node))
  }

  func string(_ key: String) throws(ConfigurationError) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.string, !text.isEmpty else { throw unexpected("\"\(key)\" as a non-empty string", value) }
    return text
  }

  func requiredString(_ key: String) throws(ConfigurationError) -> String {
    guard let text = try string(key) else { throw .missingKey(key, of: kind, location) }
    return text
  }

  /// Returns a required text with at least one visible character.
  func requiredWords(_ key: String) throws(ConfigurationError) -> String {
    let text = try requiredString(key)
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && !$0.isUnseen }) else {
      throw .missingKey(key, of: kind, location(of: key))
    }
    return text
  }

  func boolean(_ key: String) throws(ConfigurationError) -> Bool {
    guard let value = node[key] else { return false }
    guard let flag = value.boolean else { throw unexpected("\"\(key)\" as true or false", value) }
    return flag
  }

  /// Returns one of the values of an enumeration, by its raw value.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(ConfigurationError) -> Choice? where Choice.RawValue == String {
    guard let text = try string(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .unknownName(
      kind: "\(key) (\(names.joined(separator: ", ")))", text, suggestion: nearest(to: text, among: names),
      location(of: key))
  }

  /// Returns the texts under a key with one text or an array of texts.
  func texts(_ key: String) throws(ConfigurationError) -> [(String, SourceLocation)] {
    guard let value = node[key] else { return [] }
    guard let elements = value.elements else {
      guard let text = value.string else { throw unexpected("\"\(key)\" as a string or an array of strings", value) }
      return [(text, location(of: value))]
    }
    var texts: [(String, SourceLocation)] = []
    for element in elements {
      guard let text = element.string else { throw unexpected("a string in \"\(key)\"", element) }
      texts.append((text, location(of: element)))
    }
    return texts
  }

  /// Returns the token path patterns under a key.
  func patterns(_ key: String) throws(ConfigurationError) -> [Configuration.Named<PathPattern>] {
    var patterns: [Configuration.Named<PathPattern>] = []
    for (text, place) in try texts(key) {
      do throws(PathPattern.SyntaxError) {
        patterns.append(.init(value: try PathPattern(text), location: place))
      } catch { throw .badPattern(text, error, place) }
    }
    return patterns
  }

  /// Returns a number that is at least zero, or a token in braces.
  func quantity(_ key: String) throws(ConfigurationError) -> Configuration.Quantity? {
    guard let value = node[key] else { return nil }
    return try quantity(value, key)
  }

  /// Returns two quantities from an array; a single quantity applies to both.
  func pair(_ key: String, meaning: String) throws(ConfigurationError) -> [Configuration.Quantity]? {
    guard let value = node[key] else { return nil }
    guard let elements = value.elements else {
      let both = try quantity(value, key)
      return [both, both]
    }
    guard elements.count == 2 else { throw unexpected("\"\(key)\" as \(meaning)", value) }
    return [try quantity(elements[0], key), try quantity(elements[1], key)]
  }

  func quantity(_ value: JSONNode, _ key: String) throws(ConfigurationError) -> Configuration.Quantity {
    if let number = value.number, number >= 0 { return .number(number) }
    if let text = value.string, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      text.utf8.count > 2
    {
      return .token(TokenPath(String(Substring(text.utf8.dropFirst().dropLast()))), location(of: value))
    }
    throw unexpected("\"\(key)\" as a non-negative number of points or a token such as {space.4}", value)
  }
}
