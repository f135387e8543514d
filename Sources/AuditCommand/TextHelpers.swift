import DesignTokens
import SourceText

extension String {
  /// The text with invisible characters written out, except line breaks.
  var madeVisibleKeepingLines: String {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)).madeVisible }.joined(separator: "\n")
  }
}

/// Returns the most similar name as a suggestion.
func nearestName(_ text: String, _ names: [String]) -> String? { nearest(to: text, among: names) }
