import DesignTokens
import SourceText
import TokenFormats

/// Reads token files into one set, collecting every problem.
struct TokenLoader {
  let files: InputFiles
  private(set) var imported = Imported()
  private(set) var problems: [AuditFailure.Problem] = []
  private(set) var loadedCount = 0

  init(files: InputFiles) { self.files = files }

  /// Loads the files of an entry of `tokens`; a pattern that matches none is a problem.
  mutating func load(_ entry: Configuration.TokenFiles, folder: String) {
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
      load(paths, mode: entry.mode, format: entry.format, mustBeKnown: paths == [path] || entry.pattern.hasWildcard)
    } catch { problems.append(.file(error)) }
  }

  /// Decides what only all files together can tell; to be called when everything is loaded.
  mutating func finish() { imported.settleOptionalTargets() }

  /// Loads files, those of one format together; one of no known format is a problem only where it was asked for.
  mutating func load(_ paths: [String], mode: String?, format: String?, mustBeKnown: Bool) {
    var groups: [(format: any TokenFormat.Type, documents: [SourceFile])] = []
    for path in paths {
      do throws(FileError) {
        let file = try files.read(path)
        guard let reader = reader(of: file, forced: format, mustBeKnown: mustBeKnown) else {
          guard mustBeKnown else { continue }
          throw .unknownFormat(format ?? file.path, known: TokenFormats.all.map { $0.format.id })
        }
        if let index = groups.firstIndex(where: { $0.format == reader }) {
          groups[index].documents.append(file)
        } else {
          groups.append((reader, [file]))
        }
      } catch { problems.append(.file(error)) }
    }
    for group in groups { read(group.documents, as: group.format, mode: mode) }
  }

  private func reader(of file: SourceFile, forced: String?, mustBeKnown: Bool) -> (any TokenFormat.Type)? {
    if let forced { return TokenFormats.all.first { $0.format.id == forced } }
    return TokenFormats.format(of: file) ?? (mustBeKnown ? TokenFormats.presumedFormat(of: file) : nil)
  }

  private mutating func read(_ documents: [SourceFile], as format: any TokenFormat.Type, mode: String?) {
    do throws(FormatError) {
      let read = try format.tokens(from: documents, library: FolderLibrary(files: files))
      imported.notices += read.notices
      imported.optionalTargets.formUnion(read.optionalTargets)
      imported.merge(mode.map { read.tokens.assigned(to: $0) } ?? read.tokens)
      for mode in read.modes where !imported.modes.contains(where: { $0.name == mode.name }) {
        imported.modes.append(mode)
      }
      loadedCount += documents.count
    } catch { problems.append(.format(error)) }
  }
}

/// Documents found beside those that refer to them.
struct FolderLibrary: DocumentLibrary {
  let files: InputFiles

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    try? files.read(joined(files.root, joined(parent(document.path), path)))
  }
}
