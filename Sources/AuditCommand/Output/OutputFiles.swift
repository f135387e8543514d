import Audit
import AuditSession
import ReportWriters
import SourceText

/// A writer of a command's output files that never leaves a partial file or writes outside the requested locations.
///
/// Reports of an earlier run are removed before the audit, so none of them can be mistaken for the current run's.
struct OutputFiles {
  /// A file to write.
  struct Output {
    /// The requested path.
    let path: String
    /// Whether the start of a file shows that it is the output of an earlier run; nil for a file that isn't a report.
    let isOwn: (@Sendable (ReportStart) -> Bool)?

    init(path: String, isOwn: (@Sendable (ReportStart) -> Bool)? = nil) { (self.path, self.isOwn) = (path, isOwn) }

    /// Creates the file of a report.
    init(path: String, report writer: any ReportWriter) {
      self.init(path: path) { type(of: writer).isOwn($0) }
    }
  }

  /// The contents of a file, which are made while they are written.
  struct Contents: Sendable {
    /// The requested path.
    let path: String
    /// Writes the contents, perhaps on another thread.
    let write: @Sendable (inout FileStream) -> Void

    /// Creates a report.
    init(_ content: some ReportContent, as writer: any ReportWriter, path: String) {
      self.path = path
      write = { writer.write(content, to: &$0) }
    }

    /// Creates a text.
    init(_ text: String, path: String) {
      self.path = path
      write = { $0.write(text) }
    }
  }

  let environment: CommandEnvironment
  /// The folder that may contain outputs besides the working directory; nil if none was requested.
  var root: String?
  /// The record of inputs, which excludes the files that are written.
  var record = InputRecord()

  /// The earlier reports that are removed or replaced, whose owner and permissions the new ones get.
  private let removed = RemovedReports()

  init(environment: CommandEnvironment, root: String? = nil, record: InputRecord = InputRecord()) {
    self.environment = environment
    self.root = root
    self.record = record
  }

  /// Prepares output locations: removes earlier reports, and refuses unwritable locations and inputs.
  ///
  /// Every output is checked even after a failure, so a run that fails leaves no passing report.
  /// - Parameters:
  ///   - inputs: the files that the command line names.
  ///   - keepsReports: whether earlier reports stay until the new ones replace them, because an index links to them.
  /// - Throws: the error of the first output that can't be written.
  func prepare(_ outputs: [Output], inputs: [String], keepsReports: Bool = false) throws(AuditFailure) {
    let taken = inputs.compactMap { (try? FileSystem.status(environment.full($0)))??.identity }
    var places: Set<OutputLocation> = []
    var first: AuditFailure?
    for output in outputs {
      record.leaveOut(environment.full(output.path))
      do throws(AuditFailure) {
        let place = try place(output.path)
        try attempt(output.path) { () throws(FileErrorReason) in
          try prepare(place, isOwn: output.isOwn, taken, keepsReports: keepsReports)
          guard places.insert(place).inserted else { throw .isRepeated }
        }
      } catch { first = first ?? error }
    }
    if let first { throw first }
  }

  /// Removes an earlier report, or throws if another file has the name and must not be replaced.
  private func prepare(
    _ place: OutputLocation, isOwn: ((ReportStart) -> Bool)?, _ taken: [FileSystem.Identity], keepsReports: Bool
  ) throws(FileErrorReason) {
    guard let folder = try place.existingFolder(), let status = try folder.status(of: place.name) else { return }
    guard status.kind == .regular else { throw .notRegular }
    if isOwn == nil ? record.uses(place.path) : taken.contains(status.identity) { throw .isInput }
    if let isOwn, isReport(place.name, in: folder, isOwn) {
      if !keepsReports {
        do throws(FileErrorReason) { try folder.remove(place.name) } catch { throw .isStale }
      }
      removed.statuses[place] = status
    } else if !folder.permitsWriting(place.name, status) {
      throw .notPermitted
    }
  }

  /// Whether a file is a report: in the requested format, or in one that names Palpable.
  private func isReport(_ name: String, in folder: OutputFolder, _ isOwn: ((ReportStart) -> Bool)? = nil) -> Bool {
    guard let start = folder.start(of: name, count: ReportStart.length).map(ReportStart.init) else { return false }
    return isOwn?(start) == true
      || ReportWriters.all.contains { type(of: $0).format.namesPalpable && type(of: $0).isOwn(start) }
  }

  /// Writes texts to files, as files that are written piece by piece.
  @discardableResult func write(
    _ texts: [(text: String, path: String)], replacing replaceable: String? = nil
  ) throws(AuditFailure) -> [String] {
    try write(texts.map { Contents($0.text, path: $0.path) }, replacing: replaceable)
  }

  /// Writes files: all of them first under temporary names, then renames each to its final name.
  ///
  /// - Parameter replaceable: an input that may be replaced, such as the baseline file.
  /// - Returns: the paths with links resolved.
  @discardableResult func write(
    _ files: [Contents], replacing replaceable: String? = nil
  ) throws(AuditFailure) -> [String] {
    let signals = DeferredSignals()
    defer { signals.release() }
    var stages: [Stage] = []
    for contents in files {
      let path = contents.path
      record.leaveOut(environment.full(path))
      let place = try place(path)
      var isReplaceable = false
      if let replaceable { isReplaceable = try self.place(replaceable) == place }
      try attempt(path) { () throws(FileErrorReason) in
        if !isReplaceable, record.uses(place.path) { throw .isInput }
        stages.append(try stage(contents, at: place))
      }
    }
    let staged = Parallel.map(stages.count) { [stages] in stages[$0].write() }
    let done = staged.compactMap { try? $0.get() }
    for (contents, result) in zip(files, staged) {
      guard case .failure(let reason) = result else { continue }
      for file in done { file.folder.discard(file) }
      throw failure(contents.path, reason)
    }
    return try putInPlace(zip(done, files).map { ($0, $1.path) })
  }

  /// A file that is about to be written under a temporary name, in a folder that is open.
  private struct Stage: Sendable {
    let contents: Contents
    let folder: OutputFolder
    let name: String
    /// The file that is replaced, whose owner and permissions the new one keeps.
    let replaced: FileSystem.Status?
    let isOwnerRequired: Bool

    func write() -> Result<OutputFolder.StagedFile, FileErrorReason> {
      do throws(FileErrorReason) {
        return .success(
          try folder.stage(as: name, replacing: replaced, isOwnerRequired: isOwnerRequired, contents.write))
      } catch { return .failure(error) }
    }
  }

  /// Opens the folder of a file and checks what the file replaces, which must allow writing.
  private func stage(_ contents: Contents, at place: OutputLocation) throws(FileErrorReason) -> Stage {
    let folder = try place.folder()
    let status = try folder.status(of: place.name)
    if let status {
      guard status.kind == .regular else { throw .notRegular }
      guard removed.statuses[place] != nil || folder.permitsWriting(place.name, status) else { throw .notPermitted }
    }
    folder.claim()
    // A report is regenerated regardless of its owner; other files keep their owner.
    let isOwnerRequired = status != nil && !isReport(place.name, in: folder)
    return Stage(
      contents: contents, folder: folder, name: place.name, replaced: status ?? removed.statuses[place],
      isOwnerRequired: isOwnerRequired)
  }

  /// Removes files that were written, because the result they describe failed.
  func takeBack(_ paths: [String]) {
    for path in paths {
      guard let place = try? place(path) else { continue }
      try? place.existingFolder()?.remove(place.name)
    }
  }

  /// Restores the previous contents of a file, or removes the file if there were none.
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

  /// Writes a text to a new file.
  func writeNew(_ text: String, to path: String) throws(AuditFailure) {
    let place = try place(path)
    let status = (try? place.existingFolder()?.status(of: place.name)) ?? nil
    guard status == nil else { throw AuditFailure([.file(.exists(path))]) }
    try write([(text, path)])
  }

  /// Renames all files to their final names, or none of them.
  private func putInPlace(
    _ staged: [(file: OutputFolder.StagedFile, path: String)]
  ) throws(AuditFailure) -> [String] {
    var done: [OutputFolder.StagedFile] = []
    for (file, path) in staged {
      do throws(FileErrorReason) {
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

  func place(_ path: String) throws(AuditFailure) -> OutputLocation {
    do throws(FileErrorReason) {
      return try OutputLocation(path, in: environment.workingDirectory, root: root.map(environment.full))
    } catch { throw failure(path, error) }
  }

  private func attempt(_ path: String, _ body: () throws(FileErrorReason) -> Void) throws(AuditFailure) {
    do throws(FileErrorReason) { try body() } catch { throw failure(path, error) }
  }

  private func failure(_ path: String, _ obstacle: FileErrorReason) -> AuditFailure {
    AuditFailure([.file(.unwritable(path, obstacle))])
  }
}

/// The metadata of the reports that one run removes or replaces.
private final class RemovedReports {
  var statuses: [OutputLocation: FileSystem.Status] = [:]
}
