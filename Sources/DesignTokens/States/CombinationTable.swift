import SourceText

/// What the combinations of a template's bindings come to, for one foreground and one background pattern.
///
/// Every combination is in it: those with pairings, and those for which a token is missing.
public struct CombinationTable: Sendable {
  /// One value for each binding, and what it comes to.
  public struct Combination: Sendable {
    /// The values, in the order of the table's bindings.
    public let values: [String]
    /// The pairings; more than one where a wildcard meets a binding.
    public let pairings: [Pairing]
    /// The token that would have to exist; nil where there are pairings.
    public let missing: TokenPath?
  }

  /// What the author calls the template.
  public let name: String?
  /// What the foregrounds are used for, where the control can be used.
  public let usage: Pairing.Usage
  /// The pattern of the foregrounds.
  public let foreground: PathPattern
  /// The pattern of the backgrounds.
  public let background: PathPattern
  /// The names of the bindings: listed ones in the order of their lists, then others in the order of the patterns.
  public let bindings: [String]
  /// Whether the author lists all values, so that the combinations are those that were asked for.
  public let isListed: Bool
  /// The binding that holds the states; nil where none does.
  public let stateBinding: String?
  /// Every combination, in the order of the lists or of the tokens.
  public let combinations: [Combination]
  /// Where the template is declared.
  public let declaration: SourceLocation?

  private var stateIndex: Int? { stateBinding.flatMap(bindings.firstIndex) }

  /// The name of the state of a combination; nil where no binding holds states.
  public func state(of combination: Combination) -> String? { stateIndex.map { combination.values[$0] } }

  /// The combinations that differ in nothing but their state.
  public struct Row: Sendable {
    /// The values of all bindings but the state.
    public let values: [(name: String, value: String)]
    /// The combinations, in the order of the table.
    public let combinations: [Combination]
    /// Which of its states each look on iOS shows, for those that have their tokens.
    public let reading: StateReading

    /// The values in words: `tone primary`.
    public var words: String { values.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
  }

  /// The rows of the table, in the order of their first combinations; one for all where there is no state.
  ///
  /// - Complexity: O(n) for n combinations.
  public var rows: [Row] {
    var order: [[[UInt8]]] = []
    var rows: [[[UInt8]]: [Combination]] = [:]
    let others = bindings.indices.filter { $0 != stateIndex }
    for combination in combinations {
      let key = stateIndex == nil ? [] : others.map { Array(combination.values[$0].utf8) }
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(combination)
    }
    return order.map { key in
      let combinations = rows[key] ?? []
      let values = stateIndex == nil ? [] : others.map { (bindings[$0], combinations[0].values[$0]) }
      let present = combinations.filter { !$0.pairings.isEmpty }
      return Row(
        values: values, combinations: combinations, reading: StateReading(states: present.compactMap(state)))
    }
  }

  /// The names of the states, in the order in which they come up.
  public var states: [String] {
    var seen: Set<[UInt8]> = []
    return combinations.compactMap(state).filter { seen.insert(Array($0.utf8)).inserted }
  }
}
