import DesignTokens
import SourceText

/// The Swift module of each file, from the entries of `tokens`.
struct ModuleMap {
  private let entries: [Configuration.TokenFiles]

  /// Creates a map from the entries that name a module.
  init(_ entries: [Configuration.TokenFiles] = []) { self.entries = entries.filter { $0.module != nil } }

  /// Returns the module of the file at a path; the last of several matching entries applies.
  func module(of path: String) -> String? { entries.last { $0.names(path) }?.module }
}

extension Configuration.TokenFiles {
  /// Whether a path is the path of the entry, is in its folder, or matches its pattern.
  fileprivate func names(_ path: String) -> Bool {
    let whole = "/" + normalized(joined(folder, pattern.description)).joined(separator: "/")
    guard pattern.hasWildcard else {
      return path.utf8.elementsEqual(whole.utf8) || path.utf8.starts(with: (whole + "/").utf8)
    }
    let start = folder.utf8.isEmpty || pattern.description.utf8.first == UInt8(ascii: "/") ? "" : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return false }
    return pattern.matches(String(Substring(path.utf8.dropFirst(start.utf8.count))))
  }
}
