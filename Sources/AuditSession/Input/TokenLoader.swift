import DesignTokens
import SourceText
import TokenFormats

/// Collects token files, then reads those of one format and mode together into one set, collecting every problem.
struct TokenLoader {
  /// Documents that one format reads together for one mode.
  private struct Group {
    let format: any TokenFormat.Type
    let mode: String?
    /// Whether the files were named one by one, or by a pattern, rather than found in a folder.
    let isAskedFor: Bool
    /// The modes that names in the documents stand for.
    let modeNames: [String: String]
    var documents: [SourceFile]
    /// Where the documents lie, in their order.
    var paths: [String]
  }

  /// A document that tokens were read from, and what it was read as.
  struct ReadDocument: Sendable {
    let file: SourceFile
    let path: String
    let format: any TokenFormat.Type
    let mode: String?
    let modeNames: [String: String]
  }

  let files: InputFiles
  /// What was read, in the order of reading; a document that is read for two modes stands there twice.
  private(set) var readDocuments: [ReadDocument] = []
  private(set) var problems: [AuditFailure.Problem] = []
  private var groups: [Group] = []
  private var notices: [Notice] = []

  init(files: InputFiles) { self.files = files }

  /// How many files are in a known format.
  var documentCount: Int { groups.reduce(0) { $0 + $1.documents.count } }

  /// Adds the files of an entry of `tokens`; a pattern that matches none is a problem.
  mutating func add(_ entry: Configuration.TokenFiles) {
    guard !entry.pattern.description.utf8.isEmpty else {
      return problems.append(.configuration(.noSuchFile("", entry.location)))
    }
    let path = joined(entry.folder, entry.pattern.description)
    do throws(FileError) {
      var paths = [path]
      if entry.pattern.hasWildcard {
        var patterns = FilePatterns(files: files)
        paths = try patterns.paths(matching: entry)
        problems += patterns.problems
      } else if files.isFolder(path) == true {
        let listing = try files.listing(below: path)
        note(listing, in: path)
        paths = listing.files.map { joined(path, $0) }
      }
      add(
        paths, mode: entry.mode, format: entry.format, mustBeKnown: paths == [path] || entry.pattern.hasWildcard,
        modeNames: entry.modeNames)
    } catch { problems.append(.file(error)) }
  }

  /// Takes what a folder says beside its files: faults as problems, hidden files as notices.
  mutating func note(_ listing: FolderListing, in folder: String) {
    problems += listing.faults.map { .file($0.error) }
    notices += listing.hidden.map { name in
      let place = SourceFile(path: files.display(joined(folder, name)), bytes: []).location(of: 0..<0)
      return Notice("hidden, and so not read; name it without the dot in front if it belongs to the system", at: place)
    }
  }

  /// Adds files; one of no known format is a problem only where it was asked for, and only what the command line names is trusted.
  mutating func add(
    _ paths: [String], mode: String?, format: String?, mustBeKnown: Bool, isTrusted: Bool = false,
    modeNames: [String: String] = [:]
  ) {
    for path in paths where mustBeKnown || !FolderWalk.isMedia(path) {
      do throws(FileError) {
        let file = try files.read(path, isTrusted: isTrusted)
        guard let reader = reader(of: file, forced: format, mustBeKnown: mustBeKnown) else {
          guard mustBeKnown else { continue }
          throw .unknownFormat(format ?? file.path, known: TokenFormats.all.map { $0.format.id })
        }
        files.record.noteUse(path)
        if let index = groups.firstIndex(where: {
          $0.format == reader && $0.mode == mode && $0.isAskedFor == mustBeKnown
            && $0.modeNames == modeNames
        }) {
          groups[index].documents.append(file)
          groups[index].paths.append(path)
        } else {
          groups.append(
            Group(
              format: reader, mode: mode, isAskedFor: mustBeKnown, modeNames: modeNames, documents: [file],
              paths: [path]))
        }
      } catch {
        problems.append(.file(error))
        if case .tooMuch = error { return }
      }
    }
  }

  private func reader(of file: SourceFile, forced: String?, mustBeKnown: Bool) -> (any TokenFormat.Type)? {
    if let forced { return TokenFormats.all.first { $0.format.id == forced } }
    return TokenFormats.format(of: file) ?? (mustBeKnown ? TokenFormats.presumedFormat(of: file) : nil)
  }

  /// Reads everything that was added.
  ///
  /// - Throws: every problem, of files and of their content.
  mutating func imported() throws(AuditFailure) -> Imported {
    var all = Imported()
    all.notices = notices
    // Formats that take in the documents they refer to come first, so that those are not read a second time on their own.
    for format in TokenFormats.all {
      for group in groups where group.format == format { read(group, into: &all) }
    }
    guard problems.isEmpty else { throw AuditFailure(problems) }
    all.settleOptionalTargets()
    return all
  }

  private mutating func read(_ group: Group, into all: inout Imported) {
    let taken = Set(all.referenced)
    let documents = group.documents.filter { !taken.contains($0.path) }
    guard !documents.isEmpty else { return }
    // In a folder with a resolver document, that document says what belongs to the system.
    let hasResolver = groups.contains { $0.format == ResolverFormat.self }
    if hasResolver, group.format == DTCGFormat.self, !group.isAskedFor {
      let text = "not read, because no resolver document of the folder refers to it"
      all.notices += documents.map { Notice(text, at: $0.location(of: 0..<0)) }
      return
    }
    let library = FolderLibrary(files: files, modeNames: group.modeNames)
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
      all.copies += read.copies.filter { !all.copies.contains($0) }
      problems += library.refusals.filter(\.isCertain).map { .file($0.error) }
      let sources = zip(group.documents, group.paths).filter { !taken.contains($0.0.path) } + library.given
      readDocuments += sources.map {
        ReadDocument(file: $0.0, path: $0.1, format: group.format, mode: group.mode, modeNames: group.modeNames)
      }
    } catch { problems += library.problems(of: error) }
  }
}
