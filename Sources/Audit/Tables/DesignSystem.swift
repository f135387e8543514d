import DesignTokens
import SourceText

/// A design system as declared: everything that an audit reads.
public struct DesignSystem: Sendable {
  /// The display name of the system.
  public var name: String
  /// The tokens of all files.
  public var tokens: TokenSet
  /// The modes, the default first.
  public var modes: [Mode]
  /// The backgrounds on which any foreground may appear.
  public var surfaces: [TokenPath] = []
  /// The backgrounds that the platform draws with a material or glass: where they are translucent, any color can be behind them.
  public var materials: Set<TokenPath> = []
  /// The pairings to measure, badges not included.
  public var pairings: [Pairing] = []
  /// The listed combinations that lack a token.
  public var absentCombinations: [PairingTemplate.AbsentCombination] = []
  /// The combinations of bindings of all templates, each with its pairings or with the missing token.
  public var combinationTables: [CombinationTable] = []
  /// The platform of the design; nil if none is declared, and then every state counts.
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
  /// The color families.
  public var families: [ColorFamily] = []
  /// The tokens whose colors a repair must not change.
  public var locked: [PathPattern] = []
  /// The rows of tokens whose order of lightness a repair keeps.
  public var ramps: [[TokenPath]] = []
  /// The modes that are copies of another mode and differ from it.
  public var copies: [ModeCopy] = []
  /// The tables of modules above this one, one of each type, such as view code.
  var tables: [any ModuleTable] = []
  /// Whether the pairings are configured; if not, pairings inferred from names count toward the gate.
  public var isConfigured = true
  /// The guideline of the audit.
  public var profile = Profile.wcag22AA
  /// The standard whose criteria count toward the gate; nil if all criteria that rules check do.
  public var standard: Standard?
  /// The ruleset, which decides the default levels of rules.
  public var ruleset = Ruleset.current
  /// The start of a configuration without a ruleset; nil if the ruleset is pinned, or there is no configuration.
  public var unpinnedRuleset: SourceLocation?
  /// The identifiers of the rules with configured levels or options.
  public var configuredRules: Set<String> = []
  /// The notices about the input files.
  public var notices: [InputNotice] = []

  /// A platform, which determines the states of controls that people encounter.
  public enum Platform: String, Sendable, CaseIterable {
    /// iPhone and iPad: nothing hovers, so pointer-only states are measured but don't count toward the gate.
    case ios

    /// The display name.
    public var title: String { "iOS" }
  }

  /// The display name of the guideline, followed by the platform and by the standard if they are declared.
  public var guideline: String {
    (platform.map { "\(profile.title) on \($0.title)" } ?? profile.title)
      + (standard.map { ", criteria of \($0.shortTitle)" } ?? "")
  }

  /// Creates a design system without declarations.
  public init(name: String, tokens: TokenSet, modes: [Mode]) {
    self.name = name
    self.tokens = tokens
    self.modes = modes
  }
}

extension DesignSystem {
  /// The pairings that appear only in states that iOS never shows, unless they are also declared elsewhere.
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
