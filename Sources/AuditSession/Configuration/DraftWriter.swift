import Audit
import DesignTokens
import SourceText
import TokenFormats

/// A writer of a detected design system as a `palpable.json` for further editing.
struct DraftWriter {
  /// A token file, the mode that its name suggests, and its format.
  struct Entry: Equatable {
    var path: String
    var mode: String?
    var format: String
  }

  let entries: [Entry]
  let system: DesignSystem
  /// The skipped files, one line per reason.
  let skipped: [String]

  /// Returns the entries with asset catalogs as folders, without the files inside them.
  static func collapsed(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for var entry in entries {
      let parts = entry.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      if let end = parts.firstIndex(where: { TokenFormats.folderRule(of: $0) != nil }) {
        entry.path = parts[...end].joined(separator: "/")
        entry.mode = nil
      }
      if !result.contains(entry) { result.append(entry) }
    }
    return result
  }

  /// Returns the recognized inputs, one per line.
  func findings(of files: [Entry]) -> [String] {
    var lines: [String] = []
    var formats: [String] = []
    for file in files where !formats.contains(file.format) { formats.append(file.format) }
    for format in formats { lines.append("\(counted(files.count { $0.format == format }, "file")): \(format)") }
    lines += skipped
    lines.append(
      "\(counted(system.tokens.tokens.count, "token")) in \(counted(system.modes.count, "mode")): \(system.modes.listedNames)"
    )
    lines.append("\(counted(system.pairings.count, "pairing")) by name, \(counted(surfaces.count, "surface"))")
    return lines
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The backgrounds that several foregrounds share.
  private var surfaces: [TokenPath] {
    var counts: [TokenPath: Int] = [:]
    for pairing in pairings { counts[pairing.background, default: 0] += 1 }
    return system.tokens.tokens.map(\.path).filter { counts[$0, default: 0] > 1 }
  }

  /// The pairings whose names can be written without being read as patterns.
  private var pairings: [Pairing] {
    system.pairings.filter { DraftWriter.isPlain($0.foreground) && DraftWriter.isPlain($0.background) }
  }

  private static func isPlain(_ path: TokenPath) -> Bool {
    !path.description.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "{") }
  }

  /// Returns the whole file.
  func text() -> String {
    var text = """
      // Audit configuration, inferred from token names. Review and correct it.
      {
        "name": \(quoted(system.name)),
        // The rules and their levels; a newer ruleset adds rules.
        "ruleset": \(quoted(Ruleset.current.rawValue)),

        // Token files. A token without a value in a mode falls back to the base mode, and the report lists it.
        "tokens": [

      """
    text += lines(entries.map(entry)) + "  ],\n"
    text += "  \"modes\": [\n" + lines(system.modes.map(mode)) + "  ],\n\n"
    text += "  // Backgrounds for any content; translucent colors are measured over all of them.\n"
    text += "  \"surfaces\": [\(list(surfaces))],\n\n"
    text +=
      "  // Color pairings. Usages: text, component (parts that identify a control), graphic, focus, decorative, inactive.\n"
    text += "  // Text has no \"textStyle\" yet, so it must meet the requirement for small text.\n"
    text += "  \"pairings\": [\n" + lines(families.map(family)) + "  ],\n\n"
    return text + """
        // Text styles and controls are audited when they are declared, for example:
        // "textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } },
        // "controls": [{ "name": "Button", "padding": [12, 24], "target": [44, 44], "textStyle": "body" }],
      }

      """
  }

  /// Foregrounds with the same backgrounds, in the order of their first pairing.
  private var families: [(foregrounds: [TokenPath], backgrounds: [TokenPath])] {
    var backgrounds: [TokenPath: [TokenPath]] = [:]
    var order: [TokenPath] = []
    for pairing in pairings {
      if backgrounds[pairing.foreground] == nil { order.append(pairing.foreground) }
      backgrounds[pairing.foreground, default: []].append(pairing.background)
    }
    var families: [(foregrounds: [TokenPath], backgrounds: [TokenPath])] = []
    var positions: [[TokenPath]: Int] = [:]
    for foreground in order {
      let own = backgrounds[foreground] ?? []
      if let position = positions[own] {
        families[position].foregrounds.append(foreground)
      } else {
        positions[own] = families.count
        families.append(([foreground], own))
      }
    }
    return families
  }

  private func entry(_ entry: Entry) -> String {
    guard let mode = entry.mode else { return quoted(entry.path) }
    return "{ \"path\": \(quoted(entry.path)), \"mode\": \(quoted(mode)) }"
  }

  private func mode(_ mode: Mode) -> String {
    let contrast = mode.contrast == .increased ? ", \"contrast\": \"increased\"" : ""
    let base = mode.base.map { ", \"base\": \(quoted($0))" } ?? ""
    return "{ \"name\": \(quoted(mode.name)), \"scheme\": \"\(mode.scheme.rawValue)\"\(contrast)\(base) }"
  }

  private func family(_ family: (foregrounds: [TokenPath], backgrounds: [TokenPath])) -> String {
    func patterns(_ paths: [TokenPath]) -> String {
      paths.count == 1 ? quoted(paths[0].description) : "[\(list(paths))]"
    }
    return "{ \"text\": \(patterns(family.foregrounds)), \"on\": \(patterns(family.backgrounds)) }"
  }

  private func list(_ paths: [TokenPath]) -> String { paths.map { quoted($0.description) }.joined(separator: ", ") }

  private func lines(_ items: [String]) -> String { items.map { "    \($0),\n" }.joined() }

  private func quoted(_ text: String) -> String {
    var output = ""
    JSONText.string(text).write(to: &output)
    return output
  }
}
