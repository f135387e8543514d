import SourceText

/// A workflow command of GitHub Actions: `::error file=a,line=1::message`.
///
/// No text that comes from input keeps what a CI runner would read as a command, nor `::`, which ends the properties: a space parts them.
struct GitHubCommand {
  /// The line, without its end.
  let text: String

  /// A command with properties and data.
  init(_ name: String, _ properties: [(name: String, value: String)], data: String) {
    let list = properties.map { "\($0.name)=\(GitHubCommand.property($0.value))" }.joined(separator: ",")
    text = "::\(name) \(list)::\(GitHubCommand.data(data))"
  }

  /// A message: percent signs and line ends are escaped.
  static func data(_ text: String) -> String {
    encoded(harmless(text, keepsColons: false)) { ["%", "\r", "\n"].contains($0) }
  }

  /// A property: colons and commas are escaped too.
  static func property(_ text: String) -> String {
    encoded(harmless(text, keepsColons: true)) { ["%", "\r", "\n", ":", ","].contains($0) }
  }

  /// The text with unseen scalars named, and with nothing in it that starts a command.
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
