import Audit
import DesignTokens
import PageModel

extension HTMLContext {
  /// Returns a path without the first segments that the tokens of all required pairings share.
  func shortName(_ path: TokenPath) -> String {
    let segments = path.segments
    let isShared = segments.count > shared.count && zip(segments, shared).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    return isShared ? segments.dropFirst(shared.count).joined(separator: ".") : path.description
  }

  /// Returns a phrase with short names of tokens.
  func shortened(_ phrase: Phrase) -> Phrase {
    Phrase(
      phrase.parts.map { part in
        if case .name(let name, .token) = part { .name(shortName(TokenPath(name)), .token) } else { part }
      })
  }

  /// Returns the first segments that all paths share; at least one segment of each path is left.
  static func sharedSegments(_ paths: [TokenPath]) -> [String] {
    guard var shared = paths.first?.segments.dropLast() else { return [] }
    // Most paths start with the shared segments, which their bytes show without a list of segments for each.
    var start = shared.joined(separator: ".") + "."
    for path in paths {
      if path.description.utf8.starts(with: start.utf8) { continue }
      let same = zip(shared, path.segments.dropLast()).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      shared = shared.prefix(same)
      if shared.isEmpty { break }
      start = shared.joined(separator: ".") + "."
    }
    return Array(shared)
  }
}
