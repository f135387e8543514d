/// What CI runners read as commands in a log, told by their descriptions alone: nothing here knows how Palpable finds them.
public enum RunnerLog {
  /// What is a command wherever it is in a line: of GitHub and Azure, of TeamCity, of GitLab, of Travis.
  private static let anywhere = [
    "##[", "##vso[", "##teamcity[", "section_start:", "section_end:", "travis_fold:", "travis_time:",
  ]
  /// What Buildkite folds a log by, at the start of a line.
  private static let atStart = ["--- ", "+++ ", "~~~ ", "^^^ +++"]

  /// The commands in a log, each with its line.
  ///
  /// - Parameter allowsAnnotations: whether lines may be annotations of GitHub, whose data is then looked at.
  public static func commands(in log: String, allowsAnnotations: Bool = false) -> [String] {
    var found: [String] = []
    let lines = log.utf8.split(omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D }
    for line in lines.map({ Array($0) }) {
      let text = String(decoding: line, as: UTF8.self)
      let lower = line.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      found += anywhere.filter { contains(lower, $0) }.map { "\($0) in \(text)" }
      found += atStart.filter { lower.starts(with: $0.utf8) }.map { "\($0) in \(text)" }
      let trimmed = Array(
        String(String.UnicodeScalarView(text.unicodeScalars.drop { $0.properties.isWhitespace })).utf8)
      guard trimmed.starts(with: "::".utf8) else { continue }
      let isAnnotation = ["::error ", "::warning ", "::notice "].contains { trimmed.starts(with: $0.utf8) }
      if !allowsAnnotations || !isAnnotation { found.append(":: in \(text)") }
    }
    return found
  }

  /// Whether a log holds a character that is no text of a line: controls but line ends, bidirectional and line-breaking characters.
  public static func holdsControls(_ log: String) -> Bool {
    log.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    guard bytes.count >= text.count else { return false }
    return (0...bytes.count - text.count).contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }
}
