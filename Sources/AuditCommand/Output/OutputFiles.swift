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

  /// Makes ready for outputs: refuses what cannot be written or stands for an input, and removes the reports of an earlier run.
  ///
  /// - Parameter inputs: the files that the command line names.
  func prepare(_ outputs: [Output], inputs: [String]) throws(AuditFailure) {
    var places: [OutputPlace] = []
    let taken = inputs.compactMap { (try? FileSystem.status(full($0)))??.identity }
    for output in outputs {
      let place = try place(output.path)
      if places.contains(place) { throw failure(output.path, .isRepeated) }
      places.append(place)
      record.leaveOut(full(output.path))
      try attempt(output.path) { () throws(FileObstacle) in
        guard let status = try place.existingFolder()?.status(of: place.name) else { return }
        guard status.kind == .regular else { throw .notRegular }
        if output.format != nil, taken.contains(status.identity) { throw .isInput }
      }
    }
    for (output, place) in zip(outputs, places) {
      guard let format = output.format else { continue }
      try attempt(output.path) { () throws(FileObstacle) in
        guard let folder = try place.existingFolder(),
          let start = folder.start(of: place.name, count: PastReports.startLength),
          PastReports.isReport(start, format: format)
        else { return }
        do throws(FileObstacle) { try folder.remove(place.name) } catch { throw .isStale }
      }
    }
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
          let folder = try place.folder()
          if let status = try folder.status(of: place.name), status.kind != .regular { throw .notRegular }
          folder.claim()
          staged.append((try folder.stage(Array(text.utf8), as: place.name), path))
        }
      }
    } catch {
      for (file, _) in staged { file.folder.discard(file) }
      throw error
    }
    return try putInPlace(staged)
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
