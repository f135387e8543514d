import DesignTokens

/// Which classes and attributes of themes exclude each other, and on which elements they are.
struct CSSAxes {
  /// Choices of which an element has one or none.
  struct Axis {
    var choices: [Int] = []
    /// Whether a page without any of them may be none of its looks: one of them is neither dark nor of another contrast.
    var mayBeWhole = false
  }

  private(set) var axes: [Axis] = []
  /// The levels on which each choice is put.
  private(set) var levels: [Int: [Int]] = [:]
  /// The most classes and attributes of themes that make looks.
  static let choiceLimit = 256
  /// The number of those that are left out.
  private(set) var leftOut = 0
  /// The choices that selectors require together.
  private(set) var written: [[Int]] = []
  private var pairs: Set<SIMD2<Int>> = []
  private let matcher: CSSMatcher

  init(matcher: CSSMatcher, names: [Int: Set<CSSPropertyName>]) {
    self.matcher = matcher
    var used: Set<Int> = []
    var seen: Set<[Int]> = []
    for (selector, together) in zip(matcher.selectors, matcher.required) {
      used.formUnion(together)
      used.formUnion(selector.compounds.flatMap(\.excluded))
      for (index, first) in together.enumerated() {
        for second in together[(index + 1)...] { pairs.insert(SIMD2(first, second)) }
      }
      if !together.isEmpty, seen.insert(together).inserted { written.append(together) }
      if !selector.isPart { place(selector.compounds) }
    }
    let choices = used.sorted().prefix(CSSAxes.choiceLimit)
    leftOut = used.count - choices.count
    for choice in choices where levels[choice] == nil { levels[choice] = [0] }
    for choice in choices { add(choice, names) }
    for index in axes.indices {
      axes[index].mayBeWhole =
        axes[index].choices.count > 1
        || axes[index].choices.contains { matcher.choices[$0].scheme != .dark && matcher.choices[$0].contrast == nil }
    }
  }

  /// Puts a choice on another level too.
  mutating func add(level: Int, of choice: Int) { levels[choice, default: []].append(level) }

  /// Whether a choice is only on the root.
  func isOnRoot(_ choice: Int) -> Bool { levels[choice] == [0] }

  /// The axis of a choice.
  func axis(of choice: Int) -> Int { axes.firstIndex { $0.choices.contains(choice) } ?? 0 }

  /// Whether people get both choices: they don't contradict each other, or selectors name both.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    // An attribute with any value is light or dark by what is declared for it, and excludes no name.
    guard !matcher.choices[first].isPresence, !matcher.choices[second].isPresence else { return true }
    let schemes = (matcher.choices[first].scheme, matcher.choices[second].scheme)
    guard let one = schemes.0, let other = schemes.1, one != other else { return true }
    let others = Set(axes[axis(of: second)].choices)
    return axes[axis(of: first)].choices.contains { choice in
      others.contains { pairs.contains(SIMD2(min(choice, $0), max(choice, $0))) }
    }
  }

  /// Notes on which elements a selector requires its choices: on the outermost that it can match.
  private mutating func place(_ compounds: [CSSCompound]) {
    for (depth, compound) in compounds.enumerated() {
      for choice in compound.choices {
        guard let level = compound.levels.outermost(below: depth) else { continue }
        if !(levels[choice] ?? []).contains(level) { levels[choice, default: []].append(level) }
      }
      for requirement in compound.requirements { place(requirement) }
      for negation in compound.negations { for inner in negation { inner.negations.forEach { place($0) } } }
    }
  }

  /// Puts a choice into the axis of what it excludes.
  private mutating func add(_ choice: Int, _ names: [Int: Set<CSSPropertyName>]) {
    let own = matcher.choices[choice]
    let position = axes.firstIndex { axis in
      axis.choices.allSatisfy { other in
        let its = matcher.choices[other]
        guard its.axis == own.axis, own.axis == "." else { return its.axis == own.axis }
        if pairs.contains(SIMD2(min(choice, other), max(choice, other))) { return false }
        return isAlternative(choice, to: other, names)
      }
    }
    if let position { axes[position].choices.append(choice) } else { axes.append(Axis(choices: [choice])) }
  }

  /// Whether two classes are themes in each other's place: both say the scheme, or they declare much the same.
  private func isAlternative(_ first: Int, to second: Int, _ names: [Int: Set<CSSPropertyName>]) -> Bool {
    let one = matcher.choices[first]
    let other = matcher.choices[second]
    if (one.scheme == nil && one.contrast != nil) != (other.scheme == nil && other.contrast != nil) { return false }
    if (one.scheme != nil) == (other.scheme != nil) { return true }
    let (own, its) = (names[first] ?? [], names[second] ?? [])
    return 2 * own.intersection(its).count >= min(own.count, its.count)
  }
}

/// The looks that people get: each combination of choices with each combination of preferences.
struct CSSLookList {
  /// The most combinations of choices that are all looked at; of more, those that selectors name are.
  static let combinationLimit = 64

  private(set) var looks: [CSSPageAppearance] = []
  /// The number of combinations that are left out.
  private(set) var leftOut = 0

  init(axes: CSSAxes, preferences: [CSSAppearances]) {
    leftOut = axes.leftOut
    var count = 1
    for axis in axes.axes where count <= 1 << 20 {
      count *= 1 + axis.choices.reduce(0) { $0 + (axes.levels[$1] ?? []).count }
    }
    var combinations: [[CSSPageAppearance.Placement]] = [[]]
    // Where media queries add to the preferences, fewer combinations make as many looks.
    let limit = max(CSSLookList.combinationLimit * 4 / max(preferences.count, 4), 8)
    if count <= limit {
      for axis in axes.axes {
        let options = axis.choices.flatMap { choice in
          (axes.levels[choice] ?? []).map { CSSPageAppearance.Placement(choice: choice, level: $0) }
        }
        combinations += combinations.flatMap { chosen in
          options.filter { option in chosen.allSatisfy { axes.areTogether($0.choice, option.choice) } }
            .map { chosen + [$0] }
        }
      }
    } else {
      let known = Set(axes.axes.flatMap(\.choices))
      let singles = axes.axes.flatMap { $0.choices.map { [$0] } }
      var seen: Set<[CSSPageAppearance.Placement]> = []
      for choices in singles + axes.written where combinations.count < 2 * limit {
        guard known.isSuperset(of: choices) else { continue }
        let placements = choices.map { CSSPageAppearance.Placement(choice: $0, level: (axes.levels[$0] ?? [0])[0]) }
        if seen.insert(placements).inserted { combinations.append(placements) }
      }
      leftOut += max(count - combinations.count, 0)
    }
    for combination in combinations {
      for preference in preferences {
        looks.append(CSSPageAppearance(preferences: preference, placements: combination))
      }
    }
  }
}
