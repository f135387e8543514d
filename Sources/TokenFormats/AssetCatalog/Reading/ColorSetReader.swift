import ColorScience
import DesignTokens
import SourceText

/// Reads the `Contents.json` of a color set.
struct ColorSetReader {
  let document: SourceFile
  var notices: [InputNotice] = []

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
      notices.append(InputNotice("a color without an idiom is read as universal", at: location(of: entry)))
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
      notices.append(InputNotice(text, at: document.location(of: member.nameRange)))
    }
    appearance.others.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var value: AuthoredValue?
    if let color = entry["color"] {
      value = try self.value(color)
    } else {
      notices.append(InputNotice("a color set entry has no color", at: location(of: entry)))
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
        notices.append(InputNotice("the appearance \(kind) \(value) is listed twice", at: location(of: entry)))
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
        notices.append(
          InputNotice("the appearance \(kind) \(value) is read as a separate mode", at: location(of: entry)))
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
    guard let color = try ColorSetNotation(document: document).parts(of: node).color else {
      throw unexpected("a color object", node)
    }
    let text = color.space == .srgb && isInside(color) ? color.hex : "\(color)"
    return AuthoredValue(.literal(.color(color)), text: text, at: location(of: node))
  }

  private func isInside(_ color: Color) -> Bool {
    let components = color.components
    return [components.x, components.y, components.z].allSatisfy { (0...1).contains($0) }
  }
}
