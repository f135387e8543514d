// The system that a configuration and its token files describe.

extension SystemReader {
  /// Returns the system of all files that were read.
  func system(_ isEnhanced: Bool) -> TokenSystem {
    var system = TokenSystem()
    var index: [String: Int] = [:]
    for (name, _) in texts[0] + texts[1] where index[name] == nil {
      index[name] = system.names.count
      system.names.append(name)
    }
    (system.ramps, system.states) = (SystemOrder.ramps(system.names), SystemOrder.states(system.names))
    system.values = texts.filter { !$0.isEmpty }.map { rows in
      var values = [TokenSystem.Value?](repeating: nil, count: system.names.count)
      for (name, text) in rows {
        guard let token = index[name] else { continue }
        if text.hasPrefix("{") {
          values[token] = index[String(text.dropFirst().dropLast())].map { .alias($0) }
        } else {
          values[token] = Paint(text).map { .color($0) }
        }
      }
      return values
    }
    func matches(_ value: Any?) -> [Int] {
      let patterns = value as? [String] ?? (value as? String).map { [$0] } ?? []
      return patterns.flatMap { pattern in
        index[pattern].map { [$0] }
          ?? system.names.indices.filter { SystemReader.does(system.names[$0][...], match: pattern[...]) }
      }
    }
    system.locked = Set(matches(configuration["locked"]))
    system.surfaces = matches(configuration["surfaces"])
    var seen: Set<TokenSystem.Pairing> = []
    for rule in configuration["pairings"] as? [[String: Any]] ?? [] {
      for (usage, ratio) in [("text", isEnhanced ? 7.0 : 4.5), ("component", 3), ("graphic", 3), ("focus", 3)] {
        for front in matches(rule[usage]) {
          for back in matches(rule["on"]) {
            let pairing = TokenSystem.Pairing(front: front, back: back, below: matches(rule["over"]), ratio: ratio)
            if seen.insert(pairing).inserted { system.pairings.append(pairing) }
          }
        }
      }
    }
    return system
  }

  /// Whether a name matches a pattern with `*` in a segment and `**` across segments.
  private static func does(_ name: Substring, match pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      let isWide = pattern.hasPrefix("**")
      let rest = pattern.dropFirst(isWide ? 2 : 1)
      var name = name
      while true {
        if does(name, match: rest) { return true }
        guard let next = name.popFirst(), isWide || next != "." else { return false }
      }
    }
    return name.first == first && does(name.dropFirst(), match: pattern.dropFirst())
  }
}
