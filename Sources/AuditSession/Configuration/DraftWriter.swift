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
  /// The number of pairings at the end that code uses together, and that names don't imply.
  var seenCount = 0
  /// The skipped files, one line per reason.
  let skipped: [String]

  /// Returns the entries with asset catalogs as folders, without the files inside them.
  static func collapsed(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for var entry in entries {
      if let catalog = catalog(of: entry.path) { (entry.path, entry.mode) = (catalog, nil) }
      if !result.contains(entry) { result.append(entry) }
    }
    return result
  }

  /// Returns the formats of files in their order, each with the names of its files.
  static func formats(_ files: [Entry]) -> [(title: String, files: String)] {
    var titles: [String] = []
    for file in files where !titles.contains(file.format) { titles.append(file.format) }
    return titles.map { title in (title, FileNameList.text(files.filter { $0.format == title }.map(\.path))) }
  }

  /// Returns the path of the asset catalog that contains a file; nil if there is none.
  static func catalog(of path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    return parts.firstIndex { TokenFormats.folderRule(of: $0) != nil }.map { parts[...$0].joined(separator: "/") }
  }

  /// Returns the recognized inputs, one per line.
  func findings(of files: [Entry]) -> [String] {
    var lines: [String] = []
    for (title, names) in DraftWriter.formats(files) {
      lines.append("\(counted(files.count { $0.format == title }, "file")): \(title) (\(names))")
    }
    lines += skipped
    lines.append(
      "\(counted(system.tokens.tokens.count, "token")) in \(counted(system.modes.count, "mode")): \(system.modes.listedNames)"
    )
    let usages = Pairing.Usage.allCases.compactMap { usage -> String? in
      let count = system.pairings.count { $0.usage == usage }
      return count > 0 ? "\(count) \(usage.rawValue)" : nil
    }
    let kinds = usages.count > 1 ? " (\(usages.joined(separator: ", ")))" : ""
    let origins = seenCount == 0 ? "by name" : "by name or seen in code"
    lines.append(
      "\(counted(system.pairings.count, "pairing")) \(origins)\(kinds), \(counted(surfaces.count, "surface"))")
    if seenCount > 0 {
      lines.append("\(seenCount) of these \(seenCount == 1 ? "is" : "are") only seen in code, as listed in the file")
    }
    let left = unpaired
    guard let first = left.first else { return lines }
    let more = left.count > 3 ? ", …" : ""
    let names = left.prefix(3).dropFirst().reduce(first) { "\($0), \($1)" }
    lines.append("\(counted(left.count, "color")) without a pairing: \(names)\(more)")
    return lines
  }

  /// The colors that no pairing has and no other token is made of.
  private var unpaired: [String] {
    var used = Set(system.pairings.flatMap { [$0.foreground, $0.background] })
    for token in system.tokens.tokens {
      for value in token.values { used.formUnion(value.value.content.target.map { [$0] } ?? []) }
    }
    return system.tokens.tokens.filter { $0.type == .color && !used.contains($0.path) }.map(\.path.description)
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The backgrounds that at least half as many texts share as the most used one, and at least two.
  private var surfaces: [TokenPath] {
    var counts: [TokenPath: Int] = [:]
    for pairing in pairings where pairing.usage == .text { counts[pairing.background, default: 0] += 1 }
    let least = max(2, ((counts.values.max() ?? 0) + 1) / 2)
    let shared = system.tokens.tokens.map(\.path).filter { counts[$0, default: 0] >= least }
    return shared.isEmpty ? system.surfaces.filter(DraftWriter.isPlain) : shared
  }

  /// The pairings whose names can be written without being read as patterns.
  private var pairings: [Pairing] { system.pairings.dropLast(seenCount).filter(DraftWriter.isPlain) }

  /// The pairings that are seen in code, each with the place of its first use.
  private var seenLines: String {
    let lines = system.pairings.suffix(seenCount).filter(DraftWriter.isPlain).map { pairing in
      let place = pairing.declaration.map { " // \($0.path.shortened):\($0.line)" } ?? ""
      return
        "    \(family(Family(usage: pairing.usage, foregrounds: [pairing.foreground], backgrounds: [pairing.background]))),\(place)\n"
    }
    return lines.isEmpty ? "" : "    // Seen in code, each with the place of its first use.\n" + lines.joined()
  }

  private static func isPlain(_ pairing: Pairing) -> Bool { isPlain(pairing.foreground) && isPlain(pairing.background) }

  private static func isPlain(_ path: TokenPath) -> Bool {
    !path.description.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "{") }
  }

  /// Returns the whole file.
  func text() -> String {
    var text = """
      // Audit configuration, inferred from token names\(seenCount > 0 ? " and code" : ""). Review and correct it.
      {
        "$schema": \(quoted(AuditSession.configurationSchema)),
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
    text +=
      "  \"pairings\": [\n" + (families.isEmpty && seenLines.isEmpty ? example : lines(families.map(family)))
      + seenLines + "  ],\n\n"
    return text + """
        // Text styles and controls are audited when they are declared, for example:
        // "textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } },
        // "controls": [{ "name": "Button", "padding": [12, 24], "target": [44, 44], "textStyle": "body" }],
      }

      """
  }

  /// A comment with a pairing of the two colors that differ most, for a file without pairings.
  private var example: String {
    let colors = system.tokens.tokens.filter { $0.type == .color && DraftWriter.isPlain($0.path) }.map(\.path)
    let matrix = ColorMatrix(colors, of: system.tokens, modes: system.modes, shownModes: Array(system.modes.prefix(1)))
    var text =
      "    // No name says which color is on which. Declare it here; palpable matrix shows every combination.\n"
    if let pair = matrix.mostDifferent {
      text += "    // { \"text\": \(quoted(pair.text.description)), \"on\": \(quoted(pair.background.description)) },\n"
    }
    return text
  }

  /// Foregrounds with the same use and the same backgrounds.
  private struct Family: Hashable {
    let usage: Pairing.Usage
    var foregrounds: [TokenPath] = []
    var backgrounds: [TokenPath] = []
  }

  /// The families, in the order of their first pairing.
  private var families: [Family] {
    var own: [Family] = []
    var places: [Family: Int] = [:]
    for pairing in pairings {
      let key = Family(usage: pairing.usage, foregrounds: [pairing.foreground])
      let place = places[key] ?? own.count
      if place == own.count { own.append(key) }
      places[key] = place
      own[place].backgrounds.append(pairing.background)
    }
    var families: [Family] = []
    var positions: [Family: Int] = [:]
    for family in own {
      let key = Family(usage: family.usage, backgrounds: family.backgrounds)
      if let position = positions[key] {
        families[position].foregrounds += family.foregrounds
      } else {
        positions[key] = families.count
        families.append(family)
      }
    }
    return families
  }

  private func entry(_ entry: Entry) -> String {
    guard let mode = entry.mode else { return quoted(entry.path) }
    return "{ \"path\": \(quoted(entry.path)), \"mode\": \(quoted(mode)) }"
  }

  private func mode(_ mode: Mode) -> String {
    // Without it, the name says the contrast.
    let isNeeded = mode.contrast == .increased || Mode(mode.name).contrast != mode.contrast
    let contrast = isNeeded ? ", \"contrast\": \"\(mode.contrast.rawValue)\"" : ""
    let transparency =
      Mode(mode.name).transparency == mode.transparency
      ? "" : ", \"transparency\": \"\(mode.transparency.rawValue)\""
    let base = mode.base.map { ", \"base\": \(quoted($0))" } ?? ""
    return
      "{ \"name\": \(quoted(mode.name)), \"scheme\": \"\(mode.scheme.rawValue)\"\(contrast)\(transparency)\(base) }"
  }

  private func family(_ family: Family) -> String {
    func patterns(_ paths: [TokenPath]) -> String {
      paths.count == 1 ? quoted(paths[0].description) : "[\(list(paths))]"
    }
    return "{ \"\(family.usage.rawValue)\": \(patterns(family.foregrounds)), \"on\": \(patterns(family.backgrounds)) }"
  }

  private func list(_ paths: [TokenPath]) -> String { paths.map { quoted($0.description) }.joined(separator: ", ") }

  private func lines(_ items: [String]) -> String { items.map { "    \($0),\n" }.joined() }

  private func quoted(_ text: String) -> String {
    var output = ""
    JSONText.string(text).write(to: &output)
    return output
  }
}
