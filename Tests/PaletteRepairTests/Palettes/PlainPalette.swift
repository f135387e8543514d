import Foundation
import TestSupport

/// A palette in DTCG with its `palpable.json`, read with Foundation alone: values by mode, aliases, and the pairings that gate.
struct PlainPalette {
  /// A pairing in a mode and what it has to reach.
  struct Requirement: CustomStringConvertible {
    let foreground, background, mode: String
    let ratio: Double

    var description: String { "\(foreground) on \(background) in \(mode)" }
  }

  struct Badge {
    let name, background, border, text: String
  }

  /// "#rrggbb" or "{path}" by mode and path.
  private var values: [String: [String: String]] = [:]
  let badges: [Badge]
  private(set) var requirements: [Requirement] = []

  /// Reads what is needed of a palette of the modes light and dark.
  init(_ configuration: [UInt8], light: [UInt8], dark: [UInt8], isEnhanced: Bool) throws {
    let plain = Data(PlainPalette.plain(configuration))
    let object = try JSONSerialization.jsonObject(with: plain) as? [String: Any] ?? [:]
    badges = (object["badges"] as? [[String: Any]] ?? []).map { badge in
      func name(_ key: String) -> String { badge[key] as? String ?? "" }
      return Badge(name: name("name"), background: name("background"), border: name("border"), text: name("text"))
    }
    for (mode, bytes) in [("light", light), ("dark", dark)] {
      let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
      collect(document, path: "", mode)
    }
    let text: Double = isEnhanced ? 7 : 4.5
    for pairing in object["pairings"] as? [[String: Any]] ?? [] {
      for (key, ratio) in [("text", text), ("component", 3)] {
        guard let fronts = pairing[key], let backs = pairing["on"] else { continue }
        for front in names(fronts) { for back in names(backs) { require(ratio, front, back) } }
      }
    }
    for badge in badges { require(text, badge.text, badge.background) }
  }

  /// JSON without the comments to the end of a line and the commas before a bracket that `palpable.json` may have.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var (isText, isComment) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isComment {
        isComment = byte != UInt8(ascii: "\n")
      } else if isText {
        isText = byte != UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "/"), bytes[index + 1] == byte {
        isComment = true
      } else {
        isText = byte == UInt8(ascii: "\"")
      }
      guard !isComment else { continue }
      if !isText, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"),
        let last = plain.lastIndex(where: { $0 > UInt8(ascii: " ") }), plain[last] == UInt8(ascii: ",")
      {
        plain.remove(at: last)
      }
      plain.append(byte)
    }
    return plain
  }

  private mutating func require(_ ratio: Double, _ foreground: String, _ background: String) {
    for mode in ["light", "dark"] {
      requirements.append(Requirement(foreground: foreground, background: background, mode: mode, ratio: ratio))
    }
  }

  private mutating func collect(_ group: [String: Any], path: String, _ mode: String) {
    for (key, member) in group where !key.hasPrefix("$") {
      guard let member = member as? [String: Any] else { continue }
      let name = path.isEmpty ? key : path + "." + key
      if let text = member["$value"] as? String {
        values[mode, default: [:]][name] = text
      } else if let parts = (member["$value"] as? [String: Any])?["components"] as? [Any] {
        let codes = parts.compactMap { ($0 as? NSNumber)?.doubleValue }.map { Int(($0 * 255).rounded()) }
        if codes.count == 3 {
          values[mode, default: [:]][name] = String(format: "#%02x%02x%02x", codes[0], codes[1], codes[2])
        }
      } else if member["$value"] == nil {
        collect(member, path: name, mode)
      }
    }
  }

  /// The tokens that a name or a pattern stands for: a star stands for anything within a segment.
  private func names(_ value: Any) -> [String] {
    let patterns = value as? [String] ?? [value as? String ?? ""]
    return patterns.flatMap { pattern -> [String] in
      guard let star = pattern.firstIndex(of: "*") else { return [pattern] }
      let (start, end) = (pattern[..<star], pattern[pattern.index(after: star)...])
      return (values["light"] ?? [:]).keys.sorted().filter { name in
        name.hasPrefix(start) && name.hasSuffix(end) && name.count >= start.count + end.count
          && !name.dropFirst(start.count).dropLast(end.count).contains(".")
      }
    }
  }

  /// What a token shows in a mode.
  func color(_ name: String, in mode: String) -> PlainColor? {
    guard let text = values[mode]?[name] ?? values["light"]?[name] else { return nil }
    guard text.hasPrefix("{") else { return PlainColor(hex: text) }
    return color(String(text.dropFirst().dropLast()), in: mode)
  }

  /// The value that stands in the file of a mode.
  func value(_ name: String, in mode: String) -> PlainColor? { values[mode]?[name].flatMap { PlainColor(hex: $0) } }

  var names: [String] { (values["light"] ?? [:]).filter { $0.value.hasPrefix("#") }.keys.sorted() }

  /// The pairings that do not reach what they have to.
  var failures: [Requirement] {
    requirements.filter { requirement in
      guard let front = color(requirement.foreground, in: requirement.mode),
        let back = color(requirement.background, in: requirement.mode)
      else { return true }
      return !(front.contrast(with: back) >= requirement.ratio)
    }
  }
}
