import AuditSession
import DesignTokens
import SourceText

/// `palpable init`: a first `palpable.json` for the tokens found in a folder.
struct DraftConfiguration: Command {
  static let name = "init"
  let summary = "Create a palpable.json for the token files in a folder."
  let operands = "[DIR]"
  let operandKind = ValueKind.folder
  let include = Option("include", values: "PATTERN", "read only files whose path in DIR matches; repeatable")
  let exclude = Option("exclude", values: "PATTERN", "leave out files whose path in DIR matches; repeatable")
  let prefix = Option("prefix", value: "TEXT", "pair only tokens whose path starts with TEXT")
  let isDryRun = Option("dry-run", "print the file to standard output instead of creating it")
  let isInteractive = Option("interactive", "ask about formats and pairings; needs a terminal")
  let discussion = """
    DIR is the folder with the token files (default: the working directory). Token files are detected by content. Modes are
    inferred from names, and pairings from names and from colors that code uses together. Every file in DIR is listed with
    its format, or with the reason why it isn't read. Patterns are paths with * within a folder and ** across folders. The
    created file is ready for an audit. If nothing implies a pairing, no file is created, and --dry-run prints one with an
    example. Review and correct the file, and add text styles and controls. An existing palpable.json is never overwritten.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let folder = try arguments.onlyOperand() ?? "."
    var options = DraftOptions()
    options.included = try patterns(arguments, include)
    options.excluded = try patterns(arguments, exclude)
    options.prefix = arguments[prefix]
    let session = AuditSession(AuditRequest(paths: [folder], root: environment.workingDirectory))
    if arguments[isInteractive] {
      guard let ask = environment.ask else {
        throw UsageError.missingOperand("a terminal for --\(isInteractive.name)", command: name)
      }
      try DraftDialog(ask: ask).complete(&options, session)
    }
    let draft: ConfigurationDraft
    do throws(AuditFailure) { draft = try session.draft(options) } catch {
      return CommandResult(.impossible, status: Palpable.failureText(error) + exclusion(of: error, folder))
    }
    let findings = draft.findings.map { $0.madeVisible + "\n" }.joined().withoutWorkflowCommands
    var result = CommandResult(.passed)
    if arguments[isDryRun] {
      result.output = draft.text.withoutWorkflowCommands
      result.status = findings + "Nothing was written because of --\(isDryRun.name)\n"
      return result
    }
    let file = folder == "." ? AuditSession.configurationName : "\(folder)/\(AuditSession.configurationName)"
    guard draft.pairingCount > 0 else { return nothingToPair(findings, folder) }
    try OutputFiles(environment: environment).writeNew(draft.text, to: file)
    let next = "Created \(file). Next, run: palpable audit \(folder)"
    result.output = findings + (next.madeVisible + "\n").withoutWorkflowCommands
    return result
  }

  /// Returns the option that leaves out the first invalid file; empty if there is none, or if its path needs quotes.
  private func exclusion(of failure: AuditFailure, _ folder: String) -> String {
    let invalid = failure.problems.lazy.compactMap {
      if case .format(let error) = $0 { error.location.path } else { nil }
    }
    let start = folder == "." ? "" : folder + (folder.utf8.last == Ascii.slash ? "" : "/")
    guard let path = invalid.first, path.utf8.starts(with: start.utf8),
      path.utf8.allSatisfy({ $0 > Ascii.space && $0 < 0x7F && !"*{}\\'\"$`;&|<>()[]?!#~".utf8.contains($0) })
    else { return "" }
    // A pattern is a path in the folder.
    return "To leave the file out, add --\(exclude.name) \(path.dropFirst(start.utf8.count))\n"
  }

  /// Returns the result without a file: its audit could gate nothing.
  private func nothingToPair(_ findings: String, _ folder: String) -> CommandResult {
    let fault = "\(folder): no name says which color is on which, so no \(AuditSession.configurationName) was created; "
    let next =
      "declare \"pairings\" in one. palpable init \(folder) --dry-run prints an example, and palpable matrix \(folder) "
      + "shows every combination\n"
    return CommandResult(.impossible, output: findings, status: (fault + next).madeVisibleKeepingLines)
  }

  private func patterns(
    _ arguments: ParsedArguments, _ option: Option<[String]>
  ) throws(UsageError) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for text in arguments[option] {
      do throws(PathPattern.SyntaxError) { patterns.append(try PathPattern(text, separator: "/")) } catch {
        throw .unfitValue(option: option.name, value: text, expected: error.message.text)
      }
    }
    return patterns
  }
}
