// The files of random systems: CSS or DTCG, with `palpable.json`.

extension SystemGenerator {
  /// Writes the system as CSS or DTCG files with their `palpable.json`.
  mutating func files() -> [String: String] {
    let (isCSS, isEnhanced) = (happens(50), happens(20))
    // The path of a custom property has a dot in place of its first hyphen.
    func name(_ path: String) -> String { path.split(separator: ".", maxSplits: 1).joined(separator: "-") }
    func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    let rules = pairings.map { rule in
      let over = rule.over.map { ", \"over\": \"\($0)\"" } ?? ""
      return "    { \"\(rule.usage)\": \(list(rule.fronts)), \"on\": \(list(rule.backs))\(over) }"
    }
    let entries = isCSS ? "\"theme.css\"" : "\"light.json\", { \"path\": \"dark.json\", \"mode\": \"dark\" }"
    var files = [
      "palpable.json": """
      {
        "tokens": [\(entries)],
        "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }],
        "profile": "\(isEnhanced ? "wcag22-aaa" : "wcag22-aa")", "surfaces": ["surface.page"],
        "locked": \(list(locked)),
        "pairings": [
      \(rules.joined(separator: ",\n"))
        ]
      }

      """
    ]
    if isCSS {
      func rows(_ value: (Token) -> String?) -> String {
        tokens.compactMap { token in
          value(token).map { "  --\(name(token.name)): \(steps[$0] == nil ? $0 : "var(--\(name($0)))");\n" }
        }.joined()
      }
      files["theme.css"] = ":root {\n\(rows(\.light))}\n[data-theme=\"dark\"] {\n\(rows(\.dark))}\n"
    } else {
      files["light.json"] = json(\.light)
      files["dark.json"] = json(\.dark)
    }
    return files
  }

  /// A DTCG document with one group for each first segment.
  private func json(_ value: (Token) -> String?) -> String {
    var groups: [(name: String, rows: [String])] = []
    for token in tokens {
      guard let text = value(token) else { continue }
      let parts = token.name.split(separator: ".", maxSplits: 1).map(String.init)
      let content = "{ \"$value\": \(steps[text] == nil ? SystemGenerator.json(text) : "\"{\(text)}\"") }"
      let row = parts.count == 1 ? content : "\"\(parts[1])\": \(content)"
      if let index = groups.firstIndex(where: { $0.name == parts[0] }) {
        groups[index].rows.append(row)
      } else {
        groups.append((parts[0], [row]))
      }
    }
    let members = groups.map { group in
      let isGroup = group.rows[0].hasPrefix("\"")
      let rows = group.rows.joined(separator: ",\n    ")
      return "  \"\(group.name)\": " + (isGroup ? "{\n    \(rows)\n  }" : rows)
    }
    return "{\n  \"$type\": \"color\",\n\(members.joined(separator: ",\n"))\n}\n"
  }

  /// A color as DTCG has it: an object if it is translucent.
  private static func json(_ css: String) -> String {
    guard let paint = Paint(css), !paint.isOpaque else { return "\"\(css)\"" }
    let parts = paint.encoded
    return
      "{ \"colorSpace\": \"srgb\", \"components\": [\(parts.x), \(parts.y), \(parts.z)], \"alpha\": \(paint.alpha) }"
  }
}
