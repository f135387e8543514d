import SourceText

/// A declared set of pairings: patterns for the foregrounds and backgrounds, and the values of their bindings.
public struct PairingTemplate: Sendable {
  /// The use of the foregrounds.
  public var usage: Pairing.Usage
  /// Patterns of the foreground tokens.
  public var foregrounds: [PathPattern]
  /// Patterns of the background tokens.
  public var backgrounds: [PathPattern]
  /// The backdrops behind translucent backgrounds, from the top down.
  public var backdrops: [TokenPath] = []
  /// The name of the text style.
  public var textStyle: String?
  /// The author's name for the template.
  public var name: String?
  /// The values a binding may take; listing them lets missing combinations be reported.
  public var listed: [(name: String, values: [String])] = []
  /// Binding values that make the control inactive.
  public var inactive: [String: [String]] = [:]
  /// The binding whose values are control states; a state whose name means disabled is inactive without being listed.
  public var stateBinding = PairingTemplate.usualStateBinding
  /// The location of the declaration.
  public var declaration: SourceLocation?

  /// The default name of the state binding.
  public static let usualStateBinding = "state"

  /// The maximum number of combinations of listed values in one template.
  public static let combinationLimit = 100_000.0

  /// The maximum number of pairings of one template; an expansion stops when it exceeds it.
  public static let pairingLimit = 250_000

  /// Creates a template.
  public init(usage: Pairing.Usage, foregrounds: [PathPattern], backgrounds: [PathPattern]) {
    self.usage = usage
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
  }

  /// The expansion of a template over a token set.
  public struct Expansion: Sendable {
    /// The pairings of tokens that exist.
    public var pairings: [Pairing] = []
    /// The combinations of listed or found values for which a token is missing.
    public var absent: [AbsentCombination] = []
    /// Patterns that match no token; all patterns if each matches a token but no pairing results.
    public var unmatched: [PathPattern] = []
    /// Listed values without any pairing, as `{name} = value`.
    public var unusedValues: [String] = []
    /// The results of all binding combinations, one table for each pair of patterns with at least one binding.
    public var tables: [CombinationTable] = []
    var usedValues: Set<[UInt8]> = []
  }

  /// A combination of binding values without a pairing.
  public struct AbsentCombination: Sendable, Hashable {
    /// The values, in the order of the names.
    public let values: String
    /// The path of the missing token.
    public let missing: TokenPath
    /// The location of the template's declaration.
    public let declaration: SourceLocation?
  }

  /// Returns the pairings that the template describes.
  ///
  /// - Complexity: O(p n) for p patterns and n tokens, plus the size of the result.
  public func expanded(over tokens: TokenSet) -> Expansion {
    var expansion = Expansion()
    let fronts = foregrounds.map { $0.bindingNames.isEmpty ? tokens.positions(matching: $0) : [] }
    let backs = backgrounds.map { $0.bindingNames.isEmpty ? tokens.positions(matching: $0) : [] }
    for (foreground, fronts) in zip(foregrounds, fronts) {
      for (background, backs) in zip(backgrounds, backs) {
        guard expansion.pairings.count + expansion.absent.count <= PairingTemplate.pairingLimit else {
          return expansion
        }
        if foreground.bindingNames.isEmpty && background.bindingNames.isEmpty {
          let namesBoth = foreground.isExactPath && background.isExactPath
          add(fronts, on: backs, of: tokens, onItself: namesBoth, to: &expansion)
        } else {
          expandBindings(foreground, background, tokens, into: &expansion)
        }
      }
    }
    let isEmpty = zip(foregrounds + backgrounds, fronts + backs).map { $0.bindingNames.isEmpty ? $1.isEmpty : nil }
    noteUnmatchedPatterns(tokens, isEmpty, in: &expansion)
    noteUnusedValues(in: &expansion)
    if expansion.pairings.isEmpty && expansion.unmatched.isEmpty && expansion.unusedValues.isEmpty {
      expansion.unmatched = foregrounds + backgrounds
    }
    return expansion
  }

  /// The values a binding may take, by binding name.
  private var allowed: [String: [String]] {
    Dictionary(listed.map { ($0.name, $0.values) }, uniquingKeysWith: { $1 })
  }

  /// - Parameter isEmpty: whether a pattern is known to match no token; nil for patterns with bindings.
  private func noteUnmatchedPatterns(_ tokens: TokenSet, _ isEmpty: [Bool?], in expansion: inout Expansion) {
    let allowed = allowed
    var known = Set(expansion.unmatched.map { Array($0.description.utf8) })
    for (pattern, isEmpty) in zip(foregrounds + backgrounds, isEmpty)
    where known.insert(Array(pattern.description.utf8)).inserted {
      let isMatched =
        isEmpty.map { !$0 }
        ?? tokens.tokens.contains { pattern.match($0.path.description, allowed: allowed) != nil }
      if !isMatched { expansion.unmatched.append(pattern) }
    }
  }

  private func noteUnusedValues(in expansion: inout Expansion) {
    guard expansion.unmatched.isEmpty else { return }
    for list in listed {
      for value in list.values where !expansion.usedValues.contains(Array("\(list.name) \(value)".utf8)) {
        expansion.unusedValues.append("{\(list.name)} = \(value)")
      }
    }
  }

  private func add(
    _ fronts: [Int], on backs: [Int], of tokens: TokenSet, onItself: Bool, to expansion: inout Expansion
  ) {
    let terms = terms([:])
    for front in fronts {
      for back in backs where back != front || onItself {
        guard expansion.pairings.count <= PairingTemplate.pairingLimit else { return }
        expansion.pairings.append(Pairing(front, on: back, of: tokens, terms))
      }
    }
  }

  private func expandBindings(
    _ foreground: PathPattern, _ background: PathPattern, _ tokens: TokenSet, into expansion: inout Expansion
  ) {
    let namesBoth = !foreground.hasWildcard && !background.hasWildcard
    let names = bindingNames(foreground, background)
    var table: [CombinationTable.Combination] = []
    for bindings in combinations(foreground, background, tokens) {
      guard expansion.pairings.count <= PairingTemplate.pairingLimit else { break }
      let values = names.map { bindings[$0, default: ""] }
      let fronts: [Int]
      let backs: [Int]
      do throws(MissingToken) {
        fronts = try tokens.positions(of: foreground, with: bindings)
        backs = try tokens.positions(of: background, with: bindings)
      } catch {
        expansion.absent.append(
          AbsentCombination(values: describe(bindings), missing: error.path, declaration: declaration))
        table.append(.init(values: values, pairings: [], missing: error.path))
        continue
      }
      var pairings: [Pairing] = []
      let terms = terms(bindings)
      for front in fronts {
        for back in backs where back != front || namesBoth {
          guard expansion.pairings.count + pairings.count <= PairingTemplate.pairingLimit else { break }
          pairings.append(Pairing(front, on: back, of: tokens, terms))
        }
      }
      table.append(.init(values: values, pairings: pairings, missing: nil))
      guard !pairings.isEmpty else { continue }
      expansion.pairings += pairings
      for (name, value) in bindings { expansion.usedValues.insert(Array("\(name) \(value)".utf8)) }
    }
    expansion.tables.append(
      CombinationTable(
        name: name, usage: usage, foreground: foreground, background: background, bindings: names,
        isListed: names.allSatisfy { name in listed.contains { $0.name == name } },
        stateBinding: names.contains(stateBinding) ? stateBinding : nil, combinations: table, declaration: declaration))
  }

  /// Returns the names that two patterns bind: first listed ones in list order, then others in pattern order.
  private func bindingNames(_ foreground: PathPattern, _ background: PathPattern) -> [String] {
    let bound = foreground.bindingNames + background.bindingNames.filter { !foreground.bindingNames.contains($0) }
    let names = listed.map(\.name).filter(bound.contains)
    return names + bound.filter { !names.contains($0) }
  }

  /// Returns every set of binding values to try: the product of listed values, or the values found among the tokens.
  private func combinations(
    _ foreground: PathPattern, _ background: PathPattern, _ tokens: TokenSet
  ) -> [[String: String]] {
    let names = Set(foreground.bindingNames + background.bindingNames)
    let lists = listed.filter { names.contains($0.name) }
    if lists.count == names.count {
      guard lists.reduce(1.0, { $0 * Double($1.values.count) }) <= PairingTemplate.combinationLimit else { return [] }
      return lists.reduce([[:]]) { partial, list in
        partial.flatMap { bindings in list.values.map { bindings.merging([list.name: $0]) { $1 } } }
      }
    }
    let found = [foreground, background].filter { Set($0.bindingNames) == names }
      .flatMap { pattern in matches(of: pattern, in: tokens) }
    return distinct(found.isEmpty ? joined(foreground, background, tokens) : found)
  }

  private func matches(of pattern: PathPattern, in tokens: TokenSet) -> [[String: String]] {
    let allowed = allowed
    return tokens.tokens.compactMap { pattern.match($0.path.description, allowed: allowed) }
  }

  /// Returns the merged bindings of two patterns that agree, if neither pattern has all names.
  private func joined(
    _ foreground: PathPattern, _ background: PathPattern, _ tokens: TokenSet
  ) -> [[String: String]] {
    let shared = Set(foreground.bindingNames).intersection(background.bindingNames)
    let backs = distinct(matches(of: background, in: tokens))
    var found: [[String: String]] = []
    for front in distinct(matches(of: foreground, in: tokens)) {
      for back in backs where shared.allSatisfy({ front[$0]?.utf8.elementsEqual(back[$0]?.utf8 ?? "".utf8) ?? false }) {
        guard found.count <= PairingTemplate.pairingLimit else { return found }
        found.append(front.merging(back) { first, _ in first })
      }
    }
    return found
  }

  /// Returns each set of bindings once; values are equal if their bytes are equal.
  private func distinct(_ bindings: [[String: String]]) -> [[String: String]] {
    var seen: Set<[String: [UInt8]]> = []
    return bindings.filter { seen.insert($0.mapValues { Array($0.utf8) }).inserted }
  }

  private func terms(_ bindings: [String: String]) -> Pairing.Terms {
    let isDisabled = bindings[stateBinding].flatMap { ControlState(name: $0) }?.parts.contains(.disabled) ?? false
    let isInactive = isDisabled || inactive.contains { name, values in bindings[name].map(values.contains) ?? false }
    return Pairing.Terms(
      backdrops: backdrops, usage: isInactive ? .inactive : usage, textStyle: textStyle, origin: .declared, name: name,
      declaration: declaration)
  }

  private func describe(_ bindings: [String: String]) -> String {
    bindings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

/// A token that a combination of values needs and that doesn't exist.
private struct MissingToken: Error {
  let path: TokenPath
}

extension TokenSet {
  /// Returns the position of the token that a pattern with bindings spells, or of all tokens that its wildcards match.
  fileprivate func positions(
    of pattern: PathPattern, with bindings: [String: String]
  ) throws(MissingToken) -> [Int] {
    guard let path = pattern.path(with: bindings) else { return positions(matching: pattern) }
    guard let position = position(of: path) else { throw MissingToken(path: path) }
    return [position]
  }

  /// Returns the positions of all tokens that a pattern matches, in ascending order.
  package func positions(matching pattern: PathPattern) -> [Int] {
    if pattern.isExactPath { return [position(of: TokenPath(pattern.description))].compactMap(\.self) }
    return tokens.indices.filter { pattern.matches(tokens[$0].path) }
  }

  /// Returns the paths of all tokens that a pattern matches, in the order of the set.
  public func paths(matching pattern: PathPattern) -> [TokenPath] {
    positions(matching: pattern).map { tokens[$0].path }
  }
}
