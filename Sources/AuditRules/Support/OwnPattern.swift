import DesignTokens

/// A pattern written in this program; one that is no pattern stops the program at once, and the tests with it.
func ownPattern(_ text: StaticString) -> PathPattern {
  do { return try PathPattern("\(text)") } catch { fatalError("\(text) is no pattern: \(error)") }
}
