import Foundation

/// What CI runners read as commands in a log, told by their descriptions alone: nothing here knows how Palpable finds them.
public enum RunnerLog {
  /// What is a command wherever it is in a line: of GitHub and Azure, of TeamCity, of GitLab, of Travis.
  private static let anywhere = [
    "##[", "##vso[", "##teamcity[", "section_start:", "section_end:", "travis_fold:", "travis_time:",
  ]
  /// What Buildkite folds a log by, at the start of a line.
  private static let atStart = ["--- ", "+++ ", "~~~ ", "^^^ +++"]

  /// The commands in a log, each with what follows it.
  ///
  /// - Parameter allowsAnnotations: whether lines may be annotations of GitHub.
  public static func commands(in log: String, allowsAnnotations: Bool = false) -> [String] {
    // Everything is at the start of a line or behind its end; letters are compared in lower case.
    let text = Data(("\n" + log.lowercased()).utf8.map { $0 == 0x0D ? 0x0A : $0 })
    var found = (anywhere + atStart.map { "\n" + $0 }).flatMap { mark in
      places(of: mark, in: text).map { excerpt(text, $0) }
    }
    for place in places(of: "::", in: text) where isAtStart(place, of: text) {
      let isAnnotation = ["::error ", "::warning ", "::notice "].contains { text[place...].starts(with: $0.utf8) }
      if !allowsAnnotations || !isAnnotation { found.append(excerpt(text, place)) }
    }
    return found
  }

  private static func places(of mark: String, in text: Data) -> [Int] {
    var places: [Int] = []
    var start = text.startIndex
    while let range = text.range(of: Data(mark.utf8), in: start..<text.endIndex) {
      places.append(range.lowerBound)
      start = range.lowerBound + 1
    }
    return places
  }

  /// Whether nothing but white space is between the start of the line and a place.
  private static func isAtStart(_ place: Int, of text: Data) -> Bool {
    let start = (text[..<place].lastIndex(of: 0x0A) ?? text.startIndex) + 1
    let before = String(decoding: text[min(start, place)..<place], as: UTF8.self)
    return before.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func excerpt(_ text: Data, _ place: Int) -> String {
    String(decoding: text[place...].prefix(60), as: UTF8.self)
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
}
