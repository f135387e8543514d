import CSSText
import ColorScience
import DesignTokens
import SourceText

// Colors: a space and three components, or the texts that older files hold.

extension DTCGReading {
  mutating func color(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> Color {
    if let text = node.string {
      try allow(
        "a color written as a string; DTCG requires an object with colorSpace and components", at: node, token: token)
      do throws(ColorSyntaxError) { return try Color(css: text) } catch {
        throw .badColor(text, expected: error.expected, offset: error.offset, token: token, location(of: node))
      }
    }
    return try colorObject(node, token: token).color
  }

  /// Why a color cannot be told without what is around it; nil when it can.
  func contextualColor(_ node: PlacedNode) -> String? {
    guard let text = node.string else { return nil }
    let brace = UInt8(ascii: "{")
    if level == .lenient, text.utf8.first != brace, text.utf8.contains(brace) {
      return "the aliases in \(text.shortened) aren't calculated"
    }
    if level == .lenient, text.utf8.starts(with: "var(".utf8) { return "\(text.shortened) is only known in a browser" }
    guard text.utf8.count == 12 else { return nil }
    let isCurrent = text.utf8.map { $0 | 0x20 }.elementsEqual("currentcolor".utf8)
    return isCurrent ? "currentColor is the surrounding text color, which no token file defines" : nil
  }

  /// A color object, the references in it followed.
  mutating func colorObject(_ node: PlacedNode, token: TokenPath) throws(FormatError) -> DTCGColorObject {
    guard let members = node.json.members else { throw unexpected("a color object", node, token) }
    let known = ["colorSpace", "components", "alpha", "hex"]
    for member in members where !known.contains(member.name) {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: known), location(of: member, in: node))
    }
    guard let spaceReference = node["colorSpace"] else {
      throw .missingProperty("colorSpace", token: token, location(of: node))
    }
    let spaceNode = try followed(spaceReference, token: token)
    guard let spaceName = spaceNode.word else { throw unexpected("a color space name", spaceNode, token) }
    guard let space = ColorSpace(id: spaceName), DTCGReading.spaces.contains(space), spaceName == space.id else {
      let suggestion = nearest(to: spaceName, among: DTCGReading.spaces.map(\.id))
      throw .unknownColorSpace(spaceName, suggestion: suggestion, token: token, location(of: spaceNode))
    }
    guard let componentsReference = node["components"] else {
      throw .missingProperty("components", token: token, location(of: node))
    }
    let componentsNode = try followed(componentsReference, token: token)
    guard let elements = componentsNode.elements, elements.count == 3 else {
      throw unexpected("three components", componentsNode, token)
    }
    var object = DTCGColorObject(node: node.json, space: space, spaceRange: spaceNode.json.range)
    for (index, element) in elements.enumerated() {
      object.components.append(try component(element, index, of: space, token: token))
    }
    object.alpha = try alpha(of: node, token: token)
    if let hex = node["hex"] { try check(try followed(hex, token: token), against: object.color, token: token) }
    return object
  }

  /// The opacity of a color object; an alias in it is lenient.
  private mutating func alpha(of node: PlacedNode, token: TokenPath) throws(FormatError) -> Double {
    guard let reference = node["alpha"] else { return 1 }
    if reference.string?.utf8.first == UInt8(ascii: "{") {
      try allow("an alias as alpha; DTCG requires a number or a $ref", at: reference, token: token)
      guard let alpha = try opacity(reference, token: token) else {
        throw .noSuchReference(reference.string ?? "", token: token, location(of: reference))
      }
      return alpha
    }
    return try opacity(reference, token: token) ?? 1
  }

  /// The color spaces of the format (color module, section 4).
  static let spaces: [ColorSpace] = [
    .srgb, .srgbLinear, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
    .xyzD50,
  ]

  /// One component: a number or `none`.
  private mutating func component(
    _ reference: PlacedNode, _ index: Int, of space: ColorSpace, token: TokenPath
  ) throws(FormatError) -> JSONNode {
    let node = try followed(reference, token: token)
    if node.word == "none" { return node.json }
    guard let number = node.number else { throw unexpected("a number or \"none\"", node, token) }
    let range = DTCGReading.range(of: index, in: space)
    if space.components[index].isHue, !(0..<360).contains(number) {
      try allow("a hue outside 0 to 360; it is read as the equivalent hue in that range", at: node, token: token)
      return node.json
    }
    guard range.limits.contains(number) else {
      throw .outOfRange(
        name: "component \(index + 1) of \(space.id)", value: number, allowed: range.words, token: token,
        location(of: node))
    }
    return node.json
  }

  /// The numbers that a component may be.
  static func limits(of index: Int, in space: ColorSpace) -> ClosedRange<Double> { range(of: index, in: space).limits }

  /// The range of a component as the format has it (color module, section 4; the same numbers as its schema).
  private static func range(of index: Int, in space: ColorSpace) -> (limits: ClosedRange<Double>, words: String) {
    let unbounded = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    if space.components[index].isHue { return (unbounded, "any number") }
    switch space {
    case .hsl, .hwb: return (0...100, "0 to 100")
    case .lab: return index == 0 ? (0...100, "0 to 100") : (unbounded, "any number")
    case .lch: return index == 0 ? (0...100, "0 to 100") : (0...Double.greatestFiniteMagnitude, "at least 0")
    case .oklab where index > 0: return (unbounded, "any number")
    case .oklch where index == 1: return (0...Double.greatestFiniteMagnitude, "at least 0")
    default: return (0...1, "0 to 1")
    }
  }

  private mutating func check(_ node: PlacedNode, against color: Color, token: TokenPath) throws(FormatError) {
    guard let text = node.string else { throw unexpected("a six-digit hex color", node, token) }
    let fallback: Color
    do throws(ColorSyntaxError) { fallback = try Color(hex: text) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset, token: token, location(of: node))
    }
    if text.utf8.count != 7 { try allow("a hex fallback that doesn't have six digits", at: node, token: token) }
    let opaque = Color(color.space, color.components.x, color.components.y, color.components.z)
    if color.space == .srgb, opaque.hex != fallback.withAlpha(1).hex {
      notice("the hex fallback \(text) differs from the components (\(opaque.hex)); the components are used", at: node)
    }
  }
}
