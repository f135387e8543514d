import Audit
import DesignTokens
import SourceText

/// The contents of a `palpable.json`.
struct Configuration: Sendable {
  /// An entry of `tokens`: files, the mode of their values, and the format if the entry sets one.
  struct TokenFiles: Sendable {
    var pattern: PathPattern
    /// The folder that the pattern is relative to: the folder of the configuration file.
    var folder = ""
    let mode: String?
    let format: String?
    /// The modes by the names that the files use for them.
    var modeNames: [String: String] = [:]
    /// The module of the Swift source files; nil if their names need no module.
    var module: String?
    let location: SourceLocation
  }

  /// A length or number: a literal, or a reference to a token.
  enum Quantity: Sendable {
    case number(Double)
    case token(TokenPath, SourceLocation)
  }

  /// A path, a pattern, or a name with its location.
  struct Named<Value: Sendable>: Sendable {
    let value: Value
    let location: SourceLocation
  }

  /// Another source of the same tokens, and the patterns that map names to its names.
  struct SourceEntry: Sendable {
    let name: String
    let tokens: [TokenFiles]
    let map: [(from: PathPattern, to: PathPattern, location: SourceLocation, target: SourceLocation)]
  }

  var name: String?
  /// The location of the start of the requested file.
  var location: SourceLocation?
  var tokens: [TokenFiles] = []
  var sources: [SourceEntry] = []
  /// The view code.
  var code: [TokenFiles] = []
  var modes: [Mode]?
  var profile: Profile?
  var standard: Standard?
  /// The contrast that the system requires in every mode that doesn't state its own.
  var requirements = ContrastRequirements()
  /// Whether the system or one of its modes requires contrast.
  var hasRequirements: Bool { !requirements.isEmpty || modes?.contains { !$0.requirements.isEmpty } ?? false }
  /// The pinned ruleset.
  var ruleset: Ruleset?
  /// The patterns of each tier.
  var tiers: [Token.Tier: [Named<PathPattern>]] = [:]
  var platform: DesignSystem.Platform?
  var surfaces: [Named<PathPattern>] = []
  var materials: [Named<PathPattern>] = []
  var pairings: [PairingTemplate] = []
  var badges: [Badge] = []
  var families: [FamilyEntry] = []
  var locked: [Named<PathPattern>] = []
  var ramps: [RampEntry] = []
  var textStyles: [TextStyleEntry] = []
  var controls: [ControlEntry] = []
  var containers: [ContainerEntry] = []
  var rules: [RuleEntry] = []
  var overrides: [OverrideEntry] = []
  var waivers: [Waiver] = []
  /// The baseline file, as an absolute path.
  var baseline: Named<String>?
  var extends: [Named<String>] = []

  /// A color family, whose colors must be distinguishable.
  struct FamilyEntry: Sendable {
    let name: String
    let colors: [Named<PathPattern>]
    let location: SourceLocation
  }

  /// Tokens in order of lightness.
  struct RampEntry: Sendable {
    let tokens: [Named<PathPattern>]
    let location: SourceLocation
  }

  /// A rule's level or options as written.
  struct RuleEntry: Sendable {
    let name: String
    let node: JSONNode
    let location: SourceLocation
    /// The file of the node's byte ranges.
    let file: SourceFile
  }

  /// Different rule settings for some subjects.
  struct OverrideEntry: Sendable {
    let scope: OverrideScope
    let rules: [RuleEntry]
  }
}
