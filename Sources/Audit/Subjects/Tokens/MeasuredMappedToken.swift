import ColorScience
import DesignTokens
import SourceText

/// Another source of the same tokens, with the map between its tokens and those of the system.
public struct TokenSource: Sendable {
  /// A token of the system and the mapped token of the source.
  public struct MappedToken: Sendable {
    /// The token of the system.
    public let path: TokenPath
    /// The token of the source, which may not exist.
    public let other: TokenPath
    /// The location of the map entry.
    public let declaration: SourceLocation

    /// Creates a pair of mapped tokens.
    public init(path: TokenPath, other: TokenPath, declaration: SourceLocation) {
      self.path = path
      self.other = other
      self.declaration = declaration
    }
  }

  /// The author's name of the source.
  public let name: String
  /// The tokens of the source.
  public let tokens: TokenSet
  /// The modes of the source, the default first.
  public let modes: [Mode]
  /// The mapped tokens.
  public let mappedTokens: [MappedToken]
  /// The notices about the source's files.
  public let notices: [InputNotice]

  /// Creates a source with its map.
  public init(
    name: String, tokens: TokenSet, modes: [Mode] = [Mode("light")], mappedTokens: [MappedToken],
    notices: [InputNotice] = []
  ) {
    self.name = name
    self.tokens = tokens
    self.modes = modes
    self.mappedTokens = mappedTokens
    self.notices = notices
  }

  /// Returns the modes that don't correspond to any mode of the system.
  func modes(beyond others: [Mode]) -> [Mode] {
    let met = Set(others.compactMap { $0.counterpart(among: modes)?.name })
    return modes.filter { !met.contains($0.name) }
  }
}

extension DesignSystem {
  /// The modes that only the other sources have.
  ///
  /// - Complexity: O(s n m) for s sources of n modes and m modes of the system.
  public var sourceModes: [Mode] { sources.flatMap { $0.modes(beyond: modes) } }
}

extension Mode {
  /// Returns the corresponding mode of another source, by name, else appearance, else scheme, else the default.
  fileprivate func counterpart(among modes: [Mode]) -> Mode? {
    modes.first { $0.name == name }
      ?? modes.first {
        $0.scheme == scheme && $0.contrast == contrast && $0.transparency == transparency && !$0.isVariant
      } ?? modes.first { $0.scheme == scheme && $0.contrast == contrast && !$0.isVariant }
      ?? modes.first { $0.scheme == scheme && $0.contrast == .standard } ?? modes.first
  }
}

/// A token in one mode, with its color in the system and in another source.
public struct MeasuredMappedToken: AuditSubject {
  /// A pairing with the colors of both sources.
  public struct PairingComparison: Sendable {
    /// The pairing with the colors of the system.
    public let own: MeasuredPairing
    /// The pairing with the colors of the other source for every mapped token.
    public let other: MeasuredPairing
  }

  /// The name of the other source.
  public let source: String
  /// The mode.
  public let mode: Mode
  /// The color in the system.
  public let own: MeasuredColor
  /// The token of the other source.
  public let otherPath: TokenPath
  /// The color in the other source; nil if the source has no such token.
  public let other: MeasuredColor?
  /// The pairings of the token that can count toward the gate.
  public let pairings: [PairingComparison]
  /// The guideline of the audit.
  public let profile: Profile
  /// The location of the map entry, or of the copy's value.
  public let declaration: SourceLocation
  /// Whether the other source is a copy of the mode in the same files; its name is then a mode name.
  public var isCopy = false

  public static func subjects(of system: MeasuredSystem) -> [MeasuredMappedToken] { system.mappedTokens }
  public static var kinds: [SubjectKind] { [.counterpart] }
  public var subjectName: SubjectName { .counterpart(own.path, source: source, other: otherPath) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { other?.end?.location ?? declaration }
  public var related: [RelatedLocation] {
    own.chain.map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
      + (isCopy ? [] : [RelatedLocation("mapped here", declaration)])
  }

  /// Whether both colors are equal in 8 bits per component.
  public var isSame: Bool {
    guard let own = own.color, let other = other?.color else { return false }
    let bothInSRGB = own.isInGamut(of: .srgb) && other.isInGamut(of: .srgb)
    return own.hex == other.hex && (bothInSRGB || own.difference(from: other, by: .ok) < MeasuredMappedToken.unseen)
  }

  /// A ΔEOK below visibility, for colors outside sRGB: a tenth of the just noticeable 0.02 (CSS Color 4).
  static let unseen = 0.002
}

/// Measures the pairings of a system with the colors of its other sources.
struct MappedTokenMeasurer {
  let system: DesignSystem
  let pairings: [MeasuredPairing]
  let measurer: PairingMeasurer

  /// Returns every mapped token in the measured modes, and in the source's own modes if all modes are measured.
  func measure(_ modes: [Mode], isWhole: Bool, _ colors: ColorTable) -> [MeasuredMappedToken] {
    var measured: [MeasuredMappedToken] = []
    for source in system.sources {
      for mode in modes {
        guard let other = mode.counterpart(among: source.modes) else { continue }
        let own = pairings.filter { $0.mode == mode && $0.canGate }
        measured += measure(source, in: mode, showing: other, own, colors)
      }
      for mode in isWhole ? source.modes(beyond: system.modes) : [] {
        measured += measure(source, inItsOwn: mode)
      }
    }
    return measured + measureCopies(modes, colors)
  }

  /// Measures a mode that only the source has, compared with the nearest mode of the system.
  private func measure(_ source: TokenSource, inItsOwn mode: Mode) -> [MeasuredMappedToken] {
    guard let base = mode.counterpart(among: system.modes) else { return [] }
    let shown = Mode(mode.name, scheme: mode.scheme, contrast: mode.contrast, base: base.name)
    let colors = ColorTable(TokenResolver(tokens: system.tokens, modes: system.modes + [shown]), in: [shown])
    let own = pairings.filter { $0.mode == base && $0.canGate }.map(\.pairing)
    return measure(source, in: shown, showing: mode, PairingTable(own, colors, measurer).all, colors)
  }

  private func measure(
    _ source: TokenSource, in mode: Mode, showing otherMode: Mode, _ pairings: [MeasuredPairing],
    _ colors: ColorTable
  ) -> [MeasuredMappedToken] {
    let others = ColorTable(TokenResolver(tokens: source.tokens, modes: source.modes), in: [otherMode])
    var replacements: [TokenPath: MeasuredColor] = [:]
    for counterpart in source.mappedTokens where source.tokens.contains(counterpart.other) {
      replacements[counterpart.path] = others.color(counterpart.other, in: otherMode)
    }
    let replaced = ColorTable(colors.resolver, in: [mode], replacing: replacements)
    let shown = zip(pairings, PairingTable(pairings.map(\.pairing), replaced, measurer).all).map {
      MeasuredMappedToken.PairingComparison(own: $0, other: $1)
    }
    var mappedTokens: [MeasuredMappedToken] = []
    for counterpart in source.mappedTokens {
      let other = source.tokens.contains(counterpart.other) ? others.color(counterpart.other, in: otherMode) : nil
      mappedTokens.append(
        MeasuredMappedToken(
          source: source.name, mode: mode, own: colors.color(counterpart.path, in: mode),
          otherPath: counterpart.other, other: other,
          pairings: shown.filter { $0.own.pairing.holds(counterpart.path) }, profile: system.profile,
          declaration: counterpart.declaration))
    }
    return mappedTokens
  }
}

extension Pairing {
  /// Whether the token is one of the pairing's colors.
  func holds(_ path: TokenPath) -> Bool {
    foreground == path || background == path || backdrops.contains(path)
  }
}

extension SubjectKind {
  /// A token and its counterpart: its path, the other source, and the path there. A pattern names the token alone.
  public static let counterpart = SubjectKind(
    "counterpart", tokenParts: 0..<1, matches: { $1.count == 1 && $1[0].matches($0[0]) },
    words: { [.token($0[0]), .text(", "), .token($0[2]), .text(" in "), .name($0[1])] })
}

extension SubjectName {
  /// Returns the name of a token and its counterpart in another source.
  public static func counterpart(_ path: TokenPath, source: String, other: TokenPath) -> SubjectName {
    SubjectName(.counterpart, [path.description, source, other.description])
  }
}
