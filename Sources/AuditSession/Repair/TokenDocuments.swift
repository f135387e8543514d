import Audit
import ColorScience
import DesignTokens
import PaletteRepair
import SourceText
import TokenFormats

/// The documents of a token set, for writing colors into them.
public struct TokenDocuments: Sendable {
  /// A document with its format and modes.
  struct Document: Sendable {
    let file: SourceFile
    /// The path with links resolved.
    let path: String
    /// Whether the document was read through a link.
    let isLink: Bool
    let title: String
    let editor: (any ColorEditing.Type)?
    /// The modes that the document was read for; nil is the values without a mode.
    var modes: [String?]
    /// The modes by the names that the document uses for them.
    let modeNames: [String: String]
    /// The reason that the document can't be written; nil if it can.
    let obstacle: String?
  }

  /// A token's value for a mode.
  struct Key: Hashable, Sendable {
    let token: TokenPath
    let mode: String?
  }

  /// The tokens as read.
  let tokens: TokenSet
  /// The order of the tokens.
  let order: [TokenPath]
  /// A function that reads the tokens again with replaced contents of some files.
  let reload: @Sendable ([String: [UInt8]]) throws(AuditFailure) -> TokenSet
  let files: InputFiles
  private(set) var documents: [String: Document] = [:]
  private(set) var names: [String] = []
  /// The tokens and modes of the value at each location.
  private(set) var holders: [SourceLocation: [Key]] = [:]
  /// The other locations of the value at a location, for the same mode.
  private(set) var copies: [SourceLocation: [SourceLocation]] = [:]
  /// The locations of the values of a document, by mode.
  private(set) var places: [String: [String?: [SourceLocation]]] = [:]

  init(
    _ read: [TokenLoader.ReadDocument], tokens: TokenSet, files: InputFiles,
    reload: @escaping @Sendable ([String: [UInt8]]) throws(AuditFailure) -> TokenSet
  ) {
    self.tokens = tokens
    self.files = files
    self.reload = reload
    order = tokens.tokens.map(\.path)
    for document in read { add(document) }
    for token in tokens.tokens {
      for value in token.values {
        let place = value.value.location
        for place in [place] + value.value.copies {
          holders[place, default: []].append(Key(token: token.path, mode: value.mode))
        }
        if !value.value.copies.isEmpty { copies[place] = value.value.copies }
        places[place.path, default: [:]][value.mode, default: []].append(place)
      }
    }
  }

  private mutating func add(_ read: TokenLoader.ReadDocument) {
    let shown = read.file.path
    let real = (try? FileSystem.realPath(read.path)) ?? read.path
    if let known = documents[shown] {
      if known.path == real {
        if !known.modes.contains(read.mode) { documents[shown]?.modes.append(read.mode) }
      } else {
        documents[shown] = document(read, real, obstacle: "two files have the path \(shown.madeVisible)")
      }
      return
    }
    names.append(shown)
    documents[shown] = document(read, real, obstacle: obstacle(toWriting: real, shown))
  }

  private func document(_ read: TokenLoader.ReadDocument, _ real: String, obstacle: String?) -> Document {
    Document(
      file: read.file, path: real, isLink: !files.boundary.isNoLink(real, read.path), title: read.format.format.title,
      editor: read.format.editor,
      modes: [read.mode], modeNames: read.modeNames, obstacle: obstacle)
  }

  /// Returns the segments of a path below the root, with links resolved; nil outside the root.
  ///
  /// The root is the requested boundary, the working directory, or the audited folder.
  ///
  /// There is only one root, because a patch names all files relative to one folder.
  func partsBelowRoot(_ real: String) -> [String]? {
    let parts = normalized(real)
    guard let root = files.boundary.folders.first, parts.starts(with: root), parts.count > root.count else {
      return nil
    }
    return Array(parts.dropFirst(root.count))
  }

  /// Returns the reason that a file can't be written: it is outside the root.
  private func obstacle(toWriting real: String, _ shown: String) -> String? {
    partsBelowRoot(real) == nil ? "\(shown.madeVisible) is outside the root" : nil
  }
}

extension TokenDocuments: WritableColors {
  /// Returns the reason that a token's value can't be changed in its file; nil if it can.
  public func obstacle(toChanging token: TokenPath, for mode: String?) -> String? {
    guard let value = tokens[token]?.value(in: mode) else { return "it defines no value there" }
    let probe: Color
    switch value.content {
    case .literal(.color(let color)): probe = color
    case .alias, .translucentAlias: probe = .black
    case .literal: return "its value isn't a color"
    case .undecidable(let reason): return "its value can't be determined: \(reason.madeVisible)"
    }
    do throws(EditFailure) {
      return try change(of: token, mode, value, to: probe).lazy
        .compactMap { document, edit in document.editor?.obstacle(to: edit, in: document.file) }.first
    } catch { return error.reason }
  }

  /// Returns the reason that a value for a mode can't be added to a token; nil if it can.
  public func obstacle(toAdding token: TokenPath, for mode: String, naming target: TokenPath?) -> String? {
    do throws(EditFailure) {
      let (document, edit) = try addition(of: token, mode, .black, naming: target)
      return document.editor?.obstacle(to: edit, in: document.file)
    } catch { return error.reason }
  }
}

extension TokenDocuments {
  /// Returns the reason that the alias of a token can't name another token; nil if it can.
  public func obstacle(toRepointing token: TokenPath, for mode: String?, to target: TokenPath) -> String? {
    guard let value = tokens[token]?.value(in: mode) else { return "it defines no value there" }
    do throws(EditFailure) {
      let (document, edit) = try repointing(of: token, mode, value, to: target)
      return document.editor?.obstacle(to: edit, in: document.file)
    } catch { return error.reason }
  }
}

extension TokenDocuments {
  /// Returns the colors that few digits write in place of another one, each with the number of decimals beyond those of the token's value.
  public func rounded(_ colors: [Color], of token: TokenPath, for mode: String?) -> [(color: Color, moreDecimals: Int)]
  {
    guard let value = tokens[token]?.value(in: mode), case .literal(.color) = value.content,
      let document = documents[value.location.path],
      let rounding = document.editor?.rounding(at: value.location, in: document.file)
    else { return [] }
    return (0...TokenDocuments.mostDecimals).flatMap { decimals in
      colors.compactMap { color in
        rounding.nearest(to: color, moreDecimals: decimals).map { (color: $0, moreDecimals: decimals) }
      }
    }
  }

  /// The number of decimals beyond those written from which digits are as exact as they can be.
  private static let mostDecimals = 2
}

/// The reason that a value can't be written, as a sentence without a period.
struct EditFailure: Error {
  let reason: String
}

extension TokenDocuments {
  /// Returns the document with the value at a location, if it can be written.
  private func writable(_ location: SourceLocation) throws(EditFailure) -> Document {
    guard let document = documents[location.path] else {
      throw EditFailure(reason: "the file that defines its value is unknown")
    }
    if let obstacle = document.obstacle { throw EditFailure(reason: obstacle) }
    guard document.editor != nil else { throw EditFailure(reason: "\(document.title) can't be edited") }
    return document
  }

  /// Returns the edits that change a value at every location: a theme that is defined twice changes in every copy.
  func change(
    of token: TokenPath, _ mode: String?, _ value: AuthoredValue, to color: Color
  ) throws(EditFailure) -> [(Document, ColorEdit)] {
    try ([value.location] + value.copies).map { place throws(EditFailure) in
      try change(of: token, mode, value, at: place, to: color)
    }
  }

  private func change(
    of token: TokenPath, _ mode: String?, _ value: AuthoredValue, at place: SourceLocation, to color: Color
  ) throws(EditFailure) -> (Document, ColorEdit) {
    let document = try writable(place)
    let others = (holders[place] ?? []).filter { $0 != Key(token: token, mode: mode) }
    if let other = others.first {
      let name = other.token == token ? "this token" : other.token.description.madeVisible
      let modeText = other.mode.map { " in \($0.madeVisible)" } ?? ""
      throw EditFailure(reason: "the same source text also defines \(name)\(modeText)")
    }
    if case .literal(.color(let old)) = value.content {
      return (document, ColorEdit(token: token, color: color, old: old, place: .literal(place)))
    }
    return (document, ColorEdit(token: token, color: color, place: .alias(place)))
  }

  /// Returns the edit that lets the alias of a token name another token.
  func repointing(
    of token: TokenPath, _ mode: String?, _ value: AuthoredValue, to target: TokenPath
  ) throws(EditFailure) -> (Document, ColorEdit) {
    guard case .alias(let old) = value.content else { throw EditFailure(reason: "its value isn't an alias") }
    guard value.copies.isEmpty else { throw EditFailure(reason: "its alias is written in two places") }
    let (document, _) = try change(of: token, mode, value, at: value.location, to: .black)
    return (document, ColorEdit(token: token, color: .black, place: .target(value.location, from: old, to: target)))
  }

  /// Returns the edit that adds a value for a mode to a token: a color, or the name of another token.
  func addition(
    of path: TokenPath, _ mode: String, _ color: Color, naming target: TokenPath?
  ) throws(EditFailure) -> (Document, ColorEdit) {
    guard let token = tokens[path], let base = token.value(in: nil) ?? token.values.first?.value else {
      throw EditFailure(reason: "no token has this name")
    }
    guard token.value(in: mode) == nil else { throw EditFailure(reason: "it already has a value there") }
    let home = try writable(base.location)
    let (document, isOnlyMode) = place(for: path, mode, home)
    if let obstacle = document.obstacle { throw EditFailure(reason: obstacle) }
    let isHome = document.file.path == home.file.path
    let siblings = siblings(in: document, for: mode)
    let known = Set(siblings)
    let copies = copies.filter { known.contains($0.key) }
    if let other = copies.values.joined().first(where: { $0.path != document.file.path }) {
      throw EditFailure(reason: "the mode also has a copy in another file, \(other.path.madeVisible)")
    }
    let missing = MissingValue(
      mode: formatName(of: mode, in: document), isOnlyMode: isOnlyMode, base: isHome ? base.location : nil,
      siblings: siblings, copies: copies, order: order, target: target)
    return (document, ColorEdit(token: path, color: color, place: .missing(missing)))
  }

  /// Returns the mode's document with the deepest group around the token, or else the token's own document.
  private func place(for token: TokenPath, _ mode: String, _ home: Document) -> (Document, isOnlyMode: Bool) {
    // A color set contains one color for all appearances.
    if home.editor?.folderRule != nil { return (home, false) }
    var best: (document: Document, rank: Int)?
    for name in names where isOnly(for: mode, name) {
      guard let document = documents[name], document.editor == home.editor, document.obstacle == nil else { continue }
      let rank = (places[name]?[mode] ?? []).flatMap { holders[$0] ?? [] }.reduce(0) { rank, key in
        max(rank, commonDepth(key.token, token))
      }
      if best.map({ $0.rank < rank }) ?? true { best = (document, rank) }
    }
    return best.map { ($0.document, true) } ?? (home, false)
  }

  /// Whether a document is for one mode only: it was read only for it, or all its values are for it.
  private func isOnly(for mode: String, _ name: String) -> Bool {
    guard let document = documents[name] else { return false }
    if document.modes == [mode] { return true }
    let modes = places[name] ?? [:]
    return document.modes == [nil] && modes.count == 1 && modes[mode] != nil
  }

  private func commonDepth(_ path: TokenPath, _ other: TokenPath) -> Int {
    zip(path.segments, other.segments).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }

  /// Returns the locations of values for a mode that are for no other mode.
  private func siblings(in document: Document, for mode: String) -> [SourceLocation] {
    (places[document.file.path]?[mode] ?? []).filter { holders[$0]?.count == 1 }
  }

  /// Returns the format's own name for a mode.
  private func formatName(of mode: String, in document: Document) -> String {
    document.modeNames.filter { $0.value == mode }.map(\.key).min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? mode
  }
}
