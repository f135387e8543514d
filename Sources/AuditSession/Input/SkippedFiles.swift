import DesignTokens
import SourceText
import TokenFormats

/// The files of a folder that aren't read, with the reason for each.
struct SkippedFiles {
  /// The reason that a file isn't read.
  enum Reason: Hashable {
    /// A recognized but unsupported format.
    case unsupported(UnsupportedTokens)
    /// A file extension in capitals.
    case capitals
    /// A JSON document of an unknown format.
    case unknownJSON
    /// A file that doesn't look like tokens.
    case other
  }

  /// A file that isn't read.
  struct Entry {
    /// The path as reports show it.
    let path: String
    let reason: Reason
  }

  private(set) var entries: [Entry] = []

  /// The maximum number of named files per reason; the rest are counted.
  static let namedLimit = 20

  /// Adds a file that no supported format recognizes.
  mutating func add(_ file: SourceFile) {
    guard !SkippedFiles.isOwn(file), let reason = SkippedFiles.reason(file) else { return }
    entries.append(Entry(path: file.path, reason: reason))
  }

  /// Adds a file that isn't opened because its name shows that it contains no tokens.
  mutating func add(unopened path: String) { entries.append(Entry(path: path, reason: .other)) }

  /// Returns the reasons in order, each with the paths of its files, except files read through a reference.
  func groups(without read: Set<String>) -> [(reason: Reason, paths: [String])] {
    var groups: [(reason: Reason, paths: [String])] = []
    for entry in entries where !read.contains(entry.path) {
      if let index = groups.firstIndex(where: { $0.reason == entry.reason }) {
        groups[index].paths.append(entry.path)
      } else {
        groups.append((entry.reason, [entry.path]))
      }
    }
    return groups
  }

  /// Returns notices about all skipped files that look like tokens.
  func notices(without read: Set<String>) -> [InputNotice] {
    groups(without: read).filter { $0.reason != .other }.flatMap { group in
      let text = "not read: \(SkippedFiles.text(group.reason))"
      let named = group.paths.prefix(SkippedFiles.namedLimit).map {
        InputNotice(text, at: SourceFile(path: $0, bytes: []).location(of: 0..<0))
      }
      let rest = group.paths.count - named.count
      return named + (rest > 0 ? [InputNotice("\(rest) more file\(rest == 1 ? "" : "s") \(text)", at: nil)] : [])
    }
  }

  /// Returns the reason and the fix.
  static func text(_ reason: Reason) -> String {
    switch reason {
    case .unsupported(let format): "unsupported format \"\(format.title)\"; \(format.advice)"
    case .capitals: "the file extension has capital letters; rename it in lowercase"
    case .unknownJSON: "unknown token format"
    case .other: "no tokens found"
    }
  }

  /// Returns the reason that no format recognizes a file; nil for a part of an asset catalog without a color.
  private static func reason(_ file: SourceFile) -> Reason? {
    let small = SourceFile(path: withSmallExtension(file.path), bytes: file.bytes)
    if small.path != file.path, TokenFormats.format(of: small) != nil { return .capitals }
    if let format = UnsupportedTokens(of: small) { return .unsupported(format) }
    let isJSON = [".json", ".jsonc", ".json5", ".tokens"].contains { small.path.endsWithBytes(of: $0) }
    guard isJSON else { return .other }
    let isPart = normalized(file.path).contains {
      TokenFormats.folderRule(of: $0)?.document == lastName(file.path)
    }
    return isPart ? nil : .unknownJSON
  }

  /// Returns the path with its file extension in lowercase.
  private static func withSmallExtension(_ path: String) -> String {
    let bytes = Array(path.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), !bytes[dot...].contains(UInt8(ascii: "/")) else {
      return path
    }
    let small = bytes[dot...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: bytes[..<dot] + small, as: UTF8.self)
  }

  /// Whether the file is Palpable's own: a configuration, a report, or a baseline.
  private static func isOwn(_ file: SourceFile) -> Bool {
    if lastName(file.path) == AuditSession.configurationName { return true }
    guard file.path.endsWithBytes(of: ".json"), let root = try? readJSON(file) else { return false }
    return root["schemaVersion"]?.number != nil && ["tool", "findings", "date"].contains { root[$0] != nil }
  }
}
