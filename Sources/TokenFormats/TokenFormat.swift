import DesignTokens
import SourceText

/// A published token format that Palpable reads.
///
/// A format is one file: its description, how to recognize a document, and one verb that reads it.
public protocol TokenFormat: Sendable {
  /// What the format is called and where it is specified.
  static var format: FormatDescription { get }

  /// Whether the document is written in this format, by its name or its content.
  static func recognizes(_ document: SourceFile) -> Bool

  /// The tokens of documents that belong together, in their order.
  ///
  /// - Parameters:
  ///   - documents: what was recognized, or forced, to be in this format.
  ///   - library: where documents that these refer to are found.
  /// - Throws: `FormatError` with the place of the first fault.
  static func tokens(from documents: [SourceFile], library: any DocumentLibrary) throws(FormatError) -> Imported
}

extension TokenFormat {
  /// The tokens of one document that refers to no other.
  public static func tokens(from document: SourceFile) throws(FormatError) -> Imported {
    try tokens(from: [document], library: NoLibrary())
  }
}

/// Where a format finds the documents that a document refers to.
public protocol DocumentLibrary: Sendable {
  /// The document at a path relative to the folder of another one; nil when there is none that may be read.
  func document(at path: String, relativeTo document: SourceFile) -> SourceFile?

  /// The modes that names in the documents stand for, where nobody could guess them: classes of CSS, contexts, appearances.
  var modeNames: [String: String] { get }

  /// The module of Swift source that a document belongs to; nil where nothing tells modules apart.
  func module(of document: SourceFile) -> String?
}

extension DocumentLibrary {
  public var modeNames: [String: String] { [:] }
  public func module(of document: SourceFile) -> String? { nil }
}

/// A library without documents.
private struct NoLibrary: DocumentLibrary {
  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? { nil }
}

/// The names of a token format.
public struct FormatDescription: Sendable, Hashable {
  /// The name that `palpable.json` and options use.
  public let id: String
  /// The name people use.
  public let title: String
  /// Where the format is specified.
  public let specification: String
}

/// What a format read from documents.
public struct Imported: Sendable {
  /// The tokens.
  public var tokens = TokenSet()
  /// The modes that values name, where the format tells more of them than a name; the default mode first.
  public var modes: [Mode] = []
  /// The modes that a theme written twice comes to when its copies differ.
  public var copies: [ModeCopy] = []
  /// The pairings that tokens declare themselves.
  public var pairings: [PairingTemplate] = []
  /// The paths of documents that were read because those given refer to them; they are not to be read on their own.
  public var referenced: [String] = []
  /// What the reader noticed and let pass.
  public var notices: [Notice] = []
  /// Values that took the place of others in other documents.
  public internal(set) var conflicts: [Conflict] = []
  /// Targets of aliases that need not exist, such as variables of CSS that a script sets.
  public var optionalTargets: Set<TokenPath> = []

  /// A token to which two documents give different values for the same mode.
  public struct Conflict: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// Where its value stands.
    public let location: SourceLocation
    /// Where the value stands whose place it took.
    public let earlier: SourceLocation
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
      renamed.append(
        Mode(
          name, scheme: mode.scheme, contrast: mode.contrast, base: base == name ? nil : base,
          isVariant: mode.isVariant && base != name))
    }
    modes = renamed
    copies = copies.map {
      ModeCopy(name: names[$0.name] ?? $0.name, original: names[$0.original] ?? $0.original)
    }
  }

  /// Adds what other documents contradict each other in.
  public mutating func add(conflictsOf other: Imported) { conflicts += other.conflicts }

  /// Adds the tokens of another document; a value that takes the place of an earlier one is noticed.
  public mutating func merge(_ other: TokenSet) {
    for token in other.tokens {
      guard let replaced = tokens.insert(token) else { continue }
      let place = "\(replaced.location.path):\(replaced.location.line)"
      if let value = token.values.last?.value, value.text != replaced.text,
        value.location.path != replaced.location.path
      {
        conflicts.append(.init(path: token.path, location: value.location, earlier: replaced.location))
      }
      notices.append(Notice("\(token.path) takes the place of its value at \(place)", at: token.location))
    }
  }
}

extension Imported {
  /// The most notices about targets that nobody defines.
  private static let missingTargetNoticeLimit = 20

  /// Makes aliases to optional targets that no document defines values that cannot be told.
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
        let reason = "\(value.value.text) is defined in none of the documents"
        let settled = AuthoredValue(.undecidable(reason), text: value.value.text, at: value.value.location)
        tokens.insert(Token(path: token.path, type: token.type, mode: value.mode, value: settled))
        count += 1
        if count <= Imported.missingTargetNoticeLimit {
          notices.append(Notice("\(token.path): \(reason)", at: settled.location))
        }
      }
    }
    if count > Imported.missingTargetNoticeLimit {
      notices.append(
        Notice("\(count - Imported.missingTargetNoticeLimit) more values are defined in none of the documents", at: nil)
      )
    }
  }
}

extension SourceFile {
  /// Whether the bytes of a text occur anywhere in the document.
  func contains(_ text: String) -> Bool { firstOffset(of: text) != nil }

  /// Where the bytes of a text occur first.
  func firstOffset(of text: String) -> Int? {
    let needle = Array(text.utf8)
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - needle.count) where bytes[start] == first {
        if bytes[start..<start + needle.count].elementsEqual(needle) { return start }
      }
      return nil
    }
  }
}

/// The formats that can be read. To add one, write its file and name it here.
public enum TokenFormats {
  /// All formats, in the order in which a document is offered to them.
  public static let all: [any TokenFormat.Type] = [
    ResolverFormat.self, AssetCatalogFormat.self, DTCGFormat.self, DTCGStrictFormat.self, CSSFormat.self,
    SwiftTokensFormat.self,
  ]

  /// The format that recognizes a document.
  public static func format(of document: SourceFile) -> (any TokenFormat.Type)? {
    all.first { $0.recognizes(document) }
  }

  /// The format that a document must be meant to have by its name alone, so that its faults can be named.
  public static func presumedFormat(of document: SourceFile) -> (any TokenFormat.Type)? {
    if document.path.endsWithBytes(of: ".swift") { return SwiftTokensFormat.self }
    if document.path.endsWithBytes(of: ".css") { return CSSFormat.self }
    return document.path.endsWithBytes(of: ".json") ? DTCGFormat.self : nil
  }
}
