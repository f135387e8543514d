import DesignTokens
import SourceText
import TokenFormats

/// A search for the files that a configuration's patterns match, which collects every problem.
struct FilePatterns {
  let files: InputFiles
  private(set) var problems: [AuditFailure.Problem] = []

  init(files: InputFiles) { self.files = files }

  /// Returns the files that a pattern matches, searching only the folders and depth that it can match.
  mutating func paths(matching entry: Configuration.TokenFiles) throws(FileError) -> [String] {
    let pattern = entry.pattern.description
    let prefix = FilePatterns.prefix(of: entry)
    let rest = Array(pattern.utf8.dropFirst(prefix.utf8.count))
    let isDeep = zip(rest, rest.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "*") }
    let folder = FilePatterns.folder(of: entry)
    guard files.isFolder(folder) == true else {
      problems.append(.configuration(.noSuchFile(pattern, entry.location)))
      return []
    }
    let listing = try files.listing(below: folder, depth: isDeep ? .max : rest.count { $0 == UInt8(ascii: "/") })
    let faults = listing.faults.filter {
      entry.pattern.matches(prefix + $0.path) || $0.error == .outside(files.display(joined(folder, $0.path)))
    }
    problems += faults.map { .file($0.error) }
    // A configuration has no tokens, even if `*.json` matches its name.
    let found = listing.files.filter {
      entry.pattern.matches(prefix + $0) && lastName($0) != AuditSession.configurationName
    }
    if found.isEmpty, faults.isEmpty { problems.append(.configuration(.noSuchFile(pattern, entry.location))) }
    return found.map { joined(folder, $0) }
  }

  /// Returns an asset catalog pattern, such as `*.xcassets`, as a pattern of all files inside; nil for any other pattern.
  static func inCatalogs(_ entry: Configuration.TokenFiles) -> Configuration.TokenFiles? {
    let text = entry.pattern.description
    guard TokenFormats.folderRule(of: text) != nil, let pattern = try? PathPattern(text + "/**", separator: "/")
    else { return nil }
    var inside = entry
    inside.pattern = pattern
    return inside
  }

  /// Returns the folder to search for the files of a pattern, from the pattern's literal prefix.
  static func folder(of entry: Configuration.TokenFiles) -> String {
    let prefix = prefix(of: entry)
    let spelled = String(Substring(prefix.utf8.dropLast()))
    return prefix.utf8.isEmpty ? entry.folder : spelled.utf8.isEmpty ? "/" : joined(entry.folder, spelled)
  }

  /// Returns the part of a pattern up to the last slash before its first wildcard.
  private static func prefix(of entry: Configuration.TokenFiles) -> String {
    let bytes = Array(entry.pattern.description.utf8)
    let spelled = bytes.prefix { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "{") }
    let start = spelled.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<start], as: UTF8.self)
  }
}
