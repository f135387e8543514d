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
  }

  let files: InputFiles
  private(set) var problems: [AuditFailure.Problem] = []
  private var groups: [Group] = []

  init(files: InputFiles) { self.files = files }

  /// How many files are in a known format.
  var documentCount: Int { groups.reduce(0) { $0 + $1.documents.count } }

  /// Adds the files of an entry of `tokens`; a pattern that matches none is a problem.
  mutating func add(_ entry: Configuration.TokenFiles) {
    let folder = entry.folder
    let path = joined(folder, entry.pattern.description)
    do throws(FileError) {
      var paths = [path]
      if entry.pattern.hasWildcard {
        paths = try files.files(below: folder).filter { entry.pattern.matches($0) }.map { joined(folder, $0) }
        if paths.isEmpty {
          problems.append(.configuration(.noSuchFile(entry.pattern.description, entry.location)))
        }
      } else if files.isFolder(path) == true {
        paths = try files.files(below: path).map { joined(path, $0) }
      }
      add(
        paths, mode: entry.mode, format: entry.format, mustBeKnown: paths == [path] || entry.pattern.hasWildcard,
        modeNames: entry.modeNames)
    } catch { problems.append(.file(error)) }
  }

  /// Adds files; one of no known format is a problem only where it was asked for.
  mutating func add(
    _ paths: [String], mode: String?, format: String?, mustBeKnown: Bool, modeNames: [String: String] = [:]
  ) {
    for path in paths {
      do throws(FileError) {
        let file = try files.read(path)
        guard let reader = reader(of: file, forced: format, mustBeKnown: mustBeKnown) else {
          guard mustBeKnown else { continue }
          throw .unknownFormat(format ?? file.path, known: TokenFormats.all.map { $0.format.id })
        }
        if let index = groups.firstIndex(where: {
          $0.format == reader && $0.mode == mode && $0.isAskedFor == mustBeKnown
            && $0.modeNames == modeNames
        }) {
          groups[index].documents.append(file)
        } else {
          groups.append(
            Group(format: reader, mode: mode, isAskedFor: mustBeKnown, modeNames: modeNames, documents: [file]))
        }
      } catch { problems.append(.file(error)) }
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
    do throws(FormatError) {
      let library = FolderLibrary(files: files, modeNames: group.modeNames)
      var read = try group.format.tokens(from: documents, library: library)
      read.renameModes(group.modeNames)
      all.notices += read.notices
      all.pairings += read.pairings
      all.referenced += read.referenced
      all.optionalTargets.formUnion(read.optionalTargets)
      all.merge(group.mode.map { read.tokens.assigned(to: $0) } ?? read.tokens)
      for mode in read.modes where !all.modes.contains(where: { $0.name == mode.name }) { all.modes.append(mode) }
    } catch { problems.append(.format(error)) }
  }
}

/// Documents found beside those that refer to them.
struct FolderLibrary: DocumentLibrary {
  let files: InputFiles
  var modeNames: [String: String] = [:]

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    try? files.read(files.path(of: joined(parent(document.path), path)))
  }
}
