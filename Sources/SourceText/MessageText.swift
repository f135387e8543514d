/// A message for people that truncates every interpolated value, so no input value fills a log.
///
/// Literals are the words of Palpable and stay whole: `"\(path): unknown key \"\(key)\""` shows at most 200 characters of `key`.
package struct MessageText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The sentence; values are visible and cut.
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package static func + (left: MessageText, right: MessageText) -> MessageText {
    var sum = left
    sum.text += right.text
    return sum
  }

  /// The suggested name as a question after a message, in quotes unless `before` is set; without a name, the other words.
  package static func didYouMean(
    _ name: String?, before: MessageText? = nil, after: MessageText = "", otherwise words: MessageText = ""
  ) -> MessageText {
    guard let name else { return words }
    guard let before else { return "; did you mean \"\(name)\"?" }
    return "; did you mean \(before)\(name)\(after)?"
  }

  /// The text of a message as it grows.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value, cut.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.shortened
    }

    /// Adds a message whose values are cut already.
    package mutating func appendInterpolation(_ message: MessageText) { text += message.text }

    /// Adds words of Palpable, which stay whole.
    package mutating func appendInterpolation(words: String) { text += words }

    /// Adds the path of a file, which people and editors follow: whole up to 1,024 bytes.
    package mutating func appendInterpolation(path: String) {
      text += path.utf8.count <= MessageText.longestPath ? path : path.shortened
    }

    /// Adds values, each cut; at most 64 of them, and how many more there are.
    package mutating func appendInterpolation(list: [String], separator: String = ", ") {
      text += list.prefix(MessageText.longestList).map(\.shortened).joined(separator: separator)
      let more = list.count - MessageText.longestList
      if more > 0 { text += "\(separator)and \(more) more" }
    }
  }

  /// The most bytes of a path that is shown whole.
  private static let longestPath = 1_024
  private static let longestList = 64
}

extension String {
  /// The most characters of a value that a message shows, the ellipsis among them.
  package static let longestValue = 200

  /// The value as a message shows it: visible, and cut at 200 scalars with an ellipsis in place of the rest.
  ///
  /// A scalar that is written out, such as `<U+202E>`, is shown whole or not at all.
  /// - Complexity: O(1) in the length of the value.
  package var shortened: String {
    if utf8.count <= String.longestValue, isVisibleASCII { return self }
    var shown: [Unicode.Scalar] = []
    // How many of them fit before an ellipsis.
    var fitting = 0
    for scalar in unicodeScalars {
      let visible = scalar.isUnseen ? "<\(scalar.codePointName)>" : String(scalar)
      shown += visible.unicodeScalars
      if shown.count < String.longestValue { fitting = shown.count }
      guard shown.count <= String.longestValue else {
        return String(String.UnicodeScalarView(shown[..<fitting] + ["…"]))
      }
    }
    return String(String.UnicodeScalarView(shown))
  }

  /// A sentence that was put together elsewhere: every word of more than 200 scalars is cut like a value, and what is beyond 2,000 scalars
  /// is left out.
  ///
  /// - Complexity: O(n).
  package var shortenedSentence: String {
    guard utf8.count > String.longestValue else { return self }
    let words = unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    var sentence = ""
    var count = 0
    for (index, word) in words.enumerated() {
      let text = String(word)
      let shown = word.prefix(String.longestValue + 1).count > String.longestValue ? text.shortened : text
      count += shown.unicodeScalars.count + 1
      guard count <= String.longestSentence else { return sentence + " …" }
      sentence += (index == 0 ? "" : " ") + shown
    }
    return sentence
  }

  private static let longestSentence = 2_000
}
