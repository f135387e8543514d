import DesignTokens

/// A choice that a system leaves open, such as a modifier or a group of themes, of which each context becomes a mode.
struct ModeDimension {
  let name: String
  /// The names of the contexts.
  let contexts: [String]
  /// The position of the context that counts first.
  var defaultContext = 0
  /// Whether it matters which context is chosen.
  let differs: Bool
}

/// The choices of contexts that make a difference, and the modes they become.
struct ModeProduct {
  /// For each mode the position of a context for each dimension; the defaults first.
  private(set) var choices: [[Int]] = []
  /// The modes, the default first.
  private(set) var modes: [Mode] = []

  /// - Parameter namesDefaults: Whether names of modes include the default contexts of all dimensions.
  init(_ dimensions: [ModeDimension], namesDefaults: Bool = false) {
    var effective = dimensions.indices.filter { dimensions[$0].differs }
    // The dimension that tells light from dark gives modes their first name.
    if let scheme = effective.firstIndex(where: { ModeProduct.tellsScheme(dimensions[$0]) }) {
      effective.insert(effective.remove(at: scheme), at: 0)
    }
    choices = [dimensions.map(\.defaultContext)]
    for position in effective.reversed() {
      // The default first, then the others in their order; what the last dimensions choose changes slowest.
      let first = dimensions[position].defaultContext
      let contexts = [first] + dimensions[position].contexts.indices.filter { $0 != first }
      choices = choices.flatMap { choice in
        contexts.map { context in
          var choice = choice
          choice[position] = context
          return choice
        }
      }
    }
    modes = ModeProduct.modes(for: choices, of: effective, dimensions, namesDefaults)
  }

  /// The number of modes that dimensions make.
  static func count(_ dimensions: [ModeDimension]) -> Int {
    var count = 1
    for dimension in dimensions where dimension.differs {
      let (product, overflows) = count.multipliedReportingOverflow(by: dimension.contexts.count)
      count = overflows ? .max : product
    }
    return count
  }

  private static func tellsScheme(_ dimension: ModeDimension) -> Bool {
    dimension.contexts.contains { Mode($0).scheme == .dark }
  }

  /// Names of contexts joined with "-"; the defaults of all but the first dimension may be left out.
  private static func modes(
    for choices: [[Int]], of effective: [Int], _ dimensions: [ModeDimension], _ namesDefaults: Bool
  ) -> [Mode] {
    func name(_ choice: [Int], isFull: Bool, separator: String) -> String {
      let names = effective.enumerated().compactMap { index, position -> String? in
        let dimension = dimensions[position]
        guard isFull || index == 0 || choice[position] != dimension.defaultContext else { return nil }
        return dimension.contexts[choice[position]]
      }
      return names.joined(separator: separator)
    }
    var names = choices.map { name($0, isFull: namesDefaults, separator: "-") }
    if Set(names).count < names.count { names = choices.map { name($0, isFull: true, separator: "/") } }
    var seen: Set<String> = []
    return zip(choices, names).map { choice, name in
      var unique = name
      var number = 2
      while !seen.insert(unique).inserted {
        unique = "\(name)#\(number)"
        number += 1
      }
      let isIncreased = effective.contains { position in
        let context = dimensions[position].contexts[choice[position]]
        return Mode("\(dimensions[position].name)-\(context)").increasesContrast(context)
      }
      return Mode(unique, contrast: isIncreased ? .increased : nil)
    }
  }
}

extension Mode {
  /// Whether a dimension of contrast, this mode's name, has a context that raises it.
  fileprivate func increasesContrast(_ context: String) -> Bool {
    let raising = ["high", "higher", "more", "increased", "hc", "strong"]
    return contrast == .increased && raising.contains { equalIgnoringCase($0, context) }
  }
}
