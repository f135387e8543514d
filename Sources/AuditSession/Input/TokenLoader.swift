import DesignTokens
import SourceText
import TokenFormats

/// A loader that reads the token files of each format and mode into one set, and collects every problem.
struct TokenLoader {
  /// Documents that one format reads together for one mode.
  private struct Group {
    let format: any TokenFormat.Type
    let mode: String?
    /// Whether the files were named individually or by a pattern, rather than found in a folder.
    let isAskedFor: Bool
    /// The modes by the names that the documents use for them.
    let modeNames: [String: String]
    var documents: [SourceFile]
    /// The paths of the documents, in order.
    var paths: [String]
  }

  /// A document that tokens were read from, with its format and mode.
  struct ReadDocument: Sendable {
    let file: SourceFile
    let path: String
    let format: any TokenFormat.Type
    let mode: String?
    let modeNames: [String: String]
  }

  /// Files from an entry of `tokens`, a folder, or the command line.
  struct Selection {
    /// The absolute paths.
    var paths: [String]
    /// The folder that contains the files; names of its parent folders suggest no modes.
    var folder = ""
    /// The mode of values that name none; nil derives it from the file names if the files are unordered.
    var mode: String?
    var format: String?
    /// Whether a file of an unknown format is a problem.
    var mustBeKnown = false
    /// Whether the command line names the files.
    var isTrusted = false
    /// Whether the files have no defined order, as in a folder or a pattern, so none may override another.
    var isUnordered = false
    var modeNames: [String: String] = [:]
    /// The location that names the files; nil for the command line.
    var location: SourceLocation?
    /// Whether the entry names a module of Swift source.
    var namesModule = false
  }

  /// A file of a known format.
  struct Recognized {
    let path: String
    let file: SourceFile
    let format: any TokenFormat.Type
    var mode: String?
  }

  let files: InputFiles
  /// The modules of Swift source files.
  let modules: ModuleMap
  /// The modes that the configuration declares; nil to use those that files name.
  let declaredModes: [Mode]?
  /// The files of known formats, in reading order.
  private(set) var recognized: [Recognized] = []
  /// The files that aren't read.
  private(set) var skipped = SkippedFiles()
  private let skipsUnreadable: Bool
  /// The display paths of files that were read directly.
  private(set) var own: Set<String> = []
  private(set) var referenced: Set<String> = []
  /// The modes that file names suggest.
  var spokenModes: [Mode] = []
  /// The selection of each unordered file, by display path.
  private(set) var unordered: [String: Int] = [:]
  private var selectionCount = 0
  /// The documents in reading order; a document that is read for two modes appears twice.
  private(set) var readDocuments: [ReadDocument] = []
  var problems: [AuditFailure.Problem] = []
  private var groups: [Group] = []
  private var notices: [InputNotice] = []

  /// Creates a loader.
  ///
  /// - Parameter skipsUnreadable: whether an unreadable file is a problem only if its name is usual for token files.
  init(files: InputFiles, modes: [Mode]? = nil, modules: ModuleMap = ModuleMap(), skipsUnreadable: Bool = false) {
    self.files = files
    declaredModes = modes
    self.modules = modules
    self.skipsUnreadable = skipsUnreadable
  }

  /// The number of files in a known format.
  var documentCount: Int { groups.reduce(0) { $0 + $1.documents.count } }

  /// Adds the files of an entry of `tokens`; a pattern without a match is a problem.
  mutating func add(_ entry: Configuration.TokenFiles) {
    guard !entry.pattern.description.utf8.isEmpty else {
      return problems.append(.configuration(.noSuchFile("", entry.location)))
    }
    let path = joined(entry.folder, entry.pattern.description)
    var selection = Selection(
      paths: [path], folder: path, mode: entry.mode, format: entry.format, mustBeKnown: true,
      modeNames: entry.modeNames, location: entry.location)
    do throws(FileError) {
      if entry.pattern.hasWildcard {
        var patterns = FilePatterns(files: files)
        let inCatalogs = FilePatterns.inCatalogs(entry)
        selection.paths = try patterns.paths(matching: inCatalogs ?? entry)
        selection.folder = FilePatterns.folder(of: entry)
        // Other files in an asset catalog aren't requested.
        selection.mustBeKnown = inCatalogs == nil
        selection.isUnordered = true
        problems += patterns.problems
      } else if files.isFolder(path) == true {
        let listing = try files.listing(below: path)
        note(listing, in: path)
        selection.paths = listing.files.map { joined(path, $0) }
        selection.mustBeKnown = false
        selection.isUnordered = true
      }
      selection.namesModule = entry.module != nil
      add(selection)
    } catch { problems.append(.file(error)) }
  }

  /// Adds a folder's other entries: faulty files as problems, hidden files as notices.
  mutating func note(_ listing: FolderListing, in folder: String) {
    problems += listing.faults.map { .file($0.error) }
    notices += listing.hidden.map { name in
      let place = SourceFile(path: files.display(joined(folder, name)), bytes: []).location(of: 0..<0)
      return InputNotice(
        "hidden, so it isn't read; remove the leading dot from its name if it belongs to the system", at: place)
    }
  }

  /// Adds files; one of an unknown format is a problem only if it was requested.
  mutating func add(_ selection: Selection) {
    selectionCount += 1
    var found: [Recognized] = []
    for path in selection.paths {
      guard selection.mustBeKnown || !FolderWalk.isMedia(path) else {
        skipped.add(unopened: files.display(path))
        continue
      }
      do throws(FileError) {
        let file = try files.read(path, isTrusted: selection.isTrusted)
        guard let reader = reader(of: file, forced: selection.format, mustBeKnown: selection.mustBeKnown) else {
          guard selection.mustBeKnown else {
            skipped.add(file)
            continue
          }
          throw unknownFormat(of: file, forced: selection.format)
        }
        files.record.noteUse(path)
        unordered[file.path] = selection.isUnordered ? selectionCount : nil
        if reader != SwiftTokensFormat.self, selection.namesModule, let place = selection.location {
          problems.append(
            .configuration(
              .unexpected(expected: "Swift source for an entry with \"module\"", found: file.path, place)))
        }
        found.append(Recognized(path: path, file: file, format: reader, mode: selection.mode))
      } catch {
        if case .tooMuch = error {
          problems.append(.file(error))
          break
        }
        if skipsUnreadable, !FolderWalk.looksLikeTokens(path) {
          skipped.add(unopened: files.display(path))
        } else {
          problems.append(.file(error))
        }
      }
    }
    if selection.isUnordered, selection.mode == nil { assignModes(to: &found, of: selection) }
    for file in found { add(file, of: selection) }
    recognized += found
  }

  private func unknownFormat(of file: SourceFile, forced: String?) -> FileError {
    if forced == nil, let format = UnsupportedTokens(of: file) {
      return .unsupportedFormat(file.path, format, others: 0)
    }
    return .unknownFormat(forced ?? file.path, known: TokenFormats.all.map { $0.format.id })
  }

  private mutating func add(_ file: Recognized, of selection: Selection) {
    if let index = groups.firstIndex(where: {
      $0.format == file.format && $0.mode == file.mode && $0.isAskedFor == selection.mustBeKnown
        && $0.modeNames == selection.modeNames
    }) {
      // Two entries may match one file; Swift source that is read twice would conflict with itself.
      if file.format == SwiftTokensFormat.self, groups[index].paths.contains(file.path) { return }
      groups[index].documents.append(file.file)
      groups[index].paths.append(file.path)
    } else {
      groups.append(
        Group(
          format: file.format, mode: file.mode, isAskedFor: selection.mustBeKnown, modeNames: selection.modeNames,
          documents: [file.file], paths: [file.path]))
    }
  }

  private func reader(of file: SourceFile, forced: String?, mustBeKnown: Bool) -> (any TokenFormat.Type)? {
    if let forced { return TokenFormats.all.first { $0.format.id == forced } }
    if let format = TokenFormats.format(of: file) { return format }
    // A list of colors without a key of the standard isn't one with mistakes.
    let isOther = file.bytes.firstOffset(of: "\"$") == nil && UnsupportedTokens(of: file) != nil
    return mustBeKnown && !isOther ? TokenFormats.presumedFormat(of: file) : nil
  }

  /// Returns the tokens of all added files.
  ///
  /// - Throws: every problem of the files and their contents.
  mutating func imported() throws(AuditFailure) -> Imported {
    var all = Imported()
    all.notices = notices
    // Formats that include the documents they reference come first, so those documents aren't read twice.
    for format in TokenFormats.all {
      for group in groups where group.format == format { read(group, into: &all) }
    }
    guard problems.isEmpty else { throw AuditFailure(problems) }
    all.settleOptionalTargets()
    referenced = Set(all.referenced)
    all.notices += skipped.notices(without: referenced)
    let named = all.tokens.namedModes
    let known = spokenModes.filter { named.contains($0.name) }
    if !known.isEmpty, all.modes.isEmpty, all.tokens.hasUnnamedLook { all.modes.append(Mode("light")) }
    let spoken = FileModes.modes(known, beside: all.modes)
    all.modes += spoken.filter { mode in !all.modes.contains { $0.name == mode.name } }
    return all
  }

  private mutating func read(_ group: Group, into all: inout Imported) {
    let taken = Set(all.referenced)
    let documents = group.documents.filter { !taken.contains($0.path) }
    guard !documents.isEmpty else { return }
    // In a folder with a resolver document or themes, that document defines the files of the system.
    let definer = groups.first { $0.documents.contains(where: $0.format.definesSystem) }
    let isOfFiles = group.format == DTCGFormat.self || group.format == FigmaFormat.self
    if let definer, isOfFiles, !group.isAskedFor {
      let name = definer.format == ResolverFormat.self ? "resolver document" : "\(definer.format.format.title) project"
      let text = "not read, because no \(name) in the folder references it"
      all.notices += documents.map { InputNotice(text, at: $0.location(of: 0..<0)) }
      return
    }
    own.formUnion(documents.map(\.path))
    var library = FolderLibrary(files: files, modeNames: group.modeNames)
    for (document, path) in zip(group.documents, group.paths) {
      library.modules[document.path] = modules.module(of: path)
    }
    do throws(FormatError) {
      var read = try group.format.tokens(from: documents, library: library)
      read.renameModes(group.modeNames)
      all.notices += read.notices
      all.pairings += read.pairings
      all.referenced += read.referenced
      all.add(conflictsOf: read)
      all.optionalTargets.formUnion(read.optionalTargets)
      all.merge(group.mode.map { read.tokens.assigned(to: $0) } ?? read.tokens)
      for mode in read.modes where !all.modes.contains(where: { $0.name == mode.name }) { all.modes.append(mode) }
      all.equalModes.merge(read.equalModes) { first, _ in first }
      all.copies += read.copies.filter { !all.copies.contains($0) }
      problems += library.deniedDocuments.filter(\.isCertain).map { .file($0.error) }
      let sources = zip(group.documents, group.paths).filter { !taken.contains($0.0.path) } + library.given
      readDocuments += sources.map {
        ReadDocument(file: $0.0, path: $0.1, format: group.format, mode: group.mode, modeNames: group.modeNames)
      }
    } catch {
      problems += library.problems(of: error)
    }
  }
}
