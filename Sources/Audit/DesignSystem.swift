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
  /// The combinations of bindings of all templates, each with its pairings or with the token that is missing.
  public var combinationTables: [CombinationTable] = []
  /// Where the design is shown; nil when nothing is said, and every state counts.
  public var platform: Platform?
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
  /// Colors that carry meaning against each other.
  public var families: [ColorFamily] = []
  /// The tokens whose colors a repair leaves as they are.
  public var locked: [PathPattern] = []
  /// Rows of tokens whose order of lightness a repair keeps.
  public var ramps: [[TokenPath]] = []
  /// The modes that are copies of another mode and differ from it.
  public var copies: [ModeCopy] = []
  /// The source of views.
  public var code = ViewCode.none
  /// Whether someone declared what is to be audited; if not, pairings inferred from names gate.
  public var isConfigured = true
  /// The guideline that decides.
  public var profile = Profile.wcag22AA
  /// What readers noticed.
  public var notices: [Notice] = []

  /// Where a design is shown, which decides what states of its controls people meet.
  public enum Platform: String, Sendable, CaseIterable {
    /// iPhone and iPad: nothing hovers, so states that only a pointer brings about are measured and do not gate.
    case ios

    /// The name people use.
    public var title: String { "iOS" }
  }

  /// What decides, in words: the guideline, and the platform where one is declared.
  public var guideline: String { platform.map { "\(profile.title) on \($0.title)" } ?? profile.title }

  /// A design system with nothing declared yet.
  public init(name: String, tokens: TokenSet, modes: [Mode]) {
    self.name = name
    self.tokens = tokens
    self.modes = modes
  }
}

extension DesignSystem {
  /// The pairings that only states bring about which iOS never shows; one that is declared otherwise, too, is none of them.
  ///
  /// - Complexity: O(p) for p pairings.
  var webOnlyPairings: Set<Pairing.Identity> {
    var counts: [Pairing.Identity: Int] = [:]
    for table in combinationTables where table.stateBinding != nil {
      for row in table.rows {
        for combination in row.combinations where row.reading.isWebOnly(table.state(of: combination) ?? "") {
          for pairing in combination.pairings { counts[pairing.identity, default: 0] += 1 }
        }
      }
    }
    guard !counts.isEmpty else { return [] }
    for pairing in pairings + badges.flatMap({ $0.pairings(on: surfaces) }) where counts[pairing.identity] != nil {
      counts[pairing.identity, default: 0] -= 1
    }
    return Set(counts.filter { $0.value == 0 }.keys)
  }
}
