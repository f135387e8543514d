import AuditSession

/// A writer that replaces input files, either all of them or none.
struct InputEdits {
  /// A complete file under a temporary name.
  private struct Prepared {
    let edit: FileEdit
    let staged: OutputFolder.StagedFile
    /// The status of the existing file; nil for a new file.
    let status: FileSystem.Status?
  }

  let output: OutputFiles

  /// Writes new contents to files that are unchanged since reading; owner, group, and permissions are kept.
  ///
  /// Links aren't followed: links, read-only files, and everything other than a regular file are refused.
  /// - Throws: the reason that a file can't be written; no file has changed then.
  func write(_ edits: [FileEdit]) throws(AuditFailure) {
    let signals = DeferredSignals()
    defer { signals.release() }
    var prepared: [Prepared] = []
    do throws(AuditFailure) {
      for edit in edits where edit.old != edit.new {
        if let link = edit.link { throw AuditFailure([.file(.uneditable(link, .notRegular))]) }
        try attempt(edit) { () throws(FileErrorReason) in prepared.append(try prepare(edit)) }
      }
    } catch {
      for file in prepared { file.staged.folder.discard(file.staged) }
      throw error
    }
    try putInPlace(prepared)
  }

  private func prepare(_ edit: FileEdit) throws(FileErrorReason) -> Prepared {
    let place = try OutputLocation(
      edit.path, in: output.environment.workingDirectory, root: output.root.map(output.environment.full))
    let folder = try edit.old == nil ? place.folder() : place.existingFolder()
    guard let folder else { throw .missing }
    try check(edit, folder, place.name)
    let status = try folder.status(of: place.name)
    if let status, !folder.permitsWriting(place.name, status) { throw .notPermitted }
    folder.claim()
    return Prepared(
      edit: edit, staged: try folder.stage(edit.new, as: place.name, replacing: status), status: status)
  }

  /// Throws if a file has changed since it was read.
  private func check(_ edit: FileEdit, _ folder: OutputFolder, _ name: String) throws(FileErrorReason) {
    guard let status = try folder.status(of: name) else {
      if edit.old == nil { return }
      throw .missing
    }
    guard status.kind == .regular else { throw .notRegular }
    guard let old = edit.old, folder.start(of: name, count: old.count + 1) == old else { throw .changed }
  }

  /// Renames all files to their final names; if one fails, restores the old contents of the others.
  private func putInPlace(_ files: [Prepared]) throws(AuditFailure) {
    var done: [Prepared] = []
    for file in files {
      do throws(FileErrorReason) {
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

  private func attempt(_ edit: FileEdit, _ body: () throws(FileErrorReason) -> Void) throws(AuditFailure) {
    do throws(FileErrorReason) { try body() } catch { throw failure(edit, error) }
  }

  private func failure(_ edit: FileEdit, _ obstacle: FileErrorReason) -> AuditFailure {
    AuditFailure([.file(.uneditable(edit.shown, obstacle))])
  }
}
