import SourceText

/// A workflow command of GitHub Actions, such as `::error file=a,line=1::message`.
///
/// In text from input, a space splits everything that a CI runner would read as a command, and `::`, which ends properties.
struct GitHubCommand {
  /// The command line, without its line ending.
  let text: String

  /// Creates a command with properties and data.
  init(_ name: String, _ properties: [(name: String, value: String)], data: String) {
    let list = properties.map { "\($0.name)=\(GitHubCommand.property($0.value))" }.joined(separator: ",")
    text = "::\(name) \(list)::\(GitHubCommand.data(data))"
  }

  /// Returns a message with escaped percent signs and line endings.
  static func data(_ text: String) -> String {
    encoded(harmless(text, keepsColons: false)) { ["%", "\r", "\n"].contains($0) }
  }

  /// Returns a property; also escapes colons and commas.
  static func property(_ text: String) -> String {
    encoded(harmless(text, keepsColons: true)) { ["%", "\r", "\n", ":", ","].contains($0) }
  }

  /// Returns the text with invisible scalars spelled out, and without anything that starts a command.
  private static func harmless(_ text: String, keepsColons: Bool) -> String {
    var parted = ""
    // Data follows the colons that end the properties.
    var followsColon = true
    for scalar in text.madeVisible.unicodeScalars {
      if scalar == ":" && followsColon && !keepsColons { parted += " " }
      parted.unicodeScalars.append(scalar)
      followsColon = scalar == ":"
    }
    return parted.escapingWorkflowCommands(startsLine: !keepsColons) { " \($0)" }
  }

  private static func encoded(_ text: String, _ isReserved: (Unicode.Scalar) -> Bool) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      if isReserved(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      } else {
        encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }
}
