import Audit
import DesignTokens
import SourceText

/// `palpable.json` as it was read: what is to be audited, and how.
struct Configuration: Sendable {
  /// An entry of `tokens`: files, the mode of their values, and the format if it is forced.
  struct TokenFiles: Sendable {
    var pattern: PathPattern
    /// The folder that the pattern is relative to: that of the file it is written in.
    var folder = ""
    let mode: String?
    let format: String?
    /// The modes that names in the files stand for.
    var modeNames: [String: String] = [:]
    /// The module of Swift source that the files make; nil is the one that needs no name.
    var module: String?
    let location: SourceLocation
  }

  /// A length or number that is written out, or taken from a token.
  enum Quantity: Sendable {
    case number(Double)
    case token(TokenPath, SourceLocation)
  }

  /// A path, a pattern or a name with the place where it is written.
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
  /// Where the file begins that was asked for.
  var location: SourceLocation?
  var tokens: [TokenFiles] = []
  var sources: [SourceEntry] = []
  /// The Swift source of views.
  var code: [TokenFiles] = []
  var modes: [Mode]?
  var profile: Profile?
  /// The patterns of each tier.
  var tiers: [Token.Tier: [Named<PathPattern>]] = [:]
  var platform: DesignSystem.Platform?
  var surfaces: [Named<PathPattern>] = []
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
  /// The file of accepted debt, from the root of the file system.
  var baseline: Named<String>?
  var extends: [Named<String>] = []

  /// Colors that carry meaning against each other.
  struct FamilyEntry: Sendable {
    let name: String
    let colors: [Named<PathPattern>]
    let location: SourceLocation
  }

  /// Tokens in the order of their lightness.
  struct RampEntry: Sendable {
    let tokens: [Named<PathPattern>]
    let location: SourceLocation
  }

  /// A rule's level or options as written.
  struct RuleEntry: Sendable {
    let name: String
    let node: JSONNode
    let location: SourceLocation
    /// The file that the node's byte ranges are in.
    let file: SourceFile
  }

  /// Rules set otherwise for some subjects.
  struct OverrideEntry: Sendable {
    let scope: OverrideScope
    let rules: [RuleEntry]
  }
}
