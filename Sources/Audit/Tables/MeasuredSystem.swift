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
  public let mappedTokens: [MeasuredMappedToken]
  /// The contrast of all foregrounds on all backgrounds, by mode.
  public let matrix: [ContrastMatrix]
  /// The waivers and their status; empty until the rules about the design have run.
  public internal(set) var waivers: [WaiverStatus] = []
  /// The baseline entries and their status; empty until the rules about the design have run.
  public internal(set) var baseline: [BaselineEntryStatus] = []
  /// The suppression comments in view code and their status; empty until the rules about the design have run.
  public internal(set) var suppressions: [SuppressionStatus] = []

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
    let measurer = PairingMeasurer(system: system)
    let distinct = DistinctPairings(
      badges: system.badges.flatMap { $0.pairings(on: system.surfaces) }, given: system.pairings,
      code: system.pairingsOfTables, of: system.tokens)
    let palette = ColorTable(resolver, in: modes, names: distinct.names)
    let table = PairingTable(distinct, palette, measurer)
    pairings = table.all
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
    let styles = system.textStyles.filter { style in mode == nil || style.mode == nil || style.mode == mode }
    let bySize = MeasuredTextStyle.bySize(styles)
    textStyles = styles.map {
      MeasuredTextStyle($0, among: styles, bySize: bySize, largeText: system.profile.largeText)
    }
    controls = system.controls.map { MeasuredControl($0, among: system.controls) }
    frames = (system.containers + system.controls.compactMap { TextFrame($0) }).map { MeasuredFrame(frame: $0) }
    let colorTokens = MeasuredSystem.colorTokens(of: system, resolver: resolver)
    colors = colorTokens.flatMap { token in
      modes.indices.map {
        ColorTokenInMode(
          color: palette.color(token, mode: $0), mode: modes[$0],
          declaration: system.tokens.tokens[token.index].location)
      }
    }
    coverage = CoverageMeasurer(system: system, pairings: table).subjects(colorTokens)
    values = MeasuredSystem.values(of: system, resolver: resolver, modes: modes, except: Set(colorTokens))
    tieredTokens = TierMeasurer(system: system, resolver: resolver).measure(modes)
    mappedTokens = MappedTokenMeasurer(system: system, pairings: pairings, measurer: measurer)
      .measure(modes, isWhole: mode == nil, palette)
    matrix = MatrixMeasurer(system: system, pairings: table, colorTokens: colorTokens).measure()
  }

  /// Measures only the pairings that the source of a system shows.
  public init(codeOf system: DesignSystem) {
    self.system = system
    modes = system.modes
    let distinct = DistinctPairings(code: system.pairingsOfTables, of: system.tokens)
    let palette = ColorTable(
      TokenResolver(tokens: system.tokens, modes: system.modes), in: modes, names: distinct.names)
    pairings = PairingTable(distinct, palette, PairingMeasurer(system: system)).all
    (badges, textStyles, controls, frames, stateChanges, focusRings, familyPairs) = ([], [], [], [], [], [], [])
    (colors, coverage, values, tieredTokens, mappedTokens, matrix) = ([], [], [], [], [], [])
  }

  /// Returns the tokens that are colors in some mode.
  private static func colorTokens(of system: DesignSystem, resolver: TokenResolver) -> [TokenID] {
    system.tokens.tokens.indices.filter { index in
      let token = system.tokens.tokens[index]
      if let type = token.type { return type == .color }
      return system.modes.contains { mode in (try? resolver.resolve(token.path, in: mode.name))?.color != nil }
    }.map(TokenID.init)
  }

  private static func values(
    of system: DesignSystem, resolver: TokenResolver, modes: [Mode], except colors: Set<TokenID>
  ) -> [TokenValueInMode] {
    system.tokens.tokens.indices.filter { !colors.contains(TokenID($0)) }.flatMap { index in
      let token = system.tokens.tokens[index]
      return modes.enumerated().compactMap { index, mode -> TokenValueInMode? in
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
