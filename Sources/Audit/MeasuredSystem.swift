import ColorScience
import DesignTokens

/// A design system measured in all its modes: the input of rules and reports.
public struct MeasuredSystem: Sendable {
  /// The system as declared.
  public let system: DesignSystem
  /// The modes that were measured.
  public let modes: [Mode]
  /// Every pairing in every mode, pairing by pairing.
  public let pairings: [MeasuredPairing]
  /// Every badge in every mode.
  public let badges: [MeasuredBadge]
  /// The changes between neighboring states of the controls that templates describe, in every mode.
  public let stateChanges: [MeasuredStateChange]
  /// Every two colors of a family, in every mode.
  public let familyPairs: [MeasuredFamilyPair]
  /// The text styles.
  public let textStyles: [MeasuredTextStyle]
  /// The controls.
  public let controls: [MeasuredControl]
  /// The focus rings of controls, in every mode.
  public let focusRings: [MeasuredFocusRing]
  /// The containers of text, then the controls that have a label.
  public let frames: [MeasuredFrame]
  /// Every color token in every mode, token by token.
  public let colors: [ColorTokenInMode]
  /// The color tokens, each with how the audit covers it, and the listed combinations that lack a token.
  public let coverage: [CoverageSubject]
  /// Every token that isn't a color, in the first mode and in every mode for which it has its own value.
  public let values: [TokenValueInMode]
  /// Every token with its tier and its references; empty if no tiers are known.
  public let tieredTokens: [TieredToken]
  /// The tokens that other sources contain too, by source and mode.
  public let counterparts: [MeasuredCounterpart]
  /// The contrast of all foregrounds on all backgrounds, by mode.
  public let matrix: [ContrastMatrix]
  /// The waivers and their status; empty until the rules about the design have run.
  public internal(set) var waivers: [WaiverUse] = []
  /// The baseline entries and their status; empty until the rules about the design have run.
  public internal(set) var baseline: [BaselineUse] = []
  /// The suppression comments in view code and their status; empty until the rules about the design have run.
  public internal(set) var suppressions: [SuppressionUse] = []

  /// Measures a system.
  ///
  /// - Parameters:
  ///   - system: the system as declared.
  ///   - mode: the only mode to measure, or nil for all.
  /// - Complexity: O(m (p + t + f b)) for m modes, p pairings, t tokens and a matrix of f foregrounds and b backgrounds.
  public init(_ system: DesignSystem, mode: String? = nil) {
    self.system = system
    let modes = system.modes.filter { mode == nil || $0.name == mode }
    self.modes = modes
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    let palette = ColorTable(resolver, in: modes)
    let measurer = PairingMeasurer(system: system)
    let declared = MeasuredSystem.distinct(
      system.badges.flatMap { $0.pairings(on: system.surfaces) }, system.pairings,
      CodePairings(system.code, among: system.tokens).pairings)
    pairings = PairingTable(declared, palette, measurer).all
    badges = system.badges.flatMap { badge in
      modes.map { mode in
        MeasuredBadge(
          badge: badge, mode: mode, background: palette.color(badge.background, in: mode),
          border: badge.border.map { palette.color($0, in: mode) }, text: palette.color(badge.text, in: mode))
      }
    }
    stateChanges = StateChangeMeasurer(system: system).measure(modes, palette)
    familyPairs = FamilyMeasurer(system: system).measure(modes, palette)
    focusRings = MeasuredFocusRing.measure(system.controls, palette, measurer)
    let sizes = system.textStyles.map(\.size)
    textStyles = system.textStyles.map {
      MeasuredTextStyle($0, among: system.textStyles, sizes: sizes, largeText: system.profile.largeText)
    }
    controls = system.controls.map { MeasuredControl($0, among: system.controls) }
    frames = (system.containers + system.controls.compactMap { TextFrame($0) }).map { MeasuredFrame(frame: $0) }
    let colorTokens = MeasuredSystem.colorTokens(of: system, resolver: resolver)
    colors = colorTokens.flatMap { token in
      modes.map { ColorTokenInMode(color: palette.color(token.path, in: $0), mode: $0, declaration: token.location) }
    }
    coverage = MeasuredSystem.coverage(of: system, colorTokens: colorTokens, pairings: declared)
    values = MeasuredSystem.values(of: system, resolver: resolver, modes: modes, except: Set(colorTokens.map(\.path)))
    tieredTokens = TierMeasurer(system: system, resolver: resolver).measure(modes)
    counterparts = CounterpartMeasurer(system: system, pairings: pairings, measurer: measurer)
      .measure(modes, isWhole: mode == nil, palette)
    matrix = MatrixMeasurer(system: system, pairings: declared, colorTokens: colorTokens.map(\.path))
      .measure(modes, palette)
  }

  /// Measures only the pairings found in the view code of a system.
  public init(codeOf system: DesignSystem) {
    self.system = system
    modes = system.modes
    let palette = ColorTable(TokenResolver(tokens: system.tokens, modes: system.modes), in: modes)
    let found = MeasuredSystem.distinct([], [], CodePairings(system.code, among: system.tokens).pairings)
    pairings = PairingTable(found, palette, PairingMeasurer(system: system)).all
    (badges, textStyles, controls, frames, stateChanges, focusRings, familyPairs) = ([], [], [], [], [], [], [])
    (colors, coverage, values, tieredTokens, counterparts, matrix) = ([], [], [], [], [], [])
  }

  /// Returns each pairing once: declared pairings, then badges, then view code, then inferred pairings.
  ///
  /// A declared pairing of two tokens excludes the pairing that view code implies, whatever the text style; view code excludes inferred
  /// pairings.
  private static func distinct(_ badges: [Pairing], _ given: [Pairing], _ code: [Pairing]) -> [Pairing] {
    var seen: Set<Pairing.Identity> = []
    let declared = (given.filter { $0.origin != .inferred } + badges).filter { seen.insert($0.identity).inserted }
    guard !code.isEmpty else {
      return declared + given.filter { $0.origin == .inferred && seen.insert($0.identity).inserted }
    }
    let known = Set(declared.map(Meeting.init))
    let own = code.filter { !known.contains(Meeting($0)) }
    let met = Set(own.map(Meeting.init))
    let inferred = given.filter { $0.origin == .inferred && !met.contains(Meeting($0)) }
    return declared + own + inferred.filter { seen.insert($0.identity).inserted }
  }

  /// Two tokens and whether the foreground is text.
  private struct Meeting: Hashable {
    let foreground: TokenPath
    let background: TokenPath
    let isText: Bool

    init(_ pairing: Pairing) {
      (foreground, background) = (pairing.foreground, pairing.background)
      isText = pairing.usage == .text
    }
  }

  /// Returns the tokens that are colors in some mode.
  private static func colorTokens(of system: DesignSystem, resolver: TokenResolver) -> [Token] {
    system.tokens.tokens.filter { token in
      if let type = token.type { return type == .color }
      return system.modes.contains { mode in (try? resolver.resolve(token.path, in: mode.name))?.color != nil }
    }
  }

  private static func coverage(
    of system: DesignSystem, colorTokens: [Token], pairings: [Pairing]
  ) -> [CoverageSubject] {
    let surfaces = Set(system.surfaces)
    let badges = Set(system.badges.flatMap { [$0.background, $0.text] + [$0.border].compactMap { $0 } })
    var paired: Set<TokenPath> = []
    for pairing in pairings where pairing.origin != .badge {
      paired.insert(pairing.foreground)
      paired.insert(pairing.background)
      paired.formUnion(pairing.backdrops)
    }
    let reached = reachable(from: surfaces.union(badges).union(paired), in: system.tokens)
    func cover(_ path: TokenPath) -> CoverageSubject.Cover? {
      if paired.contains(path) { return .pairing }
      if badges.contains(path) { return .badge }
      if surfaces.contains(path) { return .surface }
      return reached.contains(path) ? .alias : nil
    }
    return colorTokens.map {
      CoverageSubject(path: $0.path, cover: cover($0.path), absentValues: nil, location: $0.location)
    }
      + system.absentCombinations.map {
        CoverageSubject(path: $0.missing, cover: nil, absentValues: $0.values, location: $0.declaration)
      }
  }

  /// Returns tokens and all tokens that they reference in any mode, such as alias targets or gradient stops.
  static func reachable(from used: Set<TokenPath>, in tokens: TokenSet) -> Set<TokenPath> {
    var found = used
    var pending = Array(used)
    while let next = pending.popLast() {
      for target in (tokens[next]?.values ?? []).flatMap({ targets(of: $0.value) }) where found.insert(target).inserted
      {
        pending.append(target)
      }
    }
    return found
  }

  /// Returns the tokens that a value references, directly or in its parts at any depth.
  private static func targets(of value: AuthoredValue) -> [TokenPath] {
    if let target = value.content.target { return [target] }
    switch value.content {
    case .literal(.list(let values)): return values.flatMap(targets)
    case .literal(.composite(let parts)): return parts.flatMap { targets(of: $0.value) }
    default: return []
    }
  }

  private static func values(
    of system: DesignSystem, resolver: TokenResolver, modes: [Mode], except colors: Set<TokenPath>
  ) -> [TokenValueInMode] {
    system.tokens.tokens.filter { !colors.contains($0.path) }.flatMap { token in
      modes.enumerated().compactMap { index, mode -> TokenValueInMode? in
        let resolution = try? resolver.resolve(token.path, in: mode.name)
        if index > 0, resolution?.isFallback ?? true { return nil }
        var value: TokenValue?
        if case .value(let known)? = resolution?.value { value = known }
        return TokenValueInMode(
          path: token.path, mode: mode, value: value, location: resolution?.chain.last?.location ?? token.location)
      }
    }
  }
}
