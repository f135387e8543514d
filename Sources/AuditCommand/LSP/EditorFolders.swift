import AuditSession
import SourceText

extension LanguageServer {
  /// Returns the nearest configuration in the folder of a file or above it, inside a root.
  func configuration(of path: String, in root: String) -> String? {
    var folder = path
    while let slash = folder.utf8.lastIndex(of: Ascii.slash) {
      folder = String(folder[..<slash])
      guard folder.utf8.count >= root.utf8.count else { return nil }
      let candidate = folder + "/" + AuditSession.configurationName
      if (try? FileSystem.status(candidate))??.kind == .regular, let real = try? FileSystem.realPath(candidate) {
        // A link that leads outside stays a link: the audit of the project refuses it.
        return real.isInside(root) ? real : candidate
      }
    }
    return nil
  }
}

extension String {
  /// Whether the path is a folder or something below it.
  func isInside(_ folder: String) -> Bool {
    let base = folder.utf8.last == Ascii.slash ? Array(folder.utf8.dropLast()) : Array(folder.utf8)
    guard utf8.starts(with: base) else { return false }
    return utf8.count == base.count || utf8.dropFirst(base.count).first == Ascii.slash
  }
}

extension EditorProject {
  /// Whether the newest audit read a file.
  func uses(_ path: String) -> Bool {
    result == nil || !problems.isEmpty || result?.record.uses(path) == true || key.path == path
  }
}
