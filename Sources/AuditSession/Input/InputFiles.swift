import SourceText

/// Reads files and lists folders, and names them as reports do.
///
/// A file is read when it is regular and lies inside the boundary, links followed; what is not is an error that says so.
struct InputFiles {
  /// What paths in reports are relative to.
  let root: String
  /// What paths are relative to that do not lie below the root: the folder around what is audited; nil when it lies below.
  let surroundings: String?
  /// The folder that was asked for as a boundary, or the root: what `$root/` stands for in a configuration.
  let checkout: String
  /// Where files may lie.
  let boundary: ReadingBoundary
  /// Where it is noted what was looked at.
  private(set) var record: InputRecord
  /// What counts as the content of files in place of what they hold, by their paths without links.
  var substitutes: [String: [UInt8]] = [:]

  /// Files named relative to a root, for an audit of paths.
  ///
  /// - Throws: `FileError` when the folder that was asked for as a boundary is none.
  init(
    root: String, audited paths: [String], boundary asked: String? = nil, record: InputRecord? = nil
  ) throws(FileError) {
    self.root = root
    self.record = record ?? InputRecord()
    let path = paths.first ?? root
    let isBelow = normalized(path).starts(with: normalized(root))
    checkout = asked ?? root
    surroundings = isBelow ? nil : parent(InputFiles.isFolder(path) == true ? path : parent(path))
    boundary = ReadingBoundary(root: root, audited: paths, asked: asked)
    if let asked, InputFiles.isFolder(asked) != true {
      throw InputFiles.isFolder(asked) == nil ? .missing(display(asked)) : .unreadable(display(asked), .notAFolder)
    }
  }

  /// The same files, looked at without a note.
  var unrecorded: InputFiles {
    var files = self
    files.record = InputRecord()
    return files
  }

  /// The largest file that is read.
  static let sizeLimit = 64 * 1024 * 1024
  /// The most bytes that one audit reads, of files that turn out to hold no tokens too.
  static let totalLimit = 256 * 1024 * 1024
  /// The most names that one folder may hold, all levels together, whatever they name.
  static let nameLimit = 500_000
  /// The most files that one folder may hold, all levels together.
  static let countLimit = 20_000

  /// Whether the path leads to a folder; nil when it leads to nothing that can be reached.
  func isFolder(_ path: String) -> Bool? { InputFiles.isFolder(path) }

  private static func isFolder(_ path: String) -> Bool? {
    ((try? FileSystem.status(path)) ?? nil).map { $0.kind == .folder }
  }

  /// Whether something has the name, be it a link that leads nowhere.
  func exists(_ path: String) throws(FileError) -> Bool {
    do throws(FileObstacle) { return try FileSystem.status(path, followingLinks: false) != nil } catch {
      throw .unreadable(display(path), error)
    }
  }

  /// The content of a regular file.
  ///
  /// - Parameters:
  ///   - isTrusted: whether the command line names it, rather than a document or a folder.
  ///   - mayLieOutside: whether it may lie outside a folder that was asked for, as a configuration that is pointed at a checkout does.
  func read(_ path: String, isTrusted: Bool = false, mayLieOutside: Bool = false) throws(FileError) -> SourceFile {
    let shown = display(path)
    record.add(path, shown: shown)
    let place = try place(path, isTrusted: isTrusted, mayLieOutside: mayLieOutside)
    let bytes = try content(at: place, shown: shown)
    // Ten thousand links to one large file cost nothing to make and hours to read.
    guard record.countBytes(bytes.count) <= InputFiles.totalLimit else {
      throw .tooMuch(shown, limit: InputFiles.totalLimit)
    }
    return SourceFile(path: shown, bytes: bytes)
  }

  /// What a file holds, or what counts in its place, which must not be larger than a file may be.
  private func content(at real: String, shown: String) throws(FileError) -> [UInt8] {
    guard let bytes = substitutes[real] else { return try bytes(at: real, shown: shown) }
    guard bytes.count <= InputFiles.sizeLimit else { throw .tooLarge(shown, limit: InputFiles.sizeLimit) }
    return bytes
  }

  private func bytes(at real: String, shown: String) throws(FileError) -> [UInt8] {
    do throws(FileObstacle) {
      guard try FileSystem.status(real, followingLinks: false)?.kind == .regular else {
        throw FileObstacle.notRegular
      }
      let content = try FileSystem.content(of: real, limit: InputFiles.sizeLimit)
      // What was read is what lies at the place that was looked at, whoever moved links about meanwhile.
      guard try FileSystem.realPath(real) == real,
        try FileSystem.status(real, followingLinks: false)?.identity == content.identity
      else { throw FileObstacle.changed }
      return content.bytes
    } catch {
      switch error {
      case .notRegular: throw .notARegularFile(shown)
      case .tooLarge: throw .tooLarge(shown, limit: InputFiles.sizeLimit)
      default: throw .unreadable(shown, error)
      }
    }
  }

  /// The path without links, once it is known to lie inside the boundary.
  private func place(_ path: String, isTrusted: Bool, mayLieOutside: Bool = false) throws(FileError) -> String {
    let shown = display(path)
    let real: String
    do throws(FileObstacle) { real = try FileSystem.realPath(path) } catch {
      guard boundary.wouldAllow(missing: path, isTrusted: isTrusted) else { throw .outside(shown) }
      guard error == .missing else { throw .unreadable(shown, error) }
      throw try exists(path) ? .brokenLink(shown) : .missing(shown)
    }
    if ReadingBoundary.isOfSystem(real) { throw .ofSystem(shown) }
    guard boundary.allows(real, namedAs: path, isTrusted: isTrusted) || mayLieOutside && boundary.isNoLink(real, path)
    else { throw .outside(shown) }
    return real
  }

  /// What lies below a folder, down to a number of levels.
  func listing(
    below folder: String, depth: Int = .max, isTrusted: Bool = false
  ) throws(FileError) -> FolderListing {
    _ = try place(folder, isTrusted: isTrusted)
    var walk = FolderWalk(folder, files: self, depth: depth)
    let listing = try walk.run()
    record.add(listing.files, below: folder, depth: depth, files: self)
    return listing
  }

  /// The path as reports show it: relative to the root or to the surroundings where it lies below, else by its last two names.
  func display(_ path: String) -> String {
    let parts = normalized(path)
    guard path.utf8.first == UInt8(ascii: "/") else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
    for base in [root, surroundings, checkout].compactMap({ $0 }).map(normalized) where parts.starts(with: base) {
      let rest = parts.dropFirst(base.count)
      return rest.isEmpty ? "." : rest.joined(separator: "/")
    }
    return parts.isEmpty ? "/" : parts.suffix(2).joined(separator: "/")
  }

  /// The path of a file that was read and that reports show as `displayed`.
  func path(of displayed: String) -> String {
    record.path(shownAs: displayed) ?? joined(surroundings ?? root, displayed)
  }
}

/// The names of a path without `.` and with `..` taken back where possible.
func normalized(_ path: String) -> [String] {
  var parts: [String] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts
}
