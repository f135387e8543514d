import AuditSession

/// Writes what a command leaves in files, so that nothing is ever half there, and nothing lands where it was not asked for.
///
/// Reports of an earlier run are removed before the audit begins: whatever happens after that, none of them can be taken for this one's.
struct OutputFiles {
  /// A file that is to be written.
  struct Output {
    /// The path as asked for.
    let path: String
    /// The format of a report, by which an earlier one is known; nil for what is no report.
    var format: String?
  }

  let environment: CommandEnvironment
  /// The folder that outputs may lie in beside the working directory, when one was asked for.
  var root: String?
  /// What the audit read, and where it is noted what is written, so that it counts as no input.
  var record = InputRecord()

  /// Earlier reports that were removed, whose owner and permissions the new ones get.
  private let removed = RemovedReports()

  init(environment: CommandEnvironment, root: String? = nil, record: InputRecord = InputRecord()) {
    self.environment = environment
    self.root = root
    self.record = record
  }

  /// Makes ready for outputs: removes the reports of an earlier run, then refuses what cannot be written or stands for an input.
  ///
  /// Every output is looked at, whatever is wrong with another one: a run that can't be made leaves no report that passed.
  /// - Parameter inputs: the files that the command line names.
  /// - Throws: what is wrong with the first output that can't be written.
  func prepare(_ outputs: [Output], inputs: [String]) throws(AuditFailure) {
    let taken = inputs.compactMap { (try? FileSystem.status(full($0)))??.identity }
    var places: Set<OutputPlace> = []
    var first: AuditFailure?
    for output in outputs {
      record.leaveOut(full(output.path))
      do throws(AuditFailure) {
        let place = try place(output.path)
        try attempt(output.path) { () throws(FileObstacle) in
          try prepare(place, format: output.format, taken)
          guard places.insert(place).inserted else { throw .isRepeated }
        }
      } catch { first = first ?? error }
    }
    if let first { throw first }
  }

  /// Removes an earlier report, or refuses what else has the name and may not be written over.
  private func prepare(
    _ place: OutputPlace, format: String?, _ taken: [FileSystem.Identity]
  ) throws(FileObstacle) {
    guard let folder = try place.existingFolder(), let status = try folder.status(of: place.name) else { return }
    guard status.kind == .regular else { throw .notRegular }
    if format == nil ? record.uses(place.path) : taken.contains(status.identity) { throw .isInput }
    if let format, isReport(place.name, in: folder, format: format) {
      do throws(FileObstacle) { try folder.remove(place.name) } catch { throw .isStale }
      removed.statuses[place] = status
    } else if !folder.permitsWriting(place.name, status) {
      throw .notPermitted
    }
  }

  private func isReport(_ name: String, in folder: OutputFolder, format: String?) -> Bool {
    guard let start = folder.start(of: name, count: PastReports.startLength) else { return false }
    return PastReports.isEarlierReport(start, format: format)
  }

  /// Writes files: all of them whole under temporary names first, and only then each under its own.
  ///
  /// - Parameter replaceable: an input that may be written over, as the file of accepted debt may.
  /// - Returns: the paths, without links.
  @discardableResult func write(
    _ texts: [(text: String, path: String)], replacing replaceable: String? = nil
  ) throws(AuditFailure) -> [String] {
    let signals = HeldSignals()
    defer { signals.release() }
    var staged: [(file: OutputFolder.Staged, path: String)] = []
    do throws(AuditFailure) {
      for (text, path) in texts {
        record.leaveOut(full(path))
        let place = try place(path)
        var isReplaceable = false
        if let replaceable { isReplaceable = try self.place(replaceable) == place }
        try attempt(path) { () throws(FileObstacle) in
          if !isReplaceable, record.uses(place.path) { throw .isInput }
          staged.append((try stage(text, at: place), path))
        }
      }
    } catch {
      for (file, _) in staged { file.folder.discard(file) }
      throw error
    }
    return try putInPlace(staged)
  }

  /// Writes a file whole under a temporary name; what it replaces keeps its owner and permissions, which must allow writing.
  private func stage(_ text: String, at place: OutputPlace) throws(FileObstacle) -> OutputFolder.Staged {
    let folder = try place.folder()
    let status = try folder.status(of: place.name)
    if let status {
      guard status.kind == .regular else { throw .notRegular }
      guard folder.permitsWriting(place.name, status) else { throw .notPermitted }
    }
    folder.claim()
    // A report is made anew, whoever made the one before; other files stay with their owners.
    let isOwnerRequired = status != nil && !isReport(place.name, in: folder, format: nil)
    return try folder.stage(
      Array(text.utf8), as: place.name, replacing: status ?? removed.statuses[place], isOwnerRequired: isOwnerRequired)
  }

  /// Removes files that were written, because what they say did not come to be.
  func takeBack(_ paths: [String]) {
    for path in paths {
      guard let place = try? place(path) else { continue }
      try? place.existingFolder()?.remove(place.name)
    }
  }

  /// Gives a file that was written over its old content back, or removes it where there was none.
  func restore(_ old: [UInt8]?, at path: String) {
    guard let place = try? place(path), let folder = try? place.existingFolder() else { return }
    guard let old else {
      try? folder.remove(place.name)
      return
    }
    let status = (try? folder.status(of: place.name)) ?? nil
    guard let staged = try? folder.stage(old, as: place.name, replacing: status) else { return }
    try? folder.putInPlace(staged)
  }

  /// Writes a text to a file that is not there yet.
  func writeNew(_ text: String, to path: String) throws(AuditFailure) {
    let place = try place(path)
    let status = (try? place.existingFolder()?.status(of: place.name)) ?? nil
    guard status == nil else { throw AuditFailure([.file(.exists(path))]) }
    try write([(text, path)])
  }

  /// Gives all files their names, or none.
  private func putInPlace(
    _ staged: [(file: OutputFolder.Staged, path: String)]
  ) throws(AuditFailure) -> [String] {
    var done: [OutputFolder.Staged] = []
    for (file, path) in staged {
      do throws(FileObstacle) {
        try file.folder.putInPlace(file)
        done.append(file)
      } catch {
        for (file, _) in staged { file.folder.discard(file) }
        for file in done { try? file.folder.remove(file.name) }
        throw failure(path, error)
      }
    }
    for file in done { file.folder.synchronize() }
    return done.map { "\($0.folder.path == "/" ? "" : $0.folder.path)/\($0.name)" }
  }

  func full(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
  }

  func place(_ path: String) throws(AuditFailure) -> OutputPlace {
    do throws(FileObstacle) {
      return try OutputPlace(path, in: environment.workingDirectory, root: root.map(full))
    } catch { throw failure(path, error) }
  }

  private func attempt(_ path: String, _ body: () throws(FileObstacle) -> Void) throws(AuditFailure) {
    do throws(FileObstacle) { try body() } catch { throw failure(path, error) }
  }

  private func failure(_ path: String, _ obstacle: FileObstacle) -> AuditFailure {
    AuditFailure([.file(.unwritable(path, obstacle))])
  }
}

/// What is known of the reports that one run removed.
private final class RemovedReports {
  var statuses: [OutputPlace: FileSystem.Status] = [:]
}
