import Audit
import DesignTokens
import SourceText

/// `palpable.json` as it was read: what is to be audited, and how.
struct Configuration: Sendable {
  /// An entry of `tokens`: files, the mode of their values, and the format if it is forced.
  struct TokenFiles: Sendable {
    let pattern: PathPattern
    let mode: String?
    let format: String?
    /// The modes that names in the files stand for.
    var modeNames: [String: String] = [:]
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
    let map: [(from: PathPattern, to: PathPattern, location: SourceLocation)]
  }

  var name: String?
  var tokens: [TokenFiles] = []
  var sources: [SourceEntry] = []
  var modes: [Mode]?
  var profile: Profile?
  var surfaces: [Named<PathPattern>] = []
  var pairings: [PairingTemplate] = []
  var badges: [Badge] = []
  var textStyles: [TextStyleEntry] = []
  var controls: [ControlEntry] = []
  var containers: [ContainerEntry] = []
  var rules: [(node: JSONNode, name: String, location: SourceLocation)] = []
}
