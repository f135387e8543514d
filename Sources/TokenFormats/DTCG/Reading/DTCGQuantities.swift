import DesignTokens
import SourceText

// Numbers, lengths, times and weights.

extension DTCGReading {
  /// A number; as text it is lenient. Nil when it is neither.
  mutating func number(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> Double? {
    if let number = node.number { return number }
    guard let number = node.string.flatMap({ plainNumber(Substring($0).utf8) }) else { return nil }
    try allow("a number written as a string", at: node, token: token)
    return number
  }

  mutating func dimension(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> Dimension {
    let (value, unit) = try quantity(node, units: ["px", "rem"], example: "{ \"value\": 12, \"unit\": \"px\" }", token)
    return Dimension(value, unit == "rem" ? .rem : .px)
  }

  private static let noUnit = "its value has no unit, which DTCG requires"

  /// Returns the reason that a length or a duration can't be determined from a token file; nil for others.
  func contextualLength(_ node: PlacedNode) -> String? {
    let units = ["em", "%", "vw", "vh", "vmin", "vmax", "ch", "ex", "lh", "rlh"]
    if let text = node.string {
      for unit in units where text.endsWithBytes(of: unit) && plainNumber(text.utf8.dropLast(unit.utf8.count)) != nil {
        return "its size depends on \(text), which is only known at run time"
      }
      if let number = plainNumber(Substring(text).utf8), number != 0 { return DTCGReading.noUnit }
    } else if let number = node.number {
      return number == 0 ? nil : DTCGReading.noUnit
    } else if let unit = node["unit"]?.word, units.contains(unit), let number = node["value"]?.number {
      return "its size depends on \(JSONText.text(of: number))\(unit), which is only known at run time"
    }
    return nil
  }

  mutating func duration(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> Double {
    let (value, unit) = try quantity(node, units: ["ms", "s"], example: "{ \"value\": 200, \"unit\": \"ms\" }", token)
    return unit == "s" ? value * 1000 : value
  }

  /// A number with a unit, as the format's object or as the text that older files hold.
  private mutating func quantity(
    _ node: PlacedNode, units: [String], example: String, _ token: TokenPath
  ) throws(FormatError) -> (Double, String) {
    if let text = node.string {
      for unit in units where text.endsWithBytes(of: unit) {
        guard let value = plainNumber(text.utf8.dropLast(unit.utf8.count)) else { continue }
        try allow("a quantity written as a string; DTCG requires an object with value and unit", at: node, token: token)
        return (value, unit)
      }
      if plainNumber(Substring(text).utf8) == 0 {
        try allow("a zero without a unit", at: node, token: token)
        return (0, units[0])
      }
      throw .unexpected(expected: example, found: "\"\(text)\"", token: token, location(of: node))
    }
    if node.number == 0 {
      try allow("a zero without a unit", at: node, token: token)
      return (0, units[0])
    }
    guard let members = node.json.members else { throw unexpected(example, node, token) }
    for member in members where member.name != "value" && member.name != "unit" {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: ["value", "unit"]),
        location(of: member, in: node))
    }
    guard let valueReference = node["value"] else { throw .missingProperty("value", token: token, location(of: node)) }
    guard let unitReference = node["unit"] else { throw .missingProperty("unit", token: token, location(of: node)) }
    let valueNode = try followed(valueReference, token: token)
    guard let value = try number(valueNode, token: token) else { throw unexpected("a number", valueNode, token) }
    let unitNode = try followed(unitReference, token: token)
    guard let unit = unitNode.word, units.contains(unit) else {
      throw .unexpected(
        expected: "the unit \(units.joined(separator: " or "))",
        found: unitNode.string.map { "\"\($0)\"" } ?? unitNode.json.kind, token: token, location(of: unitNode))
    }
    return (value, unit)
  }

  /// The number that digits with a sign and a point spell, and nothing else that a number may be called.
  private func plainNumber(_ digits: Substring.UTF8View) -> Double? {
    let isPlain = digits.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }
    guard isPlain, let value = Double(String(Substring(digits))), value.isFinite else { return nil }
    return value
  }

  /// The names that the format gives to weights (section 8.4).
  private static let weightNames: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
    "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  mutating func fontWeight(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> Double {
    if let name = node.string, name.utf8.count <= 20, let weight = try namedWeight(name, node, token) { return weight }
    guard let weight = try number(node, token: token) else {
      throw unexpected("a font weight from 1 to 1000, or its name", node, token)
    }
    guard (1...1000).contains(weight) else {
      throw .outOfRange(name: "font weight", value: weight, allowed: "1 to 1000", token: token, location(of: node))
    }
    return weight
  }

  /// The weight of a name; another spelling of one, such as `SemiBold`, is lenient.
  private mutating func namedWeight(
    _ name: String, _ node: PlacedNode, _ token: TokenPath
  ) throws(FormatError) -> Double? {
    if let weight = DTCGReading.weightNames[name] { return weight }
    guard let known = DTCGReading.weight(like: name) else { return nil }
    try allow("a nonstandard font weight name; DTCG writes \"\(known.key)\"", at: node, token: token)
    return known.value
  }

  /// Returns the weight of a name in any spelling, with the name that DTCG has for it.
  static func weight(like name: String) -> (key: String, value: Double)? {
    func letters(_ text: String) -> [UInt8] {
      text.utf8.compactMap { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) ? $0 | 0x20 : nil }
    }
    let plain = letters(name)
    return plain.isEmpty ? nil : weightNames.first { letters($0.key) == plain }
  }
}
