extension String {
  /// Whether the text ends with the bytes of another; canonical equivalence plays no part.
  ///
  /// - Complexity: O(n) in the length of the suffix.
  public func endsWithBytes(of suffix: String) -> Bool {
    utf8.reversed().starts(with: suffix.utf8.reversed())
  }

  /// Whether the text has the same bytes as another; takes no longer for texts of combining marks, as `==` does.
  ///
  /// - Complexity: O(n) in the length of the shorter text.
  public func hasSameBytes(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
