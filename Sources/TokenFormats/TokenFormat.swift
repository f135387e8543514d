import DesignTokens
import SourceText

/// A published token format that Palpable reads.
///
/// A format is one folder: its description, how to recognize a document, and one verb that reads it; a writer
/// and an editor if it has them. Everything else is read off ``TokenFormats/all``.
public protocol TokenFormat: Sendable {
  /// The name and specification of the format.
  static var format: FormatDescription { get }

  /// The endings of names that mean this format, the one that is written first; none if only the content tells.
  static var extensions: [String] { get }

  /// How its documents lie in folders, if people name the folders and not the documents.
  static var folderRule: FolderRule? { get }

  /// What writes tokens in this format: the format itself first, then special forms of it.
  static var writers: [any TokenWriter.Type] { get }

  /// What edits colors in documents of this format.
  static var editor: (any ColorEditing.Type)? { get }

  /// Whether the document is written in this format, by its name or its content.
  static func recognizes(_ document: SourceFile) -> Bool

  /// Whether the document names the other documents of its system, so that a folder's remaining files aren't part of the system.
  static func definesSystem(_ document: SourceFile) -> Bool

  /// The tokens of documents that belong together, in their order.
  ///
  /// - Parameters:
  ///   - documents: what was recognized, or forced, to be in this format.
  ///   - library: where documents that these refer to are found.
  /// - Throws: `FormatError` with the place of the first fault.
  static func tokens(from documents: [SourceFile], library: any DocumentLibrary) throws(FormatError) -> Imported
}

extension TokenFormat {
  public static var extensions: [String] { [] }
  public static var folderRule: FolderRule? { nil }
  public static var writers: [any TokenWriter.Type] { [] }
  public static var editor: (any ColorEditing.Type)? { nil }
  public static func definesSystem(_ document: SourceFile) -> Bool { false }

  /// Returns the tokens of one document without references to others.
  public static func tokens(from document: SourceFile) throws(FormatError) -> Imported {
    try tokens(from: [document], library: NoLibrary())
  }
}

/// Documents that lie in folders with endings of their own.
public struct FolderRule: Sendable, Hashable {
  /// The ending of the folder that people name, such as `.xcassets`.
  public let ending: String
  /// The ending of a folder that holds one token.
  public let tokenEnding: String
  /// The name of the document in each.
  public let document: String
}

/// The source of the documents that a document refers to.
public protocol DocumentLibrary: Sendable {
  /// Returns the document at a path relative to another document's folder; nil if none can be read.
  func document(at path: String, relativeTo document: SourceFile) -> SourceFile?

  /// The configured modes for names in the documents, such as CSS classes, contexts, or appearances.
  var modeNames: [String: String] { get }

  /// Returns the Swift module of a document; nil if modules can't be distinguished.
  func module(of document: SourceFile) -> String?
}

extension DocumentLibrary {
  public var modeNames: [String: String] { [:] }
  public func module(of document: SourceFile) -> String? { nil }
}

/// A library without documents.
struct NoLibrary: DocumentLibrary {
  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? { nil }
}

/// The names of a token format.
public struct FormatDescription: Sendable, Hashable {
  /// The name that `palpable.json` and options use.
  public let id: String
  /// The name people use.
  public let title: String
  /// The address of the specification.
  public let specification: String
}

/// The result of reading documents.
public struct Imported: Sendable {
  /// The tokens.
  public var tokens = TokenSet()
  /// The named modes if the format defines more than their names; the default mode first.
  public var modes: [Mode] = []
  /// The modes of a theme that is defined twice with different values.
  public var copies: [ModeCopy] = []
  /// The names of themes that show the same as a mode, with the name of that mode.
  public var equalModes: [String: String] = [:]
  /// The pairings that tokens declare themselves.
  public var pairings: [PairingTemplate] = []
  /// The paths of documents that were read because those given refer to them; they are not to be read on their own.
  public var referenced: [String] = []
  /// The notices of the reader.
  public var notices: [InputNotice] = []
  /// Values that took the place of others in other documents.
  public internal(set) var conflicts: [Conflict] = []
  /// Targets of aliases that need not exist, such as variables of CSS that a script sets.
  public var optionalTargets: Set<TokenPath> = []

  /// A token to which two documents give different values for the same mode.
  public struct Conflict: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// The location of its value.
    public let location: SourceLocation
    /// The location of the earlier value that it replaced.
    public let earlier: SourceLocation

    package init(path: TokenPath, location: SourceLocation, earlier: SourceLocation) {
      (self.path, self.location, self.earlier) = (path, location, earlier)
    }
  }

  /// Nothing yet.
  public init() {}

  /// Gives modes other names, those of values and the list of modes alike.
  public mutating func renameModes(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    tokens.renameModes(names)
    var renamed: [Mode] = []
    for mode in modes {
      let base = mode.base.map { names[$0] ?? $0 }
      let name = names[mode.name] ?? mode.name
      if renamed.contains(where: { $0.name == name }) { continue }
      var copy = Mode(
        name, scheme: mode.scheme, contrast: mode.contrast, transparency: mode.transparency,
        base: base == name ? nil : base, isVariant: mode.isVariant && base != name)
      copy.pageSwitch = mode.pageSwitch
      renamed.append(copy)
    }
    modes = renamed
    copies = copies.map {
      ModeCopy(name: names[$0.name] ?? $0.name, original: names[$0.original] ?? $0.original)
    }
    let equal = equalModes.map { (names[$0.key] ?? $0.key, names[$0.value] ?? $0.value) }
    equalModes = Dictionary(equal) { first, _ in first }
  }

  /// Adds what other documents contradict each other in.
  public mutating func add(conflictsOf other: Imported) { conflicts += other.conflicts }

  /// Adds the tokens of another document, with a notice for each replaced value.
  public mutating func merge(_ other: TokenSet) {
    guard !tokens.tokens.isEmpty else {
      tokens = other
      return
    }
    for token in other.tokens {
      guard let replaced = tokens.insert(token) else { continue }
      let place = "\(replaced.location.path):\(replaced.location.line)"
      // Equal values in two notations, such as those of a generated file, don't contradict each other.
      if let value = token.values.last?.value, value.text != replaced.text, value.content != replaced.content,
        value.location.path != replaced.location.path
      {
        conflicts.append(.init(path: token.path, location: value.location, earlier: replaced.location))
      }
      notices.append(InputNotice("\(token.path) replaces its value at \(place)", at: token.location))
    }
  }
}

extension Imported {
  /// The maximum number of notices about undefined targets.
  private static let missingTargetNoticeLimit = 20

  /// Makes aliases to undefined optional targets undetermined.
  ///
  /// To be called when everything is read: another document may define the target.
  /// - Complexity: O(n) in the values.
  public mutating func settleOptionalTargets() {
    let missing = optionalTargets.filter { !tokens.contains($0) }
    optionalTargets = []
    guard !missing.isEmpty else { return }
    var count = 0
    for token in tokens.tokens {
      for value in token.values {
        guard let target = value.value.content.target, missing.contains(target) else { continue }
        let reason = "\(value.value.text) isn't defined in any document"
        let settled = AuthoredValue(.undecidable(reason), text: value.value.text, at: value.value.location)
        tokens.insert(Token(path: token.path, type: token.type, mode: value.mode, value: settled))
        count += 1
        if count <= Imported.missingTargetNoticeLimit {
          notices.append(InputNotice("\(token.path): \(reason)", at: settled.location))
        }
      }
    }
    if count > Imported.missingTargetNoticeLimit {
      notices.append(
        InputNotice("additional undefined references: \(count - Imported.missingTargetNoticeLimit)", at: nil)
      )
    }
  }
}

extension SourceFile {
  /// Whether the bytes of a text occur anywhere in the document.
  func contains(_ text: String) -> Bool { firstOffset(of: text) != nil }

  /// The first location of a text's bytes.
  func firstOffset(of text: String) -> Int? { bytes.firstOffset(of: text) }
}
