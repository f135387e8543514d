import DesignTokens
import SourceText

extension String {
  /// The text with unseen characters written out, line ends kept.
  var madeVisibleKeepingLines: String {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)).madeVisible }.joined(separator: "\n")
  }
}

/// The name that was probably meant.
func nearestName(_ text: String, _ names: [String]) -> String? { nearest(to: text, among: names) }
