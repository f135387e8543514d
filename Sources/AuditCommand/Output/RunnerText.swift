extension String {
  /// The text with nothing in it that a runner takes for a command: `::` at the start of a line, whatever blanks stand before it, and `##[` anywhere.
  ///
  /// What people read in a terminal is what a log of GitHub Actions holds, and names come from input; a space parts what would be a command.
  var withoutRunnerCommands: String {
    var text = String.UnicodeScalarView()
    text.reserveCapacity(unicodeScalars.count)
    var isAtStart = true
    var colons = 0
    var hashes = 0
    for scalar in unicodeScalars {
      if (scalar == ":" && colons == 1) || (scalar == "[" && hashes >= 2) { text.append(" ") }
      if scalar == "\n" || scalar == "\r" {
        (isAtStart, colons) = (true, 0)
      } else if isAtStart, scalar == ":" {
        colons += 1
        isAtStart = colons < 2
      } else if !(isAtStart && colons == 0 && scalar.properties.isWhitespace) {
        (isAtStart, colons) = (false, 0)
      }
      if colons == 2 { colons = 0 }
      hashes = scalar == "#" ? hashes + 1 : 0
      text.append(scalar)
    }
    return String(text)
  }
}
