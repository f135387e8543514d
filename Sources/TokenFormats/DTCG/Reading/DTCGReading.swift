import DesignTokens
import SourceText

/// The strictness of the reader toward violations of the format.
public enum DTCGLevel: Sendable {
  /// What real files write and can only mean one thing is read, and noticed.
  case lenient
  /// Nothing: what the lenient level notices is an error.
  case strict
}

/// A format that is read at either level, leniently by default.
protocol LeveledFormat: TokenFormat {
  static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary, level: DTCGLevel
  ) throws(FormatError) -> Imported
}

extension LeveledFormat {
  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported { try tokens(from: documents, library: library, level: .lenient) }
}

/// One reading of DTCG documents: the tree they make together, and what was let pass on the way.
struct DTCGReading {
  let level: DTCGLevel
  /// The documents.
  var sources: DTCGSources
  var tree = DTCGTree(root: PlacedNode(JSONNode(.object([]), at: 0..<0), in: 0))
  var notices: [InputNotice] = []
  var pairings: [PairingTemplate] = []
  /// Types that the same tokens have elsewhere, for those that say nothing of theirs.
  var knownTypes: [TokenPath: DTCGType] = [:]

  /// Whether it has been noticed that values for modes stand where none are read.
  var hasNotedModes = false
  /// The names of properties that tools add to tokens, each noticed once.
  var notedProperties: Set<String> = []
  /// How many groups and tokens extensions have copied.
  var copiedEntries = 0
  /// How many documents are being added because another one extends them.
  var extendedDocuments = 0

  init(level: DTCGLevel, sources: DTCGSources) {
    self.level = level
    self.sources = sources
  }

  var documents: [SourceFile] { sources.documents }

  func location(of node: PlacedNode) -> SourceLocation { documents[node.source].location(of: node.json.range) }

  func location(of member: JSONMember, in node: PlacedNode) -> SourceLocation {
    documents[node.source].location(of: member.nameRange)
  }

  /// Lets something pass with a notice, or refuses it at the strict level.
  mutating func allow(_ message: String, at node: PlacedNode, token: TokenPath? = nil) throws(FormatError) {
    guard level == .lenient else { throw .notStrict(message, token: token, location(of: node)) }
    notice(message, at: node)
  }

  mutating func notice(_ message: String, at node: PlacedNode) {
    notices.append(InputNotice(message, at: location(of: node)))
  }

  func unexpected(_ expected: String, _ node: PlacedNode, _ token: TokenPath?) -> FormatError {
    .unexpected(expected: expected, found: node.json.kind, token: token, location(of: node))
  }
}

/// A type that a document names: one of the format's, or another one.
enum DTCGType: Sendable, Hashable {
  case known(TokenType)
  case custom(String)

  var known: TokenType? { if case .known(let type) = self { type } else { nil } }
}
