import SourceText

/// A reader of files and folders that names them as reports do.
///
/// A file is read if it is regular and inside the boundary, with links resolved; anything else is an error.
struct InputFiles {
  /// The folder that paths in reports are relative to.
  let root: String
  /// The folder around the audited files, for paths outside the root; nil if the audited files are below the root.
  let surroundings: String?
  /// The requested boundary folder, or else the root: the folder that `$root/` means in a configuration.
  let checkout: String
  /// The boundary that files must be inside.
  let boundary: ReadingBoundary
  /// The record of the inputs.
  private(set) var record: InputRecord
  /// The contents that replace those of files, by path with links resolved.
  var substitutes: [String: [UInt8]] = [:]

  /// Creates a reader of files relative to a root, for an audit of paths.
  ///
  /// - Throws: `FileError` if the requested boundary isn't a folder.
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

  /// A copy of the reader with a new, separate record.
  var unrecorded: InputFiles {
    var files = self
    files.record = InputRecord()
    return files
  }

  /// The maximum size of a file, in bytes.
  static let sizeLimit = 64 * 1024 * 1024
  /// The maximum number of bytes that one audit reads, including files without tokens.
  static let totalLimit = 256 * 1024 * 1024
  /// The maximum number of names below one folder, of any kind, at all levels together.
  static let nameLimit = 500_000
  /// The maximum number of files below one folder, at all levels together.
  static let countLimit = 200_000

  /// Returns whether the path leads to a folder; nil if it leads to nothing reachable.
  func isFolder(_ path: String) -> Bool? { InputFiles.isFolder(path) }

  private static func isFolder(_ path: String) -> Bool? {
    ((try? FileSystem.status(path)) ?? nil).map { $0.kind == .folder }
  }

  /// Whether an entry with the name exists, including a broken link.
  func exists(_ path: String) throws(FileError) -> Bool {
    do throws(FileErrorReason) { return try FileSystem.status(path, followingLinks: false) != nil } catch {
      throw .unreadable(display(path), error)
    }
  }

  /// Returns the contents of a regular file.
  ///
  /// - Parameters:
  ///   - isTrusted: whether the command line names the file, rather than a document or a folder.
  ///   - mayLieOutside: whether the file may be outside a requested boundary, such as a configuration used for a separate checkout.
  func read(_ path: String, isTrusted: Bool = false, mayLieOutside: Bool = false) throws(FileError) -> SourceFile {
    let shown = display(path)
    record.add(path, shown: shown)
    let place = try place(path, isTrusted: isTrusted, mayLieOutside: mayLieOutside)
    let bytes = try content(at: place, shown: shown)
    // Without this limit, ten thousand links to one large file would take hours to read.
    guard record.countBytes(bytes.count) <= InputFiles.totalLimit else {
      throw .tooMuch(shown, limit: InputFiles.totalLimit)
    }
    return SourceFile(path: shown, bytes: bytes)
  }

  /// Returns the contents of a file, or its substitute, up to the size limit of a file.
  private func content(at real: String, shown: String) throws(FileError) -> [UInt8] {
    guard let bytes = substitutes[real] else { return try bytes(at: real, shown: shown) }
    guard bytes.count <= InputFiles.sizeLimit else { throw .tooLarge(shown, limit: InputFiles.sizeLimit) }
    return bytes
  }

  private func bytes(at real: String, shown: String) throws(FileError) -> [UInt8] {
    do throws(FileErrorReason) {
      guard try FileSystem.status(real, followingLinks: false)?.kind == .regular else {
        throw FileErrorReason.notRegular
      }
      let content = try FileSystem.content(of: real, limit: InputFiles.sizeLimit)
      // The bytes must come from the checked path, even if links changed in the meantime.
      guard try FileSystem.realPath(real) == real,
        try FileSystem.status(real, followingLinks: false)?.identity == content.identity
      else { throw FileErrorReason.changed }
      return content.bytes
    } catch {
      switch error {
      case .notRegular: throw .notARegularFile(shown)
      case .tooLarge: throw .tooLarge(shown, limit: InputFiles.sizeLimit)
      default: throw .unreadable(shown, error)
      }
    }
  }

  /// Returns the path with links resolved, after checking that it is inside the boundary.
  private func place(_ path: String, isTrusted: Bool, mayLieOutside: Bool = false) throws(FileError) -> String {
    let shown = display(path)
    let real: String
    do throws(FileErrorReason) { real = try FileSystem.realPath(path) } catch {
      guard boundary.wouldAllow(missing: path, isTrusted: isTrusted) else { throw .outside(shown) }
      guard error == .missing else { throw .unreadable(shown, error) }
      throw try exists(path) ? .brokenLink(shown) : .missing(shown)
    }
    if ReadingBoundary.isOfSystem(real) { throw .ofSystem(shown) }
    guard boundary.allows(real, namedAs: path, isTrusted: isTrusted) || mayLieOutside && boundary.isNoLink(real, path)
    else { throw .outside(shown) }
    return real
  }

  /// Returns the files below a folder, down to a number of levels.
  func listing(
    below folder: String, depth: Int = .max, isTrusted: Bool = false
  ) throws(FileError) -> FolderListing {
    _ = try place(folder, isTrusted: isTrusted)
    var walk = FolderWalk(folder, files: self, depth: depth)
    let listing = try walk.run()
    record.add(listing.files, below: folder, depth: depth, files: self)
    return listing
  }

  /// Returns the path as in reports: relative to the root or the surroundings if inside, else its last two names.
  func display(_ path: String) -> String {
    let parts = normalized(path)
    guard path.utf8.first == UInt8(ascii: "/") else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
    for base in [root, surroundings, checkout].compactMap({ $0 }).map(normalized) where parts.starts(with: base) {
      let rest = parts.dropFirst(base.count)
      return rest.isEmpty ? "." : rest.joined(separator: "/")
    }
    return parts.isEmpty ? "/" : parts.suffix(2).joined(separator: "/")
  }

  /// Returns the path of a file that was read and that reports show as `displayed`.
  func path(of displayed: String) -> String {
    record.path(shownAs: displayed) ?? joined(surroundings ?? root, displayed)
  }
}

/// Returns the names of a path, without `.` and with `..` resolved where possible.
func normalized(_ path: String) -> [String] {
  var parts: [String] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts
}
