/// The general reasons for which view code is undetermined, in place of sentences with the names of values.
package enum CodeReason {
  /// Returns the general reason of a cause; the cause itself if it has none.
  ///
  /// - Complexity: O(n) in the length of the cause.
  package static func general(_ cause: String) -> String {
    let bytes = Array(cause.utf8)
    return reasons.first { contains($0.part.utf8, in: bytes) }?.general ?? cause
  }

  /// Parts of causes, as the evaluator of Swift source and the rules about view code write them; the first match decides.
  private static let reasons: [(part: String, general: String)] = [
    ("may change the value of", "a property wrapper may change the value"),
    ("may refer to the declaration at", "a name may refer to a custom declaration"),
    ("may enlarge the label", "a custom button style may enlarge the label"),
    (" is computed at run time", "the value is computed at run time"),
    (" is set at run time", "the value is set at run time, such as by a caller"),
    (" may change", "the value is a variable that may change"),
    (" is assigned again at", "the value is a variable that is assigned again"),
    (" isn't a constant in the source", "the name isn't a constant in the source"),
    (" has no value in the source", "the property has no value in the source"),
    (" has several values", "the value depends on a condition"),
    (" has two possible types", "the value depends on a condition"),
    (" is unbounded", "the value is unbounded"),
    (" is defined through too many names", "the value is defined through too many names"),
    (" is declared in a branch of #if", "the value is declared in a branch of #if"),
    (" is declared inside a function", "the type is declared inside a function"),
    (
      " is a generic parameter or an unsupported type alias",
      "the type is a generic parameter or an unsupported type alias"
    ),
    ("a subclass overrides ", "a subclass overrides the property"),
    (" is declared more than once", "the name is declared more than once"),
    (" refers to different types", "the name refers to different types"),
    (" isn't a number", "a token isn't a number"),
    ("the value of ", "the value of a token or setting is unknown"),
    ("the size of ", "the size of a font is unknown"),
    (" isn't a known font", "the font isn't in the source"),
    (" isn't a font in the source", "the font isn't in the source"),
    (" isn't a known content size category", "the content size category isn't in the source"),
    ("only a lower bound of the ", "only a lower bound of the size is known"),
  ]

  private static func contains(_ part: String.UTF8View, in bytes: [UInt8]) -> Bool {
    guard let first = part.first, bytes.count >= part.count else { return false }
    return bytes.indices.dropLast(part.count - 1).contains { start in
      bytes[start] == first && bytes[start...].starts(with: part)
    }
  }
}
