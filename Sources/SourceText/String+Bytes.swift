extension String {
  /// Whether the text ends with the bytes of another; canonical equivalence plays no part.
  ///
  /// - Complexity: O(n) in the length of the suffix.
  public func endsWithBytes(of suffix: String) -> Bool {
    utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
