import DesignTokens
import SourceText

// Families, curves and stroke styles.

extension DTCGReading {
  mutating func fontFamily(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> TokenValue {
    if let name = node.string { return .text(name) }
    guard let elements = node.elements, !elements.isEmpty else {
      throw unexpected("a font family or an array of font families", node, token)
    }
    var families: [AuthoredValue] = []
    for element in elements {
      if element.string?.utf8.first == UInt8(ascii: "{") {
        try allow("an alias in an array of font families", at: element, token: token)
        families.append(try read(element, as: .known(.fontFamily), token: token))
        continue
      }
      let target = try followed(element, token: token)
      guard let name = target.string else { throw unexpected("a font family", target, token) }
      families.append(AuthoredValue(.literal(.text(name)), text: name, at: location(of: element)))
    }
    return .list(families)
  }

  func cubicBezier(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> SIMD4<Double> {
    guard let elements = node.elements, elements.count == 4 else {
      throw unexpected("four numbers", node, token)
    }
    var curve = SIMD4<Double>()
    for (index, element) in elements.enumerated() {
      let target = try followed(element, token: token)
      guard let number = target.number else { throw unexpected("a number", target, token) }
      guard index % 2 == 1 || (0...1).contains(number) else {
        throw .outOfRange(
          name: "the x of a control point", value: number, allowed: "0 to 1", token: token, location(of: target))
      }
      curve[index] = number
    }
    return curve
  }

  /// One of the named styles, or dashes and gaps with the ends of the line.
  mutating func strokeStyle(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> TokenValue {
    let styles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if let name = node.string {
      return .text(try choice(name, of: styles, node, token))
    }
    guard let members = node.json.members else { throw unexpected("a stroke style", node, token) }
    let known = ["dashArray", "lineCap"]
    for member in members where !known.contains(member.name) {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: known), location(of: member, in: node))
    }
    guard let dashes = node["dashArray"] else {
      throw .missingProperty("dashArray", token: token, location(of: node))
    }
    guard let cap = node["lineCap"] else { throw .missingProperty("lineCap", token: token, location(of: node)) }
    let array = try followed(dashes, token: token)
    guard let elements = array.elements, !elements.isEmpty else {
      throw unexpected("at least one length", array, token)
    }
    var lengths: [AuthoredValue] = []
    for element in elements { lengths.append(try read(element, as: .known(.dimension), token: token)) }
    let target = try followed(cap, token: token)
    guard let name = target.string else { throw unexpected("round, butt, or square", target, token) }
    let end = try choice(name, of: ["round", "butt", "square"], target, token)
    return .composite([
      TokenValue.Part(
        "dashArray", AuthoredValue(.literal(.list(lengths)), text: oneLine(dashes), at: location(of: dashes))),
      TokenValue.Part("lineCap", AuthoredValue(.literal(.text(end)), text: end, at: location(of: cap))),
    ])
  }

  private func choice(
    _ name: String, of names: [String], _ node: PlacedNode, _ token: TokenPath
  ) throws(FormatError) -> String {
    guard name.utf8.count <= 64, names.contains(name) else {
      throw .unexpected(
        expected: "one of \(names.joined(separator: ", "))", found: "\"\(name)\"", token: token, location(of: node))
    }
    return name
  }
}
