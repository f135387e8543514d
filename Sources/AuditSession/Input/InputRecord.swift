#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What an audit looked at, and how it was then, so that a later look can tell what has changed since.
///
/// A file counts as changed when its time of modification or its size is another, a folder when other files lie below it.
/// What was looked for and was not there belongs to the record too.
public final class InputRecord: @unchecked Sendable {
  /// What happened to an input, named as reports name it.
  public enum Change: Sendable, Hashable {
    /// Another file has its name now, or it has other content.
    case changed(String)
    /// It was not there before.
    case appeared(String)
    /// It is gone.
    case vanished(String)
  }

  /// A file or folder as it was; nil of a stamp says that nothing was there.
  private enum Stamp: Equatable {
    case folder
    case file(seconds: Int, nanoseconds: Int, size: Int)
  }

  private struct Entry {
    let shown: String
    let stamp: Stamp?
  }

  private struct Listing {
    let shown: String
    let files: InputFiles
    let depth: Int
    let names: Set<String>
  }

  // Everything below is touched only while the lock is held.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var entries: [String: Entry] = [:]
  private var listings: [String: Listing] = [:]
  private var outputs: Set<String> = []
  private var paths: [String: String] = [:]
  private var used: Set<FileSystem.Identity> = []
  private var byteCount = 0

  /// A record of nothing.
  public init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Whether nothing was looked at, so that nothing can change.
  public var isEmpty: Bool { locked { entries.isEmpty && listings.isEmpty } }

  /// How many files were read, without those that were written.
  public var fileCount: Int {
    locked { entries.count { !outputs.contains($0.key) && $0.value.stamp.map { $0 != .folder } ?? false } }
  }

  /// Adds a file or folder as it is now; one that was added before stays as it was then.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - shown: what it is called in a change.
  public func add(_ path: String, shown: String) {
    let path = InputRecord.plain(path)
    let stamp = InputRecord.stamp(path)
    locked {
      if paths[shown] == nil { paths[shown] = path }
      if entries[path] == nil { entries[path] = Entry(shown: shown, stamp: stamp) }
    }
  }

  /// The absolute path of what was added under a name.
  func path(shownAs shown: String) -> String? { locked { paths[shown] } }

  /// Notes that the content of a file counts for the audit, so that nothing may be written over it.
  func noteUse(_ path: String) {
    guard let status = try? FileSystem.status(path) else { return }
    locked { _ = used.insert(status.identity) }
  }

  /// Adds to the bytes that were read, and returns them all.
  func countBytes(_ count: Int) -> Int {
    locked {
      byteCount += count
      return byteCount
    }
  }

  /// Whether the content of a file counted for the audit, under whatever name it was read.
  package func uses(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(path) else { return false }
    return locked { used.contains(status.identity) }
  }

  /// Leaves a file out for good, because the audit itself writes it.
  public func leaveOut(_ path: String) { locked { _ = outputs.insert(InputRecord.plain(path)) } }

  /// Adds what lies below a folder now, down to a number of levels.
  func add(_ names: [String], below folder: String, depth: Int, files: InputFiles) {
    let folder = InputRecord.plain(folder)
    let listing = Listing(
      shown: files.display(folder), files: files.unrecorded, depth: depth, names: Set(names))
    locked { if listings[folder] == nil { listings[folder] = listing } }
  }

  /// What is not as it was, sorted by name.
  public func changes() -> [Change] {
    let (entries, listings, outputs) = locked { (self.entries, self.listings, self.outputs) }
    var changes: [String: Change] = [:]
    for (path, entry) in entries where !outputs.contains(path) {
      let now = InputRecord.stamp(path)
      guard now != entry.stamp else { continue }
      changes[path] =
        now == nil ? .vanished(entry.shown) : entry.stamp == nil ? .appeared(entry.shown) : .changed(entry.shown)
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

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// One name for one place.
  private static func plain(_ path: String) -> String { "/" + normalized(path).joined(separator: "/") }

  private static func stamp(_ path: String) -> Stamp? {
    // Links are followed: what counts is the content that is read.
    guard let status = try? FileSystem.status(path) else { return nil }
    if status.kind == .folder { return .folder }
    return .file(seconds: status.seconds, nanoseconds: status.nanoseconds, size: status.size)
  }
}
