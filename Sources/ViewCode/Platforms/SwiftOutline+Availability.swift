import SwiftSource

extension SwiftOutline {
  /// The version of iOS that has dark mode. Current versions of Xcode build for no earlier one.
  private static let firstWithDarkMode = 13

  /// Returns the tokens that run only on versions of iOS before dark mode, if an availability condition starts at a token.
  ///
  /// These are the else branch of `if #available(iOS 13, *)`, that of a guard, and the branch of `if #unavailable(iOS 13)`.
  func outdatedBranch(ofConditionAt token: Int) -> Range<Int>? {
    let isUnavailable = isToken(token, "#unavailable")
    guard isUnavailable || isToken(token, "#available"), token + 3 < tokens.count,
      let arguments = group(at: token + 1), arguments.count > 1, isToken(arguments.lowerBound, "iOS")
    else { return nil }
    let version = name(arguments.lowerBound + 1).split(separator: ".").first.flatMap { Int($0) }
    guard let version, version <= SwiftOutline.firstWithDarkMode else { return nil }
    var next = next(after: token + 1)
    guard next < tokens.count else { return nil }
    if isUnavailable { return group(at: next) }
    if tokens[next].kind == .openBrace { next = self.next(after: next) }
    guard next + 1 < tokens.count, tokens[next].word == .else, tokens[next + 1].kind == .openBrace else { return nil }
    return group(at: next + 1)
  }
}
