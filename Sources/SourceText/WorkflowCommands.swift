/// A text that a CI runner reads as a command when it is in the log of a job.
package struct WorkflowCommand: Sendable, Hashable {
  /// Where in a line the runner looks for it.
  package enum Position: Sendable, Hashable {
    case anywhere
    case lineStart
    /// At the start of a line, after white space.
    case lineStartAfterBlanks
  }

  /// The runner, as its makers call it.
  package let runner: String
  /// The start of the command in ASCII, lowercase; letters match in either case.
  package let text: String
  package let position: Position

  /// Every start of a command that is known. To add a runner, add its lines here.
  ///
  /// GitLab and Travis also want a carriage return or an escape character, which no output of Palpable holds. Jenkins, CircleCI, and
  /// Bitbucket read no commands in logs.
  package static let all: [WorkflowCommand] = [
    .init(runner: "GitHub Actions", text: "::", position: .lineStartAfterBlanks),
    .init(runner: "GitHub Actions", text: "##[", position: .anywhere),
    .init(runner: "Azure Pipelines", text: "##vso[", position: .anywhere),
    .init(runner: "TeamCity", text: "##teamcity[", position: .anywhere),
    .init(runner: "GitLab CI/CD", text: "section_start:", position: .anywhere),
    .init(runner: "GitLab CI/CD", text: "section_end:", position: .anywhere),
    .init(runner: "Travis CI", text: "travis_fold:", position: .anywhere),
    .init(runner: "Travis CI", text: "travis_time:", position: .anywhere),
    .init(runner: "Buildkite", text: "--- ", position: .lineStart),
    .init(runner: "Buildkite", text: "+++ ", position: .lineStart),
    .init(runner: "Buildkite", text: "~~~ ", position: .lineStart),
    .init(runner: "Buildkite", text: "^^^ +++", position: .lineStart),
  ]
}

extension String {
  /// The text for people: a space parts what a CI runner would read as a command.
  ///
  /// - Complexity: O(n).
  package var withoutWorkflowCommands: String {
    escapingWorkflowCommands { scalar in
      var parted = " "
      parted.unicodeScalars.append(scalar)
      return parted
    }
  }

  /// The text with the last visible scalar of every command of a CI runner written in another way, so that no runner finds one.
  ///
  /// - Parameters:
  ///   - startsLine: whether the text may be put at the start of a line.
  ///   - escape: the scalar as the format writes it in place of itself.
  /// - Complexity: O(n).
  package func escapingWorkflowCommands(startsLine: Bool = true, _ escape: (Unicode.Scalar) -> String) -> String {
    guard utf8.mayHoldWorkflowCommand else { return self }
    let bytes = Array(utf8)
    var search = WorkflowCommandSearch(bytes, startsLine: startsLine)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var rest = 0
    while let place = search.next() {
      result += bytes[rest..<place]
      result += escape(Unicode.Scalar(bytes[place])).utf8
      rest = place + 1
    }
    return rest == 0 ? self : String(decoding: result + bytes[rest...], as: UTF8.self)
  }

  /// The first command of a CI runner in the text; nil if no runner finds one.
  ///
  /// - Complexity: O(n).
  package var workflowCommand: WorkflowCommand? {
    guard utf8.mayHoldWorkflowCommand else { return nil }
    var search = WorkflowCommandSearch(Array(utf8), startsLine: true)
    return search.next() == nil ? nil : search.found
  }
}

extension String.UTF8View {
  /// Whether two bytes that start most commands follow each other, or a letter of the others is here.
  fileprivate var mayHoldWorkflowCommand: Bool {
    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var last: UInt8 = 0
      for byte in bytes {
        if byte.mayStartCommand(after: last) { return true }
        last = byte
      }
      return false
    }
    return withContiguousStorageIfAvailable(isFound) ?? ContiguousArray(self).withUnsafeBufferPointer(isFound)
  }
}

extension UInt8 {
  /// Characters of which two in a row start most commands.
  private static let doubled = AsciiSet(AsciiSet.doubledInCommands)

  /// Whether a command may start here: with an underscore, or with one of two equal characters.
  @inline(__always) func mayStartCommand(after last: UInt8) -> Bool {
    self == Ascii.underscore || self == last && UInt8.doubled.contains(self)
  }
}

/// Looks for commands from the start of a text to its end.
private struct WorkflowCommandSearch {
  private static let commands = WorkflowCommand.all.map { (command: $0, bytes: Array($0.text.utf8)) }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether a line starts here.
  private var isLineStart: Bool
  /// Whether only white space is between the start of the line and here.
  private var isBlank: Bool
  /// The command that was found last.
  private(set) var found: WorkflowCommand?

  init(_ bytes: [UInt8], startsLine: Bool) {
    self.bytes = bytes
    isLineStart = startsLine
    isBlank = startsLine
  }

  /// The place of the last visible byte of the next command.
  mutating func next() -> Int? {
    while index < bytes.count {
      if let (command, text) = match() {
        let place = index + (text.lastIndex { $0 != UInt8(ascii: " ") } ?? 0)
        found = command
        (index, isLineStart, isBlank) = (place + 1, false, false)
        return place
      }
      advance()
    }
    return nil
  }

  private func match() -> (command: WorkflowCommand, bytes: [UInt8])? {
    switch bytes[index] {
    case UInt8(ascii: "#"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "t"), UInt8(ascii: "T"): break
    default: if !isBlank { return nil }
    }
    return WorkflowCommandSearch.commands.first { command, text in
      switch command.position {
      case .anywhere: break
      case .lineStart: guard isLineStart else { return false }
      case .lineStartAfterBlanks: guard isBlank else { return false }
      }
      guard index + text.count <= bytes.count else { return false }
      return text.indices.allSatisfy { WorkflowCommandSearch.lowercase(bytes[index + $0]) == text[$0] }
    }
  }

  /// Goes on by one scalar.
  private mutating func advance() {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      (index, isLineStart, isBlank) = (index + 1, true, true)
      return
    }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    if isBlank {
      let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first
      isBlank = scalar?.properties.isWhitespace == true
    }
    (index, isLineStart) = (end, false)
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
