import SourceText

/// A record of the files and folders that an audit read, which can detect later changes.
///
/// A file counts as changed if its modification time or size differs, a folder if it contains different files.
/// The record includes paths that didn't exist.
public final class InputRecord: @unchecked Sendable {
  /// A change of an input, with the name that reports use.
  public enum Change: Sendable, Hashable {
    /// The file has other contents or was replaced.
    case changed(String)
    /// The file or folder is new.
    case appeared(String)
    /// The file or folder was removed.
    case vanished(String)
  }

  /// The state of a file or folder; nil means that it doesn't exist.
  private enum FileState: Equatable {
    case folder
    case file(seconds: Int, nanoseconds: Int, size: Int)
  }

  private struct Entry {
    let shown: String
    let state: FileState?
  }

  private struct Listing {
    let shown: String
    let files: InputFiles
    let depth: Int
    let names: Set<String>
  }

  // The properties below are accessed only while the lock is held.
  private let lock = Lock()
  private var entries: [String: Entry] = [:]
  private var listings: [String: Listing] = [:]
  private var outputs: Set<String> = []
  private var paths: [String: String] = [:]
  private var used: Set<FileSystem.Identity> = []
  private var byteCount = 0

  /// Creates an empty record.
  public init() {}

  /// Whether nothing was read, so nothing can change.
  public var isEmpty: Bool { locked { entries.isEmpty && listings.isEmpty } }

  /// The number of files read, without those that were written.
  public var fileCount: Int {
    locked { entries.count { !outputs.contains($0.key) && $0.value.state.map { $0 != .folder } ?? false } }
  }

  /// Adds a file or folder in its current state; a path that was added before keeps its earlier state.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - shown: the name in a change.
  public func add(_ path: String, shown: String) {
    let path = InputRecord.plain(path)
    let state = InputRecord.state(path)
    locked {
      if paths[shown] == nil { paths[shown] = path }
      if entries[path] == nil { entries[path] = Entry(shown: shown, state: state) }
    }
  }

  /// Returns the absolute path of an entry by its displayed name.
  package func path(shownAs shown: String) -> String? { locked { paths[shown] } }

  /// Records that the audit depends on a file's contents, so the file must not be overwritten.
  func noteUse(_ path: String) {
    guard let status = try? FileSystem.status(path) else { return }
    locked { _ = used.insert(status.identity) }
  }

  /// Adds to the number of bytes read and returns the total.
  func countBytes(_ count: Int) -> Int {
    locked {
      byteCount += count
      return byteCount
    }
  }

  /// Whether the audit depends on a file's contents, under any name.
  package func uses(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(path) else { return false }
    return locked { used.contains(status.identity) }
  }

  /// Excludes a file permanently, because the audit itself writes it.
  public func leaveOut(_ path: String) { locked { _ = outputs.insert(InputRecord.plain(path)) } }

  /// Adds the current files below a folder, down to a number of levels.
  func add(_ names: [String], below folder: String, depth: Int, files: InputFiles) {
    let folder = InputRecord.plain(folder)
    let listing = Listing(
      shown: files.display(folder), files: files.unrecorded, depth: depth, names: Set(names))
    locked { if listings[folder] == nil { listings[folder] = listing } }
  }

  /// Returns the changes since each entry was added, sorted by name.
  public func changes() -> [Change] {
    let (entries, listings, outputs) = locked { (self.entries, self.listings, self.outputs) }
    var changes: [String: Change] = [:]
    for (path, entry) in entries where !outputs.contains(path) {
      let now = InputRecord.state(path)
      guard now != entry.state else { continue }
      changes[path] =
        now == nil ? .vanished(entry.shown) : entry.state == nil ? .appeared(entry.shown) : .changed(entry.shown)
    }
    for (folder, listing) in listings {
      var walk = FolderWalk(folder, files: listing.files, depth: listing.depth)
      guard let names = try? walk.run().files else {
        changes[folder] = .vanished(listing.shown)
        continue
      }
      for name in Set(names).symmetricDifference(listing.names) {
        let path = folder + "/" + name
        guard !outputs.contains(path), changes[path] == nil else { continue }
        let shown = listing.files.display(path)
        changes[path] = listing.names.contains(name) ? .vanished(shown) : .appeared(shown)
      }
    }
    return changes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  private func locked<Result>(_ body: () -> Result) -> Result { lock.locked(body) }

  /// Returns one canonical spelling of a path.
  private static func plain(_ path: String) -> String { "/" + normalized(path).joined(separator: "/") }

  private static func state(_ path: String) -> FileState? {
    // Links are followed, because the contents that are read count.
    guard let status = try? FileSystem.status(path) else { return nil }
    if status.kind == .folder { return .folder }
    return .file(seconds: status.seconds, nanoseconds: status.nanoseconds, size: status.size)
  }
}
