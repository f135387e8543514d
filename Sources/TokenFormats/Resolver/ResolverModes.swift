import DesignTokens

/// The choices of contexts that make a difference, and the modes they become.
struct ResolverModes {
  /// For each mode the position of a context for each modifier; the defaults first.
  private(set) var choices: [[Int]] = []
  /// The modes, the default first.
  private(set) var modes: [Mode] = []

  init(_ document: ResolverDocument) throws(FormatError) {
    let modifiers = document.modifiers
    var effective = modifiers.indices.filter { modifiers[$0].differs }
    // The modifier that tells light from dark gives modes their first name.
    if let scheme = effective.firstIndex(where: { ResolverModes.tellsScheme(modifiers[$0]) }) {
      effective.insert(effective.remove(at: scheme), at: 0)
    }
    var count = 1
    for position in effective {
      let (product, overflows) = count.multipliedReportingOverflow(by: modifiers[position].contexts.count)
      count = overflows ? .max : product
    }
    guard count <= ResolverFormat.modeLimit else {
      throw .tooManyModes(count, limit: ResolverFormat.modeLimit, document.location)
    }
    choices = [modifiers.map(\.defaultContext)]
    for position in effective.reversed() {
      // The default first, then the others in their order; what the last modifiers choose changes slowest.
      let first = modifiers[position].defaultContext
      let contexts = [first] + modifiers[position].contexts.indices.filter { $0 != first }
      choices = choices.flatMap { choice in
        contexts.map { context in
          var choice = choice
          choice[position] = context
          return choice
        }
      }
    }
    modes = ResolverModes.modes(for: choices, of: effective, modifiers)
  }

  private static func tellsScheme(_ modifier: ResolverDocument.Modifier) -> Bool {
    modifier.contexts.contains { Mode($0.name).scheme == .dark }
  }

  /// Names of contexts joined with "-"; the defaults of all but the first modifier are left out.
  private static func modes(
    for choices: [[Int]], of effective: [Int], _ modifiers: [ResolverDocument.Modifier]
  ) -> [Mode] {
    func name(_ choice: [Int], isFull: Bool) -> String {
      let names = effective.enumerated().compactMap { index, position -> String? in
        let modifier = modifiers[position]
        guard isFull || index == 0 || choice[position] != modifier.defaultContext else { return nil }
        return modifier.contexts[choice[position]].name
      }
      return names.joined(separator: isFull ? "/" : "-")
    }
    var names = choices.map { name($0, isFull: false) }
    if Set(names).count < names.count { names = choices.map { name($0, isFull: true) } }
    var seen: Set<String> = []
    return zip(choices, names).map { choice, name in
      var unique = name
      var number = 2
      while !seen.insert(unique).inserted {
        unique = "\(name)#\(number)"
        number += 1
      }
      let isIncreased = effective.contains { position in
        let modifier = modifiers[position]
        return Mode("\(modifier.name)-\(modifier.contexts[choice[position]].name)").increasesContrast(
          modifier.contexts[choice[position]].name)
      }
      return Mode(unique, contrast: isIncreased ? .increased : nil)
    }
  }
}

extension Mode {
  /// Whether a modifier of contrast, this mode's name, has a context that raises it.
  fileprivate func increasesContrast(_ context: String) -> Bool {
    let raising = ["high", "higher", "more", "increased", "hc", "strong"]
    return contrast == .increased && raising.contains { equalIgnoringCase($0, context) }
  }
}
