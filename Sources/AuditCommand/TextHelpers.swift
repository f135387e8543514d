import SourceText

extension String {
  /// The text with invisible characters written out, except line breaks.
  var madeVisibleKeepingLines: String {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)).madeVisible }.joined(separator: "\n")
  }
}

extension JSONText {
  /// The value as the output of a command.
  var output: String {
    var text = ""
    write(to: &text)
    return text + "\n"
  }
}
