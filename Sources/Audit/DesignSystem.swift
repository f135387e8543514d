import DesignTokens

/// Everything that is audited, as declared.
public struct DesignSystem: Sendable {
  /// What its makers call it.
  public var name: String
  /// The tokens of all files.
  public var tokens: TokenSet
  /// The modes, the default first.
  public var modes: [Mode]
  /// The backgrounds that everything may lie on.
  public var surfaces: [TokenPath] = []
  /// The pairings to measure, badges not included.
  public var pairings: [Pairing] = []
  /// Listed combinations for which a token is missing.
  public var absentCombinations: [PairingTemplate.AbsentCombination] = []
  /// The badges.
  public var badges: [Badge] = []
  /// The text styles.
  public var textStyles: [TextStyle] = []
  /// The controls.
  public var controls: [Control] = []
  /// The containers of text.
  public var containers: [TextFrame] = []
  /// Other sources of the same tokens.
  public var sources: [TokenSource] = []
  /// The source of views.
  public var code = ViewCode.none
  /// Whether someone declared what is to be audited; if not, pairings inferred from names gate.
  public var isConfigured = true
  /// The guideline that decides.
  public var profile = Profile.wcag22AA
  /// What readers noticed.
  public var notices: [Notice] = []

  /// A design system with nothing declared yet.
  public init(name: String, tokens: TokenSet, modes: [Mode]) {
    self.name = name
    self.tokens = tokens
    self.modes = modes
  }
}
