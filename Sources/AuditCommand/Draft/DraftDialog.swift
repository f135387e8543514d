import AuditSession
import DesignTokens
import SourceText

/// The questions of `palpable init --interactive`; an empty answer keeps what was found.
struct DraftDialog {
  /// Shows a question and returns the answer; nil at the end of the input.
  let ask: @Sendable (_ question: String) -> String?

  /// Asks about formats, then about the pairings that names imply, then for more pairings.
  func complete(_ options: inout DraftOptions, _ session: AuditSession) throws {
    let first = try session.draft(options)
    if first.formats.count > 1 {
      for (title, files) in first.formats where !isYes("Use \(title) (\(files))?") {
        options.excludedFormats.insert(title)
      }
    }
    let draft = options.excludedFormats.isEmpty ? first : try session.draft(options)
    if draft.pairingCount > 0 {
      let count = "\(draft.pairingCount) pairing\(draft.pairingCount == 1 ? "" : "s")"
      options.usesNames = isYes("Keep the \(count) that names imply?")
    }
    let colors = draft.tokens.tokens.filter { $0.type == .color }
    while let texts = matches("Text colors of another pairing (a name or pattern; Enter if there are none): ", draft) {
      guard let backgrounds = matches("Their backgrounds: ", draft) else { return }
      for text in texts {
        for background in backgrounds where text != background { options.added.append((text, background)) }
      }
      guard options.added.count < colors.count * colors.count else { return }
    }
  }

  private func isYes(_ question: String) -> Bool {
    let answer = ask("\(question.madeVisible) [Y/n] ")?.lowercased() ?? ""
    return !answer.utf8.starts(with: "n".utf8)
  }

  /// Asks until the answer matches color tokens; nil for an empty answer.
  private func matches(_ question: String, _ draft: ConfigurationDraft) -> [TokenPath]? {
    var question = question
    while let answer = ask(question), !answer.utf8.isEmpty {
      let exact = draft.tokens.tokens.filter { $0.type == .color && $0.path.description.hasSameBytes(as: answer) }
      if let token = exact.first { return [token.path] }
      let filter = TokenFilter(option: "pattern", patterns: [answer])
      if let found = try? filter.tokens(of: draft.tokens, where: { $0.type == .color }) { return found.map(\.path) }
      question = "\"\(answer.madeVisible)\" matches no color token; enter another name or pattern: "
    }
    return nil
  }
}
