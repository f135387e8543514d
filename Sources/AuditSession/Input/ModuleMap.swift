import DesignTokens
import SourceText

/// Which module of Swift source a file belongs to, as the entries of `tokens` say.
struct ModuleMap {
  private let entries: [Configuration.TokenFiles]

  /// The modules that entries name.
  init(_ entries: [Configuration.TokenFiles] = []) { self.entries = entries.filter { $0.module != nil } }

  /// The module of the file at a path; of several entries the last counts.
  func module(of path: String) -> String? { entries.last { $0.names(path) }?.module }
}

extension Configuration.TokenFiles {
  /// Whether a path is that of the entry, lies in its folder, or fits its pattern.
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
