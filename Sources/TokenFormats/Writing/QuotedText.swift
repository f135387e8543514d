extension TokenFormats {
  /// Returns a text in double quotes, with a backslash before quotes and backslashes.
  ///
  /// - Parameter escape: returns the escape of another scalar; nil if the scalar is written as it is.
  static func quoted(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      } else if let escaped = escape(scalar) {
        quoted += escaped
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
