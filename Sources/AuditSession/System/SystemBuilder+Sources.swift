import Audit
import DesignTokens
import SourceText
import TokenFormats

// Other sources of the same tokens, and their maps.

extension SystemBuilder {
  /// The maximum number of suggested names for a map pattern without a match.
  private static let nearLimit = 3

  /// Returns a source with its mapped tokens; a map pattern without a match on its side is a problem.
  mutating func source(_ entry: Configuration.SourceEntry, _ imported: Imported, modes: [Mode]) -> TokenSource {
    var mappedTokens: [TokenSource.MappedToken] = []
    for map in entry.map {
      let matches = tokens.tokens.compactMap { token in
        map.from.match(token.path.description).flatMap { map.to.path(with: $0) }.map { (token.path, $0) }
      }
      if matches.isEmpty {
        let wanted = imported.tokens.tokens.lazy.compactMap { token in
          map.to.match(token.path.description).flatMap { map.from.path(with: $0) }
        }
        let near = nearest(to: Array(wanted.prefix(Self.nearLimit)), orTo: map.from, among: tokens)
        problems.append(.unmatchedMap(map.from.description, source: nil, near: near, map.location))
      } else if !matches.contains(where: { imported.tokens.contains($0.1) }) {
        let near = nearest(to: matches.prefix(Self.nearLimit).map(\.1), orTo: map.to, among: imported.tokens)
        problems.append(.unmatchedMap(map.to.description, source: entry.name, near: near, map.target))
      }
      mappedTokens += matches.map { .init(path: $0, other: $1, declaration: map.location) }
    }
    return TokenSource(
      name: entry.name, tokens: imported.tokens, modes: modes, mappedTokens: mappedTokens, notices: imported.notices)
  }

  /// Returns the existing names most similar to the expected ones, or to the pattern if none are expected.
  private func nearest(to wanted: [TokenPath], orTo pattern: PathPattern, among tokens: TokenSet) -> [String] {
    guard problems.count < SystemBuilder.suggestionLimit else { return [] }
    var near: [String] = []
    for path in wanted.isEmpty ? [TokenPath(pattern.description)] : wanted {
      guard let found = tokens.nearestPath(to: path)?.description, !near.contains(found) else { continue }
      near.append(found)
    }
    return near
  }
}
