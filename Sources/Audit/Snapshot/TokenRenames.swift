import DesignTokens

/// The tokens that have a new path and the same color in every mode.
struct TokenRenames {
  /// The old path by the new path of each renamed token.
  private(set) var oldPaths: [TokenPath: TokenPath] = [:]

  /// Matches each added token to the only removed token with the same colors.
  ///
  /// If several tokens share their colors, tokens with the same last path segment are matched; ambiguous matches aren't renames.
  /// - Complexity: O(t) for t tokens of both audits.
  init(from before: [AuditSnapshot.Token], to now: [AuditSnapshot.Token]) {
    let (known, present) = (Set(before.map(\.path)), Set(now.map(\.path)))
    func candidates(_ tokens: [AuditSnapshot.Token], _ others: Set<TokenPath>) -> [[String: String]: [TokenPath]] {
      let all = tokens.filter { !others.contains($0.path) }.map { (path: $0.path, colors: $0.colors) }
      return Dictionary(grouping: all.filter { !$0.colors.isEmpty }, by: \.colors).mapValues { $0.map(\.path) }
    }
    let gone = candidates(before, present)
    for (colors, new) in candidates(now, known) {
      let old = gone[colors] ?? []
      if new.count == 1, old.count == 1 {
        oldPaths[new[0]] = old[0]
      } else {
        let (newByName, oldByName) = (
          Dictionary(grouping: new, by: { TokenPath($0.segments.last ?? "") }),
          Dictionary(grouping: old, by: { TokenPath($0.segments.last ?? "") })
        )
        for (name, path) in newByName where path.count == 1 && oldByName[name]?.count == 1 {
          oldPaths[path[0]] = oldByName[name]?[0]
        }
      }
    }
  }

  /// Returns the name of a subject with the earlier paths of its tokens.
  func oldName(of subject: SubjectName) -> SubjectName {
    oldPaths.isEmpty ? subject : subject.mapped { oldPaths[$0] ?? $0 }
  }
}
