import ColorScience
import DesignTokens
import SourceText

/// A second source of the same tokens, and which of its tokens stand for which of the first.
public struct TokenSource: Sendable {
  /// A token of the system and the token of the source that stands for it.
  public struct Counterpart: Sendable {
    /// The token of the system.
    public let path: TokenPath
    /// The token of the source, whether or not it exists.
    public let other: TokenPath
    /// Where the map between them is declared.
    public let declaration: SourceLocation

    /// Two tokens that stand for each other.
    public init(path: TokenPath, other: TokenPath, declaration: SourceLocation) {
      self.path = path
      self.other = other
      self.declaration = declaration
    }
  }

  /// What the author calls it.
  public let name: String
  /// Its tokens.
  public let tokens: TokenSet
  /// Which stands for which.
  public let counterparts: [Counterpart]

  /// A source with its map.
  public init(name: String, tokens: TokenSet, counterparts: [Counterpart]) {
    self.name = name
    self.tokens = tokens
    self.counterparts = counterparts
  }
}

/// A token in one mode, as the system has it and as another source has it.
public struct MeasuredCounterpart: AuditSubject {
  /// A pairing as both sources show it.
  public struct Shown: Sendable {
    /// As the system shows it.
    public let own: MeasuredPairing
    /// As it looks when every token has the other source's colour.
    public let other: MeasuredPairing
  }

  /// The name of the other source.
  public let source: String
  /// The mode.
  public let mode: Mode
  /// The colour of the system.
  public let own: MeasuredColor
  /// The token of the other source.
  public let otherPath: TokenPath
  /// Its colour there; nil when the source has no such token.
  public let other: MeasuredColor?
  /// The pairings that the token takes part in and that may gate.
  public let pairings: [Shown]
  /// The guideline that decides.
  public let profile: Profile
  /// Where the map is declared, or the value of a copy.
  public let declaration: SourceLocation
  /// Whether the other source is a copy of the mode in the same files, and its name that of a mode.
  public var isCopy = false

  public static func subjects(of system: MeasuredSystem) -> [MeasuredCounterpart] { system.counterparts }
  public var reference: SubjectReference { .counterpart(own.path, source: source, other: otherPath) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { other?.chain.last?.location ?? declaration }
  public var related: [RelatedLocation] {
    own.chain.map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
      + (isCopy ? [] : [RelatedLocation("mapped here", declaration)])
  }

  /// Whether both colours are the same in 8 bits per component.
  public var isSame: Bool {
    guard let own = own.color, let other = other?.color else { return false }
    let bothInSRGB = own.isInGamut(of: .srgb) && other.isInGamut(of: .srgb)
    return own.hex == other.hex && (bothInSRGB || own.difference(from: other, by: .ok) < MeasuredCounterpart.unseen)
  }

  /// A difference in Oklab that nobody sees, for colours outside sRGB: a tenth of the just noticeable 0.02 (CSS Color 4).
  static let unseen = 0.002
}

/// Measures what a system looks like with the colours of its other sources.
struct CounterpartMeasurer {
  let system: DesignSystem
  let pairings: [MeasuredPairing]

  func measure(_ modes: [Mode], palette: inout PaletteMeasurer) -> [MeasuredCounterpart] {
    system.sources.flatMap { source in modes.flatMap { measure(source, in: $0, palette: &palette) } }
      + measureCopies(modes, palette: &palette)
  }

  private func measure(_ source: TokenSource, in mode: Mode, palette: inout PaletteMeasurer) -> [MeasuredCounterpart] {
    var others = PaletteMeasurer(resolver: TokenResolver(tokens: source.tokens, modes: system.modes))
    var replaced = PaletteMeasurer(resolver: palette.resolver)
    for counterpart in source.counterparts where source.tokens.contains(counterpart.other) {
      replaced.replace(counterpart.path, in: mode, with: others.color(counterpart.other, in: mode))
    }
    let measurer = PairingMeasurer(system: system)
    let shown = pairings.filter { $0.mode == mode && $0.canGate }.map {
      MeasuredCounterpart.Shown(own: $0, other: measurer.measure($0.pairing, in: mode, palette: &replaced))
    }
    var counterparts: [MeasuredCounterpart] = []
    for counterpart in source.counterparts {
      let other = source.tokens.contains(counterpart.other) ? others.color(counterpart.other, in: mode) : nil
      counterparts.append(
        MeasuredCounterpart(
          source: source.name, mode: mode, own: palette.color(counterpart.path, in: mode),
          otherPath: counterpart.other, other: other,
          pairings: shown.filter { $0.own.pairing.holds(counterpart.path) }, profile: system.profile,
          declaration: counterpart.declaration))
    }
    return counterparts
  }
}

extension Pairing {
  /// Whether the token is one of its colours.
  func holds(_ path: TokenPath) -> Bool {
    foreground == path || background == path || backdrops.contains(path)
  }
}
