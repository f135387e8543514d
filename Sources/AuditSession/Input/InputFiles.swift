import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a file or folder could not be used.
public enum FileError: Error, Sendable, Hashable {
  /// Nothing is there.
  case missing(String)
  /// It is there and cannot be read or listed.
  case unreadable(String)
  /// It is neither a regular file nor a folder.
  case notARegularFile(String)
  /// It holds more bytes than are read.
  case tooLarge(String, limit: Int)
  /// It is a folder without anything that could be audited.
  case nothingToAudit(String)
  /// Its format is not known.
  case unknownFormat(String, known: [String])
  /// It is there already and is not written over.
  case exists(String)
  /// It cannot be written.
  case unwritable(String, reason: String)
}

/// Reads files and lists folders, and names them as reports do.
struct InputFiles {
  /// What paths in reports are relative to.
  let root: String
  /// What paths are relative to that do not lie below the root: the folder around what is audited; nil when it lies below.
  let surroundings: String?
  /// Where it is noted what was looked at; nil when nobody wants to know.
  let record: InputRecord?

  /// Files named relative to a root, for an audit of a path.
  init(root: String, audited path: String, record: InputRecord? = nil) {
    self.root = root
    self.record = record
    let isBelow = normalized(path).starts(with: normalized(root))
    surroundings = isBelow ? nil : parent(InputFiles.isFolder(path) == true ? path : parent(path))
  }

  /// The largest file that is read.
  static let sizeLimit = 64 * 1024 * 1024
  /// The most files that one folder may hold, all levels together.
  static let countLimit = 20_000

  /// Whether the path is a folder; nil when nothing is there.
  func isFolder(_ path: String) -> Bool? { InputFiles.isFolder(path) }

  private static func isFolder(_ path: String) -> Bool? {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder : nil
  }

  /// The content of a regular file.
  func read(_ path: String) throws(FileError) -> SourceFile {
    let shown = display(path)
    record?.add(path, shown: shown)
    guard let isFolder = isFolder(path) else { throw .missing(shown) }
    guard !isFolder, let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
      throw isFolder ? .notARegularFile(shown) : .unreadable(shown)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notARegularFile(shown) }
    if let size = attributes[.size] as? Int, size > InputFiles.sizeLimit {
      throw .tooLarge(shown, limit: InputFiles.sizeLimit)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(shown) }
    return SourceFile(path: shown, bytes: Array(data))
  }

  /// All regular files below a folder, as paths relative to it, sorted by their bytes; hidden ones are left out.
  func files(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : folder + "/" + relative
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw .unreadable(display(path))
      }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let child = relative.isEmpty ? name : relative + "/" + name
        // A link to a folder is not followed: it may lead out of the tree, or back into it.
        switch type(of: folder + "/" + child) {
        case .typeDirectory: pending.append(child)
        case .typeRegular: found.append(child)
        case .typeSymbolicLink where isFolder(folder + "/" + child) == false: found.append(child)
        default: break
        }
      }
      guard found.count <= InputFiles.countLimit else { throw .tooLarge(display(folder), limit: InputFiles.countLimit) }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    record?.add(found, below: folder, files: self)
    return found
  }

  private func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private func resolved(_ path: String) -> String {
    guard type(of: path) == .typeSymbolicLink else { return path }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path as reports show it: relative to the root or to the surroundings where it lies below, else its last two names.
  func display(_ path: String) -> String {
    let parts = normalized(path)
    guard path.utf8.first == UInt8(ascii: "/") else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
    for base in [root, surroundings].compactMap({ $0 }).map(normalized) where parts.starts(with: base) {
      let rest = parts.dropFirst(base.count)
      return rest.isEmpty ? "." : rest.joined(separator: "/")
    }
    return parts.suffix(2).joined(separator: "/")
  }

  /// The path of a file that reports show as `displayed`.
  func path(of displayed: String) -> String { joined(surroundings ?? root, displayed) }
}

/// The names of a path without `.` and with `..` taken back where possible.
func normalized(_ path: String) -> [String] {
  var parts: [String] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts
}
