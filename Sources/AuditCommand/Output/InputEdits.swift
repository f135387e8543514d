import AuditSession

/// Writes over what was read, so that all files have their new content in the end or all have their old one.
struct InputEdits {
  /// A file that is whole under a temporary name.
  private struct Prepared {
    let edit: FileEdit
    let staged: OutputFolder.Staged
    /// The file as it was; nil for a new one.
    let status: FileSystem.Status?
  }

  let output: OutputFiles

  /// Writes the new content of files, which must be as they were when they were read; owner, group, and permissions stay.
  ///
  /// A link is not followed: it is refused, as everything is that is no regular file, and so is a read-only file.
  /// - Throws: what stands in the way; then no file has changed.
  func write(_ edits: [FileEdit]) throws(AuditFailure) {
    let signals = HeldSignals()
    defer { signals.release() }
    var prepared: [Prepared] = []
    do throws(AuditFailure) {
      for edit in edits where edit.old != edit.new {
        if let link = edit.link { throw AuditFailure([.file(.uneditable(link, .notRegular))]) }
        try attempt(edit) { () throws(FileObstacle) in prepared.append(try prepare(edit)) }
      }
    } catch {
      for file in prepared { file.staged.folder.discard(file.staged) }
      throw error
    }
    try putInPlace(prepared)
  }

  private func prepare(_ edit: FileEdit) throws(FileObstacle) -> Prepared {
    let place = try OutputPlace(
      edit.path, in: output.environment.workingDirectory, root: output.root.map(output.full))
    let folder = try edit.old == nil ? place.folder() : place.existingFolder()
    guard let folder else { throw .missing }
    try check(edit, folder, place.name)
    let status = try folder.status(of: place.name)
    if let status, !folder.permitsWriting(place.name, status) { throw .notPermitted }
    folder.claim()
    return Prepared(
      edit: edit, staged: try folder.stage(edit.new, as: place.name, replacing: status), status: status)
  }

  /// Refuses a file that is not as it was when it was read.
  private func check(_ edit: FileEdit, _ folder: OutputFolder, _ name: String) throws(FileObstacle) {
    guard let status = try folder.status(of: name) else {
      if edit.old == nil { return }
      throw .missing
    }
    guard status.kind == .regular else { throw .notRegular }
    guard let old = edit.old, folder.start(of: name, count: old.count + 1) == old else { throw .changed }
  }

  /// Gives all files their names; where one cannot have its own, the others get their old content back.
  private func putInPlace(_ files: [Prepared]) throws(AuditFailure) {
    var done: [Prepared] = []
    for file in files {
      do throws(FileObstacle) {
        try check(file.edit, file.staged.folder, file.staged.name)
        try file.staged.folder.putInPlace(file.staged)
        done.append(file)
      } catch {
        for file in files { file.staged.folder.discard(file.staged) }
        for file in done { restore(file) }
        throw failure(file.edit, error)
      }
    }
    for file in done { file.staged.folder.synchronize() }
  }

  private func restore(_ file: Prepared) {
    let folder = file.staged.folder
    guard let old = file.edit.old else {
      try? folder.remove(file.staged.name)
      return
    }
    guard let staged = try? folder.stage(old, as: file.staged.name, replacing: file.status) else { return }
    try? folder.putInPlace(staged)
  }

  private func attempt(_ edit: FileEdit, _ body: () throws(FileObstacle) -> Void) throws(AuditFailure) {
    do throws(FileObstacle) { try body() } catch { throw failure(edit, error) }
  }

  private func failure(_ edit: FileEdit, _ obstacle: FileObstacle) -> AuditFailure {
    AuditFailure([.file(.uneditable(edit.shown, obstacle))])
  }
}
