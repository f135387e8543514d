import DesignTokens

/// Returns a pattern that is part of this program; an invalid one stops the program, and the tests with it.
func staticPattern(_ text: StaticString) -> PathPattern {
  do { return try PathPattern("\(text)") } catch { fatalError("invalid pattern \(text): \(error)") }
}
