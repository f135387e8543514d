import SourceText

/// The results of a template's binding combinations for one foreground and one background pattern.
///
/// The table has every combination: those with pairings, and those for which a token is missing.
public struct CombinationTable: Sendable {
  /// One value for each binding, with the resulting pairings.
  public struct Combination: Sendable {
    /// The values, in the order of the table's bindings.
    public let values: [String]
    /// The pairings; several if a pattern with a binding also has a wildcard.
    public let pairings: [Pairing]
    /// The missing token; nil if there are pairings.
    public let missing: TokenPath?
  }

  /// The author's name for the template.
  public let name: String?
  /// The use of the foregrounds in active states.
  public let usage: Pairing.Usage
  /// The pattern of the foregrounds.
  public let foreground: PathPattern
  /// The pattern of the backgrounds.
  public let background: PathPattern
  /// The names of the bindings: listed ones in the order of their lists, then others in the order of the patterns.
  public let bindings: [String]
  /// Whether the author lists all values, which makes every combination expected.
  public let isListed: Bool
  /// The binding for the states; nil if there is none.
  public let stateBinding: String?
  /// Every combination, in the order of the lists or of the tokens.
  public let combinations: [Combination]
  /// The location of the template's declaration.
  public let declaration: SourceLocation?

  private var stateIndex: Int? { stateBinding.flatMap(bindings.firstIndex) }

  /// Returns the state name of a combination; nil if there is no state binding.
  public func state(of combination: Combination) -> String? { stateIndex.map { combination.values[$0] } }

  /// The combinations that differ only in their state.
  public struct Row: Sendable {
    /// The values of all bindings except the state binding.
    public let values: [(name: String, value: String)]
    /// The combinations, in the order of the table.
    public let combinations: [Combination]
    /// The states that iOS displays, considering only states with tokens.
    public let reading: StateReading

    /// The values as text: `tone primary`.
    public var words: String { values.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
  }

  /// The rows of the table, in the order of their first combinations; a single row if there is no state binding.
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

  /// The state names, in order of appearance.
  public var states: [String] {
    var seen: Set<[UInt8]> = []
    return combinations.compactMap(state).filter { seen.insert(Array($0.utf8)).inserted }
  }
}
