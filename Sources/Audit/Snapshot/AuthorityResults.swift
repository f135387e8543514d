import SourceText

/// The results by authority of an audit; empty in reports of versions that didn't have them.
public struct AuthorityResults: Sendable, Hashable {
  /// The results, in the order of `Authority.allCases`.
  public var results: [AuthorityResult] = []

  /// Creates an empty list.
  public init() {}

  /// Reads the results of a JSON report; entries of an unknown authority are skipped.
  init(_ node: JSONNode?) {
    results = (node?.elements ?? []).compactMap { entry in
      guard let authority = entry["authority"]?.string.flatMap(Authority.init(rawValue:)) else { return nil }
      func count(_ name: String) -> Int { entry[name]?.number.flatMap { Int(exactly: $0) } ?? 0 }
      var result = AuthorityResult(authority: authority)
      (result.failures, result.undetermined) = (count("failures"), count("cantTell"))
      (result.warnings, result.notes, result.checks) = (count("warnings"), count("notes"), count("checks"))
      result.unchecked = (entry["unchecked"]?.elements ?? []).compactMap(\.string)
      result.rulesThatAreOff = (entry["off"]?.elements ?? []).compactMap(\.string)
      return result
    }
  }

  public static func == (left: AuthorityResults, right: AuthorityResults) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
