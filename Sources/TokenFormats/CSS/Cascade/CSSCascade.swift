import CSSText
import DesignTokens
import SourceText

/// All custom properties of documents that belong together, with the declaration that shows in each mode.
struct CSSCascade {
  let sheets: [CSSStylesheet]
  let scopeNames: [String]
  var properties: [CSSProperty]
  let positions: [CSSPropertyKey: Int]
  var triplets = CSSTriplets()
  let matcher: CSSMatcher
  /// The features of media queries by which looks differ.
  let queries: CSSQueries
  let layers: CSSLayers
  let registrations: [CSSPropertyName: CSSRegistration]
  /// The declarations of `color-scheme`.
  let schemes: CSSProperty
  /// The scheme that the root declares for itself without a condition.
  private(set) var declared: Mode.Scheme?
  /// The looks that people get, and the levels that selectors match in each.
  var looks: [CSSPageAppearance] = [CSSPageAppearance()]
  var levels: [[CSSLevels]] = []
  /// The schemes in which some condition asks for increased contrast.
  var contrastSchemes: Set<Mode.Scheme> = []
  /// Whether ``looks`` are all looks that people get.
  var hasAllLooks = true
  /// The looks that show the same values, the default first.
  var modes: [CSSMode] = []
  /// The documents that no other one imports.
  let roots: Set<Int>
  /// Whether Tailwind CSS 4 defines its default colors, and the starts of the names that it doesn't define.
  private let importsTailwind: Bool
  private let resetPrefixes: [String]
  /// Values that never show because of the order of two documents that don't import each other.
  var contradictions: [(property: Int, winner: SourceLocation, loser: SourceLocation)] = []

  init(_ collector: CSSCollector) {
    sheets = collector.sheets
    roots = collector.roots
    scopeNames = collector.scopes.names
    properties = collector.properties
    positions = collector.positions
    schemes = collector.schemes
    layers = collector.layers
    registrations = collector.registrations
    importsTailwind = collector.importsTailwind && !collector.hasTailwindConfiguration
    resetPrefixes = collector.resetPrefixes
    queries = collector.conditions.queries
    matcher = CSSMatcher(selectors: collector.selectors, choices: collector.choices.all)
    declared = declaredScheme()
    if !registrations.isEmpty {
      for index in properties.indices where registrations[properties[index].key.name]?.inherits == false {
        properties[index].isInherited = false
      }
    }
  }

  /// The scheme that `color-scheme` gives a page without classes, for people who prefer light; nil when it gives none.
  private func declaredScheme() -> Mode.Scheme? {
    let look = CSSPageAppearance()
    let winners = winners(of: schemes, in: look) { matcher.levels(of: $0, in: look) }
    guard let winner = seen(winners, of: schemes, from: CSSLevels.count - 1)?.candidate else { return nil }
    let words = words(of: schemes.candidates[winner])
    return words.isDark && !words.isLight ? .dark : .light
  }

  func bytes(of candidate: CSSCandidate) -> [UInt8] { sheets[candidate.sheet].file.bytes }

  func location(_ candidate: CSSCandidate, _ range: Range<Int>) -> SourceLocation {
    sheets[candidate.sheet].file.location(of: range)
  }

  /// The property that a name means inside a scope: that of the scope, else that of the whole page.
  func position(of name: CSSPropertyName, in scope: Int) -> Int? {
    positions[CSSPropertyKey(scope: scope, name: name)] ?? positions[CSSPropertyKey(scope: 0, name: name)]
  }

  /// The default that Tailwind CSS 4 gives a property, as CSS; nil if there is none.
  func tailwindDefault(of name: CSSPropertyName) -> [UInt8]? {
    guard importsTailwind, let value = TailwindPalette.value(of: name.text) else { return nil }
    return resetPrefixes.contains { name.text.utf8.starts(with: $0.utf8) } ? nil : Array(value.utf8)
  }

  // MARK: What wins

  /// Stands for a declaration that takes the value of the element around it, though the property is not inherited.
  static let fromParent: Int32 = -2

  /// The declaration that wins at each level of a look, -1 for none (CSS Cascade 5, section 6).
  func winners(of property: CSSProperty, in look: CSSPageAppearance, _ levels: (Int) -> CSSLevels) -> SIMD4<Int32> {
    var best = SIMD4<Int32>(repeating: -1)
    var hasKeyword = false
    let candidates = property.candidates
    for index in candidates.indices
    where candidates[index].looks.contains(look.preferences) && candidates[index].origin != .initial {
      let matched = levels(Int(candidates[index].selector))
      guard !matched.isEmpty else { continue }
      if candidates[index].keyword != nil { hasKeyword = true }
      for level in 0..<CSSLevels.count where matched.contains(CSSLevels(level: level)) {
        if best[level] < 0 || candidates[Int(best[level])].losesAgainst(candidates[index], in: look.preferences, layers)
        {
          best[level] = Int32(index)
        }
      }
    }
    guard hasKeyword else { return best }
    for level in 0..<CSSLevels.count where best[level] >= 0 {
      best[level] = settled(Int(best[level]), of: property, at: level, in: look, levels)
    }
    return best
  }

  /// The declaration that a word such as `revert-layer` leads to; -1 where the element around it decides.
  private func settled(
    _ winner: Int, of property: CSSProperty, at level: Int, in look: CSSPageAppearance, _ levels: (Int) -> CSSLevels
  ) -> Int32 {
    let candidates = property.candidates
    var current = winner
    var reverted: Set<CSSLayers.Place> = []
    while candidates[current].keyword == .revertLayer {
      reverted.insert(candidates[current].layer)
      var next: Int?
      for index in candidates.indices {
        let candidate = candidates[index]
        guard candidate.looks.contains(look.preferences), candidate.origin != .initial,
          !reverted.contains(candidate.layer),
          levels(Int(candidate.selector)).contains(CSSLevels(level: level))
        else { continue }
        if next.map({ candidates[$0].losesAgainst(candidate, in: look.preferences, layers) }) ?? true { next = index }
      }
      guard let next else { return -1 }
      current = next
    }
    switch candidates[current].keyword {
    case .inherit: return property.isInherited ? -1 : CSSCascade.fromParent
    case .unset, .revert: return -1
    case .initial: return Int32(property.registered ?? current)
    default: return Int32(current)
    }
  }

  /// The declaration that an element at a level gets its value from, and the level of that one.
  func seen(_ winners: SIMD4<Int32>, of property: CSSProperty, from level: Int) -> (candidate: Int, level: Int)? {
    guard property.isInherited || property.key.scope > 0 else {
      let own = (1...max(level, 1)).reversed().first { $0 <= level && winners[$0] != CSSCascade.fromParent } ?? 0
      if winners[own] >= 0 { return (Int(winners[own]), own) }
      return property.registered.map { ($0, own) }
    }
    let shown = (0...level).reversed().first { winners[$0] >= 0 }.map { (Int(winners[$0]), $0) }
    return shown ?? property.registered.map { ($0, 0) }
  }

  /// The same in one of the looks.
  func seen(_ position: Int, in look: Int, from level: Int) -> (candidate: Int, level: Int)? {
    let property = properties[position]
    let winners = winners(of: property, in: looks[look]) { levels[look][$0] }
    return seen(winners, of: property, from: level)
  }

  /// The declaration of a property that content gets in a mode, or an element around it, and its level.
  func shown(_ position: Int, in mode: Int, from level: Int = CSSLevels.count - 1) -> (candidate: Int, level: Int)? {
    let property = properties[position]
    guard !property.winners.isEmpty else { return nil }
    let start = property.winners.count > CSSLevels.count ? mode * CSSLevels.count : 0
    var winners = SIMD4<Int32>(repeating: -1)
    for level in 0..<CSSLevels.count { winners[level] = property.winners[start + level] }
    return seen(winners, of: property, from: level)
  }

  /// Whether a name means the same at a level as in the content.
  func isSame(_ position: Int, in mode: Int, from level: Int) -> Bool {
    shown(position, in: mode, from: level).map { [$0.candidate, $0.level] }
      == shown(position, in: mode).map { [$0.candidate, $0.level] }
  }
}

extension CSSProperty {
  /// The declaration of the initial value in `@property`.
  fileprivate var registered: Int? { candidates.lastIndex { $0.origin == .initial } }
}
