import ColorScience
import DesignTokens
import SourceText

// The single values of DTCG: colours, lengths, times, weights, families, curves.

extension DTCGValueReader {
  mutating func color(_ node: JSONNode, token: TokenPath) throws(FormatError) -> Color {
    if let text = node.string {
      notice("a colour as text; the format wants an object with colorSpace and components", at: node)
      do throws(ColorSyntaxError) { return try Color(css: text) } catch {
        throw .badColor(text, expected: error.expected, offset: error.offset, token: token, location(of: node))
      }
    }
    guard let members = node.members else { throw unexpected("a colour object", node, token) }
    let known = ["colorSpace", "components", "alpha", "hex"]
    for member in members where !known.contains(member.name) {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: known), location(of: member))
    }
    let color = try colorFromObject(node, token: token)
    if let hexNode = node["hex"] { try check(hexNode, against: color, token: token) }
    return color
  }

  private func colorFromObject(_ node: JSONNode, token: TokenPath) throws(FormatError) -> Color {
    guard let spaceNode = node["colorSpace"] else {
      throw .missingProperty("colorSpace", token: token, location(of: node))
    }
    guard let spaceName = spaceNode.string else { throw unexpected("the name of a colour space", spaceNode, token) }
    guard let space = DTCGValueReader.colorSpaces.first(where: { $0.id.hasSameBytes(as: spaceName) }) else {
      let suggestion = nearest(to: spaceName, among: DTCGValueReader.colorSpaces.map(\.id))
      throw .unknownColorSpace(spaceName, suggestion: suggestion, token: token, location(of: spaceNode))
    }
    guard let componentsNode = node["components"] else {
      throw .missingProperty("components", token: token, location(of: node))
    }
    guard let elements = componentsNode.elements, elements.count == 3 else {
      throw unexpected("three components", componentsNode, token)
    }
    var components: [Double?] = []
    for (index, element) in elements.enumerated() {
      components.append(try component(element, index, of: space, token: token))
    }
    var missing: MissingComponents = []
    let slots: [MissingComponents] = [.first, .second, .third]
    for (slot, component) in zip(slots, components) where component == nil { missing.insert(slot) }
    var alpha = 1.0
    if let alphaNode = node["alpha"] {
      guard let number = alphaNode.number else { throw unexpected("a number from 0 to 1", alphaNode, token) }
      guard (0...1).contains(number) else {
        throw .outOfRange(name: "alpha", value: number, allowed: "0 to 1", token: token, location(of: alphaNode))
      }
      alpha = number
    }
    return Color(
      space, SIMD3(components[0] ?? 0, components[1] ?? 0, components[2] ?? 0), alpha: alpha, missing: missing)
  }

  /// The colour spaces of the format (colour module, section 4).
  private static let colorSpaces: [ColorSpace] = [
    .srgb, .srgbLinear, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
    .xyzD50,
  ]

  /// The range of a component as the format's schema has it; nil for what has no bound, and for hues, which go round.
  private func range(ofComponent index: Int, in space: ColorSpace) -> (ClosedRange<Double>, String)? {
    let unit = (0.0...1.0, "0 to 1")
    let percentage = (0.0...100.0, "0 to 100")
    let chroma = (0.0...Double.greatestFiniteMagnitude, "0 and more")
    switch (space, index) {
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2), (.lab, 1...), (.oklab, 1...): return nil
    case (.hsl, _), (.hwb, _), (.lab, _), (.lch, 0): return percentage
    case (.lch, _), (.oklch, 1): return chroma
    default: return unit
    }
  }

  /// One component, nil for `none`.
  private func component(
    _ node: JSONNode, _ index: Int, of space: ColorSpace, token: TokenPath
  ) throws(FormatError) -> Double? {
    if let text = node.string, text.hasSameBytes(as: "none") { return nil }
    guard let number = node.number else { throw unexpected("a number or \"none\"", node, token) }
    if let (allowed, words) = range(ofComponent: index, in: space), !allowed.contains(number) {
      throw .outOfRange(
        name: "component \(index + 1) of \(space.id)", value: number, allowed: words, token: token,
        location(of: node))
    }
    return number
  }

  private mutating func check(_ node: JSONNode, against color: Color, token: TokenPath) throws(FormatError) {
    guard let text = node.string else { throw unexpected("a hex colour of six digits", node, token) }
    let fallback: Color
    do throws(ColorSyntaxError) { fallback = try Color(hex: text) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset, token: token, location(of: node))
    }
    if text.utf8.count != 7 { notice("the hex fallback \(text) has not six digits", at: node) }
    let opaque = Color(color.space, color.components.x, color.components.y, color.components.z)
    if color.space == .srgb, opaque.hex != fallback.withAlpha(1).hex {
      notice("the hex fallback \(text) is not the components' colour \(opaque.hex); the components count", at: node)
    }
  }

  mutating func dimension(_ node: JSONNode, token: TokenPath) throws(FormatError) -> Dimension {
    let (value, unit) = try quantity(node, units: ["px", "rem"], example: "{ \"value\": 12, \"unit\": \"px\" }", token)
    return Dimension(value, unit == "rem" ? .rem : .px)
  }

  mutating func duration(_ node: JSONNode, token: TokenPath) throws(FormatError) -> Double {
    let (value, unit) = try quantity(node, units: ["ms", "s"], example: "{ \"value\": 200, \"unit\": \"ms\" }", token)
    return unit == "s" ? value * 1000 : value
  }

  /// A number with a unit, as the format's object or as the text that older files hold.
  private mutating func quantity(
    _ node: JSONNode, units: [String], example: String, _ token: TokenPath
  ) throws(FormatError) -> (Double, String) {
    if let text = node.string {
      for unit in units where text.endsWithBytes(of: unit) {
        let digits = text.utf8.dropLast(unit.utf8.count)
        let isPlain = digits.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }
        guard isPlain, let value = Double(String(Substring(digits))), value.isFinite else { continue }
        notice("a quantity as text; the format wants an object with value and unit", at: node)
        return (value, unit)
      }
      throw .unexpected(expected: example, found: "\"\(text)\"", token: token, location(of: node))
    }
    guard let members = node.members else { throw unexpected(example, node, token) }
    for member in members where member.name != "value" && member.name != "unit" {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: ["value", "unit"]), location(of: member))
    }
    guard let valueNode = node["value"] else { throw .missingProperty("value", token: token, location(of: node)) }
    guard let unitNode = node["unit"] else { throw .missingProperty("unit", token: token, location(of: node)) }
    guard let value = valueNode.number else { throw unexpected("a number", valueNode, token) }
    guard let text = unitNode.string, let unit = units.first(where: { $0.hasSameBytes(as: text) }) else {
      throw .unexpected(
        expected: "the unit \(units.joined(separator: " or "))",
        found: unitNode.string.map { "\"\($0)\"" } ?? unitNode.kind, token: token, location(of: unitNode))
    }
    return (value, unit)
  }

  /// The names that the format gives to weights (section 8.4).
  private static let weightNames: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
    "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  func fontWeight(_ node: JSONNode, token: TokenPath) throws(FormatError) -> Double {
    if let name = node.string, name.utf8.count < 20, let weight = DTCGValueReader.weightNames[name] { return weight }
    guard let weight = node.number else { throw unexpected("a weight from 1 to 1000 or its name", node, token) }
    guard (1...1000).contains(weight) else {
      throw .outOfRange(name: "font weight", value: weight, allowed: "1 to 1000", token: token, location(of: node))
    }
    return weight
  }

  func fontFamily(_ node: JSONNode, token: TokenPath) throws(FormatError) -> TokenValue {
    if let name = node.string { return .text(name) }
    guard let elements = node.elements, !elements.isEmpty else {
      throw unexpected("a font family or an array of them", node, token)
    }
    var families: [AuthoredValue] = []
    for element in elements {
      guard let name = element.string else { throw unexpected("a font family", element, token) }
      families.append(AuthoredValue(.literal(.text(name)), text: name, at: location(of: element)))
    }
    return .list(families)
  }

  func cubicBezier(_ node: JSONNode, token: TokenPath) throws(FormatError) -> SIMD4<Double> {
    guard let elements = node.elements, elements.count == 4 else {
      throw unexpected("four numbers", node, token)
    }
    var curve = SIMD4<Double>()
    for (index, element) in elements.enumerated() {
      guard let number = element.number else { throw unexpected("a number", element, token) }
      guard index % 2 == 1 || (0...1).contains(number) else {
        throw .outOfRange(
          name: "the x of a control point", value: number, allowed: "0 to 1", token: token, location(of: element))
      }
      curve[index] = number
    }
    return curve
  }

  mutating func strokeStyle(_ node: JSONNode, token: TokenPath) throws(FormatError) -> TokenValue {
    let styles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if let name = node.string {
      guard styles.contains(where: name.hasSameBytes) else {
        throw .unexpected(
          expected: "one of \(styles.joined(separator: ", "))", found: "\"\(name)\"", token: token, location(of: node))
      }
      return .text(name)
    }
    try checkDashes(node, token: token)
    return .text("dashed")
  }

  /// A stroke style as an object: lengths of dashes and gaps, which may be aliases, and a line cap.
  private mutating func checkDashes(_ node: JSONNode, token: TokenPath) throws(FormatError) {
    guard let members = node.members else { throw unexpected("a stroke style", node, token) }
    let known = ["dashArray", "lineCap"]
    for member in members where !known.contains(member.name) {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: known), location(of: member))
    }
    guard let dashes = node["dashArray"] else {
      throw .missingProperty("dashArray", token: token, location(of: node))
    }
    guard let lengths = dashes.elements, !lengths.isEmpty else {
      throw unexpected("an array of lengths", dashes, token)
    }
    for length in lengths { _ = try read(length, as: .dimension, token: token) }
    guard let cap = node["lineCap"] else { throw .missingProperty("lineCap", token: token, location(of: node)) }
    guard let name = cap.string, ["round", "butt", "square"].contains(where: name.hasSameBytes) else {
      throw .unexpected(
        expected: "one of round, butt, square", found: cap.string.map { "\"\($0)\"" } ?? cap.kind, token: token,
        location(of: cap))
    }
  }
}
