import ColorScience
import DesignTokens
import SourceText

/// Reads the `Contents.json` of a color set.
struct ColorSetReader {
  let document: SourceFile
  var notices: [Notice] = []

  /// The most slots of one set; Xcode itself offers fewer than two hundred.
  static let slotLimit = 1000

  init(document: SourceFile) { self.document = document }

  func location(of node: JSONNode) -> SourceLocation { document.location(of: node.range) }

  func unexpected(_ expected: String, _ node: JSONNode) -> FormatError {
    .unexpected(expected: expected, found: node.kind, token: nil, location(of: node))
  }

  mutating func read() throws(FormatError) -> ColorSet {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document) } catch { throw .text(error) }
    guard root.members != nil else { throw unexpected("a color set", root) }
    guard let colors = root["colors"] else { throw .missingProperty("colors", token: nil, location(of: root)) }
    guard let entries = colors.elements, !entries.isEmpty else { throw unexpected("at least one color", colors) }
    guard entries.count <= ColorSetReader.slotLimit else {
      throw .unexpected(
        expected: "at most \(ColorSetReader.slotLimit) colors", found: "\(entries.count)", token: nil,
        location(of: colors))
    }
    var slots: [ColorSet.Slot] = []
    for entry in entries { slots.append(try slot(entry)) }
    try rejectContradictions(slots)
    return ColorSet(document: document, slots: slots, location: location(of: colors))
  }

  /// Two colors for the same devices, gamut and appearance: nobody can tell which of them shows.
  private func rejectContradictions(_ slots: [ColorSet.Slot]) throws(FormatError) {
    var first: [[[UInt8]]: ColorSet.Slot] = [:]
    for slot in slots {
      let names = [slot.idiom, slot.gamut?.rawValue ?? "", slot.appearance.luminosity?.rawValue ?? ""]
      let key = (names + [slot.appearance.modeName ?? ""]).map { Array($0.utf8) }
      guard let earlier = first[key] else {
        first[key] = slot
        continue
      }
      guard let value = slot.value, let other = earlier.value, value.content != other.content else { continue }
      throw .unexpected(
        expected: "one color for each appearance",
        found: "a different color for the same appearance on line \(other.location.line)", token: nil, slot.location)
    }
  }

  /// The devices that Xcode knows; a slot for any other never shows.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "mac-catalyst", "tv", "watch", "car", "vision", "reality",
  ]

  /// The devices that a slot is for; one that names none is for all.
  private mutating func idiom(_ entry: JSONNode) throws(FormatError) -> String {
    guard let node = entry["idiom"] else {
      notices.append(Notice("a color without an idiom is read as universal", at: location(of: entry)))
      return "universal"
    }
    let name = try text(node) ?? ""
    guard let idiom = ColorSetReader.idioms.first(where: { $0.hasSameBytes(as: name) }) else {
      throw .unexpected(
        expected: "an idiom (\(ColorSetReader.idioms.joined(separator: ", ")))", found: "\"\(name)\"", token: nil,
        location(of: node))
    }
    return idiom
  }

  private mutating func slot(_ entry: JSONNode) throws(FormatError) -> ColorSet.Slot {
    guard let members = entry.members else { throw unexpected("a color with its idiom", entry) }
    let known = ["idiom", "color", "appearances", "display-gamut"]
    var appearance = try appearance(entry["appearances"])
    for member in members where !known.contains(member.name) {
      // What tells an entry from another is a mode of its own, so that neither stands for the other.
      let name = [member.name, member.value.string].compactMap { $0 }.joined(separator: "-")
      appearance.others.append(name)
      let text = "unsupported color key \"\(member.name)\"; the entry is read as the separate mode \(name)"
      notices.append(Notice(text, at: document.location(of: member.nameRange)))
    }
    appearance.others.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var value: AuthoredValue?
    if let color = entry["color"] {
      value = try self.value(color)
    } else {
      notices.append(Notice("a color set entry has no color", at: location(of: entry)))
    }
    return ColorSet.Slot(
      idiom: try idiom(entry), gamut: try gamut(entry["display-gamut"]), appearance: appearance, value: value,
      location: location(of: entry))
  }

  private func text(_ node: JSONNode?) throws(FormatError) -> String? {
    guard let node else { return nil }
    guard let text = node.string else { throw unexpected("a quoted name", node) }
    return text
  }

  private func gamut(_ node: JSONNode?) throws(FormatError) -> ColorSet.Gamut? {
    guard let node, let name = try text(node) else { return nil }
    if let gamut = ColorSet.Gamut.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) { return gamut }
    let names = ColorSet.Gamut.allCases.map(\.rawValue).joined(separator: ", ")
    throw .unexpected(expected: "a gamut (\(names))", found: "\"\(name)\"", token: nil, location(of: node))
  }

  /// The appearances of an entry: one of each kind.
  private mutating func appearance(_ node: JSONNode?) throws(FormatError) -> ColorSetAppearance {
    var appearance = ColorSetAppearance()
    guard let node else { return appearance }
    guard let entries = node.elements else { throw unexpected("an array of appearances", node) }
    var seen: [(kind: String, value: String)] = []
    for entry in entries {
      guard let kind = try text(entry["appearance"]), let value = try text(entry["value"]) else {
        throw unexpected("an appearance and its value", entry)
      }
      if let earlier = seen.first(where: { $0.kind.hasSameBytes(as: kind) }) {
        guard earlier.value.hasSameBytes(as: value) else {
          throw .unexpected(
            expected: "one \(kind) in an entry", found: "\"\(earlier.value)\" and \"\(value)\"", token: nil,
            location(of: entry))
        }
        notices.append(Notice("the appearance \(kind) \(value) is listed twice", at: location(of: entry)))
        continue
      }
      seen.append((kind, value))
      switch (kind, value) {
      case ("luminosity", "dark"): appearance.luminosity = .dark
      case ("luminosity", "light"): appearance.luminosity = .light
      case ("contrast", "high"): appearance.isHighContrast = true
      case ("contrast", "normal"), ("contrast", "any"), ("luminosity", "any"): break
      default:
        // Not one of the four looks: a mode of its own, so that it does not stand for another.
        notices.append(Notice("the appearance \(kind) \(value) is read as a separate mode", at: location(of: entry)))
        appearance.others.append("\(kind)-\(value)")
      }
    }
    return appearance
  }

  // MARK: Colors

  private func value(_ node: JSONNode) throws(FormatError) -> AuthoredValue {
    guard node.members != nil else { throw unexpected("a color object", node) }
    if let reference = try text(node["reference"]) {
      let platform = try text(node["platform"]) ?? "any"
      let reason = "\(reference) of the platform \(platform) is a system color with no published value"
      return AuthoredValue(.undecidable(reason), text: reference, at: location(of: node))
    }
    let color = try color(node)
    let text = color.space == .srgb && isInside(color) ? color.hex : "\(color)"
    return AuthoredValue(.literal(.color(color)), text: text, at: location(of: node))
  }

  private func isInside(_ color: Color) -> Bool {
    let components = color.components
    return [components.x, components.y, components.z].allSatisfy { (0...1).contains($0) }
  }

  private func color(_ node: JSONNode) throws(FormatError) -> Color {
    guard let space = node["color-space"] else {
      throw .missingProperty("color-space", token: nil, location(of: node))
    }
    guard let components = node["components"] else {
      throw .missingProperty("components", token: nil, location(of: node))
    }
    let name = try text(space) ?? ""
    let isExtended = name.utf8.starts(with: "extended-".utf8)
    let alpha = try component("alpha", of: components, isExtended: false)
    func rgb(_ space: ColorSpace) throws(FormatError) -> Color {
      Color(
        space, try component("red", of: components, isExtended: isExtended),
        try component("green", of: components, isExtended: isExtended),
        try component("blue", of: components, isExtended: isExtended), alpha: alpha)
    }
    switch name {
    case "srgb", "extended-srgb": return try rgb(.srgb)
    case "display-p3": return try rgb(.displayP3)
    case "extended-linear-srgb": return try rgb(.srgbLinear)
    case "gray-gamma-22", "extended-gray":
      return Color(grayGamma22: try component("white", of: components, isExtended: isExtended), alpha: alpha)
    default:
      throw .unknownColorSpace(
        name, suggestion: nearest(to: name, among: ColorSetReader.spaces), token: nil, location(of: space))
    }
  }

  private static let spaces = [
    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  private func component(
    _ name: String, of components: JSONNode, isExtended: Bool
  ) throws(FormatError) -> Double {
    guard let node = components[name] else {
      throw .missingProperty(name, token: nil, location(of: components))
    }
    var value = node.number
    if let text = node.string { value = componentValue(of: text) }
    guard let value else {
      throw unexpected("a number or a string such as \"0xFF\", \"255\", or \"1.000\"", node)
    }
    guard isExtended || (0...1).contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: "0 to 1", token: nil, location(of: node))
    }
    return value
  }
}

/// The value of a component as Xcode writes it: with a point it is 0 to 1, `0x…` and whole numbers are counted in 255ths.
///
/// So the text `1` is one 255th, which the compiler of asset catalogs confirms.
func componentValue(of text: String) -> Double? {
  let bytes = Array(text.utf8)
  let isNegative = bytes.first == UInt8(ascii: "-")
  let digits = bytes[(isNegative ? 1 : 0)...]
  guard !digits.isEmpty, digits.count <= 40 else { return nil }
  let sign = isNegative ? -1.0 : 1.0
  if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
    let hex = digits.dropFirst(2)
    guard (1...8).contains(hex.count), hex.allSatisfy(isHexDigit) else { return nil }
    guard let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16) else { return nil }
    return sign * Double(value) / 255
  }
  let isPlain = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  guard isPlain, let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else { return nil }
  return sign * (digits.contains(0x2E) ? value : value / 255)
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
  default: false
  }
}
