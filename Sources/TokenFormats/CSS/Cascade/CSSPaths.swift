import DesignTokens
import SourceText

/// Gives every property a token path of its own.
struct CSSPaths {
  private var taken: Set<TokenPath> = []
  private var nextNumbers: [TokenPath: Int] = [:]

  /// The path of a property; a name that reads like an earlier one gets a number, and a notice.
  mutating func path(
    of key: CSSPropertyKey, scopeName: String, notices: inout CSSInputNotices,
    at location: @autoclosure () -> SourceLocation?
  ) -> TokenPath {
    // Inside a group the name stays as it is: the group already says what the name belongs to.
    let wanted = TokenPath(key.scope == 0 ? key.name.dotted : scopeName + "." + key.name.text)
    if taken.insert(wanted).inserted { return wanted }
    var path = wanted
    while !taken.insert(path).inserted {
      let number = nextNumbers[wanted] ?? 2
      nextNumbers[wanted] = number + 1
      path = TokenPath("\(wanted)~\(number)")
    }
    notices.add(
      .names, "--\(key.name.text) is read as \(path), because \(wanted) is another property", at: location())
    return path
  }
}
