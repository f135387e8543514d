import DesignTokens
import SourceText
import SwiftSource

/// Collects the Swift files of views, collecting every problem.
struct CodeLoader {
  let files: InputFiles
  private(set) var problems: [AuditFailure.Problem] = []
  private var loaded: [SourceFile] = []
  private var known: Set<[UInt8]> = []

  /// How the names of files of Swift source end.
  static let ending = ".swift"

  init(files: InputFiles) { self.files = files }

  /// Adds the files of an entry of `code`: a file, a folder with everything below it, or a pattern.
  mutating func add(_ entry: Configuration.TokenFiles) {
    var patterns = FilePatterns(files: files)
    do throws(FileError) {
      if entry.pattern.hasWildcard {
        let paths = try patterns.paths(matching: entry)
        problems += patterns.problems
        try add(paths.filter { $0.endsWithBytes(of: CodeLoader.ending) })
      } else {
        try add(joined(entry.folder, entry.pattern.description), isTrusted: false)
      }
    } catch { problems.append(.file(error)) }
  }

  /// Adds a file, or every file of Swift source below a folder; what the command line names is trusted.
  mutating func add(_ path: String, isTrusted: Bool) throws(FileError) {
    guard files.isFolder(path) == true else { return try add([path], isTrusted: isTrusted) }
    let listing = try files.listing(below: path, isTrusted: isTrusted)
    problems += listing.faults.filter { $0.path.endsWithBytes(of: CodeLoader.ending) }.map { .file($0.error) }
    try add(listing.files.filter { $0.endsWithBytes(of: CodeLoader.ending) }.map { joined(path, $0) })
  }

  private mutating func add(_ paths: [String], isTrusted: Bool = false) throws(FileError) {
    for path in paths where known.insert(Array(path.utf8)).inserted {
      loaded.append(try files.read(path, isTrusted: isTrusted))
      files.record.noteUse(path)
    }
  }

  /// The files in the order in which they were added.
  ///
  /// - Throws: every problem.
  func sources() throws(AuditFailure) -> [SourceFile] {
    guard problems.isEmpty else { throw AuditFailure(problems) }
    return loaded
  }

  mutating func note(_ error: FileError) { problems.append(.file(error)) }
}
